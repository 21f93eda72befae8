// A match as people play it, in any process: what the server and the browser's own table share.
export { BeforeSnapshot, choicesInForce } from './choices.ts'
export { Clocks, maskOf, seatsIn } from './clocks.ts'
export { emptyFrame, frameBody, frameText, publicConfig } from './frames.ts'
export { type Beginning, Position } from './position.ts'
export { ASIDE, type ClockState, isSecretKind, KINDS, type Kind, type LogRow, type Redeal, type SavedState } from './rows.ts'
export { type MatchRecord, perform, type Results, type Task } from './tasks.ts'
