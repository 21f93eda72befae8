import { emit, pick, type RandomState } from '@rulewright/kernel'
import { TRAP_STACK } from '../content/constants.ts'
import { LANE_NAMES, SPACES } from '../content/field.ts'
import { BAR, GUA, GUILDS, HUN, THI } from '../content/guilds.ts'
import { type HeroId, heroNamed } from '../content/heroes.ts'
import { minionsOf } from '../content/minion-types.ts'
import { BLUE, EMPTY, type Piece, RED, runesOf, startingFaces, type Team, TRAP, tilesOf } from '../content/pieces.ts'
import { RELICS } from '../content/relics.ts'
import { GRID } from './board.ts'
import type { AlderquestConfig } from './config.ts'
import { layRunes, placeHero } from './deal.ts'
import type { AlderquestEvent } from './events.ts'
import { setupSolo } from './solo-setup.ts'
import type { AlderquestState, Mode, TeamState } from './state.ts'

/** AQ-6.2, AQ-6.3: starting tiles, Trap stack, and the rest in the Tile Pouch. */
function teamState(team: Team): TeamState {
  const rest: Piece[] = []
  const take = (face: number, n: number): Piece[] => {
    const all = tilesOf(team, face)
    rest.push(...all.slice(n))
    return all.slice(0, n)
  }
  const faces = startingFaces(team)
  const starting = [...new Set(faces)].flatMap((face) => take(face, faces.filter((one) => one === face).length))
  const trapStack = take(TRAP, TRAP_STACK)
  return {
    guilds: [],
    held: GUILDS.map(() => []),
    tilePouch: rest.sort((a, b) => a - b),
    trapStack,
    tileHand: [],
    quarrelDeck: [],
    quarrelHand: [],
    shown: [],
    quarrelDiscard: [],
    armed: [],
    relics: [],
    collection: [],
    starting,
    hidden: [],
  }
}

/** AQ-6.4, AQ-22.1, AQ-22.2: which seat plays each place. */
function seating(config: AlderquestConfig, random: RandomState): number[] {
  if (config.seats === 1) return [0]
  const colour = config.colour === 'random' ? pick(random, ['red', 'blue'] as const) : config.colour
  const red = colour === 'red'
  if (config.seats === 2) return red ? [0, 1] : [1, 0]
  if (config.seats === 3) return red ? [0, 1, 0, 2] : [1, 0, 2, 0]
  return red ? [0, 1, 2, 3] : [3, 0, 1, 2]
}

export function setup(config: AlderquestConfig, random: RandomState): AlderquestState {
  const mode: Mode = config.seats === 1 ? 'solo' : config.seats === 2 ? 'duel' : 'team'
  const seatOf = seating(config, random)
  const g: AlderquestState = {
    random,
    reveals: 0,
    mode,
    quarrels: config.quarrels && config.start !== 'first-game' && mode !== 'solo',
    seatOf,
    phase: mode === 'solo' ? 'solo-guild' : 'guilds',
    turn: 0,
    place: 0,
    active: RED,
    drafted: 0,
    teams: [teamState(RED), teamState(BLUE)],
    heroes: [],
    spareHeroes: [0, 1, 2, 3, 4, 5, 6, 7],
    board: Array<Piece>(GRID.cells).fill(EMPTY),
    revealed: [],
    runePouch: GUILDS.flatMap((_, guild) => runesOf(guild)),
    runeDiscard: [],
    snowflakes: [],
    exalted: -1,
    relicDeck: RELICS.map((_, relic) => relic),
    outRelics: [],
    decks: GUILDS.map((_, guild) => minionsOf(guild)),
    marks: GUILDS.map((_, guild) => minionsOf(guild).map(() => 0)),
    at: Array<null>(SPACES).fill(null),
    occupied: [0, 0],
    intruder: null,
    tiles: [],
    activation: null,
    handling: 0,
    nextHandle: 1,
    nextMinion: 1,
    playingQuarrel: -1,
    playingRelic: -1,
    scenes: [],
    solo: null,
    result: null,
  }
  if (mode === 'solo') setupSolo(g, config.difficulty)
  else emit<AlderquestEvent>({ type: 'colours', seatOf })
  if (config.start === 'first-game') firstGame(g)
  return g
}

/** AQ-1.9. */
const FIRST_HEROES: readonly { readonly team: Team; readonly lane: string; readonly hero: HeroId }[] = [
  { team: RED, lane: 'a', hero: 'H-GUA-2' },
  { team: RED, lane: 'c', hero: 'H-GUA-1' },
  { team: RED, lane: 'e', hero: 'H-THI-2' },
  { team: BLUE, lane: 'e', hero: 'H-BAR-1' },
  { team: BLUE, lane: 'c', hero: 'H-BAR-2' },
  { team: BLUE, lane: 'a', hero: 'H-HUN-1' },
]

function firstGame(g: AlderquestState): void {
  g.teams[RED].guilds = [GUA, THI]
  g.teams[BLUE].guilds = [BAR, HUN]
  layRunes(g)
  for (const { team, lane, hero } of FIRST_HEROES) placeHero(g, team, team, heroNamed(hero), LANE_NAMES.indexOf(lane))
  g.phase = 'hide'
}
