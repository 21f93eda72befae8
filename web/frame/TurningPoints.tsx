import type { Names, Phrase } from '@rulewright/kernel'
import { SeatMark, Sentence } from '@rulewright/tablekit'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { percent } from '../match/analysed.ts'
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
    const entries = async (eyes: number | null, { from, to }: Turn) =>
      entriesOf((await connection.replay(match, eyes, from + 1, Math.min(LONGEST, to - from))).moments)
    return Promise.all(
      turns.map(async (turn) => {
        const seen = await entries(you, turn)
        // What this seat was not told is shown from the seat it helped: nothing is hidden any more.
        return (
          nameOf(seen, parts, names) ?? nameOf(await entries(turn.seat, turn), parts, names) ?? m.end.choice(whose(seen, names), turn.to)
        )
      }),
    )
  }, [connection, match, turns, you, parts, names, m])
  const [loading] = useAsync(load)
  return (
    <ol className={styles.turns} aria-label={m.end.turns}>
      {turns.map((turn, n) => {
        const name = loading.state === 'done' ? loading.value[n] : null
        return (
          <li key={turn.to}>
            <b className={styles.number}>{n + 1}</b>
            <span className={styles.turn}>
              {name ? <Sentence of={name} /> : m.end.choice(null, turn.to)}{' '}
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

/** Who chose last in it. */
const whose = (entries: readonly LogEntry[], names: Names): string | null => {
  const by = entries.findLast((entry) => entry.by !== null)?.by ?? null
  return by === null ? null : names.of(by)
}

/** What is worth naming of what happened: what is felt, else what scored, else a card, else what the last choice did first, else what began. */
export function nameOf(entries: readonly LogEntry[], { words, board }: Pick<GameParts, 'words' | 'board'>, names: Names): Phrase | null {
  const told = entries.flatMap(({ events, view }, choice) =>
    events.map((event) => ({
      choice,
      heading: words.heading?.(event, view, names)?.phrase ?? null,
      phrase: words.event(event, view, names),
      light: board?.spotlight?.(event, view, names)?.kind,
      isScored: (words.scored?.(event, view, names) ?? null) !== null,
    })),
  )
  const said = told.filter(({ heading, phrase }) => heading === null && phrase !== null)
  const best =
    said.findLast(({ light }) => light === 'moment') ??
    said.findLast(({ isScored }) => isScored) ??
    said.findLast(({ light }) => light === 'card') ??
    said.find(({ choice }) => choice === said.at(-1)?.choice)
  return best?.phrase ?? told.findLast(({ heading }) => heading !== null)?.heading ?? null
}
