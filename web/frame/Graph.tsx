import type { Names } from '@rulewright/kernel'
import { SeatMark, seatColour } from '@rulewright/tablekit'
import { useCallback } from 'react'
import { useConnection } from '../match/connection.ts'
import { graphPoints } from '../match/replay.ts'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './End.module.css'

interface GraphProps {
  readonly match: string
  readonly names: Names
  /** Marks a moment, as a share of the whole. */
  readonly at?: number
}

const WIDTH = 500
const HEIGHT = 90

/** How well each seat stood from the deal to the end. Not shown for a game whose positions cannot be judged. */
export function Graph({ match, names, at }: GraphProps) {
  const m = useMessages()
  const connection = useConnection()
  const load = useCallback(() => connection.winning(match), [connection, match])
  const [winning] = useAsync(load)
  if (winning.state !== 'done' || winning.value.moments.length < 2) return null
  const { moments } = winning.value
  const seats = moments[0]?.chances.map((_, seat) => seat) ?? []
  return (
    <figure className={styles.graph}>
      <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} preserveAspectRatio="none" role="img" aria-label={m.end.graph}>
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={styles.middle} />
        {seats.map((seat) => (
          <polyline
            key={seat}
            points={graphPoints(
              moments.map(({ count, chances }) => ({ count, chance: chances[seat] ?? 0 })),
              WIDTH,
              HEIGHT,
            )}
            style={{ stroke: seatColour(seat) }}
            strokeDasharray={seat === 0 ? undefined : `${10 - seat * 2} ${2 + seat}`}
          />
        ))}
        {at !== undefined && <line x1={at * WIDTH} x2={at * WIDTH} y1="0" y2={HEIGHT} className={styles.now} />}
      </svg>
      <figcaption>
        {seats.map((seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {names.of(seat)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
