import { Icon } from '@rulewright/tablekit'
import type { Deck, DeckLine } from '../../content/decks/index.ts'
import { CARD_TYPES } from '../../rules/card.ts'
import { type Face, faceOf } from '../faces.ts'
import { TYPE } from '../kinds.ts'
import { CardRow } from './CardRow.tsx'
import styles from './DecksPage.module.css'

interface DeckCardsProps {
  readonly deck: Deck
  readonly lines: readonly DeckLine<Face>[]
  readonly add: (face: Face) => void
  readonly remove: (face: Face) => void
}

/** The deck itself: the seeker, then the cards by type. */
export function DeckCards({ deck, lines, add, remove }: DeckCardsProps) {
  const seeker = faceOf(deck.seeker)
  const all: readonly DeckLine<Face>[] = seeker ? [{ card: seeker, count: 1 }, ...lines] : lines
  return CARD_TYPES.map((type) => {
    const these = all.filter(({ card }) => card.type === type)
    if (these.length === 0) return null
    const count = these.reduce((sum, each) => sum + each.count, 0)
    return (
      <div key={type}>
        <h2 className={styles.heading}>
          <Icon of={TYPE[type].glyph} /> {TYPE[type].name}
          {type !== 'seeker' && <span>{count}</span>}
        </h2>
        <ul className={styles.list}>
          {these.map(({ card, count: copies }) => (
            <li key={card.key}>
              <CardRow face={card} count={copies} add={add} remove={remove} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
