import { type Bot, makeBot, parseBot, Search, sidesOf, whoWasWinning } from '@rulewright/bots'
import { withNumbers } from '@rulewright/games/numbers'
import { type Answer, below, type Config, type Decision, type Event, type Game, Match, seedRandom, writeChoices } from '@rulewright/kernel'
import type { Arm, Experiment, LabGame, LabPlayer } from './experiment.ts'
import { type Sitting, sittingsOf } from './pieces.ts'
import type { GameRecord, PieceResult } from './record.ts'
import { Tracker } from './tracker.ts'

/** A game still going after this many decisions is called off: nobody has won. */
const LONGEST = 20_000
export const UNFINISHED = 'unfinished'

/** At how many moments it is judged who is winning. */
const MOMENTS = 20

/** Plays all games of a piece synchronously: what it needs has been loaded before. */
export function playPiece(subject: LabGame, experiment: Experiment, piece: number): PieceResult {
  return { piece, games: [...sittingsOf(experiment, piece)].map((sitting) => playSitting(subject, experiment, sitting)) }
}

function playSitting(subject: LabGame, experiment: Experiment, sitting: Sitting): GameRecord {
  const arm = experiment.arms[sitting.arm]
  if (!arm) throw new Error(`there is no arm ${sitting.arm}`)
  return withNumbers(subject.lab, arm.set, () => play(subject, arm, sitting, experiment.drama))
}

function play(subject: LabGame, arm: Arm, sitting: Sitting, drama: boolean): GameRecord {
  const { game, lab } = subject
  const { config, seed, luck } = sitting
  const players = seatingOf(game, arm, sitting)
  const early: Event[] = []
  let tracker: Tracker | null = null
  const match = Match.start(game, config, seed, ({ event }) => {
    if (tracker) tracker.heard(event)
    else early.push(event)
  })
  tracker = new Tracker(lab, match, config.seats)
  for (const event of early) tracker.heard(event)
  const minds = players.map((player) => mindOf(subject, arm.players[player], arm.kind === 'without'))
  const choices: Answer[] = []
  for (let n = 0; n < LONGEST; n++) {
    const decision = nextDecision(match)
    if (!decision) break
    const { seat } = decision
    const index = minds[seat]?.(match, decision, `${luck}.${seat}.${n}`) ?? 0
    tracker.chose(decision, index)
    match.choose(seat, index)
    choices.push({ seat, index })
  }
  const { payoffs, reason, scores = [] } = match.outcome ?? { payoffs: players.map(() => 0), reason: UNFINISHED }
  const lead = drama && match.outcome ? whoWasWinning(game, match.log(), MOMENTS).map(({ chances }) => chances.map(hundredths)) : []
  const { arm: number, deal, turn } = sitting
  const outcome = { payoffs: [...payoffs], scores: [...scores], reason }
  return {
    arm: number,
    deal,
    turn,
    seed,
    config: { ...config },
    players: [...players],
    ...outcome,
    ...tracker.told(),
    lead,
    choices: writeChoices(choices),
  }
}

const hundredths = (x: number): number => Math.round(x * 100) / 100

/** Which player sits at each seat: bots by seat, or two players who change sides from one turn to the next. */
function seatingOf(game: Game, arm: Arm, { config, turn }: Sitting): readonly number[] {
  const seats = Array.from({ length: config.seats }, (_, seat) => seat)
  if (arm.kind === 'variant') return seats.map((seat) => seat % arm.players.length)
  const sides = sidesFor(game, config)
  // In co-operative games, each of the two plays the deal with copies of itself.
  const together = sides.every((side) => side === 0)
  return seats.map((seat) => (together ? turn : ((sides[seat] ?? 0) + turn) % 2))
}

const known = new Map<string, readonly number[]>()

/** Sides do not depend on the settings that experiments change, so they are found once for each number of seats. */
export function sidesFor(game: Game, config: Config): readonly number[] {
  const key = `${game.id} ${config.seats}`
  const sides =
    known.get(key) ?? (game.cooperative || config.seats === 1 ? Array.from({ length: config.seats }, () => 0) : sidesOf(game, config))
  known.set(key, sides)
  return sides
}

type Mind = (match: Match, decision: Decision, seed: string) => number

function mindOf({ lab }: LabGame, player: LabPlayer | undefined, weighed: boolean): Mind {
  const spec = parseBot(player?.bot ?? 'random')
  const bot: Bot = makeBot(spec.ok ? spec.value : { kind: 'random' })
  if (!weighed) return (match, { seat }, seed) => bot.choose(match.observer(seat), seed)
  const [kind = '', ...name] = (player?.without ?? '').split('.')
  const things = lab.things?.[kind]
  const refused = name.join('.')
  const allowed = (match: Match, { options, seat }: Decision): number[] => {
    const free = options.flatMap((option, index) => (things?.uses(option, match.state, seat) === refused ? [] : [index]))
    // Where the rules leave no alternative, the thing is used after all.
    return free.length > 0 ? free : options.map((_, index) => index)
  }
  return (match, decision, seed) => best(bot, match, decision, allowed(match, decision), seed)
}

/** The best of the allowed options. Both players of the test choose like this, so that only the restriction distinguishes them. */
function best(bot: Bot, match: Match, { seat }: Decision, allowed: readonly number[], seed: string): number {
  const [only = 0] = allowed
  if (allowed.length === 1) return only
  if (!(bot instanceof Search)) return allowed[below(seedRandom(seed), allowed.length)] ?? only
  const verdicts = bot.judge(match.observer(seat), seed)
  return allowed.reduce((a, b) => ((verdicts[b]?.share ?? 0) > (verdicts[a]?.share ?? 0) ? b : a), only)
}

/** Who is asked next: first the seats with an offer that lapses when another seat decides. */
function nextDecision(match: Match): Decision | null {
  return match.open.find((decision) => decision.lapses) ?? match.first
}
