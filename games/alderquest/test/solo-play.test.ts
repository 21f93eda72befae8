import { describe, expect, it } from 'vitest'
import { SPACE_NAMES } from '../content/field.ts'
import { BLUE, faceOf, RED, SNOW } from '../content/pieces.ts'
import { IDLE, rivalTurn, solo } from './solitaire.ts'
import {
  board,
  boardOf,
  drop,
  eventsOf,
  facesOf,
  facesOfSigns,
  H,
  heldOf,
  type Literal,
  minionOn,
  points,
  RL,
  swap,
  tilesOn,
  walk,
} from './table.ts'

const rival = (at: string, extra: object = {}) => ({ at, team: 'blue', type: 'MN-GUA-1', ...extra }) as const

describe('23.3 Your turn', () => {
  it('AQ-23.17 Ready, Reveal Runes, Action Phase, then the Rival turn', () => {
    const t = solo({ phase: 'ready', tired: true, board: '1 G T B H', next: 'B G H', solo: { automa: IDLE } })
    expect([t.state.revealed.length, t.state.phase]).toEqual([3, 'action'])
    expect(t.state.heroes.filter((h) => h.team === RED).every((h) => h.ready)).toBe(true)
    for (const [n, sign] of ['B', 'G', 'H'].entries()) drop(t, sign, n + 1)
    t.choose({ do: 'end' })
    expect(eventsOf(t, 'rival-turn')).toHaveLength(1)
    expect(t.state.turn).toBe(1)
  })

  it('AQ-23.18 no Hero abilities; swap, slide, line and summon', () => {
    const t = solo({ board: '1 G T B .', red: { held: 'T T T' } })
    t.choose({ do: 'hero', hero: H('H-THI-1') })
    expect(t).toOfferExactly(['swap', 'slide', 'line', 'summon'].map((kind) => ({ do: kind })))
  })

  it('AQ-23.19 minions never upgrade', () => {
    const t = solo({ board: '1 G T B H', minions: [{ at: 'd3', holds: 'U1' }] })
    walk(t, 1, 'CE').choose({ do: 'column', column: 0 })
    expect(minionOn(t, 'CE')).toMatchObject({ upgraded: false, ready: false })
  })

  it('AQ-23.20 a revealed Snowflake goes to the discard and exhausts your minion', () => {
    const t = solo({ minions: [{ at: 'd4' }], tiles: { d5: '*' } })
    walk(t, 1, 'd5').choose({ do: 'reveal' })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('*'))
    expect(minionOn(t, 'd5')).toMatchObject({ upgraded: false, ready: false })
  })

  it('AQ-23.21 a Trap ejects your minion and leaves the game', () => {
    const t = solo({ minions: [{ at: 'd4' }], tiles: { d5: '!' } })
    walk(t, 1, 'd5').choose({ do: 'reveal' })
    expect([minionOn(t, 'd5'), t.state.solo?.outOfGame.length, t.state.decks[3]?.length]).toEqual([null, 1, 10])
  })

  it('AQ-23.22 a dismissed tile is shuffled into the Rival Stack', () => {
    const places = new Set<number | undefined>()
    for (let n = 0; n < 12; n++) {
      const t = solo({ seed: `stack ${n}`, minions: [{ at: 'd4' }], tiles: { d5: 'U3' }, solo: { stack: 'U1 U1 U1 U1' } })
      walk(t, 1, 'd5').choose({ do: 'dismiss' })
      expect(t.state.solo?.rivalStack).toHaveLength(5)
      places.add(t.state.solo?.rivalStack.findIndex((p) => faceOf(p) === facesOfSigns('U3')[0]))
    }
    expect(places.size).toBeGreaterThan(2)
  })

  it('AQ-23.23 a confronted Hero places two tiles; your minion is destroyed', () => {
    const t = solo({ minions: [{ at: 'a3', holds: 'U1' }], solo: { stack: 'U1 U2 U3' } })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront', hero: H('H-GUA-1') })
    expect(t.state.occupied[RED]).toBe(0)
    // Your minion still stands on a3 while the tiles are placed.
    expect([tilesOn(t, 'a4').length, tilesOn(t, 'b4').length, t.state.solo?.rivalStack.length]).toEqual([1, 1, 1])
  })

  it('AQ-23.24 EX-30: Snowflakes matched in your turn are discarded and do not count', () => {
    const t = solo({ board: '1 U1 U2 . T', revealed: '*', snow: 1 })
    drop(t, '*', 3)
    expect([points(t, RED), t.state.snowflakes.length, facesOf(t.state.runeDiscard)]).toEqual([3, 1, facesOfSigns('*')])
  })

  it('AQ-23.25 your guild’s matches are ally matches, all others rival matches', () => {
    const own = solo({ board: '1 T T . B', revealed: 'T' })
    drop(own, 'T', 3)
    expect(heldOf(own, RED)).toBe('TTT')
    const other = solo({ board: '1 G G . B', revealed: 'G', next: 'T H T H' })
    drop(other, 'G', 3)
    expect([heldOf(other, RED), eventsOf(other, 'line').length]).toEqual(['', 1])
  })

  it('AQ-23.26 exalted Thieves and relics work as ever', () => {
    const t = solo({ board: '2 . . T .\n1 T T G T', minions: [{ at: 'b2' }], relicDeck: ['RL-1'], next: 'B H B H' })
    swap(t, 'H-THI-1', [3, 1], [3, 2])
    expect(t.state.exalted).toBe(3)
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOffer({ do: 'sneak' })
    const relic = solo({ board: '3 . . T .\n2 . . T .\n1 T T G T', relicDeck: ['RL-4'], next: 'B H B H' })
    swap(relic, 'H-THI-1', [3, 1], [4, 1])
    expect(relic).toOffer({ do: 'relic', relic: RL('RL-4') })
    const bards = solo({ phase: 'reveal', exalted: 'B', red: { guilds: 'T' }, next: 'B G H' })
    expect(bards).toBeAsked(0, 'action')
  })
})

