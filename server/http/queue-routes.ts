import { type Lobby, paths, type QueuePlace, QuickMatch, type User } from '@rulewright/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { mustHaveRoom } from '../match/making.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'
import { summaries } from './lobby.ts'

const MOST_NAMED = 50

/** Finding somebody to play: what is going on, and the queue for a match. */
export function serveQueue(
  app: FastifyInstance,
  house: House,
  sessions: Sessions,
  accounts: Accounts,
  isLabOpen: (request: FastifyRequest, user: User | null) => boolean,
): void {
  const { queue } = house.store

  app.get(paths.lobby, async (request): Promise<Lobby> => {
    const user = await accounts.whoIs(request.headers)
    return { ...(await lobbyOf(house, sessions, user)), lab: isLabOpen(request, user) }
  })

  app.get(paths.queue, async (request) => placeOf(house, await accounts.mustBe(request.headers)))

  app.post(paths.queue, async (request) => {
    const user = await accounts.mustBe(request.headers)
    const wish = read(QuickMatch, request.body)
    await mustHaveRoom(house, user)
    for (const id of wish.games) await mustFit(house, id, wish.people)
    await queue.enter(user.id, { ...wish, games: [...new Set(wish.games)] }, house.now())
    return placeOf(house, user)
  })

  app.put(paths.queue, async (request): Promise<QueuePlace> => {
    await queue.leave((await accounts.mustBe(request.headers)).id)
    return { state: 'none' }
  })
}

async function mustFit({ shelf }: House, id: string, people: number): Promise<void> {
  const game = await shelf.find(id)
  if (!game) throw new Refused('no-such-game')
  if (!game.seats.includes(people)) throw new Refused('bad-config', `${id} is not played by ${people}.`)
}

/** Somebody seated is told so until they have left the queue for the table: an answer may be lost on its way. */
async function placeOf({ store, now }: House, user: User): Promise<QueuePlace> {
  const place = await store.queue.look(user.id, now())
  if (!place) return { state: 'none' }
  const { since, games, people, mode, match } = place
  if (match === null) return { state: 'waiting', since, games, people, mode, others: Math.max(0, (await store.queue.count()) - 1) }
  const table = await store.match(match)
  // The table may not exist yet while somebody is about to be seated.
  if (!table) return { state: 'waiting', since, games, people, mode, others: 0 }
  if (table.status !== 'over') return { state: 'seated', match }
  await store.queue.leave(user.id)
  return { state: 'none' }
}

async function lobbyOf(house: House, sessions: Sessions, user: User | null): Promise<Omit<Lobby, 'lab'>> {
  const { store } = house
  const [open, running, here, looking] = await Promise.all([
    store.lists.openTables(),
    store.lists.watchable(),
    sessions.online.everybody(),
    store.queue.count(),
  ])
  const named = await store.circle.listedAmong([...here].filter((one) => one !== user?.id))
  const all = [...open.flatMap(({ creator }) => creator ?? []), ...named.map((one) => one.user)]
  const atOdds = user ? await store.moderation.atOdds(user.id, all) : new Set<string>()
  const tables = open.filter(({ creator }) => !atOdds.has(creator ?? ''))
  return {
    tables: await summaries(house, sessions, tables, user),
    watch: await summaries(house, sessions, running, user),
    online: here.size,
    people: named
      .filter((one) => !atOdds.has(one.user))
      .slice(0, MOST_NAMED)
      .map((one) => ({ ...one, online: true })),
    looking,
  }
}
