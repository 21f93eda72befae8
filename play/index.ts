// A match as people play it, in any process: what the server and the table in the browser share.
export { isFree, lastChoiceOf, mustBeAsked, mustBeInGame, mustBeOffered, STAND_IN } from './acts.ts'
export { Analysing } from './analysing.ts'
export { asBadFile, configFor, eyesOn, type FileExtras, notesText, playerNames, playersIn, readFile } from './archive.ts'
export { askedDecision, newsFor } from './as-seen.ts'
export { BeforeSnapshot, choicesInForce } from './choices.ts'
export { Clocks, maskOf, seatsIn } from './clocks.ts'
export { type Dealt, MatchCourse } from './course.ts'
export { emptyFrame, type FrameBody, frameOf, frameText, newsSince, publicConfig } from './frames.ts'
export { OneAtATime } from './one-at-a-time.ts'
export { type Beginning, Position, type UndoWish } from './position.ts'
export { readPosition } from './reading.ts'
export { Refused } from './refused.ts'
export { ASIDE, type ClockState, isSecretKind, KINDS, type Kind, type LogRow, type Redeal, type SavedState, STANDING } from './rows.ts'
export { matchText, type Telling, tell } from './story.ts'
export {
  configIn,
  hintTask,
  type MatchRecord,
  markOf,
  needsWords,
  perform,
  pickTask,
  type Results,
  type Task,
  type TaskOf,
} from './tasks.ts'
export { Differs, playThrough } from './through.ts'
export { rearranged, seatsTurned } from './turned.ts'
export { whyNot } from './why-not.ts'
