import { calm, playSound, useEventQueue } from '@rulewright/tablekit'
import { useCallback, useState } from 'react'
import type { HubworldEvent } from '../rules/events.ts'
import { PATHS, type Path, pathOf, ROWS, rowOf } from '../rules/grid.ts'
import type { DelveView, HubworldView } from '../rules/view.ts'
import type { InTheAir } from './Flights.tsx'
import { flightOf, lengthOf, runOf, soundOf } from './flights.ts'
import { readThing } from './things.ts'

interface Motion {
  readonly cards: readonly InTheAir[]
  readonly landed: (id: number) => void
  /** The delve as it is shown: behind the view while its events are still being played. */
  readonly delve: DelveView | null
}

let numbered = 0

/** Plays what happened: cards fly, the runner runs, sounds are heard. */
export function useMotion(view: HubworldView, events: readonly HubworldEvent[]): Motion {
  const [cards, setCards] = useState<readonly InTheAir[]>([])
  const landed = useCallback((id: number) => setCards((all) => all.filter((card) => card.id !== id)), [])
  const { current } = useEventQueue(events, (event) => {
    const cue = soundOf(event, view.you)
    if (cue) playSound(cue)
    const flight = calm() ? null : flightOf(event)
    if (flight) {
      numbered += 1
      const id = numbered
      setCards((all) => [...all, { ...flight, id }])
    }
    return lengthOf(event)
  })
  return { cards, landed, delve: shownDelve(view.delve, current) }
}

/** The delve of the event being played, else that of the view. */
export function shownDelve(delve: DelveView | null, event: HubworldEvent | null): DelveView | null {
  const run = runOf(event)
  const place = run && readThing(run.place)
  if (!run || !place) return delve
  const step = delve?.step ?? 'approach'
  const { seat: delver, defender } = run
  if (place.kind === 'slot') {
    const slot = Number(place.rest)
    return { delver, defender, path: PATHS[pathOf(slot)] ?? 'council', row: ROWS[rowOf(slot)] ?? 'front', step }
  }
  const path: Path = PATHS.find((each) => each === place.rest) ?? 'council'
  return { delver, defender, path, row: 'district', step }
}
