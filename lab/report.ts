import type { Arm, Experiment, ExperimentFile, LabGame } from './experiment.ts'
import { type Comparison, compare } from './measure/compared.ts'
import {
  type Drama,
  dramaOf,
  type EndingShare,
  endingsOf,
  type Length,
  type Luck,
  lengthOf,
  luckOf,
  type Use,
  usesOf,
} from './measure/course.ts'
import { type Duel, duelOf } from './measure/duel.ts'
import { idOf, type Played } from './measure/observed.ts'
import { type Matrix, matricesOf, type Share, sharesOf } from './measure/shares.ts'
import { type Thing, thingsOf } from './measure/things.ts'
import { namesInReport } from './names.ts'
import { sidesFor, UNFINISHED } from './play.ts'
import type { GameRecord } from './record.ts'
import { countedDeals, type Watched } from './stopping.ts'
import { nameWithout } from './things.ts'

/** A variant and everything measured about it. */
export interface VariantReport {
  readonly name: string
  readonly set: Readonly<Record<string, number>>
  readonly bots: readonly string[]
  readonly games: number
  readonly unfinished: number
  readonly shares: readonly Share[]
  readonly matrices: readonly Matrix[]
  readonly length: Length
  readonly drama: Drama | null
  readonly luck: Luck | null
  readonly things: readonly Thing[]
  readonly uses: readonly Use[]
  readonly endings: readonly EndingShare[]
}

/** A game that a figure refers to: enough to replay it. */
export interface KeptGame {
  readonly variant: string
  readonly seed: string
  readonly config: GameRecord['config']
  readonly bots: readonly string[]
  readonly payoffs: readonly number[]
  readonly reason: string
  readonly choices: string
}

/** The result of an experiment as plain data: the same experiment gives the same report, whatever ran it. */
export interface Report {
  readonly rulewrightReport: 1
  readonly game: string
  readonly version: string
  readonly title: string
  /** The printed names of all ids here; older reports have none. */
  readonly names?: Readonly<Record<string, string>>
  readonly experiment: ExperimentFile
  readonly together: boolean
  readonly deals: number
  readonly games: number
  /** Whether it ended before all deals were played, because everything watched was decided. */
  readonly stopped: boolean
  readonly watched: readonly Watched[]
  readonly variants: readonly VariantReport[]
  readonly comparisons: readonly Comparison[]
  readonly ladder: readonly Duel[]
  readonly without: readonly Duel[]
  readonly matches: Readonly<Record<string, KeptGame>>
}

/** Computes a report from the games, in whatever order they come; deals that do not count are left out. */
export function reportOf(subject: LabGame, experiment: Experiment, games: readonly GameRecord[]): Report {
  const sides = sidesOfExperiment(subject, experiment)
  const sorted = [...games].sort((a, b) => a.deal - b.deal || a.arm - b.arm || a.turn - b.turn)
  const { deals, watched } = countedDeals(experiment, { records: sorted, sides })
  const counted = sorted.filter(({ deal }) => deal < deals)
  const playedBy = (arm: Arm): Played => ({ records: counted.filter((record) => experiment.arms[record.arm] === arm), sides })
  const variants = experiment.arms.filter(({ kind }) => kind === 'variant')
  const [first, ...others] = variants
  const duels = (kind: Arm['kind']) =>
    experiment.arms.filter((arm) => arm.kind === kind).map((arm) => duelOf(playedBy(arm), ...sidesOfDuel(arm)))
  const told = {
    variants: variants.map((arm) => variantReport(subject, arm, playedBy(arm))),
    comparisons: first ? others.map((arm) => compare(playedBy(first), playedBy(arm), [first.name, arm.name])) : [],
    ladder: duels('ladder'),
    without: duels('without'),
  }
  return {
    rulewrightReport: 1,
    game: experiment.game,
    version: experiment.version,
    title: experiment.title,
    names: namesInReport(subject, sidesToldOf(told.variants)),
    experiment: experiment.file,
    together: sides.every((side) => side === 0),
    deals,
    games: counted.length,
    // A run that is still going, or was stopped by a person, has fewer deals as well.
    stopped: deals < experiment.deals && watched.length > 0 && watched.every(({ after }) => after !== null),
    watched,
    ...told,
    matches: keptGames(experiment, counted, JSON.stringify(told)),
  }
}

const sidesToldOf = (variants: readonly VariantReport[]) =>
  variants.flatMap(({ shares }) => shares.map(({ kind, label }) => [kind, label] as const))

export const sidesOfExperiment = ({ game }: LabGame, { arms }: Experiment): readonly number[] => {
  const config = arms[0]?.configs[0]
  return config ? sidesFor(game, config) : []
}

function sidesOfDuel({ kind, players }: Arm): [string, string] {
  const [first, second] = players
  return kind === 'without' ? [nameWithout(first?.without ?? ''), first?.bot ?? ''] : [first?.bot ?? '', second?.bot ?? '']
}

function variantReport({ lab }: LabGame, { name, set, players }: Arm, played: Played): VariantReport {
  const nameOf = (kind: string, thing: string) => lab.things?.[kind]?.name?.(thing) ?? thing
  return {
    name,
    set,
    bots: players.map(({ bot }) => bot),
    games: played.records.length,
    unfinished: played.records.filter(({ reason }) => reason === UNFINISHED).length,
    shares: sharesOf(played),
    matrices: matricesOf(played),
    length: lengthOf(played),
    drama: dramaOf(played),
    luck: luckOf(played),
    things: thingsOf(played, nameOf),
    uses: usesOf(played),
    endings: endingsOf(played),
  }
}

/** The games that some figure refers to. */
function keptGames(experiment: Experiment, records: readonly GameRecord[], told: string): Report['matches'] {
  const named = new Set(told.match(/"\d+\.\d+\.\d+"/g))
  const kept = records.filter((record) => named.has(`"${idOf(record)}"`))
  return Object.fromEntries(
    kept.map((record) => {
      const { players, name = '' } = experiment.arms[record.arm] ?? { players: [] }
      const { seed, config, payoffs, reason, choices } = record
      const bots = record.players.map((player) => players[player]?.bot ?? '')
      return [idOf(record), { variant: name, seed, config, bots, payoffs, reason, choices }]
    }),
  )
}

/** The text of a report: identical to the byte for the same report. */
export const reportText = (report: Report): string => `${JSON.stringify(sortedKeys(report), null, 1)}\n`

/** Keys in a fixed order: some ways of storing data change it. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sortedKeys(item)]))
}

/** A run as it is compared with another, by its first variant. */
export interface Run {
  readonly name: string
  readonly experiment: Experiment
  readonly games: readonly GameRecord[]
}

/** The first variants of two runs of the same deals. */
export function compareRuns(subject: LabGame, before: Run, after: Run): Comparison {
  const played = ({ experiment, games }: Run): Played => {
    const sides = sidesOfExperiment(subject, experiment)
    const { deals } = countedDeals(experiment, { records: [...games].sort((a, b) => a.deal - b.deal), sides })
    return { records: games.filter(({ arm, deal }) => arm === 0 && deal < deals), sides }
  }
  return compare(played(before), played(after), [before.name, after.name])
}
