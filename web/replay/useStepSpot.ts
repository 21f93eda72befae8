import type { Names } from '@rulewright/kernel'
import type { Moment } from '@rulewright/wire'
import { useEffect, useState } from 'react'
import type { GameParts } from '../match/game.ts'
import { spotsIn, weightiest } from '../match/spots.ts'
import { LENGTHS, type Spot } from '../match/stage.ts'
import { usePreferences } from '../preferences.ts'

interface ShownSpot {
  readonly count: number
  readonly spot: Spot | null
}

/** What a step forward shows large, as long as a table would: the most important thing that happened. A jump shows nothing. */
export function useStepSpot(moment: Moment, parts: GameParts, names: Names) {
  const pace = usePreferences((p) => p.pace)
  const [shown, setShown] = useState<ShownSpot>({ count: moment.count, spot: null })
  let { spot } = shown
  if (shown.count !== moment.count) {
    const isStep = moment.count === shown.count + 1 && pace !== 'at-once'
    spot = isStep ? weightiest(spotsIn([moment.news], moment.view, parts, names)) : null
    setShown({ count: moment.count, spot })
  }
  const hide = () => setShown((before) => ({ ...before, spot: null }))
  useEffect(() => {
    if (spot === null || pace === 'at-once') return
    const timer = setTimeout(
      () => setShown((before) => (before.spot === spot ? { ...before, spot: null } : before)),
      LENGTHS[pace][spot.light.kind],
    )
    return () => clearTimeout(timer)
  }, [spot, pace])
  return { spot, hide }
}
