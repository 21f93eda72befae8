import type { Setting, Words } from '@rulewright/kernel'
import { type Pick, type PlannedTable, SeatMark, type SetUp } from '@rulewright/tablekit'
import { placed } from '../generic/shape.ts'
import { Check, ChoiceField, Labelled } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './GamePage.module.css'
import { FoldedPick, PickField } from './PickField.tsx'

interface SettingsFormProps {
  /** Those that matter at this table. */
  readonly settings: Readonly<Record<string, Setting>>
  readonly table: PlannedTable
  readonly words: Words
  /** What the game says beyond its settings; null: nothing. */
  readonly setUp: SetUp | null
  readonly change: (key: string, value: unknown) => void
  /** Whose own values are shown; left out: everybody's. */
  readonly only?: readonly number[]
}

/** A form made from the settings a game declares, and from the pictures and sentences it has for them. */
export function SettingsForm({ settings, table, words, setUp, change, only }: SettingsFormProps) {
  const m = useMessages()
  const entries = Object.entries(settings)
  if (entries.length === 0) return <p className={styles.quiet}>{m.game.noSettings}</p>
  return entries.map(([key, setting]) => {
    const common = { name: key, table, words, setUp }
    const about = setUp?.about?.(key)
    if (setting.kind !== 'each-seat')
      return (
        <div key={key} className={styles.setting}>
          <Field
            {...common}
            label={words.setting(key)}
            setting={setting}
            seat={null}
            value={table.values[key]}
            change={(v) => change(key, v)}
          />
          {about && <p className={styles.hint}>{about}</p>}
        </div>
      )
    const { of } = setting
    const list = table.values[key]
    if (of.kind === 'each-seat' || !Array.isArray(list)) return null
    return (
      <div key={key} className={styles.each}>
        <h3>{words.setting(key)}</h3>
        {about && <p className={styles.hint}>{about}</p>}
        {placed<unknown>(list)
          .filter(({ place }) => only?.includes(place) ?? true)
          .map(({ key: place, place: seat, value }) => (
            <div key={place} className={styles.eachSeat}>
              <SeatMark seat={seat} size={18} />
              <Field
                {...common}
                label={`${words.setting(key)} ${m.game.eachSeat(m.game.seat(seat + 1))}`}
                setting={of}
                seat={seat}
                value={value}
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
  /** Whose it is; null: the table's. */
  readonly seat: number | null
  readonly value: unknown
  readonly table: PlannedTable
  readonly words: Words
  readonly setUp: SetUp | null
  readonly change: (value: unknown) => void
}

/** Above this many, a choice is a list that opens. */
const A_FEW = 5

function Field(props: FieldProps) {
  const { label, name, setting, seat, value, table, words, setUp, change } = props
  const picks = setUp?.picks?.(name, table, seat ?? 0)
  if (picks) {
    if (setting.kind === 'text') return <PickedText {...props} picks={picks} longest={setting.longest} />
    const Picking = seat === null ? PickField : FoldedPick
    return <Picking legend={label} picks={picks} value={String(value)} onChange={change} />
  }
  switch (setting.kind) {
    case 'flag':
      return <Check label={label} checked={value === true} onChange={change} />
    case 'integer': {
      const numbers = setUp?.numbers?.(name, table)
      if (numbers)
        return (
          <Choice
            label={label}
            values={numbers.map(([n, text]) => [String(n), text])}
            value={String(value)}
            change={(v) => change(Number(v))}
          />
        )
      return <NumberField label={label} min={setting.min} max={setting.max} value={Number(value)} change={change} />
    }
    case 'text':
      return <TextField label={label} longest={setting.longest} value={String(value)} change={change} />
    case 'choice':
      return <Choice label={label} values={setting.values.map((v) => [v, words.setting(name, v)])} value={String(value)} change={change} />
  }
}

interface ChoiceProps {
  readonly label: string
  readonly values: readonly (readonly [value: string, text: string])[]
  readonly value: string
  readonly change: (value: string) => void
}

function Choice({ label, values, value, change }: ChoiceProps) {
  if (values.length <= A_FEW) return <ChoiceField legend={label} values={values} value={value} onChange={change} />
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} className={ui.input} value={value} onChange={(e) => change(e.target.value)}>
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

interface NumberFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly change: (value: number) => void
}

function NumberField({ label, min, max, value, change }: NumberFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          className={`${ui.input} ${styles.number}`}
          min={min}
          max={max}
          value={value}
          onChange={(e) => change(e.target.valueAsNumber)}
        />
      )}
    </Labelled>
  )
}

interface TextFieldProps {
  readonly label: string
  readonly longest: number
  readonly value: string
  readonly change: (value: string) => void
}

function TextField({ label, longest, value, change }: TextFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => <textarea id={id} className={ui.input} maxLength={longest} value={value} onChange={(e) => change(e.target.value)} />}
    </Labelled>
  )
}

/** Marks a text of one's own among the picks; no pick has a value that is blank but not empty. */
const OWN = ' '

/** A text that is picked from a list, or written. */
function PickedText({
  label,
  picks,
  longest,
  value,
  setUp,
  change,
}: FieldProps & { readonly picks: readonly Pick[]; readonly longest: number }) {
  const text = String(value)
  const isPicked = picks.some((pick) => pick.value === text)
  const own = setUp?.ownText
  const all = own ? [...picks, { value: OWN, title: own.title, about: own.about, glyphs: picks[0]?.glyphs ?? [], hue: 0 }] : picks
  return (
    <div className={styles.setting}>
      <FoldedPick legend={label} picks={all} value={isPicked ? text : OWN} onChange={change} />
      {!isPicked && (
        <TextField label={own?.title ?? label} longest={longest} value={text.trimStart()} change={(next) => change(next || OWN)} />
      )}
    </div>
  )
}
