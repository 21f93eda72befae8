import type { LabStarting } from '@rulewright/wire'
import { useId } from 'react'
import { Labelled } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useLabMessages } from '../words/lab.ts'
import { type ExperimentDraft, freshChange, freshVariant, type NumberChange, numberCalled, numbersLike, type Variant } from './draft.ts'
import styles from './Lab.module.css'

interface VariantsProps {
  readonly draft: ExperimentDraft
  readonly starting: LabStarting
  readonly change: (changes: Partial<ExperimentDraft>) => void
}

/** The game as printed, and what else is tried on the same deals. */
export function Variants({ draft, starting, change }: VariantsProps) {
  const m = useLabMessages()
  const numbers = useId()
  const { variants } = draft
  if (starting.numbers.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={ui.label}>{m.lab.variants}</legend>
      <datalist id={numbers}>
        {starting.numbers.map(({ name, label, value }) => (
          <option key={name} value={label}>
            {value}
          </option>
        ))}
      </datalist>
      {variants.length === 0 && <p className={styles.quiet}>{m.lab.printedAbout}</p>}
      {variants.map((variant, n) => (
        <VariantFields
          key={variant.key}
          list={numbers}
          starting={starting}
          variant={variant}
          put={(changed) => change({ variants: variants.with(n, changed) })}
          remove={() => change({ variants: variants.toSpliced(n, 1) })}
        />
      ))}
      <div>
        <button
          type="button"
          className={ui.button}
          onClick={() => change({ variants: [...variants, freshVariant(m.lab.variantName(variants.length + 1))] })}
        >
          {m.lab.addVariant}
        </button>
      </div>
    </fieldset>
  )
}

interface VariantProps {
  readonly list: string
  readonly starting: LabStarting
  readonly variant: Variant
  readonly put: (variant: Variant) => void
  readonly remove: () => void
}

/** One variant: its name, and the numbers it changes. */
function VariantFields({ list, starting, variant, put, remove }: VariantProps) {
  const m = useLabMessages()
  const { name, changes } = variant
  return (
    <div className={styles.variant}>
      <div className={styles.choose}>
        <Labelled label={m.lab.variant}>
          {(id) => (
            <input
              id={id}
              className={ui.input}
              maxLength={60}
              value={name}
              onChange={(event) => put({ ...variant, name: event.target.value })}
            />
          )}
        </Labelled>
        <button type="button" className={ui.quiet} onClick={remove}>
          {m.lab.removeVariant(name)}
        </button>
      </div>
      {changes.map((one, k) => (
        <NumberFields
          key={one.key}
          list={list}
          starting={starting}
          change={one}
          put={(changed) => put({ ...variant, changes: changes.with(k, changed) })}
          remove={changes.length > 1 ? () => put({ ...variant, changes: changes.toSpliced(k, 1) }) : null}
        />
      ))}
      <div>
        <button type="button" className={ui.button} onClick={() => put({ ...variant, changes: [...changes, freshChange()] })}>
          {m.lab.addNumber}
        </button>
      </div>
    </div>
  )
}

interface NumberProps {
  readonly list: string
  readonly starting: LabStarting
  readonly change: NumberChange
  readonly put: (change: NumberChange) => void
  readonly remove: (() => void) | null
}

/** How many numbers are offered for a part of a name. */
const ALIKE = 6

/** A number that differs from the printed one; found by typing part of its name. */
function NumberFields({ list, starting, change, put, remove }: NumberProps) {
  const m = useLabMessages()
  const found = numberCalled(starting, change.label)
  const alike = found ? [] : numbersLike(starting, change.label)
  const write = (label: string) => {
    const chosen = numberCalled(starting, label)
    put({ ...change, label, value: chosen && change.value === '' ? String(chosen.value) : change.value })
  }
  return (
    <div className={styles.choose}>
      <Labelled label={m.lab.number}>
        {(id) => (
          <input
            id={id}
            list={list}
            className={`${ui.input} ${styles.number}`}
            placeholder={m.lab.numberHint}
            value={change.label}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Labelled>
      <Labelled label={m.lab.value(found?.value ?? null)}>
        {(id) => (
          <input
            id={id}
            type="number"
            className={`${ui.input} ${styles.figure}`}
            min={found?.least}
            max={found?.most}
            value={change.value}
            onChange={({ target }) => put({ ...change, value: target.value })}
          />
        )}
      </Labelled>
      {remove && (
        <button type="button" className={ui.quiet} onClick={remove}>
          {m.lab.removeNumber}
        </button>
      )}
      {alike.length > 0 && (
        <fieldset className={styles.alike} aria-label={m.lab.meant}>
          <span className={styles.quiet}>{m.lab.meant}</span>
          {alike.slice(0, ALIKE).map(({ name, label }) => (
            <button key={name} type="button" className={ui.button} onClick={() => write(label)}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {change.label !== '' && !found && alike.length === 0 && <p className={styles.quiet}>{m.lab.noNumber(change.label)}</p>}
    </div>
  )
}
