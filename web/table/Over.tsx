import { shownRating, type TableInfo } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { End, type PlayAgain } from '../frame/End.tsx'
import { mayPlayAgain, rematchOf } from '../match/begin.ts'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import type { Messages } from '../words/en.ts'
import { listOf, useMessages } from '../words/index.ts'

interface OverProps extends Pick<Parameters<typeof End>[0], 'match' | 'outcome' | 'verdict' | 'names' | 'parts' | 'count'> {
  readonly table: TableInfo
}

/** The foot of a finished match; its dialog opens over the table once. */
export function Over({ table, ...end }: OverProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const [open, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  const [error, setError] = useState<unknown>(null)
  const press = () => void rematchOf(table).then(go, setError)
  const again = mayPlayAgain(table) ? { press, ...wordsOf(table, m), problem: error === null ? null : sentenceFor(error, m) } : null
  return (
    <div className={ui.spread} style={{ padding: '12px 16px' }}>
      <strong>{end.verdict.headline}.</strong>
      <button type="button" data-stop="" className={ui.button} onClick={() => setOpen(true)}>
        {m.end.title}
      </button>
      {again?.note && !open && <span role="status">{again.note}</span>}
      {again && (
        <button type="button" data-stop="" className={ui.primary} onClick={press}>
          {again.label}
        </button>
      )}
      {table.tournament && (
        <Link href={`/event/${table.tournament}`} data-stop="" className={ui.button}>
          {m.ofTournament.toTournament}
        </Link>
      )}
      {again?.problem && !open && (
        <span className={ui.problem} role="alert">
          {again.problem}
        </span>
      )}
      {open && <End {...end} tournament={table.tournament ?? null} again={again} rating={ratingOf(table, m)} close={close} />}
    </div>
  )
}

/** Who asks for another match, and what pressing the button does. */
function wordsOf({ rematch, mine, seats }: TableInfo, m: Messages): Pick<PlayAgain, 'label' | 'note'> {
  if (!rematch || rematch.names.length === 0) return { label: m.end.rematch, note: null }
  const sits = rematch.names.some((name) => mine.some((seat) => seats[seat]?.name === name))
  if (sits) return { label: m.again.go, note: m.again.waits }
  return { label: m.again.accept, note: m.again.wants(listOf(rematch.names)) }
}

/** What the match did to my rating. */
function ratingOf({ ratings, mine }: TableInfo, m: Messages): string | null {
  const moved = ratings?.find(({ seat }) => mine.includes(seat))
  if (!moved) return null
  const after = shownRating(moved.after)
  return m.rating.moved(shownRating(moved.before).value, after.value, after.uncertainty)
}
