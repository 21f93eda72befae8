import { Thing } from '@rulewright/tablekit'
import { useEffect, useRef } from 'react'
import type { ExileCardView } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { faceOf, nameOf } from './faces.ts'
import styles from './Tray.module.css'
import { cardThing } from './things.ts'
import { zoomOf } from './Zooms.tsx'

interface TrayProps {
  readonly title: string
  readonly cards: readonly ExileCardView[]
  readonly close: () => void
}

/** Cards of a pile laid out to look through and to choose from. */
export function Tray({ title, cards, close }: TrayProps) {
  const shut = useRef<HTMLButtonElement>(null)
  useEffect(() => shut.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
  return (
    <section className={styles.tray} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span>{cards.length === 1 ? '1 card' : `${cards.length} cards`}</span>
        <button ref={shut} type="button" onClick={close}>
          Close
        </button>
      </header>
      <div className={styles.cards}>
        {cards.map(({ card, key }, place) => {
          const face = faceOf(key)
          const id = card === null ? `seen:${place}` : cardThing(card)
          return (
            face && (
              <Thing key={id} id={id} label={nameOf(key)} zoom={zoomOf(key)} className={styles.card}>
                <CardFace face={face} />
              </Thing>
            )
          )
        })}
      </div>
    </section>
  )
}
