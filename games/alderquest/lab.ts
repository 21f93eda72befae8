import { byId, defineLab, levers } from '../lab.ts'
import { START_QUARRELS } from './content/constants.ts'
import { DIFFICULTIES, difficulties } from './content/difficulties.ts'
import { GUILDS, guilds } from './content/guilds.ts'
import { HERO_IDS, type HeroId, heroes, STAND_IN } from './content/heroes.ts'
import { MINION_TYPES, typeOf } from './content/minion-types.ts'
import { QUARREL_IDS, quarrels } from './content/quarrels.ts'
import { RELIC_IDS, relics } from './content/relics.ts'
import type { AlderquestEvent } from './rules/events.ts'
import type { AlderquestOption } from './rules/options.ts'
import { seatFor, teamOfSeat } from './rules/seats.ts'
import type { AlderquestState } from './rules/state.ts'

const HUMAN = 0

/** Of the ten runes of a guild two lie on the Board at the start (AQ-6.6). */
const MOST_RUNES = 8

/** The seat that answers for a team; in solitaire the person's alone is counted. */
const seatOfTeam = (g: AlderquestState, team: number): number[] => (g.solo && team !== HUMAN ? [] : [seatFor(g, team === 0 ? 0 : 1)])

/** A team's guilds by name, in an order of their own. */
const guildsOf = (g: AlderquestState, seat: number): string[] =>
  [...g.teams[teamOfSeat(g, seat) ?? 0].guilds].sort((a, b) => a - b).map((guild) => guilds[GUILDS[guild] ?? 'BAR'].name)

/** Whose ability an option would use: the Hero that acts. */
function abilityIn(option: AlderquestOption, g: AlderquestState): string | null {
  const scene = option.do === 'ability' ? g.scenes.at(-1) : undefined
  return scene?.on === 'hero' ? (HERO_IDS[scene.hero] ?? null) : null
}

const heldBy = (g: AlderquestState, team: number, thing: string | undefined): (readonly [number, string])[] =>
  thing === undefined ? [] : seatOfTeam(g, team).map((seat) => [seat, thing])

export const lab = defineLab<AlderquestState, AlderquestOption, AlderquestEvent>({
  numbers: {
    ...levers('heroes', heroes, { cost: ['cost'] }),
    ...levers('minions', byId(MINION_TYPES), { copies: ['copies'] }, { least: 1 }),
    ...levers('quarrels', quarrels, { copies: ['copies'] }, { least: 1 }),
    ...levers('difficulty', difficulties, { target: ['target'], traps: ['traps'], snowflakes: ['snowflakes'] }),
    ...levers('guilds', guilds, { runes: ['startingRunes'] }, { most: MOST_RUNES }),
    ...levers('start', { quarrels: START_QUARRELS }, { red: ['0'], blue: ['1'] }, { label: (_, team) => `Quarrels at the start: ${team}` }),
  },
  sides: {
    difficulty: (g, _, config) => (g.solo && 'difficulty' in config ? [String(config.difficulty)] : []),
    colour: (g, seat) => [teamOfSeat(g, seat) === 0 ? 'red' : 'blue'],
    guilds: (g, seat) => [guildsOf(g, seat).join(' and ')],
    guild: guildsOf,
    hero: (g, seat) =>
      g.heroes
        .filter(({ team, hero }) => team === teamOfSeat(g, seat) && hero !== STAND_IN)
        .map(({ hero }) => heroes[HERO_IDS[hero] ?? 'H-BAR-1'].name),
  },
  things: {
    abilities: { all: HERO_IDS, uses: abilityIn, name: (id) => `${heroes[id as HeroId].name}: ${heroes[id as HeroId].ability}` },
    quarrels: {
      all: QUARREL_IDS,
      drawn: (event, g) => (event.type === 'drew-quarrel' ? heldBy(g, event.team, QUARREL_IDS[event.quarrel ?? -1]) : []),
      uses: (option) => (option.do === 'quarrel' || option.do === 'trap' ? (QUARREL_IDS[option.quarrel] ?? null) : null),
      name: (id) => quarrels[id as keyof typeof quarrels].name,
    },
    relics: {
      all: RELIC_IDS,
      drawn: (event, g) => (event.type === 'drew-relic' ? heldBy(g, event.team, RELIC_IDS[event.relic ?? -1]) : []),
      uses: (option) => (option.do === 'relic' ? (RELIC_IDS[option.relic] ?? null) : null),
      name: (id) => relics[id as keyof typeof relics].name,
    },
    minions: {
      all: MINION_TYPES.map(({ id }) => id),
      drawn: (event, g) => (event.type === 'upgraded' ? heldBy(g, event.who.team, typeOf(event.kind).id) : []),
      uses: (option, g) => {
        const minion = option.do === 'activate' ? g.at.find((m) => m?.id === option.minion) : null
        return minion?.upgraded ? typeOf(minion.type).id : null
      },
      name: (id) => MINION_TYPES.find((type) => type.id === id)?.name ?? id,
    },
  },
  rounds: (g) => g.turn,
  tables: { difficulties: (seats) => (seats === 1 ? DIFFICULTIES.map((difficulty) => ({ difficulty })) : [{}]) },
})
