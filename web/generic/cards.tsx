import { Art, Card, Thing } from '@rulewright/tablekit'
import { motifOf } from '../ui/motif.ts'
import { useMessages } from '../words/index.ts'
import styles from './GenericBoard.module.css'
import type { Named } from './reading.ts'
import { placed } from './shape.ts'

const READABLE = 250
/** More backs than this are drawn as one stack. */
const MOST_BACKS = 8

/** A thing with a text can be read large. */
function readable({ name, text }: Named) {
  if (text === undefined) return {}
  const { glyphs, hue } = motifOf(name)
  return { zoom: <Card seed={name} art={glyphs} hue={hue} name={name} text={text} width={READABLE} /> }
}

/** A card small enough to lie beside many others, with a readable name. */
export function NamedCard({ thing }: { readonly thing: Named }) {
  const m = useMessages()
  const { glyphs, hue } = motifOf(thing.name)
  const label = thing.known ? `${thing.name}, ${m.generic.known}` : thing.name
  return (
    <Thing id={thing.id} label={label} {...readable(thing)} className={styles.card}>
      <Art seed={thing.name} glyphs={glyphs} hue={hue} className={styles.cardArt} />
      <span className={styles.cardName}>{thing.name}</span>
      {thing.known && <span className={styles.known}>{m.generic.known}</span>}
    </Thing>
  )
}

/** A thing in a line of others. */
export function NamedChip({ thing }: { readonly thing: Named }) {
  return (
    <Thing id={thing.id} label={thing.name} {...readable(thing)} className={styles.chip}>
      {thing.name}
    </Thing>
  )
}

/** Cards whose faces are hidden: side by side like a hand, or a stack when there are many. */
export function CardBacks({ count }: { readonly count: number }) {
  const m = useMessages()
  const drawn = count > MOST_BACKS ? 3 : count
  return (
    <div className={styles.backs} data-stack={count > MOST_BACKS || undefined} role="img" aria-label={m.generic.hidden(count)}>
      {placed(Array.from({ length: drawn })).map(({ key }) => (
        <span key={key} className={styles.back} />
      ))}
    </div>
  )
}
