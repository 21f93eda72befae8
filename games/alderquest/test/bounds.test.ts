import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { fileOf, GROUND, LANE, rankOf, SURROUNDING, spacesOf } from '../content/field.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { alderquest } from '../rules/index.ts'
import { obstacles } from '../rules/obstacles.ts'
import { bareRivalTurn } from './solitaire.ts'
import { base, boardOf, cell, H, type Literal, minionOn, Q, RL, s, swap, table, tilesOn, walk } from './table.ts'
import { told } from './told.ts'

const rival = (at: string) => ({ at, team: 'blue', type: 'MN-BAR-1' }) as const

describe('up to so many, and no more', () => {
  it('Q-GUA-3 Quiet Reflection: two runes, of the team’s guilds that lie in the discard', () => {
    const t = table({ red: { held: 'G', quarrels: ['Q-GUA-3'] }, discard: 'B T T T' }).choose({ do: 'quarrel' })
    t.choose({ do: 'gain', guild: 3 }).choose({ do: 'gain', guild: 3 })
    expect(t).toBeAsked(0, 'action')
    const one = table({ red: { held: 'G', quarrels: ['Q-GUA-3'] }, discard: 'B' }).choose({ do: 'quarrel' })
    expect(one).toOfferExactly([{ do: 'gain', guild: 1 }, { do: 'done' }])
    one.look()
  })

  it('Q-THI-7 Smoke Bomb: two tiles; Q-THI-5 Swift Heist: two runes', () => {
    const smoke = table({
      minions: [{ at: 'c1' }],
      tiles: { c2: '!', b2: 'U1', d2: 'U2', b1: 'U3' },
      blue: { armed: ['Q-THI-7'], guilds: 'BT' },
    })
    walk(smoke, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    smoke.choose(1, { do: 'tile', tile: 2 }).choose(1, { do: 'tile', tile: 3 })
    expect(smoke).toBeAsked(0, 'action')
    expect(smoke.state.teams[BLUE].tileHand).toHaveLength(2)
    const heist = table({ minions: [{ at: 'c1' }], tiles: { c2: '!' }, red: { held: 'G G G' }, blue: { armed: ['Q-THI-5'], guilds: 'BT' } })
    walk(heist, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    heist.choose(1, { do: 'steal' }).choose(1, { do: 'steal' })
    expect(heist).toBeAsked(0, 'action')
  })

  it('RL-5 Seeing Pool: any of the five lanes', () => {
    const t = table({ red: { held: 'T', relics: ['RL-5'] } }).choose({ do: 'relic' })
    expect(t).toOfferExactly([0, 1, 2, 3, 4].map((lane) => ({ do: 'lane', lane })))
    t.look()
  })

  it('RL-2 Winter’s Eye needs a Snowflake, and offers only what there is', () => {
    const with_ = (literal: Literal) => table({ red: { held: 'T', relics: ['RL-2'] }, pouch: 'H', ...literal })
    expect(with_({ board: '1 G T B H' })).not.toOffer({ do: 'relic' })
    const onBoard = with_({ board: '1 G T B *' }).choose({ do: 'relic' })
    expect(boardOf(onBoard)).toBe('1 G T B .')
    const inDiscard = with_({ board: '1 G T B H', discard: '*' }).choose({ do: 'relic' })
    expect(inDiscard).toBeAsked(0, 'snow-column')
    inDiscard.look()
  })

  it('RL-6 the Scepter reaches into the canopy', () => {
    const t = table({ red: { held: 'T', relics: ['RL-6'] }, minions: [{ at: 'CN', type: 'MN-THI-1' }] }).choose({ do: 'relic' })
    expect(minionOn(t, 'CN')?.upgraded).toBe(true)
  })

  it('Q-BAR-4 Change of Key: only runes of another guild than those in the discard alone', () => {
    const t = table({ active: 'blue', board: '1 B T G .', blue: { held: 'B', quarrels: ['Q-BAR-4'] }, pouch: 'H' }).choose({
      do: 'quarrel',
    })
    expect(t).toOfferExactly([
      { do: 'cell', cell: cell(2, 1) },
      { do: 'cell', cell: cell(3, 1) },
    ])
    t.look()
  })

  it('Q-THI-3 Shell Game: any unrevealed tile first, then one in another space', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-3'] }, tiles: { a3: 'R1 R2', b3: 'R3' } }).choose({ do: 'quarrel' })
    expect(t).toOfferExactly([1, 2, 3].map((tile) => ({ do: 'tile', tile })))
    t.choose({ do: 'tile', tile: 3 })
    expect(t).toOfferExactly([1, 2].map((tile) => ({ do: 'tile', tile })))
    t.look()
  })

  it('Q-HUN-7 Counterhunt: only along a clear straight line', () => {
    const hunt = (...hunters: string[]) => {
      const minions = [{ at: 'c1' }, ...hunters.map((at) => ({ at, team: 'blue' }) as const)]
      const t = table({ minions, tiles: { c2: '!' }, blue: { armed: ['Q-HUN-7'] } })
      walk(t, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
      return told(t).some((line) => / charge /.test(line)) ? 'charges' : told(t).some((line) => line.startsWith('ejected')) ? 'ejects' : '?'
    }
    expect([hunt('a2'), hunt('e2'), hunt('a1'), hunt('d3'), hunt('c4')]).toEqual(['charges', 'charges', 'ejects', 'ejects', 'ejects'])
  })

  it('Q-THI-6 False Bottom: with no vacant space nobody is asked', () => {
    const name = (space: number) => `${'abcde'[fileOf(space)]}${rankOf(space) + 1}`
    const others = GROUND.map(name).filter((space) => space !== 'c1' && space !== 'c2')
    const minions = [{ at: 'c1', holds: 'U1' }, ...others.slice(0, 9).map((at) => ({ at }))]
    const tiles = Object.fromEntries(others.slice(9).map((space, n) => [space, n < 7 ? 'U1' : 'U2']))
    const t = table({ red: { guilds: 'GT' }, minions, tiles: { ...tiles, c2: '!' }, blue: { guilds: 'BT', armed: ['Q-THI-6'] } })
    walk(t, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    // c1, which it left, is vacant.
    expect(t).toBeAsked(1, 'target-tile')
    t.look()
    const full = table({
      red: { guilds: 'GT' },
      minions,
      tiles: { ...tiles, c2: '!', c1: 'R1' },
      blue: { guilds: 'BT', armed: ['Q-THI-6'] },
    })
    walk(full, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    expect(full).toBeAsked(0, 'action')
    expect(minionOn(full, 'c2')?.ready).toBe(false)
  })
})

describe('where', () => {
  it('AQ-3.9 a space is surrounded by its neighbours on all eight sides, and by nothing else', () => {
    for (const a of GROUND) {
      const near = GROUND.filter((b) => b !== a && Math.abs(fileOf(a) - fileOf(b)) <= 1 && Math.abs(rankOf(a) - rankOf(b)) <= 1)
      expect(spacesOf(SURROUNDING[a] ?? 0), String(a)).toEqual(near)
    }
    expect(LANE.map((lane) => spacesOf(lane).length)).toEqual([5, 5, 4, 5, 5])
  })

  it('AQ-6.10 in a duel each team places its Heroes at the lanes a, c and e', () => {
    const match = Match.start(alderquest, { ...base, colour: 'red' }, 'lanes')
    const lanes: unknown[] = []
    while (match.first && match.state.phase !== 'hide') {
      if (match.first.prompt === 'draft-lane')
        lanes.push([match.first.seat, match.first.options.map((option) => Reflect.get(option, 'lane'))])
      match.choose(match.first.seat, 0)
    }
    expect(lanes).toEqual([
      [0, [0, 2, 4]],
      [1, [0, 2, 4]],
      [0, [2, 4]],
      [1, [2, 4]],
    ])
    expect(match.state.heroes.map(({ lane }) => lane)).toEqual([0, 0, 2, 2, 4, 4])
    expect(match.state).toMatchObject({ drafted: 0, place: 0, active: RED })
  })

  it('AQ-11.6 a rune beside empty cells slides to either side, from the first column and from the last', () => {
    const slides = (board: string) =>
      table({ board })
        .choose({ do: 'hero', hero: H('H-GUA-2') })
        .choose({ do: 'slide' })
    const middle = slides('1 . G . .')
    expect(middle).toOfferExactly([
      { do: 'cell', cell: cell(1, 1) },
      { do: 'cell', cell: cell(3, 1) },
    ])
    middle.look()
    expect(boardOf(slides('1 G . . .'))).toBe('1 . G . .')
    expect(boardOf(slides('1 . . . G'))).toBe('1 . . G .')
  })

  it('AQ-26.12 exalted Hunters destroy the rival’s guild rune they are swapped with, and nothing else', () => {
    const hunts = (board: string, from: readonly [number, number], to: readonly [number, number]) => {
      const t = swap(table({ active: 'blue', exalted: 'H', board, pouch: '' }), 'H-HUN-1', from, to)
      return boardOf(t)
    }
    expect(hunts('1 H G . .', [1, 1], [2, 1])).toBe('1 . H . .')
    expect(hunts('1 G H . .', [1, 1], [2, 1])).toBe('1 H . . .')
    for (const other of ['B', 'R1', 'U2', '*']) {
      expect(hunts(`1 H ${other} . .`, [1, 1], [2, 1])).toBe(`1 ${other} H . .`)
      expect(hunts(`1 ${other} H . .`, [1, 1], [2, 1])).toBe(`1 H ${other} . .`)
    }
  })

  it('AQ-16.4 AQ-16.6 which Acorn is asked by the rule of what is done with it', () => {
    const asks = (verb: 'give' | 'set-down') => {
      const t = table({ minions: [{ at: 'c1', holds: 'U1 U2' }, { at: 'c2' }] }).choose({ do: verb })
      expect(t).toBeAsked(0, 'which-acorn')
      t.look()
      return t.decision.rule
    }
    expect([asks('give'), asks('set-down')]).toEqual(['AQ-16.6', 'AQ-16.4'])
  })

  it('AQ-27.3 the kinds of tile in hand are offered in their order', () => {
    const t = table({ phase: 'set', red: { hand: '! R3 R1 * R1' } })
    expect(t.decision.options).toEqual([4, 6, 10, 11].map((face) => ({ do: 'set', face })))
    t.look()
  })

  it('AQ-27.3 an Acorn that lies open and a tile facedown are two things, whichever came first', () => {
    for (const tiles of ['R1 R1^', 'R1^ R1']) {
      const t = table({ red: { guilds: 'GT', held: 'G G' }, tiles: { a3: tiles } })
      t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
      expect(t).toOfferExactly([
        { do: 'tile', tile: 1 },
        { do: 'tile', tile: 2 },
      ])
      t.look()
    }
  })
})

describe('solitaire', () => {
  it('AQ-23.35 a rival that has squabbled is gone, and nobody is asked whom it would have gone on to', () => {
    const t = bareRivalTurn({ minions: [rival('c5'), { at: 'c4' }, { at: 'a1' }, { at: 'e1' }] })
    expect(minionOn(t, 'c4')).toBeNull()
    expect(told(t).filter((line) => line.startsWith('moved'))).toHaveLength(1)
    expect(t.match.first?.prompt).not.toBe('march-target')
    t.look()
  })

  it('AD-ROGUE the rivals step in the order of their arrival', () => {
    const t = bareRivalTurn({
      minions: [{ at: 'c1' }, rival('e4'), rival('a4')],
      solo: { automa: ['MN-BAR-4'], rivals: ['H-GUA-1', 'H-BAR-2', 'H-HUN-1'] },
    })
    t.look()
    const steps = told(t)
      .filter((line) => line.startsWith('moved'))
      .map((line) => line.split(' ')[1])
    expect(steps.slice(0, 6)).toEqual(['2', '2', '3', '3', '2', '3'])
  })

  it('AD-SCRAPER measures from your own Heroes', () => {
    const t = bareRivalTurn({ minions: [{ at: 'c4' }, { at: 'b2' }], solo: { automa: ['MN-HUN-1'] } })
    t.look()
    expect([minionOn(t, 'c4')?.id, minionOn(t, 'b2')]).toEqual([1, null])
  })

  it('AD-CLERIC an Acorn that is held does not shift', () => {
    const t = bareRivalTurn({ minions: [{ at: 'd3', holds: 'U1' }, { at: 'd4' }], solo: { automa: ['MN-GUA-1'] } })
    t.look()
    expect(told(t).filter((line) => line.startsWith('moved-tile'))).toEqual([])
    expect(tilesOn(t, 'd3')).toHaveLength(1)
  })

  it('AQ-23.38 the type of a rival that comes is not seen', () => {
    const t = bareRivalTurn({ solo: { automa: ['MN-GUA-1'], rivals: ['H-GUA-1', 'H-BAR-2', 'H-HUN-1'] } })
    t.look()
    expect(t.view(0).minions.find(({ space }) => space === s('a3'))).toMatchObject({ type: null, class: 2 })
  })

  it('AQ-23.6 AQ-23.11 the Heroes and decks as they stand when the match begins', () => {
    const match = Match.start(alderquest, { ...base, seats: 1 }, 'solo')
    while (match.first && match.state.phase !== 'action') match.choose(0, 0)
    const { heroes, decks, marks, outRelics } = match.state
    expect(heroes.map(({ team, place, lane, front, ready }) => [team, place, lane, front, ready])).toEqual([
      [BLUE, 1, 0, s('a3'), false],
      [BLUE, 1, 2, s('c5'), false],
      [BLUE, 1, 4, s('e3'), false],
      [RED, 0, 0, s('a1'), true],
      [RED, 0, 2, s('c1'), true],
      [RED, 0, 4, s('e1'), true],
    ])
    expect(marks.map(({ length }) => length)).toEqual(decks.map(({ length }) => length))
    expect(outRelics).toEqual([RL('RL-6')])
    expect(alderquest.broken(match.state)).toEqual([])
  })
})

describe('why not', () => {
  it('AQ-21.7 who is not at the table, and everybody when the match is over, is told of nothing', () => {
    const t = table({ red: { quarrels: ['Q-GUA-1'] } })
    t.look()
    expect(obstacles(t.state, 7, null)).toEqual([])
    t.concede(0)
    expect([0, 1].map((seat) => obstacles(t.state, seat, null))).toEqual([[], []])
  })

  it('AQ-20.8 of two things of a kind the one that is not on offer has its reason', () => {
    const missing = (literal: Literal, begin: (t: ReturnType<typeof table>) => void = () => undefined) => {
      const t = table(literal)
      begin(t)
      t.look()
      return obstacles(t.state, 0, t.match.decisionOf(0)).map(({ option: { do: verb, ...parts } }) =>
        [verb, ...Object.values(parts)].join(' '),
      )
    }
    const cards = { quarrels: ['Q-GUA-1', 'Q-THI-5'], relics: ['RL-6', 'RL-3'], held: 'T' } as const
    expect(missing({ red: cards }).filter((one) => /quarrel|relic/.test(one))).toEqual([`quarrel ${Q('Q-GUA-1')}`, `relic ${RL('RL-6')}`])
    const two = { minions: [{ at: 'a1' }, { at: 'c1', ready: false }] }
    expect(missing(two).filter((one) => one.startsWith('activate'))).toEqual(['activate 2'])
    const pays = { red: { held: 'G T', relics: ['RL-3'] } } as const
    expect(missing(pays).filter((one) => one.startsWith('pay'))).toEqual(['pay 1', 'pay 3'])
    expect(missing(pays, (t) => t.choose({ do: 'relic' })).filter((one) => one.startsWith('pay'))).toEqual([])
    const steals = { red: { held: 'T G', quarrels: ['Q-THI-1'] }, blue: { held: 'G B' } } as const
    expect(missing(steals, (t) => t.choose({ do: 'quarrel' })).filter((one) => one.startsWith('pay'))).toEqual(['pay 1'])
  })
})
