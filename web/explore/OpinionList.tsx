import type { Decision, Option } from '@rulewright/kernel'
import { namedThings, Sentence, thingsIn, Unseen } from '@rulewright/tablekit'
import { useState } from 'react'
import type { Explored, Opinion } from '../local/explore/protocol.ts'
import { PLAYED } from '../local/explore/variations.ts'
import type { LiveTableState } from '../table/useLiveTable.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Explore.module.css'
import { useExploration } from './explore-connection.ts'

interface OpinionListProps {
  readonly t: LiveTableState
  readonly light: (thing: string | null) => void
}

/** What a master thinks of every option, deeper the longer it looks; the options light their things and can be chosen here. */
export function OpinionList({ t, light }: OpinionListProps) {
  const m = useMessages()
  const connection = useExploration()
  const { explored, thinks, opinion } = connection.useSeen()
  const { decision, frame, seat, sent } = t.at
  const found = opinion && opinion.rowSeq === frame?.rowSeq && opinion.seat === seat ? opinion : null
  const looks = found?.options.reduce((sum, { visits }) => sum + visits, 0) ?? 0
  return (
    <section className={styles.section} aria-labelledby="opinion">
      <div className={styles.head}>
        <h2 id="opinion" className={styles.heading}>
          {m.explore.opinion}
        </h2>
        <button type="button" className={`${ui.quiet} ${styles.toggle}`} aria-pressed={thinks} onClick={() => connection.think(!thinks)}>
          {thinks ? m.explore.stop : m.explore.think} <kbd className={ui.key}>H</kbd>
        </button>
      </div>
      {decision && !sent && explored ? (
        <>
          <p className={styles.note}>
            {m.explore.opinionOf(t.names.of(decision.seat))}{' '}
            <span className={styles.looks} data-thinking={found?.thinking || undefined}>
              {looks > 0 && m.explore.looks(looks)}
            </span>
          </p>
          <Options t={t} decision={decision} opinion={found} explored={explored} light={light} />
        </>
      ) : (
        <p className={styles.note}>{m.explore.nothingAsked}</p>
      )}
    </section>
  )
}

interface OptionsProps extends OpinionListProps {
  readonly decision: Decision
  readonly opinion: Opinion | null
  readonly explored: Explored
}

/** The options, the most examined first; they keep their places while the pointer or focus is among them. */
function Options({ t, decision, opinion, explored, light }: OptionsProps) {
  const m = useMessages()
  const [held, setHeld] = useState<{ readonly of: Decision; readonly order: readonly number[] } | null>(null)
  const visits = decision.options.map((_, index) => opinion?.options[index]?.visits ?? 0)
  const best = visits.indexOf(Math.max(...visits))
  const sorted = decision.options.map((_, index) => index).sort((a, b) => (visits[b] ?? 0) - (visits[a] ?? 0))
  const order = held?.of === decision ? held.order : sorted
  const hold = () => setHeld({ of: decision, order })
  const known = new Map(explored.known.flatMap(({ seat, index, line }) => (seat === decision.seat ? [[index, line] as const] : [])))
  return (
    <ol
      className={styles.options}
      aria-label={m.explore.opinion}
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(null)}
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setHeld(null)}
    >
      {order.flatMap((index) => {
        const option = decision.options[index]
        if (!option) return []
        const line = known.get(index)
        const marks = [
          ...(line === PLAYED ? [m.explore.wasPlayed] : line === undefined ? [] : [m.explore.wasTried]),
          ...(index === best && (visits[index] ?? 0) > 0 && visits.length > 1 ? [m.explore.best] : []),
        ]
        const worth = visits[index] ? (opinion?.options[index]?.worth ?? null) : null
        return [
          <li key={index}>
            <Judged
              t={t}
              decision={decision}
              option={option}
              worth={worth}
              marks={marks}
              choose={() => t.grave.choose(index)}
              light={light}
            />
          </li>,
        ]
      })}
    </ol>
  )
}

interface JudgedProps extends OpinionListProps {
  readonly decision: Decision
  readonly option: Option
  /** From 0 (lost) to 1 (won); null: not looked at yet. */
  readonly worth: number | null
  readonly marks: readonly string[]
  readonly choose: () => void
}

function Judged({ t, decision, option, worth, marks, choose, light }: JudgedProps) {
  const m = useMessages()
  const phrase = t.words.option(option, t.view, t.names, decision)
  const about = thingsIn(phrase)[0] ?? namedThings(option)[0] ?? null
  const percent = worth === null ? null : Math.round(100 * worth)
  return (
    <button
      type="button"
      className={styles.judged}
      onClick={choose}
      onPointerEnter={() => light(about)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(about)}
      onBlur={() => light(null)}
    >
      <span className={styles.chance}>
        <span aria-hidden="true">{percent === null ? '–' : m.explore.chance(percent)}</span>
        <Unseen>{percent === null ? m.explore.unseen : m.explore.chanceOf(percent)}: </Unseen>
      </span>
      <span className={styles.what}>
        <Sentence of={phrase} />
        {marks.length > 0 && <span className={styles.marks}> {marks.join(' · ')}</span>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent ?? 0}%` }} />
      </span>
    </button>
  )
}
