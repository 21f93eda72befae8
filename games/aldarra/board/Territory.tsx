import { seatColour, seatShape, useThing } from '@rulewright/tablekit'
import { memo } from 'react'
import { BUILDING, CLASS_OF, UNIT_TYPES } from '../content/units.ts'
import type { AldarraView, TerritoryView } from '../rules/view.ts'
import { centreOf, cornersOf, type Point } from './geometry.ts'
import { floatingCrystal, treasureMap } from './icons.ts'
import type { Labels } from './labels.ts'
import styles from './SkyMap.module.css'
import { Ship } from './ships.tsx'
import { TerritoryFace } from './TerritoryFace.tsx'
import { Engraving, GROUNDS } from './terrain.tsx'

interface TerritoryProps {
  readonly territory: TerritoryView
  readonly view: AldarraView
  readonly labels: Labels
}

/** One position of the map: its ground, who controls it and what lies there. */
export const Territory = memo(function Territory({ territory, view, labels }: TerritoryProps) {
  const { hex, tile, control, crystals, explored } = territory
  const middle = centreOf(view.seats, hex)
  const thing = useThing(`hex:${hex}`, {
    label: labels.territory(territory),
    zoom: <TerritoryFace territory={territory} view={view} labels={labels} />,
    flies: false,
  })
  const active = view.order?.hex === hex || view.combat?.hex === hex || view.exploring?.hex === hex
  return (
    <g {...thing} className={styles.territory} data-active={active || undefined}>
      <polygon className={styles.cliff} points={cornersOf({ x: middle.x, y: middle.y + 7 }, 1.5)} />
      <polygon className={styles.ground} points={cornersOf(middle, 1.5)} fill={`url(#ground-${tile})`} stroke={GROUNDS[tile].ink} />
      <Engraving ground={tile} at={middle} />
      {control !== null && <Control seat={control} at={middle} />}
      <polygon className={styles.casing} points={cornersOf(middle, 4.5)} />
      <polygon className={styles.ring} points={cornersOf(middle, 4.5)} />
      {!explored && tile !== 'stronghold' && <Mark d={treasureMap.d} x={middle.x - 42} y={middle.y - 22} ink={GROUNDS[tile].ink} />}
      {crystals > 0 && <Crystals n={crystals} at={middle} />}
    </g>
  )
})

/** The owner's colour around the ground, and the owner's shape in its lower corner. */
function Control({ seat, at }: { readonly seat: number; readonly at: Point }) {
  return (
    <g className={styles.control} data-term="control" style={{ color: seatColour(seat) }}>
      <polygon points={cornersOf(at, 10)} />
      <text x={at.x} y={at.y + 47}>
        {seatShape(seat)}
      </text>
    </g>
  )
}

function Mark({ d, x, y, ink }: { readonly d: string; readonly x: number; readonly y: number; readonly ink: string }) {
  return <path data-term="unexplored" d={d} fill={ink} opacity={0.85} transform={`translate(${x} ${y}) scale(${15 / 512})`} />
}

function Crystals({ n, at }: { readonly n: number; readonly at: Point }) {
  return (
    <g className={styles.crystals} data-term="crystal-token" transform={`translate(${at.x + 25} ${at.y - 22})`}>
      <circle r={12} />
      <path d={floatingCrystal.d} transform={`translate(-9 -9) scale(${18 / 512})`} />
      {n > 1 && (
        <text x={5} y={11}>
          {n}
        </text>
      )}
    </g>
  )
}

const ROW = 24
const SHIP = 0.74
const STEP = 32
/** How many types fit side by side at full size. */
const ABREAST = 3

interface Row {
  readonly seat: number
  readonly types: readonly number[]
}

/** A row for each seat that is there; a single fleet of many types has two. */
function rowsOf({ units }: TerritoryView): readonly Row[] {
  const rows = units
    .map((counts, seat) => ({
      seat,
      types: Array.from({ length: UNIT_TYPES }, (_, unit) => unit).filter((unit) => (counts[unit] ?? 0) > 0),
    }))
    .filter(({ types }) => types.length > 0)
  const [only, other] = rows
  if (!only || other || only.types.length <= ABREAST) return rows
  const half = Math.ceil(only.types.length / 2)
  return [only.types.slice(0, half), only.types.slice(half)].map((types) => ({ seat: only.seat, types }))
}

/** Who is at a position, above its ground: buildings and ships of each seat, each type once with its number. */
export const Fleets = memo(function Fleets({ territory, view, labels }: TerritoryProps) {
  const at = centreOf(view.seats, territory.hex)
  const rows = rowsOf(territory)
  const top = at.y + 15 - (rows.length - 1) * (ROW / 2)
  return rows.map(({ seat, types }, row) => {
    const width = types.length * STEP
    const scale = Math.min(1, 88 / width)
    return (
      <g key={`${seat} ${types[0]}`} transform={`translate(${at.x - (width * scale) / 2} ${top + row * ROW - 12}) scale(${scale})`}>
        {types.map((unit, column) => (
          <Stack
            key={unit}
            hex={territory.hex}
            seat={seat}
            unit={unit}
            n={territory.units[seat]?.[unit] ?? 0}
            x={column * STEP}
            labels={labels}
          />
        ))}
        {/* Above all of them: the frame of the next one would cover a number. */}
        {types.map((unit, column) => (
          <Count key={unit} n={territory.units[seat]?.[unit] ?? 0} x={column * STEP} />
        ))}
      </g>
    )
  })
})

interface StackProps {
  readonly hex: number
  readonly seat: number
  readonly unit: number
  readonly n: number
  readonly x: number
  readonly labels: Labels
}

function Stack({ hex, seat, unit, n, x, labels }: StackProps) {
  const thing = useThing(`ship:${hex}:${seat}:${unit}`, { label: labels.units(seat, unit, n), flies: false })
  return (
    <g {...thing} className={styles.stack} data-building={CLASS_OF[unit] === BUILDING || undefined}>
      <rect className={styles.halo} x={x - 1} y={-2} width={STEP} height={ROW} rx={5} />
      <rect x={x - 1} y={-2} width={STEP} height={ROW} rx={5} />
      <path className={styles.pointer} d={`M${x + 9} -13h12l-6 8z`} />
      <Ship unit={unit} x={x} y={0} scale={SHIP} colour={seatColour(seat)} />
    </g>
  )
}

function Count({ n, x }: { readonly n: number; readonly x: number }) {
  if (n < 2) return null
  return (
    <text className={styles.count} x={x + 26} y={20}>
      {n}
    </text>
  )
}
