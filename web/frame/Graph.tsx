import type { Names } from '@rulewright/kernel'
import { SeatMark, seatColour, seatStyle } from '@rulewright/tablekit'
import type { Winning } from '@rulewright/wire'
import { useCallback } from 'react'
import { type CostlyDecision, chanceAt, LABEL_SIGNS } from '../match/analysed.ts'
import { useConnection } from '../match/connection.ts'
import type { GameParts } from '../match/game.ts'
import { graphPoints } from '../match/replay.ts'
import { apart } from '../match/turning.ts'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './End.module.css'
import { TurningPoints } from './TurningPoints.tsx'

interface GraphProps {
  readonly match: string
  readonly names: Names
  /** With them the turning points are named below. */
  readonly parts?: GameParts
  /** Marks a moment, as a share of the whole. */
  readonly at?: number
  /** Costly choices. */
  readonly costly?: readonly CostlyDecision[]
}

const WIDTH = 500
const HEIGHT = 90

/** Each seat's chances from the deal to the end. Not shown for a game whose positions cannot be judged. */
export function Graph({ match, names, parts, at, costly = [] }: GraphProps) {
  const m = useMessages()
  const connection = useConnection()
  const load = useCallback(() => connection.winning(match), [connection, match])
  const [winning] = useAsync(load)
  if (winning.state !== 'done' || winning.value.moments.length < 2) return null
  const { moments, turns } = winning.value
  const seats = moments[0]?.chances.map((_, seat) => seat) ?? []
  const isShared = moments.every(({ chances }) => chances.every((chance) => chance === chances[0]))
  const last = moments.at(-1)?.count ?? 1
  const places = apart(turns.map(({ to }) => (100 * to) / last))
  return (
    <figure className={styles.graph}>
      <div className={styles.drawn}>
        <Lines moments={moments} seats={isShared ? seats.slice(0, 1) : seats} isShared={isShared} at={at} />
        <CostlyMarks costly={costly} moments={moments} last={last} />
        {costly.length === 0 &&
          turns.map(({ to, after }, n) => (
            <b key={to} className={styles.point} style={{ left: `${places[n]}%`, top: `${100 * (1 - after)}%` }} aria-hidden="true">
              {n + 1}
            </b>
          ))}
      </div>
      <figcaption>
        {isShared && seats.length > 1 && <span>{m.end.together}</span>}
        {seats.map((seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {names.of(seat)}
          </span>
        ))}
      </figcaption>
      {parts && turns.length > 0 && <TurningPoints match={match} turns={turns} isShared={isShared} parts={parts} names={names} />}
    </figure>
  )
}

interface LinesProps {
  readonly moments: Winning['moments']
  readonly seats: readonly number[]
  /** All have the same chances: one line, in nobody's colour. */
  readonly isShared: boolean
  readonly at: number | undefined
}

/** A line for each seat, and a vertical one for the current moment. */
function Lines({ moments, seats, isShared, at }: LinesProps) {
  const m = useMessages()
  return (
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
          style={{ stroke: isShared ? 'var(--text)' : seatColour(seat) }}
          strokeDasharray={seat === 0 ? undefined : `${10 - seat * 2} ${2 + seat}`}
        />
      ))}
      {at !== undefined && <line x1={at * WIDTH} x2={at * WIDTH} y1="0" y2={HEIGHT} className={styles.now} />}
    </svg>
  )
}

interface CostlyMarksProps {
  readonly costly: readonly CostlyDecision[]
  readonly moments: Winning['moments']
  /** How many choices the whole match had. */
  readonly last: number
}

/** Each costly choice, on the line of whoever made it. */
function CostlyMarks({ costly, moments, last }: CostlyMarksProps) {
  return costly.map(({ count, seat, label }) => (
    <span
      key={count}
      className={styles.costly}
      data-label={label}
      style={{
        left: `clamp(12px, ${(100 * count) / last}%, 100% - 12px)`,
        top: `${100 * (1 - chanceAt(moments, count, seat))}%`,
        ...seatStyle(seat),
      }}
      aria-hidden="true"
    >
      {LABEL_SIGNS[label]}
    </span>
  ))
}
