import type { HubworldState } from './state.ts'

/** Until version 2 a rule switch said whether conceding was among the options; now it is always possible. */
interface OldState extends HubworldState {
  readonly switches: HubworldState['switches'] & { readonly conceding?: boolean }
}

/** Brings the state of an older snapshot up to date. */
export function migrate(state: unknown): HubworldState {
  const old = state as OldState
  const { conceding: _, ...switches } = old.switches
  return { ...old, switches }
}
