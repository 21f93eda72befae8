import { useMemo } from 'react'
import { Seats } from '../frame/Seats.tsx'
import type { LiveTableState } from './useLiveTable.ts'

/** Who sits at the table, with the clocks as the last frame told them. */
export function LiveSeats({ t }: { readonly t: LiveTableState }) {
  const { frame } = t.at
  const toldAt = useMemo(() => (frame ? Date.now() : 0), [frame])
  return (
    <Seats
      seats={t.table.seats}
      names={t.names}
      mine={t.table.mine}
      live={t.table.status !== 'over'}
      waiting={frame && !frame.outcome ? frame.waiting : []}
      turn={t.lines.findLast((line) => line.heading === 'turn')?.seat ?? null}
      clocks={frame?.clocks ?? null}
      toldAt={toldAt}
      view={t.view}
      board={t.board}
    />
  )
}
