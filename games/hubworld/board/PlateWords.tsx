import { hyphenated, Icon, Unseen } from '@rulewright/tablekit'
import type { Face } from './faces.ts'
import { cutDiamond, sleepy } from './icons.ts'
import { COLLECTS, FACTION, TYPE } from './kinds.ts'
import styles from './PlateWords.module.css'
import { COLLECT_TERM, term } from './terms.ts'
import { type Now, Values } from './Values.tsx'

interface PlateWordsProps {
  readonly face: Face | null
  readonly now: Now | undefined
  /** Which side of the card is up; a facedown card may be known to the reader. */
  readonly side: 'up' | 'known' | 'hidden'
  readonly exhausted: boolean
  readonly cached: number
  readonly collects: { readonly shard: number; readonly draw: number } | undefined
}

/** The words of a horizontal card: cost, name, signs and values, arranged for the available room. */
export function PlateWords({ face, now, side, exhausted, cached, collects }: PlateWordsProps) {
  const cost = now ? now.cost : (face?.cost ?? null)
  return (
    <div className={styles.words} data-facedown={side === 'up' ? undefined : side}>
      {cost !== null && (
        <span className={styles.cost} title="Shards it costs" {...term('cost')}>
          <Unseen>Cost </Unseen>
          {cost}
        </span>
      )}
      {face && <span className={styles.name}>{hyphenated(face.name)}</span>}
      <Icons face={face} exhausted={exhausted} cached={cached} collects={side === 'up' ? collects : undefined} />
      <span className={styles.values}>
        <Values face={face} now={now} />
      </span>
    </div>
  )
}

type IconsProps = Pick<PlateWordsProps, 'face' | 'collects' | 'exhausted' | 'cached'>

/** What a card is and what has happened to it, in signs. */
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
