import type { Names } from '@rulewright/kernel'
import { playSound, Sentence } from '@rulewright/tablekit'
import type { Outcome } from '@rulewright/wire'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useConnection } from '../match/connection.ts'
import type { GameParts } from '../match/game.ts'
import { linkTo, linkToTurned } from '../match/replay.ts'
import { useSession } from '../service/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './End.module.css'
import { Graph } from './Graph.tsx'
import { SeatResults } from './SeatResults.tsx'
import type { Verdict } from './verdict.ts'

/** Another match of the same people. */
export interface PlayAgain {
  readonly press: () => void
  readonly label: string
  /** Who asks for it. */
  readonly note: string | null
  readonly problem: string | null
}

interface EndProps {
  readonly match: string
  readonly outcome: Outcome
  readonly verdict: Verdict
  readonly names: Names
  readonly parts: GameParts
  /** How many choices were made. */
  readonly count: number
  readonly again: PlayAgain | null
  /** The tournament it was a match of. */
  readonly tournament?: string | null
  /** What it did to my rating. */
  readonly rating: string | null
  readonly close: () => void
}

/** The end of a match is a moment: who won, how, the course of it, and what next. */
export function End({ match, outcome, verdict, names, parts, count, again, tournament, rating, close }: EndProps) {
  const m = useMessages()
  useEffect(() => {
    if (verdict.feeling !== 'even') playSound(verdict.feeling)
  }, [verdict.feeling])
  return (
    <Dialog title={m.end.title} close={close} wide>
      <div className={styles.end} data-feeling={verdict.feeling}>
        <p className={styles.headline}>{verdict.headline}</p>
        <p className={styles.how}>
          <Sentence of={verdict.how} />
        </p>
        <SeatResults match={match} outcome={outcome} verdict={verdict} names={names} words={parts.words} count={count} />
        <Graph match={match} names={names} parts={parts} />
        {rating && <p className={styles.again}>{rating}</p>}
        {again?.note && (
          <p className={styles.again} role="status">
            {again.note}
          </p>
        )}
        {again?.problem && (
          <p className={ui.problem} role="alert">
            {again.problem}
          </p>
        )}
        <WhatNow match={match} you={names.you} again={again} tournament={tournament} close={close} />
      </div>
    </Dialog>
  )
}

interface WhatNowProps extends Pick<EndProps, 'match' | 'again' | 'close'> {
  readonly you: Names['you']
  readonly tournament: string | null | undefined
}

/** Where to go from here; the most likely wish comes first. */
function WhatNow({ match, you, again, tournament, close }: WhatNowProps) {
  const m = useMessages()
  const connection = useConnection()
  const replay = connection.replayPath(match)
  const guest = useSession((s) => s.user?.guest ?? false)
  return (
    <div className={`${ui.spread} ${styles.now}`}>
      {tournament && (
        <Link href={`/event/${tournament}`} data-first="" className={ui.primary}>
          {m.ofTournament.toTournament}
        </Link>
      )}
      {again && (
        <button
          type="button"
          data-first={tournament ? undefined : ''}
          className={tournament ? ui.button : ui.primary}
          onClick={again.press}
        >
          {again.label}
        </button>
      )}
      <Link href={you === null ? replay : linkTo(replay, 0, you)} className={ui.button}>
        {m.end.replay}
      </Link>
      {connection.analysis && (
        <Link href={linkToTurned(replay, you)} className={ui.button}>
          {m.analysis.title}
        </Link>
      )}
      <button type="button" className={ui.button} onClick={close}>
        {m.end.look}
      </button>
      <Link href="/" className={ui.quiet}>
        {m.end.home}
      </Link>
      {guest && connection.shared && (
        <Link href="/account" className={ui.quiet}>
          {m.end.keep}
        </Link>
      )}
    </div>
  )
}
