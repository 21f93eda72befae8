export { COSTS, type JudgedChoice, judgeChoice, LABELS, type Label, METHOD } from './analysis.ts'
export {
  type Arena,
  type ArenaGame,
  type ArenaReport,
  type BotReport,
  type RunGames,
  runArena,
  type Seating,
  TooFewBots,
  type WinShare,
} from './arena/index.ts'
export { type Playable, playWith } from './arena/play.ts'
export { sidesOf } from './arena/sides.ts'
export { type ArenaTask, onThreads, playTask } from './arena/threads.ts'
export type { Bot, Budget } from './bot.ts'
export { type HabitCount, type HabitReport, HabitTally } from './habits.ts'
export { beenAt, type Hint, hint } from './hint.ts'
export { prepareBots, type Weights } from './judge.ts'
export { KeptBots } from './kept.ts'
export {
  Examples,
  type GenerationReport,
  gamesOf,
  type Learning,
  type Learnt,
  learnFrom,
  measured,
  NOTHING_LEARNT,
  type PlayedGame,
  type Teach,
} from './learn/index.ts'
export { chooseFor, isLevel, levels, type Opponent, pauseFor } from './levels.ts'
export type { Trail } from './memory.ts'
export { decode, encode, fromText, MAGIC, NEURONS, toText } from './network.ts'
export { reasonsFor } from './reason.ts'
export { type OptionVerdict, Search, type Thinking } from './search/index.ts'
export { type BotSpec, describeBotProblem, makeBot, nameOf, parseBot } from './spec.ts'
export { type Tuning, type TuningProgress, type TuningReport, tune } from './tune/index.ts'
export { type TurnByChoice, whereItTurned } from './turning.ts'
export { type Outlook, whoWasWinning } from './winning.ts'
