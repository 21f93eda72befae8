import { Icon } from '@rulewright/tablekit'
import type { Deck } from '../../content/decks/index.ts'
import { CARD_TYPES } from '../../rules/card.ts'
import { type Face, faceOf } from '../faces.ts'
import { TYPE } from '../kinds.ts'
import { CardRow } from './CardRow.tsx'
import styles from './DecksPage.module.css'
import type { Entry } from './draft.ts'

interface DeckCardsProps {
  readonly deck: Deck
  readonly entries: readonly Entry[]
  readonly add: (face: Face) => void
  readonly remove: (face: Face) => void
}

/** The deck itself: the seeker, then the cards by type. */
export function DeckCards({ deck, entries, add, remove }: DeckCardsProps) {
  const seeker = faceOf(deck.seeker)
  const all: readonly Entry[] = seeker ? [{ face: seeker, count: 1 }, ...entries] : entries
  return CARD_TYPES.map((type) => {
    const these = all.filter(({ face }) => face.type === type)
    if (these.length === 0) return null
    const count = these.reduce((sum, each) => sum + each.count, 0)
    return (
      <div key={type}>
        <h2 className={styles.heading}>
          <Icon of={TYPE[type].glyph} /> {TYPE[type].name}
          {type !== 'seeker' && <span>{count}</span>}
        </h2>
        <ul className={styles.list}>
          {these.map(({ face, count: copies }) => (
            <li key={face.key}>
              <CardRow face={face} count={copies} add={add} remove={remove} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
