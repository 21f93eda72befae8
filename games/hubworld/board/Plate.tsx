import { calm, hyphenated, Icon } from '@rulewright/tablekit'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { CityArt } from './CityArt.tsx'
import type { Face } from './faces.ts'
import { cutDiamond, sleepy } from './icons.ts'
import { COLLECTS, FACTION, TYPE } from './kinds.ts'
import styles from './Plate.module.css'
import { COLLECT_TERM, term } from './terms.ts'
import { type Now, Values } from './Values.tsx'

interface PlateProps {
  /** null: facedown, and never seen by the reader. */
  readonly face: Face | null
  readonly now?: Now | undefined
  /** Facedown: a face that is known shows behind a lifted corner. */
  readonly facedown?: boolean
  readonly exhausted?: boolean
  readonly engaged?: boolean
  readonly cached?: number
  readonly collects?: { readonly shard: number; readonly draw: number } | undefined
  /** As long as a line of a list. */
  readonly long?: boolean
}

/** A card lying: one block of the city. It fills the room it is given and says cost, name, type and values at any size. */
export function Plate({ face, now, facedown = false, exhausted = false, engaged = false, cached = 0, collects, long = false }: PlateProps) {
  const cost = now ? now.cost : (face?.cost ?? null)
  const block = useRef<HTMLDivElement>(null)
  useTurning(block, facedown)
  return (
    <div
      className={styles.plate}
      data-faction={face?.faction}
      data-facedown={facedown ? (face ? 'known' : 'hidden') : undefined}
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
        <div className={styles.words}>
          {cost !== null && (
            <span className={styles.cost} title="Shards it costs" {...term('cost')}>
              <span className={styles.unseen}>Cost </span>
              {cost}
            </span>
          )}
          {face && <span className={styles.name}>{hyphenated(face.name)}</span>}
          <Icons face={face} exhausted={exhausted} cached={cached} collects={facedown ? undefined : collects} />
          <span className={styles.values}>
            <Values face={face} now={now} />
          </span>
        </div>
      </div>
    </div>
  )
}

interface IconsProps extends Pick<PlateProps, 'face' | 'collects'> {
  readonly exhausted: boolean
  readonly cached: number
}

/** What a card is and what has become of it, in signs. */
function Icons({ face, exhausted, cached, collects }: IconsProps) {
  return (
    <span className={styles.icons}>
      {exhausted && (
        <span className={styles.tired} title="Exhausted" {...term('exhausted')}>
          <Icon of={sleepy} label="Exhausted" />
        </span>
      )}
      {cached > 0 && (
        <span className={styles.cached} title="Cached shards" {...term('cached-shards')}>
          <Icon of={cutDiamond} label="Cached shards" /> {cached}
        </span>
      )}
      {face && (
        <span title={TYPE[face.type].name} {...term(face.type)}>
          <Icon of={TYPE[face.type].glyph} label={TYPE[face.type].name} />
        </span>
      )}
      {face && (
        <span className={styles.faction} title={FACTION[face.faction].name} {...term(face.faction)}>
          <Icon of={FACTION[face.faction].glyph} label={FACTION[face.faction].name} />
        </span>
      )}
      {collects && <Collects {...collects} />}
    </span>
  )
}

function Collects({ shard, draw }: { readonly shard: number; readonly draw: number }) {
  return (
    <>
      {shard > 0 && (
        <span className={styles.collects} title={COLLECTS.shard.name} {...term(COLLECT_TERM.shard)}>
          +{shard}
          <Icon of={COLLECTS.shard.glyph} label={COLLECTS.shard.name} />
        </span>
      )}
      {draw > 0 && (
        <span className={styles.collects} title={COLLECTS.draw.name} {...term(COLLECT_TERM.draw)}>
          +{draw}
          <Icon of={COLLECTS.draw.glyph} label={COLLECTS.draw.name} />
        </span>
      )}
    </>
  )
}

/** A card that is forged or unforged turns over. */
function useTurning(block: RefObject<HTMLElement | null>, facedown: boolean): void {
  const before = useRef(facedown)
  useLayoutEffect(() => {
    if (before.current === facedown) return
    before.current = facedown
    if (!calm()) block.current?.animate([{ transform: 'scaleX(0.05)' }, { transform: 'none' }], { duration: 280, easing: 'ease-out' })
  }, [block, facedown])
}
