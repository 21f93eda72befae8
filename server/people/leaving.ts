import { levels } from '@rulewright/bots'
import { type House, STAND_IN } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { TournamentDesk } from '../tournaments/desk.ts'

/** What a seat of a finished match is called whose player is not known any more. */
const NOBODY = 'Somebody who left'
const MOST = 10_000

/** Takes a person out of everything: bots play on in their seats, and what they said goes with them. */
export async function eraseFrom(house: House, sessions: Sessions, user: string): Promise<void> {
  const { store, herald } = house
  await new TournamentDesk(house, sessions).leave(user)
  await store.clubs.leaveAll(user)
  const matches = await store.lists.mine(user, MOST)
  for (const { id, status } of matches) {
    if (status === 'waiting') await store.standUp(id, user)
    if (status === 'running') await store.leaveToBot(id, user, STAND_IN, levels[STAND_IN].name)
  }
  await store.tournaments.erase(user, NOBODY)
  const gone = await store.people.erase(user, NOBODY)
  for (const id of new Set([...matches.map((match) => match.id), ...gone])) {
    sessions.known(id)?.chat.forget()
    sessions.refresh(id)
    herald.table(id)
  }
}
