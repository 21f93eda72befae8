import type { Setting, Words } from '@rulewright/kernel'
import { SeatMark } from '@rulewright/tablekit'
import { placed } from '../generic/shape.ts'
import { Check, ChoiceField, Labelled } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './GamePage.module.css'

interface SettingsFormProps {
  readonly settings: Readonly<Record<string, Setting>>
  readonly seats: number
  readonly values: Readonly<Record<string, unknown>>
  readonly words: Words
  readonly change: (key: string, value: unknown) => void
}

/** A form made from the settings a game declares. */
export function SettingsForm({ settings, seats, values, words, change }: SettingsFormProps) {
  const m = useMessages()
  const entries = Object.entries(settings)
  if (entries.length === 0) return <p className={styles.quiet}>{m.game.noSettings}</p>
  return entries.map(([key, setting]) => {
    if (setting.kind !== 'each-seat')
      return (
        <Field
          key={key}
          label={words.setting(key)}
          name={key}
          setting={setting}
          value={values[key] ?? setting.default}
          words={words}
          change={(v) => change(key, v)}
        />
      )
    const { of } = setting
    if (of.kind === 'each-seat') return null
    const given = values[key]
    const list: readonly unknown[] = Array.from(
      { length: seats },
      (_, seat) => (Array.isArray(given) ? given[seat] : undefined) ?? of.default,
    )
    return (
      <div key={key} className={styles.each}>
        {placed(list).map(({ key: place, place: seat, value }) => (
          <div key={place} className={styles.eachSeat}>
            <SeatMark seat={seat} size={18} />
            <Field
              label={`${words.setting(key)} ${m.game.eachSeat(m.game.seat(seat + 1))}`}
              name={key}
              setting={of}
              value={value}
              words={words}
              change={(v) => change(key, list.with(seat, v))}
            />
          </div>
        ))}
      </div>
    )
  })
}

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly setting: Exclude<Setting, { kind: 'each-seat' }>
  readonly value: unknown
  readonly words: Words
  readonly change: (value: unknown) => void
}

/** Above this many, a choice is a list that opens. */
const A_FEW = 5

function Field({ label, name, setting, value, words, change }: FieldProps) {
  switch (setting.kind) {
    case 'flag':
      return <Check label={label} checked={value === true} onChange={change} />
    case 'integer':
      return (
        <Labelled label={label}>
          {(id) => (
            <input
              id={id}
              type="number"
              className={`${ui.input} ${styles.number}`}
              min={setting.min}
              max={setting.max}
              value={Number(value)}
              onChange={(e) => change(e.target.valueAsNumber)}
            />
          )}
        </Labelled>
      )
    case 'text':
      return (
        <Labelled label={label}>
          {(id) => (
            <textarea
              id={id}
              className={ui.input}
              maxLength={setting.longest}
              value={String(value)}
              onChange={(e) => change(e.target.value)}
            />
          )}
        </Labelled>
      )
    case 'choice': {
      const values = setting.values.map((v) => [v, words.setting(name, v)] as const)
      if (values.length <= A_FEW) return <ChoiceField legend={label} values={values} value={String(value)} onChange={change} />
      return (
        <Labelled label={label}>
          {(id) => (
            <select id={id} className={ui.input} value={String(value)} onChange={(e) => change(e.target.value)}>
              {values.map(([v, text]) => (
                <option key={v} value={v}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )
    }
  }
}
