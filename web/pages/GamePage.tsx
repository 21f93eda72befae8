import { describeProblem, type Words } from '@rulewright/kernel'
import { SeatMark } from '@rulewright/tablekit'
import { type ClockSetting, type GameInfo, LEVELS, type Level, type SeatRequest } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { placed } from '../generic/shape.ts'
import { againstBots, openTable, playNow } from '../match/begin.ts'
import { useGame, useWords } from '../match/game.ts'
import { resized, settingsOf } from '../match/settings.ts'
import { ServiceError, service } from '../service/http.ts'
import { Face } from '../ui/Face.tsx'
import { Check, ChoiceField } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { sentenceFor, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './GamePage.module.css'
import { SettingsForm } from './SettingsForm.tsx'

/** One game: its face, a match at once, or a table set up as one likes. */
export function GamePage({ game: id }: { readonly game: string }) {
  const m = useMessages()
  const words = useWords(id)
  const load = useCallback(async () => {
    const game = (await service.games()).find((g) => g.id === id)
    if (!game) throw new ServiceError('no-such-game', '')
    return game
  }, [id])
  const [loading, again] = useAsync(load)
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && loading.error.reason === 'no-such-game'
    return (
      <Page title={m.errors.title}>
        <Trouble
          title={missing ? m.errors.notFoundTitle : m.errors.title}
          text={missing ? m.errors.noGame : sentenceFor(loading.error, m)}
          retry={missing ? undefined : again}
        />
      </Page>
    )
  }
  if (loading.state === 'loading' || !words) {
    return (
      <Page title={m.loading}>
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
      </Page>
    )
  }
  return <SetUp game={loading.value} words={words} />
}

const CLOCKS: readonly (readonly [key: string, clock: ClockSetting | null])[] = [
  ['none', null],
  ['quick', { kind: 'live', seconds: 600, increment: 10 }],
  ['long', { kind: 'live', seconds: 2400, increment: 30 }],
  ['day', { kind: 'correspondence', hours: 24 }],
  ['days', { kind: 'correspondence', hours: 72 }],
]

function SetUp({ game, words }: { readonly game: GameInfo; readonly words: Words }) {
  const m = useMessages()
  const [, go] = useLocation()
  const settings = settingsOf(game)
  // The links appear when the board is there; nothing else on this page waits for it.
  const pages = useGame(game.id)?.board?.pages ?? []
  const [seats, setSeats] = useState<readonly SeatRequest[]>(() => againstBots(game.seats.includes(2) ? 2 : (game.seats[0] ?? 1)))
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const [clock, setClock] = useState('none')
  const [listed, setListed] = useState(false)
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
  const start = () =>
    begin(() =>
      openTable({
        game: game.id,
        config: resized(values, settings, seats.length),
        seats: [...seats],
        clock: CLOCKS.find(([key]) => key === clock)?.[1] ?? null,
        listed: listed && seats.some((seat) => seat.kind === 'open'),
      }),
    )
  const clockWords = (of: ClockSetting | null) => {
    if (!of) return m.game.noClock
    return of.kind === 'live' ? m.game.live(of.seconds / 60, of.increment) : m.game.correspondence(of.hours / 24)
  }
  return (
    <Page title={game.title}>
      <section className={styles.hero}>
        <Face game={game.id} className={styles.face} />
        <div className={styles.about}>
          <h1>{game.title}</h1>
          <p>{game.tagline}</p>
          <div className={ui.spread}>
            <button type="button" className={ui.primary} disabled={busy} onClick={() => void begin(() => playNow(game))}>
              {m.game.playBot}
            </button>
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
      {error !== null && <Problems error={error} words={words} />}
      <div className={styles.columns}>
        <section className={`${ui.panel} ${styles.form}`}>
          <h2>{m.game.opponents}</h2>
          {game.seats.length > 1 && (
            <ChoiceField
              legend={m.game.players}
              values={game.seats.toSorted((a, b) => a - b).map((n) => [String(n), String(n)] as const)}
              value={String(seats.length)}
              onChange={(n) => setSeats(Array.from({ length: Number(n) }, (_, i) => seats[i] ?? { kind: 'bot', level: 'friend' }))}
            />
          )}
          {placed(seats).map(({ key, place: n, value: seat }) => (
            <SeatField key={key} seat={n} value={seat} change={(value) => setSeats(seats.with(n, value))} />
          ))}
          {seats.filter((seat) => seat.kind === 'me').length > 1 && <p className={styles.quiet}>{m.game.hotSeat}</p>}
          {seats.some((seat) => seat.kind === 'open') && <Check label={m.game.listed} checked={listed} onChange={setListed} />}
          <ChoiceField
            legend={m.game.clock}
            values={CLOCKS.map(([key, of]) => [key, clockWords(of)] as const)}
            value={clock}
            onChange={setClock}
          />
        </section>
        <section className={`${ui.panel} ${styles.form}`}>
          <h2>{m.game.settings}</h2>
          <SettingsForm
            settings={settings}
            seats={seats.length}
            values={values}
            words={words}
            change={(key, value) => setValues({ ...values, [key]: value })}
          />
        </section>
      </div>
      <div className={styles.start}>
        <button type="button" className={ui.primary} disabled={busy} onClick={() => void start()}>
          {m.game.start}
        </button>
      </div>
    </Page>
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

interface SeatFieldProps {
  readonly seat: number
  readonly value: SeatRequest
  readonly change: (value: SeatRequest) => void
}

function SeatField({ seat, value, change }: SeatFieldProps) {
  const m = useMessages()
  const pick = (choice: string) => {
    if (choice === 'me' || choice === 'open') return change({ kind: choice })
    const level = LEVELS.find((l) => l === choice)
    if (level) change({ kind: 'bot', level })
  }
  const label = m.game.seat(seat + 1)
  return (
    <div className={styles.seat}>
      <SeatMark seat={seat} size={22} />
      <select
        className={ui.input}
        aria-label={label}
        value={value.kind === 'bot' ? value.level : value.kind}
        onChange={(e) => pick(e.target.value)}
      >
        <option value="me">{m.game.me}</option>
        <option value="open">{m.game.openSeat}</option>
        <optgroup label={m.game.bot}>
          {LEVELS.map((level: Level) => (
            <option key={level} value={level}>
              {m.game.bot}: {m.level[level]} ({m.levelAbout[level].toLowerCase()})
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}
