import { SeatMark, seatStyle, Thing } from '@rulewright/tablekit'
import { use } from 'react'
import { useMessages } from '../words/index.ts'
import { NamesContext } from './context.ts'
import styles from './GenericBoard.module.css'
import { type Field, thingsIn } from './reading.ts'
import { countOf, Facts, FieldsView, ShownView } from './ShownView.tsx'
import type { SeatPart, SortedView } from './sorted-view.ts'

interface PositionViewProps {
  readonly position: SortedView
  /** The things by which options refer to fields. */
  readonly places: ReadonlyMap<string, string>
}

/** A position: what fits on a line first, then what needs room, then each seat's part, the reader's own last and nearest. */
export function PositionView({ position, places }: PositionViewProps) {
  const m = useMessages()
  const { you } = use(NamesContext)
  const seats = position.seats.toSorted((a, b) => Number(a.seat === you) - Number(b.seat === you))
  return (
    <>
      <Facts fields={position.facts} />
      {position.about.length > 0 && (
        <section className={styles.part} data-about="">
          <h2 className={styles.heading}>{m.generic.about}</h2>
          <FieldsView fields={position.about} />
        </section>
      )}
      {position.parts.length > 0 && (
        <div className={styles.parts}>
          {position.parts.map((field) => (
            <Part key={field.key} field={field} thing={places.get(field.key) ?? null} />
          ))}
        </div>
      )}
      {seats.length > 0 && (
        <div className={styles.seats}>
          {seats.map((part) => (
            <SeatPanel key={part.seat} part={part} />
          ))}
        </div>
      )}
    </>
  )
}

/** A part with its name; `thing` is what the options call it, where they mention it. */
function Part({ field, thing }: { readonly field: Field; readonly thing: string | null }) {
  const m = useMessages()
  const { label, shown } = field
  const count = countOf(shown, m)
  const heading = (
    <h2 className={styles.heading}>
      {label}
      {count && <span className={styles.count}> · {count}</span>}
    </h2>
  )
  const place = thing ? { id: thing, label: count ? `${label}, ${count}` : label, flies: false } : null
  if (place && thingsIn(shown).length === 0)
    return (
      <Thing {...place} className={styles.part}>
        {heading}
        <ShownView shown={shown} />
      </Thing>
    )
  return (
    <section className={styles.part}>
      {/* Things do not nest: where the pile shows its cards, its name is pressed. */}
      {place ? (
        <Thing {...place} className={styles.place}>
          {heading}
        </Thing>
      ) : (
        heading
      )}
      <ShownView shown={shown} />
    </section>
  )
}

function SeatPanel({ part }: { readonly part: SeatPart }) {
  const { names, you } = use(NamesContext)
  return (
    <section className={styles.seat} style={seatStyle(part.seat)} data-mine={part.seat === you || undefined}>
      <header className={styles.seatHead}>
        <h2 className={styles.owner}>
          <SeatMark seat={part.seat} /> {names.of(part.seat)}
        </h2>
        <Facts fields={part.amounts} />
      </header>
      <FieldsView fields={part.fields} />
    </section>
  )
}
