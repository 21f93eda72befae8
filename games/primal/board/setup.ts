import type { Pick, PlannedTable, SetUp } from '@rulewright/tablekit'
import { difficulties } from '../content/difficulties.ts'
import { HUNTERS, type HunterId, type ItemId, items, MONSTERS, monsterSheets } from '../content/index.ts'
import { outfits, suited } from '../content/outfits.ts'
import { hunterTitle, nameOf } from '../words/names.ts'
import { words } from '../words/setup.ts'
import { itemText, potionText } from '../words/texts.ts'
import { PORTRAITS } from './art.ts'
import { bestialFangs, burningEye, crestedHelmet, flyingFlag, knapsack, sprint } from './icons.ts'
import { BEASTS } from './looks.ts'
import { rollingDices } from './outfit-icons.ts'
import { OUTFIT_GLYPHS } from './outfit-pictures.ts'

const MONSTER_HUES = { vyraxen: 14, toramat: 36, korowon: 168 }
const ITEM_HUES: Readonly<Record<ItemId, number>> = { 'IT-1': 196, 'IT-2': 46, 'IT-3': 262, 'IT-4': 138, 'IT-5': 12, 'IT-6': 226 }
const LEVELS = { novice: [sprint, 128], veteran: [bestialFangs, 32], elder: [burningEye, 356] } as const

const monsters: readonly Pick[] = MONSTERS.map((id) => ({
  value: id,
  title: nameOf(id),
  about: words.monsters[id],
  glyphs: [BEASTS[id]],
  hue: MONSTER_HUES[id],
}))

/** What the seats have chosen for themselves, as far as it is known. */
const settledBy = (table: PlannedTable, setting: 'hunters' | 'outfit'): readonly unknown[] => {
  const list = table.values[setting]
  return Array.isArray(list) ? list : []
}
const hunterOf = (table: PlannedTable, seat: number): HunterId | undefined => HUNTERS.find((id) => id === settledBy(table, 'hunters')[seat])

/** What nobody else has picked. */
function isFree(setting: 'hunters' | 'outfit', value: string, table: PlannedTable, seat: number): boolean {
  return !settledBy(table, setting).some((other, place) => place !== seat && other === value)
}

const hunters = (table: PlannedTable, seat: number): readonly Pick[] => [
  { value: 'choose', title: words.choose[0], about: words.choose[1], glyphs: [flyingFlag], hue: 210 },
  ...HUNTERS.filter((id) => isFree('hunters', id, table, seat)).map((id) => ({
    value: id,
    title: nameOf(id),
    about: hunterTitle(id),
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

/** Useless without partners. */
const FOR_PARTNERS: readonly ItemId[] = ['IT-2', 'IT-4']

/** An outfit with its contents, for this table's monster and difficulty. */
function outfit(item: ItemId, { values }: PlannedTable): Omit<Pick, 'value'> {
  const level = monsterSheets.find(({ id }) => id === values.monster)?.rank ?? 1
  const most = difficulties.find(({ id }) => id === values.difficulty)?.potions ?? outfits[item].length
  const taken = outfits[item].slice(0, most)
  return {
    title: nameOf(item),
    about: words.outfits[item],
    glyphs: [OUTFIT_GLYPHS[item]],
    hue: ITEM_HUES[item],
    contents: [
      { title: nameOf(item), about: itemText(item, level), glyph: OUTFIT_GLYPHS[item] },
      ...taken.map((potion) => ({ title: nameOf(potion), about: potionText(potion, level), glyph: OUTFIT_GLYPHS[potion] })),
    ],
  }
}

/** The ready-made ones that nobody else brings, one's own, and any. */
function outfitPicks(table: PlannedTable, seat: number): readonly Pick[] {
  const taken = settledBy(table, 'outfit').map((wish, place) => {
    const hunter = hunterOf(table, place)
    return place === seat ? null : wish === 'ready' && hunter ? suited[hunter] : wish
  })
  const isOffered = (item: ItemId) => !taken.includes(item) && !(table.seats === 1 && FOR_PARTNERS.includes(item))
  const hunter = hunterOf(table, seat)
  const own = hunter && suited[hunter]
  const now = settledBy(table, 'outfit')[seat]
  const ready: readonly Pick[] = own
    ? isOffered(own) || now === 'ready'
      ? [{ ...outfit(own, table), value: 'ready', title: words.suits(nameOf(hunter)) }]
      : []
    : [{ value: 'ready', title: words.suitsAny[0], about: words.suitsAny[1], glyphs: [crestedHelmet], hue: 128 }]
  return [
    { value: 'choose', title: words.pack[0], about: words.pack[1], glyphs: [knapsack], hue: 42 },
    ...ready,
    ...items.flatMap(({ id }) => (id === now || (id !== own && isOffered(id)) ? [{ ...outfit(id, table), value: id }] : [])),
    { value: 'random', title: words.random[0], about: words.random[1], glyphs: [rollingDices], hue: 90 },
  ]
}

const PICKS: Readonly<Record<string, (table: PlannedTable, seat: number) => readonly Pick[]>> = {
  monster: () => monsters,
  difficulty: () => levels,
  hunters,
  outfit: outfitPicks,
}

export const setUp: SetUp = {
  picks: (setting, table, seat) => PICKS[setting]?.(table, seat) ?? null,
  about: (setting) => (setting === 'outfit' ? words.outfit : undefined),
  first: {
    seats: 2,
    values: { monster: 'vyraxen', difficulty: 'novice', hunters: ['dareon', 'mirah'], outfit: ['ready', 'ready'] },
    about: words.first,
  },
}
