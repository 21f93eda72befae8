import type { Phrase } from '@rulewright/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Sentence } from './Sentence.tsx'
import styles from './Surface.module.css'

interface ChoicesProps {
  readonly beside: DOMRect
  readonly choices: readonly { readonly index: number; readonly phrase: Phrase }[]
  readonly choose: (index: number) => void
  readonly close: () => void
  readonly label: string
}

const GAP = 8

/** The small list beside a thing that several options concern. */
export function Choices({ beside, choices, choose, close, label }: ChoicesProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState({ x: -9999, y: 0 })
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect()
    if (!box) return
    const below = beside.bottom + GAP
    const y = below + box.height <= window.innerHeight ? below : Math.max(GAP, beside.top - GAP - box.height)
    const middle = beside.left + beside.width / 2 - box.width / 2
    setSpot({ x: Math.min(Math.max(GAP, middle), window.innerWidth - box.width - GAP), y })
  }, [beside])
  useLayoutEffect(() => {
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const away = (event: Event) => {
      const target = event.target
      if (target instanceof Element && !panel.current?.contains(target) && !target.closest('[data-lit]')) close()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [close])
  return (
    <div
      ref={panel}
      className={styles.choices}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault()
          event.stopPropagation()
          step(panel.current, event.key === 'ArrowDown' ? 1 : -1)
        }
      }}
    >
      {choices.map(({ index, phrase }) => (
        <button key={index} type="button" onClick={() => choose(index)}>
          <Sentence of={phrase} />
        </button>
      ))}
    </div>
  )
}

function step(panel: HTMLElement | null, by: number): void {
  const buttons = [...(panel?.querySelectorAll('button') ?? [])]
  const focused = document.activeElement
  const at = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}
