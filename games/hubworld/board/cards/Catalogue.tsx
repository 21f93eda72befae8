import type { Deck } from '../../content/decks/index.ts'
import type { Face } from '../faces.ts'
import { CardRow } from './CardRow.tsx'
import styles from './DecksPage.module.css'
import { copiesIn } from './draft.ts'

interface CatalogueProps {
  readonly faces: readonly Face[]
  readonly deck: Deck
  readonly add: (face: Face) => void
  readonly remove: (face: Face) => void
}

/** The cards to choose from, with how many of each are in the deck. */
export function Catalogue({ faces, deck, add, remove }: CatalogueProps) {
  if (faces.length === 0) return <p className={styles.none}>No card has all of this. Take a word or a filter away.</p>
  return (
    <ul className={styles.rows}>
      {faces.map((face) => (
        <li key={face.key}>
          <CardRow
            face={face}
            count={face.type === 'seeker' ? Number(deck.seeker === face.key) : copiesIn(deck, face.key)}
            add={add}
            remove={remove}
            texts
          />
        </li>
      ))}
    </ul>
  )
}
