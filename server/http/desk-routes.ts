import { type Desk, OperatorAct, PeopleQuery, type PersonInfo, paths, type User } from '@rulewright/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { closeTable } from '../live/closing.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'

const DAY = 86_400_000

/** The operators' page. For everybody else it does not exist. Everything done here is recorded and shown. */
export function serveDesk(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts, changed: () => Promise<void>): void {
  const operator = async (request: FastifyRequest): Promise<User> => {
    const user = await accounts.whoIs(request.headers)
    if (!user?.operator) throw new Refused('no-such-page')
    return user
  }

  app.get(paths.desk, async (request) => {
    await operator(request)
    return deskOf(house)
  })

  app.get(paths.people, async (request) => {
    await operator(request)
    const found = await house.store.people.search(read(PeopleQuery, request.query).search ?? '')
    return found.map(infoOf)
  })

  app.post(paths.desk, async (request) => {
    const user = await operator(request)
    const act = read(OperatorAct, request.body)
    const { what, about, note } = await perform(house, sessions, user, act)
    await house.store.moderation.note({ at: house.now(), by: user.name, what, about, note })
    house.logger.info({ operator: user.id, what }, 'operator: something was done')
    await changed()
    return deskOf(house)
  })
}

/** The name under which the accounts library knows them stays here. */
const infoOf = ({ id, name, guest, email, createdAt, operator, bannedUntil }: PersonInfo): PersonInfo => ({
  id,
  name,
  guest,
  email,
  createdAt,
  operator,
  bannedUntil,
})

async function deskOf({ store }: House): Promise<Desk> {
  const { moderation, people } = store
  const [reports, bans, tables, deeds] = await Promise.all([moderation.reports(), people.banned(), moderation.tables(), moderation.deeds()])
  return { reports, bans: bans.map(infoOf), tables, deeds }
}

interface Done {
  readonly what: string
  readonly about: string
  readonly note: string
}

async function perform(house: House, sessions: Sessions, user: User, act: OperatorAct): Promise<Done> {
  const { moderation, people } = house.store
  switch (act.do) {
    case 'ban': {
      const person = await people.person(act.user)
      if (!person) throw new Refused('malformed', 'There is nobody of that id.')
      if (person.id === user.id || person.operator) throw new Refused('not-allowed', 'Operators are not sent away here.')
      await moderation.ban(person.id, house.now() + act.days * DAY, act.why)
      await people.signOut(person.id, null)
      return { what: `sent away for ${act.days} ${act.days === 1 ? 'day' : 'days'}`, about: person.name, note: act.why }
    }
    case 'unban': {
      const person = await people.person(act.user)
      await moderation.unban(act.user)
      return { what: 'let in again', about: person?.name ?? '', note: '' }
    }
    case 'close-table': {
      await close(sessions, act.match, act.why)
      return { what: 'closed a table', about: act.match, note: act.why }
    }
    case 'stop-bots': {
      const matches = await moderation.botsAlone()
      let stopped = 0
      // One after another: each is read from its log. Some may have ended meanwhile.
      for (const match of matches)
        stopped += await close(sessions, match, 'only bots were left.').then(
          () => 1,
          () => 0,
        )
      return { what: 'stopped matches of bots alone', about: String(stopped), note: '' }
    }
    case 'settle': {
      const about = await moderation.settle(act.report)
      if (about === null) throw new Refused('stale', 'Somebody has settled this report already.')
      return { what: 'settled a report', about, note: act.note }
    }
  }
}

async function close(sessions: Sessions, match: string, why: string): Promise<void> {
  const session = await sessions.open(match)
  await session.run(async () => {
    await session.refresh()
    if (session.row.status === 'over') throw new Refused('match-over')
    await closeTable(session, why)
  })
}
