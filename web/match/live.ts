import type { ChatLine, ClientMessage, Frame, MessageOf, Refusal, ServerMessage, TableInfo, Why } from '@rulewright/wire'
import { create } from 'zustand'
import { served } from '../service/connection.ts'
import type { Connection, Outgoing } from './connection.ts'
import { entriesOf, type LogEntry, recorded, rewound } from './record.ts'
import { randomNumber } from './share.ts'

/** A spectator's frame has no seat; it is stored under this number. */
const NOBODY = -1
export const placeOf = (seat: number | null): number => seat ?? NOBODY

/** How many choices back the log reaches after a fresh start, and further with every request for more. */
const LOOK_BACK = 60

export interface Live {
  readonly match: string
  readonly table: TableInfo | null
  readonly frames: Readonly<Record<number, Frame>>
  /** What happened, by the seat that looks. */
  readonly record: Readonly<Record<number, readonly LogEntry[]>>
  readonly chat: readonly ChatLine[]
  /** The decision answered but not yet confirmed, per seat. */
  readonly sent: Readonly<Record<number, number>>
  readonly refused: { readonly reason: Refusal; readonly turn: number } | null
  readonly hint: { readonly seat: number; readonly decisionId: number; readonly choice: number; readonly reasons: readonly string[] } | null
  /** The last answer to why something is not on offer. */
  readonly why: Why | null
  /** How often we connected: a standing answer waits on the server only as long as its connection lasts. */
  readonly connections: number
  /** Set when the match cannot be watched at all. */
  readonly failed: Refusal | null
}

const nothing = (match: string): Live => ({
  match,
  table: null,
  frames: {},
  record: {},
  chat: [],
  sent: {},
  refused: null,
  hint: null,
  why: null,
  connections: 0,
  failed: null,
})

export const useLive = create<Live>(() => nothing(''))

let watchId = -1
/** The last standing answer: if it is refused for being late, that is not shown. */
let answerId = -1
/** The last question why something is not on offer, and its row: it is asked once. */
let whyId = -1
let whyAt = ''

/** How often each seat's log was started over: older requests do not belong to it. */
const beginnings = new Map<number, number>()

/** Where the match being watched is kept. */
let connection: Connection = served

/** Watches a match until the returned function is called. */
export function watch(match: string, at: Connection): () => void {
  connection = at
  whyAt = ''
  useLive.setState(nothing(match), true)
  const begin = () => {
    // What was sent when the connection broke may be lost: the next frame shows the current state, and the player may choose again.
    useLive.setState({ sent: {}, connections: useLive.getState().connections + 1 })
    watchId = send({ type: 'watch', match, ...lastSeen() })
  }
  const stop = at.listen(hear, begin)
  return () => {
    at.send({ type: 'unwatch', match })
    stop()
  }
}

function lastSeen(): { seen?: number } {
  const rowSeqs = Object.values(useLive.getState().frames).map((frame) => frame.rowSeq)
  return rowSeqs.length > 0 ? { seen: Math.min(...rowSeqs) } : {}
}

function hear(message: ServerMessage): void {
  const state = useLive.getState()
  if ('match' in message && message.match !== undefined && message.match !== state.match) return
  switch (message.type) {
    case 'table':
      useLive.setState({ table: message })
      if (message.numberWanted) send({ type: 'ready', match: state.match, number: randomNumber() })
      return
    case 'frame':
      takeFrame(message)
      return
    case 'chat':
      useLive.setState({ chat: mergedChat(state.chat, message.lines) })
      return
    case 'refused':
      if (message.reason === 'table-closed') useLive.setState({ failed: message.reason })
      else if (message.re === watchId && message.re !== -1 && !state.table) useLive.setState({ failed: message.reason })
      else if (message.re === whyId && message.re !== -1) whyAt = ''
      else if (message.re !== answerId || message.re === -1)
        useLive.setState({ refused: { reason: message.reason, turn: (state.refused?.turn ?? 0) + 1 }, sent: {} })
      if (message.frame) takeFrame(message.frame)
      return
    case 'why':
      useLive.setState({ why: message })
      return
    case 'hint':
      useLive.setState({ hint: { seat: message.seat, decisionId: message.decisionId, choice: message.choice, reasons: message.reasons } })
      return
    default:
      return
  }
}

