export { Failure } from './failure.ts'
export { mover } from './mover.ts'
export { type Proof, type ProveOptions, prove } from './prove.ts'
export { redeals } from './redeals.ts'
