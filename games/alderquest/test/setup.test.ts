import { below, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { SPACE_NAMES } from '../content/field.ts'
import { CLASSES, GUILDS, guildOfClass } from '../content/guilds.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { MINION_TYPES, minionsOf } from '../content/minion-types.ts'
import { BLUE, colourOf, FACES, faceOf, PIECES, pointsOfFace, RED } from '../content/pieces.ts'
import { QUARREL_IDS, quarrelsOf } from '../content/quarrels.ts'
import { RELIC_IDS } from '../content/relics.ts'
import { GRID } from '../rules/board.ts'
import type { AlderquestConfig } from '../rules/config.ts'
import { alderquest } from '../rules/index.ts'
import { printBoard } from '../rules/notation.ts'
import { base, face, facesOf, facesOfSigns, H, s, stateOf, table } from './table.ts'

const start = (config: Partial<AlderquestConfig> = {}, seed = 'setup') => Match.start(alderquest, { ...base, ...config }, seed)
type Running = ReturnType<typeof start>

/** Answers with the option that fits, or with the first. */
function answer(match: Running, wanted: Readonly<Record<string, unknown>> = {}): Running {
  const [decision] = match.open
  if (!decision) throw new Error('nothing is asked')
  const fits = (option: object) => Object.entries(wanted).every(([key, value]) => (option as Record<string, unknown>)[key] === value)
  const index = decision.options.findIndex(fits)
  if (index < 0) throw new Error(`${JSON.stringify(wanted)} is not among ${JSON.stringify(decision.options)}`)
  match.choose(decision.seat, index)
  return match
}

/** Plays the setup with first options until a prompt comes. */
function until(match: Running, prompt: string): Running {
  while (match.first && match.first.prompt !== prompt) answer(match)
  return match
}

const drafted = () => {
  const match = start()
  for (const guild of [0, 1, 2]) answer(match, { guild })
  return match
}

/** A random match, played until it is over or has had so many choices. */
function random(config: AlderquestConfig, seed: string, most = 20_000): Running {
  const match = Match.start(alderquest, config, seed)
  const chance = seedRandom(seed)
  for (let n = 0; n < most && match.first; n++) match.choose(match.first.seat, below(chance, match.first.options.length))
  return match
}

describe('1 Objective and formats', () => {
  it('AQ-1.1 more Acorn points win', () => {
    const t = table({ snow: 3, board: '1 * U1 . B', revealed: 'U2', blue: { collection: 'R2' } })
    t.choose({ do: 'drop', face: face('U2') }).choose({ do: 'column', column: 2 })
    expect(t.outcome).toMatchObject({ payoffs: [1, 0], scores: [3, 2] })
  })

  it('AQ-1.3 the fourth Snowflake ends the match', () => {
    const t = table({ snow: 3, board: '1 * U1 . B', revealed: 'U2' })
    expect(t.outcome).toBe(null)
    t.choose({ do: 'drop', face: face('U2') }).choose({ do: 'column', column: 2 })
    expect(t.state.snowflakes).toHaveLength(4)
    expect(t.outcome).not.toBe(null)
  })

  it('AQ-1.4 one to four people: solitaire, duel, and teams of three or four', () => {
    expect([1, 2, 3, 4].map((seats) => start({ seats }).state.mode)).toEqual(['solo', 'duel', 'team', 'team'])
    expect(parseConfig(alderquest, { seats: 5 })).toMatchObject({ ok: false })
  })

  it('AQ-1.7 Red takes the first turn', () => {
    for (const colour of ['red', 'blue'] as const) {
      const match = until(start({ colour }), 'action')
      expect([match.state.active, match.first?.seat]).toEqual([RED, colour === 'red' ? 0 : 1])
    }
  })

  it('AQ-1.8 without Quarrels none is drawn, discarded or played', () => {
    const match = until(start({ quarrels: false }), 'action')
    for (const t of match.state.teams) expect([t.quarrelDeck, t.quarrelHand]).toEqual([[], []])
    const t = table({ config: { quarrels: false }, minions: [{ at: 'c5', type: 'MN-THI-1' }], blue: { pouch: 'U1 U1' } })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(t.state.teams[RED].quarrelHand).toEqual([])
  })

  it('AQ-1.9 the suggested first game', () => {
    const { state } = start({ start: 'first-game' })
    const heroes = (team: number) => state.heroes.filter((h) => h.team === team).map((h) => `${HERO_IDS[h.hero]} ${'abcde'[h.lane]}`)
    expect(state.teams.map((t) => t.guilds.map((g) => GUILDS[g]))).toEqual([
      ['GUA', 'THI'],
      ['BAR', 'HUN'],
    ])
    expect(heroes(RED)).toEqual(['H-GUA-2 a', 'H-GUA-1 c', 'H-THI-2 e'])
    expect(heroes(BLUE)).toEqual(['H-BAR-1 e', 'H-BAR-2 c', 'H-HUN-1 a'])
    expect(state.quarrels).toBe(false)
    expect(parseConfig(alderquest, { seats: 4, start: 'first-game' })).toMatchObject({
      ok: false,
      problems: [{ problem: 'first-game-is-a-duel' }],
    })
  })
})

describe('2 Components', () => {
  const count = (sign: string, team: number) =>
    Array.from({ length: PIECES }, (_, p) => p).filter((p) => p >= 40 && faceOf(p) === face(sign) && colourOf(p) === team).length

  it('AQ-2.1 how many there are of each', () => {
    expect([HERO_IDS.length, RELIC_IDS.length]).toEqual([8, 8])
    for (const guild of [0, 1, 2, 3]) expect([minionsOf(guild).length, quarrelsOf(guild).length]).toEqual([10, 10])
    expect(['R3', 'R2', 'R1', '*', '!'].map((sign) => count(sign, RED))).toEqual([3, 6, 9, 6, 8])
    expect(['U3', 'U2', 'U1', '*', '!'].map((sign) => count(sign, BLUE))).toEqual([3, 6, 9, 6, 8])
  })

  it('AQ-2.2 four guilds with two classes each', () => {
    expect(CLASSES.map((_, c) => GUILDS[guildOfClass(c)])).toEqual(['BAR', 'BAR', 'GUA', 'GUA', 'HUN', 'HUN', 'THI', 'THI'])
  })

  it('AQ-2.4 each class has five of its guild’s minions', () => {
    for (const c of CLASSES.keys()) expect(MINION_TYPES.filter((type) => type.class === c).reduce((n, type) => n + type.copies, 0)).toBe(5)
  })

  it('AQ-2.5 every piece has an id of its own and is in one place', () => {
    expect(PIECES).toBe(104)
    for (const seats of [1, 2, 3, 4]) expect(alderquest.broken(start({ seats }).state)).toEqual([])
  })

  it('AQ-2.6 the Acorns of a colour are worth 30 points', () => {
    for (const team of [RED, BLUE]) {
      const all = Array.from({ length: PIECES }, (_, p) => p).filter((p) => p >= 40 && colourOf(p) === team)
      expect(all.reduce((sum, p) => sum + pointsOfFace(faceOf(p)), 0)).toBe(30)
    }
  })

  it('AQ-2.7 a facedown tile shows the rival its colour only', () => {
    const t = table({ tiles: { d4: 'U3', e4: '!' } })
    const [acorn, trap] = t.view(0).tiles
    expect({ ...acorn, handle: 0, space: 0 }).toEqual({ ...trap, handle: 0, space: 0 })
    expect(acorn).toMatchObject({ owner: BLUE, face: null, piece: null })
  })
})

describe('5 Zones and ownership', () => {
  it('AQ-5.1 each zone is seen by those who may', () => {
    const t = table({
      red: { hand: 'R1', quarrels: ['Q-THI-5'], relics: ['RL-1'], held: 'G', pouch: 'R2' },
      tiles: { a1: 'R3', d4: 'U1^' },
      minions: [{ at: 'c2', type: 'MN-THI-4' }],
    })
    const own = t.view(0)
    const rival = t.view(1)
    expect(own.teams[RED].tileHand).toEqual({ count: 1, faces: [face('R1')] })
    expect(rival.teams[RED].tileHand).toEqual({ count: 1, faces: [] })
    expect([own.teams[RED].quarrelHand.quarrels.length, rival.teams[RED].quarrelHand.quarrels.length]).toEqual([1, 0])
    expect([own.teams[RED].relics.relics.length, rival.teams[RED].relics.relics.length]).toEqual([1, 0])
    expect(rival.teams[RED].held).toHaveLength(1)
    expect(own.tiles.map((tile) => tile.face)).toEqual([face('R3'), face('U1')])
    expect(rival.tiles.map((tile) => tile.face)).toEqual([null, face('U1')])
    expect([own.minions[0]?.type, own.minions[0]?.class]).toEqual([null, 7])
    expect(own.decks[3]?.map((card) => card.class !== null)).toEqual([...Array(8).fill(false), true])
  })

  it('AQ-5.2 a revealed Snowflake tile becomes a rune, a collected Acorn ceases to be one', () => {
    const t = table({ minions: [{ at: 'c4', type: 'MN-THI-1' }], tiles: { c5: '*' } })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'move', to: s('c5') })
      .choose({ do: 'reveal' })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('*'))
    const collected = table({ board: '1 U1 U2 . B', revealed: 'U3' })
    collected.choose({ do: 'drop', face: face('U3') }).choose({ do: 'column', column: 2 })
    expect([collected.state.runeDiscard, collected.state.teams[RED].collection.length]).toEqual([[], 3])
  })

  it('AQ-5.3 a team sees its own facedown tiles at any time', () => {
    const t = table({ tiles: { a1: 'R3' }, active: 'blue' })
    expect(t.view(0).tiles[0]).toMatchObject({ faceUp: false, face: face('R3') })
  })

  it('AQ-5.4 the number of pieces in every zone is public', () => {
    const t = table({ red: { pouch: 'R1 R2', hand: 'R3', traps: 4, quarrels: ['Q-THI-1'], deck: ['Q-THI-2'], relics: ['RL-2'] } })
    expect(t.view(null).teams[RED]).toMatchObject({
      tilePouch: 2,
      trapStack: 4,
      tileHand: { count: 1 },
      quarrelHand: { count: 1 },
      quarrelDeck: 1,
      relics: { count: 1 },
    })
  })

  it('AQ-5.5 an ally Acorn has your colour, a rival Acorn the other', () => {
    const t = table({ minions: [{ at: 'c2' }, { at: 'd4', team: 'blue' }], tiles: { c2: 'R1^ U1^', d4: 'R2^ U2^' } })
    expect(t).toOffer({ do: 'pick-up', minion: 1 })
    t.choose({ do: 'pick-up', minion: 1 })
    expect(t.state.tiles.filter((tile) => tile.holder === 1).map((tile) => tile.owner)).toEqual([BLUE])
  })

  it('AQ-5.6 held runes have no maximum and may be of any guild', () => {
    const t = table({ board: '1 T T . B', revealed: 'T', red: { held: 'T T T T G G G G B H' } })
    t.choose({ do: 'drop', face: face('T') }).choose({ do: 'column', column: 2 })
    expect(t.view(0).teams[RED].held).toHaveLength(13)
  })

  it('AQ-5.7 only guild runes are ever held', () => {
    for (let n = 0; n < 4; n++) {
      const { state } = random(base, `held ${n}`, 1500)
      for (const t of state.teams) for (const piece of t.held.flat()) expect(FACES.indexOf('THI')).toBeGreaterThanOrEqual(faceOf(piece))
    }
  })
})

