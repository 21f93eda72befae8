import type { Seat } from '@rulewright/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Art } from './Art.tsx'
import styles from './Card.module.css'
import type { Glyph } from './glyph.ts'
import { Icon } from './Icon.tsx'
import { rem } from './rem.ts'
import { seatColour } from './seats.tsx'
import { Unseen } from './Unseen.tsx'

export interface CardValue {
  readonly label: string
  readonly value: number | string
  readonly glyph?: Glyph
  readonly colour?: string
}

export interface CardProps {
  /** What the card is (not which copy): its art is drawn from it. */
  readonly seed: string
  readonly name: string
  /** The subject of the picture first; the others are behind it. */
  readonly art: readonly Glyph[]
  /** The hue of its kind or faction, 0 to 360. */
  readonly hue: number
  readonly cost?: number | string
  /** What the cost is, for people who cannot see where it is printed. */
  readonly costLabel?: string
  readonly type?: string
  readonly glyph?: Glyph
  /** Rules text: the phrase of the words, or anything drawn. */
  readonly text?: ReactNode
  readonly values?: readonly CardValue[]
  /** The owner's colour along the lower edge. */
  readonly seat?: Seat
  /** Facedown: 'mine' shows a corner of the face, 'hidden' only the back. */
  readonly back?: 'mine' | 'hidden' | undefined
  readonly exhausted?: boolean
  /** Pixels; without it the card is `--card-width` wide. */
  readonly width?: number
}

type Vars = CSSProperties & Record<`--${string}`, string | number>

/** A card's face: a silhouette when small, the whole face from about 170 px on. It measures itself. */
export function Card(props: CardProps) {
  const { hue, seat, back, exhausted, width } = props
  const style: Vars = { '--hue': hue, '--edge': seat === undefined ? 'transparent' : seatColour(seat) }
  if (width !== undefined) style['--card-width'] = rem(width)
  return (
    <div className={styles.box} style={style} data-exhausted={exhausted || undefined}>
      <div className={styles.card} data-back={back}>
        {back === 'hidden' ? <CardBack /> : <Face {...props} />}
        {back === 'mine' && <CardBack corner />}
      </div>
    </div>
  )
}

function Face({ seed, name, art, hue, cost, costLabel, type, glyph, text, values }: CardProps) {
  return (
    <>
      <Art seed={seed} glyphs={art} hue={hue} className={styles.art} />
      {cost !== undefined && (
        <span className={styles.cost}>
          <Unseen>{costLabel ?? 'Cost'} </Unseen>
          {cost}
        </span>
      )}
      {glyph && (
        <span className={styles.glyph}>
          <Icon of={glyph} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {type && <span className={styles.type}>{type}</span>}
      {text !== undefined && <span className={styles.text}>{text}</span>}
      {values && values.length > 0 && (
        <span className={styles.values}>
          {values.map((v) => (
            <span key={v.label} className={styles.value} style={{ color: v.colour }} title={v.label}>
              {v.glyph && <Icon of={v.glyph} />}
              <Unseen>{v.label} </Unseen>
              {v.value}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** The back of a card; `corner` leaves a corner of the face visible to its owner. */
function CardBack({ corner }: { readonly corner?: boolean }) {
  return <span className={corner ? styles.backCorner : styles.back} aria-hidden="true" />
}
