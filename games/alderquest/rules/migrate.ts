import type { AlderquestState, Result } from './state.ts'

/** A state of version 1, where it differs from today's. */
type Version1 = Omit<AlderquestState, 'result'> & {
  conceding?: boolean
  result: { winner: number; reason: Result['reason'] | 'concede' } | null
}

/** Until version 2 conceding was an action that a setting allowed, and the state kept the setting. */
export function migrate(state: unknown): AlderquestState {
  const { conceding: _, result, ...g } = state as Version1
  return { ...g, result: result && { winner: result.winner, reason: result.reason === 'concede' ? 'conceded' : result.reason } }
}
