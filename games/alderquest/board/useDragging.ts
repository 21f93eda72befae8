import { type PointerEvent, useEffect, useState } from 'react'
import type { Place } from './hiding.ts'
import type { Hiding } from './useHiding.ts'

interface Dragged {
  readonly from: Place
  readonly face: number
  readonly x: number
  readonly y: number
}

export interface Dragging {
  /** The tile under the finger; null while none has left its place. */
  readonly dragged: Dragged | null
  readonly begin: (event: PointerEvent, from: Place, face: number) => void
}

/** Smaller movements count as a press. */
const SLACK = 6

/** Tiles dragged between tray and Field; pressing does the same without a drag. */
export function useDragging(hiding: Hiding | null): Dragging {
  const [held, hold] = useState<(Dragged & { readonly moved: boolean }) | null>(null)
  const put = hiding?.put
  useEffect(() => {
    if (!held || !put) return
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) =>
      hold((now) => now && { ...now, moved: now.moved || Math.hypot(x - now.x, y - now.y) > SLACK, ...(now.moved ? { x, y } : {}) })
    const drop = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      hold(null)
      if (!held.moved) return
      // The press that follows a drag is ignored. After a finger's drag none follows, and the next one counts.
      window.addEventListener('click', ignore, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), 0)
      const to = placeUnder(x, y)
      if (to) put(held.from, to)
    }
    const stop = () => hold(null)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', stop)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', stop)
    }
  }, [held, put])
  return {
    dragged: held?.moved ? held : null,
    begin: (event, from, face) => {
      if (event.button === 0) hold({ from, face, x: event.clientX, y: event.clientY, moved: false })
    },
  }
}

const ignore = (event: Event) => event.stopPropagation()

/** The space or the tray at a point of the window. */
function placeUnder(x: number, y: number): Place | null {
  const target = document.elementFromPoint(x, y)
  const spot = target?.closest('[data-hide-at]')?.getAttribute('data-hide-at')
  if (spot) return { at: 'spot', n: Number(spot) }
  return target?.closest('[data-tray]') ? { at: 'tray', face: -1 } : null
}
