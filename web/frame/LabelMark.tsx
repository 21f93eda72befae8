import type { ChoiceLabel } from '@rulewright/wire'
import { LABEL_SIGNS } from '../match/analysed.ts'
import { useMessages } from '../words/index.ts'
import styles from './LabelMark.module.css'

/** The label of a costly choice: a sign and a word, not a colour alone. */
export function LabelMark({ label }: { readonly label: ChoiceLabel }) {
  const m = useMessages()
  return (
    <span className={styles.mark} data-label={label} title={m.analysis.labelAbout[label]}>
      <b aria-hidden="true">{LABEL_SIGNS[label]}</b> {m.analysis.label[label]}
    </span>
  )
}
