import { findGame } from '@rulewright/games'
import type { TaughtLesson } from '@rulewright/games/manifest'
import type { MatchSummary } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SERVED } from '../edition.ts'
import { Explorations } from '../explore/Explorations.tsx'
import { FirstVisit } from '../lesson/FirstVisit.tsx'
import { isNewcomer, useProgress } from '../lesson/progress.ts'
import { lessonsOf } from '../lesson/useLessons.ts'
import { LobbyStrip } from '../lobby/LobbyStrip.tsx'
import { useLatest, usePolled } from '../lobby/usePolled.ts'
import { deleteLocal, localMatches } from '../local/list.ts'
import { playNow } from '../match/begin.ts'
import { type ShelfGame, useShelf } from '../match/shelf.ts'
import { service } from '../service/http.ts'
import { useSession } from '../service/session.ts'
import { Face } from '../ui/Face.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Home.module.css'
import { LoadFile } from './LoadFile.tsx'
import { isReady, LocalRow, MatchRow } from './MatchRow.tsx'
import { preloadTable } from './preload.ts'

/** Without a server there is no lobby. */
const lobbyHere = async () => (SERVED ? service.lobby() : null)

export function Home() {
  const m = useMessages()
  const games = useShelf()
  const [lobby] = useLatest(lobbyHere)
  return (
    <Page title="">
      <div className={styles.intro}>
        <h1>{m.home.title}</h1>
        <p className={ui.lead}>{m.home.intro}</p>
      </div>
      {SERVED && <LobbyStrip games={games} lobby={lobby} />}
      <Continue games={games} />
      {games.length === 0 && <p className={ui.lead}>{m.home.noGames}</p>}
      <ul className={styles.shelf}>
        {games.map((game) => (
          <GameFace key={game.id} game={game} />
        ))}
      </ul>
      <Explorations games={games} />
      <div className={styles.columns}>
        <section aria-labelledby="file" className={styles.section}>
          <h2 id="file">{m.home.load}</h2>
          <p className={styles.empty}>{m.home.loadAbout}</p>
          <LoadFile />
        </section>
        {lobby?.lab && (
          <section aria-labelledby="designers" className={styles.section}>
            <h2 id="designers">{m.lab.title}</h2>
            <p className={styles.empty}>{m.lab.about}</p>
            <p>
              <Link href="/lab" className={ui.button}>
                {m.lab.enter}
              </Link>
            </p>
          </section>
        )}
      </div>
    </Page>
  )
}

function GameFace({ game }: { readonly game: ShelfGame }) {
  const m = useMessages()
  const [, go] = useLocation()
  const [state, setState] = useState<{ readonly busy: boolean; readonly error: unknown }>({ busy: false, error: null })
  const [offered, offer] = useState<TaughtLesson | null>(null)
  const play = async () => {
    offer(null)
    setState({ busy: true, error: null })
    preloadTable(game.id)
    try {
      go(await playNow(game))
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  /** First-time visitors are asked whether they know the game. */
  const begin = async () => {
    const [first] = isNewcomer(useProgress.getState(), game.id) ? await lessonsOf(game.id) : []
    if (first) offer(first)
    else await play()
  }
  return (
    <li className={styles.game}>
      {offered && <FirstVisit game={game.id} title={game.title} first={offered} play={() => void play()} close={() => offer(null)} />}
      <Face game={game.id} className={styles.face} />
      <div className={styles.about}>
        <p className={styles.facts}>
          {[m.seats(game.seats), m.minutes(game.minutes), m.maturity(game.maturity)].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <h2 className={styles.name}>{game.title}</h2>
        <p className={styles.tagline}>{game.tagline}</p>
        <div className={ui.spread}>
          <button
            type="button"
            className={ui.primary}
            disabled={state.busy}
            aria-label={m.home.playNowAt(game.title)}
            onPointerEnter={() => preloadTable(game.id)}
            onClick={() => void begin()}
          >
            {m.home.playNow}
          </button>
          <FurtherLinks game={game} />
        </div>
        <ErrorNote error={state.error} />
      </div>
    </li>
  )
}

/** What one can do with a game besides playing at once: read how it goes, or set up a table. */
function FurtherLinks({ game: { id, title } }: { readonly game: ShelfGame }) {
  const m = useMessages()
  return (
    <>
      {findGame(id)?.guide ? (
        <Link href={`/guide/${id}`} className={styles.ghost} aria-label={m.home.guideOf(title)}>
          {m.game.guide}
        </Link>
      ) : (
        <Link href={`/rules/${id}`} className={styles.ghost} aria-label={m.home.rulesOf(title)}>
          {m.home.rules}
        </Link>
      )}
      <Link href={`/game/${id}`} className={styles.ghost} aria-label={m.home.setUpAt(title)}>
        {m.home.setUp}
      </Link>
    </>
  )
}

/** My matches, on the server and in this browser, running ones first. */
function Continue({ games }: { readonly games: readonly ShelfGame[] }) {
  const m = useMessages()
  const known = useSession((s) => s.user?.id)
  const load = useCallback(() => (known ? service.mine() : Promise.resolve([])), [known])
  const [mine] = usePolled(load)
  const served = mine ?? []
  const [local, lookAgain] = usePolled(localMatches)
  const kept = local ?? []
  // One that has moved to the server is listed there.
  const here = kept.filter(({ moved }) => !served.some((match) => match.match === moved))
  const remove = (match: string) => void deleteLocal(match).then(lookAgain)
  const rows = [
    ...served.map((match) => ({ match, since: match.since, row: <MatchRow key={match.match} match={match} games={games} /> })),
    ...here.map((match) => ({
      match,
      since: match.since,
      row: <LocalRow key={match.match} match={match} games={games} remove={() => remove(match.match)} />,
    })),
  ].sort(
    (a, b) => urgency(b.match) - urgency(a.match) || (a.match.deadline ?? Infinity) - (b.match.deadline ?? Infinity) || b.since - a.since,
  )
  const running = rows.filter(({ match }) => match.status !== 'over')
  const over = rows.filter(({ match }) => match.status === 'over').slice(0, 4)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="mine" className={styles.section}>
      <h2 id="mine">{running.length > 0 ? m.home.continue : m.home.mine}</h2>
      <ul className={styles.rows}>{[...running, ...over].map(({ row }) => row)}</ul>
      {running.some(({ match }) => match.deadline !== null && match.clock?.kind === 'correspondence') && (
        <p>
          <Link href="/calendar">{m.away.calendar}</Link>
        </p>
      )}
    </section>
  )
}

/** What waits for me comes first, the shortest deadline before others. */
const urgency = (match: MatchSummary): number => {
  const { status, waiting, mine, invited } = match
  if (status === 'running' && waiting.some((seat) => mine.includes(seat))) return 2
  return invited || isReady(match) ? 1 : 0
}
