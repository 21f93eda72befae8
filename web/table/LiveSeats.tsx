import { useMemo } from 'react'
import { Seats } from '../frame/Seats.tsx'
import { useMessages } from '../words/index.ts'
import type { LiveTableState } from './useLiveTable.ts'

/** Who sits at the table, with the clocks from the last frame. */
export function LiveSeats({ t }: { readonly t: LiveTableState }) {
  const m = useMessages()
  const { frame } = t.at
  const toldAt = useMemo(() => (frame ? Date.now() : 0), [frame])
  // Nobody waits for me while something answers for me.
  const waiting = frame?.waiting.filter((seat) => seat !== t.at.seat || !t.windows.answering) ?? []
  return (
    <Seats
      seats={t.table.seats}
      names={t.names}
      mine={t.at.byBot ? t.table.mine.filter((seat) => seat !== t.at.seat) : t.table.mine}
      asked={t.isTurn ? m.table.yourTurn : m.table.yourAnswer}
      live={t.table.status !== 'over'}
      waiting={frame && !frame.outcome ? waiting : []}
      clocks={frame?.clocks ?? null}
      toldAt={toldAt}
      view={t.view}
      board={t.board}
    />
  )
}
