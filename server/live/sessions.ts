import type { Seat } from '@rulewright/kernel'
import type { Client, House } from '../house.ts'
import { Refused } from '../refused.ts'
import { flagFallen, showChat } from './acts.ts'
import { deadlineOf } from './deadlines.ts'
import { Online } from './online.ts'
import { LATE, Session } from './session.ts'
import { ShutOuts } from './shut-outs.ts'
import { tableInfo } from './table-info.ts'

const OVERDUE_EVERY = 10_000
/** How many sessions are put to sleep at a time: each may have a snapshot to save. */
const MOST_TO_SLEEP = 50

/** The sessions of matches that somebody looks at, or that were just active. */
export class Sessions {
  readonly #reading = new Map<string, Promise<Session>>()
  /** The same, once loaded. */
  readonly #open = new Map<string, Session>()
  /** People for whom a hint is being computed. */
  readonly hinted = new Set<string>()
  readonly shutOuts: ShutOuts
  readonly online: Online
  #timer: NodeJS.Timeout | null = null
  #lastOverdue = 0
  #lastBeat = 0
  readonly #chores: (() => Promise<void>)[] = []
  #ticking: Promise<void> = Promise.resolve()

  constructor(readonly house: House) {
    this.shutOuts = new ShutOuts(house.store.moderation)
    this.online = new Online(house)
    const { meters } = house
    meters.gauge('rulewright_matches_in_memory', 'Matches that somebody looks at or that were busy just now.', () => this.#open.size)
    meters.gauge('rulewright_matches_live', 'Matches whose position is in memory.', () => this.live)
  }

  get live(): number {
    let n = 0
    for (const session of this.#open.values()) if (session.position) n++
    return n
  }

  /** A session in memory, without reading anything. */
  known(id: string): Session | undefined {
    return this.#open.get(id)
  }

  open(id: string): Promise<Session> {
    const known = this.#reading.get(id)
    if (known) return known
    const session = this.#read(id)
    this.#reading.set(id, session)
    session.then(
      (t) => this.#open.set(id, t),
      () => this.#reading.delete(id),
    )
    return session
  }

  async #read(id: string): Promise<Session> {
    const { store, shelf, process } = this.house
    const [row, seats] = await Promise.all([store.match(id), store.seats(id)])
    if (!row) throw new Refused('no-such-match')
    const game = await shelf.find(row.game)
    if (!game) throw new Refused('no-such-game', `This server does not offer ${row.game} any more.`)
    const elsewhere = store.db.kind === 'postgres' ? await store.processes.present(id, process) : []
    const session = new Session(this.house, game, row, seats, elsewhere)
    if (row.status === 'over') await session.afterwards.learn(row, seats)
    else await session.vacations.learn()
    return session
  }

  /** A table that no longer exists. */
  forget(id: string): void {
    this.#open.delete(id)
    this.#reading.delete(id)
  }

  /** Somebody sits down at a table or begins to watch it. */
  arrive(session: Session, client: Client): void {
    if (session.attendance.clients.has(client)) {
      client.send(JSON.stringify(tableInfo(session, client)))
      return
    }
    this.#presence(session, session.attendance.arrive(client), true)
    session.showTable()
  }

  depart(session: Session, client: Client): void {
    const gone = session.attendance.depart(client)
    if (gone === null) return
    this.#presence(session, gone, false)
    session.showTable()
    if (gone.length > 0) session.run(() => session.letOthersAnswer()).catch(() => {})
  }

  /** Tells other processes who is here; with one process there is nobody to tell. */
  #presence(session: Session, seats: readonly Seat[], here: boolean): void {
    const { store, process, herald, logger } = this.house
    if (store.db.kind !== 'postgres' || seats.length === 0) return
    Promise.all(
      seats.map((seat) => (here ? store.processes.arrive(process, session.id, seat) : store.processes.depart(process, session.id, seat))),
    )
      .then(() => herald.table(session.id))
      .catch((error: unknown) => logger.warn({ match: session.id, error }, 'presence could not be told'))
  }

