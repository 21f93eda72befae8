import '@fontsource/encode-sans-expanded/latin-600.css'
import '@fontsource/encode-sans-expanded/latin-700.css'
import type { Board } from '@rulewright/tablekit'
import type { HubworldEvent } from '../rules/events.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'
import { AGENTS_TO_WIN } from '../rules/winning.ts'
import { HubworldBoard } from './Board.tsx'
import { CardsPage } from './cards/CardsPage.tsx'
import { DecksPage } from './cards/DecksPage.tsx'
import { person } from './icons.ts'
import { setUp } from './setup.ts'
import { spotlight } from './spotlight.tsx'
import { termsOf } from './terms.ts'
import { theme } from './theme.ts'
import { keyOfThing } from './things.ts'
import { wishes } from './wishes.ts'
import { zoomOf } from './Zooms.tsx'

export const board: Board<HubworldView, HubworldOption, HubworldEvent> = {
  Component: HubworldBoard,
  theme,
  face: (thing, view) => zoomOf(keyOfThing(thing, view)),
  spotlight,
  terms: termsOf,
  // HW-6.3 before the first action, and as a round ends, everybody is asked and it is nobody's turn.
  turn: ({ phase, turn }) => (phase === 'action' || phase === 'after-action' ? turn : null),
  tally: (view, seat) => [{ label: 'Agents secured', value: view.players[seat]?.score.length ?? 0, of: AGENTS_TO_WIN, glyph: person }],
  wishes,
  setUp,
  pages: [
    { id: 'cards', title: 'Cards', Page: CardsPage },
    { id: 'decks', title: 'Decks', Page: DecksPage },
  ],
}
