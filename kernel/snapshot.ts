import { clone } from './data.ts'
import type { Answer } from './flow.ts'
import type { Game, State } from './game.ts'
import type { History } from './history.ts'
import type { Match } from './match.ts'
import type { Config } from './settings.ts'

/** A match at its last rest point, and the choices since: all that is needed to go on elsewhere. */
export interface Snapshot {
  readonly game: string
  readonly version: string
  readonly stateVersion: number
  readonly config: Config
  readonly seed: string
  /** How many choices led to the rest point. */
  readonly at: number
  readonly state: unknown
  readonly tail: readonly Answer[]
}

export function snapshotOf<S extends State, C extends Config, V>(match: Match<S, C, V>, record: History<S>): Snapshot {
  const { game, config, seed } = match
  return {
    game: game.id,
    version: game.version,
    stateVersion: game.stateVersion,
    config,
    seed,
    at: record.restedAt,
    state: copyState(game, record.lastState),
    tail: record.choices(record.restedAt),
  }
}

/** The snapshot's state in the game's current shape. */
export function currentState<S extends State, C extends Config, V>(game: Game<S, C, V>, snapshot: Snapshot): S {
  if (snapshot.stateVersion === game.stateVersion) return clone(snapshot.state) as S
  if (!game.migrate) throw new Error(`${game.id} cannot read a state of version ${snapshot.stateVersion}; it is at ${game.stateVersion}`)
  return game.migrate(clone(snapshot.state), snapshot.stateVersion)
}

/** A copy of a state: by the game's own `clone`, where it has one, which may use up the copy `over`. */
export function copyState<S extends State, C extends Config, V>(game: Game<S, C, V>, g: S, over?: S): S {
  if (!game.clone) return clone(g)
  const twin = game.clone(g, over)
  // The kernel's own fields: a game's clone need not copy them.
  if (g.conceded !== undefined) twin.conceded = g.conceded.slice()
  if (g.secrecy !== undefined) twin.secrecy = { choices: g.secrecy.choices.slice(), over: g.secrecy.over }
  return twin
}
