import { type ReactNode, useId } from 'react'
import ui from './ui.module.css'

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly values: readonly (readonly [value: T, label: string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, as a row of radio buttons. */
export function ChoiceField<T extends string>({ legend, values, value, onChange }: ChoiceProps<T>) {
  return (
    <RadioField legend={legend} className={ui.choices}>
      {(name) =>
        values.map(([each, label]) => (
          <label key={each} className={ui.choice}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
            {label}
          </label>
        ))
      }
    </RadioField>
  )
}

interface RadioFieldProps {
  readonly legend: string
  readonly className: string | undefined
  /** The radio buttons, under the name they share. */
  readonly children: (name: string) => ReactNode
}

/** Radio buttons under their legend. */
export function RadioField({ legend, className, children }: RadioFieldProps) {
  const name = useId()
  return (
    <div className={ui.field}>
      <span className={ui.label} id={name} aria-hidden="true">
        {legend}
      </span>
      <fieldset className={className} aria-labelledby={name}>
        {children(name)}
      </fieldset>
    </div>
  )
}

interface LabelledProps {
  readonly label: string
  readonly children: (id: string) => ReactNode
}

export function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={ui.field}>
      <label className={ui.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={ui.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
