import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveFolder from '@fastify/static'
import websocket from '@fastify/websocket'
import { type Health, NotificationChange, paths, type RefusedRequest, type User } from '@rulewright/wire'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { WebSocket } from 'ws'
import type { House } from '../house.ts'
import type { Laboratory } from '../lab/laboratory.ts'
import { ClientSocket } from '../live/client-socket.ts'
import type { Sessions } from '../live/sessions.ts'
import type { AnalysisDesk } from '../match/analyses.ts'
import type { Notices } from '../notify/notices.ts'
import { AccountDesk } from '../people/desk.ts'
import type { Mail } from '../people/mail.ts'
import { Refused } from '../refused.ts'
import { AccountGuard } from './account-guard.ts'
import { serveAccountRoutes } from './account-routes.ts'
import { type Accounts, type SignedIn, serveAccounts } from './accounts.ts'
import { Addresses } from './addresses.ts'
import { answerFailures, read } from './answers.ts'
import { authSecret, openAccounts } from './auth.ts'
import { serveAway } from './away-routes.ts'
import { serveClubs } from './club-routes.ts'
import { serveDesk } from './desk-routes.ts'
import { householdOf } from './household.ts'
import { serveLab } from './lab-routes.ts'
import { serveModeration } from './moderation-routes.ts'
import { isToken, serveOperator } from './operator.ts'
import { mustBeOurs } from './origin.ts'
import { servePeople } from './people-routes.ts'
import { serveQueue } from './queue-routes.ts'
import { SteadyStore } from './rate-store.ts'
import { serveRoutes } from './routes.ts'
import { SignIns } from './sign-ins.ts'
import { serveTournaments } from './tournament-routes.ts'

/** Beyond this a socket is closed without an answer; below it, a message that is too large is answered. */
const LARGEST_PAYLOAD = 1_000_000
const LARGEST_BODY = 65_536
/** The close code for a socket whose sign-in has ended. */
const SIGNED_OUT = 4001
/** A health check waits no longer than this for the database, in milliseconds. */
const DATABASE_PATIENCE = 3_000
/** If nobody has chosen since a commit failed, the failure is considered past after this long. */
const WRITING_PATIENCE = 60_000

/** Who may use the lab: operators; if its owner says so, also anybody at this machine. */
export type LabAccess = 'operators' | 'local'

export interface Frontage {
  readonly publicUrl: string | null
  readonly webRoot: string | null
  readonly trustProxy: number
  /** With it, metrics are shown to those who know it; without, only to this machine. */
  readonly metricsToken: string | null
  /** With it, whoever runs the server is let in; without, nobody is. */
  readonly operatorToken: string | null
  readonly lab: Laboratory | null
  readonly analyses: AnalysisDesk
  readonly labAccess: LabAccess
  /** How letters are sent; null: this server sends none. */
  readonly mail: Mail | null
  readonly isClosing: () => boolean
}

async function openDesk({ store, logger, now }: House, { mail, publicUrl }: Frontage): Promise<AccountDesk> {
  return new AccountDesk({ people: store.people, logger, mail, site: publicUrl ?? '', secret: await authSecret(store), now })
}

/** The web server: security first, then accounts, the lobby, sockets and the web app. */
export async function openFront(house: House, sessions: Sessions, notices: Notices, front: Frontage): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = house.logger
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Beyond our own proxies, the list of addresses is whatever the client wrote.
    trustProxy: (_address, hop) => hop < front.trustProxy,
    bodyLimit: LARGEST_BODY,
    // An invalid address does not reach our own handlers.
    frameworkErrors: (_error, _request, { raw }) => {
      const failure: RefusedRequest = { error: 'malformed', message: '' }
      raw.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(failure))
    },
    // Nobody waits for a client that sends half a request and stops.
    requestTimeout: house.timings.request,
    http: { headersTimeout: house.timings.request, connectionsCheckingInterval: Math.ceil(house.timings.request / 4) },
  })
  answerFailures(app)
  keepCount(app, house)
  await secure(app, house, front)
  await app.register(websocket, { options: { maxPayload: LARGEST_PAYLOAD, perMessageDeflate: false, autoPong: false } })
  const auth = await openAccounts(house, front.publicUrl, (match) => {
    // Authors of lines are read again.
    sessions.known(match)?.chat.forget()
    sessions.refresh(match)
    house.herald.table(match)
  })
  const signIns = new SignIns(house.store)
  const changed = () => signIns.check()
  const guard = new AccountGuard(house)
  const desk = await openDesk(house, front)
  const accounts = serveAccounts(app, house, { auth, guard, desk, changed })
  serveRoutes(app, house, sessions, accounts, front.analyses)
  serveModeration(app, house, sessions, accounts)
  servePeople(app, house, sessions, accounts)
  const isLabOpen = (request: FastifyRequest, user: User | null) =>
    front.lab !== null && ((front.labAccess === 'local' && isHere(request)) || user?.operator === true)
  serveQueue(app, house, sessions, accounts, isLabOpen)
  await serveAway(app, house, sessions, accounts, front.publicUrl ?? '')
  serveClubs(app, house, sessions, accounts)
  serveTournaments(app, house, sessions, accounts)
  serveDesk(app, house, sessions, accounts, changed)
  serveAccountRoutes(app, house, sessions, { accounts, desk, guard, changed })
  serveSockets(app, house, sessions, accounts, signIns)
  sessions.everyBeat(() => signIns.check())
  serveHealth(app, house, sessions, front)
  serveOperator(app, house, desk, front.operatorToken)
  if (front.lab) serveLab(app, house, accounts, front.lab, isLabOpen)

  app.get(paths.notifications, async (request) => notices.settings((await accounts.mustBe(request.headers)).id))
  app.put(paths.notifications, async (request) => {
    const user = await accounts.mustBe(request.headers)
    return notices.change(user.id, read(NotificationChange, request.body))
  })
  await serveWeb(app, front.webRoot)
  return app
}

