import type { Seat } from '@rulewright/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Counter.module.css'
import type { Glyph } from './glyph.ts'
import { Icon } from './Icon.tsx'
import { calm, tempo } from './motion.ts'
import { rem } from './rem.ts'
import { seatShape, seatStyle } from './seats.tsx'
import { Unseen } from './Unseen.tsx'

interface CounterProps {
  readonly value: number
  readonly label: string
  readonly glyph?: Glyph
  readonly of?: number
  readonly size?: 'small' | 'large'
  readonly colour?: string
}

const TICK = 70

/** A number that ticks to its new value, flashes once and says by how much it changed. */
export function Counter({ value, label, glyph, of, size = 'small', colour }: CounterProps) {
  const { shown, change } = useTicking(value)
  return (
    <span className={styles.counter} data-size={size} style={{ color: colour }} title={label}>
      {glyph && <Icon of={glyph} />}
      <Unseen>
        {label}: {of === undefined ? value : `${value} / ${of}`}
      </Unseen>
      <span key={change.turn} className={change.turn > 0 ? styles.flash : styles.number} aria-hidden="true">
        {shown}
        {of !== undefined && (
          <span className={styles.of} data-of="">
            /{of}
          </span>
        )}
      </span>
      {change.by !== 0 && (
        <span key={`by${change.turn}`} className={styles.by} data-sign={change.by > 0 ? 'up' : 'down'} aria-hidden="true">
          {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
        </span>
      )}
    </span>
  )
}

function useTicking(value: number) {
  const [shown, setShown] = useState(value)
  const [change, setChange] = useState({ turn: 0, by: 0 })
  const before = useRef(value)
  useEffect(() => {
    const by = value - before.current
    if (by === 0) return
    before.current = value
    setChange(({ turn }) => ({ turn: turn + 1, by }))
    if (calm()) {
      setShown(value)
      return
    }
    const stride = Math.max(1, Math.ceil(Math.abs(by) / 8)) * Math.sign(by)
    const timer = setInterval(() => {
      setShown((n) => {
        if (Math.abs(value - n) <= Math.abs(stride)) {
          clearInterval(timer)
          return value
        }
        return n + stride
      })
    }, TICK * tempo())
    return () => {
      clearInterval(timer)
      setShown(value)
    }
  }, [value])
  return { shown, change }
}

interface TokenProps {
  readonly label: string
  readonly seat?: Seat
  readonly glyph?: Glyph
  readonly colour?: string
  readonly count?: number
  readonly size?: number
  readonly children?: ReactNode
}

/** A round piece: a seat's shape, an icon or a short text, with a count when there are several. */
export function Token({ label, seat, glyph, colour, count, size = 34, children }: TokenProps) {
  const style = {
    ...(seat === undefined ? {} : seatStyle(seat)),
    ...(colour ? { '--seat': colour } : {}),
    fontSize: rem(size / 2),
    width: rem(size),
    height: rem(size),
  }
  return (
    <span className={styles.token} style={style} title={label} role="img" aria-label={count === undefined ? label : `${label}: ${count}`}>
      {glyph ? <Icon of={glyph} /> : (children ?? (seat === undefined ? null : seatShape(seat)))}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  )
}
