import { defineLab, type Lever, levers } from '../lab.ts'
import { DIFFICULTIES, difficulties } from './content/difficulties.ts'
import { HUNTERS, hunterSheets, items, MONSTERS, potions, printed, printedNames, stanceIds, stanceRows } from './content/index.ts'
import type { PrimalEvent } from './rules/events.ts'
import type { PrimalOption } from './rules/options.ts'
import type { PrimalState } from './rules/state.ts'

type Sheet = (typeof hunterSheets)[number]

/** What a stance card prints, for each difficulty. */
const stances = Object.fromEntries(
  stanceIds.flatMap((ids, monster) =>
    ids.flatMap((id, stance) => DIFFICULTIES.map((difficulty, n) => [`${id}.${difficulty}`, stanceRows[monster]?.[stance]?.[n] ?? {}])),
  ),
)

const nameOf = (id: string): string => printedNames.get(id) ?? id

/** Values of gear by the rank of the monster, from 1. */
function byRank(
  kind: string,
  piece: 'weapon' | 'armor' | 'helm',
  of: (sheet: Sheet) => readonly number[],
): Readonly<Record<string, Lever>> {
  const gear = (hunter: string) => nameOf(hunterSheets.find(({ id }) => id === hunter)?.[piece].id ?? '')
  const label = (hunter: string, rank: string) => `${gear(hunter)} at rank ${rank}: ${piece === 'weapon' ? 'damage' : 'health'}`
  const values = Object.fromEntries(hunterSheets.map((sheet) => [sheet.id, of(sheet)]))
  return levers(kind, values, { 1: ['0'], 2: ['1'], 3: ['2'] }, { least: 1, label })
}

/** The number of a stance at a difficulty: `VX-S1.novice`. */
function stanceLabel(id: string, number: string): string {
  const [stance = '', difficulty = ''] = id.split('.')
  return `${nameOf(stance)} (${difficulty}): ${number}`
}

const cardOf = (g: PrimalState, card: number): string | null => printed[g.cards[card] ?? -1]?.id ?? null

/** Every party of this many hunters. */
function parties(size: number): string[][] {
  const grow = (party: string[], from: number): string[][] =>
    party.length === size ? [party] : HUNTERS.slice(from).flatMap((hunter, n) => grow([...party, hunter], from + n + 1))
  return grow([], 0)
}

export const lab = defineLab<PrimalState, PrimalOption, PrimalEvent>({
  numbers: {
    ...levers('stances', stances, { toughness: ['toughness'], damage: ['damage'] }, { least: 1, label: stanceLabel }),
    ...levers('difficulties', Object.fromEntries(difficulties.map((row) => [row.id, row])), {
      struggle: ['struggle'],
      potions: ['potions'],
    }),
    ...levers(
      'cards',
      Object.fromEntries(printed.map((card) => [card.id, card])),
      { cost: ['cost'], stamina: ['staminaValue'] },
      { label: (id, number) => `${nameOf(id)}: ${number}` },
    ),
    ...byRank('weapons', 'weapon', ({ weapon }) => weapon.damage),
    ...byRank('armor', 'armor', ({ armor }) => armor.health),
    ...byRank('helms', 'helm', ({ helm }) => helm.health),
  },
  sides: {
    hunter: (g, seat) => {
      const hunter = HUNTERS[g.hunters[seat]?.kind ?? -1]
      return hunter ? [hunter] : []
    },
    monster: (g) => [MONSTERS[g.monster] ?? ''],
    difficulty: (g) => [DIFFICULTIES[g.difficulty] ?? ''],
    size: (g) => [String(g.hunters.length)],
    party: (g) => [
      g.hunters
        .map(({ kind }) => HUNTERS[kind] ?? '')
        .sort()
        .join('+'),
    ],
  },
  names: {
    hunter: nameOf,
    monster: nameOf,
    party: (hunters) => hunters.split('+').map(nameOf).join(' and '),
  },
  things: {
    cards: {
      all: printed.map(({ id }) => id),
      drawn: (event) => (event.type === 'drew' ? [[event.hunter, event.is]] : []),
      uses: (option, g) => (option.do === 'play' ? cardOf(g, option.card) : null),
      name: nameOf,
    },
    items: {
      all: items.map(({ id }) => id),
      uses: (option) => (option.do === 'item' ? (items[option.item]?.id ?? null) : null),
      name: nameOf,
    },
    potions: {
      all: potions.map(({ id }) => id),
      drawn: (event) => (event.type === 'potion-chosen' ? [[event.hunter, event.potion]] : []),
      uses: (option) => (option.do === 'consume' ? (potions[option.potion]?.id ?? null) : null),
      name: nameOf,
    },
  },
  rounds: (g) => g.round,
  tables: {
    /** Every monster at every difficulty, each met by every party in turn. */
    hunts: (seats) =>
      parties(seats).flatMap((hunters) =>
        MONSTERS.flatMap((monster) => DIFFICULTIES.map((difficulty) => ({ monster, difficulty, hunters, outfit: 'ready' }))),
      ),
  },
})
