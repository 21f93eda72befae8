import { Position } from '@rulewright/play'
import { mixSeed } from '../match/fairness.ts'
import { deadlineOf } from './deadlines.ts'
import type { Session } from './session.ts'

/** Deals when everybody is here and has given a number; false: there is nothing to deal yet. */
export async function dealIfComplete(session: Session): Promise<boolean> {
  const { row, seats, game, house, id } = session
  const complete = seats.every((s) => s.kind === 'bot' || (s.kind === 'person' && s.number !== null))
  if (row.status !== 'waiting' || !complete) return false
  const numbers = seats.map((s) => s.number)
  // A match begun elsewhere is already dealt.
  const seed = row.seed ?? mixSeed(row.secret, numbers)
  const at = house.now()
  const { config, clock, redeals } = row
  const first = Position.read({ game, config, seed, startedAt: at, clock, redeals: redeals ?? [] }, null, [])
  await house.store.start(id, seed, at, first.waiting, deadlineOf(session, first))
  return true
}
