import type { Option, Phrase } from '@rulewright/kernel'
import { plain } from '@rulewright/kernel'
import { namedThings, Sentence, thingsIn, Unseen } from '@rulewright/tablekit'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Prompt.module.css'

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
export function OptionButton({ phrase, option, shortcut, grave, hinted, disabled, choose, light }: OptionButtonProps) {
  const m = useMessages()
  const about = thingsIn(phrase)[0] ?? namedThings(option)[0] ?? null
  return (
    <button
      type="button"
      data-stop=""
      className={styles.option}
      title={plain(phrase)}
      data-grave={grave || undefined}
      data-hinted={hinted || undefined}
      disabled={disabled}
      onClick={choose}
      onPointerEnter={() => light(about)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(about)}
      onBlur={() => light(null)}
    >
      <KeyBadge of={shortcut} />
      <span className={styles.says}>
        <Sentence of={phrase} />
      </span>
      {hinted && <Unseen>{m.table.hinted}</Unseen>}
    </button>
  )
}

/** The key of a button; not shown where there is no keyboard. */
export function KeyBadge({ of }: { readonly of: string | null }) {
  if (of === null) return null
  return (
    <kbd className={`${ui.key} ${styles.badge}`} data-key={of}>
      {of.length === 1 ? of.toUpperCase() : of}
    </kbd>
  )
}
