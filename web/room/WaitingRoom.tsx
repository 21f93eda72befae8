import type { Words } from '@rulewright/kernel'
import { SeatMark, type SetUp } from '@rulewright/tablekit'
import { LEVELS, type RoomAct, type SeatInfo, type TableInfo } from '@rulewright/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { beforeDeal } from '../frame/Waiting.tsx'
import { act } from '../match/live.ts'
import { randomNumber } from '../match/share.ts'
import { service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Face } from '../ui/Face.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { InviteFriend } from './InviteFriend.tsx'
import { RoomSettings } from './RoomSettings.tsx'
import styles from './WaitingRoom.module.css'

interface WaitingRoomProps {
  readonly table: TableInfo
  readonly words: Words
  readonly setUp: SetUp | null
}

/** Does something at the table, and keeps the error if it fails. */
function useRoom(match: string) {
  const [error, setError] = useState<unknown>(null)
  const attempt = (doing: () => Promise<unknown>) => {
    setError(null)
    doing().catch(setError)
  }
  return {
    error,
    act: (wish: RoomAct) => attempt(() => service.room(match, wish)),
    remove: (seat: number) => attempt(() => service.remove(match, seat)),
    take: () =>
      attempt(async () => {
        await ensureSignedIn()
        await service.join(match, { number: randomNumber() })
      }),
  }
}
type Room = ReturnType<typeof useRoom>

/** Before the deal: who is here, what is played, and the address for those who are not here yet. */
export function WaitingRoom({ table, words, setUp }: WaitingRoomProps) {
  const m = useMessages()
  const room = useRoom(table.match)
  const open = table.seats.some((seat) => seat.kind === 'open')
  const free = table.seats.some((seat) => seat.kind === 'open' && seat.name === '')
  const { seats: count, ...values } = table.config
  const teams = setUp?.teams?.({ seats: count, values }) ?? null
  return (
    <div className={styles.room}>
      <Face game={table.game} className={styles.face} />
      <div className={styles.card}>
        <h2>{beforeDeal(table, m)}</h2>
        {table.tournament && (
          <p>
            {m.ofTournament.partOf}: <Link href={`/event/${table.tournament}`}>{m.ofTournament.toTournament}</Link>
          </p>
        )}
        <ul className={styles.seats}>
          {table.seats.map((seat) => (
            <Place key={seat.seat} table={table} seat={seat} team={teams?.[seat.seat] ?? null} room={room} />
          ))}
        </ul>
        <ErrorNote error={room.error} />
        {table.mine.length === 0 && (table.invited || free) && (
          <div className={ui.spread}>
            <button type="button" className={ui.primary} onClick={room.take}>
              {table.invited ? m.room.takeYours : m.join.take}
            </button>
            {table.invited && (
              <button type="button" className={ui.button} onClick={() => room.act({ do: 'decline' })}>
                {m.room.decline}
              </button>
            )}
          </div>
        )}
        {table.mine.length > 0 && open && (
          <div className={ui.stack}>
            <p>{m.room.address}</p>
            <CopyLink path={`/match/${table.match}`} />
            {table.host && free && <InviteFriend table={table} act={room.act} />}
          </div>
        )}
        <RoomSettings table={table} words={words} setUp={setUp} act={room.act} error={room.error} />
        {open && <Ending table={table} room={room} />}
      </div>
    </div>
  )
}

interface PlaceProps {
  readonly table: TableInfo
  readonly seat: SeatInfo
  readonly team: string | null
  readonly room: Room
}

/** A seat, and what may be done with it. */
function Place({ table, seat, team, room }: PlaceProps) {
  const m = useMessages()
  const [mine] = table.mine
  const kept = seat.kind === 'open' && seat.name !== ''
  const isFree = seat.kind !== 'person' && !kept
  return (
    <li data-open={seat.kind === 'open' || undefined}>
      <SeatMark seat={seat.seat} size={20} />
      <span className={styles.who}>
        {seat.kind !== 'open' ? (
          seat.name
        ) : kept ? (
          m.room.keptFor(seat.name)
        ) : table.host ? (
          <WhoSits seat={seat} act={room.act} />
        ) : (
          m.table.openSeat
        )}
        {team && <span className={styles.team}>{team}</span>}
      </span>
      {mine !== undefined && isFree && (
        <button
          type="button"
          className={ui.quiet}
          aria-label={m.room.sit(seat.seat + 1)}
          onClick={() => room.act({ do: 'move', from: mine, to: seat.seat })}
        >
          {m.room.sitHere}
        </button>
      )}
      {table.host && seat.kind === 'bot' && <WhoSits seat={seat} act={room.act} />}
      {table.host && kept && (
        <button type="button" className={ui.quiet} onClick={() => room.act({ do: 'open', seat: seat.seat })}>
          {m.game.openSeat}
        </button>
      )}
      {table.host && seat.kind === 'person' && !table.mine.includes(seat.seat) && (
        <button type="button" className={ui.quiet} aria-label={m.table.sendAwayWho(seat.name)} onClick={() => room.remove(seat.seat)}>
          {m.table.sendAway}
        </button>
      )}
    </li>
  )
}

/** A bot of some level, or whoever comes. */
function WhoSits({ seat, act: doAct }: { readonly seat: SeatInfo; readonly act: Room['act'] }) {
  const m = useMessages()
  const pick = (value: string) => {
    const level = LEVELS.find((l) => l === value)
    doAct(level ? { do: 'bot', seat: seat.seat, level } : { do: 'open', seat: seat.seat })
  }
  return (
    <select
      className={`${ui.input} ${styles.pick}`}
      aria-label={m.room.who(seat.seat + 1)}
      value={seat.level ?? 'open'}
      onChange={(event) => pick(event.target.value)}
    >
      <option value="open">{m.game.openSeat}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {m.game.bot}: {m.level[level]}
        </option>
      ))}
    </select>
  )
}

/** The host closes the table, anybody else leaves it. */
function Ending({ table, room }: { readonly table: TableInfo; readonly room: Room }) {
  const m = useMessages()
  const [sure, setSure] = useState(false)
  const [mine] = table.mine
  if (table.host)
    return (
      <button
        type="button"
        className={sure ? ui.danger : ui.quiet}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? room.act({ do: 'cancel' }) : setSure(true))}
      >
        {sure ? m.room.closeSure : m.room.close}
      </button>
    )
  if (mine === undefined) return null
  return (
    <button type="button" className={ui.quiet} onClick={() => act.leave(mine)}>
      {m.room.leave}
    </button>
  )
}
