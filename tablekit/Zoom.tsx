import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Box, beside as besideOf } from './geometry.ts'
import styles from './Surface.module.css'

interface ZoomProps {
  readonly beside: DOMRect
  readonly children: ReactNode
}

const GAP = 12

/** Shows a thing large beside where it lies: inside the window, over neither the thing nor what is asked. */
export function Zoom({ beside, children }: ZoomProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState({ x: -9999, y: 0 })
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect()
    if (box) setSpot(besideOf(beside, box, roomAbove(beside), GAP))
  }, [beside])
  return (
    <div ref={panel} data-zoom="" className={styles.zoom} style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }} aria-hidden="true">
      {children}
    </div>
  )
}

/** The window without the frame's foot; all of it for what lies in the foot itself. */
function roomAbove(box: DOMRect): Box {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? window.innerHeight
  return { left: 0, top: 0, width: window.innerWidth, height: box.top >= foot ? window.innerHeight : foot }
}
