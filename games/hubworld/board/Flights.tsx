import { calm, tempo } from '@rulewright/tablekit'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './Flights.module.css'
import { faceOf } from './faces.ts'
import type { Flight } from './flights.ts'
import { Plate } from './Plate.tsx'

export interface InTheAir extends Flight {
  readonly id: number
}

interface FlightsProps {
  readonly board: RefObject<HTMLElement | null>
  readonly cards: readonly InTheAir[]
  readonly landed: (id: number) => void
}

const LENGTH = 300

/** The cards that are changing zones right now. */
export function Flights({ board, cards, landed }: FlightsProps) {
  return (
    <div className={styles.air}>
      {cards.map((card) => (
        <FlyingCard key={card.id} board={board} card={card} landed={landed} />
      ))}
    </div>
  )
}

function FlyingCard({ board, card, landed }: { readonly card: InTheAir } & Pick<FlightsProps, 'board' | 'landed'>) {
  const piece = useRef<HTMLDivElement>(null)
  const done = useRef(landed)
  done.current = landed
  useLayoutEffect(() => {
    const root = board.current
    const element = piece.current
    const from = root?.querySelector(`[data-thing="${card.from}"]`)?.getBoundingClientRect()
    const to = root?.querySelector(`[data-thing="${card.to}"]`)?.getBoundingClientRect()
    if (!root || !element || !from || !to || calm()) {
      done.current(card.id)
      return
    }
    const origin = root.getBoundingClientRect()
    const spot = (box: DOMRect) => ({ x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top })
    const a = spot(from)
    const b = spot(to)
    const turn = `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2 - 14}px) translate(-50%, -50%) scale(1.12)`
    const flight = element.animate(
      [
        { transform: `translate(${a.x}px, ${a.y}px) translate(-50%, -50%) scale(0.8)`, opacity: 0.2 },
        { transform: turn, opacity: 1, offset: 0.5 },
        { transform: `translate(${b.x}px, ${b.y}px) translate(-50%, -50%) scale(0.9)`, opacity: 0.5 },
      ],
      { duration: LENGTH * tempo(), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
    )
    const end = () => done.current(card.id)
    flight.addEventListener('finish', end)
    return () => {
      flight.removeEventListener('finish', end)
      flight.cancel()
    }
  }, [board, card])
  const face = faceOf(card.key)
  return (
    <div ref={piece} className={styles.flying} aria-hidden="true">
      <Plate face={face} facedown={face === null} />
    </div>
  )
}
