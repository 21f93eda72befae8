import { Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import * as constants from '../content/constants.ts'
import { type Difficulty, difficulties } from '../content/difficulties.ts'
import {
  ADJACENT,
  DIAGONAL,
  distance,
  FLIGHT,
  frontOf,
  PATTERN,
  SOLO_FRONTS,
  SPACE_NAMES,
  SURROUNDING,
  spacesOf,
  spiral,
} from '../content/field.ts'
import { CLASSES } from '../content/guilds.ts'
import { HERO_IDS, HEROES } from '../content/heroes.ts'
import { KEYWORDS, MINION_TYPES, minionsOf } from '../content/minion-types.ts'
import { colourOf, FACE_OF, FACES, RED, startingFaces, tilesOf } from '../content/pieces.ts'
import { QUARREL_IDS, QUARRELS, quarrelsOf } from '../content/quarrels.ts'
import { alderquest } from '../rules/index.ts'
import { setup } from '../rules/setup.ts'
import { base, s } from './table.ts'

// The tables of the rules, written out: the content is checked against these.

const HEROES_LISTED = `
H-BAR-1 | Odette | Artiste | Encore | 2
H-BAR-2 | Jasper | Rogue | Siren Song | 3
H-GUA-1 | Clarence | Cleric | Sanctuary | 2
H-GUA-2 | Lily | Monk | Flowing Palm | 2
H-HUN-1 | Bruna | Scraper | Call the Pack | 2
H-HUN-2 | Silas | Ranger | Deadeye | 3
H-THI-1 | Sebastian | Pirate | Cannonball | 2
H-THI-2 | Maggie | Ninja | Misdirection | 3
`
const MINIONS_LISTED = `
MN-BAR-1 | Frog Artiste | Artiste | 2 | – | Tribute
MN-BAR-2 | Newt Artiste | Artiste | 2 | Sneak | Reveal
MN-BAR-3 | Toad Artiste | Artiste | 1 | – | Confront
MN-BAR-4 | Crow Rogue | Rogue | 2 | Flight | Reveal
MN-BAR-5 | Jay Rogue | Rogue | 2 | Flight | Tribute
MN-BAR-6 | Owl Rogue | Rogue | 1 | Flight | Squabble
MN-GUA-1 | Rabbit Cleric | Cleric | 2 | Speed | Tribute
MN-GUA-2 | Mole Cleric | Cleric | 2 | – | Reveal
MN-GUA-3 | Beaver Cleric | Cleric | 1 | – | Confront
MN-GUA-4 | Porcupine Monk | Monk | 2 | Judo | Squabble
MN-GUA-5 | Armadillo Monk | Monk | 2 | – | Squabble
MN-GUA-6 | Hedgehog Monk | Monk | 1 | Judo | Tribute
MN-HUN-1 | Badger Scraper | Scraper | 2 | Charge | Squabble
MN-HUN-2 | Weasel Scraper | Scraper | 2 | Charge | Confront
MN-HUN-3 | Wolverine Scraper | Scraper | 1 | Charge | Squabble
MN-HUN-4 | Fox Ranger | Ranger | 2 | Speed | Tribute
MN-HUN-5 | Lynx Ranger | Ranger | 2 | Sneak | Reveal
MN-HUN-6 | Coyote Ranger | Ranger | 1 | Speed | Reveal
MN-THI-1 | Otter Pirate | Pirate | 2 | Speed | Confront
MN-THI-2 | Rat Pirate | Pirate | 2 | – | Reveal
MN-THI-3 | Ferret Pirate | Pirate | 1 | Charge | Squabble
MN-THI-4 | Raccoon Ninja | Ninja | 2 | Sneak | Tribute
MN-THI-5 | Squirrel Ninja | Ninja | 2 | Sneak | Reveal
MN-THI-6 | Skunk Ninja | Ninja | 1 | – | Confront
`
const QUARRELS_LISTED = `
Q-BAR-1 | Catchy Refrain | Scheme | 2
Q-BAR-2 | Crescendo | Scheme | 2
Q-BAR-3 | Pied Piper | Scheme | 1
Q-BAR-4 | Change of Key | Scheme | 1
Q-BAR-5 | Lullaby | Trap | 2
Q-BAR-6 | Stage Fright | Trap | 1
Q-BAR-7 | Wrong Note | Trap | 1
Q-GUA-1 | Bulwark | Scheme | 2
Q-GUA-2 | Tend the Roots | Scheme | 2
Q-GUA-3 | Quiet Reflection | Scheme | 1
Q-GUA-4 | Thaw | Scheme | 1
Q-GUA-5 | Stone Circle | Trap | 2
Q-GUA-6 | Penance | Trap | 1
Q-GUA-7 | Sacred Ground | Trap | 1
Q-HUN-1 | Blood Scent | Scheme | 2
Q-HUN-2 | Cull | Scheme | 2
Q-HUN-3 | Ambush | Scheme | 1
Q-HUN-4 | No Prisoners | Scheme | 1
Q-HUN-5 | Snare | Trap | 2
Q-HUN-6 | Pit Fight | Trap | 1
Q-HUN-7 | Counterhunt | Trap | 1
Q-THI-1 | Pickpocket | Scheme | 2
Q-THI-2 | Fence the Goods | Scheme | 2
Q-THI-3 | Shell Game | Scheme | 1
Q-THI-4 | Sleight of Paw | Scheme | 1
Q-THI-5 | Swift Heist | Trap | 2
Q-THI-6 | False Bottom | Trap | 1
Q-THI-7 | Smoke Bomb | Trap | 1
`
const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
const title = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

describe('26 The printed tables', () => {
  it('AQ-26.3 the eight Heroes: class, ability and cost', () => {
    expect(HEROES.map((hero, n) => [HERO_IDS[n], hero.name, title(CLASSES[hero.class] ?? ''), hero.ability, String(hero.cost)])).toEqual(
      table(HEROES_LISTED),
    )
  })

  it('AQ-26.2 the twenty-four minions: class, copies, movement and trigger', () => {
    const keywords = (bits: number) =>
      KEYWORDS.filter((_, n) => bits & (1 << n))
        .map(title)
        .join(', ') || '–'
    expect(
      MINION_TYPES.map(({ id, name, class: c, copies, movement, trigger }) => [
        id,
        name,
        title(CLASSES[c] ?? ''),
        String(copies),
        keywords(movement),
        trigger.charAt(0).toUpperCase() + trigger.slice(1),
      ]),
    ).toEqual(table(MINIONS_LISTED))
    for (const guild of [0, 1, 2, 3]) expect(minionsOf(guild)).toHaveLength(10)
  })

  it('AQ-26.8 the twenty-eight Quarrels: type and copies', () => {
    expect(
      QUARRELS.map(({ name, type, copies }, n) => [QUARREL_IDS[n], name, type === 'trap' ? 'Trap' : 'Scheme', String(copies)]),
    ).toEqual(table(QUARRELS_LISTED))
    for (const guild of [0, 1, 2, 3]) expect(quarrelsOf(guild)).toHaveLength(10)
    expect(quarrelsOf(4)).toEqual([])
  })

  it('AQ-23.2 the six levels of solitaire', () => {
    expect(
      Object.entries(difficulties).map(([id, d]) => [id, d.target, d.traps, d.snowflakes, d.removed, d.matchByGuild ? 'guild' : 'class']),
    ).toEqual([
      ['very-easy', 6, 0, 0, 0, 'class'],
      ['easy', 8, 0, 0, 0, 'class'],
      ['normal', 10, 0, 0, 0, 'guild'],
      ['hard', 12, 2, 1, 0, 'guild'],
      ['very-hard', 15, 3, 2, 0, 'guild'],
      ['brutal', 15, 4, 3, 2, 'guild'],
    ])
  })

  it('AQ-23.2, AQ-23.8 the Rival Stack of each level', () => {
    const size = (difficulty: Difficulty) => {
      const { solo } = setup({ ...base, seats: 1, difficulty }, seedRandom('stack'))
      return [solo?.rivalStack.length, solo?.snowReserve.length, solo?.target]
    }
    expect((['very-easy', 'easy', 'normal', 'hard', 'very-hard', 'brutal'] as const).map(size)).toEqual([
      [18, 12, 6],
      [18, 12, 8],
      [18, 12, 10],
      [21, 11, 12],
      [23, 10, 15],
      [23, 9, 15],
    ])
  })

  it('AQ-30 the constants', () => {
    expect({ ...constants }).toEqual({
      BOARD_COLS: 4,
      BOARD_ROWS: 6,
      MIN_RUN: 3,
      EXALT_SIZE: 4,
      RELIC_SIZE: 5,
      SNOWFLAKES_TO_END: 4,
      REVEAL_COUNT: 3,
      QUARREL_DRAW_LIMIT: 3,
      START_QUARRELS: [1, 2],
      START_RUNES_PER_GUILD: 2,
      MOVES_PER_ACTIVATION: 2,
      TRAP_STACK: 6,
      MAX_TURNS: 120,
      MAX_LINES_PER_SETTLE: 20,
      MAX_ACORN_HANDLING: 30,
    })
  })

  it('AQ-2.1 ten runes a guild, and of each colour 3, 6 and 9 Acorns, 6 Snowflakes and 8 Traps', () => {
    expect(FACES.map((_, face) => FACE_OF.filter((one) => one === face).length)).toEqual([10, 10, 10, 10, 9, 6, 3, 9, 6, 3, 12, 16])
    for (const team of [0, 1] as const) {
      const counts = [10, 11].map((face) => tilesOf(team, face).length)
      expect(counts).toEqual([6, 8])
      expect(tilesOf(team, 10).every((piece) => colourOf(piece) === team)).toBe(true)
    }
    expect([startingFaces(0), startingFaces(1)]).toEqual([
      [6, 5, 4, 4, 10, 10],
      [9, 8, 7, 7, 10, 10],
    ])
  })
})

const names = (mask: number): string =>
  spacesOf(mask)
    .map((space) => SPACE_NAMES[space])
    .join(' ')

describe('3 The Field', () => {
  it.each([
    ['a1', 'b1 a2', 'b1 a2 b2', 'b2', 'c1 a3'],
    ['c2', 'c1 b2 d2 CS', 'b1 c1 d1 b2 d2 b3 d3', 'b1 d1 b3 d3', 'a2 e2'],
    ['b3', 'b2 a3 b4 CW', 'a2 b2 c2 a3 a4 b4 c4', 'a2 c2 a4 c4', 'b1 b5'],
    ['d3', 'd2 e3 d4 CE', 'c2 d2 e2 e3 c4 d4 e4', 'c2 e2 c4 e4', 'd1 d5'],
    ['c4', 'b4 d4 c5 CN', 'b3 d3 b4 d4 b5 c5 d5', 'b3 d3 b5 d5', 'a4 e4'],
    ['e5', 'e4 d5', 'd4 e4 d5', 'd4', 'e3 c5'],
    ['CN', 'c4', 'CE CW', '', ''],
    ['CE', 'd3', 'CN CS', '', ''],
    ['CS', 'c2', 'CE CW', '', ''],
    ['CW', 'b3', 'CN CS', '', ''],
  ])('AQ-3.7 to AQ-3.10, AQ-14.6 what lies around %s', (space, adjacent, surrounding, diagonal, flight) => {
    const at = s(space)
    expect([ADJACENT[at], SURROUNDING[at], DIAGONAL[at], FLIGHT[at]].map((mask) => names(mask ?? 0))).toEqual([
      adjacent,
      surrounding,
      diagonal,
      flight,
    ])
  })

  it('AQ-3.11 distances go round the stump and through the canopy only by its own space', () => {
    expect([
      distance(s('c2'), s('c4')),
      distance(s('a1'), s('e5')),
      distance(s('b3'), s('d3')),
      distance(s('CN'), s('CS')),
      distance(s('a1'), s('a1')),
    ]).toEqual([4, 8, 4, 6, 0])
  })

  it('AQ-3.14, AQ-6.15 fronts and the patterns of the first tiles', () => {
    expect([0, 2, 4].flatMap((lane) => [frontOf(0, lane), frontOf(1, lane)]).map((space) => SPACE_NAMES[space])).toEqual([
      'a1',
      'a5',
      'c1',
      'c5',
      'e1',
      'e5',
    ])
    expect(SOLO_FRONTS.map((space) => SPACE_NAMES[space])).toEqual(['a3', 'c5', 'e3'])
    expect(PATTERN[0].map((space) => SPACE_NAMES[space]).join(' ')).toBe('a2 b1 c1 c2 d1 e2')
    expect(PATTERN[1].map((space) => SPACE_NAMES[space]).join(' ')).toBe('e4 d5 c5 c4 b5 a4')
  })

  it('AQ-23.31 the spiral around a front space: ring by ring, clockwise from the north', () => {
    const around = (front: string) =>
      spiral(s(front))
        .map((space) => SPACE_NAMES[space])
        .join(' ')
    expect(around('c5')).toBe('c5 d5 d4 c4 b4 b5 e5 e4 e3 d3 b3 a3 a4 a5 e2 d2 c2 b2 a2 e1 d1 c1 b1 a1')
    expect(around('a3')).toBe('a3 a4 b4 b3 b2 a2 a5 b5 c5 c4 c2 c1 b1 a1 d5 d4 d3 d2 d1 e5 e4 e3 e2 e1')
  })
})

describe('22 The draft of Heroes among four', () => {
  it('AQ-22.6 a seat’s second Hero must be of the other guild, though one of the first is still free', () => {
    const match = Match.start(alderquest, { ...base, seats: 4, colour: 'red' }, 'team')
    while (match.first?.prompt === 'draft-guild') match.choose(match.first.seat, 0)
    const guilds = match.state.teams[RED].guilds
    const offered = () =>
      (match.first?.options ?? []).flatMap((option) => ('hero' in option && typeof option.hero === 'number' ? [option.hero] : []))
    const place = (guild: number) => {
      const n = offered().findIndex((hero) => hero >> 1 === guild)
      match.choose(match.first?.seat ?? 0, n)
      if (match.first?.prompt === 'draft-lane') match.choose(match.first.seat, 0)
    }
    const [first = 0, second = 0] = guilds
    const [blueFirst = 0, blueSecond = 0] = match.state.teams[1].guilds
    place(first)
    place(blueFirst)
    expect(new Set(offered().map((hero) => hero >> 1))).toEqual(new Set([first, second]))
    place(second)
    place(blueSecond)
    // S1 and S3 have one Hero left of each guild between them, but each may place only the one of its other guild: nobody is asked.
    expect(match.first?.prompt).toBe('hide-tile')
    for (const seat of [0, 1, 2, 3])
      expect(new Set(match.state.heroes.filter((h) => h.place === seat).map((h) => h.hero >> 1)).size).toBe(2)
  })
})
