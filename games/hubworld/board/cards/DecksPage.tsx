import { useDeferredValue, useMemo, useState } from 'react'
import { type Deck, type Format, STARTERS } from '../../content/decks/index.ts'
import { FACES, type Face } from '../faces.ts'
import { Catalogue } from './Catalogue.tsx'
import { DeckBar } from './DeckBar.tsx'
import { DeckCards } from './DeckCards.tsx'
import { DeckStatistics } from './DeckStatistics.tsx'
import styles from './DecksPage.module.css'
import { DeckText } from './DeckText.tsx'
import { linesOf, withCard, withoutCard } from './draft.ts'
import { Filters } from './Filters.tsx'
import { EVERYTHING, matches, sorted } from './filter.ts'
import { Legality } from './Legality.tsx'

/** Build a deck: the cards on the left, the deck with its faults and its figures on the right. */
export function DecksPage() {
  const [name, setName] = useState('My deck')
  const [deck, setDeck] = useState<Deck>(STARTERS.A)
  const [format, setFormat] = useState<Format>('constructed')
  const [shownSide, showSide] = useState<'cards' | 'deck'>('cards')
  const building: Building = {
    deck,
    add: (face) => setDeck(withCard(deck, face)),
    remove: (face) => setDeck(withoutCard(deck, face.key)),
  }
  return (
    <div className={styles.page}>
      <DeckBar
        name={name}
        rename={setName}
        deck={deck}
        open={(saved) => {
          setDeck(saved.deck)
          setName(saved.name)
        }}
        format={format}
        setFormat={setFormat}
      />
      <Legality deck={deck} format={format} />
      <div className={styles.tabs}>
        <button type="button" aria-pressed={shownSide === 'cards'} onClick={() => showSide('cards')}>
          All cards
        </button>
        <button type="button" aria-pressed={shownSide === 'deck'} onClick={() => showSide('deck')}>
          The deck
        </button>
      </div>
      <div className={styles.columns} data-shown={shownSide}>
        <AllCards {...building} />
        <TheDeck {...building} open={setDeck} />
      </div>
    </div>
  )
}

interface Building {
  readonly deck: Deck
  readonly add: (face: Face) => void
  readonly remove: (face: Face) => void
}

function AllCards(building: Building) {
  const [filter, setFilter] = useState(EVERYTHING)
  const now = useDeferredValue(filter)
  const shown = useMemo(
    () =>
      sorted(
        FACES.filter((face) => matches(face, now)),
        'type',
      ),
    [now],
  )
  return (
    <section className={styles.catalogue} aria-label="All cards">
      <Filters filter={filter} change={setFilter} found={shown.length} />
      <Catalogue faces={shown} {...building} />
    </section>
  )
}

function TheDeck({ open, ...building }: Building & { readonly open: (deck: Deck) => void }) {
  const { deck } = building
  const lines = useMemo(() => linesOf(deck), [deck])
  return (
    <section className={styles.deck} aria-label="The deck">
      <DeckCards {...building} lines={lines} />
      <DeckStatistics lines={lines} />
      <DeckText deck={deck} open={open} />
    </section>
  )
}
