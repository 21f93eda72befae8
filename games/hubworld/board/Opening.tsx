import { Thing } from '@rulewright/tablekit'
import type { PlayerView } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { type Face, faceOf, nameOf } from './faces.ts'
import styles from './Opening.module.css'
import { Plate } from './Plate.tsx'
import { abilityTerm, term } from './terms.ts'
import { cardThing } from './things.ts'

/** The first hand, large enough to read: what to keep, what to replace (HW-5.5). */
export function Opening({ player, lying }: { readonly player: PlayerView; readonly lying: boolean }) {
  return (
    <section className={styles.opening} aria-label="Your first Council" data-lying={lying || undefined}>
      <div className={styles.row}>
        {(player.council ?? []).map(({ card, key }) => {
          const face = faceOf(key)
          const replacing = player.replacing?.includes(card) ?? false
          return (
            face && (
              <Thing
                key={card}
                id={cardThing(card)}
                label={`${nameOf(key)}${replacing ? ', to be replaced' : ', kept'}`}
                className={styles.card}
              >
                <div className={styles.face} data-replacing={replacing || undefined}>
                  {lying ? <Line face={face} /> : <CardFace face={face} />}
                </div>
                <p className={styles.fate} data-replacing={replacing || undefined}>
                  {replacing ? '↻ replace' : '✓ keep'}
                </p>
              </Thing>
            )
          )
        })}
      </div>
    </section>
  )
}

/** A card as a line of a list: what it is, and what it says. */
function Line({ face }: { readonly face: Face }) {
  return (
    <>
      <div className={styles.plate}>
        <Plate face={face} long />
      </div>
      <p className={styles.says}>
        {face.abilities.map((ability) => (
          <span key={ability.index}>
            <b {...term(abilityTerm(ability))}>{ability.label}</b> {ability.text}{' '}
          </span>
        ))}
      </p>
    </>
  )
}
