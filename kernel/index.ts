export { anyConfig } from './any-config.ts'
export { clone, hash, isRecord, notPlain } from './data.ts'
export { type Ear, type Event, emit, heard, type Told, whisper } from './events.ts'
export { Facts, type Features, Numbering } from './features.ts'
export {
  type Answer,
  type Around,
  answersItself,
  ask,
  askAlways,
  askLate,
  at,
  CONCEDE,
  type Decision,
  Ending,
  type Flow,
  gameOver,
  inNameOf,
  inSecret,
  late,
  listenToSelfAnswers,
  type Option,
  type Pending,
  type Seat,
  together,
  within,
} from './flow.ts'
export {
  defineGame,
  type Errands,
  type Evaluation,
  type Game,
  type HiddenFact,
  type Obstacle,
  type Outcome,
  obstaclesFrom,
  reveal,
  type Secrecy,
  type State,
} from './game.ts'
export { counted, inList, lowered, subject, who, whose, withArticle } from './grammar.ts'
export type { Habits, NoteHabit, Watcher } from './habits.ts'
export { IllegalChoice } from './illegal-choice.ts'
export { botNames, LEVELS, type Level, NAMES_OF_LEVEL } from './levels.ts'
export { describeLogProblem, HASH_DIGITS, type MatchLog, type Rest, readChoices, readLog, writeChoices, writeLog } from './log.ts'
export { Match } from './match.ts'
export { Observer } from './observer.ts'
export { type Cards, fromPiles, type Pile } from './piles.ts'
export { ascending, below, copyRandom, next, pick, type RandomState, roll, seedRandom, shuffle } from './random.ts'
export { LogMismatch } from './replay.ts'
export {
  type Config,
  type ConfigOf,
  choice,
  describeProblem,
  eachSeat,
  flag,
  integer,
  laterChoice,
  type Problem,
  parseConfig,
  parseKeptConfig,
  type Result,
  type Setting,
  type Settings,
  text,
} from './settings.ts'
export type { Snapshot } from './snapshot.ts'
export { fits, type Wanted } from './wanted.ts'
export {
  capitalised,
  type GlossaryEntry,
  type Heading,
  type Names,
  type Phrase,
  plain,
  type Reckoned,
  type ThingWords,
  thing,
  type Words,
} from './words.ts'
