import type { Pick, SetUp } from '@rulewright/tablekit'
import { FACTIONS } from '../content/factions.ts'
import { setting as named } from '../words/settings.ts'
import { words } from '../words/setup.ts'
import { EMBLEMS } from './emblems.ts'
import { compass, treasureMap, windyStripes } from './icons.ts'

const HUES: Readonly<Record<(typeof FACTIONS)[number]['colour'], number>> = { blue: 214, green: 130, yellow: 44, red: 4 }
const ROUNDS = [6, 8, 10, 12, 16, 20, 30]

const maps: readonly Pick[] = [
  { value: 'random', title: named('map', 'random'), about: words.random, glyphs: [windyStripes], hue: 210 },
  { value: 'suggested', title: named('map', 'suggested'), about: words.suggested, glyphs: [treasureMap], hue: 36 },
]

const factions: readonly Pick[] = [
  { value: 'any', title: words.any[0], about: words.any[1], glyphs: [compass], hue: 262 },
  ...FACTIONS.map(({ id, name, colour, text }) => ({ value: id, title: name, about: text, glyphs: [EMBLEMS[id]], hue: HUES[colour] })),
]

export const setUp: SetUp = {
  // At two, points reverse the order of the factions instead of evening it out (docs/balance.md): there is only one way.
  applies: (setting, { seats, values }) => setting !== 'balancedBy' || (seats > 2 && values.balanced === true),
  picks: (setting) => (setting === 'map' ? maps : setting === 'faction' ? factions : null),
  numbers: (setting) => (setting === 'lastRound' ? [[0, words.noLastRound], ...ROUNDS.map((n) => [n, words.lastRound(n)] as const)] : null),
  about: (setting) => (setting in words.about ? words.about[setting as keyof typeof words.about] : undefined),
  first: { seats: 2, values: { map: 'suggested' }, about: words.first },
}
