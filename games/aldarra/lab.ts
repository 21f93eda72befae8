import { byId, defineLab, type Lever, levers } from '../lab.ts'
import { DISCOVERIES } from './content/discoveries.ts'
import { EXPLORES } from './content/explores.ts'
import { FACTIONS } from './content/factions.ts'
import { HEAD_STARTS } from './content/head-starts.ts'
import { OBJECTIVES } from './content/objectives.ts'
import { PURCHASES } from './content/purchases.ts'
import { UNITS } from './content/units.ts'
import type { AldarraEvent } from './rules/events.ts'
import type { AldarraOption } from './rules/options.ts'
import type { AldarraState } from './rules/state.ts'

const SIDE = { cost: ['cost'], armor: ['armor'], move: ['move'], intercept: ['intercept'] }

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

const nameIn =
  (list: readonly { readonly id: string; readonly name: string }[]) =>
  (id: string): string =>
    list.find((thing) => thing.id === id)?.name ?? id

/** The Discovery that a faction begins with, by its number: there are no more than there are cards. */
const beginnings = (): Readonly<Record<string, Lever>> =>
  Object.fromEntries(
    Object.entries(levers('factions', byId(FACTIONS), { discovery: ['startsWith'], even: ['startsEven'] })).map(([name, lever]) => [
      name,
      { ...lever, most: DISCOVERIES.length - 1 },
    ]),
  )

export const lab = defineLab<AldarraState, AldarraOption, AldarraEvent>({
  numbers: {
    ...levers('units', Object.fromEntries(UNITS.map(({ id, standard }) => [id, standard])), SIDE, {
      label: (id, number) => `${nameIn(UNITS)(id)}: ${number}`,
    }),
    ...levers('upgraded', Object.fromEntries(UNITS.map(({ id, upgraded }) => [id, upgraded])), SIDE, {
      label: (id, number) => `${nameIn(UNITS)(id)}, upgraded: ${number}`,
    }),
    ...levers(
      'purchases',
      byId(PURCHASES),
      { coins: ['coins'], crystals: ['crystals'], vp: ['vp'] },
      { label: (id, number) => `Buying points, row ${id.replace(/\D+/, '')}: ${number}` },
    ),
    ...beginnings(),
    ...levers('headStarts', byId(HEAD_STARTS), { vp: ['vp'] }, { label: (id, number) => `${nameIn(FACTIONS)(id)}, head start: ${number}` }),
    ...levers('objectives', byId(OBJECTIVES), { vp: ['vp'], need: ['need'] }),
  },
  sides: {
    faction: ({ players }, seat) => {
      const faction = FACTIONS[players[seat]?.faction ?? -1]
      return faction ? [faction.id] : []
    },
    clockwise: (g, seat) => [String(g.clockwise.indexOf(seat) + 1)],
  },
  names: { faction: nameIn(FACTIONS) },
  things: {
    objectives: {
      all: idsOf(OBJECTIVES),
      drawn: (event) =>
        event.type === 'drew-objectives' ? (event.cards ?? []).map((card) => [event.seat, OBJECTIVES[card]?.id ?? ''] as const) : [],
      uses: (option) => (option.do === 'claim' ? (OBJECTIVES[option.objective]?.id ?? null) : null),
      name: nameIn(OBJECTIVES),
    },
    explores: {
      all: idsOf(EXPLORES),
      drawn: (event) => (event.type === 'held' && event.card !== null ? [[event.seat, EXPLORES[event.card]?.id ?? '']] : []),
      uses: (option) => (option.do === 'play' ? (EXPLORES[option.explore]?.id ?? null) : null),
      name: nameIn(EXPLORES),
    },
    discoveries: {
      all: idsOf(DISCOVERIES),
      drawn: (event) => (event.type === 'discovered' ? [[event.seat, DISCOVERIES[event.discovery]?.id ?? '']] : []),
      uses: (option) => (option.do === 'take' || option.do === 'find' ? (DISCOVERIES[option.discovery]?.id ?? null) : null),
      name: nameIn(DISCOVERIES),
    },
    units: {
      all: idsOf(UNITS),
      uses: (option) => (option.do === 'build' ? (UNITS[option.unit]?.id ?? null) : null),
      name: nameIn(UNITS),
    },
  },
  rounds: (g) => g.round,
})
