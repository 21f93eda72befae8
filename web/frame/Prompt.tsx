import type { Decision, Names, Words } from '@rulewright/kernel'
import { namedThings, Sentence, thingsIn } from '@rulewright/tablekit'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
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
          href={`/rules/${game}#${decision.rule}`}
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
        {placed(decision.options).map(({ key: place, place: index, value: option }) => {
          const phrase = words.option(option, view, names, decision)
          const about = thingsIn(phrase)[0] ?? namedThings(option)[0] ?? null
          const key = keys[index]
          return (
            <li key={place}>
              <button
                type="button"
                data-stop=""
                className={styles.option}
                data-grave={isGrave(index) || undefined}
                data-hinted={hinted === index || undefined}
                disabled={sent}
                onClick={() => choose(index)}
                onPointerEnter={() => light(about)}
                onPointerLeave={() => light(null)}
                onFocus={() => light(about)}
                onBlur={() => light(null)}
              >
                {key && <kbd className={ui.key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>}
                <span>
                  <Sentence of={phrase} />
                </span>
                {hinted === index && <span className={ui.unseen}>{m.table.hinted}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {reading && (
        <Suspense>
          <RuleDialog game={game} rule={reading} close={() => setReading(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface ConfirmProps {
  readonly question: ReactNode
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once before something that cannot be taken back. */
export function Confirm({ question, yes, onYes, onNo }: ConfirmProps) {
  const m = useMessages()
  const [focused] = useState(() => (button: HTMLButtonElement | null) => button?.focus())
  return (
    <div className={styles.prompt} role="alertdialog" aria-label={m.table.confirm}>
      <p className={styles.sentence}>{question}</p>
      <div className={styles.options}>
        <button type="button" data-stop="" className={ui.danger} ref={focused} onClick={onYes}>
          {yes}
        </button>
        <button type="button" data-stop="" className={ui.button} onClick={onNo}>
          {m.cancel}
        </button>
      </div>
    </div>
  )
}
