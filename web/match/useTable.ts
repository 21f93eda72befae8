import type { Decision, Event } from '@rulewright/kernel'
import type { Frame } from '@rulewright/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useConnection } from './connection.ts'
import { act, type Live, placeOf, useLive, watch } from './live.ts'
import type { LogEntry } from './record.ts'
import type { AwayOrder } from './windows.ts'

export interface SeatAtTable {
  readonly live: Live
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: number | null
  /** Hot seat: the device goes to this seat before anything is shown. */
  readonly curtain: number | null
  readonly liftCurtain: () => void
  readonly frame: Frame | null
  readonly decision: Decision | null
  readonly sent: boolean
  /** A bot plays the seat for now: it gets the questions. */
  readonly byBot: boolean
  readonly events: readonly Event[]
  readonly record: readonly LogEntry[]
  readonly choose: (index: number) => void
  /** Gives a standing answer; returns how to take it back. */
  readonly answer: (index: number) => () => void
  /** Makes the server pass while the seat's player is not at the table. */
  readonly settle: (order: AwayOrder) => void
  readonly undo: () => void
  readonly hint: () => void
}

const NO_EVENTS: readonly Event[] = []
const NO_RECORD: readonly LogEntry[] = []

/** Watches a match from one's own seat; with several seats, from the one that is asked. */
export function useTable(match: string): SeatAtTable {
  const connection = useConnection()
  useEffect(() => watch(match, connection), [match, connection])
  const live = useLive()
  const { seat, curtain, liftCurtain } = useShownSeat(live, connection.exploring ?? false)
  const place = placeOf(seat)
  const frame = live.match === match ? (live.frames[place] ?? null) : null
  const byBot = isBots(live, seat)
  const asked = byBot ? null : (frame?.decision ?? null)
  const decisionId = asked?.decisionId
  const sent = decisionId !== undefined && live.sent[place] === decisionId
  const isPlaying = connection.shared && frame !== null && frame.view !== null && frame.outcome === null
  const acts = useActs({ seat, decisionId, connections: live.connections, isPlaying, rowSeq: frame?.rowSeq ?? 0 })
  const events = useMemo(() => frame?.news.flatMap((news) => news.events) ?? NO_EVENTS, [frame])
  // The same question keeps its identity while other seats choose, so that what is picked stays picked.
  const decision = useSteady(asked)
  return {
    live,
    seat,
    curtain,
    liftCurtain,
    frame,
    decision,
    sent,
    byBot,
    events,
    record: live.record[place] ?? NO_RECORD,
    ...acts,
  }
}

interface Situation {
  readonly seat: number | null
  readonly decisionId: number | undefined
  readonly connections: number
  readonly isPlaying: boolean
  readonly rowSeq: number
}

/** What the shown seat can do; each act stays the same function until what it depends on changes. */
function useActs({ seat, decisionId, connections, isPlaying, rowSeq }: Situation) {
  const choose = useCallback(
    (index: number) => {
      if (seat !== null && decisionId !== undefined) act.choose(seat, decisionId, index)
    },
    [seat, decisionId],
  )
  const answer = useCallback(
    (index: number) => {
      const given = connections > 0 && seat !== null && decisionId !== undefined && act.answer(seat, decisionId, index)
      return () => {
        if (given) act.hold(seat)
      }
    },
    [seat, decisionId, connections],
  )
  const settle = useCallback(
    (order: AwayOrder) => {
      if (connections > 0 && seat !== null && isPlaying) act.settle({ seat, prompts: [...order.prompts], untilTurn: order.untilTurn })
    },
    [seat, isPlaying, connections],
  )
  const undo = useCallback(() => {
    if (seat !== null) act.undo({ seat, rowSeq })
  }, [seat, rowSeq])
  const hint = useCallback(() => {
    if (seat !== null && decisionId !== undefined) act.hint({ seat, decisionId })
  }, [seat, decisionId])
  return { choose, answer, settle, undo, hint }
}

const isBots = ({ table }: Live, seat: number | null): boolean => table?.seats.find((s) => s.seat === seat)?.kind === 'bot'

function useSteady(asked: Frame['decision'] | null): Decision | null {
  // Its id may change while others choose; the question has not.
  const text = asked ? JSON.stringify({ ...asked, decisionId: 0 }) : null
  const [kept, setKept] = useState<{ readonly text: string | null; readonly decision: Decision | null }>({ text: null, decision: null })
  if (kept.text === text) return kept.decision
  const decision: Decision | null = asked
    ? { seat: asked.seat, prompt: asked.prompt, rule: asked.rule, options: asked.options, ...(asked.about ? { about: asked.about } : {}) }
    : null
  setKept({ text, decision })
  return decision
}

function useShownSeat(live: Live, exploring: boolean) {
  const [shown, setShown] = useState<number | null>(null)
  const mine = live.table?.mine ?? []
  const asked = mine.filter((seat) => live.frames[seat]?.decision && !isBots(live, seat))
  const first = mine[0] ?? null
  const current = shown !== null && mine.includes(shown) ? shown : first
  // Another seat of mine is asked and this one is not: the device changes hands.
  const next = mine.length > 1 && current !== null && !asked.includes(current) ? (asked[0] ?? null) : null
  const liftCurtain = useCallback(() => {
    if (next !== null) setShown(next)
  }, [next])
  // Whoever explores sees every hand.
  if (exploring) return { seat: next ?? current, curtain: null, liftCurtain }
  return { seat: mine.length === 0 ? null : current, curtain: next, liftCurtain }
}