function takeFrame(frame: Frame): void {
  const { frames, record, sent, match } = useLive.getState()
  const place = placeOf(frame.seat)
  const before = frames[place]
  if (before && frame.rowSeq < before.rowSeq) return
  // News with a gap before it: request what is missing. A fresh start (since = rowSeq) is complete in itself.
  if (before && frame.since > before.rowSeq && frame.since !== frame.rowSeq) {
    send({ type: 'watch', match, seen: before.rowSeq })
    return
  }
  // When it is over, choices are counted as the log counts them, all secret ones and no secret twice: the record is read again.
  const recounted = before && !before.outcome && frame.outcome && frame.count !== before.count + frame.news.length
  // A different line than was shown before: the record does not lead here.
  const isElsewhere = before && frame.since === frame.rowSeq && frame.rowSeq > before.rowSeq
  const isNew = !before || recounted || isElsewhere
  if (isNew) beginnings.set(place, (beginnings.get(place) ?? 0) + 1)
  const answered = sent[place] !== undefined && sent[place] !== frame.decision?.decisionId
  const { [place]: _, ...stillSent } = sent
  useLive.setState({
    frames: { ...frames, [place]: frame },
    record: { ...record, [place]: recorded(isNew ? [] : rewound(record[place] ?? [], frame.count), frame.news, frame.view) },
    ...(answered ? { sent: stillSent } : {}),
  })
  if (isNew && frame.count > 0) void lookBack(frame.seat)
}

/** Adds to the log what came before it, as this seat (or any spectator) saw it. */
export async function lookBack(seat: number | null): Promise<void> {
  const place = placeOf(seat)
  const { match, frames, record } = useLive.getState()
  const until = record[place]?.[0]?.count ?? (frames[place]?.count ?? 0) + 1
  const from = Math.max(0, until - LOOK_BACK)
  const begun = beginnings.get(place)
  const page = await connection.replay(match, seat, from, until - from).catch(() => null)
  const now = useLive.getState()
  const last = now.frames[place]?.count
  if (!page || now.match !== match || last === undefined || begun !== beginnings.get(place)) return
  const known = now.record[place] ?? []
  const first = known[0]?.count ?? last + 1
  const old = entriesOf(page.moments.filter((moment) => moment.count < first))
  useLive.setState({ record: { ...now.record, [place]: [...old, ...known] } })
}

function send(message: Outgoing): number {
  return connection.send(message)
}

type About<T extends ClientMessage['type']> = Omit<MessageOf<T>, 'id' | 'match' | 'type'>

/** Acts at the table being watched. */
export const act = {
  choose(seat: number, decisionId: number, choice: number): boolean {
    const { match, sent } = useLive.getState()
    if (sent[seat] === decisionId) return false
    if (send({ type: 'choose', match, seat, decisionId, choice }) < 0) return false
    useLive.setState({ sent: { ...useLive.getState().sent, [seat]: decisionId }, hint: null })
    return true
  },
  /** A standing answer: the server gives it after a pause that reveals nothing, unless it is held. */
  answer(seat: number, decisionId: number, choice: number): boolean {
    answerId = send({ type: 'choose', match: useLive.getState().match, seat, decisionId, choice, standing: true })
    return answerId >= 0
  },
  /** What is passed while the seat's player is not at the table. */
  settle: (about: About<'standing'>) => send({ type: 'standing', match: useLive.getState().match, ...about }),
  hold: (seat: number) => send({ type: 'hold', match: useLive.getState().match, seat }),
  undo: (about: About<'undo'>) => send({ type: 'undo', match: useLive.getState().match, ...about }),
  consent: (about: About<'consent'>) => send({ type: 'consent', match: useLive.getState().match, ...about }),
  /** A spectator who is not signed in becomes a guest first. */
  say: (about: About<'say'>): Promise<void> => connection.whenKnown(() => send({ type: 'say', match: useLive.getState().match, ...about })),
  resign: (seat: number) => send({ type: 'resign', match: useLive.getState().match, seat }),
  leave: (seat: number) => send({ type: 'leave', match: useLive.getState().match, seat, level: 'rival' }),
  back: (seat: number) => send({ type: 'back', match: useLive.getState().match, seat }),
  claim: (about: About<'claim'>) => send({ type: 'claim', match: useLive.getState().match, ...about }),
  /** Asks once per row why the options a seat may expect are not on offer. */
  why(seat: number, rowSeq: number): void {
    const { match } = useLive.getState()
    const at = `${match} ${seat} ${rowSeq}`
    if (at === whyAt) return
    whyId = send({ type: 'why', match, seat })
    whyAt = whyId < 0 ? '' : at
  },
  hint: (about: About<'hint'>) => send({ type: 'hint', match: useLive.getState().match, ...about }),
}

function mergedChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const byLine = new Map([...known, ...lines].map((line) => [line.line, line]))
  return [...byLine.values()].sort((a, b) => a.line - b.line)
}
