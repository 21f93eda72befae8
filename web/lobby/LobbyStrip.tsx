import type { Lobby, MatchSummary, QueuePlace } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { playNow } from '../match/begin.ts'
import type { ShelfGame } from '../match/shelf.ts'
import { clockWords } from '../pages/ClockField.tsx'
import { useSession } from '../service/session.ts'
import { socket } from '../service/socket.ts'
import ui from '../ui/ui.module.css'
import { clockText, listOf, useMessages } from '../words/index.ts'
import styles from './Lobby.module.css'
import { QuickMatchForm } from './QuickMatchForm.tsx'
import { leave, useQueue } from './queue.ts'

const A_FEW = 4
const ignore = () => {}
/** After how many milliseconds a bot is offered. */
const PATIENCE = 20_000

interface LobbyStripProps {
  readonly games: readonly ShelfGame[]
  /** Undefined: not known yet; null: it could not be loaded. */
  readonly lobby: Lobby | null | undefined
}

/** What is going on between people: a match for me, waiting tables, who is here, what can be watched. */
export function LobbyStrip({ games, lobby }: LobbyStripProps) {
  const m = useMessages()
  const place = useQueue((s) => s.place)
  const [choosing, setChoosing] = useState(false)
  const known = useSession((s) => s.user?.id)
  // Whoever looks at the lobby counts as here.
  useEffect(() => (known ? socket.listen(ignore, ignore) : undefined), [known])
  const close = useCallback(() => setChoosing(false), [])
  // Where nothing is going on, one line says so: people came for the games.
  const isQuiet = lobby !== null && (lobby?.tables ?? []).length === 0 && (lobby?.watch ?? []).length === 0
  return (
    <section className={styles.strip} aria-labelledby="lobby" data-quiet={isQuiet || undefined}>
      <div className={styles.find}>
        <h2 id="lobby">{m.lobby.title}</h2>
        {place.state === 'waiting' ? (
          <Looking place={place} games={games} />
        ) : (
          <button type="button" className={ui.primary} onClick={() => setChoosing(true)}>
            {m.quick.find}
          </button>
        )}
        {lobby && <Here lobby={lobby} />}
        {choosing && <QuickMatchForm games={games} close={close} />}
      </div>
      {lobby === null ? (
        <p className={styles.quiet}>{m.lobby.unknown}</p>
      ) : isQuiet ? (
        // Nothing is said until it is known; the line keeps its place.
        <p className={styles.quiet}>{lobby ? m.lobby.nobody : '\u00a0'}</p>
      ) : (
        <>
          <Tables title={m.lobby.tables} none={m.lobby.noTables} tables={lobby?.tables ?? []} games={games} />
          <Tables title={m.lobby.watch} none={m.lobby.noWatch} tables={lobby?.watch ?? []} games={games} />
        </>
      )}
    </section>
  )
}

function Here({ lobby: { online, people, looking } }: { readonly lobby: Lobby }) {
  const m = useMessages()
  return (
    <p className={styles.quiet}>
      {[online > 0 ? m.lobby.here(online) : null, looking > 0 ? m.lobby.looking(looking) : null].filter((fact) => fact !== null).join(', ')}
      {people.length > 0 && ': '}
      {people.slice(0, A_FEW).map(({ user, name }, n) => (
        <span key={user}>
          {n > 0 && ', '}
          <Link href={`/person/${user}`}>{name}</Link>
        </span>
      ))}
    </p>
  )
}

interface TablesProps {
  readonly title: string
  readonly none: string
  readonly tables: readonly MatchSummary[]
  readonly games: readonly ShelfGame[]
}

function Tables({ title, none, tables, games }: TablesProps) {
  const m = useMessages()
  return (
    <div className={styles.list}>
      <h3>{title}</h3>
      {tables.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul>
        {tables.slice(0, A_FEW).map((table) => {
          const free = table.seats.filter(({ kind }) => kind === 'open').length
          const who = table.seats.flatMap(({ name, kind }) => (kind === 'open' || name === '' ? [] : [name]))
          const facts = [free > 0 ? m.lobby.seats(free) : null, table.clock ? clockWords(table.clock, m) : null].filter(
            (fact) => fact !== null,
          )
          return (
            <li key={table.match}>
              <Link href={`/match/${table.match}`} className={styles.table}>
                <strong>{games.find(({ id }) => id === table.game)?.title ?? table.game}</strong>
                <span>{[listOf(who), ...facts].filter((fact) => fact !== '').join(' · ')}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {tables.length > A_FEW && <p className={styles.quiet}>{m.lobby.more(tables.length - A_FEW)}</p>}
    </div>
  )
}

/** While looking for an opponent. */
function Looking({ place, games }: { readonly place: Extract<QueuePlace, { state: 'waiting' }>; readonly games: readonly ShelfGame[] }) {
  const m = useMessages()
  const [, go] = useLocation()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const waited = Math.max(0, now - place.since)
  const wanted = games.filter(({ id }) => place.games.includes(id))
  const [first] = wanted
  return (
    <div className={styles.looking}>
      <p role="status">{m.quick.looking(listOf(wanted.map(({ title }) => title)))}</p>
      <p className={styles.quiet}>
        {m.quick.waited(clockText(waited))} {m.quick.others(place.others)} {place.mode === 'live' ? m.quick.stay : m.quick.leave}
      </p>
      <div className={ui.spread}>
        <button type="button" className={ui.button} onClick={() => void leave()}>
          {m.quick.stop}
        </button>
        {waited > PATIENCE && first && (
          <button type="button" className={ui.quiet} onClick={() => void playNow(first).then(go, () => undefined)}>
            {m.quick.bot(first.title)}
          </button>
        )}
      </div>
    </div>
  )
}
