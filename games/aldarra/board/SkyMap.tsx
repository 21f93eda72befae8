import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AldarraView } from '../rules/view.ts'
import { Flight } from './Flight.tsx'
import { type Box, centred, centreOf, hexAcross, type Look, lookAt, mapBox, WHOLE } from './geometry.ts'
import type { Labels } from './labels.ts'
import { type Pointed, ReachOf } from './ReachOf.tsx'
import styles from './SkyMap.module.css'
import { Fleets, Territory } from './Territory.tsx'
import { GroundDefs } from './terrain.tsx'
import { useLook } from './useLook.ts'

interface SkyMapProps {
  readonly view: AldarraView
  readonly labels: Labels
  /** The ship now in flight, if any. */
  readonly flight: { readonly seat: number; readonly unit: number; readonly from: number; readonly to: number } | null
  /** The territories the question is about; a new list is a new question. */
  readonly asked: readonly number[]
  /** What the reader points at, where its reach is worth showing. */
  readonly pointed: Pointed | null
}

/** The sky: every territory, its units and what is happening there; panned and zoomed by mouse, touch and keys. */
export function SkyMap({ view, labels, flight, asked, pointed }: SkyMapProps) {
  const box = useMemo(() => mapBox(view.seats), [view.seats])
  const svg = useRef<SVGSVGElement>(null)
  const { look, moves, set, zoomBy, whole } = useLook(svg, box)
  useRegion(svg, box, view, asked, set)
  const follow = (event: FocusEvent) => {
    const hex = /^hex:(\d+)$/.exec(event.target.getAttribute('data-thing') ?? '')?.[1]
    if (hex !== undefined && look.k > 1.05) set(centred(look, box, centreOf(view.seats, Number(hex))))
  }
  return (
    <div className={styles.sky}>
      <svg
        ref={svg}
        className={styles.map}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={labels.map}
        data-movable=""
        data-moved={look.k > 1.05 || undefined}
        onFocus={follow}
        {...moves}
      >
        <GroundDefs />
        <g transform={`translate(${look.x} ${look.y}) scale(${look.k})`}>
          {view.territories.map((territory) => (
            <Territory key={territory.hex} territory={territory} view={view} labels={labels} />
          ))}
          {view.territories.map((territory) => (
            <Fleets key={territory.hex} territory={territory} view={view} labels={labels} />
          ))}
          {pointed && <ReachOf view={view} pointed={pointed} />}
          {flight && <Flight {...flight} seats={view.seats} />}
        </g>
      </svg>
      <div className={styles.glass}>
        <button type="button" onClick={() => zoomBy(1.4)} aria-label={labels.nearer}>
          +
        </button>
        <button type="button" onClick={() => zoomBy(1 / 1.4)} aria-label={labels.farther} disabled={look.k <= 1.01}>
          −
        </button>
        <button type="button" onClick={whole} aria-label={labels.wholeMap} title={labels.wholeMap} disabled={look.k <= 1.01}>
          ⤢
        </button>
      </div>
    </div>
  )
}

/** Below this width, hexes of the whole map are too small for a finger. */
const NARROW = 560

/** With little room the map moves to what is asked about; while nothing is asked, or once there is room, all of it is shown. */
function useRegion(
  svg: RefObject<SVGSVGElement | null>,
  box: Box,
  view: AldarraView,
  asked: readonly number[],
  set: (look: Look) => void,
): void {
  const latest = useRef(view)
  latest.current = view
  const narrow = useNarrow(svg)
  useEffect(() => {
    if (!narrow || !svg.current) return
    const { clientWidth, clientHeight } = svg.current
    const { seats, territories, you } = latest.current
    const places = asked.map((hex) => centreOf(seats, hex))
    const mine = territories.find(({ units }) => you !== null && units[you]?.some((n) => n > 0))
    const home = mine ? centreOf(seats, mine.hex) : null
    set(places.length === 0 ? WHOLE : lookAt(box, hexAcross(box, clientWidth, clientHeight), places, home))
    return () => set(WHOLE)
  }, [svg, box, asked, set, narrow])
}

/** Whether the map has little room, now and whenever that changes. */
function useNarrow(svg: RefObject<SVGSVGElement | null>): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth <= NARROW)
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [svg])
  return narrow
}
