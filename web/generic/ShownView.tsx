import { SeatMark, Thing } from '@rulewright/tablekit'
import { use } from 'react'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'
import { CardBacks, NamedCard, NamedChip } from './cards.tsx'
import { NamesContext } from './context.ts'
import styles from './GenericBoard.module.css'
import { type Field, isSmall, type Shown } from './reading.ts'
import { placed } from './shape.ts'

type Of<K extends Shown['is']> = Extract<Shown, { readonly is: K }>

/** A value of the view, as the reader understands it. */
export function ShownView({ shown }: { readonly shown: Shown }) {
  const m = useMessages()
  const { names } = use(NamesContext)
  switch (shown.is) {
    case 'none':
      return <span className={styles.none}>{m.generic.none}</span>
    case 'yes-no':
      return shown.yes ? m.generic.yes : m.generic.no
    case 'seat':
      return (
        <span className={styles.who}>
          <SeatMark seat={shown.seat} /> {names.of(shown.seat)}
        </span>
      )
    case 'amount':
      return shown.value
    case 'text':
      return shown.text
    case 'thing':
      return <NamedChip thing={shown.thing} />
    case 'pile':
      return <PileView pile={shown} />
    case 'list':
      return <ListView list={shown} />
    case 'each-seat':
      return <EachSeatView list={shown} />
    case 'owners':
      return <OwnersView owners={shown} />
    case 'record':
      return <RecordView record={shown} />
  }
}

/** "12 cards", for the heading of a pile; null for anything else. */
export function countOf(shown: Shown, m: Messages): string | null {
  if (shown.is === 'pile') {
    const n = shown.faces.length + shown.hidden
    return n === 0 ? m.generic.empty : shown.of === 'cards' ? m.generic.cards(n) : m.generic.pieces(n)
  }
  return null
}

function PileView({ pile }: { readonly pile: Of<'pile'> }) {
  if (pile.faces.length + pile.hidden === 0) return <div className={styles.emptyPile} />
  const Face = pile.of === 'cards' ? NamedCard : NamedChip
  return (
    <ul className={styles.pile}>
      {placed(pile.faces).map(({ key, value }) => (
        <li key={key}>
          <Face thing={value} />
        </li>
      ))}
      {pile.hidden > 0 && (
        <li>
          <CardBacks count={pile.hidden} />
        </li>
      )}
    </ul>
  )
}

function ListView({ list }: { readonly list: Of<'list'> }) {
  const m = useMessages()
  if (list.items.length === 0) return <span className={styles.none}>{m.generic.empty}</span>
  const boxed = list.items.some(({ is }) => is === 'record' || is === 'list' || is === 'each-seat')
  return (
    <ol className={boxed ? styles.list : styles.chips}>
      {placed(list.items).map(({ key, value }) => (
        <li key={key} className={boxed ? styles.item : styles.value}>
          <ShownView shown={value} />
        </li>
      ))}
    </ol>
  )
}

function EachSeatView({ list }: { readonly list: Of<'each-seat'> }) {
  const { names } = use(NamesContext)
  return (
    <ul className={styles.list}>
      {placed(list.items).map(({ key, place: seat, value }) => (
        <li key={key} className={styles.item}>
          <p className={styles.owner}>
            <SeatMark seat={seat} /> {names.of(seat)}
          </p>
          <ShownView shown={value} />
        </li>
      ))}
    </ul>
  )
}

function RecordView({ record }: { readonly record: Of<'record'> }) {
  const { names } = use(NamesContext)
  return (
    <div className={styles.record}>
      {(record.thing || record.seat !== null) && (
        <p className={styles.owner}>
          {record.seat !== null && <SeatMark seat={record.seat} label={names.of(record.seat)} />}{' '}
          {record.thing ? <NamedChip thing={record.thing} /> : record.seat !== null && names.of(record.seat)}
        </p>
      )}
      <FieldsView fields={record.fields} />
    </div>
  )
}

/** A flat list of owners, laid out as a board: the first row at the bottom, nearest to the player. */
function OwnersView({ owners }: { readonly owners: Of<'owners'> }) {
  const { names } = use(NamesContext)
  const m = useMessages()
  const rows = owners.rows.toReversed()
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${owners.width}, minmax(26px, 64px))` }}>
      {placed(rows[0] ?? []).map(({ key, place: x }) => (
        <Thing key={key} id={`column:${x}`} label={m.generic.column(x + 1)} className={styles.column} flies={false}>
          {placed(rows).map(({ key: row, value }) => {
            const owner = value[x] ?? null
            return (
              <span key={row} className={styles.cell}>
                {owner === null ? (
                  <span className={styles.hole} title={m.generic.empty} />
                ) : (
                  <SeatMark seat={owner} label={names.of(owner)} size={28} />
                )}
              </span>
            )
          })}
        </Thing>
      ))}
    </div>
  )
}

/** Fields of a seat, a record or a question: what fits on a line first. */
export function FieldsView({ fields }: { readonly fields: readonly Field[] }) {
  const m = useMessages()
  const small = fields.filter(isSmall)
  const large = fields.filter((field) => !isSmall(field))
  return (
    <div className={styles.fields}>
      <Facts fields={small} />
      {large.map((field) => {
        const count = countOf(field.shown, m)
        return (
          <div key={field.key}>
            <h3 className={styles.heading}>
              {field.label}
              {count && <span className={styles.count}> · {count}</span>}
            </h3>
            <ShownView shown={field.shown} />
          </div>
        )
      })}
    </div>
  )
}

/** Labelled values on a line. */
export function Facts({ fields }: { readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null
  return (
    <dl className={styles.facts}>
      {fields.map(({ key, label, shown }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <ShownView shown={shown} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
