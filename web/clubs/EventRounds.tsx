import type { EventBoard, EventInfo } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import account from '../pages/AccountPage.module.css'
import { Dialog } from '../ui/Dialog.tsx'
import { ChoiceField, Labelled } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import { ago } from '../words/index.ts'
import styles from './Clubs.module.css'
import { type EventPart, nameIn } from './parts.tsx'
import { pointsText } from './Standings.tsx'

/** All rounds, the last one first and open. */
export function Rounds({ event, act }: EventPart) {
  const m = useClubMessages()
  const rounds = [...new Set(event.boards.map(({ round }) => round))].sort((a, b) => b - a)
  return rounds.map((round) => (
    <section key={round} className={`${ui.panel} ${account.panel}`} aria-labelledby={`round-${round}`}>
      <h2 id={`round-${round}`}>{m.event.roundName(round)}</h2>
      <ul className={styles.boards}>
        {event.boards
          .filter((board) => board.round === round)
          .map((board) => (
            <Board key={board.board} event={event} board={board} act={act} />
          ))}
      </ul>
    </section>
  ))
}

interface BoardProps extends EventPart {
  readonly board: EventBoard
}

function Board({ event, board, act }: BoardProps) {
  const m = useClubMessages()
  const [settling, setSettling] = useState(false)
  const close = useCallback(() => setSettling(false), [])
  const isMine = event.me !== null && board.entrants.includes(event.me)
  const isOpen = board.points.includes(null)
  if (board.how === 'bye')
    return (
      <li className={styles.board} data-mine={isMine || undefined}>
        <span className={styles.players}>
          {nameIn(event, board.entrants[0] ?? -1)} <span className={styles.quiet}>{m.event.bye(pointsText(board.points[0] ?? 0))}</span>
        </span>
      </li>
    )
  return (
    <li className={styles.board} data-mine={isMine || undefined}>
      <span className={styles.players}>{board.entrants.map((one) => nameIn(event, one)).join(' – ')}</span>
      {isOpen ? (
        <span className={styles.quiet}>{board.status === null ? m.event.notYet : m.event.tableStatus[board.status]}</span>
      ) : (
        <span className={styles.score}>{board.points.map((points) => pointsText(points ?? 0)).join(' : ')}</span>
      )}
      {board.how === 'settled' && <span className={styles.quiet}>{m.event.settled}</span>}
      {board.match !== null && (
        <Link href={board.status === 'over' ? `/replay/${board.match}` : `/match/${board.match}`}>
          {board.status === 'over' ? m.event.replay : isMine ? m.event.goTo : m.event.watch}
        </Link>
      )}
      {event.runs && isOpen && (
        <button type="button" className={ui.quiet} onClick={() => setSettling(true)}>
          {m.event.settle}
        </button>
      )}
      {settling && <Settling event={event} board={board} act={act} close={close} />}
    </li>
  )
}

/** The organiser decides a board that is not played to its end. */
function Settling({ event, board, act, close }: BoardProps & { readonly close: () => void }) {
  const m = useClubMessages()
  const [who, setWho] = useState('all')
  const [why, setWhy] = useState('')
  const winners = who === 'all' ? board.entrants : who === 'nobody' ? [] : [Number(who)]
  return (
    <Dialog title={m.event.settleTitle} close={close}>
      <form
        className={styles.form}
        onSubmit={(event_) => {
          event_.preventDefault()
          act({ do: 'settle', round: board.round, board: board.board, winners: [...winners], why })
          close()
        }}
      >
        <p className={styles.quiet}>{m.event.settleAbout}</p>
        <ChoiceField
          legend={m.event.who}
          values={[
            ...board.entrants.map((one) => [String(one), nameIn(event, one)] as const),
            ['all', m.event.all] as const,
            ['nobody', m.event.nobody] as const,
          ]}
          value={who}
          onChange={setWho}
        />
        <Labelled label={m.event.why}>
          {(id) => (
            <input id={id} className={ui.input} required maxLength={200} value={why} onChange={(changed) => setWhy(changed.target.value)} />
          )}
        </Labelled>
        <button type="submit" className={ui.primary}>
          {m.event.settle}
        </button>
      </form>
    </Dialog>
  )
}

/** What was decided, and by whom. */
export function EventLog({ event }: { readonly event: EventInfo }) {
  const m = useClubMessages()
  if (event.log.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{m.event.log}</summary>
      <ul className={account.list}>
        {event.log.map(({ at, by, what, round, board, entrant, note }) => {
          const about = [
            round === null ? '' : m.event.roundName(round),
            board === null ? '' : m.event.table(board + 1),
            entrant === null ? '' : nameIn(event, entrant),
          ]
            .filter(Boolean)
            .join(', ')
          return (
            <li key={`${at} ${what} ${about}`}>
              {by ?? m.event.left} {m.event.deed[what](about)}
              {note === '' ? '' : `: ${note}`} <span className={styles.quiet}>· {ago(at, Date.now())}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
