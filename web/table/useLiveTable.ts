import { findGame } from '@rulewright/games'
import type { Decision, Names, Option, Words } from '@rulewright/kernel'
import type { Board, Wish } from '@rulewright/tablekit'
import type { TableInfo } from '@rulewright/wire'
import { useCallback, useMemo } from 'react'
import type { Asking } from '../explain/useObstacles.ts'
import { type Verdict, verdictOf } from '../frame/verdict.ts'
import { useConnection } from '../match/connection.ts'
import type { GameParts } from '../match/game.ts'
import { humanize } from '../match/generic-words.ts'
import { subjectOf, useNames } from '../match/names.ts'
import { lastLines, linesOf, type RecordLine } from '../match/record.ts'
import type { SeatAtTable } from '../match/useTable.ts'
import { useWindows, type Windows } from '../match/useWindows.ts'
import { passIndex, type SubjectOf } from '../match/windows.ts'
import { useMessages } from '../words/index.ts'
import { useBegun } from './useBegun.ts'
import { isShared } from './useChoosing.ts'
import { type GraveChoice, useGraveChoice } from './useGraveChoice.ts'
import { type StagedSeat, useStage } from './useStage.ts'

/** What every part of a live table is drawn from. */
export interface LiveTableState {
  readonly at: StagedSeat
  readonly table: TableInfo
  readonly words: Words
  readonly board: Board | null
  readonly names: Names
  readonly title: string
  /** null before the deal. */
  readonly view: unknown
  readonly lines: readonly RecordLine[]
  /** How it ended, once it has. */
  readonly verdict: Verdict | null
  /** The option a bot advises, when it was asked about this decision. */
  readonly hinted: number | null
  /** What speaks for it, keys of the game's words. */
  readonly reasons: readonly string[]
  /** Takes back what was merely begun; null where nothing was. */
  readonly wayBack: (() => void) | null
  /** Choosing, with a confirmation where a choice is grave. */
  readonly grave: GraveChoice
  readonly windows: Windows
  readonly wishes: readonly Wish[]
  readonly subjectOf: SubjectOf
  /** The moment at which I may ask why something is not on offer; null: nobody may. */
  readonly asking: Asking | null
  /** I am asked, and nothing answers for me. */
  readonly myTurn: boolean
  /** My question belongs to my own turn; else I respond in another player's. */
  readonly isTurn: boolean
  /** Whether a bot may be asked what it would do: not against other people. */
  readonly mayHint: boolean
}

const NO_REASONS: readonly string[] = []
const NO_WISHES: readonly Wish[] = []

export function useLiveTable(seated: SeatAtTable, table: TableInfo, parts: GameParts): LiveTableState {
  const m = useMessages()
  const { words, board } = parts
  const { guided, exploring } = useConnection()
  // Whoever plays everybody is nobody in particular.
  const isEverybody = exploring === true && table.seats.every(({ kind }) => kind === 'person')
  const names = useNames(table.seats, isEverybody ? null : seated.seat)
  const at = useStage(seated, table, parts, names)
  const { live, seat, frame, decision, sent } = at
  const view = frame?.view ?? null
  const outcome = frame?.outcome ?? null
  const wishes = board?.wishes ?? NO_WISHES
  const subject = useCallback(
    (option: Option) => (decision ? subjectOf(words.option(option, view, names, decision)) : null),
    [decision, words, view, names],
  )
  const windows = useWindows({
    game: table.game,
    decision: guided || exploring ? null : decision,
    view,
    wishes,
    subjectOf: subject,
    answer: at.answer,
    settle: at.settle,
    count: frame?.count ?? 0,
  })
  const verdict = useMemo(() => (outcome ? verdictOf(outcome, view, words, names, m) : null), [outcome, view, words, names, m])
  const lines = useLines(at, words, names, verdict)
  const begun = useBegun(at, lines)
  const hint =
    live.hint && live.hint.seat === seat && decision && live.frames[seat]?.decision?.decisionId === live.hint.decisionId ? live.hint : null
  return {
    at,
    table,
    words,
    board,
    names,
    title: findGame(table.game)?.title ?? humanize(table.game),
    view,
    lines,
    verdict,
    hinted: hint?.choice ?? null,
    reasons: hint?.reasons ?? NO_REASONS,
    // A lesson and an exploration have their own ways back.
    wayBack: guided || exploring ? null : begun.back,
    grave: useGraveChoice(decision, board, begun.choose),
    windows,
    wishes,
    subjectOf: subject,
    asking: useAsking(at),
    myTurn: decision !== null && !sent && windows.answering === null,
    isTurn: isOwnTurn(at.seat, decision, view, board),
    mayHint: decision !== null && !sent && !isShared(table, seat),
  }
}

/** A seat that waits for its own answer, or for the device, gets no reasons. */
function useAsking({ seat, frame, sent, curtain }: SeatAtTable): Asking | null {
  const rowSeq = frame && !frame.outcome && frame.view !== null ? frame.rowSeq : null
  const isTold = seat !== null && rowSeq !== null && !sent && curtain === null
  return useMemo(() => (isTold ? { seat, rowSeq } : null), [isTold, seat, rowSeq])
}

/** Whether the question belongs to the seat's own turn. Where the game has no turns, a window is a response. */
export function isOwnTurn(seat: number | null, decision: Decision | null, view: unknown, board: Pick<Board, 'turn'> | null): boolean {
  if (seat === null || view === null) return false
  if (!board?.turn) return decision !== null && passIndex(decision) < 0
  const turn = board.turn(view)
  return turn === null || turn === seat
}

/** The log in words, with the ending. While the device changes hands, nothing of the previous seat is shown. */
function useLines({ record, curtain, settled }: StagedSeat, words: Words, names: Names, verdict: Verdict | null): readonly RecordLine[] {
  const hidden = curtain !== null
  const lines = useMemo(() => (hidden ? [] : linesOf(record, words, names)), [hidden, record, words, names])
  return useMemo(
    () => (verdict && settled && !hidden ? [...lines, ...lastLines(verdict, lines)] : lines),
    [lines, verdict, settled, hidden],
  )
}
