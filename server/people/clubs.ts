import { randomBytes } from 'node:crypto'
import { type Club, type ClubAct, type ClubRole, type Created, lookOf, type NewClub, type User } from '@rulewright/wire'
import type { ClubRow } from '../data/clubs.ts'
import type { House } from '../house.ts'
import { summaries } from '../http/lobby.ts'
import type { Sessions } from '../live/sessions.ts'
import { createMatch, newId } from '../match/making.ts'
import { Refused } from '../refused.ts'

const MOST_CLUBS = 30
const MOST_MEMBERS = 500
const TAKEN = 'Another club is called so, or nearly so.'

const newKey = (): string => randomBytes(12).toString('base64url')

export async function foundClub({ store, now }: House, user: User, { name, about }: NewClub): Promise<string> {
  mustHaveAccount(user)
  if ((await store.clubs.count(user.id)) >= MOST_CLUBS) throw new Refused('too-many', 'You are in too many clubs.')
  const id = newId()
  if (!(await store.clubs.create({ id, name, look: lookOf(name), about, key: newKey() }, user.id, now())))
    throw new Refused('not-allowed', TAKEN)
  return id
}

export async function findClub({ store }: House, name: string): Promise<string> {
  const id = await store.clubs.called(lookOf(name))
  if (id === null) throw new Refused('not-allowed', 'There is no club of that name.')
  return id
}

/** A club as somebody may see it: its members and tables are shown to members only. */
export async function clubFor(house: House, sessions: Sessions, id: string, user: User | null): Promise<Club> {
  const { store } = house
  const club = await mustBeThere(house, id)
  const role = user ? await store.clubs.roleOf(id, user.id) : null
  const isIn = role === 'member' || role === 'organiser'
  const [members, tournaments, online] = await Promise.all([
    store.clubs.members(id),
    store.tournaments.ofClub(id, user?.id ?? ''),
    sessions.online.everybody(),
  ])
  const shown = members.filter((one) => isIn && (role === 'organiser' || one.role !== 'asking'))
  const [tables, finished] = isIn ? await Promise.all([store.clubs.tables(id, false), store.clubs.tables(id, true)]) : [[], []]
  return {
    club: id,
    name: club.name,
    about: club.about,
    role,
    members: members.filter((one) => one.role !== 'asking').length,
    people: shown.map((one) => ({ ...one, online: one.role !== 'asking' && online.has(one.user) })),
    key: isIn ? club.key : null,
    tables: await summaries(house, sessions, tables, user),
    finished: await summaries(house, sessions, finished, user),
    tournaments,
  }
}

/** Returns the table, if the act opened one. */
export async function actInClub(house: House, sessions: Sessions, id: string, user: User, act: ClubAct): Promise<Created | null> {
  const { clubs } = house.store
  const club = await mustBeThere(house, id)
  const role = await clubs.roleOf(id, user.id)
  switch (act.do) {
    case 'join':
      await join(house, club, user, act.key)
      return null
    case 'leave':
      await clubs.leave(id, user.id)
      return null
    case 'open-table':
      if (role !== 'member' && role !== 'organiser') throw new Refused('not-allowed', 'Only members open tables of the club.')
      return openTable(house, sessions, club, user, act)
    default:
      if (role !== 'organiser') throw new Refused('not-allowed', 'Only organisers of the club may do that.')
      await organise(house, club, user, act)
      return null
  }
}

async function mustBeThere({ store }: House, id: string): Promise<ClubRow> {
  const club = await store.clubs.club(id)
  if (!club) throw new Refused('no-such-page')
  return club
}

function mustHaveAccount(user: User): void {
  if (user.guest) throw new Refused('not-allowed', 'Clubs are for people with accounts: keep one first, on your account page.')
}

async function join({ store, now }: House, club: ClubRow, user: User, key: string | undefined): Promise<void> {
  mustHaveAccount(user)
  if (key !== undefined && key !== club.key)
    throw new Refused('not-allowed', 'This link is not good any more. Ask for another, or ask to join.')
  const known = await store.clubs.roleOf(club.id, user.id)
  if (known !== null && (known !== 'asking' || key === undefined)) return
  if ((await store.clubs.count(user.id)) >= MOST_CLUBS) throw new Refused('too-many', 'You are in too many clubs.')
  if ((await store.clubs.members(club.id)).length >= MOST_MEMBERS) throw new Refused('too-many', 'The club is full.')
  await store.clubs.join(club.id, user.id, key === undefined ? 'asking' : 'member', now())
}

type Organising = Exclude<ClubAct, { do: 'join' | 'leave' | 'open-table' }>

async function organise({ store }: House, club: ClubRow, user: User, act: Organising): Promise<void> {
  const { clubs } = store
  const must = (done: boolean) => {
    if (!done) throw new Refused('stale')
  }
  switch (act.do) {
    case 'accept':
      return must(await clubs.setRole(club.id, act.user, 'asking', 'member'))
    case 'remove':
      if (act.user === user.id) throw new Refused('malformed', 'That is you.')
      await clubs.leave(club.id, act.user)
      // Somebody who was sent away cannot come back with the link they know.
      return clubs.setKey(club.id, newKey())
    case 'organiser': {
      const others = (await clubs.members(club.id)).filter((one) => one.role === 'organiser' && one.user !== act.user)
      if (!act.is && others.length === 0) throw new Refused('not-allowed', 'A club has an organiser: name another first.')
      const [from, to]: [ClubRole, ClubRole] = act.is ? ['member', 'organiser'] : ['organiser', 'member']
      return must(await clubs.setRole(club.id, act.user, from, to))
    }
    case 'change':
      if (!(await clubs.change(club.id, act.name, lookOf(act.name), act.about))) throw new Refused('not-allowed', TAKEN)
      return
    case 'new-key':
      return clubs.setKey(club.id, newKey())
  }
}

/** Other members find it on the club's page. */
function openTable(
  house: House,
  sessions: Sessions,
  club: ClubRow,
  user: User,
  { game, seats, number }: Extract<ClubAct, { do: 'open-table' }>,
): Promise<Created> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const)
  return createMatch(house, sessions, user, { game, seats: [{ kind: 'me' }, ...open], number }, club.id)
}
