import type { SeatInfo, SeatRequest, TableInfo } from '@rulewright/wire'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Connection } from '../match/connection.ts'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

interface MoveMenuProps {
  readonly table: TableInfo
  readonly move: NonNullable<Connection['move']>
}

/** Moves a match of this browser to the server: to keep it with one's account, or to give a seat to somebody else. */
export function MoveMenu({ table, move }: MoveMenuProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const take = async (open: number | null) => {
    setBusy(true)
    setError(null)
    try {
      go(await move(table.match, seatsWith(table, open)))
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <>
      <p>{m.table.move}</p>
      <button type="button" className={ui.quiet} disabled={busy} onClick={() => void take(null)}>
        {m.table.moveKeep}
      </button>
      {table.seats
        .filter(({ seat }) => seat !== table.mine[0])
        .map((seat) => (
          <button key={seat.seat} type="button" className={ui.quiet} disabled={busy} onClick={() => void take(seat.seat)}>
            {m.table.moveInvite(seat.name)}
          </button>
        ))}
      <ErrorNote error={error} />
    </>
  )
}

/** The seats as they are, one of them open. */
export function seatsWith(table: Pick<TableInfo, 'seats' | 'mine'>, open: number | null): SeatRequest[] {
  return table.seats.map((seat) => (seat.seat === open ? { kind: 'open' } : asRequest(seat, table.mine)))
}

/** A seat of mine that a bot plays for a while stays mine. */
function asRequest({ seat, level }: SeatInfo, mine: readonly number[]): SeatRequest {
  if (mine.includes(seat)) return { kind: 'me' }
  return level ? { kind: 'bot', level } : { kind: 'open' }
}
