import type { Decision, Names, Option, Phrase, Words } from '@rulewright/kernel'
import { namedThings, Sentence, thingsIn } from '@rulewright/tablekit'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { addressOf } from '../address.ts'
import { placed } from '../generic/shape.ts'
import { assignKeys } from '../match/keys.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Prompt.module.css'

const RuleDialog = lazy(() => import('./RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })))

interface PromptProps {
  readonly game: string
  readonly decision: Decision
  readonly view: unknown
  readonly words: Words
  readonly names: Names
  /** Already answered, not yet confirmed by the table. */
  readonly sent: boolean
  readonly hinted: number | null
  readonly isGrave: (index: number) => boolean
  readonly choose: (index: number) => void
  readonly light: (thing: string | null) => void
  /** What passes by itself, and how to stop it. */
  readonly aside?: ReactNode
}

/** What is asked of me, in one sentence, with a button and a key for each option. */
export function Prompt({ game, decision, view, words, names, sent, hinted, isGrave, choose, light, aside }: PromptProps) {
  const m = useMessages()
  const keys = assignKeys(decision.options)
  const [reading, setReading] = useState<string | null>(null)
  const many = decision.options.length > 12
  const list = useRef<HTMLUListElement>(null)
  // A new question is read from its beginning.
  useLayoutEffect(() => {
    if (list.current && decision) list.current.scrollTop = 0
  }, [decision])
  return (
    <div className={styles.prompt}>
      <div className={styles.line}>
        <p className={styles.sentence} id="prompt">
          <Sentence of={words.prompt(decision, view, names)} />
        </p>
        <a
          href={addressOf(`/rules/${game}#${decision.rule}`)}
          className={styles.rule}
          onClick={(event) => {
            event.preventDefault()
            setReading(decision.rule)
          }}
        >
          {m.table.rule(decision.rule)}
        </a>
        {sent && <span className={styles.sent}>{m.table.chosen}</span>}
        {aside}
      </div>
      <ul ref={list} className={styles.options} data-many={many || undefined} aria-label={m.table.options}>
        {placed(decision.options).map(({ key, place: index, value: option }) => (
          <li key={key}>
            <OptionButton
              phrase={words.option(option, view, names, decision)}
              option={option}
              shortcut={keys[index] ?? null}
              grave={isGrave(index)}
              hinted={hinted === index}
              disabled={sent}
              choose={() => choose(index)}
              light={light}
            />
          </li>
        ))}
      </ul>
      {reading && (
        <Suspense>
          <RuleDialog game={game} rule={reading} close={() => setReading(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface OptionButtonProps {
  readonly phrase: Phrase
  readonly option: Option
  /** The key that chooses it. */
  readonly shortcut: string | null
  readonly grave: boolean
  readonly hinted: boolean
  readonly disabled: boolean
  readonly choose: () => void
  readonly light: (thing: string | null) => void
}

/** One option: what it says, its key, and the thing it lights on the board. */
function OptionButton({ phrase, option, shortcut, grave, hinted, disabled, choose, light }: OptionButtonProps) {
  const m = useMessages()
  const about = thingsIn(phrase)[0] ?? namedThings(option)[0] ?? null
  return (
    <button
      type="button"
      data-stop=""
      className={styles.option}
      data-grave={grave || undefined}
      data-hinted={hinted || undefined}
      disabled={disabled}
      onClick={choose}
      onPointerEnter={() => light(about)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(about)}
      onBlur={() => light(null)}
    >
      {shortcut && <kbd className={ui.key}>{shortcut.length === 1 ? shortcut.toUpperCase() : shortcut}</kbd>}
      <span>
        <Sentence of={phrase} />
      </span>
      {hinted && <span className={ui.unseen}>{m.table.hinted}</span>}
    </button>
  )
}
