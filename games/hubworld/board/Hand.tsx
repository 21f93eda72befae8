import { Thing } from '@rulewright/tablekit'
import type { OwnCardView, PlayerView } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { type Face, faceOf } from './faces.ts'
import styles from './Hand.module.css'
import type { Shape } from './layout.ts'
import { Plate } from './Plate.tsx'
import { cardThing } from './things.ts'
import { zoomOf } from './Zooms.tsx'

interface HandProps {
  readonly player: PlayerView
  readonly shape: Shape
  /** The thing a question is about: a card on its way out of the hand. */
  readonly about: string | null
}

/** The reader's Council: upright where there is height, horizontal where there is not, in a permanent strip on a phone. */
export function Hand({ player, shape, about }: HandProps) {
  if (player.council === null) return null
  const noteOf = (card: number) => (player.replacing?.includes(card) ? 'to be replaced' : about === cardThing(card) ? 'being staged' : null)
  const cards = player.council.map(({ card, key }) => ({ card, face: faceOf(key), note: noteOf(card) }))
  return (
    <section className={styles.hand} data-kind={shape.hand} aria-label="Your Council">
      {cards.length === 0 && <p className={styles.none}>Your Council is empty.</p>}
      {cards.map(
        ({ card, face, note }) => face && <HandCard key={card} card={card} face={face} upright={shape.hand === 'upright'} note={note} />,
      )}
    </section>
  )
}

interface HandCardProps {
  readonly card: OwnCardView['card']
  readonly face: Face
  readonly upright: boolean
  /** What is happening to it. */
  readonly note: string | null
}

function HandCard({ card, face, upright, note }: HandCardProps) {
  return (
    <Thing
      id={cardThing(card)}
      label={`${face.name}, ${face.type}${face.cost === null ? '' : `, cost ${face.cost}`}${note ? `, ${note}` : ''}`}
      zoom={zoomOf(face.key)}
      className={styles.card}
    >
      {upright ? <CardFace face={face} /> : <Plate face={face} collects={undefined} />}
      {note && <span className={styles.note}>{note}</span>}
    </Thing>
  )
}
