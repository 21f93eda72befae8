import type { Socket } from 'node:net'
import { ClientMessage, LARGEST_MESSAGE, type User, WIRE } from '@rulewright/wire'
import type { WebSocket } from 'ws'
import type { Guest, House } from '../house.ts'
import { Refused } from '../refused.ts'
import * as acts from './acts.ts'
import { frameText } from './frames.ts'
import type { Hall } from './hall.ts'
import { StandingAnswers } from './standing-answers.ts'
import type { Table } from './table.ts'
import { textFrame } from './text-frame.ts'

type Choose = Extract<ClientMessage, { type: 'choose' }>

/** A client that does not read is left behind until it does, then let go; every frame is whole, so it can come back at any time. */
const BEHIND = 1_000_000
const HOPELESS = 8_000_000
/** So many refusals for speed in a row, and the socket is closed. */
const PATIENCE = 500

/** One client's socket: reads, checks and answers its messages, one after another. */
export class Connection implements Guest {
  readonly #tables = new Set<Table>()
  #greeted = false
  #allowance: number
  #refilled: number
  #tooFast = 0
  #hinting = false
  /** Made when it is first needed. */
  #standing: StandingAnswers | null = null
  /** Whether it has answered since the last heartbeat. */
  #isAlive = true
  /** Whether something was left out because it does not read. */
  #isBehind = false

  constructor(
    readonly house: House,
    readonly hall: Hall,
    readonly socket: WebSocket,
    /** What the socket sends on. Without compression, messages may be written to it as they are. */
    readonly line: Socket,
    readonly user: User | null,
  ) {
    this.#allowance = house.limits.messageBurst
    this.#refilled = house.now()
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    const heart = setInterval(() => this.#beat(), house.pace.heartbeat).unref()
    socket.on('close', () => {
      clearInterval(heart)
      this.#leave()
    })
    socket.on('error', () => socket.terminate())
  }

  send(text: string): void {
    const { socket, line } = this
    if (socket.readyState !== socket.OPEN) return
    if (line.writableLength > HOPELESS) socket.terminate()
    else if (line.writableLength < BEHIND) {
      const frame = textFrame(text)
      if (frame === null) socket.send(text)
      else line.write(frame, 'latin1')
    } else if (!this.#isBehind) {
      this.#isBehind = true
      line.once('drain', () => this.#comeBack())
    }
  }

  /** It reads again: how everything stands makes good for what was left out. */
  #comeBack(): void {
    this.#isBehind = false
    for (const table of this.#tables)
      this.#watch(table).catch((error: unknown) => this.house.logger.warn({ match: table.id, error }, 'a client was left behind'))
  }

  /** A line that was cut without a word looks open for ever: whoever does not answer has gone. */
  #beat(): void {
    if (this.#isAlive) this.socket.ping()
    else this.socket.terminate()
    this.#isAlive = false
  }

  #leave(): void {
    for (const table of this.#tables) this.hall.depart(table, this)
    this.#tables.clear()
  }

  #hear(data: Buffer, isBinary: boolean): void {
    const begun = performance.now()
    const wrong = this.#isTooFast() ? 'too-fast' : data.length > LARGEST_MESSAGE ? 'too-large' : isBinary ? 'malformed' : null
    if (wrong) {
      this.#refuse(undefined, new Refused(wrong))
      return
    }
    const message = this.#read(data)
    if (!message) return
    if (message.type === 'choose') this.#answer(message, begun)
    else this.#act(message).catch((error: unknown) => this.#explain(message, error))
  }

  /** At once, or after a pause where it is a standing wish: how soon somebody passes must not tell what they hold. */
  #answer(m: Choose, begun: number): void {
    if (!m.standing) {
      this.#standing?.hold(m.match, m.seat)
      this.#choose(m, begun)
      return
    }
    this.#standing ??= new StandingAnswers()
    this.#standing.give(m.match, m.seat, this.house.pace.standing, () => this.#choose(m, performance.now()))
  }