describe('23.4 Rival turn', () => {
  const still = { solo: { automa: IDLE } } as const

  it('AQ-23.27 EX-27: all Snowflakes sink by one row', () => {
    const t = rivalTurn({ ...still, snow: 2, board: '4 . T . .\n3 H * . *\n2 G * . T\n1 * B H G' })
    expect(t.state.snowflakes).toHaveLength(3)
    expect(boardOf(t)).toBe(board('4 . T . .\n3 . B . T\n2 H * . *\n1 G * H G'))
  })

  it('AQ-23.28 one in the bottom row falls through, others change places with what is beneath', () => {
    const t = rivalTurn({ ...still, board: '2 * . . .\n1 B T * H' })
    expect([boardOf(t), t.state.snowflakes.length]).toEqual([board('2 B . . .\n1 * T . H'), 1])
    expect(eventsOf(t, 'sank')).toMatchObject([{ swaps: [[1, 0]], through: [12] }])
  })

  it('AQ-23.29 one that reaches the bottom row waits there for the next winter', () => {
    const t = rivalTurn({ ...still, board: '2 * . . .\n1 B T H G' })
    expect(t.state.snowflakes).toEqual([])
    expect(faceOf(t.state.board[0] ?? 0)).toBe(SNOW)
  })

  it('AQ-23.30 left, top and right Hero place a tile each and the tile remembers whose it is', () => {
    const t = rivalTurn({ solo: { automa: IDLE, stack: 'U1 U2 U3 U1' } })
    expect(t.state.tiles.map((tile) => [SPACE_NAMES[tile.space], tile.by, tile.faceUp])).toEqual([
      ['a3', H('H-GUA-1'), false],
      ['c5', H('H-BAR-1'), false],
      ['e3', H('H-HUN-1'), false],
    ])
    expect(facesOf(t.state.tiles.map((tile) => tile.piece))).toEqual(facesOfSigns('U1 U2 U3'))
  })

  it('AQ-23.31 EX-28: the spirals of five turns', () => {
    const none =
      'MN-GUA-4 MN-GUA-4 MN-GUA-6 MN-BAR-4 MN-BAR-4 MN-BAR-5 MN-BAR-5 MN-BAR-6 MN-GUA-5 MN-GUA-5 MN-THI-1 MN-THI-1 MN-THI-2 MN-THI-2 MN-THI-3'
    const t = solo({
      board: '1 G H B H',
      red: { guilds: 'H' },
      blue: { guilds: 'BGT' },
      // At Very Easy these classes match none of the Heroes.
      solo: {
        difficulty: 'very-easy',
        rivals: ['H-GUA-1', 'H-BAR-1', 'H-THI-2'],
        automa: none.split(' ') as never,
        stack: 'U1 U1 U1 U1 U1 U1 U1 U1 U1 U2 U2 U2 U2 U2 U2',
      },
    })
    const placed: string[][] = []
    for (let turn = 0; turn < 5; turn++) {
      const before = t.events.length
      while (t.match.first?.options.some((o) => o.do === 'drop')) {
        const option = t.match.first.options.find((o) => o.do === 'drop')
        t.choose({ ...option, do: 'drop' }).choose({ do: 'column', column: turn % 4 })
      }
      t.choose({ do: 'end' })
      const told = t.events
        .slice(before)
        .flatMap((e) => (e.type === 'rival-tile' && 'space' in e ? [SPACE_NAMES[Number(e.space)] ?? ''] : []))
      placed.push(told)
    }
    expect(placed).toEqual([
      ['a3', 'c5', 'e3'],
      ['a4', 'd5', 'e4'],
      ['b4', 'd4', 'e2'],
      ['b3', 'c4', 'd2'],
      ['b2', 'b5', 'd3'],
    ])
  })

  it('AQ-23.32 EX-30: a refill brings one Snowflake, and one more for each scored', () => {
    const t = solo({ board: '1 G T B H', pouch: '', discard: 'B G', snow: 2, solo: { reserve: 5 } })
    t.choose({ do: 'hero', hero: H('H-THI-1') }).choose({ do: 'line' })
    expect(t.state.solo?.snowReserve).toHaveLength(2)
    expect(eventsOf(t, 'refilled')).toMatchObject([{ runes: 2, snowflakes: 3 }])
  })

  it('AQ-23.33 as many as the reserve has', () => {
    const t = solo({ board: '1 G T B H', pouch: '', discard: 'B G', snow: 2, solo: { reserve: 1 } })
    t.choose({ do: 'hero', hero: H('H-THI-1') }).choose({ do: 'line' })
    expect(eventsOf(t, 'refilled')).toMatchObject([{ snowflakes: 1 }])
  })

  it('AQ-23.34 EX-29: toward the closest, then the one with most Acorns, then as you choose', () => {
    const t = rivalTurn({ ...still, minions: [{ at: 'd2', holds: 'U2' }, { at: 'a1' }, rival('c5')] })
    expect(minionOn(t, 'd4')?.id).toBe(3)
    const laden = rivalTurn({ ...still, minions: [{ at: 'a1', holds: 'U2' }, { at: 'e1' }, rival('c5')] })
    expect(minionOn(laden, 'b4')?.id ?? minionOn(laden, 'a5')?.id).toBe(3)
    const tie = rivalTurn({ ...still, minions: [{ at: 'a1' }, { at: 'e1' }, rival('c5')] })
    expect(tie).toBeAsked(0, 'march-target')
    tie.choose({ do: 'minion', minion: 2 })
    expect(minionOn(tie, 'e5')?.id).toBe(3)
  })

  it('AQ-23.35 EX-29: two moves each, oldest first; North, East, South, West', () => {
    const t = rivalTurn({ ...still, minions: [{ at: 'e1' }, rival('c5'), rival('a5', { type: 'MN-GUA-2' })] })
    const moves = eventsOf(t, 'moved').map((e) => ('to' in e ? [Reflect.get(e, 'minion'), SPACE_NAMES[Number(e.to)]] : []))
    expect(moves).toEqual([
      [2, 'd5'],
      [2, 'e5'],
      [3, 'b5'],
      [3, 'c5'],
    ])
  })

  it('AQ-23.36 entering your minion’s space is a squabble, from the canopy an elbow drop; else it touches nothing', () => {
    const t = rivalTurn({ ...still, minions: [{ at: 'c4', holds: 'U1' }, rival('c5')] })
    expect([minionOn(t, 'c4'), tilesOn(t, 'c4').length, t.state.solo?.automaDeck.length]).toEqual([null, 1, 27])
    const drops = rivalTurn({ ...still, minions: [{ at: 'c4' }, rival('CN')] })
    expect([minionOn(drops, 'c4')?.team, eventsOf(drops, 'elbow-drop').length]).toEqual([BLUE, 1])
    const alone = rivalTurn({ ...still, minions: [rival('c5')], tiles: { c4: 'U1^' } })
    expect(minionOn(alone, 'c5')?.id).toBe(1)
  })

  it('AQ-23.37 each rival Hero turns over a card; by guild from Normal up, by class below, it also joins the Field', () => {
    const cards = { automa: ['MN-GUA-4', 'MN-GUA-5', 'MN-GUA-6'] } as const
    const normal = rivalTurn({ solo: cards })
    expect([minionOn(normal, 'a3')?.class, minionOn(normal, 'c5'), minionOn(normal, 'e3')]).toEqual([3, null, null])
    const easy = rivalTurn({ solo: { ...cards, difficulty: 'easy' } })
    expect(minionOn(easy, 'a3')).toBe(null)
    expect(easy.state.solo?.automaDiscard).toHaveLength(3)
  })

  it('AQ-23.38 EX-29: the effect first, then the summons; an occupied front keeps a rival out', () => {
    const t = rivalTurn({ solo: { automa: ['MN-GUA-4', 'MN-THI-1', 'MN-THI-1'] }, discard: '*', blue: { guilds: 'BGH' } })
    const order = t.events.filter((e) => ['automa', 'snow-to-pouch', 'summoned'].includes(e.type)).map((e) => e.type)
    expect(order.slice(0, 3)).toEqual(['automa', 'snow-to-pouch', 'summoned'])
    const full = rivalTurn({ solo: { automa: IDLE }, minions: [rival('a3', { type: 'MN-GUA-2' })] })
    expect([minionOn(full, 'a3')?.id, full.state.solo?.automaDiscard.length]).toEqual([1, 3])
    const fight = rivalTurn({ solo: { automa: IDLE }, minions: [{ at: 'a3' }] })
    expect([minionOn(fight, 'a3'), eventsOf(fight, 'squabble').length]).toEqual([null, 1])
    const empty = rivalTurn({ solo: { automa: IDLE } })
    expect(empty.state.solo?.automaDeck).toHaveLength(27)
  })

  it('AQ-23.39 destroyed rivals go under the Automa Deck, ejected ones into it', () => {
    const t = solo({ minions: [{ at: 'b2' }, rival('b3', { type: 'MN-GUA-3' })] })
    walk(t, 1, 'b3')
    expect(t.state.solo?.automaDeck[0]).toBe(8)
    expect(t.state.solo?.automaDeck).toHaveLength(30)
  })

  it('AQ-23.40 matches in the Rival turn: yours bring a line, theirs nothing; four end your status', () => {
    // After the Snowflake has sunk three of a kind lie side by side.
    const yours = rivalTurn({ ...still, board: '2 T T * T\n1 B G T H', next: 'B G H B', exalted: 'T' })
    expect([heldOf(yours, RED), yours.state.exalted, eventsOf(yours, 'line').length, yours.state.teams[RED].relics]).toEqual([
      '',
      -1,
      1,
      [],
    ])
    const theirs = rivalTurn({ ...still, board: '2 G G * G\n1 B T G H', exalted: 'T' })
    expect([theirs.state.exalted, eventsOf(theirs, 'line').length]).toEqual([-1, 0])
    const three = rivalTurn({ ...still, board: '2 G G * B\n1 B T G H', exalted: 'T' })
    expect([three.state.exalted, eventsOf(three, 'matched').length]).toEqual([3, 1])
  })

  it('AQ-23.41 EX-30: Snowflakes matched in the Rival turn count', () => {
    const t = rivalTurn({ solo: { automa: ['MN-BAR-1', ...IDLE] }, board: '1 U1 U2 . T', snow: 1, next: 'G H * B' })
    expect([points(t, RED), t.state.snowflakes.length]).toEqual([3, 2])
  })
})

