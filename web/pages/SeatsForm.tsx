import { botNames } from '@rulewright/kernel'
import { SeatMark } from '@rulewright/tablekit'
import { LEVELS, type Level, LONGEST_NAME, type SeatRequest } from '@rulewright/wire'
import { SERVED } from '../edition.ts'
import { placed } from '../generic/shape.ts'
import { BotFace } from '../ui/BotFace.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './GamePage.module.css'

interface SeatsFormProps {
  /** The numbers of seats the game allows. */
  readonly counts: readonly number[]
  readonly seats: readonly SeatRequest[]
  /** The team of each seat, where there are teams. */
  readonly teams: readonly string[] | null
  readonly setSeats: (seats: readonly SeatRequest[]) => void
}

/** How many seats there are, and who takes each. */
export function SeatsForm({ counts, seats, teams, setSeats }: SeatsFormProps) {
  const m = useMessages()
  const levels = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null))
  return (
    <>
      {counts.length > 1 && (
        <ChoiceField
          legend={m.game.players}
          values={counts.toSorted((a, b) => a - b).map((n) => [String(n), String(n)] as const)}
          value={String(seats.length)}
          onChange={(n) => setSeats(Array.from({ length: Number(n) }, (_, i) => seats[i] ?? { kind: 'bot', level: 'friend' }))}
        />
      )}
      {placed(seats).map(({ key, place: n, value: seat }) => (
        <SeatField
          key={key}
          seat={n}
          team={teams?.[n] ?? null}
          value={seat}
          botAt={(level) => botNames(levels.with(n, level))[n] ?? ''}
          named={seats.filter(({ kind }) => kind === 'me').length > 1}
          change={(value) => setSeats(seats.with(n, value))}
        />
      ))}
      {teams && seats.length > 2 && <p className={styles.hint}>{m.game.teams}</p>}
      {seats.filter((seat) => seat.kind === 'me').length > 1 && <p className={styles.quiet}>{m.game.hotSeat}</p>}
    </>
  )
}

interface SeatFieldProps {
  readonly seat: number
  readonly team: string | null
  readonly value: SeatRequest
  /** What a bot of that level would be called in this seat. */
  readonly botAt: (level: Level) => string
  /** Several play at this device: each may have a name. */
  readonly named: boolean
  readonly change: (value: SeatRequest) => void
}

function SeatField({ seat, team, value, botAt, named, change }: SeatFieldProps) {
  const m = useMessages()
  const pick = (choice: string) => {
    if (choice === 'me' || choice === 'open') return change({ kind: choice })
    const level = LEVELS.find((l) => l === choice)
    if (level) change({ kind: 'bot', level })
  }
  const label = m.game.seat(seat + 1)
  return (
    <div className={styles.seat} data-team={team !== null || undefined} data-bot={value.kind === 'bot' || undefined}>
      <SeatMark seat={seat} size={22} />
      {value.kind === 'bot' && <BotFace name={botAt(value.level)} size={36} />}
      <select
        className={ui.input}
        aria-label={label}
        value={value.kind === 'bot' ? value.level : value.kind}
        onChange={(e) => pick(e.target.value)}
      >
        <option value="me">{m.game.me}</option>
        {SERVED && <option value="open">{m.game.openSeat}</option>}
        <optgroup label={m.game.bot}>
          {LEVELS.map((level: Level) => (
            <option key={level} value={level}>
              {botAt(level)} · {m.level[level]}
              {/* The closed list shows the name whole: there the explanation would be cut off. */}
              {value.kind === 'bot' && value.level === level ? '' : ` (${m.levelAbout[level].toLowerCase()})`}
            </option>
          ))}
        </optgroup>
      </select>
      {named && value.kind === 'me' && (
        <input
          className={ui.input}
          aria-label={m.room.nameOf(seat + 1)}
          placeholder={m.room.nameOf(seat + 1)}
          maxLength={LONGEST_NAME}
          value={value.name ?? ''}
          onChange={(event) => change({ kind: 'me', ...(event.target.value === '' ? {} : { name: event.target.value }) })}
        />
      )}
      {team !== null && <span className={styles.team}>{team}</span>}
    </div>
  )
}
