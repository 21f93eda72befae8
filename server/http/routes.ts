import {
  AdoptMatch,
  AnalysisAct,
  ContinueMatch,
  CreateMatch,
  JoinMatch,
  LARGEST_FILE,
  LoadFile,
  MatchId,
  ProposeRematch,
  paths,
  RemovePlayer,
  Rename,
  ReplayQuery,
  RoomAct,
} from '@rulewright/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { adoptMatch } from '../match/adopt.ts'
import type { AnalysisDesk } from '../match/analyses.ts'
import { continueMatch, loadFile, matchFile, replay, wholeMatch, winning } from '../match/archive.ts'
import { createMatch, joinMatch, removePlayer } from '../match/making.ts'
import { keepDistinct } from '../match/names.ts'
import { playAgain } from '../match/rematch.ts'
import { actInRoom } from '../match/room.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'
import { householdOf } from './household.ts'
import { gameInfos, summaries } from './lobby.ts'
import { LobbyGuard } from './lobby-guard.ts'

const idOf = (request: FastifyRequest): string => {
  const id = MatchId.safeParse(param(request, 'match'))
  if (!id.success) throw new Refused('no-such-match')
  return id.data
}

const param = (request: FastifyRequest, name: string): string => {
  const { params } = request
  const value: unknown = typeof params === 'object' && params !== null ? Object.getOwnPropertyDescriptor(params, name)?.value : undefined
  return typeof value === 'string' ? value : ''
}

const match = ':match'

/** The games, the lobby, replays and one's own name over HTTP. */
export function serveRoutes(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts, analyses: AnalysisDesk): void {
  serveGames(app, house)
  serveLobby(app, house, sessions, accounts)
  serveArchive(app, house, sessions, accounts)
  serveAnalyses(app, house, accounts, analyses)
  serveMe(app, house, sessions, accounts)
}

function serveGames(app: FastifyInstance, house: House): void {
  app.get(paths.games, () => gameInfos(house))

  app.get(paths.rules(':game'), async (request, reply) => {
    const text = house.shelf.rulesText(param(request, 'game'))
    if (text === null) throw new Refused('no-such-page')
    return reply.type('text/markdown; charset=utf-8').send(text)
  })
}

function serveLobby(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  const guard = new LobbyGuard(house)

  app.post(paths.matches, async (request) => {
    const user = await accounts.mustBe(request.headers)
    const wish = read(CreateMatch, request.body)
    if (wish.listed) await guard.mayList(request.ip, user)
    return createMatch(house, sessions, user, wish)
  })

  app.get(paths.mine, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return summaries(house, sessions, await house.store.lists.mine(user.id), user)
  })

  app.get(paths.openTables, async (request) => {
    const user = await accounts.whoIs(request.headers)
    const tables = await house.store.lists.openTables()
    const creators = tables.flatMap(({ creator }) => creator ?? [])
    const atOdds = user ? await house.store.moderation.atOdds(user.id, creators) : new Set()
    const open = tables.filter(({ creator }) => !atOdds.has(creator ?? ''))
    return summaries(house, sessions, open, user)
  })

  app.get(paths.match(match), async (request) => {
    const row = await house.store.match(idOf(request))
    if (!row) throw new Refused('no-such-match')
    const [summary] = await summaries(house, sessions, [row], await accounts.whoIs(request.headers))
    return summary
  })

  app.post(paths.join(match), async (request) => {
    const user = await accounts.mustBe(request.headers)
    await guard.maySit(request.ip, user)
    return joinMatch(house, sessions, user, idOf(request), read(JoinMatch, request.body ?? {}))
  })

  app.post(paths.remove(match), async (request) => {
    const user = await accounts.mustBe(request.headers)
    await removePlayer(house, sessions, user, idOf(request), read(RemovePlayer, request.body).seat)
    return {}
  })

  app.post(paths.room(match), async (request) => {
    const user = await accounts.mustBe(request.headers)
    const [id, act] = [idOf(request), read(RoomAct, request.body)]
    if (act.do === 'settings' && act.listed && !(await house.store.match(id))?.listed) await guard.mayList(request.ip, user)
    await actInRoom(house, sessions, user, id, act)
    return {}
  })

  app.post(paths.rematch(match), async (request) => {
    const user = await accounts.mustBe(request.headers)
    return playAgain(house, sessions, user, idOf(request), read(ProposeRematch, request.body ?? {}).number)
  })
}

/** Replays and match files. */
function serveArchive(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  const askerOf = async (request: FastifyRequest) => ({ user: await accounts.whoIs(request.headers), address: householdOf(request.ip) })
  const aMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } })
  const studies = { config: aMinute(house.limits.studiesPerMinute) }

  app.get(paths.replay(match), studies, async (request, reply) => {
    const { seat, from, limit } = read(ReplayQuery, request.query)
    const wish = { seat: seat === undefined ? null : Number(seat), from: Number(from ?? 0), limit: Number(limit ?? 50) }
    return reply.type('application/json').send(await replay(house, idOf(request), await askerOf(request), wish))
  })

  app.get(paths.winning(match), studies, async (request) => winning(house, idOf(request), await askerOf(request)))

  app.get(paths.whole(match), studies, async (request) => wholeMatch(house, idOf(request), await askerOf(request)))

  app.get(paths.file(match), studies, async (request, reply) => {
    const id = idOf(request)
    const text = await matchFile(house, id, await askerOf(request))
    return reply.type('application/json').header('content-disposition', `attachment; filename="rulewright-${id}.json"`).send(text)
  })

  app.post(paths.continue(match), async (request) => {
    const user = await accounts.mustBe(request.headers)
    return continueMatch(house, sessions, idOf(request), user, read(ContinueMatch, request.body))
  })

  app.post(paths.load, { bodyLimit: LARGEST_FILE + 100_000, config: aMinute(house.limits.filesPerMinute) }, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return loadFile(house, user, read(LoadFile, request.body).file)
  })

  app.post(paths.adopt, { bodyLimit: LARGEST_FILE + 100_000, config: aMinute(house.limits.filesPerMinute) }, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return adoptMatch(house, sessions, user, read(AdoptMatch, request.body))
  })
}

/** Where matches turned. */
function serveAnalyses(app: FastifyInstance, house: House, accounts: Accounts, analyses: AnalysisDesk): void {
  const askerOf = async (request: FastifyRequest) => ({ user: await accounts.whoIs(request.headers), address: householdOf(request.ip) })
  const studies = { config: { rateLimit: { max: house.limits.studiesPerMinute, timeWindow: '1 minute' } } }

  app.get(paths.analysis(match), studies, async (request) => analyses.look(idOf(request), await askerOf(request)))

  app.post(paths.analysis(match), studies, async (request) => {
    const { do: what } = read(AnalysisAct, request.body)
    return analyses[what](idOf(request), await askerOf(request))
  })
}

function serveMe(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts): void {
  // Nobody is an answer, not an error: every first visit asks this. Serialised here because the framework sends null as an empty body.
  app.get(paths.me, async (request, reply) => {
    const user = await accounts.whoStays(request.headers, reply)
    return reply.type('application/json').send(JSON.stringify(user))
  })

  app.patch(paths.me, async (request) => {
    const user = await accounts.mustBe(request.headers)
    const { name } = read(Rename, request.body)
    for (const renamed of await house.store.rename(user.id, name)) {
      await keepDistinct(house.store, renamed, user.id, name)
      sessions.refresh(renamed)
      house.herald.table(renamed)
    }
    return { ...user, name }
  })
}
