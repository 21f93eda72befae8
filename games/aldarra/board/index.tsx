import '@fontsource-variable/cinzel'
import type { Board } from '@rulewright/tablekit'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraOption } from '../rules/options.ts'
import { WINNING_VP } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { AldarraBoard } from './Board.tsx'
import { trophyCup } from './icons.ts'
import { setUp } from './setup.ts'
import { spotlight } from './spotlight.tsx'
import { termsOf } from './terms.ts'
import { wishes } from './wishes.ts'

/** Charts of the sky, brass and storm. */
export const board: Board<AldarraView, AldarraOption, AldarraEvent> = {
  Component: AldarraBoard,
  spotlight,
  terms: termsOf,
  wishes,
  setUp,
  turn: (view) => view.turn,
  tally: (view, seat) => [{ label: 'Victory points', value: view.players[seat]?.vp ?? 0, of: WINNING_VP, glyph: trophyCup }],
  theme: {
    dark: {
      '--ground': '#0c1826',
      '--surface': '#13243a',
      '--raised': '#1b3049',
      '--sunken': '#091422',
      '--line': '#36506e',
      '--text': '#f4ead2',
      '--quiet': '#b4bfca',
      '--accent': '#e3b862',
      '--on-accent': '#221603',
      '--lit': '#ffd76a',
      '--marked': '#c9a8ff',
      '--font-name': '"Cinzel Variable", Georgia, serif',
      '--sky-high': '#1d4468',
      '--sky-low': '#0a1a30',
      '--casing': '#0b1622',
    },
    light: {
      '--ground': '#efe4cb',
      '--surface': '#fbf4e2',
      '--raised': '#fffaf0',
      '--sunken': '#e0d1ae',
      '--line': '#c9b588',
      '--text': '#2a2313',
      '--quiet': '#5d5238',
      '--accent': '#7d5300',
      '--on-accent': '#ffffff',
      '--lit': '#a86400',
      '--marked': '#5b2fa8',
      '--font-name': '"Cinzel Variable", Georgia, serif',
      '--sky-high': '#9fc3dc',
      '--sky-low': '#5f8fb8',
      '--casing': '#fffaf0',
    },
  },
}
