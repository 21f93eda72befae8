import type { Glyph } from '@rulewright/tablekit'
import type { TileId } from '../content/tiles.ts'
import type { Point } from './geometry.ts'
import { ancientRuins, castle, crystalCluster, goldBar, metalBar, minerals, mountains, pineTree, windyStripes } from './icons.ts'

export type Ground = TileId

interface Look {
  /** The wash over the parchment, above and below. */
  readonly light: string
  readonly dark: string
  readonly ink: string
  readonly glyph: Glyph
  /** Where the engraving is and how large: x, y, side. */
  readonly marks: readonly (readonly [x: number, y: number, side: number])[]
}

/** How each territory looks: a wash of its own and an engraving that needs no legend. */
export const GROUNDS: Readonly<Record<Ground, Look>> = {
  forest: {
    light: '#c9cf9b',
    dark: '#8a9a5e',
    ink: '#35502b',
    glyph: pineTree,
    marks: [
      [-38, -36, 30],
      [-14, -46, 34],
      [12, -38, 30],
    ],
  },
  copper: { light: '#e3b48c', dark: '#b5743f', ink: '#6b3413', glyph: minerals, marks: [[-21, -48, 42]] },
  silver: { light: '#e2e3e0', dark: '#a3aab0', ink: '#48525c', glyph: metalBar, marks: [[-22, -48, 44]] },
  gold: { light: '#f5df93', dark: '#d0a032', ink: '#76500a', glyph: goldBar, marks: [[-22, -48, 44]] },
  jetstream: { light: '#c4e2ec', dark: '#79b0cb', ink: '#1f5a7a', glyph: windyStripes, marks: [[-27, -50, 54]] },
  crystal: { light: '#ddcdf1', dark: '#a184cd', ink: '#4f2a86', glyph: crystalCluster, marks: [[-24, -50, 48]] },
  mountain: { light: '#cfc6bd', dark: '#8d8178', ink: '#3d352f', glyph: mountains, marks: [[-34, -50, 68]] },
  ruins: { light: '#e0d3b4', dark: '#ab9a74', ink: '#5a4a2a', glyph: ancientRuins, marks: [[-24, -48, 48]] },
  stronghold: { light: '#f2e6c9', dark: '#c8b384', ink: '#4a3a17', glyph: castle, marks: [[-26, -52, 52]] },
}

/** The gradients of all grounds, once in a drawing. */
export function GroundDefs() {
  return (
    <defs>
      {Object.entries(GROUNDS).map(([name, { light, dark }]) => (
        <radialGradient key={name} id={`ground-${name}`} cx="0.42" cy="0.3" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      ))}
      <filter id="paper" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="7" />
        <feColorMatrix values="0 0 0 0 0.35  0 0 0 0 0.27  0 0 0 0 0.13  0 0 0 0.55 -0.2" />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
    </defs>
  )
}

/** The engraving of a ground around the middle of its hex. */
export function Engraving({ ground, at }: { readonly ground: Ground; readonly at: Point }) {
  const { glyph, ink, marks } = GROUNDS[ground]
  return marks.map(([x, y, side]) => (
    <path key={x} d={glyph.d} fill={ink} opacity={0.78} transform={`translate(${at.x + x} ${at.y + y}) scale(${side / 512})`} />
  ))
}
