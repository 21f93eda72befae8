import { rem } from '@rulewright/tablekit'
import { CRUISER, DESTROYER, DREADNOUGHT, ENGINEER, FORTRESS, FRIGATE, OUTPOST } from '../content/units.ts'

/** Silhouettes of the units on a field of 40 by 28; each class is recognised by its outline alone. */
const SHAPES: Readonly<Record<number, string>> = {
  [FRIGATE]: 'M5 12 1 7v12l4-5c3 5 9 7 15 7s13-3 15-8c-2-5-9-8-15-8S8 7 5 12zM14 23h12l-2 4h-8z',
  [DESTROYER]: 'M4 11 0 5l1 14 4-5c4 4 9 5 15 5h9l11-7-11-5H20c-7 0-12 1-16 4zM10 21h19l-3 4H12zM30 20l7 3-8 1z',
  [CRUISER]: 'M4 11 0 4v16l4-6c3 6 10 8 17 8s16-3 19-10C37 5 28 2 21 2S7 5 4 11zM10 23h22l-3 5H13zM14 25v1h3v-1zm6 0v1h3v-1zm6 0v1h3v-1z',
  [DREADNOUGHT]:
    'M3 7 0 2v11l3-4c4 4 10 5 17 5s16-2 20-6C36 3 27 1 20 1S7 3 3 7zM5 16c3-2 9-3 15-3s13 1 16 4c-3 3-9 4-16 4S8 20 5 16zM7 22h27l-4 6H11zM13 24v2h3v-2zm6 0v2h3v-2zm6 0v2h3v-2z',
  [ENGINEER]:
    'M6 9 2 5v10l4-4c3 4 8 5 14 5s12-2 15-6c-3-5-9-7-15-7S9 5 6 9zM17 16h2v3h-2zm5 0h2v3h-2zM14 19h13v2h3v3h-3v3H14v-3h-3v-3h3zM18 21v4h5v-4z',
  [OUTPOST]: 'M14 28V13l-3-1V7h4V4h2v3h6V4h2v3h4v5l-3 1v15h-4v-6h-4v6zM18 14v4h4v-4z',
  [FORTRESS]: 'M4 28V10h4V6h3v4h3V4h3V0h6v4h3v6h3V6h3v4h4v18H23v-7h-6v7zM17 10v4h6v-4zM8 14v4h3v-4zm21 0v4h3v-4z',
}

interface ShipProps {
  readonly unit: number
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly colour: string
}

/** A unit's silhouette in its owner's colour, in a drawing. */
export function Ship({ unit, x, y, scale = 1, colour }: ShipProps) {
  return (
    <path
      d={SHAPES[unit] ?? ''}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={colour}
      fillRule="evenodd"
      stroke="#0b1622"
      strokeWidth={1.6}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  )
}

/** The same among text. */
export function ShipIcon({
  unit,
  colour,
  size = 28,
  label,
}: {
  readonly unit: number
  readonly colour: string
  readonly size?: number
  readonly label?: string
}) {
  const box = { viewBox: '-1 -1 42 30', width: rem((size * 42) / 30), height: rem(size), style: { flex: 'none' } }
  const ship = <Ship unit={unit} x={0} y={0} colour={colour} />
  return label === undefined ? (
    <svg {...box} aria-hidden="true">
      {ship}
    </svg>
  ) : (
    <svg {...box} role="img" aria-label={label}>
      {ship}
    </svg>
  )
}
