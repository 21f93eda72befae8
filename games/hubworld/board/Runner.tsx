import type { Seat } from '@rulewright/kernel'
import { calm, SeatMark, seatStyle, tempo } from '@rulewright/tablekit'
import { useLayoutEffect, useRef } from 'react'
import styles from './Runner.module.css'
import { term } from './terms.ts'

/** Where the runner was last: there is one delve at a time. */
const last: { spot: { x: number; y: number } | null; at: number } = { spot: null, at: 0 }
const MEMORY = 4000

interface RunnerProps {
  readonly seat: Seat
  readonly label: string
  /** Where it stands: it covers no words there. */
  readonly over: 'card' | 'ground' | 'district'
}

/** The delver's piece on its way along a path; it runs from where it was before. */
export function Runner({ seat, label, over }: RunnerProps) {
  const piece = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = piece.current
    if (!element) return
    const box = element.getBoundingClientRect()
    const spot = { x: box.left, y: box.top }
    const from = last.spot
    if (from && performance.now() - last.at < MEMORY && !calm()) {
      element.animate([{ transform: `translate(${from.x - spot.x}px, ${from.y - spot.y}px)` }, { transform: 'none' }], {
        duration: 320 * tempo(),
        easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      })
    }
    last.spot = spot
    return () => {
      last.at = performance.now()
    }
  }, [])
  return (
    <span
      ref={piece}
      className={styles.runner}
      data-over={over}
      style={seatStyle(seat)}
      role="img"
      aria-label={label}
      title={label}
      {...term('delve')}
    >
      <SeatMark seat={seat} />
    </span>
  )
}