describe('6 Setup', () => {
  it('AQ-6.2 starting tiles, Trap stack and pouch of each colour', () => {
    for (const [team, t] of start().state.teams.entries()) {
      const colour = team === RED ? 'R' : 'U'
      expect(facesOf(t.starting)).toEqual(facesOfSigns(`${colour}3 ${colour}2 ${colour}1 ${colour}1 * *`))
      expect(facesOf(t.trapStack)).toEqual(facesOfSigns('! ! ! ! ! !'))
    }
  })

  it('AQ-6.3 twenty tiles are left in each Tile Pouch', () => {
    const pouch = facesOf(start().state.teams[RED].tilePouch)
    const count = (sign: string) => pouch.filter((f) => f === face(sign)).length
    expect(['R3', 'R2', 'R1', '*', '!'].map(count)).toEqual([2, 5, 7, 4, 2])
  })

  it('AQ-6.4 colours are the host’s to set, by chance if they do not', () => {
    expect(start({ colour: 'blue' }).state.seatOf).toEqual([1, 0])
    const byChance = new Set(Array.from({ length: 20 }, (_, n) => start({ colour: 'random' }, `c${n}`).state.seatOf[0]))
    expect(byChance).toEqual(new Set([0, 1]))
  })

  it('AQ-6.5 Blue, Red, Blue, Red choose guilds', () => {
    const match = start()
    const order: number[] = []
    while (match.first?.prompt === 'draft-guild') {
      order.push(match.first.seat)
      answer(match)
    }
    // The last guild is the only one left and is taken by itself.
    expect(order).toEqual([1, 0, 1])
    expect(match.state.teams.map((t) => t.guilds.length)).toEqual([2, 2])
  })

  it('AQ-6.6 EX-1: two runes of each guild fill two rows, and none touches its own kind', () => {
    const { state } = drafted()
    expect(printBoard(state.board, GRID)).toBe('2 B H G T\n1 G T B H')
  })

  it('AQ-6.7 the layout follows the order of the draft', () => {
    const match = start()
    for (const guild of [3, 2, 0]) answer(match, { guild })
    expect(printBoard(match.state.board, GRID)).toBe('2 T B H G\n1 H G T B')
  })

  it('AQ-6.8 each team holds two runes of each of its guilds', () => {
    const { state } = drafted()
    expect(state.teams.map((t) => t.held.map((runes) => runes.length))).toEqual([
      [0, 2, 0, 2],
      [2, 0, 2, 0],
    ])
  })

  it('AQ-6.9 the other 24 runes are in the pouch, the discard is empty', () => {
    const { state } = drafted()
    expect([0, 1, 2, 3].map((g) => state.runePouch.filter((p) => faceOf(p) === g).length)).toEqual([6, 6, 6, 6])
    expect(state.runeDiscard).toEqual([])
  })

  it('AQ-6.10 Red and Blue alternate in placing Heroes at free lanes', () => {
    const match = drafted()
    answer(match, { hero: H('H-GUA-1') })
    expect(match.first).toMatchObject({ seat: 0, prompt: 'draft-lane', options: [{ lane: 0 }, { lane: 2 }, { lane: 4 }] })
    answer(match, { lane: 2 })
    expect(match.first).toMatchObject({ seat: 1, prompt: 'draft-hero' })
    answer(match, { hero: H('H-BAR-2') })
    answer(match, { lane: 0 })
    answer(match, { hero: H('H-GUA-2') })
    expect(match.first?.options).toEqual([
      { do: 'lane', lane: 0 },
      { do: 'lane', lane: 4 },
    ])
  })

  it('AQ-6.11 with two Heroes of a guild placed the third must be of the other', () => {
    const match = drafted()
    for (const hero of ['H-GUA-1', 'H-BAR-1', 'H-GUA-2', 'H-BAR-2'] as const) {
      answer(match, { hero: H(hero) })
      if (match.first?.prompt === 'draft-lane') answer(match)
    }
    expect(match.first).toMatchObject({
      seat: 0,
      options: [
        { do: 'place-hero', hero: H('H-THI-1') },
        { do: 'place-hero', hero: H('H-THI-2') },
      ],
    })
  })

  it('AQ-6.12 the fourth Hero of a team is out of the game', () => {
    const { state } = until(start(), 'hide-tile')
    expect([state.heroes.length, state.spareHeroes.length]).toEqual([6, 2])
  })

  it('AQ-6.13 each guild’s ten minions are shuffled, basic side up', () => {
    const decks = [1, 2, 3].map((n) => until(start({}, `deck ${n}`), 'action').state.decks[0] ?? [])
    for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual(minionsOf(0))
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(1)
  })

  it('AQ-6.14 each team hides its six tiles as it likes', () => {
    const match = until(start(), 'hide-tile')
    for (const sign of ['*', 'R3', 'R1', 'R2', 'R1', '*']) {
      const open = match.decisionOf(0)
      match.choose(0, open?.options.findIndex((o) => 'face' in o && o.face === face(sign)) ?? -1)
    }
    match.choose(0, 0)
    until(match, 'action')
    const red = match.state.tiles.filter((tile) => tile.owner === RED)
    expect(Object.fromEntries(red.map((tile) => [SPACE_NAMES[tile.space], FACES[faceOf(tile.piece)]]))).toEqual({
      a2: 'SNOW',
      b1: 'R3',
      c1: 'R1',
      c2: 'R2',
      d1: 'R1',
      e2: 'SNOW',
    })
    expect(red.every((tile) => !tile.faceUp)).toBe(true)
  })

  it('AQ-6.15 the W and the M', () => {
    const { state } = until(start(), 'action')
    const spaces = (team: number) =>
      state.tiles
        .filter((tile) => tile.owner === team)
        .map((tile) => SPACE_NAMES[tile.space])
        .sort()
    expect(spaces(RED)).toEqual(['a2', 'b1', 'c1', 'c2', 'd1', 'e2'])
    expect(spaces(BLUE)).toEqual(['a4', 'b5', 'c4', 'c5', 'd5', 'e4'])
  })

  it('AQ-6.16 both hide at once and in secret, and may begin again before they confirm', () => {
    const match = until(start(), 'hide-tile')
    expect(match.open.map((d) => d.seat)).toEqual([0, 1])
    for (let n = 0; n < 6; n++) match.choose(1, 0)
    expect(match.decisionOf(1)).toMatchObject({ prompt: 'hide-confirm' })
    expect([match.view(0).teams[BLUE].hiding, match.view(1).teams[BLUE].hiding.length]).toEqual([[], 6])
    match.choose(1, 1)
    expect(match.decisionOf(1)).toMatchObject({ prompt: 'hide-tile' })
    expect(match.view(1).teams[BLUE].hiding).toEqual([])
  })

  it('AQ-6.17 twenty Quarrels a team; Red draws one, Blue two', () => {
    const { state } = until(start(), 'action')
    expect(state.teams.map((t) => [t.quarrelDeck.length, t.quarrelHand.length])).toEqual([
      [19, 1],
      [18, 2],
    ])
    for (const t of state.teams)
      for (const q of [...t.quarrelDeck, ...t.quarrelHand]) expect(t.guilds.map((g) => GUILDS[g])).toContain(QUARREL_IDS[q]?.slice(2, 5))
  })

  it('AQ-6.18 eight shuffled relics, nobody exalted, no Snowflake', () => {
    const { state } = until(start(), 'action')
    expect([...state.relicDeck].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect([state.exalted, state.snowflakes]).toEqual([-1, []])
  })

  it('AQ-6.19 guilds, then Heroes, then tiles, then the first turn', () => {
    const match = start()
    const prompts: string[] = []
    while (match.first && match.first.prompt !== 'action') {
      if (prompts.at(-1) !== match.first.prompt) prompts.push(match.first.prompt)
      answer(match)
    }
    expect([...new Set(prompts)]).toEqual(['draft-guild', 'draft-hero', 'draft-lane', 'hide-tile', 'hide-confirm'])
  })

  it('AQ-6.20 nobody sets a tile in the first turns', () => {
    const match = until(start(), 'action')
    expect(match.state.teams.map((t) => t.tileHand)).toEqual([[], []])
    expect(stateOf({ phase: 'set' })[1].teams[RED].tileHand).toEqual([])
    expect(table({ phase: 'set' }).match.first?.prompt).toBe('action')
  })
})
