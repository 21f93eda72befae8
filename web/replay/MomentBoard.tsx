import type { Decision, Names } from '@rulewright/kernel'
import type { Moment } from '@rulewright/wire'
import { useMemo } from 'react'
import { BoardView, type Lighting } from '../frame/BoardView.tsx'
import { SpotlightView } from '../frame/SpotlightView.tsx'
import type { GameParts } from '../match/game.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { useStepSpot } from './useStepSpot.ts'

const noChoice = () => undefined

interface MomentBoardProps {
  readonly moment: Moment
  readonly parts: GameParts
  readonly seat: number | null
  readonly names: Names
  readonly seats: number
  readonly lighting: Lighting
  /** An option of the current decision to highlight: what would have been better. */
  readonly better?: number | undefined
}

/** The board at a moment of the match: to look at, not to choose on. */
export function MomentBoard({ moment, parts, seat, names, seats, lighting, better }: MomentBoardProps) {
  const { spot, hide } = useStepSpot(moment, parts, names)
  const shown = useMemo(() => onlyOption(moment.decision, better), [moment.decision, better])
  return (
    <>
      <BoardView
        board={parts.board}
        view={moment.view}
        seat={seat}
        seats={seats}
        decision={shown}
        choose={noChoice}
        events={moment.news.events}
        names={names}
        words={parts.words}
        lit={lighting.lit}
        light={lighting.light}
      />
      {spot && <SpotlightView spot={spot} next={hide} skip={hide} light={lighting.light} />}
    </>
  )
}

/** The decision reduced to this one option, so that it alone is lit. */
function onlyOption(decision: Moment['decision'], index: number | undefined): Decision | null {
  const option = index === undefined ? undefined : decision?.options[index]
  if (!decision || !option) return null
  const { seat, prompt, rule, about } = decision
  return { seat, prompt, rule, options: [option], ...(about ? { about } : {}) }
}

/** In place of a moment that is not here yet. */
export function Fetching() {
  const m = useMessages()
  return (
    <p className={ui.lead} role="status">
      {m.loading}
    </p>
  )
}
