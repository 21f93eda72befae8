import type { Socket } from 'node:net'
import { frameText, type Results } from '@rulewright/play'
import { ClientMessage, LARGEST_MESSAGE, type MessageOf, type User, WIRE } from '@rulewright/wire'
import type { WebSocket } from 'ws'
import type { SaidLine } from '../data/talk.ts'
import type { Arrival, Client, House } from '../house.ts'
import { Refused } from '../refused.ts'
import * as acts from './acts.ts'
import { Allowance } from './allowance.ts'
import { hold } from './outbox.ts'
import type { Session } from './session.ts'
import type { Sessions } from './sessions.ts'
import { settlement } from './settlement.ts'
import { StandingAnswers } from './standing-answers.ts'
import { textFrame } from './text-frame.ts'

/** A client that does not read is skipped until it does, then dropped; every frame is whole, so it can come back at any time. */
const BEHIND = 1_000_000
const HOPELESS = 8_000_000
/** After this many refusals for speed in a row the socket is closed. */
const PATIENCE = 500
/** Messages that cost more than usual. */
const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = { watch: 3, undo: 3, hint: 5, why: 2, say: 2 }

/** One client's socket: reads, checks and answers its messages, one after another. */
export class ClientSocket implements Client {
  readonly #sessions = new Set<Session>()
  #greeted = false
  readonly #allowance: Allowance
  readonly #share: Allowance
  #tooFast = 0
  /** Made when it is first needed. */
  #standing: StandingAnswers | null = null
  /** Whether it has answered since the last heartbeat. */
  #isAlive = true
  /** Whether something was left out because it does not read. */
  #isBehind = false

