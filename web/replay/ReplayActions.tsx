import type { ReplayPage } from '@rulewright/wire'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useConnection } from '../match/connection.ts'
import { ChoiceField } from '../ui/fields.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
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

/** Whose eyes to look through, and the way on: from this moment, or back to a match that still runs. */
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
      <ChoiceField
        legend={m.replay.seenBy}
        values={[[NOBODY, m.replay.spectator] as const, ...page.seats.map((s) => [String(s.seat), s.name] as const)]}
        value={seat === null ? NOBODY : String(seat)}
        onChange={(value) => setSeat(value === NOBODY ? null : Number(value))}
      />
      {at < count && <PlayOn match={match} at={at} seat={seat ?? waiting[0] ?? 0} />}
    </>
  )
}

/** A new match from this moment, with a bot on every other seat. */
function PlayOn({ match, at, seat }: { readonly match: string; readonly at: number; readonly seat: number }) {
  const m = useMessages()
  const [, go] = useLocation()
  const connection = useConnection()
  const [error, setError] = useState<unknown>(null)
  const playOn = async () => {
    try {
      go(await connection.continue(match, { count: at, seat, level: 'rival' }))
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <>
      {error !== null && (
        <p className={ui.problem} role="alert">
          {sentenceFor(error, m)}
        </p>
      )}
      <button type="button" className={ui.primary} title={m.replay.continueAbout} onClick={() => void playOn()}>
        {m.replay.continue}
      </button>
    </>
  )
}
