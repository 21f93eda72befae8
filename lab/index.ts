export { tablesOf } from './csv.ts'
export {
  type Arm,
  type Experiment,
  ExperimentFile,
  makeExperiment,
  readExperiment,
  type Subject,
} from './experiment.ts'
export type { Comparison } from './measure/compared.ts'
export { reportHtml } from './page/html.tsx'
export { dealsOf, gamesOf, piecesOf } from './pieces.ts'
export { playPiece } from './play.ts'
export { GameRecord, PieceResult } from './record.ts'
export { compareRuns, type KeptGame, type Report, reportOf, reportText, type VariantReport } from './report.ts'
export { type Keeping, type PlayPieces, type Progress, runExperiment } from './run.ts'
export { startingFile, withoutComments } from './starting.ts'
export { type LabTask, piecesOnThreads, playLabTask, subjectOf } from './task.ts'
