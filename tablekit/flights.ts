import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calm, tempo } from './motion.ts'

interface FlightEnd {
  readonly x: number
  readonly y: number
  readonly width: number
}

const flight = (): KeyframeAnimationOptions => ({ duration: 250 * tempo(), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })

/** Every thing that changed its place since the last drawing flies there; a new one fades in. Only transform and opacity are animated. */
export function useFlights(surface: RefObject<HTMLElement | null>, drawn: unknown): void {
  const before = useRef(new Map<string, FlightEnd>())
  const last = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    // Just before the paint, which needs a layout anyway: measuring at once would force one for every drawing.
    const frame = requestAnimationFrame(() => {
      const root = surface.current
      if (!root) return
      const first = before.current.size === 0
      const moved = last.current !== drawn
      last.current = drawn
      const measured = measure(root)
      if (moved && !first && !calm()) for (const { element, id, spot } of measured) fly(element, before.current.get(id), spot)
      before.current = new Map(measured.map(({ id, spot }) => [id, spot]))
    })
    return () => cancelAnimationFrame(frame)
  })
}

/** Where the things are. All are measured before anything moves: after an animation has begun, measuring would force another layout. */
function measure(root: HTMLElement): readonly { readonly element: HTMLElement; readonly id: string; readonly spot: FlightEnd }[] {
  const origin = root.getBoundingClientRect()
  return [...root.querySelectorAll<HTMLElement>('[data-thing][data-flies]')].map((element) => {
    const box = element.getBoundingClientRect()
    return { element, id: element.dataset.thing ?? '', spot: { x: box.left - origin.left, y: box.top - origin.top, width: box.width } }
  })
}

function fly(element: HTMLElement, from: FlightEnd | undefined, to: FlightEnd): void {
  if (!from) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], flight())
    return
  }
  const x = from.x - to.x
  const y = from.y - to.y
  if (Math.abs(x) + Math.abs(y) < 3) return
  const scale = to.width > 0 ? from.width / to.width : 1
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    flight(),
  )
}
