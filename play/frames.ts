import type { Config, Game, Seat, Setting } from '@rulewright/kernel'
import type { AskedDecision, Frame, News } from '@rulewright/wire'
import { askedDecision } from './as-seen.ts'
import type { Position } from './position.ts'

export type FrameBody = Omit<Frame, 'type' | 're'>

/** A frame as text; the same for everybody who sees what this seat sees. `re` is the message it answers. */
export function frameText(body: string, re: number | undefined): string {
  return re === undefined ? `{"type":"frame",${body}` : `{"type":"frame","re":${re},${body}`
}

/** A position as one seat sees it (null: a spectator). `since` (in the seat's own count) and `news` say what it builds on. */
export function frameOf(match: string, p: Position, seat: Seat | null, since: number, news: readonly News[], now: number): FrameBody {
  const waiting = p.waitingFor(seat)
  return {
    match,
    seat,
    rowSeq: p.seqFor(seat),
    count: p.countFor(seat),
    since,
    news: [...news],
    view: p.match.view(seat),
    decision: seat === null ? null : decisionFor(p, seat),
    waiting,
    clocks: p.clocks ? p.clocks.show(now, waiting) : null,
    outcome: p.outcome,
    canUndo: seat !== null && !p.outcome && p.match.canUndo(seat),
  }
}

/** What to send a seat whose last row was `seen`: what it missed, or a fresh start where that is no longer in memory. */
export function newsSince(
  position: Position,
  seat: Seat | null,
  seen: number | undefined,
): { readonly since: number; readonly news: readonly News[] } {
  if (seen !== undefined && position.remembers(seat, seen)) return { since: seen, news: position.newsSince(seat, seen) }
  return { since: position.seqFor(seat), news: position.remembers(seat, -1) ? position.newsSince(seat, -1) : [] }
}

/** The frame of a match that waits for its players. */
export function emptyFrame(match: string, seat: Seat | null): string {
  const body: FrameBody = {
    match,
    seat,
    rowSeq: 0,
    count: 0,
    since: 0,
    news: [],
    view: null,
    decision: null,
    waiting: [],
    clocks: null,
    outcome: null,
    canUndo: false,
  }
  return JSON.stringify(body).slice(1)
}

function decisionFor(p: Position, seat: Seat): AskedDecision | null {
  const decision = p.decisionOf(seat)
  return decision && askedDecision(decision, p.decisionIds[seat] ?? 0)
}

/** The settings a seat may see: texts (decks) of other seats stay hidden until the end. */
export function publicConfig(game: Game, config: Config, mine: readonly Seat[], over: boolean): { [key: string]: unknown; seats: number } {
  if (over) return { ...config }
  const { seats, numbers } = config
  const shown: { [key: string]: unknown; seats: number } = { seats, ...(numbers ? { numbers } : {}) }
  for (const [key, value] of Object.entries(config)) {
    const setting = game.settings[key]
    if (setting) shown[key] = isPrivate(setting) ? ownOnly(value, mine) : value
  }
  return shown
}

const isPrivate = (setting: Setting): boolean => setting.kind === 'each-seat' && setting.of.kind === 'text'

const ownOnly = (value: unknown, mine: readonly Seat[]) =>
  Array.isArray(value) ? value.map((item: unknown, seat) => (mine.includes(seat) ? item : null)) : null
