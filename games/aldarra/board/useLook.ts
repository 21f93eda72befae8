import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Box, held, type Look, type Point, WHOLE, zoomed } from './geometry.ts'

/** How far a pointer moves before it drags the map instead of pressing what lies under it, in pixels. */
const DRAG = 6
const KEYS: Readonly<Record<string, number>> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4 }

type OnMap = (x: number, y: number) => Point
type ZoomAt = (factor: number, around: Point) => void

/** Panning and zooming the map: wheel, drag, pinch, and the keys + − 0 while it has the focus. */
export function useLook(svg: RefObject<SVGSVGElement | null>, box: Box) {
  const [look, set] = useState<Look>(WHOLE)
  const current = useRef(look)
  current.current = look

  const onMap = useCallback<OnMap>(
    (x, y) => {
      const matrix = svg.current?.getScreenCTM()
      if (!matrix) return { x: 0, y: 0 }
      const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
      return { x: point.x, y: point.y }
    },
    [svg],
  )
  const zoomAt = useCallback<ZoomAt>((factor, around) => set((l) => zoomed(l, box, factor, around)), [box])
  const zoomBy = useCallback((factor: number) => zoomAt(factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }), [zoomAt, box])
  useWheel(svg, onMap, zoomAt)
  const pointers = usePointers(onMap, zoomAt, (dx, dy) => set((l) => held({ ...l, x: l.x + dx, y: l.y + dy }, box)))

  const onKeyDown = (event: KeyboardEvent) => {
    const factor = KEYS[event.key]
    if (factor !== undefined) zoomBy(factor)
    else if (event.key === '0' && current.current.k > 1) set(WHOLE)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { look, set, zoomBy, whole: () => set(WHOLE), moves: { ...pointers, onKeyDown } }
}

function useWheel(svg: RefObject<SVGSVGElement | null>, onMap: OnMap, zoomAt: ZoomAt): void {
  useEffect(() => {
    const element = svg.current
    // React listens to the wheel passively; the page must not scroll while the map is zoomed.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomAt(Math.exp(-event.deltaY / 400), onMap(event.clientX, event.clientY))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [svg, zoomAt, onMap])
}

/** One pointer drags the map, two pinch it; a click at the end of a drag presses nothing. */
function usePointers(onMap: OnMap, zoomAt: ZoomAt, moveBy: (dx: number, dy: number) => void) {
  const pointers = useRef(new Map<number, Point>())
  const dragged = useRef(false)
  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    dragged.current = false
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    const other = others[0]
    if (other) {
      dragged.current = true
      zoomAt(distance(now, other) / Math.max(1, distance(before, other)), onMap((now.x + other.x) / 2, (now.y + other.y) / 2))
      pointers.current.set(event.pointerId, now)
      return
    }
    if (!dragged.current && distance(before, now) < DRAG) return
    dragged.current = true
    const a = onMap(before.x, before.y)
    const b = onMap(now.x, now.y)
    moveBy(b.x - a.x, b.y - a.y)
    pointers.current.set(event.pointerId, now)
  }
  const onPointerUp = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  const onClickCapture = (event: { stopPropagation(): void }) => {
    if (!dragged.current) return
    dragged.current = false
    event.stopPropagation()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: onPointerUp, onClickCapture }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