  #choose(m: Choose, begun: number): void {
    const settled = (failure: unknown) => {
      if (failure === null) this.house.meters.choiceSeconds.observe((performance.now() - begun) / 1000)
      else this.#explain(m, failure)
    }
    const table = this.#greeted ? this.hall.known(m.match) : undefined
    const position = table?.position
    if (!table || !position || !table.take()) {
      this.#act(m).then(() => settled(null), settled)
      return
    }
    const ended = (failure: unknown) => {
      table.release()
      settled(failure)
    }
    try {
      acts.chooseAtOnce(table, position, this, m, ended)
    } catch (error) {
      ended(error)
    }
  }

  /** A bucket that fills at the allowed rate. */
  #isTooFast(): boolean {
    const { messagesPerSecond, messageBurst } = this.house.limits
    const now = this.house.now()
    this.#allowance = Math.min(messageBurst, this.#allowance + ((now - this.#refilled) / 1000) * messagesPerSecond)
    this.#refilled = now
    if (this.#allowance >= 1) {
      this.#allowance -= 1
      this.#tooFast = 0
      return false
    }
    this.#tooFast += 1
    if (this.#tooFast > PATIENCE) this.socket.close(1008, 'too fast')
    return true
  }

  #read(data: Buffer): ClientMessage | null {
    let given: unknown
    try {
      given = JSON.parse(data.toString('utf8'))
    } catch {
      this.#refuse(undefined, new Refused('malformed', 'The message is not JSON.'))
      return null
    }
    const parsed = ClientMessage.safeParse(given)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const what = issue ? `${issue.path.join('.') || 'message'}: ${issue.message}` : 'The message could not be read.'
      this.#refuse(numberOf(given), new Refused('malformed', what))
      return null
    }
    return parsed.data
  }

  async #act(m: ClientMessage): Promise<void> {
    if (m.type === 'hello') return this.#hello(m.id, m.wire)
    if (m.type === 'ping') return this.send(JSON.stringify({ type: 'pong', re: m.id, now: this.house.now() }))
    if (!this.#greeted) throw new Refused('wrong-version', 'Say hello first.')
    const table = this.hall.known(m.match) ?? (await this.hall.open(m.match))
    switch (m.type) {
      case 'choose':
        return table.run(() => acts.choose(table, this, m))
      case 'hold':
        this.#standing?.hold(m.match, m.seat)
        return this.#done(m.id, m.match)
      case 'watch':
        return this.#watch(table, m.id, m.seen)
      case 'unwatch':
        this.#tables.delete(table)
        this.hall.depart(table, this)
        return this.#done(m.id, m.match)
      case 'undo':
        return table.run(() => acts.undo(table, this, m))
      case 'consent':
        return table.run(() => acts.consent(table, this, m))
      case 'resign':
        await table.run(() => acts.resign(table, this, m))
        return this.#done(m.id, m.match)
      case 'leave':
        await table.run(() => acts.leave(table, this, m))
        return this.#done(m.id, m.match)
      case 'back':
        await table.run(() => acts.back(table, this, m))
        return this.#done(m.id, m.match)
      case 'claim':
        await table.run(() => acts.claim(table, this, m))
        return this.#done(m.id, m.match)
      case 'ready':
        await table.run(() => acts.ready(table, this, m.number))
        return this.#done(m.id, m.match)
      case 'say':
        await acts.say(table, this, m)
        return this.#done(m.id, m.match)
      case 'hint': {
        const choice = await this.#hint(table, m)
        return this.send(JSON.stringify({ type: 'hint', re: m.id, match: m.match, seat: m.seat, decisionId: m.decisionId, choice }))
      }
    }
  }

  /** A hint is as much work as a master's choice. */
  async #hint(table: Table, m: Extract<ClientMessage, { type: 'hint' }>): Promise<number> {
    const task = await acts.hint(table, this, m)
    if (this.#hinting) throw new Refused('too-fast', 'One hint at a time.')
    this.#hinting = true
    try {
      return await this.house.bots.do(task)
    } finally {
      this.#hinting = false
    }
  }

  #hello(re: number, wire: number): void {
    if (wire !== WIRE) throw new Refused('wrong-version')
    this.#greeted = true
    this.send(JSON.stringify({ type: 'welcome', re, wire: WIRE, user: this.user, now: this.house.now() }))
  }

  /** The table, what was said, and the match as this client may see it. */
  async #watch(table: Table, re?: number, seen?: number): Promise<void> {
    this.#tables.add(table)
    await table.run(async () => {
      const lines = await this.house.store.chat(table.id)
      // Meanwhile they may have gone.
      if (this.socket.readyState !== this.socket.OPEN || !this.#tables.has(table)) return this.#done(re, table.id)
      this.hall.arrive(table, this)
      if (table.row.status !== 'waiting') await table.standing()
      const readable = lines.filter((line) => acts.mayRead(table, this, line))
      if (readable.length > 0) this.send(JSON.stringify({ type: 'chat', match: table.id, lines: readable }))
      table.greet(this, re, seen)
    })
  }

  #done(re: number | undefined, match: string): void {
    this.send(JSON.stringify({ type: 'done', re, match }))
  }

  #refuse(re: number | undefined, { reason, message }: Refused, match?: string, frame?: string): void {
    this.house.meters.refused.inc({ reason })
    const text = JSON.stringify({ type: 'refused', ...(re === undefined ? {} : { re }), reason, ...(match ? { match } : {}), message })
    this.send(frame === undefined ? text : `${text.slice(0, -1)},"frame":${frame}}`)
  }

  /** Answers with the reason and, where it helps, with how things stand. */
  async #explain(m: ClientMessage, error: unknown): Promise<void> {
    if (!(error instanceof Refused)) this.house.logger.error({ error, message: m.type }, 'a message could not be answered')
    const refused = error instanceof Refused ? error : new Refused('internal')
    if (!('match' in m)) return this.#refuse(m.id, refused)
    this.#refuse(m.id, refused, m.match, await this.#frame(m.match, 'seat' in m ? m.seat : null))
  }

  async #frame(match: string, wanted: number | null): Promise<string | undefined> {
    const table = this.hall.known(match)
    if (!table) return undefined
    return table
      .run(async () => {
        if (table.row.status !== 'waiting') await table.standing()
        const views = table.perspectives(this)
        const seat = views.find((view) => view === wanted) ?? views[0] ?? null
        return frameText(table.bodyFor(seat), undefined)
      })
      .catch(() => undefined)
  }
}

function numberOf(given: unknown): number | undefined {
  return typeof given === 'object' && given !== null && 'id' in given && Number.isInteger(given.id) ? Number(given.id) : undefined
}
