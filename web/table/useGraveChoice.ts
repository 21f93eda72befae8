import type { Decision } from '@rulewright/kernel'
import type { Board } from '@rulewright/tablekit'
import { useCallback, useState } from 'react'

export interface GraveChoice {
  readonly isGrave: (index: number) => boolean
  /** Chooses at once, or asks for confirmation where the choice is grave. */
  readonly choose: (index: number) => void
  /** The grave option the player is being asked about. */
  readonly asked: number | null
  readonly confirm: () => void
  readonly cancel: () => void
}

/** Options that the board calls grave are chosen only after a confirmation. */
export function useGraveChoice(decision: Decision | null, board: Board | null, send: (index: number) => void): GraveChoice {
  const [pending, setPending] = useState<{ readonly decision: Decision | null; readonly index: number } | null>(null)
  const isGrave = useCallback(
    (index: number) => {
      const option = decision?.options[index]
      return option !== undefined && (board?.grave?.(option) ?? false)
    },
    [decision, board],
  )
  const choose = useCallback(
    (index: number) => {
      if (isGrave(index)) setPending({ decision, index })
      else send(index)
    },
    [isGrave, decision, send],
  )
  // The confirmation lapses with its decision.
  const asked = pending && pending.decision === decision ? pending.index : null
  const cancel = () => setPending(null)
  const confirm = () => {
    if (asked !== null) send(asked)
    cancel()
  }
  return { isGrave, choose, asked, confirm, cancel }
}
