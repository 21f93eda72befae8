import type { Names } from '@rulewright/kernel'
import type { Frame, TableInfo } from '@rulewright/wire'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useConnection } from '../match/connection.ts'
import type { GameParts } from '../match/game.ts'
import { placeOf, useLive } from '../match/live.ts'
import type { LogEntry } from '../match/record.ts'
import { spotsIn } from '../match/spots.ts'
import { type Spot, Stage } from '../match/stage.ts'
import type { SeatAtTable } from '../match/useTable.ts'
import { usePreferences } from '../preferences.ts'

/** A seat at a table as it is shown: behind the real one while there is something to see. */
export interface StagedSeat extends SeatAtTable {
  readonly spot: Spot | null
  /** To the next thing to see, and to the current table. */
  readonly next: () => void
  readonly skip: () => void
  /** Nothing is left to see. */
  readonly settled: boolean
}

interface StageWords {
  readonly parts: GameParts
  readonly names: Names
}

/** Holds back what comes while the last is being shown. A lesson shows things in its own way; whoever explores, or hands the device on, waits for nobody. */
export function useStage(at: SeatAtTable, table: TableInfo, parts: GameParts, names: Names): StagedSeat {
  const { seat, live, curtain } = at
  const { match } = table
  const { guided, exploring, showing } = useConnection()
  const place = placeOf(seat)
  const told = useRef<StageWords>({ parts, names })
  told.current = { parts, names }
  const atOnce = guided === true || exploring === true || curtain !== null || table.mine.length > 1
  const plain = useRef(atOnce)
  plain.current = atOnce
  const stage = useMemo(
    () =>
      new Stage(
        useLive.getState().match === match ? (useLive.getState().frames[place] ?? null) : null,
        ({ news, view }) => spotsIn(news, view, told.current.parts, told.current.names),
        () => (plain.current ? 'at-once' : usePreferences.getState().pace),
      ),
    [match, place],
  )
  useEffect(() => {
    const missed = useLive.getState().frames[place]
    if (missed && missed !== stage.now().frame) stage.arrive(missed)
    return useLive.subscribe((now, before) => {
      const frame = now.frames[place]
      if (frame && frame !== before.frames[place]) stage.arrive(frame)
    })
  }, [stage, place])
  useEffect(() => stage.skip, [stage])
  const { frame, events, spot } = useSyncExternalStore(stage.listen, stage.now, stage.now)
  const settled = spot === null && frame === (live.frames[place] ?? null)
  useEffect(() => {
    showing?.(!settled)
    return () => showing?.(false)
  }, [showing, settled])
  const record = useMemo(() => upTo(at.record, frame), [at.record, frame])
  // A question that is still open may be answered whatever else there is to see.
  const isAsked = frame?.decision != null && frame.decision.decisionId === at.frame?.decision?.decisionId
  return {
    ...at,
    frame,
    events,
    record,
    decision: isAsked ? at.decision : null,
    spot: curtain === null ? spot : null,
    next: stage.next,
    skip: stage.skip,
    settled,
  }
}

/** The log does not run ahead of what is shown. */
function upTo(record: readonly LogEntry[], frame: Frame | null): readonly LogEntry[] {
  if (!frame || !record.some((entry) => entry.count > frame.count)) return record
  return record.filter((entry) => entry.count <= frame.count)
}
