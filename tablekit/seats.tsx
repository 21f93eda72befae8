import type { Seat } from '@rulewright/kernel'
import type { CSSProperties } from 'react'
import { rem } from './rem.ts'

/** A seat is recognised by its colour and by its shape. */
const SHAPES = ['●', '▲', '■', '◆', '★', '✚', '⬟', '▼'] as const

export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] ?? '●'

export const seatColour = (seat: Seat): string => `var(--seat-${seat % SHAPES.length})`

/** For a panel or a piece of a seat: `--seat` is its colour. */
export const seatStyle = (seat: Seat): CSSProperties & { '--seat': string } => ({ '--seat': seatColour(seat) })

interface SeatMarkProps {
  readonly seat: Seat
  /** The seat's name, where it is not beside the mark. */
  readonly label?: string
  readonly size?: number
}

/** The seat's shape in the seat's colour. */
export function SeatMark({ seat, label, size }: SeatMarkProps) {
  const style: CSSProperties = { color: seatColour(seat), fontSize: size === undefined ? undefined : rem(size), lineHeight: 1 }
  return label === undefined ? (
    <span style={style} aria-hidden="true">
      {seatShape(seat)}
    </span>
  ) : (
    <span style={style} role="img" aria-label={label}>
      {seatShape(seat)}
    </span>
  )
}
