import type { Decision } from '@rulewright/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Team } from '../content/pieces.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { isHiding, nextAnswer, type Place, type Plan, placed, planFrom, trayOf } from './hiding.ts'

/** The starting tiles while they are being hidden. */
export interface Hiding {
  readonly team: Team
  readonly plan: Plan
  /** The tiles without a space. */
  readonly tray: readonly number[]
  readonly picked: Place | null
  /** Confirmed, and on its way to the table. */
  readonly sending: boolean
  readonly pick: (place: Place | null) => void
  readonly put: (from: Place, to: Place) => void
  readonly confirm: () => void
}

interface Draft {
  readonly plan: Plan
  readonly hidden: readonly number[]
  readonly picked: Place | null
  /** The confirmed plan; it is sent tile by tile, even after a lost connection. */
  readonly sending: Plan | null
}

const EMPTY: Draft = { plan: [], hidden: [], picked: null, sending: null }
const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((face, n) => face === b[n])

/** Collects the arrangement of the starting tiles; it is sent one tile after another, once confirmed. */
export function useHiding(
  view: AlderquestView,
  decision: Decision<AlderquestOption> | null,
  choose: (index: number) => void,
): Hiding | null {
  const team = view.you
  const hidden = team === null ? EMPTY.hidden : view.teams[team].hiding
  const [kept, setDraft] = useState(EMPTY)
  let draft = kept
  // Answers given elsewhere (in the prompt, before a reload) belong to the plan.
  if (team !== null && draft.sending === null && (draft.plan.length === 0 || !same(draft.hidden, hidden))) {
    draft = { ...draft, hidden, plan: planFrom(team, hidden, draft.plan), picked: null }
    setDraft(draft)
  }
  const answered = useRef<unknown>(null)
  const { sending } = draft
  useEffect(() => {
    if (sending === null || decision === null || answered.current === decision) return
    answered.current = decision
    if (!isHiding(decision)) {
      setDraft(EMPTY)
      return
    }
    const index = nextAnswer(decision, hidden, sending)
    choose(index)
    if (decision.options[index]?.do === 'done')
      setDraft((before) => ({ ...before, sending: null, hidden: sending.flatMap((f) => f ?? []) }))
  }, [sending, decision, hidden, choose])
  if (team === null || view.phase !== 'hide') return null
  if (decision === null && sending === null && hidden.length === 0) return null
  const tray = trayOf(team, draft.plan)
  return {
    team,
    plan: draft.plan,
    tray,
    // After one tile is laid, the next is sent.
    picked: draft.picked ?? (decision && tray[0] !== undefined ? { at: 'tray', face: tray[0] } : null),
    sending: sending !== null || decision === null,
    pick: (picked) => setDraft((before) => ({ ...before, picked })),
    put: (from, to) => setDraft((before) => ({ ...before, plan: placed(before.plan, from, to), picked: null })),
    confirm: () => setDraft((before) => ({ ...before, sending: before.plan })),
  }
}
