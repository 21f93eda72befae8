import { clone } from './data.ts'
import type { Answer } from './flow.ts'
import type { Game, State } from './game.ts'
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

/** The snapshot's state in the shape that the game has now. */
export function currentState<S extends State, C extends Config, V>(game: Game<S, C, V>, snapshot: Snapshot): S {
  if (snapshot.stateVersion === game.stateVersion) return clone(snapshot.state) as S
  if (!game.migrate) throw new Error(`${game.id} cannot read a state of version ${snapshot.stateVersion}; it is at ${game.stateVersion}`)
  return game.migrate(clone(snapshot.state), snapshot.stateVersion)
}
