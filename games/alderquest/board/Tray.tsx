import { Unseen } from '@rulewright/tablekit'
import { faceName } from '../words/things.ts'
import { Rune } from './Rune.tsx'
import styles from './Tray.module.css'
import { faceTerm } from './terms.ts'
import type { Dragging } from './useDragging.ts'
import type { Hiding } from './useHiding.ts'

/** The starting tiles that have no space yet, and the button to confirm when all have. */
export function Tray({ hiding, dragging }: { readonly hiding: Hiding; readonly dragging: Dragging }) {
  const { tray, picked, sending, plan } = hiding
  const { dragged } = dragging
  const isLaid = !sending && plan.every((face) => face !== null)
  return (
    <section className={styles.tray} aria-label="Tiles to hide" data-tray="">
      {tray.map((face, n) => {
        const isPicked = picked?.at === 'tray' && picked.face === face && tray.indexOf(face) === n
        return (
          <button
            key={`${face} ${tray
              .slice(0, n)
              .filter((one) => one === face)
              .length.toString()}`}
            type="button"
            className={styles.tile}
            data-term={faceTerm(face)}
            aria-pressed={isPicked}
            disabled={sending}
            onClick={() => hiding.pick({ at: 'tray', face })}
            onPointerDown={(event) => dragging.begin(event, { at: 'tray', face }, face)}
          >
            <Rune face={face} size={40} />
            <Unseen>{faceName(face)}</Unseen>
          </button>
        )
      })}
      {tray.length === 0 && <p>{sending ? 'Your tiles are hidden.' : 'All six lie hidden. Exchange any two as you like.'}</p>}
      {tray.length > 0 && !sending && <p>Press a tile and a lit space, or drag it there. Only you see the faces.</p>}
      <button type="button" className={styles.confirm} data-lit={isLaid || undefined} disabled={!isLaid} onClick={() => hiding.confirm()}>
        Hide them here
      </button>
      {dragged && (
        <span
          className={styles.dragged}
          data-term={faceTerm(dragged.face)}
          style={{ transform: `translate(${dragged.x}px, ${dragged.y}px)` }}
        >
          <Rune face={dragged.face} size={48} />
        </span>
      )}
    </section>
  )
}
