import { plain } from '@rulewright/kernel'
import type { KeyboardEvent, PointerEvent } from 'react'
import { PATTERN } from '../content/field.ts'
import { pointsOfFace } from '../content/pieces.ts'
import { faceName, spaceName } from '../words/things.ts'
import styles from './Field.module.css'
import { spotOf } from './geometry.ts'
import type { Place } from './hiding.ts'
import { lookOf, TEAM_COLOUR } from './looks.ts'
import { faceTerm } from './terms.ts'
import type { Dragging } from './useDragging.ts'
import type { Hiding } from './useHiding.ts'

interface SpotsProps {
  readonly hiding: Hiding
  readonly dragging: Dragging
  readonly turned: boolean
}

/** The spaces of the pattern while tiles are hidden: press or drag to lay a tile there, to take it up, to swap two. */
export function HidingSpots({ hiding, dragging, turned }: SpotsProps) {
  return (
    <>
      {PATTERN[hiding.team].map((space, n) => (
        <HidingSpot key={space} n={n} space={space} hiding={hiding} dragging={dragging} turned={turned} />
      ))}
    </>
  )
}

function HidingSpot({ n, space, hiding, dragging, turned }: SpotsProps & { readonly n: number; readonly space: number }) {
  const { picked, plan, sending } = hiding
  const face = plan[n] ?? null
  const spot = spotOf(space, turned)
  const here: Place = { at: 'spot', n }
  const isPicked = picked?.at === 'spot' && picked.n === n
  const press = () => {
    if (sending) return
    if (isPicked) hiding.pick(null)
    // A tile here is taken up, unless another taken from the Field is swapped with it.
    else if (picked && (face === null || picked.at === 'spot')) hiding.put(picked, here)
    else if (face !== null) hiding.pick(here)
  }
  const look = face === null ? null : lookOf(face)
  return (
    <g
      role="button"
      tabIndex={sending ? -1 : 0}
      aria-label={`${plain(spaceName(space))}: ${face === null ? 'no tile yet' : faceName(face)}`}
      aria-pressed={isPicked}
      aria-disabled={sending}
      data-hide-at={n}
      data-term={face === null ? undefined : faceTerm(face)}
      data-empty={face === null || undefined}
      data-lit={(face === null && picked !== null && !sending) || undefined}
      data-picked={isPicked || undefined}
      className={styles.spot}
      style={{ color: TEAM_COLOUR[hiding.team], transform: `translate(${spot.x}px, ${spot.y}px)` }}
      onClick={press}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press()
      }}
      onPointerDown={(event: PointerEvent) => {
        if (face !== null && !sending) dragging.begin(event, here, face)
      }}
    >
      <rect x={-46} y={-46} width={92} height={92} rx={18} />
      {face !== null && look && (
        <>
          <rect className={styles.laid} x={-32} y={-32} width={64} height={64} rx={12} fill={look.dark} />
          <path d={look.glyph.d} transform="translate(-22 -22) scale(0.086)" fill="#fff8ea" />
          {pointsOfFace(face) > 0 && (
            <text x={22} y={28}>
              {pointsOfFace(face)}
            </text>
          )}
        </>
      )}
    </g>
  )
}
