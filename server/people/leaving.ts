import { NAMES_OF_LEVEL } from '@rulewright/kernel'
import { STAND_IN } from '@rulewright/play'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { TournamentDesk } from '../tournaments/desk.ts'

/** The name shown for a finished match's player who has been deleted. */
const NOBODY = 'Somebody who left'
const MOST = 10_000

/** Removes a person from everything: bots take over their seats, and their messages are deleted. */
export async function eraseFrom(house: House, sessions: Sessions, user: string): Promise<void> {
  const { store, herald } = house
  await new TournamentDesk(house, sessions).leave(user)
  await store.clubs.leaveAll(user)
  const matches = await store.lists.mine(user, MOST)
  for (const { id, status } of matches) {
    if (status === 'waiting') await store.standUp(id, user)
    if (status === 'running') await store.leaveToBot(id, user, STAND_IN, NAMES_OF_LEVEL[STAND_IN][0])
  }
  await store.tournaments.erase(user, NOBODY)
  const gone = await store.people.erase(user, NOBODY)
  for (const id of new Set([...matches.map((match) => match.id), ...gone])) {
    sessions.known(id)?.chat.forget()
    sessions.refresh(id)
    herald.table(id)
  }
}
