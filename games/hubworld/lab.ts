import { defineLab, type Lever, levers } from '../lab.ts'
import { cards } from './content/cards/index.ts'
import { STARTER_NAMES, STARTERS } from './content/decks/index.ts'
import { allDefs, defAt, defOf } from './rules/card.ts'
import type { HubworldEvent } from './rules/events.ts'
import type { HubworldOption } from './rules/options.ts'
import { cardAt, type HubworldState, NONE, playerAt } from './rules/state.ts'

const defs = Object.fromEntries(allDefs().map((def) => [def.key, def]))

const withKeyword = (keyword: 'refund' | 'cache') => Object.fromEntries(Object.entries(defs).filter(([, def]) => def[keyword] > 0))

const seekerOf = (g: HubworldState, seat: number): string => defOf(g, playerAt(g, seat).seeker).key

/** A starter deck is known by its seeker, also where a variant changes its list. */
const deckOf = (seeker: string): string => STARTER_NAMES.find((name) => STARTERS[name].seeker === seeker) ?? seeker

/** What an option brings into play for its price. */
function brought(option: HubworldOption, g: HubworldState, seat: number): string | null {
  if (option.do === 'play' || option.do === 'rush') return defAt(cardAt(g, option.card).def).key
  if (option.do !== 'forge') return null
  const card = playerAt(g, seat).grid[option.slot] ?? NONE
  return card === NONE ? null : defOf(g, card).key
}

const VALUES = { presence: ['presence'], barrier: ['barrier'] }

/** Costs and values stand in the rules' own definitions, and on the cards as they are shown. */
function values(): Readonly<Record<string, Lever>> {
  const shown = levers('cards', cards, { cost: ['cost'], ...VALUES })
  const found = Object.entries(levers('cards', defs, { cost: ['cost', 'shardCost'], ...VALUES }))
  const both = (lever: Lever, face: Lever | undefined) => (to: number) => {
    lever.set(to)
    face?.set(to)
  }
  return Object.fromEntries(found.map(([name, lever]) => [name, { ...lever, set: both(lever, shown[name]) }]))
}

export const lab = defineLab<HubworldState, HubworldOption, HubworldEvent>({
  numbers: {
    ...values(),
    ...levers('cards', withKeyword('refund'), { refund: ['refund'] }),
    ...levers('cards', withKeyword('cache'), { cache: ['cache'] }),
  },
  sides: {
    deck: (g, seat) => [deckOf(seekerOf(g, seat))],
    turn: (g, seat) => [g.firstPlayer === seat ? 'first' : 'later'],
  },
  things: {
    cards: {
      all: Object.keys(cards),
      drawn: (event) => (event.type === 'drew' && event.key !== null ? [[event.seat, event.key]] : []),
      uses: brought,
      name: (key) => (key in cards ? cards[key as keyof typeof cards].title : key),
    },
  },
  rounds: (g) => g.round,
  tables: {
    /** Every pair of starter decks, each from either seat. */
    starters: (seats) =>
      STARTER_NAMES.flatMap((one) =>
        STARTER_NAMES.filter((other) => other !== one).map((other) => ({
          decks: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? one : other)),
        })),
      ),
  },
})
