import { Thing } from '@rulewright/tablekit'
import type { CardId } from '../content/index.ts'
import type { HunterView, MonsterView } from '../rules/view.ts'
import { nameOf } from '../words/names.ts'
import styles from './Primal.module.css'
import { type TermId, term } from './terms.ts'

/** PR-22.3: what a deck holds is public, its order is not; discard piles lie open, in order. */
interface PileProps {
  readonly id: string
  readonly term: TermId
  readonly title: string
  readonly shown: string
  readonly lists: readonly { readonly head: string; readonly lines: readonly string[] }[]
}

/** A pile by its size; what lies in it is read large. */
function Pile({ id, term: kind, title, shown, lists }: PileProps) {
  const filled = lists.filter(({ lines }) => lines.length > 0)
  const told = filled.map(({ head, lines }) => `${head}: ${lines.join(', ')}`)
  return (
    <Thing
      id={`pile:${id}`}
      label={[title, ...told].join('. ')}
      zoom={
        <div className={styles.note}>
          <strong>{title}</strong>
          {filled.map(({ head, lines }) => (
            <p key={head}>
              <b>{head}:</b> {lines.join(', ')}
            </p>
          ))}
          {filled.length === 0 && <p>Empty.</p>}
        </div>
      }
      flies={false}
      className={styles.pile}
    >
      <span {...term(kind)}>{shown}</span>
    </Thing>
  )
}

/** "2 × Snap Shot": equal cards once, in the order in which they come; no line breaks after the number. */
function counted(names: readonly string[]): readonly string[] {
  const many = new Map<string, number>()
  for (const name of names) many.set(name, (many.get(name) ?? 0) + 1)
  return [...many].map(([name, n]) => (n === 1 ? name : `${n}\u00a0×\u00a0${name}`))
}

const cards = (ids: readonly CardId[]): readonly string[] => counted(ids.map((id) => nameOf(id)))

/** A hunter's deck and discard pile. */
export function HunterPiles({ hunter }: { readonly hunter: HunterView }) {
  const { seat, deck, deckSize, discard } = hunter
  const fromTop = discard.map((card) => nameOf(card.is)).reverse()
  return (
    <>
      <Pile
        id={`deck-${seat}`}
        term="deck"
        title={`Deck: ${deckSize}`}
        shown={`Deck ${deckSize}`}
        lists={[{ head: 'What it holds, in no particular order', lines: cards(deck) }]}
      />
      <Pile
        id={`discard-${seat}`}
        term="discards"
        title={`Discards: ${discard.length}`}
        shown={`Discards ${discard.length}`}
        lists={[{ head: 'From the top', lines: fromTop }]}
      />
    </>
  )
}

/** The monster's decks and discard piles; the top attrition discard is always visible, because a potion refers to it. */
export function MonsterPiles({ monster }: { readonly monster: MonsterView }) {
  const { attrition, pool, behaviorDeckSize, behaviorDiscard, behaviorsRemoved } = monster
  const last = attrition.discard.at(-1)
  return (
    <div className={styles.decks}>
      <Pile
        id="behaviors"
        term="behavior"
        title={`Behavior deck: ${behaviorDeckSize}`}
        shown={`Behaviors ${behaviorDeckSize}`}
        lists={[
          { head: 'In the deck or face down', lines: pool.map((id) => nameOf(id)) },
          { head: 'Discards, from the top', lines: behaviorDiscard.map((id) => nameOf(id)).reverse() },
          { head: 'Out of the hunt', lines: behaviorsRemoved.map((id) => nameOf(id)) },
        ]}
      />
      <Pile
        id="attrition"
        term="attrition"
        title={`Attrition deck: ${attrition.deckSize}`}
        shown={`Attrition ${attrition.deckSize}${attrition.top === null ? '' : `, next ${attrition.top}`}`}
        lists={[{ head: 'What it holds, in no particular order', lines: counted(attrition.deck.map(String)) }]}
      />
      <Pile
        id="attrition-discard"
        term="attrition"
        title={`Attrition discards: ${attrition.discard.length}`}
        shown={last === undefined ? 'No discards' : `Top discard ${last}`}
        lists={[{ head: 'From the top', lines: attrition.discard.map(String).reverse() }]}
      />
      {attrition.shown.length > 0 && <span {...term('attrition')}>Shown {attrition.shown.join(' and ')}</span>}
    </div>
  )
}
