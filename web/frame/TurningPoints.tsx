import type { Names, Phrase } from '@rulewright/kernel'
import { SeatMark, Sentence } from '@rulewright/tablekit'
import { type TurningPoint, withNames } from '@rulewright/wire'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { percent } from '../match/analysed.ts'
import { useConnection } from '../match/connection.ts'
import type { GameParts } from '../match/game.ts'
import { entriesOf, type LogEntry } from '../match/record.ts'
import { linkTo } from '../match/replay.ts'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './End.module.css'

interface TurningPointsProps {
  readonly match: string
  readonly turns: readonly TurningPoint[]
  /** Everybody has the same chances, as in co-operative games. */
  readonly isShared: boolean
  readonly parts: GameParts
  readonly names: Names
}

/** How many moments are fetched at most. */
const LONGEST = 60

/** The turning points by name, each with a link to its moment. The numbers match the graph. */
export function TurningPoints({ match, turns, isShared, parts, names }: TurningPointsProps) {
  const m = useMessages()
  const connection = useConnection()
  const { you } = names
  const load = useCallback(() => {
    const entries = async (eyes: number | null, { from, to }: TurningPoint) =>
      entriesOf((await connection.replay(match, eyes, from + 1, Math.min(LONGEST, to - from))).moments)
    return Promise.all(
      turns.map(async (turn) => {
        const seen = await entries(you, turn)
        // What this seat was not told is shown from the seat it helped: nothing is hidden any more.
        return nameOf(seen, parts, names) ?? nameOf(await entries(turn.seat, turn), parts, names)
      }),
    )
  }, [connection, match, turns, you, parts, names])
  const [loading] = useAsync(load)
  return (
    <ol className={styles.turns} aria-label={m.end.turns}>
      {turns.map((turn, n) => {
        const event = loading.state === 'done' ? (loading.value[n] ?? null) : null
        return (
          <li key={turn.to}>
            <b className={styles.number}>{n + 1}</b>
            <span className={styles.turn}>
              {event ? <Sentence of={event} /> : loading.state !== 'loading' && <TurningChoice turn={turn} names={names} />}{' '}
              <span className={styles.chance}>
                {!isShared && <SeatMark seat={turn.seat} />}{' '}
                {m.end.chance(isShared ? '' : names.of(turn.seat), percent(turn.before), percent(turn.after))}
              </span>
            </span>
            <Link href={linkTo(connection.replayPath(match), turn.to, you)} className={styles.watch}>
              {m.end.watch}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

/** The choice that turned it: what was asked, and the answer. */
function TurningChoice({ turn: { choice, to }, names }: { readonly turn: TurningPoint; readonly names: Names }) {
  const m = useMessages()
  if (!choice) return m.end.choice(to)
  return (
    <>
      {names.of(choice.seat)}:{' '}
      <span className={styles.asked}>
        <Sentence of={withNames(choice.asked, names.of)} />
      </span>{' '}
      <b>
        <Sentence of={withNames(choice.said, names.of)} />
      </b>
      .
    </>
  )
}

/** What stands out of what happened: what is felt, else what scored, else a card. Null: the choice itself names it. */
export function nameOf(entries: readonly LogEntry[], { words, board }: Pick<GameParts, 'words' | 'board'>, names: Names): Phrase | null {
  const told = entries.flatMap(({ events, view }) =>
    events.flatMap((event) => {
      const phrase = words.heading?.(event, view, names) ? null : words.event(event, view, names)
      const isScored = (words.scored?.(event, view, names) ?? null) !== null
      return phrase === null ? [] : [{ phrase, isScored, light: board?.spotlight?.(event, view, names)?.kind }]
    }),
  )
  const best =
    told.findLast(({ light }) => light === 'moment') ??
    told.findLast(({ isScored }) => isScored) ??
    told.findLast(({ light }) => light === 'card')
  return best?.phrase ?? null
}
