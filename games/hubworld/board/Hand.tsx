import { Icon, Thing } from '@rulewright/tablekit'
import { useEffect, useState } from 'react'
import type { OwnCardView, PlayerView } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { type Face, faceOf } from './faces.ts'
import styles from './Hand.module.css'
import { roundTable } from './icons.ts'
import type { Shape } from './layout.ts'
import { Plate } from './Plate.tsx'
import { term } from './terms.ts'
import { cardThing } from './things.ts'
import { zoomOf } from './Zooms.tsx'

interface HandProps {
  readonly player: PlayerView
  readonly shape: Shape
  /** The decision at hand is about cards in the hand alone. */
  readonly asked: boolean
  /** The thing a question is about: a card on its way out of the hand. */
  readonly about: string | null
  /** Changes with each decision: the drawer shuts itself again. */
  readonly turn: unknown
}

/** The reader's Council: upright where there is height, lying where there is not, in a drawer on a phone. */
export function Hand({ player, shape, asked, about, turn }: HandProps) {
  const [drawer, setDrawer] = useState<{ readonly turn: unknown; readonly open: boolean } | null>(null)
  const council = player.council ?? []
  const open = drawer && drawer.turn === turn ? drawer.open : asked
  const noteOf = (card: number) => (player.replacing?.includes(card) ? 'to be replaced' : about === cardThing(card) ? 'being staged' : null)
  const cards = council.map(({ card, key }) => ({ card, face: faceOf(key), note: noteOf(card) }))
  useEscape(open && shape.hand === 'drawer', () => setDrawer({ turn, open: false }))
  if (player.council === null) return null
  if (shape.hand !== 'drawer') {
    return (
      <div className={styles.hand} data-kind={shape.hand}>
        {cards.length === 0 && <p className={styles.none}>Your Council is empty.</p>}
        {cards.map(
          ({ card, face, note }) => face && <HandCard key={card} card={card} face={face} upright={shape.hand === 'upright'} note={note} />,
        )}
      </div>
    )
  }
  return (
    <div className={styles.drawer} data-open={open || undefined}>
      <button type="button" className={styles.handle} aria-expanded={open} onClick={() => setDrawer({ turn, open: !open })}>
        <span className={styles.called} {...term('council')}>
          <Icon of={roundTable} /> Your Council
        </span>
        <b>{cards.length}</b>
        <span className={styles.costs} aria-hidden="true">
          {cards.map(({ card, face }) => (
            <i key={card} data-faction={face?.faction}>
              {face?.cost}
            </i>
          ))}
        </span>
        <span aria-hidden="true">{open ? '▾' : '▴'}</span>
      </button>
      {open && (
        <div className={styles.sheet}>
          {cards.map(({ card, face, note }) => face && <HandCard key={card} card={card} face={face} upright={false} note={note} />)}
        </div>
      )}
    </div>
  )
}

interface HandCardProps {
  readonly card: OwnCardView['card']
  readonly face: Face
  readonly upright: boolean
  /** What is happening to it. */
  readonly note: string | null
}

function HandCard({ card, face, upright, note }: HandCardProps) {
  return (
    <Thing
      id={cardThing(card)}
      label={`${face.name}, ${face.type}${face.cost === null ? '' : `, cost ${face.cost}`}${note ? `, ${note}` : ''}`}
      zoom={zoomOf(face.key)}
      className={styles.card}
    >
      {upright ? <CardFace face={face} /> : <Plate face={face} collects={undefined} />}
      {note && <span className={styles.note}>{note}</span>}
    </Thing>
  )
}

function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
