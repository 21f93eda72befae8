import { HOUSE_NAME } from '@rulewright/wire'
import type { Session } from './session.ts'

/** The current rules would change a match: it is kept as it was, and over. Nobody has won or lost, and everybody is told why. */
export async function closeAsChanged(session: Session, why: string): Promise<void> {
  const { store, logger, now } = session.house
  const { seats } = session.row.config
  const outcome = { payoffs: Array.from({ length: seats }, () => 1 / seats), reason: 'rules-changed' }
  logger.warn({ match: session.id, why }, 'the rules have changed: the match is closed')
  await store.finish(session.id, outcome, now())
  await tell(session, why)
  session.closed(outcome)
}

/** An operator ends a match, or sends everybody away from a waiting table. */
export async function closeTable(session: Session, why: string, by = 'Whoever looks after this server'): Promise<void> {
  const { store } = session.house
  if (session.row.status === 'running') {
    await tell(session, `${by} has closed the table: ${why}`)
    await session.commit('close', 0, 0)
    session.show()
    return session.showTable()
  }
  for (const user of new Set(session.seats.flatMap((seat) => seat.user_id ?? []))) await store.standUp(session.id, user)
  await session.seatsChanged()
}

async function tell(session: Session, why: string): Promise<void> {
  const { store, now, herald } = session.house
  const said = { channel: 'table', seat: null, name: HOUSE_NAME, text: `${why} Nobody has won or lost.`, at: now() } as const
  const line = await store.talk.say(session.id, '', said)
  session.chat.add({ ...said, line, user: null })
  for (const client of session.attendance.clients)
    client.send(JSON.stringify({ type: 'chat', match: session.id, lines: [{ ...said, line }] }))
  herald.chat(session.id, line)
}
