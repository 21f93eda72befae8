import type { Pick, SetUp } from '@rulewright/tablekit'
import { difficulties } from '../content/balance.ts'
import { HUNTERS, MONSTERS } from '../content/index.ts'
import { hunterTitle, nameOf } from '../words/names.ts'
import { settingWords as named } from '../words/settings.ts'
import { words } from '../words/setup.ts'
import { PORTRAITS } from './art.ts'
import { bestialFangs, burningEye, crestedHelmet, flyingFlag, knapsack, sprint } from './icons.ts'
import { BEASTS } from './looks.ts'

const MONSTER_HUES = { vyraxen: 14, toramat: 36, korowon: 168 }
const LEVELS = { novice: [sprint, 128], veteran: [bestialFangs, 32], elder: [burningEye, 356] } as const

const monsters: readonly Pick[] = MONSTERS.map((id) => ({
  value: id,
  title: nameOf(id),
  about: words.monsters[id],
  glyphs: [BEASTS[id]],
  hue: MONSTER_HUES[id],
}))

const hunters: readonly Pick[] = [
  { value: 'choose', title: words.choose[0], about: words.choose[1], glyphs: [flyingFlag], hue: 210 },
  ...HUNTERS.map((id) => ({ value: id, title: nameOf(id), about: hunterTitle(id), glyphs: [PORTRAITS[id].glyph], hue: PORTRAITS[id].hue })),
]

const levels: readonly Pick[] = difficulties.map(({ id, name }) => ({
  value: id,
  title: name,
  about: words.difficulties[id],
  glyphs: [LEVELS[id][0]],
  hue: LEVELS[id][1],
}))

const outfits: readonly Pick[] = [
  { value: 'choose', title: named('outfit', 'choose'), about: words.outfits.choose, glyphs: [knapsack], hue: 42 },
  { value: 'ready', title: named('outfit', 'ready'), about: words.outfits.ready, glyphs: [crestedHelmet], hue: 128 },
]

const PICKS: Readonly<Record<string, readonly Pick[]>> = { monster: monsters, difficulty: levels, hunters, outfit: outfits }

export const setUp: SetUp = {
  picks: (setting) => PICKS[setting] ?? null,
  first: {
    seats: 2,
    values: { monster: 'vyraxen', difficulty: 'novice', hunters: ['dareon', 'mirah'], outfit: 'ready' },
    about: words.first,
  },
}
