import { SeatMark } from '@rulewright/tablekit'
import type { TableInfo } from '@rulewright/wire'
import { Link } from 'wouter'
import { service } from '../service/http.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Face } from '../ui/Face.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './WaitingRoom.module.css'

interface WaitingRoomProps {
  readonly table: TableInfo
}

/** Before the deal: who is here, and the link for those who are not. */
export function WaitingRoom({ table }: WaitingRoomProps) {
  const m = useMessages()
  const open = table.seats.some((seat) => seat.kind === 'open')
  return (
    <div className={styles.room}>
      <Face game={table.game} className={styles.face} />
      <div className={styles.card}>
        <h2>{open ? m.table.waitingForPlayers : m.table.waitingForDeal}</h2>
        <ul className={styles.seats}>
          {table.seats.map((seat) => (
            <li key={seat.seat} data-open={seat.kind === 'open' || undefined}>
              <SeatMark seat={seat.seat} size={20} />
              {seat.kind === 'open' ? m.table.openSeat : seat.name}
              {table.host && seat.kind === 'person' && !table.mine.includes(seat.seat) && (
                <button
                  type="button"
                  className={ui.quiet}
                  aria-label={m.table.sendAwayWho(seat.name)}
                  onClick={() => void service.remove(table.match, seat.seat).catch(() => {})}
                >
                  {m.table.sendAway}
                </button>
              )}
            </li>
          ))}
        </ul>
        {table.invitation && (
          <div className={ui.stack}>
            <p>{m.table.invite}</p>
            <CopyLink path={`/join/${table.match}?code=${table.invitation}`} />
          </div>
        )}
        {table.mine.length === 0 && open && (
          <Link href={`/join/${table.match}`} className={ui.primary}>
            {m.join.take}
          </Link>
        )}
      </div>
    </div>
  )
}
