import { type Decision, isRecord } from '@rulewright/kernel'
import { type BoardProps, namedThings, REACHABLE, Surface } from '@rulewright/tablekit'
import { useMemo, useRef } from 'react'
import { useMessages } from '../words/index.ts'
import { NamesContext } from './context.ts'
import styles from './GenericBoard.module.css'
import { OptionCards } from './OptionCards.tsx'
import { PositionView } from './PositionView.tsx'
import { placesOf, type Reader } from './reading.ts'
import { columnsOf, kindsOf } from './shape.ts'
import { type SortedView, sortedView } from './sorted-view.ts'

/** Draws any game's position and options from its data and its words alone. */
export function GenericBoard(props: BoardProps & { readonly seats: number }) {
  const m = useMessages()
  const { view, decision, names, seat } = props
  const reader = useReader(props)
  const position = useMemo(() => sortedView(view, decision?.about ?? null, reader), [view, decision, reader])
  const places = usePlaces(view, decision)
  const around = useMemo(() => ({ names, you: seat }), [names, seat])
  return (
    <Surface {...props} className={styles.table}>
      <NamesContext value={around}>
        <section className={styles.position} {...REACHABLE} aria-label={m.generic.view}>
          <PositionView position={position} places={places} />
        </section>
        {decision && !isAllOnBoard(decision, position, places) && <OptionCards {...props} decision={decision} reader={reader} />}
      </NamesContext>
    </Surface>
  )
}

/** What options have mentioned once stays a thing, even while nothing is asked. */
function useReader({ view, decision, words, seats }: BoardProps & { readonly seats: number }): Reader {
  const spoken = useRef({ kinds: new Set<string>(), columns: 0 })
  const { kinds } = spoken.current
  for (const kind of kindsOf(decision?.options ?? [])) kinds.add(kind)
  spoken.current.columns = Math.max(spoken.current.columns, columnsOf(decision?.options ?? []))
  const { columns } = spoken.current
  const known = [...kinds].join(' ')
  return useMemo(() => ({ words, view, seats, kinds: new Set(known.split(' ')), columns }), [words, view, seats, known, columns])
}

/** Which fields of the view the options' texts name; remembered like the kinds. */
function usePlaces(view: unknown, decision: Decision | null): ReadonlyMap<string, string> {
  const spoken = useRef(new Map<string, string>())
  if (decision && isRecord(view))
    for (const [field, thing] of placesOf(decision.options, Object.keys(view))) spoken.current.set(field, thing)
  return spoken.current
}

/** Where everything that can be chosen is on the board, the options need no cards of their own. */
function isAllOnBoard(decision: Decision, position: SortedView, places: ReadonlyMap<string, string>): boolean {
  const drawn = new Set([...position.things, ...places.values()])
  return decision.options.every(
    (option) => option.do === 'pass' || option.do === 'done' || namedThings(option).some((thing) => drawn.has(thing)),
  )
}
