export { tablesOf } from './csv.ts'
export {
  type Arm,
  type Experiment,
  ExperimentFile,
  type LabGame,
  makeExperiment,
  readExperiment,
  USUAL_GAMES,
} from './experiment.ts'
export type { Comparison } from './measure/compared.ts'
export { type LabNames, namesOf } from './names.ts'
export { DEALS_IN_A_PIECE } from './pieces.ts'
export { GameRecord, PieceResult } from './record.ts'
export { compareRuns, type KeptGame, type Report, type Run, reportOf, reportText, type VariantReport } from './report.ts'
export { type PieceStore, type PlayPieces, type Progress, runExperiment } from './run.ts'
export { readText, startingFile, withoutComments } from './starting.ts'
export { type LabTask, piecesOnThreads, playLabTask, subjectOf } from './task.ts'