  #presenceOfAll(): void {
    for (const session of this.#open.values()) {
      const { attendance } = session
      this.#presence(session, [...new Set([...attendance.clients].flatMap((client) => attendance.seatsOf(client)))], true)
    }
  }

  start(): void {
    let looked = performance.now()
    this.#timer = setInterval(() => {
      const late = performance.now() - looked - this.house.timings.tick
      looked += late + this.house.timings.tick
      // Nobody could be heard meanwhile, so nobody's time was running.
      if (late > LATE) for (const session of this.#open.values()) if (session.position?.clocks) session.giveTimeBack(late)
      this.#ticking = this.#tick().catch((error: unknown) => this.house.logger.error({ error }, 'looking after the sessions failed'))
    }, this.house.timings.tick)
    this.#timer.unref()
  }

  async #tick(): Promise<void> {
    const now = this.house.now()
    let sleepy = MOST_TO_SLEEP
    for (const session of this.#open.values()) {
      this.#lookAfter(session, now)
      if (sleepy > 0 && session.isQuiet(now)) {
        sleepy--
        this.#letSleep(session)
      }
    }
    if (now - this.#lastBeat >= this.house.timings.beat) {
      this.#lastBeat = now
      await this.#beat(now)
    }
    if (now - this.#lastOverdue >= OVERDUE_EVERY) {
      this.#lastOverdue = now
      for (const id of await this.house.store.lists.overdue(now)) if (!this.#open.get(id)?.position) this.#flagAsleep(id)
    }
  }

  #lookAfter(session: Session, now: number): void {
    const { position } = session
    if (position?.clocks && (deadlineOf(session, position) ?? Infinity) <= now) this.#flag(session)
    if (session.isOrphaned(now)) session.run(() => session.lead()).catch(() => {})
  }

  /** A session that nobody looks at is dropped; one with clients forgets its position only. */
  #letSleep(session: Session): void {
    if (session.attendance.clients.size === 0) {
      this.#open.delete(session.id)
      this.#reading.delete(session.id)
    }
    session
      .run(() => session.doze())
      .catch((error: unknown) => this.house.logger.warn({ match: session.id, error }, 'a snapshot was not saved'))
  }

  #flag(session: Session): void {
    session
      .run(() => flagFallen(session))
      .catch((error: unknown) => this.house.logger.warn({ match: session.id, error }, 'a flag could not fall'))
  }

  /** A match that cannot be read must not stop the other clocks from running out. */
  #flagAsleep(id: string): void {
    this.open(id).then(
      (session) => this.#flag(session),
      (error: unknown) => this.house.logger.warn({ match: id, error }, 'a flag could not fall'),
    )
  }

  async #beat(now: number): Promise<void> {
    const { store, process, timings } = this.house
    await store.processes.seen(now)
    for (const chore of this.#chores) await chore()
    if (store.db.kind !== 'postgres') return
    if (await store.processes.beat(process, now)) {
      this.#presenceOfAll()
      this.online.tellAll()
    }
    for (const id of await store.processes.forgetSilent(now - 3 * timings.beat)) this.refresh(id)
  }

  /** Does something at every beat of the server. */
  everyBeat(work: () => Promise<void>): void {
    this.#chores.push(work)
  }

  /** Reads a match's seats again if somebody looks at it here. */
  refresh(id: string): void {
    const session = this.#open.get(id)
    session
      ?.run(() => session.refresh())
      .then(() => {
        if (session.isGone) this.forget(id)
      })
      .catch((error: unknown) => this.house.logger.warn({ match: id, error }, 'a match could not be read'))
  }

  /** Another process has written to the log of a match. */
  catchUp(id: string): void {
    const session = this.#open.get(id)
    if (!session || (!session.position && session.attendance.clients.size === 0)) return
    session
      .run(() => session.catchUp())
      .catch((error: unknown) => this.house.logger.warn({ match: id, error }, 'a match could not catch up'))
  }

  async chatted(id: string, line: number): Promise<void> {
    const session = this.#open.get(id)
    const said = session && (await this.house.store.talk.line(id, line))
    if (said) showChat(session, [said])
  }

  /** News may have been missed: everything is read again. */
  catchUpAll(): void {
    for (const [id, session] of this.#open) {
      session.chat.forget()
      this.refresh(id)
      this.catchUp(id)
    }
  }

  /** Lets work under way finish and saves the last rest of every match. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#ticking
    await Promise.allSettled([...this.#open.values()].map((session) => session.run(() => session.doze())))
  }
}
