import { type Decision, type Option, plain } from '@rulewright/kernel'
import { type BoardProps, Card } from '@rulewright/tablekit'
import { motifOf } from '../ui/motif.ts'
import styles from './GenericBoard.module.css'
import { type Reader, read } from './reading.ts'
import { placed } from './shape.ts'

interface OptionCardsProps extends BoardProps {
  readonly decision: Decision
  readonly reader: Reader
}

/** The options as cards. The prompt below says the same in words: these are to look at and click. */
export function OptionCards({ decision, reader, view, names, words, choose }: OptionCardsProps) {
  return (
    <ul className={styles.hand} aria-hidden="true">
      {placed(decision.options).map(({ key, place: index, value: option }) => {
        const text = textOf(option, reader)
        const name = plain(words.option(option, view, names, decision))
        const { glyphs, hue } = motifOf(option.do)
        return (
          <li key={key}>
            <button type="button" className={styles.choice} title={text ?? undefined} onClick={() => choose(index)} tabIndex={-1}>
              <Card seed={name} art={glyphs} hue={hue} name={name} {...(text === null ? {} : { text })} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What is printed on the first thing an option names. */
function textOf(option: Option, reader: Reader): string | null {
  for (const [field, value] of Object.entries(option)) {
    if (field === 'do') continue
    const shown = read(field, value, reader)
    if (shown.is === 'thing' && shown.thing.text !== undefined) return shown.thing.text
  }
  return null
}
