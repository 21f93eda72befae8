import type { Seat } from '@rulewright/kernel'
import type { Guest, House } from '../house.ts'
import { Refused } from '../refused.ts'
import { flagFallen, showChat } from './acts.ts'
import { botTurns } from './bot-turns.ts'
import { Table } from './table.ts'
import { tableInfo } from './table-info.ts'

/** A table that waits for a bot this long is looked after by whoever has it: the process that led it may be gone. */
const ORPHANED = 5_000
const OVERDUE_EVERY = 10_000
/** So many tables are put to sleep at a time: each may have a snapshot to save. */
const MOST_TO_SLEEP = 50

/** The tables that somebody looks at, or that were busy just now. */
export class Hall {
  readonly #tables = new Map<string, Promise<Table>>()
  /** The same, once read. */
  readonly #open = new Map<string, Table>()
  #timer: NodeJS.Timeout | null = null
  #lastOverdue = 0
  #lastBeat = 0
  #ticking: Promise<void> = Promise.resolve()

  constructor(readonly house: House) {
    const { meters } = house
    meters.gauge('rulewright_matches_in_memory', 'Tables that somebody looks at or that were busy just now.', () => this.#open.size)
    meters.gauge('rulewright_matches_live', 'Tables whose position is in memory.', () => this.live)
  }

  get live(): number {
    let n = 0
    for (const table of this.#open.values()) if (table.position) n++
    return n
  }

  /** A table in memory, without reading anything. */
  known(id: string): Table | undefined {
    return this.#open.get(id)
  }

  open(id: string): Promise<Table> {
    const known = this.#tables.get(id)
    if (known) return known
    const table = this.#read(id)
    this.#tables.set(id, table)
    table.then(
      (t) => this.#open.set(id, t),
      () => this.#tables.delete(id),
    )
    return table
  }

  async #read(id: string): Promise<Table> {
    const { store, shelf, process } = this.house
    const [row, seats] = await Promise.all([store.match(id), store.seats(id)])
    if (!row) throw new Refused('no-such-match')
    const game = await shelf.find(row.game)
    if (!game) throw new Refused('no-such-game', `This server does not offer ${row.game} any more.`)
    const table = new Table(this.house, game, row, seats)
    if (store.db.kind === 'postgres') table.elsewhere = await store.present(id, process)
    return table
  }

  /** Somebody sits down at a table or begins to watch it. */
  arrive(table: Table, guest: Guest): void {
    if (table.guests.has(guest)) {
      guest.send(JSON.stringify(tableInfo(table, guest)))
      return
    }
    const before = table.seatsOf(guest).filter((seat) => table.isConnected(seat))
    table.guests.add(guest)
    this.#presence(
      table,
      table.seatsOf(guest).filter((seat) => !before.includes(seat)),
      true,
    )
    table.showTable()
  }

  depart(table: Table, guest: Guest): void {
    if (!table.forget(guest)) return
    const gone = table.seatsOf(guest).filter((seat) => !table.isConnected(seat))
    for (const seat of gone) table.awaySince[seat] = this.house.now()
    this.#presence(table, gone, false)
    table.showTable()
  }

