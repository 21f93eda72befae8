import { useId } from 'react'
import type { GameParts } from '../match/game.ts'
import { useMessages } from '../words/index.ts'
import menu from './Menu.module.css'
import styles from './OtherNumbers.module.css'

/** Says that a match is played with other numbers than the printed ones, and which: as many as fit, and all of them at a press. */
export function OtherNumbers({ changed = [] }: { readonly changed: GameParts['changed'] }) {
  const m = useMessages()
  const id = useId()
  if (changed.length === 0) return null
  return (
    <div className={styles.note}>
      <button type="button" className={styles.strip} popoverTarget={id}>
        <b>{m.table.otherNumbers}</b> {changed.map((one) => m.table.changedNumber(one)).join('; ')}
      </button>
      <div id={id} popover="auto" className={`${menu.menu} ${menu.told} ${styles.whole}`}>
        <h2>{m.table.otherNumbersTitle}</h2>
        <ul>
          {changed.map((one) => (
            <li key={one.name}>{m.table.changedNumber(one)}</li>
          ))}
        </ul>
        <p>{m.table.otherNumbersAbout}</p>
      </div>
    </div>
  )
}