  constructor(
    readonly house: House,
    readonly sessions: Sessions,
    readonly socket: WebSocket,
    /** The underlying socket. Without compression, messages may be written to it directly. */
    readonly line: Socket,
    readonly user: User | null,
    /** What everybody from one address may send together. */
    readonly neighbours: Allowance,
  ) {
    const { messagesPerSecond, messageBurst, shareOfAddress, shareBurst } = house.limits
    this.#allowance = new Allowance(messagesPerSecond, messageBurst)
    this.#share = new Allowance(shareOfAddress, shareBurst)
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary))
    socket.on('ping', (data: Buffer) => this.#pong(data))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    const goOffline = sessions.online.arrive(user?.id)
    const heart = setInterval(() => this.#beat(), house.timings.heartbeat).unref()
    socket.on('close', () => {
      clearInterval(heart)
      goOffline()
      this.#leave()
    })
    socket.on('error', () => socket.terminate())
  }

  isShutOut(other: string | null): boolean {
    return this.sessions.shutOuts.isShut(this.user?.id, other)
  }

  send(text: string): void {
    const { socket, line } = this
    if (socket.readyState !== socket.OPEN) return
    if (line.writableLength > HOPELESS) socket.terminate()
    else if (line.writableLength < BEHIND) {
      hold(line)
      const frame = textFrame(text)
      if (frame === null) socket.send(text)
      else line.write(frame, 'latin1')
    } else if (!this.#isBehind) {
      this.#isBehind = true
      line.once('drain', () => this.#comeBack())
    }
  }

  /** Pings do not add to what a client that does not read is owed. */
  #pong(data: Buffer): void {
    if (this.#isTooFast()) return
    if (this.line.writableLength > HOPELESS) this.socket.terminate()
    else if (this.line.writableLength < BEHIND) this.socket.pong(data)
  }

  /** It reads again: whole frames make up for what was skipped. */
  #comeBack(): void {
    this.#isBehind = false
    for (const session of this.#sessions)
      this.#watch(session).catch((error: unknown) => this.house.logger.warn({ match: session.id, error }, 'a client was left behind'))
  }

  /** A connection cut without notice looks open for ever: a client that does not answer has gone. */
  #beat(): void {
    if (this.#isAlive) this.socket.ping()
    else this.socket.terminate()
    this.#isAlive = false
  }

  #leave(): void {
    for (const session of this.#sessions) this.sessions.depart(session, this)
    this.#sessions.clear()
  }

  #hears(): Arrival {
    return { at: this.house.now(), tick: performance.now() }
  }

  #hear(data: Buffer, isBinary: boolean): void {
    const heard = this.#hears()
    const wrong = this.#isTooFast() ? 'too-fast' : data.length > LARGEST_MESSAGE ? 'too-large' : isBinary ? 'malformed' : null
    if (wrong) {
      this.#refuse(wrong === 'too-fast' ? numberIn(data) : undefined, new Refused(wrong))
      return
    }
    const message = this.#read(data)
    if (!message) return
    const more = (COSTS[message.type] ?? 1) - 1
    if (more > 0 && this.#isTooFast(more)) this.#refuse(message.id, new Refused('too-fast'))
    else if (message.type === 'choose') this.#answer(message, heard)
    else this.#act(message, heard).catch((error: unknown) => this.#explain(message, error))
  }

  /** At once, or after a pause for a standing answer: how soon somebody passes must not reveal what they hold. */
  #answer(m: MessageOf<'choose'>, heard: Arrival): void {
    if (!m.standing) {
      this.#standing?.hold(m.match, m.seat)
      this.#choose(m, heard)
      return
    }
    this.#standing ??= new StandingAnswers()
    this.#standing.give(m.match, m.seat, this.house.timings.standing, () => this.#choose(m, this.#hears()))
  }

  #choose(m: MessageOf<'choose'>, heard: Arrival): void {
    const settled = (failure: unknown) => {
      if (failure === null) this.house.meters.choiceSeconds.observe((performance.now() - heard.tick) / 1000)
      else this.#explain(m, failure)
    }
    const session = this.#greeted ? this.sessions.known(m.match) : undefined
    const position = session?.position
    if (!session || !position || !session.take()) {
      this.#act(m, heard).then(() => settled(null), settled)
      return
    }
    const ended = (failure: unknown) => {
      session.release()
      settled(failure)
    }
    try {
      acts.choose(session, position, this, m, heard, ended)
    } catch (error) {
      ended(error)
    }
  }

  #isTooFast(wanted = 1): boolean {
    // Whoever plays at a person's pace is heard, whatever else is sent from the same address.
    if (this.#allowance.take(wanted) && (this.#share.take(wanted) || this.neighbours.take(wanted))) {
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
      const what = issue && `${issue.path.join('.') || 'message'}: ${issue.message}`
      this.#refuse(numberOf(given), new Refused('malformed', what))
      return null
    }
    return parsed.data
  }

  async #act(m: ClientMessage, heard: Arrival): Promise<void> {
    if (m.type === 'hello') return this.#hello(m.id, m.wire)
    if (m.type === 'ping') return this.send(JSON.stringify({ type: 'pong', re: m.id, now: this.house.now() }))
    if (!this.#greeted) throw new Refused('wrong-version', 'Say hello first.')
    const session = this.sessions.known(m.match) ?? (await this.sessions.open(m.match))
    // Clients without a seat do not even queue in front of those with one.
    if ('seat' in m) acts.mustHold(session, this, m.seat)
    switch (m.type) {
      case 'choose':
        return session.run(async () => {
          const position = await session.currentPosition()
          await settlement((settled) => acts.choose(session, position, this, m, heard, settled))
        })
      case 'hold':
        this.#standing?.hold(m.match, m.seat)
        return this.#done(m.id, m.match)
      case 'standing':
        await session.run(() => acts.settleStanding(session, this, m))
        return this.#done(m.id, m.match)
      case 'watch':
        return this.#watch(session, m.id, m.seen)
      case 'unwatch':
        this.#sessions.delete(session)
        this.sessions.depart(session, this)
        return this.#done(m.id, m.match)
      case 'undo':
        return session.run(() => acts.undo(session, this, m))
      case 'consent':
        return session.run(() => acts.consent(session, this, m))
      case 'resign':
        await session.run(() => acts.resign(session, this, m))
        return this.#done(m.id, m.match)
      case 'leave':
        await session.run(() => acts.leave(session, this, m))
        return this.#done(m.id, m.match)
      case 'back':
        await session.run(() => acts.back(session, this, m))
        return this.#done(m.id, m.match)
      case 'claim':
        await session.run(() => acts.claim(session, this, m))
        return this.#done(m.id, m.match)
      case 'ready':
        await session.run(() => acts.ready(session, this, m.number))
        return this.#done(m.id, m.match)
      case 'say':
        await acts.say(session, this, m)
        return this.#done(m.id, m.match)
      case 'why':
        return this.send(JSON.stringify(await acts.why(session, this, m)))
      case 'hint': {
        const advice = await this.#hint(session, m)
        return this.send(JSON.stringify({ type: 'hint', re: m.id, match: m.match, seat: m.seat, decisionId: m.decisionId, ...advice }))
      }
    }
  }

  /** A hint is as much work as a master's choice: one at a time for each person, on however many sockets. */
  async #hint(session: Session, m: MessageOf<'hint'>): Promise<Results['hint']> {
    const task = await acts.hint(session, this, m)
    const person = this.user?.id ?? ''
    const { hinted } = this.sessions
    if (hinted.has(person)) throw new Refused('too-fast', 'One hint at a time.')
    hinted.add(person)
    try {
      return await this.house.bots.do(task, { person, rank: 'person' })
    } finally {
      hinted.delete(person)
    }
  }

  #hello(re: number, wire: number): void {
    if (wire !== WIRE) throw new Refused('wrong-version')
    this.#greeted = true
    this.send(JSON.stringify({ type: 'welcome', re, wire: WIRE, user: this.user, now: this.house.now() }))
  }

  /** The table, the chat, and the match as this client may see it. Reading never queues in front of playing. */
  async #watch(session: Session, re?: number, seen?: number): Promise<void> {
    if (!this.#sessions.has(session) && this.#sessions.size >= this.house.limits.matchesPerSocket) throw new Refused('too-many')
    this.#sessions.add(session)
    await session.expect(async () => {
      await this.sessions.shutOuts.learn(this.user?.id)
      for (let tries = 3; tries > 0; tries--) {
        const trouble = await session.wake().catch((error: unknown) => error)
        const lines = await session.chat.lines()
        if (await session.look(() => this.#sitDown(session, lines, trouble, re, seen))) break
      }
    })
  }

  /** False: a row could not be saved just now, and the position must be read again. */
  #sitDown(session: Session, lines: readonly SaidLine[], trouble: unknown, re?: number, seen?: number): boolean {
    // They may have left meanwhile.
    if (this.socket.readyState !== this.socket.OPEN || !this.#sessions.has(session)) {
      this.#done(re, session.id)
      return true
    }
    this.sessions.arrive(session, this)
    if (trouble === undefined && session.row.status !== 'waiting' && !session.position) return false
    acts.tellChat(session, this, lines)
    if (trouble !== undefined) throw trouble
    session.greet(this, re, seen)
    return true
  }

  #done(re: number | undefined, match: string): void {
    this.send(JSON.stringify({ type: 'done', re, match }))
  }

  #refuse(re: number | undefined, { reason, message }: Refused, match?: string, frame?: string): void {
    this.house.meters.refused.inc({ reason })
    const text = JSON.stringify({ type: 'refused', re, reason, match, message })
    this.send(frame === undefined ? text : `${text.slice(0, -1)},"frame":${frame}}`)
  }

  /** Answers with the reason and, where it helps, with the current frame. */
  async #explain(m: ClientMessage, error: unknown): Promise<void> {
    if (!(error instanceof Refused)) this.house.logger.error({ error, message: m.type }, 'a message could not be answered')
    const refused = error instanceof Refused ? error : new Refused('internal')
    if (!('match' in m)) return this.#refuse(m.id, refused)
    this.#refuse(m.id, refused, m.match, await this.#frame(m.match, 'seat' in m ? m.seat : null))
  }

  async #frame(match: string, wanted: number | null): Promise<string | undefined> {
    const session = this.sessions.known(match)
    return session?.look(() => {
      if (session.row.status !== 'waiting' && !session.position) return undefined
      const views = session.attendance.perspectives(this)
      const seat = views.find((view) => view === wanted) ?? views[0] ?? null
      return frameText(session.bodyFor(seat), undefined)
    })
  }
}

/** The number of a message that is not parsed, so that its sender knows which was refused. */
function numberIn(data: Buffer): number | undefined {
  const found = /"id":(\d{1,15})\b/.exec(data.toString('latin1', 0, LARGEST_MESSAGE))?.[1]
  return found === undefined ? undefined : Number(found)
}

function numberOf(given: unknown): number | undefined {
  return typeof given === 'object' && given !== null && 'id' in given && Number.isInteger(given.id) ? Number(given.id) : undefined
}
