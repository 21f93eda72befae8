import { defineLab, type Lever, levers } from '../lab.ts'
import { DIFFICULTIES, difficulties } from './content/difficulties.ts'
import { HUNTERS, hunterSheets, items, MONSTERS, potions, printed, printedNames, stanceIds, stanceRows } from './content/index.ts'
import type { PrimalEvent } from './rules/events.ts'
import type { PrimalOption } from './rules/options.ts'
import type { PrimalState } from './rules/state.ts'

/** What a stance card prints, for each difficulty. */
const stances = Object.fromEntries(
  stanceIds.flatMap((ids, monster) =>
    ids.flatMap((id, stance) => DIFFICULTIES.map((difficulty, n) => [`${id}.${difficulty}`, stanceRows[monster]?.[stance]?.[n] ?? {}])),
  ),
)

/** Values of gear by the rank of the monster, from 1. */
const byRank = (kind: string, of: (sheet: (typeof hunterSheets)[number]) => readonly number[]): Readonly<Record<string, Lever>> =>
  levers(kind, Object.fromEntries(hunterSheets.map((sheet) => [sheet.id, of(sheet)])), { 1: ['0'], 2: ['1'], 3: ['2'] }, 1)

const nameOf = (id: string): string => printedNames.get(id) ?? id

const cardOf = (g: PrimalState, card: number): string | null => printed[g.cards[card] ?? -1]?.id ?? null

/** Every party of this many hunters. */
function parties(size: number): string[][] {
  const grow = (party: string[], from: number): string[][] =>
    party.length === size ? [party] : HUNTERS.slice(from).flatMap((hunter, n) => grow([...party, hunter], from + n + 1))
  return grow([], 0)
}

export const lab = defineLab<PrimalState, PrimalOption, PrimalEvent>({
  numbers: {
    ...levers('stances', stances, { toughness: ['toughness'], damage: ['damage'] }, 1),
    ...levers('difficulties', Object.fromEntries(difficulties.map((row) => [row.id, row])), {
      struggle: ['struggle'],
      potions: ['potions'],
    }),
    ...levers('cards', Object.fromEntries(printed.map((card) => [card.id, card])), { cost: ['cost'], stamina: ['staminaValue'] }),
    ...byRank('weapons', ({ weapon }) => weapon.damage),
    ...byRank('armor', ({ armor }) => armor.health),
    ...byRank('helms', ({ helm }) => helm.health),
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
