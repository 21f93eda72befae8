import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Logger, pino } from 'pino'
import { LogWriter } from './data/log.ts'
import { LogReader } from './data/log-reader.ts'
import { migrate } from './data/migrations.ts'
import { PgliteDatabase } from './data/pglite.ts'
import { PostgresDatabase } from './data/postgres.ts'
import { SnapshotWriter } from './data/snapshots.ts'
import { Store } from './data/store.ts'
import { hear, makeHerald } from './herald.ts'
import { type House, LIMITS, type Limits, TIMINGS, type Timings } from './house.ts'
import { Housekeeper, KEEPING, type Retention } from './housekeeping.ts'
import { type LabAccess, openFront } from './http/app.ts'
import { Laboratory } from './lab/laboratory.ts'
import { Sessions } from './live/sessions.ts'
import { AnalysisDesk } from './match/analyses.ts'
import { KeptPages } from './match/kept-pages.ts'
import { dealLeftOver, Matchmaker } from './match/matchmaker.ts'
import { Meters } from './metrics.ts'
import { steadyNow } from './monotonic.ts'
import { Notices } from './notify/notices.ts'
import type { Post } from './notify/post.ts'
import type { Mail } from './people/mail.ts'
import { settleVacations } from './people/vacation.ts'
import { Umpire } from './ratings/umpire.ts'
import { Shelf } from './shelf.ts'
import { TaskPool } from './tasks/pool.ts'
import { TournamentDesk } from './tournaments/desk.ts'

export { type Verification, verifyMatchFile } from './match/verify.ts'

const STUDY_LIMIT = 30_000
/** How long requests under way may take when the server closes. */
const CLOSING = 1_000

export interface ServerOptions {
  readonly port?: number
  readonly host?: string
  /** The embedded database's folder; not used with `databaseUrl`. */
  readonly dataDir?: string
  readonly databaseUrl?: string | null
  /** A module that exports `games`, a list of manifests; left out: the games that ship. */
  readonly games?: URL
  /** The built web app; left out: only the service. */
  readonly webRoot?: string | null
  readonly log?: boolean | Logger
  /** The address people use, where it differs from the one the server listens on (behind a proxy). */
  readonly publicUrl?: string | null
  /** How many proxies are in front: that many of the forwarded addresses are trusted, counted from here. */
  readonly trustProxy?: number
  readonly metricsToken?: string | null
  /** The token for taking a backup; left out: nobody can. */
  readonly operatorToken?: string | null
  /** Where the lab keeps its runs; left out: there is no lab. */
  readonly labDir?: string | null
  /** Who may use it: operators, or also anybody at this machine. */
  readonly labAccess?: LabAccess
  /** How letters are sent; left out: none are. */
  readonly mail?: Mail | null
  readonly timings?: Partial<Timings>
  readonly limits?: Partial<Limits>
  readonly keeping?: Partial<Retention>
  /** How notifications are posted; left out: by HTTPS, to public addresses only. */
  readonly post?: Post
  /** The clock, in milliseconds since 1970; left out: one that only moves forward, whatever the machine's is set to. */
  readonly now?: () => number
  /** Called when the server cannot store anything any more: its process should end and be restarted. */
  readonly died?: (error: Error) => void
}

export interface Server {
  readonly url: string
  /** Lets work under way finish, tells the clients, and closes. */
  close(): Promise<void>
}

