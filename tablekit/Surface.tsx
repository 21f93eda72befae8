import type { Decision, Event, Option } from '@rulewright/kernel'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useArrowKeys } from './arrows.ts'
import type { BoardProps, Unlit } from './board.ts'
import { Choices } from './Choices.tsx'
import { ChoosingContext } from './choosing.ts'
import { useFlights } from './flights.ts'
import { calm } from './motion.ts'
import styles from './Surface.module.css'
import { thingsInSight } from './sight.ts'
import { SurfaceContext, type SurfaceContextValue, type Zoomed } from './surface-context.ts'
import { isTouch } from './Thing.tsx'
import { namedThings, type ThingsOf } from './things.ts'
import { type Options, useOptions } from './useOptions.ts'
import { Zoom } from './Zoom.tsx'

interface SurfaceProps<V, O extends Option, E extends Event> extends BoardProps<V, O, E> {
  /** The things an option concerns, where its fields do not already say so (`{ card: 12 }` is `card:12`). */
  readonly thingsOfOption?: ThingsOf<O>
  readonly thingsOfEvent?: ThingsOf<E>
  /** The whole question can be answered here, in the board's own way. */
  readonly ownWay?: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** Up to this many choices are listed beside the thing they concern; more are listed by the frame. */
const LISTED = 7

/** The surface of a board: it lights, picks, marks, zooms and animates the things on it. */
export function Surface<V, O extends Option, E extends Event>(props: SurfaceProps<V, O, E>) {
  const { view, decision, choose, events, lit, light, thingsOfOption, thingsOfEvent, ownWay = false, className, style, children } = props
  const root = useRef<HTMLDivElement>(null)
  const { among, advised: advisedOption, careful } = use(ChoosingContext)
  const [beside, setBeside] = useState<DOMRect | null>(null)
  const options = useOptions(decision, choose, thingsOfOption, among)
  const { zoomed, zoom, letRest } = useZoomed(decision)
  const marked = useMarks(events, decision, thingsOfEvent)
  useFlights(root, view)
  useArrowKeys()
  useInSight(root, decision)

  const { all, litThings, pressable, picked, left, press, clear } = options
  const pressThing = useCallback(
    (thing: string, element: Element, byTouch: boolean) => {
      setBeside(element.getBoundingClientRect())
      press(thing, careful && byTouch)
    },
    [press, careful],
  )
  useEscape(clear)
  const advised = useMemo(() => new Set(all.find(({ index }) => index === advisedOption)?.things), [all, advisedOption])
  const context = useMemo(
    () => ({ litThings, pressable, picked, marked, spoken: lit, advised, press: pressThing, light, zoom }),
    [litThings, pressable, picked, marked, lit, advised, pressThing, light, zoom],
  )
  const listed = decision !== null && beside !== null && picked.length > 0 && left.length <= LISTED
  useReport(root, decision, view, options, listed || ownWay)
  return (
    <SurfaceContext value={context}>
      {/* Things handle the keyboard themselves; what arrives here is a press that meant nothing. */}
      <div ref={root} className={`${styles.surface} ${className ?? ''}`} style={style} {...useUnlit(props, letRest, pressThing)}>
        {children}
      </div>
      {listed && <Listed of={props} decision={decision} beside={beside} options={options} />}
      {zoomed && !listed && (
        <Zoom beside={zoomed.beside} thing={zoomed.thing}>
          {zoomed.face}
        </Zoom>
      )}
    </SurfaceContext>
  )
}

interface ListedProps<V, O extends Option, E extends Event> {
  readonly of: BoardProps<V, O, E>
  readonly decision: Decision<O>
  readonly beside: DOMRect
  readonly options: Options<O>
}

/** The remaining choices, in words, beside the thing that was pressed. */
function Listed<V, O extends Option, E extends Event>({ of: { view, words, names }, decision, beside, options }: ListedProps<V, O, E>) {
  return (
    <Choices
      beside={beside}
      label={words.prompt(decision, view, names)}
      choices={options.left.map(({ index, option }) => ({ index, phrase: words.option(option, view, names, decision) }))}
      choose={options.choose}
      close={options.clear}
    />
  )
}

/** Elements that handle presses themselves, on a board or in it. */
const OWN = 'button, a, summary, input, select, label, [role=button], [role=dialog]'

const litAt = ({ clientX, clientY, currentTarget }: MouseEvent): Element | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-lit]'))
    .find((lit) => lit !== null && currentTarget.contains(lit)) ?? null

/** A press that no thing took as a choice. */
function useUnlit<V, O extends Option, E extends Event>(
  { unlit, thingsOfOption }: SurfaceProps<V, O, E>,
  letRest: (thing: string | null) => void,
  press: SurfaceContextValue['press'],
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
    onClick: (event: MouseEvent) => {
      // A tile lies on a space: the press goes through to what is lit beneath.
      const beneath = litAt(event)
      const name = beneath?.getAttribute('data-thing')
      if (beneath && name) press(name, beneath, isTouch(event))
      else tell(event.target, 'pointer')
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.defaultPrevented && tell(event.target, 'key')) event.preventDefault()
    },
  }
}

function useEscape(clear: () => void): void {
  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && clear()
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [clear])
}

/** What is shown large. It disappears with the question, and when something else is pressed or scrolled. */
function useZoomed(decision: unknown) {
  const [state, setState] = useState<(Zoomed & { readonly of: unknown }) | null>(null)
  // A thing pressed to read about it is not shown large as well, until the pointer has left it.
  const resting = useRef<string | null>(null)
  const zoom = useCallback(
    (shown: Zoomed | null) => {
      if (shown === null) resting.current = null
      else if (shown.thing === resting.current) return
      setState(shown && { ...shown, of: decision })
    },
    [decision],
  )
  const letRest = useCallback((thing: string | null) => {
    setState(null)
    resting.current = thing
  }, [])
  const zoomed = state?.of === decision ? state : null
  const isShown = zoomed !== null
  useEffect(() => {
    if (!isShown) return
    const hide = () => setState(null)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('scroll', hide, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('scroll', hide, { capture: true })
    }
  }, [isShown])
  return { zoomed, zoom, letRest }
}

/** Things move to their places: what is visible is determined again when they have settled. */
const SETTLED = 450

/** Tells the frame which options can be chosen here and now, and what was begun. */
function useReport<O extends Option>(
  root: RefObject<HTMLElement | null>,
  decision: unknown,
  view: unknown,
  { left, picked, clear }: Options<O>,
  all: boolean,
): void {
  const { report } = use(ChoosingContext)
  useLayoutEffect(() => {
    const look = () => {
      if (!root.current) return
      const seen = decision === null ? new Set<string>() : thingsInSight(root.current)
      const inSight = left.filter(({ things }) => all || things.some((thing) => seen.has(thing) && !picked.includes(thing)))
      report({
        decision,
        inSight: new Set(inSight.map(({ index }) => index)),
        left: left.map(({ index }) => index),
        letGo: picked.length > 0 ? clear : null,
      })
    }
    look()
    if (decision === null || view === null) return
    const timer = setTimeout(look, SETTLED)
    window.addEventListener('resize', look)
    document.addEventListener('scrollend', look, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', look)
      document.removeEventListener('scrollend', look, { capture: true })
    }
  }, [root, decision, view, left, picked, clear, all, report])
}

/** A scrolling board shows what can be chosen: if none of it is visible, it scrolls to the first. */
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
