import { type Glyph, Icon, Unseen } from '@rulewright/tablekit'
import { useEffect, useRef, useState } from 'react'
import type { Face } from './faces.ts'
import { shield, sunbeams } from './icons.ts'
import { term } from './terms.ts'
import styles from './Values.module.css'

/** A card's current values, where they can differ from the printed ones. */
export interface Now {
  readonly cost: number | null
  readonly presence: number | null
  readonly barrier: number | null
}

interface ValuesProps {
  readonly face: Face | null
  readonly now?: Now | undefined
}

/** Barrier and presence, always in this order; a small arrow when they are not as printed. */
export function Values({ face, now }: ValuesProps) {
  const barrier = now ? now.barrier : (face?.barrier ?? null)
  const presence = now ? now.presence : (face?.presence ?? null)
  if (barrier === null && presence === null) return null
  return (
    <span className={styles.values}>
      {barrier !== null && <Value label="Barrier" of="barrier" glyph={shield} value={barrier} printed={face?.barrier} />}
      {presence !== null && <Value label="Presence" of="presence" glyph={sunbeams} value={presence} printed={face?.presence} />}
    </span>
  )
}

interface ValueProps {
  readonly label: string
  readonly of: 'barrier' | 'presence'
  readonly glyph: Glyph
  readonly value: number
  readonly printed: number | null | undefined
}

function Value({ label, of, glyph, value, printed }: ValueProps) {
  const change = printed === null || printed === undefined ? 0 : value - printed
  const turn = useTurns(value)
  const title = change === 0 ? label : `${label}, printed ${printed}`
  return (
    <span
      className={styles.value}
      data-value={label}
      data-change={change > 0 ? 'up' : change < 0 ? 'down' : undefined}
      title={title}
      {...term(of)}
    >
      <Icon of={glyph} />
      <Unseen>{label} </Unseen>
      <span key={turn} className={turn > 0 ? styles.flash : undefined}>
        {value}
      </span>
      {change !== 0 && (
        <span aria-hidden="true" {...term('modified')}>
          {change > 0 ? '▴' : '▾'}
        </span>
      )}
    </span>
  )
}

/** How often a value has changed since it was first drawn: each time it flashes once. */
function useTurns(value: number): number {
  const before = useRef(value)
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    setTurns((n) => n + 1)
  }, [value])
  return turns
}
