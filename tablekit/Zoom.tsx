import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './Surface.module.css'

interface ZoomProps {
  readonly beside: DOMRect
  readonly children: ReactNode
}

const GAP = 12

/** Shows a thing large beside where it lies, always inside the window. */
export function Zoom({ beside, children }: ZoomProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState({ x: -9999, y: 0 })
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect()
    if (!box) return
    const right = beside.right + GAP
    const fitsRight = right + box.width <= window.innerWidth
    const x = fitsRight ? right : Math.max(GAP, beside.left - GAP - box.width)
    const y = Math.min(Math.max(GAP, beside.top + beside.height / 2 - box.height / 2), window.innerHeight - box.height - GAP)
    setSpot({ x, y: Math.max(GAP, y) })
  }, [beside])
  return (
    <div ref={panel} data-zoom="" className={styles.zoom} style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }} aria-hidden="true">
      {children}
    </div>
  )
}
