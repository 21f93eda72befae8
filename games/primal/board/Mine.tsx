import { hyphenated, Thing } from '@rulewright/tablekit'
import type { CSSProperties } from 'react'
import type { Foresight } from '../rules/foresee.ts'
import type { CardView, HunterView, PrimalView } from '../rules/view.ts'
import { nameOf } from '../words/names.ts'
import { ActionCard } from './faces.tsx'
import { isMany } from './looks.ts'
import styles from './Mine.module.css'
import { HunterPiles } from './piles.tsx'
import { type Reactions, reactionText } from './reactions.ts'
import { term } from './terms.ts'

interface MineProps {
  readonly view: PrimalView
  readonly hunter: HunterView
  /** What would react to each card. */
  readonly reactions: Reactions
}

/** The reader's own cards: the sequence of this turn, card by card, and the hand. */
export function Mine({ view, hunter, reactions }: MineProps) {
  const { level } = view.monster
  // With this many, plus the played cards beside them, cards are too narrow for their names, which go below them.
  const isNarrow = hunter.hand.length + Math.max(0, hunter.sequence.length - 1) / 2 > (isMany(view) ? 4 : 5)
  const many = { '--cards': Math.max(1, hunter.hand.length), '--played': hunter.sequence.length } as CSSProperties
  const paying = view.payment && view.payment.hunter === hunter.seat ? view.payment : null
  return (
    <section className={styles.mine} style={many} aria-label="Your cards" data-many={isMany(view) || undefined}>
      <div className={styles.sequence} data-empty={hunter.sequence.length === 0 || undefined}>
        <h3 {...term('sequence')}>
          Sequence {hunter.sequence.length} / {hunter.sequenceLimit}
        </h3>
        <div>
          {hunter.sequence.map((card) => (
            <Thing
              key={card.id}
              id={`card:${card.id}`}
              label={`${nameOf(card.is)}, played`}
              zoom={<ActionCard card={card} level={level} />}
              className={styles.played}
            >
              <ActionCard card={card} level={level} />
            </Thing>
          ))}
          {hunter.sequence.length === 0 && <p>No card played this turn</p>}
        </div>
      </div>
      <div className={styles.hand} data-narrow={isNarrow || undefined}>
        <header>
          <h3 {...term('hand')}>Hand {hunter.hand.length}</h3>
          {paying && (
            <b {...term('payment')}>
              Paying {paying.paid} of {paying.cost}
            </b>
          )}
          <HunterPiles hunter={hunter} />
        </header>
        <div>
          {hunter.hand.map((card) => (
            <Held
              key={card.id}
              card={card}
              level={level}
              paying={paying !== null && card.id !== paying.card}
              paid={paying?.cards.includes(card.id) ?? false}
              reaction={reactionText(reactions.get(`card:${card.id}`))}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

interface HeldProps {
  readonly card: CardView
  readonly level: number
  /** Something is being paid for, and this card may be discarded for it. */
  readonly paying: boolean
  /** It is selected as payment. */
  readonly paid: boolean
  readonly reaction: string | null
}

/** A card in hand, with what would react to it. */
function Held({ card, level, paying, paid, reaction }: HeldProps) {
  const cost = card.cost === null ? null : `costs ${card.cost}`
  return (
    <Thing
      id={`card:${card.id}`}
      label={[nameOf(card.is), cost, reaction].filter(Boolean).join(', ')}
      zoom={<ActionCard card={card} level={level} />}
      className={styles.held}
    >
      <span data-paying={paid || undefined}>
        <ActionCard card={card} level={level} paying={paying} />
        <b aria-hidden="true">{hyphenated(nameOf(card.is))}</b>
        {reaction && (
          <em aria-hidden="true" {...term('foresight')}>
            {reaction}
          </em>
        )}
      </span>
    </Thing>
  )
}

/** What would happen if the thing under the pointer were chosen. */
export function Foreseen({ name, foresight }: { readonly name: string; readonly foresight: Foresight }) {
  const signs = [
    foresight.triggers.length > 0 &&
      `${foresight.triggers.length} ${foresight.triggers.length === 1 ? 'behavior reacts' : 'behaviors react'}`,
    foresight.perhaps.length > 0 && `${foresight.perhaps.length} might react`,
    foresight.rampage.length > 0 && `${foresight.rampage.length} would rampage`,
    foresight.perils.length > 0 && 'a peril strikes',
    foresight.takesAggro && 'you take the aggro',
    foresight.objective && 'the objective advances',
    foresight.endsPhase && 'your Action phase ends',
  ].filter((sign) => sign !== false)
  return (
    <p className={styles.foreseen} role="status" {...term('foresight')}>
      <b>If {name}:</b> {signs.length > 0 ? signs.join(', ') : 'nothing reacts'}.
    </p>
  )
}
