import type { Decision } from '@rulewright/kernel'
import type { Wish } from '@rulewright/tablekit'
import { useId } from 'react'
import { type Ask, degreeOf, passIndex, type SubjectOf, windowSubjects } from '../match/windows.ts'
import { usePreferences } from '../preferences.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { Check } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Menu.module.css'

interface WindowMenuProps {
  readonly game: string
  readonly decision: Decision
  readonly subjectOf: SubjectOf
  readonly wishes: readonly Wish[]
  readonly passUntilTurn: () => void
}

/** What to do when this question comes again: a small menu beside a window's prompt. */
export function WindowMenu({ game, decision, subjectOf, wishes, passUntilTurn }: WindowMenuProps) {
  const m = useMessages()
  const id = useId()
  const { questions, cards, passIdle } = usePreferences()
  const window = passIndex(decision) >= 0
  const settled = wishes.filter((wish) => wish.prompts.includes(decision.prompt))
  if (!window && settled.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={`${ui.quiet} ${styles.open}`}
        popoverTarget={id}
        aria-label={m.table.windows}
        title={m.table.windows}
      >
        <span className={styles.word}>{m.table.windows}</span>
        <span className={styles.sign}>
          <Drawing name="gear" />
        </span>
      </button>
      <div id={id} popover="auto" className={`${styles.menu} ${styles.rise}`}>
        <p className={styles.about}>{m.away.conditional}</p>
        {settled.map((wish) => (
          <StandingWish key={wish.id} game={game} wish={wish} />
        ))}
        {window && (
          <>
            <button type="button" className={ui.button} popoverTarget={id} onClick={passUntilTurn}>
              {m.table.windowUntil}
            </button>
            <Asking
              label={m.table.windowQuestion}
              names={m.table.windowAsk}
              value={questions[`${game} ${decision.prompt}`] ?? 'usual'}
              onChange={(ask) => usePreferences.setState({ questions: { ...questions, [`${game} ${decision.prompt}`]: ask } })}
            />
            {windowSubjects(decision, subjectOf).map((subject) => (
              <Asking
                key={subject}
                label={subject}
                names={m.table.windowCard}
                value={cards[`${game} ${subject}`] ?? 'usual'}
                onChange={(ask) => usePreferences.setState({ cards: { ...cards, [`${game} ${subject}`]: ask } })}
              />
            ))}
            <Check label={m.table.windowIdle} checked={passIdle} onChange={(on) => usePreferences.setState({ passIdle: on })} />
          </>
        )}
      </div>
    </>
  )
}

interface AskingProps {
  readonly label: string
  readonly names: Readonly<Record<Ask, string>>
  readonly value: Ask
  readonly onChange: (ask: Ask) => void
}

const ASKS: readonly Ask[] = ['usual', 'always', 'never']

function Asking({ label, names, value, onChange }: AskingProps) {
  return (
    <label className={styles.asking}>
      {label}
      <select className={ui.input} value={value} onChange={(event) => onChange(ASKS[event.target.selectedIndex] ?? 'usual')}>
        {ASKS.map((ask) => (
          <option key={ask} value={ask}>
            {names[ask]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A standing wish of the game's own: set here once, it gives the standing answers. */
function StandingWish({ game, wish }: { readonly game: string; readonly wish: Wish }) {
  const m = useMessages()
  const { standing, passIdle } = usePreferences()
  const key = `${game} ${wish.id}`
  const value = degreeOf(wish, standing[key], passIdle)
  const settle = (degree: number) => usePreferences.setState({ standing: { ...standing, [key]: degree } })
  if (!wish.degrees) return <Check label={wish.label} checked={value > 0} onChange={(on) => settle(on ? 1 : 0)} />
  return (
    <label className={styles.asking}>
      {wish.label}
      <select className={ui.input} value={value} onChange={(event) => settle(event.target.selectedIndex)}>
        {[m.table.windowAny, ...wish.degrees].map((name, degree) => (
          <option key={name} value={degree}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
