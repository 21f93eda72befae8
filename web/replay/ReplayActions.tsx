import { findGame } from '@rulewright/games'
import type { ReplayPage } from '@rulewright/wire'
import { useState } from 'react'
import { useLocation } from 'wouter'
import styles from '../frame/Scrubber.module.css'
import { useConnection } from '../match/connection.ts'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

const NOBODY = 'nobody'

interface ReplayActionsProps {
  readonly match: string
  readonly page: ReplayPage
  readonly at: number
  readonly count: number
  readonly seat: number | null
  readonly setSeat: (seat: number | null) => void
  /** The seats asked at this moment. */
  readonly waiting: readonly number[]
}

/** Whose eyes to look through, and what next: continue from this moment, or back to a match that is still running. */
export function ReplayActions({ match, page, at, count, seat, setSeat, waiting }: ReplayActionsProps) {
  const m = useMessages()
  const connection = useConnection()
  if (page.outcome === null)
    return (
      <a className={ui.button} href={connection.tablePath(match)}>
        {m.replay.backToTable}
      </a>
    )
  return (
    <>
      <select
        className={`${ui.input} ${styles.eyes}`}
        aria-label={m.replay.eyes}
        value={seat ?? NOBODY}
        onChange={({ target }) => setSeat(target.value === NOBODY ? null : Number(target.value))}
      >
        <option value={NOBODY}>{m.replay.seenBy(m.replay.spectator)}</option>
        {page.seats.map((s) => (
          <option key={s.seat} value={s.seat}>
            {m.replay.seenBy(s.name)}
          </option>
        ))}
      </select>
      <WaysOn match={match} game={page.game} at={at} isOver={at >= count} seat={seat ?? waiting[0] ?? 0} />
    </>
  )
}

interface WaysOnProps {
  readonly match: string
  readonly game: string
  readonly at: number
  readonly isOver: boolean
  readonly seat: number
}

/** From this moment: a new match with a bot on every other seat, or an exploration. */
function WaysOn({ match, game, at, isOver, seat }: WaysOnProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const connection = useConnection()
  const [error, setError] = useState<unknown>(null)
  const follow = async (way: Promise<string> | undefined) => {
    try {
      const path = await way
      if (path) go(path)
    } catch (problem) {
      setError(problem)
    }
  }
  const playOn = () => follow(connection.continue(match, { count: at, seat, level: 'rival' }))
  return (
    <div className={ui.spread}>
      <ErrorNote error={error} />
      {connection.explore && findGame(game) && (
        <button
          type="button"
          className={ui.button}
          title={m.explore.fromAbout}
          onClick={() => void follow(connection.explore?.(match, at))}
        >
          {m.explore.from}
        </button>
      )}
      {!isOver && (
        <button type="button" className={ui.primary} title={m.replay.continueAbout} onClick={() => void playOn()}>
          {m.replay.continue}
        </button>
      )}
    </div>
  )
}
