import '@fontsource/metamorphous'
import type { Board } from '@rulewright/tablekit'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { PrimalBoard } from './Board.tsx'
import { faceOf } from './faces.tsx'
import { setUp } from './setup.ts'
import { spotlight } from './spotlight.tsx'
import { termsOf } from './terms.ts'
import { wishes } from './wishes.ts'

/** Cave painting and firelight. */
export const board: Board<PrimalView, PrimalOption, PrimalEvent> = {
  Component: PrimalBoard,
  face: faceOf,
  spotlight,
  terms: termsOf,
  turn: (view) => view.active,
  wishes,
  setUp,
  theme: {
    dark: {
      '--ground': '#16110d',
      '--surface': '#211812',
      '--raised': '#2d2119',
      '--sunken': '#0f0b08',
      '--line': '#4d3a2a',
      '--text': '#f5e6cf',
      '--quiet': '#c4b09a',
      '--accent': '#e79a4a',
      '--on-accent': '#1d0f03',
      '--lit': '#ffc35a',
      '--marked': '#8fd0ff',
      '--card-ground': '#1d1510',
      '--card-text': '#f7ead6',
      '--font-name': 'Metamorphous, Georgia, serif',
    },
    light: {
      '--ground': '#efe3d0',
      '--surface': '#faf2e4',
      '--raised': '#fffaf0',
      '--sunken': '#dfcdb2',
      '--line': '#c8b08c',
      '--text': '#2a1c10',
      '--quiet': '#604a34',
      '--accent': '#8c4708',
      '--on-accent': '#ffffff',
      '--lit': '#a35400',
      '--marked': '#0b5c96',
      '--font-name': 'Metamorphous, Georgia, serif',
    },
  },
}
