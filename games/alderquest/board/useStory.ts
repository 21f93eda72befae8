import { calm, playSound, useEventQueue } from '@rulewright/tablekit'
import { useEffect, useRef, useState } from 'react'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestView, MinionView } from '../rules/view.ts'
import { type Cascade, cellsAfter, minionsAfter, minionsOf, piecesOf } from './story.ts'

/** What is drawn while the last events are played: the Board in its cascade, the minions on their way. */
export interface Story extends Cascade {
  readonly minions: readonly MinionView[]
  /** The event being played, or null. */
  readonly telling: AlderquestEvent | null
}

const FALL = 300
const POP = 380
const STEP = 340
const BLOW = 420
const CARD = 700

const NONE: ReadonlySet<number> = new Set()

/** How long a thing that happened on the Field takes. */
function lasting(event: AlderquestEvent): number {
  switch (event.type) {
    case 'moved':
    case 'summoned':
    case 'rival-tile':
    case 'left-acorn':
      return STEP
    case 'destroyed':
    case 'ejected':
    case 'squabble':
    case 'elbow-drop':
    case 'revealed-tile':
      return BLOW
    // The rivals of solitaire take their turn Hero by Hero.
    case 'automa':
      return CARD
    default:
      return 0
  }
}

/** Plays the events one after another: runes fall, match and cascade, minions walk, in the order in which it happened. */
export function useStory(view: AlderquestView, events: readonly AlderquestEvent[]): Story {
  const [cascade, setCascade] = useState<Cascade>({ cells: piecesOf(view.board), popping: NONE })
  const [minions, setMinions] = useState(() => minionsOf(view))
  const drawn = useRef(cascade.cells)
  const walking = useRef(minions)
  const tell = (event: AlderquestEvent): number => {
    // Without motion, the result is shown at once.
    if (calm()) return 0
    if (event.type === 'matched' || event.type === 'runes-destroyed') {
      // The matched runes flare where they lie; the next event takes them away.
      const before = drawn.current
      const gone = event.cells.flatMap((cell) => before[cell] ?? [])
      drawn.current = cellsAfter(before, event)
      setCascade({ cells: before, popping: new Set(gone) })
      playSound('match')
      return POP
    }
    const cells = cellsAfter(drawn.current, event)
    if (cells !== drawn.current) {
      drawn.current = cells
      setCascade({ cells, popping: NONE })
      if (event.type === 'dropped' || event.type === 'fell') playSound('card')
      return FALL
    }
    const next = minionsAfter(walking.current, event, view)
    if (next !== walking.current) {
      walking.current = next
      setMinions(next)
    }
    return lasting(event)
  }
  const begun = useRef(false)
  const { current } = useEventQueue(events, (event) => {
    const wait = tell(event)
    if (wait > 0) begun.current = true
    return wait
  })
  const idle = current === null
  const heard = useRef(events)
  useEffect(() => {
    // A story that has only just begun is not over.
    const beginning = heard.current !== events && begun.current
    heard.current = events
    if ((beginning || !idle) && !calm()) return
    // In the end the view is authoritative.
    begun.current = false
    drawn.current = piecesOf(view.board)
    walking.current = minionsOf(view)
    setCascade({ cells: drawn.current, popping: NONE })
    setMinions(walking.current)
  }, [idle, view, events])
  return { ...cascade, minions, telling: current }
}
