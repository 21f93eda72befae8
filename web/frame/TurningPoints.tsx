import type { Event, Names, Phrase } from '@rulewright/kernel'
import { SeatMark, Sentence } from '@rulewright/tablekit'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { useConnection } from '../match/connection.ts'
import type { GameParts } from '../match/game.ts'
import { entriesOf, type LogEntry } from '../match/record.ts'
import { linkTo } from '../match/replay.ts'
import type { Turn } from '../match/turning.ts'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './End.module.css'

interface TurningPointsProps {
  readonly match: string
  readonly turns: readonly Turn[]
  /** Everybody has the same chances, as where all win or lose together. */
  readonly isShared: boolean
  readonly parts: GameParts
  readonly names: Names
}

const percent = (chance: number): number => Math.round(chance * 100)

/** The turns of the match by name, each with the way to its moment. The numbers are those in the graph. */
export function TurningPoints({ match, turns, isShared, parts, names }: TurningPointsProps) {
  const m = useMessages()
  const connection = useConnection()
  const { you } = names
  const load = useCallback(
    () =>
      Promise.all(
        turns.map(async ({ from, to }) => entriesOf((await connection.replay(match, you, from + 1, Math.min(60, to - from))).moments)),
      ),
    [connection, match, turns, you],
  )
  const [loading] = useAsync(load)
  return (
    <ol className={styles.turns} aria-label={m.end.turns}>
      {turns.map((turn, n) => {
        const name = loading.state === 'done' ? nameOf(loading.value[n] ?? [], parts, names) : null
        return (
          <li key={turn.to}>
            <b className={styles.number}>{n + 1}</b>
            <span className={styles.turn}>
              {name ? <Sentence of={name} /> : m.end.turned}{' '}
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

/** What is worth naming of what happened: what is felt, else what scored, else a card, else the last of it. */
function nameOf(entries: readonly LogEntry[], { words, board }: GameParts, names: Names): Phrase | null {
  const told = entries.flatMap((entry) => entry.events.map((event) => ({ event, view: entry.view })))
  const lightOf = (event: Event, view: unknown) => board?.spotlight?.(event, view, names)
  const isScored = (event: Event, view: unknown) => (words.scored?.(event, view, names) ?? null) !== null
  const best =
    told.findLast(({ event, view }) => lightOf(event, view)?.kind === 'moment') ??
    told.findLast(({ event, view }) => isScored(event, view)) ??
    told.findLast(({ event, view }) => lightOf(event, view)?.kind === 'card') ??
    told.findLast(({ event, view }) => !words.heading?.(event, view, names) && words.event(event, view, names) !== null)
  return best ? words.event(best.event, best.view, names) : null
}
