import { Art, Icon, type Pick } from '@rulewright/tablekit'
import { useId, useState } from 'react'
import { RadioField } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './PickField.module.css'

interface PickFieldProps {
  readonly legend: string
  readonly picks: readonly Pick[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of a few, each with its picture and a sentence. */
export function PickField({ legend, picks, value, onChange }: PickFieldProps) {
  return (
    <RadioField legend={legend} className={styles.picks}>
      {(name) =>
        picks.map((pick) => (
          <label key={pick.value} className={styles.pick}>
            <input type="radio" name={name} value={pick.value} checked={pick.value === value} onChange={() => onChange(pick.value)} />
            <PickFace of={pick} whole={pick.value === value} />
          </label>
        ))
      }
    </RadioField>
  )
}

interface PickFaceProps {
  readonly of: Pick
  /** What lies in it is explained as well. */
  readonly whole?: boolean
}

function PickFace({ of: { title, about, glyphs, hue, contents = [] }, whole = false }: PickFaceProps) {
  return (
    <>
      <Art seed={title} glyphs={glyphs} hue={hue} className={styles.picture} />
      <span className={styles.text}>
        <b>{title}</b>
        <span>{about}</span>
      </span>
      {contents.length > 0 && (
        <span className={styles.contents} data-whole={whole || undefined}>
          {contents.map((thing) => (
            <span key={thing.title}>
              <Icon of={thing.glyph} size={whole ? 22 : 18} />
              <span>
                <strong>{thing.title}</strong>
                {whole && ` ${thing.about}`}
              </span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** The same, folded behind the current pick: where every seat has one. */
export function FoldedPick(props: PickFieldProps) {
  const m = useMessages()
  const [open, setOpen] = useState(false)
  const id = useId()
  const picked = props.picks.find((pick) => pick.value === props.value) ?? props.picks[0]
  if (!picked) return null
  return (
    <div className={ui.field}>
      <button
        type="button"
        className={styles.folded}
        aria-expanded={open}
        data-open={open || undefined}
        aria-controls={id}
        aria-label={`${props.legend}: ${picked.title}. ${m.game.change}`}
        onClick={() => setOpen(!open)}
      >
        {/* Unfolded, the pick is marked among the others: it is not shown twice. */}
        {!open && <PickFace of={picked} />}
        <span className={styles.change}>{open ? m.close : m.game.change}</span>
      </button>
      <div id={id} hidden={!open}>
        {open && <PickField {...props} />}
      </div>
    </div>
  )
}
