import type { Pairing as PairingInfo, TournamentInfo } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import account from '../pages/AccountPage.module.css'
import { Dialog } from '../ui/Dialog.tsx'
import { ChoiceField, Labelled } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import { ago } from '../words/index.ts'
import styles from './Clubs.module.css'
import { nameIn, type TournamentPart } from './parts.tsx'
import { pointsText } from './Standings.tsx'

/** All rounds, the last one first and expanded. */
export function Rounds({ tournament, act }: TournamentPart) {
  const m = useClubMessages()
  const rounds = [...new Set(tournament.pairings.map(({ round }) => round))].sort((a, b) => b - a)
  return rounds.map((round) => (
    <section key={round} className={`${ui.panel} ${account.panel}`} aria-labelledby={`round-${round}`}>
      <h2 id={`round-${round}`}>{m.tournament.roundName(round)}</h2>
      <ul className={styles.pairings}>
        {tournament.pairings
          .filter((pairing) => pairing.round === round)
          .map((pairing) => (
            <Pairing key={pairing.pairing} tournament={tournament} pairing={pairing} act={act} />
          ))}
      </ul>
    </section>
  ))
}

interface PairingProps extends TournamentPart {
  readonly pairing: PairingInfo
}

function Pairing({ tournament, pairing, act }: PairingProps) {
  const m = useClubMessages()
  const [settling, setSettling] = useState(false)
  const close = useCallback(() => setSettling(false), [])
  const isMine = tournament.me !== null && pairing.entrants.includes(tournament.me)
  const isOpen = pairing.points.includes(null)
  if (pairing.how === 'bye')
    return (
      <li className={styles.pairing} data-mine={isMine || undefined}>
        <span className={styles.players}>
          {nameIn(tournament, pairing.entrants[0] ?? -1)}{' '}
          <span className={styles.quiet}>{m.tournament.bye(pointsText(pairing.points[0] ?? 0))}</span>
        </span>
      </li>
    )
  return (
    <li className={styles.pairing} data-mine={isMine || undefined}>
      <span className={styles.players}>{pairing.entrants.map((one) => nameIn(tournament, one)).join(' – ')}</span>
      {isOpen ? (
        <span className={styles.quiet}>{pairing.status === null ? m.tournament.notYet : m.tournament.tableStatus[pairing.status]}</span>
      ) : (
        <span className={styles.score}>{pairing.points.map((points) => pointsText(points ?? 0)).join(' : ')}</span>
      )}
      {pairing.how === 'settled' && <span className={styles.quiet}>{m.tournament.settled}</span>}
      {pairing.match !== null && (
        <Link href={pairing.status === 'over' ? `/replay/${pairing.match}` : `/match/${pairing.match}`}>
          {pairing.status === 'over' ? m.tournament.replay : isMine ? m.tournament.goTo : m.tournament.watch}
        </Link>
      )}
      {tournament.runs && isOpen && (
        <button type="button" className={ui.quiet} onClick={() => setSettling(true)}>
          {m.tournament.settle}
        </button>
      )}
      {settling && <Settling tournament={tournament} pairing={pairing} act={act} close={close} />}
    </li>
  )
}

/** The organiser decides a pairing that is not played to its end. */
function Settling({ tournament, pairing, act, close }: PairingProps & { readonly close: () => void }) {
  const m = useClubMessages()
  const [who, setWho] = useState('all')
  const [why, setWhy] = useState('')
  const winners = who === 'all' ? pairing.entrants : who === 'nobody' ? [] : [Number(who)]
  return (
    <Dialog title={m.tournament.settleTitle} close={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          act({ do: 'settle', round: pairing.round, pairing: pairing.pairing, winners: [...winners], why })
          close()
        }}
      >
        <p className={styles.quiet}>{m.tournament.settleAbout}</p>
        <ChoiceField
          legend={m.tournament.who}
          values={[
            ...pairing.entrants.map((one) => [String(one), nameIn(tournament, one)] as const),
            ['all', m.tournament.all] as const,
            ['nobody', m.tournament.nobody] as const,
          ]}
          value={who}
          onChange={setWho}
        />
        <Labelled label={m.tournament.why}>
          {(id) => (
            <input id={id} className={ui.input} required maxLength={200} value={why} onChange={(changed) => setWhy(changed.target.value)} />
          )}
        </Labelled>
        <button type="submit" className={ui.primary}>
          {m.tournament.settle}
        </button>
      </form>
    </Dialog>
  )
}

/** What was decided, and by whom. */
export function TournamentLog({ tournament }: { readonly tournament: TournamentInfo }) {
  const m = useClubMessages()
  if (tournament.log.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{m.tournament.log}</summary>
      <ul className={account.list}>
        {tournament.log.map(({ at, by, what, round, pairing, entrant, note }) => {
          const about = [
            round === null ? '' : m.tournament.roundName(round),
            pairing === null ? '' : m.tournament.table(pairing + 1),
            entrant === null ? '' : nameIn(tournament, entrant),
          ]
            .filter(Boolean)
            .join(', ')
          return (
            <li key={`${at} ${what} ${about}`}>
              {by ?? m.tournament.left} {m.tournament.deed[what](about)}
              {note === '' ? '' : `: ${note}`} <span className={styles.quiet}>· {ago(at, Date.now())}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
