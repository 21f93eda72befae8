import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calm, tempo } from './motion.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

const flight = (): KeyframeAnimationOptions => ({ duration: 250 * tempo(), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })

/** Every thing that changed its place since the last drawing flies there; a new one fades in. Only transform and opacity move. */
export function useFlights(surface: RefObject<HTMLElement | null>, drawn: unknown): void {
  const before = useRef(new Map<string, Spot>())
  const last = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    const root = surface.current
    if (!root) return
    const first = before.current.size === 0
    const moved = last.current !== drawn
    last.current = drawn
    const origin = root.getBoundingClientRect()
    const now = new Map<string, Spot>()
    for (const element of root.querySelectorAll<HTMLElement>('[data-thing][data-flies]')) {
      const id = element.dataset.thing ?? ''
      const box = element.getBoundingClientRect()
      const spot = { x: box.left - origin.left, y: box.top - origin.top, width: box.width }
      now.set(id, spot)
      if (!moved || first || calm()) continue
      fly(element, before.current.get(id), spot)
    }
    before.current = now
  })
}

function fly(element: HTMLElement, from: Spot | undefined, to: Spot): void {
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
