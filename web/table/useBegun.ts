import type { Decision } from '@rulewright/kernel'
import type { Frame } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { STAYING } from '../match/dock.ts'
import type { RecordLine } from '../match/record.ts'
import type { StagedSeat } from './useStage.ts'

/** Notes what the player begins, and provides the way back from it. */
export function useBegun({ decision, frame, choose, undo }: StagedSeat, lines: readonly RecordLine[]) {
  const [after, setAfter] = useState<number | null>(null)
  const chooseNoted = useCallback(
    (index: number) => {
      setAfter(decision ? countBegun(decision, index, frame?.count ?? 0) : null)
      choose(index)
    },
    [decision, frame?.count, choose],
  )
  // Where the rules themselves offer to take it back, that is the way.
  const offered = decision?.options.some((option) => option.do === 'cancel') ?? false
  const isOpen = decision !== null && !offered && frame !== null && isBegun(after, frame, lines)
  return { choose: chooseNoted, back: isOpen ? undo : null }
}

/** The number of choices after an option that begins something; null where it ends or leaves something instead. */
export function countBegun(decision: Decision, index: number, count: number): number | null {
  const chosen = decision.options[index]?.do
  return chosen === undefined || STAYING.includes(chosen) ? null : count + 1
}

/** Whether the last choice has led only to the next question: there is nothing to tell of it, and it may be taken back. */
export function isBegun(after: number | null, { count, canUndo }: Pick<Frame, 'count' | 'canUndo'>, lines: readonly RecordLine[]): boolean {
  return canUndo && after === count && !lines.some((line) => line.count === count)
}
