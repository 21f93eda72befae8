import type { Pick, PlannedTable, SetUp } from '@rulewright/tablekit'
import { difficulties } from '../content/balance.ts'
import { HUNTERS, type HunterId, MONSTERS } from '../content/index.ts'
import { outfits } from '../content/outfits.ts'
import { hunterTitle, nameOf } from '../words/names.ts'
import { setting as named } from '../words/settings.ts'
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

/** What a hunter brings of the ready-made, at this table's difficulty. */
function broughtBy(hunter: HunterId, { values }: PlannedTable): string {
  const { item, potions } = outfits[hunter]
  const taken = difficulties.find(({ id }) => id === values.difficulty)?.potions ?? potions.length
  return [item, ...potions.slice(0, taken)].map(nameOf).join(', ')
}

const hunters = (table: PlannedTable): readonly Pick[] => [
  { value: 'choose', title: words.choose[0], about: words.choose[1], glyphs: [flyingFlag], hue: 210 },
  ...HUNTERS.map((id) => ({
    value: id,
    title: nameOf(id),
    about: table.values.outfit === 'ready' ? words.brings(hunterTitle(id), broughtBy(id, table)) : hunterTitle(id),
    glyphs: [PORTRAITS[id].glyph],
    hue: PORTRAITS[id].hue,
  })),
]

const levels: readonly Pick[] = difficulties.map(({ id, name }) => ({
  value: id,
  title: name,
  about: words.difficulties[id],
  glyphs: [LEVELS[id][0]],
  hue: LEVELS[id][1],
}))

/** The ready-made ones are listed for the hunters that come, or for all among whom is chosen at the table. */
function outfitPicks(table: PlannedTable): readonly Pick[] {
  const wanted: unknown = table.values.hunters
  const chosen = HUNTERS.filter((id) => Array.isArray(wanted) && wanted.includes(id))
  const coming = chosen.length > 0 ? chosen : HUNTERS
  const listed = coming.map((id) => `${nameOf(id)}: ${broughtBy(id, table)}.`).join(' ')
  return [
    { value: 'choose', title: named('outfit', 'choose'), about: words.outfits.choose, glyphs: [knapsack], hue: 42 },
    { value: 'ready', title: named('outfit', 'ready'), about: `${words.outfits.ready} ${listed}`, glyphs: [crestedHelmet], hue: 128 },
  ]
}

const PICKS: Readonly<Record<string, (table: PlannedTable) => readonly Pick[]>> = {
  monster: () => monsters,
  difficulty: () => levels,
  hunters,
  outfit: outfitPicks,
}

export const setUp: SetUp = {
  picks: (setting, table) => PICKS[setting]?.(table) ?? null,
  first: {
    seats: 2,
    values: { monster: 'vyraxen', difficulty: 'novice', hunters: ['dareon', 'mirah'], outfit: 'ready' },
    about: words.first,
  },
}
