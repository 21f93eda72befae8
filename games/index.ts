// The games there are, one line each. Nothing else knows their names.

export { default as aldarra } from './aldarra/index.ts'
export { default as alderquest } from './alderquest/index.ts'
export { default as hubworld } from './hubworld/index.ts'
export { default as primal } from './primal/index.ts'