/** Starts a match service. It is ready when the promise resolves. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const logger = loggerFor(options.log ?? true)
  const shelf = await Shelf.open(options.games?.href ?? null)
  const died = (error: Error) => {
    logger.fatal({ error }, 'the database is lost')
    options.died?.(error)
  }
  const db = options.databaseUrl
    ? await PostgresDatabase.open(options.databaseUrl)
    : await PgliteDatabase.open(options.dataDir ?? '.data', died)
  try {
    await migrate(db)
    return await open(options, logger, shelf, new Store(db))
  } catch (error) {
    await db.close()
    throw error
  }
}

async function open(options: ServerOptions, logger: Logger, shelf: Shelf, store: Store): Promise<Server> {
  const { db } = store
  const publicUrl = options.publicUrl ?? null
  const notices = await Notices.open(store, logger, { publicUrl, post: options.post, mail: options.mail ?? null })
  const house = houseFor(options, logger, shelf, store, notices)
  const sessions = new Sessions(house)
  house.umpire.onSettled((match) => sessions.refresh(match))
  const housekeeper = new Housekeeper(house, { ...KEEPING, ...options.keeping })
  sessions.everyBeat(() => housekeeper.mayTidy())
  sessions.everyBeat(() => house.umpire.settleAll())
  const events = new TournamentDesk(house, sessions)
  sessions.everyBeat(() => events.lookAfter())
  sessions.everyBeat(() => settleVacations(house, sessions))
  sessions.everyBeat(() => dealLeftOver(house, sessions))
  sessions.everyBeat(() => notices.tellTogether(house.now(), house.timings.digest))
  if (db.kind === 'postgres') await store.processes.beat(house.process, house.now())
  // With several processes, another one may have been running all the time: it reports so at every beat.
  await db.alone(() => store.processes.seenAgain(house.now(), db.kind === 'postgres' ? 2 * house.timings.beat : 0))
  await db.listen(
    (payload) => hear(sessions, payload),
    () => sessions.catchUpAll(),
  )
  const lab = options.labDir ? new Laboratory(options.labDir, logger) : null
  const analyses = new AnalysisDesk(house)
  let closing = false
  const app = await openFront(house, sessions, notices, {
    publicUrl,
    webRoot: options.webRoot ?? null,
    trustProxy: options.trustProxy ?? 0,
    metricsToken: options.metricsToken ?? null,
    operatorToken: options.operatorToken ?? null,
    mail: options.mail ?? null,
    lab,
    analyses,
    labAccess: options.labAccess ?? 'operators',
    isClosing: () => closing,
  })
  const url = await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' })
  sessions.start()
  const matchmaker = new Matchmaker(house, sessions)
  matchmaker.start()
  return {
    url,
    async close() {
      if (closing) return
      closing = true
      analyses.close()
      await lab?.close()
      await matchmaker.stop()
      await closeAll(house, sessions, app)
    },
  }
}

function houseFor(options: ServerOptions, logger: Logger, shelf: Shelf, store: Store, notices: Notices): House {
  const process = randomUUID().slice(0, 8)
  const timings = { ...TIMINGS, ...options.timings }
  const meters = new Meters()
  const house: House = {
    process,
    store,
    shelf,
    logger,
    timings,
    log: new LogWriter(store.db, process, (seconds, failed) => meters.committed(seconds, failed)),
    logs: new LogReader(store),
    snapshots: new SnapshotWriter(store),
    pages: new KeptPages(),
    bots: new TaskPool(shelf.module, Math.max(1, availableParallelism() - 1), timings.botLimit),
    study: new TaskPool(shelf.module, 1, STUDY_LIMIT),
    herald: makeHerald(
      () => house,
      () => notices,
    ),
    umpire: new Umpire(() => house),
    meters,
    limits: { ...LIMITS, ...options.limits },
    now: options.now ?? steadyNow,
  }
  measure(house, options)
  return house
}

/** How long each queue is, and how much room there is. */
function measure({ meters, log, bots, study, store }: House, { databaseUrl, dataDir = '.data' }: ServerOptions): void {
  meters.gauge('rulewright_log_rows_waiting', 'Rows that wait for the next commit.', () => log.waiting)
  meters.gauge('rulewright_bot_tasks_waiting', 'Choices of bots and hints that wait for a thread.', () => bots.waiting)
  meters.gauge('rulewright_study_tasks_waiting', 'Replays and files that wait for a thread.', () => study.waiting)
  meters.gauge('rulewright_database_waiting', 'Statements that wait for the database.', () => store.db.waiting)
  if (databaseUrl) return
  meters.gauge('rulewright_disk_free_bytes', 'Room left where the data folder is.', () => {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  })
}

async function closeAll(house: House, sessions: Sessions, app: Awaited<ReturnType<typeof openFront>>): Promise<void> {
  const { store, process } = house
  await sessions.close()
  await house.log.flushed()
  for (const socket of app.websocketServer.clients) {
    socket.send(JSON.stringify({ type: 'bye', reason: 'shutting-down', seconds: 2 }))
    socket.close(1012, 'restarting')
  }
  // A client that neither sends nor reads must not keep the server open.
  const patience = setTimeout(() => app.server.closeAllConnections(), CLOSING)
  await app.close()
  clearTimeout(patience)
  await Promise.all([house.bots.close(), house.study.close()])
  if (store.db.kind === 'postgres') await store.processes.forget(process)
  await store.processes.seen(house.now())
  await store.db.close()
  house.meters.close()
}

/** Logs are lines of JSON; they never contain cookies or passwords. */
function loggerFor(log: boolean | Logger): Logger {
  if (typeof log !== 'boolean') return log
  return pino({
    enabled: log,
    level: 'info',
    redact: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie', 'password', 'secret', 'seed'],
    serializers: { error: pino.stdSerializers.err },
  })
}
