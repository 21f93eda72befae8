import { type Game, Match, type MatchLog, type Seat } from '@rulewright/kernel'
import { chancesIn, type Outlook, shared } from './winning.ts'

/** A turning point: between two moments of a match somebody's chances changed much. */
interface Turn {
  /** After how many choices it was not yet so, and after how many it was. */
  readonly from: number
  readonly to: number
  /** Whose chances changed most, and how. */
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

/** A turning point, narrowed down from one rest to the next, with the choice in between that turned it, counted from 1. */
export interface TurnByChoice extends Turn {
  readonly choice: number
}

/** Smaller changes are noise. */
const WORTH_NAMING = 0.1
/** Single choices change little: they are looked at in more worlds than whole stretches, and in the same ones. */
const WORLDS = 12

/** The greatest turning points, in order. The end itself is not one: it is shown anyway. */
export function turningPoints(moments: readonly Outlook[], most = 3): readonly Turn[] {
  const turns = moments.slice(1, -1).flatMap((moment, n): Turn[] => {
    const last = moments[n]
    if (!last) return []
    const changes = moment.chances.map((chance, seat) => chance - (last.chances[seat] ?? 0))
    // The gainer is named rather than an equal loser.
    const seat = changes.reduce(
      (best, change, each) => (Math.abs(change) > Math.abs(changes[best] ?? 0) + 1e-9 ? each : best),
      changes.indexOf(Math.max(...changes)),
    )
    return [{ from: last.at, to: moment.at, seat, before: last.chances[seat] ?? 0, after: moment.chances[seat] ?? 0 }]
  })
  const size = ({ before, after }: Turn) => Math.abs(after - before)
  return turns
    .filter((turn) => size(turn) >= WORTH_NAMING)
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.to - b.to)
}

/** The turning points of a match that was looked at now and then, each with the choice that turned it most. */
export function whereItTurned(game: Game, log: MatchLog, moments: readonly Outlook[]): readonly TurnByChoice[] {
  const turns = turningPoints(moments)
  const together = new Set(moments.at(-1)?.chances).size === 1
  const chances: (readonly number[])[] = []
  const match = Match.start(game, log.config, log.seed)
  const look = (at: number) => {
    if (match.outcome || !turns.some(({ from, to }) => from <= at && at <= to)) return
    const found = chancesIn(match, 'turn', WORLDS)
    chances[at] = together ? found : shared(found)
  }
  look(0)
  for (const [n, { seat, index }] of log.choices.entries()) {
    match.choose(seat, index)
    look(n + 1)
  }
  const rests = log.rests.map(({ at }) => at)
  return turns.map((turn) => narrowed(turn, chances, rests))
}

/** From the rest before the choice after which the chances had changed most, the way they changed in all, to the next. */
function narrowed(turn: Turn, chances: readonly (readonly number[] | undefined)[], rests: readonly number[]): TurnByChoice {
  const { from, to, seat, before, after } = turn
  const change = (choice: number) => ((chances[choice]?.[seat] ?? 0) - (chances[choice - 1]?.[seat] ?? 0)) * Math.sign(after - before)
  let choice = to
  for (let each = from + 1; each < to; each++) if (change(each) > change(choice)) choice = each
  const began = rests.findLast((at) => at < choice) ?? from
  const ended = rests.find((at) => at >= choice) ?? to
  return { ...turn, from: Math.max(from, began), to: Math.min(to, ended), choice }
}
