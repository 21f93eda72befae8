import type { Event, Option } from '@rulewright/kernel'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useArrowKeys } from './arrows.ts'
import type { BoardProps, Unlit } from './board.ts'
import { Choices } from './Choices.tsx'
import { useFlights } from './flights.ts'
import { calm } from './motion.ts'
import styles from './Surface.module.css'
import { SurfaceContext, type Zoomed } from './surface-context.ts'
import { namedThings, type ThingsOf } from './things.ts'
import { useOptions } from './useOptions.ts'
import { Zoom } from './Zoom.tsx'

interface SurfaceProps<V, O extends Option, E extends Event> extends BoardProps<V, O, E> {
  /** The things an option concerns, where its fields do not already say so (`{ card: 12 }` is `card:12`). */
  readonly thingsOfOption?: ThingsOf<O>
  readonly thingsOfEvent?: ThingsOf<E>
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** Above this many choices no list opens as long as each can be reached by pressing things. */
const LISTED = 9

/** The ground a board lies on: it lights, picks, marks, zooms and flies the things on it. */
export function Surface<V, O extends Option, E extends Event>(props: SurfaceProps<V, O, E>) {
  const { view, decision, choose, events, words, names, lit, light, thingsOfOption, thingsOfEvent, className, style, children } = props
  const root = useRef<HTMLDivElement>(null)
  const { zoomed, zoom, letRest } = useZoomed()
  const [beside, setBeside] = useState<DOMRect | null>(null)
  const options = useOptions(decision, choose, thingsOfOption)
  const marked = useMarks(events, decision, thingsOfEvent)
  useFlights(root, view)
  useArrowKeys()
  useInSight(root, decision)

  const { litThings, pressable, picked, left, press, clear } = options
  const pressThing = useCallback(
    (thing: string, element: Element) => {
      setBeside(element.getBoundingClientRect())
      press(thing)
    },
    [press],
  )
  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && clear()
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [clear])

  const context = useMemo(
    () => ({ litThings, pressable, picked, marked, spoken: lit, press: pressThing, light, zoom }),
    [litThings, pressable, picked, marked, lit, pressThing, light, zoom],
  )
  const listed = decision && beside && picked.length > 0 && (left.length <= LISTED || !apart(left.map((c) => c.things)))
  return (
    <SurfaceContext value={context}>
      {/* Things answer to the keyboard themselves; what comes here was pressed and meant nothing. */}
      <div ref={root} className={`${styles.surface} ${className ?? ''}`} style={style} {...useUnlit(props, letRest)}>
        {children}
      </div>
      {listed && (
        <Choices
          beside={beside}
          label={words.prompt(decision, view, names)}
          choices={left.map(({ index, option }) => ({ index, phrase: words.option(option, view, names, decision) }))}
          choose={options.choose}
          close={clear}
        />
      )}
      {zoomed && !listed && (
        <Zoom beside={zoomed.beside} thing={zoomed.thing}>
          {zoomed.face}
        </Zoom>
      )}
    </SurfaceContext>
  )
}

/** What is shown large; a thing that was pressed to be told about is not, until the pointer has left it. */
function useZoomed() {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null)
  const resting = useRef<string | null>(null)
  const zoom = useCallback((shown: Zoomed | null) => {
    if (shown === null) resting.current = null
    else if (shown.thing === resting.current) return
    setZoomed(shown)
  }, [])
  const letRest = useCallback((thing: string | null) => {
    setZoomed(null)
    resting.current = thing
  }, [])
  return { zoomed, zoom, letRest }
}

/** What is pressed by itself, on a board or in it. */
const OWN = 'button, a, summary, input, select, label, [role=button], [role=dialog]'

/** A press that no thing took for a choice. */
function useUnlit<V, O extends Option, E extends Event>(
  { unlit, thingsOfOption }: SurfaceProps<V, O, E>,
  letRest: (thing: string | null) => void,
) {
  if (!unlit) return {}
  const tell = (target: EventTarget, by: Unlit<O>['by']): boolean => {
    if (!(target instanceof Element) || target.closest(OWN)) return false
    const thing = target.closest('[data-thing]')
    const term = target.closest('[data-term]')
    const element = thing ?? term
    if (!element) return false
    const name = thing?.getAttribute('data-thing') ?? null
    letRest(name)
    unlit({
      thing: name,
      term: term?.getAttribute('data-term') ?? null,
      element,
      by,
      things: thingsOfOption ?? namedThings,
    })
    return true
  }
  return {
    onClick: (event: MouseEvent) => void tell(event.target, 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.defaultPrevented && tell(event.target, 'key')) event.preventDefault()
    },
  }
}

/** A board that scrolls shows what can be chosen: when none of it is in sight, the first is scrolled to. */
function useInSight(root: RefObject<HTMLElement | null>, decision: unknown): void {
  useEffect(() => {
    const frame = decision === null ? null : root.current
    if (!frame) return
    const { top, bottom } = frame.getBoundingClientRect()
    const lit = [...frame.querySelectorAll('[data-lit]')]
    const seen = lit.some((element) => {
      const box = element.getBoundingClientRect()
      return box.height > 0 && box.top >= top && box.bottom <= bottom
    })
    if (!seen) lit[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: calm() ? 'instant' : 'smooth' })
  }, [root, decision])
}

/** Whether no two choices concern the same things. */
function apart(choices: readonly (readonly string[])[]): boolean {
  return new Set(choices.map((things) => [...things].sort().join(' '))).size === choices.length
}

/** What the last events touched stays marked until the next choice. */
function useMarks<E extends Event>(events: readonly E[], decision: unknown, things: ThingsOf<E> = namedThings): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set<string>())
  const answered = useRef(false)
  const asked = useRef<unknown>(null)
  const mapping = useRef(things)
  mapping.current = things
  useEffect(() => {
    if (asked.current !== null && asked.current !== decision) answered.current = true
    asked.current = decision
  }, [decision])
  useEffect(() => {
    const touched = events.flatMap((event) => mapping.current(event))
    setMarked((before) => new Set(answered.current ? touched : [...before, ...touched]))
    answered.current = false
  }, [events])
  return marked
}
