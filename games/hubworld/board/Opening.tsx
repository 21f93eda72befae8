import { Thing } from '@rulewright/tablekit'
import type { PlayerView } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { faceOf, nameOf } from './faces.ts'
import styles from './Opening.module.css'
import { cardThing } from './things.ts'

/** The first hand, large enough to read: what to keep, what to replace (HW-5.5). */
export function Opening({ player }: { readonly player: PlayerView }) {
  return (
    <section className={styles.opening} aria-label="Your first Council">
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
                  <CardFace face={face} />
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
