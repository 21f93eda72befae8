import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from 'react'
import { SurfaceContext } from './surface-context.ts'

const HOVER = 320
const LONG_PRESS = 450

interface ThingOptions {
  /** What a screen reader says about it: name and state in a few words. */
  readonly label: string
  /** Its whole face, shown large on hover, focus and long-press. */
  readonly zoom?: ReactNode
  /** Whether it flies when its place changes; true unless it is drawn in SVG. */
  readonly flies?: boolean
}

/**
 * The props that make an element a thing of the board: lit when options concern it, pressed by click or Enter, reached by the arrow
 * keys, marked by events, zoomed on hover, focus and long-press. Spread them on a `div`, a `g`, anything.
 */
export function useThing(thing: string, { label, zoom, flies = true }: ThingOptions) {
  const surface = use(SurfaceContext)
  const lit = surface.litThings.has(thing)
  const pressable = surface.pressable.has(thing)
  const picked = surface.picked.includes(thing)
  const reading = useReading(thing, zoom)
  const press = usePress(thing, pressable, reading)
  return {
    'data-thing': thing,
    'data-reads': zoom ? '' : undefined,
    'data-flies': flies || undefined,
    'data-lit': lit || undefined,
    'data-picked': picked || undefined,
    'data-marked': surface.marked.has(thing) || undefined,
    'data-spoken': surface.spoken === thing || undefined,
    'data-advised': surface.advised.has(thing) || undefined,
    role: pressable ? 'button' : zoom ? 'img' : 'group',
    'aria-label': label,
    'aria-pressed': picked ? true : undefined,
    // Something that can be neither pressed nor zoomed takes no focus, so it may lie inside a thing that does.
    tabIndex: lit ? 0 : pressable || zoom ? -1 : undefined,
    ...press,
    ...reading.handlers,
  } as const
}

/** Pressed by click and Enter; a long press was for reading. */
function usePress(thing: string, pressable: boolean, { hide, wasLong }: Reading) {
  const surface = use(SurfaceContext)
  return {
    onClick: (event: MouseEvent) => {
      if (wasLong.current) {
        wasLong.current = false
        event.stopPropagation()
        return
      }
      if (!pressable) return
      event.stopPropagation()
      hide()
      surface.press(thing, event.currentTarget, isTouch(event))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !pressable || event.target !== event.currentTarget) return
      // Something that was only clicked shows no focus: then Enter does what a badge says.
      if (!event.currentTarget.matches(':focus-visible')) return
      event.preventDefault()
      surface.press(thing, event.currentTarget, false)
    },
  }
}

/** A click is a pointer event if it came from one; browsers that do not say so are treated as a mouse. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'

type Reading = ReturnType<typeof useReading>

/** Shown large and announced on hover, focus and long-press. */
function useReading(thing: string, zoom: ReactNode) {
  const surface = use(SurfaceContext)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const wasLong = useRef(false)
  const show = (element: Element) => {
    if (zoom) surface.zoom({ thing, face: zoom, beside: element.getBoundingClientRect() })
  }
  const after = (milliseconds: number, run: () => void) => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = setTimeout(run, milliseconds)
  }
  const hide = () => {
    if (timer.current) clearTimeout(timer.current)
    surface.zoom(null)
  }
  const forget = useRef(hide)
  forget.current = hide
  useEffect(() => () => forget.current(), [])
  const handlers = {
    onFocus: (event: FocusEvent) => {
      if (!event.currentTarget.matches(':focus-visible')) return
      surface.light(thing)
      show(event.currentTarget)
    },
    onBlur: () => {
      surface.light(null)
      hide()
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const element = event.currentTarget
      surface.light(thing)
      after(HOVER, () => show(element))
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      surface.light(null)
      hide()
    },
    ...touchHandlers({ zooms: Boolean(zoom), wasLong, after, show, hide }),
  }
  return { handlers, hide, wasLong }
}

interface Touch {
  readonly zooms: boolean
  readonly wasLong: { current: boolean }
  readonly after: (milliseconds: number, run: () => void) => void
  readonly show: (element: Element) => void
  readonly hide: () => void
}

/** A long press reads; a tap presses. */
function touchHandlers({ zooms, wasLong, after, show, hide }: Touch) {
  return {
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      if (event.pointerType !== 'touch' || !zooms) return
      const element = event.currentTarget
      after(LONG_PRESS, () => {
        wasLong.current = true
        show(element)
      })
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === 'touch') hide()
    },
    onPointerCancel: hide,
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault()
    },
  }
}

interface ThingProps extends ThingOptions {
  /** `card:12`: the same name the options, the events and the words use. */
  readonly id: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** A thing of the board in a box of its own. */
export function Thing({ id, children, className, style, ...options }: ThingProps) {
  return (
    <div {...useThing(id, options)} className={className} style={style}>
      {children}
    </div>
  )
}
