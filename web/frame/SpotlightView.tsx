import { plain } from '@rulewright/kernel'
import { type Feeling, playSound, SeatMark } from '@rulewright/tablekit'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spot } from '../match/stage.ts'
import { useMessages } from '../words/index.ts'
import styles from './Spotlight.module.css'

interface SpotlightViewProps {
  readonly spot: Spot
  /** Goes to the next thing to see; or straight to the current table. */
  readonly next: () => void
  readonly skip: () => void
  readonly light: (thing: string | null) => void
}

const CUES = { good: 'triumph', bad: 'setback', plain: 'bell' } as const satisfies Record<Feeling, string>
/** Colour is never the only sign. */
const SIGNS: Readonly<Record<Feeling, string>> = { good: '▲', bad: '▼', plain: '◆' }

/** What has just happened, large enough to read, over a board that highlights its subject. A press continues. */
export function SpotlightView({ spot, next, skip, light }: SpotlightViewProps) {
  const m = useMessages()
  const stage = useRef<HTMLDivElement>(null)
  const about = spot.light.things?.[0] ?? null
  const side = useSide(stage, spot.key, about)
  useEffect(() => {
    light(about)
    return () => light(null)
  }, [about, light])
  useSkipping(stage, skip)
  const feeling = spot.light.kind === 'moment' ? spot.light.feeling : null
  useEffect(() => {
    if (feeling) playSound(CUES[feeling])
  }, [feeling])
  const { face, kind } = spot.light
  return (
    <div ref={stage} className={styles.stage} data-kind={kind} data-across={side.across} data-down={side.down} data-feeling={feeling}>
      {/* The live region announces it: screen readers have nothing to press here. */}
      <button
        key={spot.key}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.spot}
        data-spotlight=""
        onClick={next}
        title={m.table.goOn}
      >
        {face && <span className={styles.face}>{face}</span>}
        <span className={styles.told}>
          {spot.light.kind === 'moment' && feeling && (
            <span className={styles.title}>
              <i>{SIGNS[feeling]}</i> {spot.light.title}
            </span>
          )}
          {spot.phrase !== null && (
            <span className={styles.sentence}>
              {spot.seat !== null && <SeatMark seat={spot.seat} size={16} />} <span>{plain(spot.phrase)}</span>
            </span>
          )}
        </span>
      </button>
    </div>
  )
}

interface Side {
  readonly across: 'start' | 'center' | 'end'
  readonly down: 'start' | 'center' | 'end'
}

const MIDDLE: Side = { across: 'center', down: 'center' }

/** Away from its subject, so that both are visible. */
function useSide(stage: RefObject<HTMLElement | null>, key: string, about: string | null): Side {
  const [side, setSide] = useState<{ readonly key: string; readonly side: Side }>({ key: '', side: MIDDLE })
  useLayoutEffect(() => {
    const room = stage.current?.getBoundingClientRect()
    const thing = about === null ? null : stage.current?.parentElement?.querySelector(`[data-thing="${CSS.escape(about)}"]`)
    const box = thing?.getBoundingClientRect()
    if (!room || !box || box.width === 0) return setSide({ key, side: MIDDLE })
    const isLeft = box.left + box.width / 2 < room.left + room.width / 2
    const isHigh = box.top + box.height / 2 < room.top + room.height / 2
    setSide({ key, side: { across: isLeft ? 'end' : 'start', down: isHigh ? 'end' : 'start' } })
  }, [stage, key, about])
  return side.key === key ? side.side : MIDDLE
}

/** A press anywhere else, or Escape, goes straight to the current table. */
function useSkipping(stage: RefObject<HTMLElement | null>, skip: () => void): void {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && stage.current?.contains(event.target)) return
      skip()
    }
    // Before the table gets the event: the same press must not close a list behind it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      skip()
    }
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [stage, skip])
}
