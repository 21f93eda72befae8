import { seatColour } from '@rulewright/tablekit'
import type { CSSProperties } from 'react'
import { centreOf } from './geometry.ts'
import styles from './SkyMap.module.css'
import { Ship } from './ships.tsx'

interface FlightProps {
  readonly seats: number
  readonly seat: number
  readonly unit: number
  readonly from: number
  readonly to: number
}

/** A ship that glides from one territory to another. */
export function Flight({ seats, seat, unit, from, to }: FlightProps) {
  const a = centreOf(seats, from)
  const b = centreOf(seats, to)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--from': `translate(${a.x}px, ${a.y}px)`,
    '--to': `translate(${b.x}px, ${b.y}px)`,
  }
  return (
    <g key={`${from} ${to} ${unit}`} className={styles.flight} style={style}>
      <Ship unit={unit} x={-24} y={-17} scale={1.2} colour={seatColour(seat)} />
    </g>
  )
}