/** Every answer is counted; changes and refusals are logged, without bodies and without secrets. */
function keepCount(app: FastifyInstance, { meters, logger }: House): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    meters.responses.inc({ status: String(status) })
    if (request.method === 'GET' && status < 400) return
    const path = request.url.split('?')[0]
    logger.info({ method: request.method, path, status, milliseconds: Math.round(elapsedTime), address: request.ip }, 'request')
  })
}

async function secure(app: FastifyInstance, house: House, front: Frontage): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Boards set styles on their elements as they move.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: front.publicUrl?.startsWith('https:') ?? false,
    crossOriginEmbedderPolicy: false,
  })
  await app.register(rateLimit, {
    max: house.limits.requestsPerMinute,
    timeWindow: '1 minute',
    store: SteadyStore,
    // A browser that caches the app on its device fetches all of its files once; they cost next to nothing.
    allowList: (request) => request.method === 'GET' && request.url.startsWith('/assets/'),
  })
  app.addHook('onRequest', async (request) => {
    if (front.isClosing()) throw new Refused('shutting-down')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes || request.headers.upgrade !== undefined) mustBeOurs(request.headers, front.publicUrl)
  })
}

function serveSockets(app: FastifyInstance, house: House, sessions: Sessions, accounts: Accounts, signIns: SignIns): void {
  const addresses = new Addresses(house.limits)
  app.get(
    paths.socket,
    {
      websocket: true,
      config: { rateLimit: { max: house.limits.socketsPerAddress * 10, timeWindow: '1 minute' } },
      preValidation: async (request, reply) => {
        if (addresses.isFull(householdOf(request.ip))) throw new Refused('too-many')
        request.signedIn = await accounts.whoSignedIn(request.headers)
        request.answer = reply.raw
      },
    },
    (socket, request) => {
      forgetRequest(socket, request)
      house.meters.responses.inc({ status: '101' })
      const { allowance, leave } = addresses.enter(householdOf(request.ip))
      socket.once('close', leave)
      const { user = null, signIn } = request.signedIn ?? {}
      if (signIn !== undefined)
        socket.once(
          'close',
          signIns.add(signIn, () => socket.close(SIGNED_OUT, 'signed out')),
        )
      new ClientSocket(house, sessions, socket, request.socket, user, allowance)
    },
  )
  app.decorateRequest('signedIn', null)
  app.decorateRequest('answer', null)
}

/**
 * A socket outlives its first request by hours. The library's listener and the answer that was never sent would keep
 * all of it in memory that long, several times what the socket itself takes.
 */
function forgetRequest(socket: WebSocket, { answer, socket: line }: FastifyRequest): void {
  socket.removeAllListeners('error')
  answer?.detachSocket(line)
}

function serveHealth(app: FastifyInstance, house: House, sessions: Sessions, front: Frontage): void {
  const sockets = () => app.websocketServer.clients.size
  house.meters.gauge('rulewright_sockets', 'Open sockets.', sockets)
  app.get(paths.health, async (_, reply): Promise<Health> => {
    const { db } = house.store
    const status = await state(house)
    if (status !== 'ok') reply.code(503)
    return { status, database: db.kind, liveMatches: sessions.live, sockets: sockets(), eventLoopDelay: house.meters.eventLoopDelay() }
  })
  app.get(paths.metrics, async (request, reply) => {
    const { authorization } = request.headers
    const allowed = front.metricsToken !== null ? isToken(authorization, front.metricsToken) : isLoopback(request.ip)
    if (!allowed) throw new Refused('no-such-page')
    return reply.type(house.meters.registry.contentType).send(await house.meters.registry.metrics())
  })
}

/** Whether the database answers, and whether it can still write: a full disk can be read all day. */
async function state({ store, log, now }: House): Promise<Health['status']> {
  if (!(await answers(store.db.run('select 1')))) return 'no-database'
  const { failedAgo } = log
  const isFailing = failedAgo !== null && failedAgo < WRITING_PATIENCE
  return !isFailing && (await answers(store.processes.seen(now()))) ? 'ok' : 'not-writing'
}

/** A database that is gone may not answer at all. */
function answers(asked: Promise<void>): Promise<boolean> {
  const late = new Promise<boolean>((done) => setTimeout(done, DATABASE_PATIENCE, false).unref())
  const answer = asked.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}

/** Whether the request comes from this machine, under its own name: a page elsewhere could point its name here. */
const isHere = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !PASSED_ON.some((name) => name in headers)

/** Added by a proxy on this machine: whoever is behind it is elsewhere. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const isLoopback = (address: string) => isIP(address) !== 0 && (address === '::1' || address.replace('::ffff:', '').startsWith('127.'))

/** The web app: files as they are; every other path gets its single page. */
async function serveWeb(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const root = webRoot === null ? null : resolve(webRoot)
  if (root !== null && existsSync(root)) {
    await app.register(serveFolder, {
      root,
      cacheControl: false,
      // The build puts the compressed forms of each text beside it.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.setHeader('vary', 'accept-encoding')
        // Built files carry a hash of their content in their name.
        reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html')
    if (isPage && root !== null && existsSync(root)) return reply.sendFile('index.html')
    throw new Refused('no-such-page')
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null
    /** Of a request that becomes a socket. */
    answer: ServerResponse | null
  }
}
