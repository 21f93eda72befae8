import { findGame } from '@rulewright/games'
import { describeProblem, type Words } from '@rulewright/kernel'
import type { PlannedTable, SetUp } from '@rulewright/tablekit'
import type { GameInfo, SeatRequest } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SERVED } from '../edition.ts'
import { Lessons } from '../lesson/Lessons.tsx'
import { againstBots, openTable, playNow } from '../match/begin.ts'
import { useGame, useWords } from '../match/game.ts'
import { applying, configOf, planned, settingsOf } from '../match/settings.ts'
import { gameInfo } from '../match/shelf.ts'
import { ServiceError } from '../service/http.ts'
import { Face } from '../ui/Face.tsx'
import { Check } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import { CLOCKS, ClockField, type ClockKey } from './ClockField.tsx'
import styles from './GamePage.module.css'
import { Ladder } from './Ladder.tsx'
import { SeatsForm } from './SeatsForm.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** One game: its picture, a match at once, or a table with one's own settings. */
export function GamePage({ game: id }: { readonly game: string }) {
  const m = useMessages()
  const words = useWords(id)
  const load = useCallback(() => gameInfo(id), [id])
  const [loading, again] = useAsync(load)
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && loading.error.reason === 'no-such-game'
    return <FailedPage title={m.errors.title} error={loading.error} missing={missing ? m.errors.noGame : null} retry={again} />
  }
  if (loading.state === 'loading' || !words) return <LoadingPage />
  return <TableForm game={loading.value} words={words} />
}

/** The game at once, or with one's own seats, clock and settings. */
function TableForm({ game, words }: { readonly game: GameInfo; readonly words: Words }) {
  const m = useMessages()
  const settings = settingsOf(game)
  const [seats, setSeats] = useState<readonly SeatRequest[]>(() => againstBots(game.seats.includes(2) ? 2 : (game.seats[0] ?? 1)))
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const parts = useGame(game.id)
  const setUp = parts?.board?.setUp ?? null
  const table = planned(values, settings, seats.length)
  const shown = applying(settings, setUp, table)
  const [clock, setClock] = useState<ClockKey>('none')
  const [listed, setListed] = useState(false)
  const { busy, error, begin } = useBegin()
  const suggest = (first: PlannedTable) => {
    setSeats(againstBots(first.seats))
    setValues(first.values)
  }
  const hasOpen = seats.some((seat) => seat.kind === 'open')
  const config = configOf(values, shown, seats.length)
  const start = () => openTable({ game: game.id, config, seats: [...seats], clock: CLOCKS[clock], listed: listed && hasOpen })
  return (
    <Page title={game.title}>
      <Hero game={game} busy={busy} play={() => void begin(() => playNow(game))} />
      <Lessons game={game.id} />
      <div className={styles.set}>
        <div className={styles.columns}>
          <section className={`${ui.panel} ${styles.form}`}>
            <h2>{m.game.opponents}</h2>
            <SeatsForm counts={game.seats} seats={seats} teams={setUp?.teams?.(table) ?? null} setSeats={setSeats} />
            {hasOpen && <Check label={m.game.listed} checked={listed} onChange={setListed} />}
            {SERVED && <ClockField value={clock} onChange={setClock} />}
          </section>
          <section className={`${ui.panel} ${styles.form}`}>
            <h2>{m.game.settings}</h2>
            {setUp?.first && <Suggested first={setUp.first} take={suggest} />}
            {parts && (
              <SettingsForm
                settings={shown}
                table={table}
                words={words}
                setUp={setUp}
                change={(key, value) => setValues({ ...values, [key]: value })}
              />
            )}
          </section>
        </div>
        <div className={styles.start}>
          <button type="button" className={ui.primary} disabled={busy} onClick={() => void begin(start)}>
            {m.game.start}
          </button>
          {error !== null && <Problems error={error} words={words} />}
        </div>
      </div>
      <Ladder game={game.id} />
    </Page>
  )
}

interface SuggestedProps {
  readonly first: NonNullable<SetUp['first']>
  readonly take: (table: PlannedTable) => void
}

/** The game's own advice for a first match, a press away. */
function Suggested({ first, take }: SuggestedProps) {
  const m = useMessages()
  return (
    <div className={styles.setting}>
      <button type="button" className={ui.button} onClick={() => take(first)}>
        {m.game.suggested}
      </button>
      <p className={styles.hint}>{first.about}</p>
    </div>
  )
}

/** Opens a table and goes there, or keeps the error. */
function useBegin() {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const begin = async (open: () => Promise<string>) => {
    setBusy(true)
    setError(null)
    try {
      go(await open())
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return { busy, error, begin }
}

interface HeroProps {
  readonly game: GameInfo
  readonly busy: boolean
  readonly play: () => void
}

/** The game's picture, a match at once, its rules and its own pages. */
function Hero({ game, busy, play }: HeroProps) {
  const m = useMessages()
  // The links appear when the board is there; nothing else on this page waits for it.
  const pages = useGame(game.id)?.board?.pages ?? []
  return (
    <section className={styles.hero}>
      <Face game={game.id} className={styles.face} />
      <div className={styles.about}>
        <h1>{game.title}</h1>
        <p>{game.tagline}</p>
        <div className={ui.spread}>
          <button type="button" className={ui.primary} disabled={busy} onClick={play}>
            {findGame(game.id)?.together ? m.game.playWithBot : m.game.playBot}
          </button>
          {findGame(game.id)?.guide && (
            <Link href={`/guide/${game.id}`} className={ui.button}>
              {m.game.guide}
            </Link>
          )}
          <Link href={`/rules/${game.id}`} className={ui.button}>
            {m.home.rules}
          </Link>
          {pages.map((page) => (
            <Link key={page.id} href={`/game/${game.id}/${page.id}`} className={ui.button}>
              {page.title}
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}

function Problems({ error, words }: { readonly error: unknown; readonly words: Words }) {
  const m = useMessages()
  const problems = error instanceof ServiceError ? error.problems : []
  return (
    <div className={ui.problem} role="alert">
      <p>{sentenceFor(error, m)}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{words.problem(problem) || describeProblem(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
