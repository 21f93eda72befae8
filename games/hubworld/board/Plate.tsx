import { calm, tempo } from '@rulewright/tablekit'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { CityArt } from './CityArt.tsx'
import type { Face } from './faces.ts'
import styles from './Plate.module.css'
import { PlateWords } from './PlateWords.tsx'
import { term } from './terms.ts'
import type { Now } from './Values.tsx'

interface PlateProps {
  /** null: facedown, and never seen by the reader. */
  readonly face: Face | null
  readonly now?: Now | undefined
  /** Facedown: a known face shows behind a lifted corner. */
  readonly facedown?: boolean
  readonly exhausted?: boolean
  readonly engaged?: boolean
  readonly cached?: number
  readonly collects?: { readonly shard: number; readonly draw: number } | undefined
  /** As long as a line of a list. */
  readonly long?: boolean
}

/** A horizontal card: one block of the city. It fills its space and shows cost, name, type and values at any size. */
export function Plate({ face, now, facedown = false, exhausted = false, engaged = false, cached = 0, collects, long = false }: PlateProps) {
  const side = facedown ? (face ? 'known' : 'hidden') : 'up'
  const block = useRef<HTMLDivElement>(null)
  useTurning(block, facedown)
  return (
    <div
      className={styles.plate}
      data-faction={face?.faction}
      data-facedown={side === 'up' ? undefined : side}
      data-exhausted={exhausted || undefined}
      data-engaged={engaged || undefined}
    >
      <div ref={block} className={styles.block}>
        {face && (
          <CityArt
            seed={face.key}
            name={face.name}
            type={face.type}
            faction={face.faction}
            frame={long ? 'long' : 'lying'}
            className={styles.art}
          />
        )}
        {facedown && <span className={styles.back} aria-hidden="true" {...term('facedown')} />}
        <PlateWords face={face} now={now} side={side} exhausted={exhausted} cached={cached} collects={collects} />
      </div>
    </div>
  )
}

/** A card that is forged or unforged turns over. */
function useTurning(block: RefObject<HTMLElement | null>, facedown: boolean): void {
  const before = useRef(facedown)
  useLayoutEffect(() => {
    if (before.current === facedown) return
    before.current = facedown
    if (!calm())
      block.current?.animate([{ transform: 'scaleX(0.05)' }, { transform: 'none' }], { duration: 280 * tempo(), easing: 'ease-out' })
  }, [block, facedown])
}
