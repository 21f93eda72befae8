import { Thing } from '@rulewright/tablekit'
import type { Foresight } from '../rules/foresee.ts'
import type { HunterView, PrimalView } from '../rules/view.ts'
import { nameOf } from '../words/names.ts'
import { ActionCard } from './faces.tsx'
import styles from './Primal.module.css'
import { HunterPiles } from './piles.tsx'
import { term } from './terms.ts'

/** The reader's own cards: the sequence of this turn, card by card, and the hand. */
export function Mine({ view, hunter }: { readonly view: PrimalView; readonly hunter: HunterView }) {
  const { level } = view.monster
  const paying = view.payment && view.payment.hunter === hunter.seat ? view.payment : null
  return (
    <section className={styles.mine} aria-label="Your cards">
      <div className={styles.sequence}>
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
              <ActionCard card={card} level={level} width={84} />
            </Thing>
          ))}
          {hunter.sequence.length === 0 && <p>No card played this turn</p>}
        </div>
      </div>
      <div className={styles.hand}>
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
            <Thing
              key={card.id}
              id={`card:${card.id}`}
              label={`${nameOf(card.is)}${card.cost === null ? '' : `, costs ${card.cost}`}`}
              zoom={<ActionCard card={card} level={level} />}
              className={styles.held}
            >
              <span data-paying={paying?.cards.includes(card.id) || undefined}>
                <ActionCard card={card} level={level} width={124} />
              </span>
            </Thing>
          ))}
        </div>
      </div>
    </section>
  )
}

/** What would happen if the card under the pointer were played. */
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
      <b>If you play {name}:</b> {signs.length > 0 ? signs.join(', ') : 'nothing reacts'}.
    </p>
  )
}
