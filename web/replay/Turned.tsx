import { findGame } from '@rulewright/games'
import type { Names, Words } from '@rulewright/kernel'
import { SeatMark, Sentence } from '@rulewright/tablekit'
import { type Analysis, withNames } from '@rulewright/wire'
import { use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { LabelMark } from '../frame/LabelMark.tsx'
import { ShowBoardContext } from '../frame/sheet.ts'
import { type CostlyDecision, costlyIn, percent } from '../match/analysed.ts'
import { useConnection } from '../match/connection.ts'
import type { AnalysisState } from '../match/useAnalysis.ts'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Turned.module.css'

interface TurnedProps {
  readonly match: string
  readonly game: string
  readonly state: AnalysisState
  readonly names: Names
  readonly seats: number
  readonly words: Words
  /** The moment being looked at. */
  readonly at: number
  /** Goes to a decision, through the eyes of the player who made it. */
  readonly show: (decision: CostlyDecision) => void
}

/** Where a match turned: the costly choices, what would have been better and why, and how to go on from there. */
export function Turned({ match, game, state, names, seats, words, at, show }: TurnedProps) {
  const m = useMessages()
  const [seat, setSeat] = useState<number | null>(null)
  const { analysis, error } = state
  const costly = costlyIn(analysis, seat)
  const here = analysis?.decisions.find(({ count }) => count === at)
  return (
    <div className={styles.turned}>
      <Progress state={state} />
      <ErrorNote error={error} />
      {analysis && analysis.state !== 'none' && (
        <>
          <Whose seat={seat} setSeat={setSeat} seats={seats} names={names} />
          {here && (
            <p className={styles.here}>
              <SeatMark seat={here.seat} /> {m.analysis.here(names.of(here.seat))}{' '}
              {m.analysis.chances(percent(here.before), percent(here.best), percent(here.chosen))}
            </p>
          )}
          {costly.length === 0 && analysis.state === 'done' && <p className={styles.note}>{m.analysis.nothing}</p>}
          <ol className={styles.list} aria-label={m.analysis.list}>
            {costly.map((decision) => (
              <Costly key={decision.count} match={match} game={game} decision={decision} names={names} words={words} at={at} show={show} />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** The button to start, or the progress. */
function Progress({ state: { analysis, act } }: { readonly state: AnalysisState }) {
  const m = useMessages()
  if (!analysis) return <p className={styles.note}>{m.loading}</p>
  const { done, of, state } = analysis
  if (state === 'done') return <p className={styles.note}>{summary(analysis, m)}</p>
  return (
    <div className={styles.progress}>
      {state === 'none' ? (
        <p className={styles.note}>{m.analysis.about}</p>
      ) : (
        <>
          <progress className={styles.bar} max={of} value={done} aria-label={m.analysis.progress(done, of)} />
          <p className={styles.note}>{m.analysis.progress(done, of)}</p>
        </>
      )}
      {state === 'running' ? (
        <button type="button" className={ui.button} onClick={() => act('stop')}>
          {m.analysis.stop}
        </button>
      ) : (
        <button type="button" className={ui.primary} onClick={() => act('begin')}>
          {state === 'none' ? m.analysis.begin : m.analysis.goOn}
        </button>
      )}
    </div>
  )
}

function summary(analysis: Analysis, m: ReturnType<typeof useMessages>): string {
  const count = (label: CostlyDecision['label']) => costlyIn(analysis).filter((decision) => decision.label === label).length
  return `${m.analysis.progress(analysis.done, analysis.of)}: ${m.analysis.found(count('slip'), count('mistake'), count('blunder'))}.`
}

const EVERYBODY = 'everybody'

interface WhoseProps {
  readonly seat: number | null
  readonly setSeat: (seat: number | null) => void
  readonly seats: number
  readonly names: Names
}

function Whose({ seat, setSeat, seats, names }: WhoseProps) {
  const m = useMessages()
  return (
    <select
      className={`${ui.input} ${styles.whose}`}
      aria-label={m.analysis.whose}
      value={seat ?? EVERYBODY}
      onChange={({ target }) => setSeat(target.value === EVERYBODY ? null : Number(target.value))}
    >
      <option value={EVERYBODY}>{m.analysis.everybody}</option>
      {Array.from({ length: seats }, (_, n) => (
        <option key={names.of(n)} value={n}>
          {m.analysis.of(names.of(n))}
        </option>
      ))}
    </select>
  )
}

interface CostlyProps extends Pick<TurnedProps, 'match' | 'game' | 'names' | 'words' | 'at' | 'show'> {
  readonly decision: CostlyDecision
}

/** One costly choice; the selected one shows all details. */
function Costly({ match, game, decision, names, words, at, show }: CostlyProps) {
  const m = useMessages()
  const { count, seat, label, best, chosen, asked, choice } = decision
  const showBoard = use(ShowBoardContext)
  const isShown = at === count
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const press = () => {
    show(decision)
    showBoard()
  }
  return (
    <li ref={item} className={styles.item} data-now={isShown || undefined}>
      <button type="button" className={styles.head} aria-expanded={isShown} onClick={press}>
        <LabelMark label={label} />
        <span className={styles.who}>
          <SeatMark seat={seat} /> {names.of(seat)}
        </span>
        <span className={styles.cost}>{m.analysis.instead(percent(chosen), percent(best))}</span>
        <span className={styles.asked}>
          <Sentence of={withNames(asked ?? '', names.of)} />
        </span>
        <span className={styles.said}>
          <Sentence of={withNames(choice?.said ?? '', names.of)} />
        </span>
      </button>
      {isShown && <Better match={match} game={game} decision={decision} names={names} words={words} />}
    </li>
  )
}

function Better({ match, game, decision, names, words }: Omit<CostlyProps, 'at' | 'show'>) {
  const m = useMessages()
  const { better, reasons = [] } = decision
  const known = reasons.flatMap((reason) => words.advice?.[reason] ?? [])[0]
  return (
    <div className={styles.better}>
      <p>
        {m.analysis.better}{' '}
        <strong>
          <Sentence of={withNames(better?.said ?? '', names.of).replace(/\.$/, '')} />
        </strong>
        . {known === undefined ? m.analysis.slightly : m.analysis.because(known)}
      </p>
      <p className={styles.note}>{m.analysis.onBoard}</p>
      <PlayOn match={match} game={game} decision={decision} />
    </div>
  )
}

/** From here one can explore; where that is not possible, a match continues with bots. */
function PlayOn({ match, game, decision: { count, seat } }: Pick<CostlyProps, 'match' | 'game' | 'decision'>) {
  const m = useMessages()
  const connection = useConnection()
  const [, go] = useLocation()
  const [error, setError] = useState<unknown>(null)
  const playOn = async () => {
    try {
      const explored = findGame(game) && connection.explore?.(match, count)
      go(await (explored ?? connection.continue(match, { count, seat, level: 'rival' })))
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <>
      <button type="button" className={ui.button} onClick={() => void playOn()}>
        {m.analysis.playOn}
      </button>
      <ErrorNote error={error} />
    </>
  )
}
