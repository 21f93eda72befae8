import type { Decision } from '@rulewright/kernel'
import { plain } from '@rulewright/kernel'
import { Thing } from '@rulewright/tablekit'
import { useLayoutEffect, useRef, useState } from 'react'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { abilityCost, abilityName } from '../words/things.ts'
import styles from './Deeds.module.css'
import { type Deed, isDeed } from './things.ts'

/** A word or two for each; the prompt says the rest. */
const NAMES: Readonly<Record<Deed, string>> = {
  swap: 'Swap',
  slide: 'Slide',
  line: 'Line',
  summon: 'Summon',
  ability: 'Ability',
  end: 'Stop here',
  reveal: 'Reveal',
  dismiss: 'Dismiss',
  eject: 'Eject',
  use: 'Use it',
  pass: 'Do not',
  done: 'Done',
  exchange: 'Exchange',
  leave: 'Leave',
  'destroy-snow': 'Destroy Snowflakes',
  'drop-snow': 'Drop one',
}

interface DeedsProps {
  readonly decision: Decision<AlderquestOption>
  readonly view: AlderquestView
  /** The whole sentence of an option. */
  readonly say: (option: AlderquestOption) => string
}

const doesDeed = (option: AlderquestOption): option is AlderquestOption & { readonly do: Deed } => isDeed(option.do)

/** The piece a question is about: a Hero who acts, a minion that moves, meets or is met. */
export function pieceAsked({ about = {} }: Decision<AlderquestOption>, view: AlderquestView): string | null {
  if (typeof about.hero === 'number') return `hero:${about.hero}`
  if (typeof about.minion === 'number') return `minion:${about.minion}`
  return view.activation ? `minion:${view.activation.minion}` : null
}

/** What a Hero or a minion can do, as buttons at the piece. */
export function Deeds({ decision, view, say }: DeedsProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<{ readonly x: number; readonly y: number } | null>(null)
  const piece = pieceAsked(decision, view)
  const deeds = piece === null ? [] : decision.options.filter(doesDeed)
  const shown = deeds.length > 0
  useLayoutEffect(() => {
    const box = panel.current
    const room = box?.offsetParent
    if (!shown || !box || !room) return
    const thing = () => room.querySelector(`[data-thing="${piece}"]`)
    const place = () => {
      const at = thing()?.getBoundingClientRect()
      if (at) setSpot(beside(at, room.getBoundingClientRect(), box))
    }
    place()
    const watch = new ResizeObserver(place)
    const field = thing()?.closest('svg')
    if (field) watch.observe(field)
    return () => watch.disconnect()
  }, [piece, shown])
  if (!shown) return null
  return (
    <div
      ref={panel}
      className={styles.deeds}
      style={spot ? { transform: `translate(${spot.x}px, ${spot.y}px)` } : { visibility: 'hidden' }}
    >
      {deeds.map((option) => (
        <Thing key={option.do} id={`deed:${option.do}`} label={say(option)} className={styles.deed} flies={false}>
          {nameOf(option.do, decision)}
        </Thing>
      ))}
    </div>
  )
}

function nameOf(deed: Deed, { about = {}, prompt }: Decision<AlderquestOption>): string {
  const hero = typeof about.hero === 'number' ? about.hero : -1
  if (deed === 'ability') return `${plain(abilityName(hero))} (${abilityCost(hero) ?? 0})`
  if (deed === 'summon') return `${NAMES.summon} (1)`
  if (deed === 'pass' && prompt === 'judo') return 'Stand and squabble'
  return NAMES[deed]
}

const GAP = 6

/** On the side of the piece that faces away from the Field, where there is room; always inside the board. */
export function beside(
  thing: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>,
  room: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>,
  { offsetWidth: width, offsetHeight: height }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
) {
  const below = thing.bottom - room.top + GAP
  const above = thing.top - room.top - GAP - height
  const isUpper = thing.top + thing.bottom < 2 * room.top + room.height
  const y = (isUpper && above >= 0) || below + height > room.height ? above : below
  const x = thing.left - room.left + thing.width / 2 - width / 2
  return { x: Math.min(Math.max(GAP, x), Math.max(GAP, room.width - width - GAP)), y: Math.max(0, y) }
}
