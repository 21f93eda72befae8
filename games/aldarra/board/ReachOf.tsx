import { useMemo } from 'react'
import { type AldarraView, chartOf } from '../rules/view.ts'
import { centreOf, cornersOf } from './geometry.ts'
import { reachOf } from './outlook.ts'
import styles from './SkyMap.module.css'

export interface Pointed {
  readonly hex: number
  /** One type of ship there; null: everything that an Order there could move. */
  readonly unit: number | null
}

const HEX = /^hex:(\d+)$/
const SHIP = /^ship:(\d+):(\d+):(\d+)$/

/** What the reader points at, if it has a reach: a territory an Order could be placed in, or a ship of one's own. */
export function pointedAt(lit: string | null, prompt: string | undefined, view: AldarraView): Pointed | null {
  if (lit === null || view.you === null) return null
  const hex = HEX.exec(lit)?.[1]
  if (hex !== undefined) return prompt === 'activate' || prompt === 'mode' ? { hex: Number(hex), unit: null } : null
  const ship = SHIP.exec(lit)
  return ship && Number(ship[2]) === view.you && prompt === 'ship' ? { hex: Number(ship[1]), unit: Number(ship[3]) } : null
}

/** The reach of an Order over the map: dotted rings where ships there could fly, dotted lines from those that could come. */
export function ReachOf({ view, pointed: { hex, unit } }: { readonly view: AldarraView; readonly pointed: Pointed }) {
  const { out, comers } = useMemo(() => reachOf(chartOf(view), view.you ?? 0, hex, unit), [view, hex, unit])
  const to = centreOf(view.seats, hex)
  const lines = unit === null ? comers.map((each) => ({ hex: each.hex, at: centreOf(view.seats, each.hex) })) : []
  return (
    <g className={styles.reach}>
      {[...out].map((each) => (
        <g key={each}>
          <polygon className={styles.under} points={cornersOf(centreOf(view.seats, each), 15)} />
          <polygon className={styles.out} points={cornersOf(centreOf(view.seats, each), 15)} />
        </g>
      ))}
      {lines.map(({ hex: from, at }) => (
        <g key={from}>
          <line className={styles.under} x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
          <line className={styles.come} x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
        </g>
      ))}
    </g>
  )
}
