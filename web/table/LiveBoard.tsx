import { BoardView, type Lighting } from '../frame/BoardView.tsx'
import { Curtain } from '../frame/Curtain.tsx'
import { SpotlightView } from '../frame/SpotlightView.tsx'
import { WaitingRoom } from '../room/WaitingRoom.tsx'
import type { LiveTableState } from './useLiveTable.ts'

/** The board; before the deal the waiting room, and a curtain while the device changes hands. */
export function LiveBoard({ t, lighting }: { readonly t: LiveTableState; readonly lighting: Lighting }) {
  const { at, names, table, view } = t
  if (at.curtain !== null) return <Curtain name={names.of(at.curtain)} seat={at.curtain} lift={at.liftCurtain} />
  if (view === null) return <WaitingRoom table={table} words={t.words} setUp={t.board?.setUp ?? null} />
  return (
    <>
      <BoardView
        board={t.board}
        view={view}
        seat={at.seat}
        seats={table.seats.length}
        decision={at.sent || t.windows.answering ? null : at.decision}
        choose={t.grave.choose}
        events={at.events}
        names={names}
        words={t.words}
        lit={lighting.lit}
        light={lighting.light}
      />
      {at.spot && <SpotlightView spot={at.spot} next={at.next} skip={at.skip} light={lighting.light} />}
    </>
  )
}
