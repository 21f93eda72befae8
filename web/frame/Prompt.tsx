import { type Decision, type Names, plain, type Words } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { addressOf } from '../address.ts'
import { MOST_SQUEEZED, NARROW } from '../match/dock.ts'
import type { ChoosingState } from '../table/useChoosing.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { useMessages } from '../words/index.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { KeyBadge, OptionButton } from './OptionButton.tsx'
import styles from './Prompt.module.css'

const RuleDialog = lazy(() => import('./RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })))

interface PromptProps {
  readonly game: string
  readonly decision: Decision
  readonly view: unknown
  readonly words: Words
  readonly names: Names
  readonly choosing: ChoosingState
  /** "Your answer", in another player's turn. */
  readonly who: string | null
  /** Already answered, not yet confirmed by the table. */
  readonly sent: boolean
  readonly hinted: number | null
  readonly isGrave: (index: number) => boolean
  readonly choose: (index: number) => void
  readonly light: (thing: string | null) => void
  /** Main actions that cannot be done now, if shown; pressing one says why. */
  readonly greyed?: { readonly verbs: readonly string[]; readonly whyNot: () => void }
  /** The standing wishes that cover the question. */
  readonly aside?: ReactNode
}

/** My question, in one sentence; whatever is not chosen on the board has a button and a key. Its height never changes. */
export function Prompt(props: PromptProps) {
  const { decision, choosing, sent, choose } = props
  const { row, list } = choosing
  const labels = row.items.map((item) => {
    const option = typeof item === 'number' ? decision.options[item] : undefined
    return option ? plain(props.words.option(option, props.view, props.names, decision)) : String(item)
  })
  const button = (index: number, done: () => void) => {
    const option = decision.options[index]
    if (!option) return null
    return (
      <OptionButton
        phrase={props.words.option(option, props.view, props.names, decision)}
        option={option}
        shortcut={choosing.keyFor(index)}
        grave={props.isGrave(index)}
        hinted={props.hinted === index}
        disabled={sent}
        choose={done}
        light={props.light}
      />
    )
  }
  return (
    <div className={styles.prompt}>
      <Asked {...props} />
      <OptionRow
        choosing={choosing}
        sent={sent}
        short={labels.every((label) => label.length <= SHORT)}
        greyed={choosing.verb === null && list === null && !sent ? props.greyed : undefined}
      >
        {list === null &&
          row.items.map((item) => (
            <li key={item}>
              {typeof item === 'number' ? button(item, () => choose(item)) : <VerbButton verb={item} choosing={choosing} disabled={sent} />}
            </li>
          ))}
      </OptionRow>
      {list && (
        <ChoiceList key={list.join()} choices={list} close={choosing.toggleList}>
          {(index) => button(index, () => choose(index))}
        </ChoiceList>
      )}
    </div>
  )
}

/** Longer sentences get a smaller font, and very long ones another line, where there is little room. */
const LONG = 48
const VERY_LONG = 110
const lengthOf = ({ length }: string) => (length > VERY_LONG ? 'very' : length > LONG ? 'yes' : undefined)

/** Who is asked what, the rule behind it, and the standing wishes that cover it. */
function Asked({ game, decision, view, words, names, who, sent, aside }: PromptProps) {
  const m = useMessages()
  const [reading, setReading] = useState<string | null>(null)
  const sentence = words.prompt(decision, view, names)
  return (
    <div className={styles.line}>
      <p className={styles.sentence} data-long={lengthOf(plain(sentence))}>
        {who !== null && <span className={styles.who}>{who}</span>}{' '}
        <span id="prompt">
          <Sentence of={sentence} />
        </span>
      </p>
      <span className={styles.aside}>
        <a
          href={addressOf(`/rules/${game}#${decision.rule}`)}
          className={styles.rule}
          aria-label={m.table.rule(decision.rule)}
          title={m.table.rule(decision.rule)}
          onClick={(event) => {
            event.preventDefault()
            setReading(decision.rule)
          }}
        >
          <span className={styles.word}>{m.table.rule(decision.rule)}</span>
          <span className={styles.sign}>§</span>
        </a>
        {aside}
        {sent && <span className={styles.sent}>{m.table.chosen}</span>}
      </span>
      {reading && (
        <Suspense>
          <RuleDialog game={game} rule={reading} close={() => setReading(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** How many characters can be read in a narrow button. */
const SHORT = 50

interface OptionRowProps {
  readonly greyed: PromptProps['greyed']
  readonly choosing: ChoosingState
  /** Whether its buttons may be narrow. */
  readonly short: boolean
  readonly sent: boolean
  readonly children: ReactNode
}

/** Back, the buttons, and the list. What does not fit goes into the list: nothing scrolls. */
function OptionRow({ choosing, sent, short, greyed, children }: OptionRowProps) {
  const m = useMessages()
  const { row, list, back, verb } = choosing
  const box = useFitting(choosing, short)
  const isOnBoard = row.folded.length > 0 && !row.needsList && list === null
  return (
    <div ref={box} className={styles.row} data-narrow={choosing.squeezed >= NARROW || undefined}>
      {back && (
        <button type="button" data-stop="" className={`${styles.option} ${styles.back}`} onClick={back}>
          <KeyBadge of="Esc" />
          <Drawing name="back" size={18} />
          <span className={styles.says}>{m.back}</span>
        </button>
      )}
      {list === null && (
        <ul className={styles.options} aria-label={m.table.options}>
          {children}
        </ul>
      )}
      {/* They are dropped first where there is little room: "Not now" lists them as well. */}
      {choosing.squeezed === 0 &&
        greyed?.verbs.map((verb) => (
          <button key={verb} type="button" aria-disabled="true" className={`${styles.option} ${styles.greyed}`} onClick={greyed.whyNot}>
            <span className={styles.says}>{verb}</span>
          </button>
        ))}
      {isOnBoard && !sent && (
        <span className={styles.onBoard}>
          {verb !== null ? m.table.verbOnBoard(verb) : row.items.length > 0 ? m.table.orOnBoard : m.table.onBoard}
        </span>
      )}
      {row.folded.length > 0 && (
        <button
          type="button"
          data-list=""
          className={`${styles.option} ${styles.more}`}
          aria-expanded={list !== null}
          onClick={choosing.toggleList}
        >
          <KeyBadge of="O" />
          <span className={styles.says}>{list ? m.table.listClose : m.table.listOpen(choosing.count)}</span>
        </button>
      )}
    </div>
  )
}

/** Measured after every drawing: a row that fits costs nothing, and one that does not is drawn again before it is seen. */
function useFitting({ squeezed, squeeze }: ChoosingState, short: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element && squeezed < MOST_SQUEEZED && element.scrollHeight > element.clientHeight + 1)
      squeeze(squeezed < NARROW && !short ? NARROW + 1 : squeezed + 1)
  })
  return box
}

interface VerbButtonProps {
  readonly verb: string
  readonly choosing: ChoosingState
  readonly disabled: boolean
}

/** A main action with several ways to do it: pressing it leaves only these lit. */
function VerbButton({ verb, choosing, disabled }: VerbButtonProps) {
  return (
    <button type="button" data-stop="" data-verb="" className={styles.option} disabled={disabled} onClick={() => choosing.press(verb)}>
      <KeyBadge of={choosing.keyFor(verb)} />
      <span className={styles.says}>{verb} …</span>
    </button>
  )
}
