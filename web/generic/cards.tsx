import { Art, Card, type Glyph, Thing } from '@rulewright/tablekit'
import { castle, chessKnight, compass, diceTwentyFacesTwenty, duel, meeple, runeStone, token } from '../ui/icons.ts'
import { useMessages } from '../words/index.ts'
import styles from './GenericBoard.module.css'
import type { Named } from './reading.ts'
import { placed } from './shape.ts'

const GLYPHS: readonly Glyph[] = [duel, meeple, castle, runeStone, chessKnight, token, compass, diceTwentyFacesTwenty]
const READABLE = 250
/** More backs than this are drawn as one stack. */
const MOST_BACKS = 8

/** The same word always has the same picture and colour. */
export function lookOf(word: string) {
  const sum = [...word].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const glyph = GLYPHS[sum % GLYPHS.length] ?? token
  return { seed: word, art: [glyph, ...GLYPHS.filter((g) => g !== glyph)], hue: (sum * 47) % 360 }
}

/** The whole face of a thing that has a text. */
function zoomOf({ name, text }: Named) {
  return text === undefined ? undefined : <Card {...lookOf(name)} name={name} text={text} width={READABLE} />
}

const zoomed = (thing: Named) => {
  const zoom = zoomOf(thing)
  return zoom ? { zoom } : {}
}

/** A card small enough to lie beside many others, its name readable. */
export function NamedCard({ thing }: { readonly thing: Named }) {
  const m = useMessages()
  const { seed, art, hue } = lookOf(thing.name)
  const label = thing.known ? `${thing.name}, ${m.generic.known}` : thing.name
  return (
    <Thing id={thing.id} label={label} {...zoomed(thing)} className={styles.card}>
      <Art seed={seed} glyphs={art} hue={hue} className={styles.cardArt} />
      <span className={styles.cardName}>{thing.name}</span>
      {thing.known && <span className={styles.known}>{m.generic.known}</span>}
    </Thing>
  )
}

/** A thing in a line of others. */
export function NamedChip({ thing }: { readonly thing: Named }) {
  return (
    <Thing id={thing.id} label={thing.name} {...zoomed(thing)} className={styles.chip}>
      {thing.name}
    </Thing>
  )
}

/** Cards whose faces one does not see: side by side like a hand, or a stack when there are many. */
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