  /** Tells other processes who is here; with one process there is nobody to tell. */
  #presence(table: Table, seats: readonly Seat[], here: boolean): void {
    const { store, process, herald, logger } = this.house
    if (store.db.kind !== 'postgres' || seats.length === 0) return
    Promise.all(seats.map((seat) => (here ? store.arrive(process, table.id, seat) : store.depart(process, table.id, seat))))
      .then(() => herald.table(table.id))
      .catch((error: unknown) => logger.warn({ match: table.id, error }, 'presence could not be told'))
  }

  #presenceOfAll(): void {
    for (const table of this.#open.values()) this.#presence(table, [...new Set([...table.guests].flatMap((g) => table.seatsOf(g)))], true)
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#ticking = this.#tick().catch((error: unknown) => this.house.logger.error({ error }, 'looking after the tables failed'))
    }, this.house.pace.tick)
    this.#timer.unref()
  }

  async #tick(): Promise<void> {
    const now = this.house.now()
    let sleepy = MOST_TO_SLEEP
    for (const table of this.#open.values()) {
      this.#lookAfter(table, now)
      if (sleepy > 0 && this.#isQuiet(table, now)) {
        sleepy--
        this.#letSleep(table)
      }
    }
    if (now - this.#lastBeat >= this.house.pace.beat) {
      this.#lastBeat = now
      await this.#beat(now)
    }
    if (now - this.#lastOverdue >= OVERDUE_EVERY) {
      this.#lastOverdue = now
      for (const id of await this.house.store.overdue(now)) if (!this.#open.get(id)?.position) this.#flagAsleep(id)
    }
  }

  #lookAfter(table: Table, now: number): void {
    const { store } = this.house
    const { position } = table
    if (position?.clocks && (table.deadline(position) ?? Infinity) <= now) this.#flag(table)
    if (position && !table.led && (store.db.kind === 'pglite' || now - table.touched > ORPHANED)) this.#adopt(table)
  }

  #isQuiet(table: Table, now: number): boolean {
    const isNeeded = table.guests.size > 0 && !table.position
    // Whoever is about to sit down would sit at a table that nobody else finds.
    return !isNeeded && !table.isBusy && table.thinking.size === 0 && now - table.touched >= this.house.pace.idle
  }

  /** A table that nobody looks at is dropped; one with guests forgets its position only. */
  #letSleep(table: Table): void {
    if (table.guests.size === 0) {
      this.#open.delete(table.id)
      this.#tables.delete(table.id)
    }
    table.run(() => table.doze()).catch((error: unknown) => this.house.logger.warn({ match: table.id, error }, 'a snapshot was not saved'))
  }

  #flag(table: Table): void {
    table
      .run(() => flagFallen(table))
      .catch((error: unknown) => this.house.logger.warn({ match: table.id, error }, 'a flag could not fall'))
  }

  /** A match that cannot be read must not keep the others' flags up. */
  #flagAsleep(id: string): void {
    this.open(id).then(
      (table) => this.#flag(table),
      (error: unknown) => this.house.logger.warn({ match: id, error }, 'a flag could not fall'),
    )
  }

  #adopt(table: Table): void {
    table
      .run(() => {
        table.led = true
        if (table.position) botTurns(table, table.position)
      })
      .catch(() => {})
  }

  async #beat(now: number): Promise<void> {
    const { store, process, pace } = this.house
    await store.seen(now)
    if (store.db.kind !== 'postgres') return
    if (await store.beat(process, now)) this.#presenceOfAll()
    for (const id of await store.forgetSilent(now - 3 * pace.beat)) this.refresh(id)
  }

  /** Reads a table's seats anew if somebody looks at it here. */
  refresh(id: string): void {
    const table = this.#open.get(id)
    table?.run(() => table.refresh()).catch((error: unknown) => this.house.logger.warn({ match: id, error }, 'a table could not be read'))
  }

  /** Another process has written to the log of a match. */
  catchUp(id: string): void {
    const table = this.#open.get(id)
    if (!table || (!table.position && table.guests.size === 0)) return
    table.run(() => table.catchUp()).catch((error: unknown) => this.house.logger.warn({ match: id, error }, 'a table could not catch up'))
  }

  async chatted(id: string, line: number): Promise<void> {
    const table = this.#open.get(id)
    const said = table && (await this.house.store.chatLine(id, line))
    if (said) showChat(table, [said])
  }

  /** News may have been missed: everything is read anew. */
  catchUpAll(): void {
    for (const id of this.#open.keys()) {
      this.refresh(id)
      this.catchUp(id)
    }
  }

  /** Lets what is under way finish and keeps the last rest of every match. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#ticking
    await Promise.allSettled([...this.#open.values()].map((table) => table.run(() => table.doze())))
  }
}
