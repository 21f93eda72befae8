import '@fontsource/zilla-slab/500.css'
import '@fontsource/zilla-slab/600.css'
import type { Board } from '@rulewright/tablekit'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { AlderquestBoard } from './Board.tsx'
import { HeroFace, MinionFace, QuarrelFace, RelicFace } from './faces.tsx'
import { TEAM_COLOUR } from './looks.ts'
import { setUp } from './setup.ts'
import { spotlight } from './spotlight.tsx'
import { termsOf } from './terms.ts'

const SETTING_UP: readonly AlderquestView['phase'][] = ['guilds', 'heroes', 'solo-guild', 'solo-heroes', 'hide']

/** A woodland tournament in late autumn. */
export const board: Board<AlderquestView, AlderquestOption, AlderquestEvent> = {
  Component: AlderquestBoard,
  face: (thing, view) => {
    const [kind, id] = thing.split(':')
    const n = Number(id)
    if (kind === 'quarrel') return <QuarrelFace quarrel={n} />
    if (kind === 'relic') return <RelicFace relic={n} />
    if (kind === 'hero') return <HeroFace hero={n} />
    const minion = kind === 'minion' ? view.minions.find((m) => m.id === n) : undefined
    return minion ? <MinionFace minion={minion} /> : null
  },
  spotlight,
  terms: termsOf,
  setUp,
  turn: (view) => (SETTING_UP.includes(view.phase) ? null : view.seat),
  // A seat wears the colour of its team; its shape distinguishes it from its partner.
  colours: (view) =>
    Object.fromEntries(view.seatOf.map((seat, place) => [`--seat-${seat}`, TEAM_COLOUR[place % 2 === 1 ? 1 : 0]] as const)),
  theme: {
    dark: {
      '--ground': '#161a10',
      '--surface': '#20261a',
      '--raised': '#2b3323',
      '--sunken': '#10130b',
      '--line': '#465236',
      '--text': '#f4ecd8',
      '--quiet': '#bdc2a8',
      '--accent': '#e6a94e',
      '--on-accent': '#201303',
      '--lit': '#ffd66e',
      '--marked': '#9fd8ff',
      '--card-ground': '#1f2417',
      '--card-text': '#f6efdc',
      '--font-name': '"Zilla Slab", Georgia, serif',
      '--team-red': '#ff8a66',
      '--team-blue': '#7fb0ff',
    },
    light: {
      '--ground': '#e9e6d2',
      '--surface': '#f8f6e8',
      '--raised': '#fffdf4',
      '--sunken': '#d9d5bb',
      '--line': '#b9b48f',
      '--text': '#23260f',
      '--quiet': '#515636',
      '--accent': '#7f4f00',
      '--on-accent': '#ffffff',
      '--lit': '#9a5a00',
      '--marked': '#0a5f99',
      '--font-name': '"Zilla Slab", Georgia, serif',
      '--team-red': '#a8310f',
      '--team-blue': '#1c4fae',
    },
  },
}