describe('26.6 Draw effects', () => {
  const turn = (card: Parameters<typeof Array.of>[0], literal: Literal = {}) =>
    rivalTurn({ ...literal, solo: { difficulty: 'very-easy', automa: [card, 'MN-GUA-4', 'MN-GUA-4'] as never, ...literal.solo } })

  it('AD-ARTISTE a line', () => {
    expect(eventsOf(turn('MN-BAR-1', { next: 'B G H B' }), 'line')).toHaveLength(1)
  })

  it('AD-ROGUE one more step for every rival minion', () => {
    const t = turn('MN-BAR-4', { minions: [{ at: 'e1' }, rival('a5')] })
    expect(minionOn(t, 'd5')?.id).toBe(2)
  })

  it('AD-CLERIC tiles around your minions shift toward the Heroes that placed them', () => {
    const t = turn('MN-GUA-1', {
      minions: [{ at: 'd3' }],
      tiles: { d4: 'U1', c4: 'U2^', a5: 'U3', e4: 'U1' },
      placedBy: { d4: 'H-BAR-1', c4: 'H-BAR-1', a5: 'H-GUA-1', e4: 'H-HUN-1' },
    })
    // c4 is nearest to c5 and goes there first; d4 follows north; a5 has nobody around; e4 reaches the right Hero's e3.
    const where = t.state.tiles.map((tile) => SPACE_NAMES[tile.space])
    expect(where).toEqual(['d5', 'c5', 'a5', 'e3'])
    const blocked = turn('MN-GUA-1', { minions: [{ at: 'd4' }], tiles: { d5: 'U1', c5: 'U2' }, placedBy: { d5: 'H-BAR-1', c5: 'H-BAR-1' } })
    expect(eventsOf(blocked, 'moved-tile')).toEqual([])
  })

  it('AD-MONK a Snowflake from the discard into the pouch', () => {
    const t = turn('MN-GUA-4', { discard: '* B', solo: { automa: ['MN-GUA-4', 'MN-GUA-5', 'MN-GUA-6'] } })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('B'))
    expect(eventsOf(t, 'snow-to-pouch')).toHaveLength(1)
  })

  it('AD-SCRAPER ejects your minion closest to home; you break ties', () => {
    const t = turn('MN-HUN-1', { minions: [{ at: 'a2' }, { at: 'e5' }] })
    expect([minionOn(t, 'a2'), minionOn(t, 'e5')?.id]).toEqual([null, 2])
    const tie = turn('MN-HUN-1', { minions: [{ at: 'a2' }, { at: 'e2' }] })
    expect(tie).toBeAsked(0, 'scraper-target')
    expect(tie.decision.rule).toBe('AQ-23.37')
    tie.choose({ do: 'minion', minion: 2 })
    expect(minionOn(tie, 'e2')).toBe(null)
  })

  it('AD-RANGER destroys a rune of yours beside a Hunters rune, the lowest left-most', () => {
    const t = turn('MN-HUN-4', { board: '2 T H . .\n1 B T H T' })
    expect(boardOf(t)).toBe(board('2 T . . .\n1 B H H T'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('T'))
  })

  it('AD-PIRATE you lose a held rune', () => {
    const t = rivalTurn({
      red: { guilds: 'H', held: 'H H' },
      blue: { guilds: 'BGT' },
      solo: { difficulty: 'very-easy', rivals: ['H-GUA-1', 'H-BAR-1', 'H-THI-2'], automa: ['MN-THI-1', 'MN-GUA-4', 'MN-GUA-4'] },
    })
    expect(heldOf(t, RED)).toBe('H')
  })

  it('AD-NINJA destroys the lowest left-most Acorn', () => {
    const t = rivalTurn({
      board: '2 U3 . . .\n1 B U1 U2 G',
      red: { guilds: 'H' },
      blue: { guilds: 'BGT' },
      solo: { difficulty: 'very-easy', rivals: ['H-GUA-1', 'H-BAR-1', 'H-THI-1'], automa: ['MN-THI-4', 'MN-GUA-4', 'MN-GUA-4'] },
    })
    expect(boardOf(t)).toBe(board('2 U3 . . .\n1 B . U2 G'))
  })

  it('AQ-26.15 what they remove goes to the rune discard', () => {
    const t = rivalTurn({
      board: '1 B U1 U2 G',
      red: { guilds: 'H' },
      blue: { guilds: 'BGT' },
      solo: { difficulty: 'very-easy', rivals: ['H-GUA-1', 'H-BAR-1', 'H-THI-1'], automa: ['MN-THI-4', 'MN-GUA-4', 'MN-GUA-4'] },
    })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('U1'))
  })
})
