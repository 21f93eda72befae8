import { type FocusEvent, useMemo, useRef } from 'react'
import type { AldarraView } from '../rules/view.ts'
import { Flight } from './Flight.tsx'
import { centred, centreOf, mapBox } from './geometry.ts'
import type { Labels } from './labels.ts'
import styles from './SkyMap.module.css'
import { Fleets, Territory } from './Territory.tsx'
import { GroundDefs } from './terrain.tsx'
import { useLook } from './useLook.ts'

interface SkyMapProps {
  readonly view: AldarraView
  readonly labels: Labels
  /** The ship now gliding, if any. */
  readonly flight: { readonly seat: number; readonly unit: number; readonly from: number; readonly to: number } | null
}

/** The sky: every territory, its units and what is happening there; moved and enlarged by mouse, touch and keys. */
export function SkyMap({ view, labels, flight }: SkyMapProps) {
  const box = useMemo(() => mapBox(view.seats), [view.seats])
  const svg = useRef<SVGSVGElement>(null)
  const { look, moves, set, zoomBy } = useLook(svg, box)
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
      </div>
    </div>
  )
}
