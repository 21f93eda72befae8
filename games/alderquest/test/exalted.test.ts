import { describe, expect, it } from 'vitest'
import { FLIGHT, type MinionId } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { RELIC_IDS, type RelicId } from '../content/relics.ts'
import { alderquest } from '../rules/index.ts'
import {
  board,
  boardOf,
  cell,
  drop,
  eventsOf,
  face,
  facesOf,
  facesOfSigns,
  H,
  heldOf,
  type Literal,
  minionOn,
  points,
  Q,
  RL,
  s,
  swap,
  table,
  walk,
} from './table.ts'

/** Four of a guild in a row by one swap. */
const four = (sign: string, literal: Literal = {}) => {
  const other = sign === 'G' ? 'B' : 'G'
  const t = table({ board: `2 . . ${sign} .\n1 ${sign} ${sign} ${other} ${sign}`, next: 'B H B H', relicDeck: ['RL-1'], ...literal })
  return swap(t, literal.active === 'blue' ? 'H-BAR-1' : 'H-GUA-2', [3, 1], [3, 2])
}
/** Five of a guild: a row of three with a column of two on its end. */
const five = (sign: string, literal: Literal = {}) => {
  const other = sign === 'G' ? 'B' : 'G'
  const t = table({
    board: `3 . . ${sign} .\n2 . . ${sign} .\n1 ${sign} ${sign} ${other} ${sign}`,
    next: 'B H B H',
    relicDeck: ['RL-5', 'RL-1'],
    ...literal,
  })
  return swap(t, literal.active === 'blue' ? 'H-BAR-1' : 'H-GUA-2', [3, 1], [4, 1])
}

describe('19 Exalted guilds and relics', () => {
  it('AQ-19.1 at most one guild is exalted, at first none', () => {
    expect(table().state.exalted).toBe(-1)
    expect(four('T', { exalted: 'B' }).state.exalted).toBe(3)
  })

  it('AQ-19.2 an ally match of four exalts its guild', () => {
    expect(four('G').state.exalted).toBe(1)
  })

  it('AQ-19.3 a rival match of four takes the status from the exalted guild only', () => {
    expect(four('B', { exalted: 'B' }).state.exalted).toBe(-1)
    expect(four('B', { exalted: 'T' }).state.exalted).toBe(3)
    expect(four('B', { exalted: 'H' }).state.exalted).toBe(2)
  })

  it('AQ-19.4 a match of three changes nothing', () => {
    const t = table({ board: '1 G G . B', revealed: 'G', exalted: 'T' })
    drop(t, 'G', 3)
    expect(t.state.exalted).toBe(3)
  })

  it('AQ-19.5 a team’s second guild takes it from the first', () => {
    expect(four('G', { exalted: 'T' }).state.exalted).toBe(1)
  })

  it('AQ-19.6 there is no once a game', () => {
    const t = four('T', { exalted: 'T' })
    expect(t.state.exalted).toBe(3)
    expect(four('T', { exalted: 'G' }).state.exalted).toBe(3)
  })

  it('AQ-19.7 the benefit is the owner’s, and everybody sees whose it is', () => {
    const t = table({ exalted: 'T', minions: [{ at: 'b2' }, { at: 'd4', team: 'blue' }] })
    expect(t.view(null).exalted).toBe(3)
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOffer({ do: 'sneak' })
    const rival = table({ exalted: 'T', active: 'blue', minions: [{ at: 'd4', team: 'blue' }] })
    rival.choose({ do: 'activate', minion: 1 })
    expect(rival).not.toOffer({ do: 'sneak' })
  })

  it('AQ-19.8 a match of five gives the active team a relic, ally or rival', () => {
    expect(five('T').state.teams[RED].relics).toEqual([RL('RL-5')])
    const rival = five('H')
    expect([rival.state.teams[RED].relics, rival.state.teams[BLUE].relics]).toEqual([[RL('RL-5')], []])
    expect(four('T').state.teams[RED].relics).toEqual([])
  })

  it('AQ-19.9 from an empty Relic deck none is drawn', () => {
    expect(five('T', { relicDeck: [] }).state.teams[RED].relics).toEqual([])
  })

  it('AQ-19.10 a relic costs one rune of any guild', () => {
    const t = table({ red: { held: 'B T', relics: ['RL-4'] } })
    t.choose({ do: 'relic', relic: RL('RL-4') })
    expect(t).toOfferExactly([
      { do: 'pay', guild: 0 },
      { do: 'pay', guild: 3 },
    ])
    t.choose({ do: 'pay', guild: 0 })
    expect(heldOf(t, RED)).toBe('T')
  })

  it('AQ-19.11 in your own Action Phase, without a Hero, once', () => {
    const t = table({ tired: true, red: { held: 'T T', relics: ['RL-4'] } })
    t.choose({ do: 'relic', relic: RL('RL-4') })
    expect(t.state.outRelics).toContain(RL('RL-4'))
    expect(t).not.toOffer({ do: 'relic' })
    expect(table({ active: 'blue', red: { held: 'T', relics: ['RL-4'] } })).not.toOffer({ do: 'relic' })
  })
})

describe('26.4 Exalted tiles', () => {
  it('X-BAR the Bards drop two of the runes the opponent reveals', () => {
    const t = table({ phase: 'reveal', exalted: 'B', next: 'T H G', board: '1 G T B H' })
    drop(t, 'G', 1)
    drop(t, 'H', 2)
    expect(facesOf(t.state.revealed)).toEqual(facesOfSigns('T'))
    expect(boardOf(t)).toBe(board('2 G H . .\n1 G T B H'))
  })

  it('AQ-26.13 with fewer revealed, as many as there are', () => {
    const t = table({ phase: 'reveal', exalted: 'B', pouch: 'T', board: '1 G T B H' })
    t.choose({ do: 'column', column: 0 })
    expect(t).toBeAsked(0, 'action')
    expect(t.state.revealed).toEqual([])
  })

  it('X-GUA the opponent’s swaps cannot include Guardians runes', () => {
    const blue = table({ active: 'blue', exalted: 'G', board: '1 G T B H' })
    blue.choose({ do: 'hero', hero: H('H-BAR-1') }).choose({ do: 'swap' })
    expect(blue).toOfferExactly([cell(2, 1), cell(3, 1), cell(4, 1)].map((c) => ({ do: 'cell', cell: c })))
    blue.choose({ do: 'cell', cell: cell(2, 1) })
    expect(boardOf(blue)).toBe(board('1 G B T H'))
    const own = table({ exalted: 'G', board: '1 G T B H' })
    own.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'swap' })
    expect(own).toOffer({ do: 'cell', cell: cell(1, 1) })
  })

  const hunters = (text: string) =>
    table({
      board: text,
      exalted: 'H',
      next: 'B B B B',
      red: { guilds: 'HB', heroes: { a: 'H-HUN-1' } },
      blue: { guilds: 'GT', heroes: {} },
    })

  it('X-HUN a rival rune swapped with a Hunters rune and not matched is destroyed', () => {
    const t = swap(hunters('2 T . . .\n1 H G . B'), 'H-HUN-1', [1, 1], [2, 1])
    expect(boardOf(t)).toBe(board('1 T H . B'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('G'))
    const own = swap(hunters('1 H B . G'), 'H-HUN-1', [1, 1], [2, 1])
    expect(boardOf(own)).toBe(board('1 B H . G'))
  })

  it('AQ-26.12 it is looked at once after the exchange: a rival rune that matches is not destroyed besides', () => {
    const t = swap(hunters('2 . . G .\n1 G G H T'), 'H-HUN-1', [3, 1], [3, 2])
    // The Guardians match (for a line); none of them is destroyed apart.
    expect(eventsOf(t, 'runes-destroyed')).toEqual([])
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('G G G'))
    // Only with the Hunters' own: Blue's swaps destroy nothing.
    const blue = table({
      board: '1 H G . B',
      exalted: 'H',
      active: 'blue',
      red: { guilds: 'HB', heroes: {} },
      blue: { guilds: 'GT', heroes: { a: 'H-GUA-1' } },
    })
    expect(boardOf(swap(blue, 'H-GUA-1', [1, 1], [2, 1]))).toBe(board('1 G H . B'))
  })

  it('X-THI minions without an icon can Sneak', () => {
    const t = table({ exalted: 'T', minions: [{ at: 'b2' }] })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'sneak', to: s('a3') })
    expect(minionOn(t, 'a3')?.id).toBe(1)
  })

  it('AQ-26.14 basic ones, and upgraded ones that show none', () => {
    const sneaks = (up: boolean, type: 'MN-THI-2' | 'MN-THI-1') => {
      const t = table({ exalted: 'T', minions: [{ at: 'b2', type, up }] })
      t.choose({ do: 'activate', minion: 1 })
      return t.match.first?.options.some((o) => o.do === 'sneak')
    }
    expect([sneaks(false, 'MN-THI-2'), sneaks(true, 'MN-THI-2'), sneaks(false, 'MN-THI-1'), sneaks(true, 'MN-THI-1')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('26.5 Relics', () => {
  const own = (id: RelicId, literal: Literal = {}) => table({ ...literal, red: { held: 'T', relics: [id], ...literal.red } })
  const play = (id: RelicId, literal: Literal = {}) => own(id, literal).choose({ do: 'relic', relic: RL(id) })

  it('every relic has its test', () => expect(RELIC_IDS).toHaveLength(8))

  it('RL-1 Horn of Aiyana: two lines, each settled', () => {
    const t = play('RL-1', { board: '1 G T B H', pouch: 'T G B H T B H G' })
    expect(eventsOf(t, 'line')).toHaveLength(2)
    expect(own('RL-1', { pouch: '', board: '1 G T B H' })).not.toOffer({ do: 'relic' })
  })

  it('RL-2 Winter’s Eye: destroys all Snowflakes, or drops one from the discard', () => {
    const destroyed = play('RL-2', { board: '2 * . . *\n1 G T B H', discard: '*' }).choose({ do: 'destroy-snow' })
    expect(boardOf(destroyed)).toBe(board('1 G T B H'))
    const dropped = play('RL-2', { board: '1 U1 U2 . *', discard: '*' }).choose({ do: 'drop-snow' }).choose({ do: 'column', column: 2 })
    expect([points(dropped, RED), dropped.state.snowflakes.length]).toEqual([3, 2])
    expect(own('RL-2', { board: '1 G T B H' })).not.toOffer({ do: 'relic' })
  })

  it('RL-3 Everbloom Crown: exalts one of your guilds', () => {
    const t = play('RL-3', { exalted: 'B' })
    expect(t).toOfferExactly([
      { do: 'exalt', guild: 1 },
      { do: 'exalt', guild: 3 },
    ])
    t.choose({ do: 'exalt', guild: 1 })
    expect(t.state.exalted).toBe(1)
  })

  it('RL-4 Gale Feather: all allies have Flight', () => {
    const t = play('RL-4', { minions: [{ at: 'a1' }, { at: 'e5' }, { at: 'd4', team: 'blue' }] })
    expect(['a1', 'e5', 'd4'].map((space) => minionOn(t, space)?.granted)).toEqual([FLIGHT, FLIGHT, 0])
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'fly', to: s('c1') })
    expect(minionOn(t, 'c1')?.id).toBe(1)
  })

  it('RL-5 Seeing Pool: all facedown rival tiles of a lane', () => {
    const t = play('RL-5', { tiles: { d5: 'U1', d4: '!', e4: 'U2', d1: 'R1' } }).choose({ do: 'lane', lane: 3 })
    expect(t.view(0).tiles.map((tile) => tile.face)).toEqual([face('U1'), face('!'), null, face('R1')])
  })

  it('RL-6 Scepter of the First Squirrel: upgrades one or two', () => {
    const t = play('RL-6', { minions: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }] })
    t.choose({ do: 'minion', minion: 1 }).choose({ do: 'minion', minion: 3 })
    expect(['a1', 'b1', 'c1'].map((space) => minionOn(t, space)?.upgraded)).toEqual([true, false, true])
    expect(minionOn(t, 'a1')?.ready).toBe(true)
    expect(own('RL-6', { minions: [{ at: 'a1', up: true, type: 'MN-THI-1' }] })).not.toOffer({ do: 'relic' })
  })

  it('RL-7 Rootgate: an ally to an open space beneath the canopy', () => {
    const t = play('RL-7', { minions: [{ at: 'a1' }, { at: 'b3', team: 'blue' }] })
    expect(t).toOfferExactly(['c2', 'c4', 'd3'].map((space) => ({ do: 'space', space: s(space) })))
    t.choose({ do: 'space', space: s('d3') })
    expect(minionOn(t, 'd3')?.id).toBe(1)
    expect(own('RL-7', { minions: [{ at: 'CN' }] })).not.toOffer({ do: 'relic' })
  })

  it('RL-8 Golden Nutcracker: collects a rival Acorn from the Board', () => {
    const t = play('RL-8', { board: '2 T . . .\n1 U3 R1 U1 .' }).choose({ do: 'cell', cell: cell(1, 1) })
    expect([points(t, RED), boardOf(t)]).toEqual([3, board('1 T R1 U1 .')])
    expect(own('RL-8', { board: '1 R1 R2 . .' })).not.toOffer({ do: 'relic' })
  })
})

describe('20 Effects, triggers, timing', () => {
  const raccoon = () =>
    table({ board: '1 G T B H', minions: [{ at: 'd3', type: 'MN-THI-4', up: true, holds: 'U2 U1' }], blue: { pouch: 'U1 U1 U1 U1 U1' } })

  it('AQ-20.1 a trigger may be declined', () => {
    const t = walk(raccoon(), 1, 'CE').choose({ do: 'acorn', tile: 1 }).choose({ do: 'column', column: 0 })
    expect(t).toOfferExactly([{ do: 'use' }, { do: 'pass' }])
    t.pass()
    expect(t.state.teams[BLUE].tileHand).toEqual([])
    t.choose({ do: 'column', column: 0 }).pass()
  })

  it('AQ-20.2 Reveal, Tribute, Squabble and Confront each have their moment', () => {
    const asks = (t: ReturnType<typeof table>) => {
      t.look()
      return t.match.first?.prompt === 'trigger'
    }
    const blue = { held: 'B', pouch: 'U1 U1 U1' }
    const moments = (type: MinionId) => {
      const it = { type, up: true }
      const reveals = table({ minions: [{ at: 'd4', ...it }], tiles: { d5: 'U1' }, blue })
      const tributes = table({ board: '1 G T B H', minions: [{ at: 'd3', ...it, holds: 'U1' }], blue })
      const squabbles = table({
        minions: [
          { at: 'd3', ...it },
          { at: 'd4', team: 'blue' },
        ],
        blue,
      })
      const confronts = table({ minions: [{ at: 'c5', ...it }], blue })
      return [
        asks(walk(reveals, 1, 'd5').choose({ do: 'reveal' })),
        asks(walk(tributes, 1, 'CE').choose({ do: 'column', column: 0 })),
        asks(walk(squabbles, 1, 'd4')),
        asks(confronts.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })),
      ]
    }
    expect(moments('MN-THI-2')).toEqual([true, false, false, false])
    expect(moments('MN-THI-4')).toEqual([false, true, false, false])
    expect(moments('MN-THI-3')).toEqual([false, false, true, false])
    expect(moments('MN-THI-1')).toEqual([false, false, false, true])
  })

  it('AQ-20.3 a trigger works once for each event', () => {
    const t = walk(raccoon(), 1, 'CE').choose({ do: 'acorn', tile: 1 }).choose({ do: 'column', column: 0 }).choose({ do: 'use' })
    t.choose({ do: 'column', column: 1 }).choose({ do: 'use' })
    expect(eventsOf(t, 'triggered')).toHaveLength(2)
    expect(t.state.teams[BLUE].tileHand).toHaveLength(4)
  })

  it('AQ-20.4 all that an effect causes is finished before its next step', () => {
    // The first line of the Horn makes a match of five; its relic is drawn before the second line falls.
    const t = table({ board: '4 T . . .\n3 T . . .\n2 G . . .\n1 B T T .', red: { held: 'T', relics: ['RL-1'] }, pouch: 'B G H B G H B G' })
    t.choose({ do: 'relic', relic: RL('RL-1') })
    const order = t.events.filter((e) => e.type === 'line' || e.type === 'matched').map((e) => e.type)
    expect(order[0]).toBe('line')
    expect(alderquest.broken(t.state).filter((law) => law.includes('run') || law.includes('air'))).toEqual([])
  })

  it('AQ-20.5 the active team decides first', () => {
    const t = table({
      active: 'blue',
      minions: [
        { at: 'c1', type: 'MN-THI-3', up: true },
        { at: 'c2', team: 'blue', type: 'MN-HUN-1', up: true },
      ],
      red: { held: 'G' },
      blue: { held: 'B', deck: ['Q-HUN-1'] },
    })
    walk(t, 2, 'c1')
    expect(t).toBeAsked(1, 'trigger')
    t.pass()
    expect(t).toBeAsked(0, 'trigger')
  })

  it('AQ-20.6 “up to” allows less, other instructions do not', () => {
    const t = table({ red: { held: 'T T' }, tiles: { a1: 'R1', a2: 'R2' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(t).not.toOffer({ do: 'done' })
    t.choose({ do: 'tile', tile: 1 })
    expect(t).toOffer({ do: 'done' })
  })

  it('AQ-20.7 only legal targets can be chosen', () => {
    const t = table({
      red: { held: 'T', quarrels: ['Q-THI-4'] },
      minions: [{ at: 'a1', holds: 'U1' }, { at: 'b1' }, { at: 'd4', team: 'blue' }, { at: 'e1' }],
    })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-4') })
    expect(t).toOfferExactly([
      { do: 'minion', minion: 2 },
      { do: 'minion', minion: 4 },
    ])
  })

  it('AQ-20.8 the team that resolves an effect chooses, unless it says otherwise', () => {
    const steal = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'B H' } })
    expect(steal.choose({ do: 'quarrel', quarrel: Q('Q-THI-1') })).toBeAsked(0, 'steal-rune')
    const lose = table({ minions: [{ at: 'd4', type: 'MN-THI-2', up: true }], tiles: { d5: 'U1' }, blue: { held: 'B H' } })
    expect(walk(lose, 1, 'd5').choose({ do: 'reveal' }).choose({ do: 'use' })).toBeAsked(1, 'lose-rune')
  })

  it('AQ-20.9 Guarded rivals cannot be chosen', () => {
    const t = table({
      red: { guilds: 'HT', held: 'T T T', heroes: { d: 'H-HUN-2' } },
      blue: { guilds: 'BG' },
      minions: [{ at: 'd4', team: 'blue', guarded: true }],
    })
    t.choose({ do: 'hero', hero: H('H-HUN-2') })
    expect(t).not.toOffer({ do: 'ability' })
  })

  it('AQ-20.10 a choice with one option makes itself', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'B' } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-1') })
    expect(heldOf(t, RED)).toBe('B')
  })

  it('AQ-20.11 the end cancels all that is pending', () => {
    const t = table({
      snow: 3,
      board: '1 * U1 . B',
      minions: [{ at: 'd3', type: 'MN-THI-4', up: true, holds: 'U2 U1' }],
      blue: { pouch: 'U1 U1' },
    })
    walk(t, 1, 'CE').choose({ do: 'acorn', tile: 1 }).choose({ do: 'column', column: 2 })
    expect(t.outcome).not.toBe(null)
    expect(t.match.open).toEqual([])
    expect(t.state.teams[BLUE].tileHand).toEqual([])
  })

  it('AQ-20.12 an effect that exhausts the active minion ends its activation', () => {
    const t = table({ minions: [{ at: 'd4', type: 'MN-THI-1' }], tiles: { d5: '!' }, blue: { armed: ['Q-BAR-7'] } })
    walk(t, 1, 'd5').choose({ do: 'reveal' }).choose({ do: 'trap' })
    expect(t.state.activation).toBe(null)
    expect(t).toBeAsked(0, 'action')
  })
})

describe('21 End of the game', () => {
  const end = (literal: Literal) => {
    const t = table({ snow: 3, board: '1 * * . B', revealed: '*', ...literal })
    drop(t, '*', 3)
    return t.outcome
  }

  it('AQ-21.1 four or more matched Snowflakes end it', () => {
    expect(end({})).not.toBe(null)
    expect(end({ snow: 0 })).toBe(null)
  })

  it('AQ-21.2 the batch with the fourth is processed completely, then nothing more', () => {
    const batch = table({ snow: 3, board: '2 H H B U2\n1 B B H U1', next: 'G G G *', revealed: 'T' })
    swap(batch, 'H-GUA-2', [3, 1], [3, 2])
    expect(batch.outcome).not.toBe(null)
    expect([heldOf(batch, RED), points(batch, RED)]).toEqual(['GGG', 3])
    expect(batch.state.revealed).toHaveLength(1)
  })

  it('AQ-21.3 the higher total wins', () => {
    expect(end({ red: { collection: 'U3' }, blue: { collection: 'R1 R1' } })).toMatchObject({
      payoffs: [1, 0],
      reason: 'points',
      scores: [3, 2],
    })
  })

  it('AQ-21.4 EX-22: ties are broken by the exalted guild, Acorns, points on the Board, minions', () => {
    const seven = { red: { collection: 'U3 U2 U1 U1' }, blue: { collection: 'R2 R2 R1 R1 R1' } }
    expect(end({ ...seven, exalted: 'T' })).toMatchObject({ payoffs: [1, 0], reason: 'exalted' })
    expect(end(seven)).toMatchObject({ payoffs: [0, 1], reason: 'acorns' })
    const five = { red: { collection: 'U2 U2 U1 U1 U1' }, blue: { collection: 'R2 R2 R1 R1 R1' } }
    expect(end({ ...five, board: '3 . . . U1\n2 . . . R2\n1 * * . B' })).toMatchObject({ reason: 'board', payoffs: [0, 1] })
    const minions = [{ at: 'a1' }, { at: 'b1' }, { at: 'CN' }, { at: 'd4', team: 'blue' }, { at: 'd5', team: 'blue' }] as const
    expect(end({ ...five, minions })).toMatchObject({ reason: 'minions', payoffs: [1, 0] })
  })

  it('AQ-21.5 for each team its own colour on the Board counts', () => {
    const five = { red: { collection: 'U2 U2 U1 U1 U1' }, blue: { collection: 'R2 R2 R1 R1 R1' } }
    expect(end({ ...five, board: '5 . . . U1\n4 . . . U1\n3 . . . R2\n2 . . . U1\n1 * * . B' })).toMatchObject({
      payoffs: [1, 0],
      reason: 'board',
    })
  })

  it('AQ-21.6 EX-22: all equal is a draw', () => {
    expect(end({})).toMatchObject({ payoffs: [0.5, 0.5], reason: 'draw' })
  })

  it('AQ-21.7 Acorns elsewhere score nothing', () => {
    const t = end({
      minions: [
        { at: 'a1', holds: 'U3' },
        { at: 'e5', team: 'blue' },
      ],
      tiles: { b1: 'U2^', c1: 'U1' },
      blue: { hand: 'U1' },
    })
    expect(t).toMatchObject({ scores: [0, 0], reason: 'draw' })
  })

  it('AQ-21.8 a team may concede', () => {
    expect(table()).not.toOffer({ do: 'concede' })
    const t = table({ config: { conceding: true }, red: { collection: 'U3' } })
    t.choose({ do: 'concede' })
    expect(t.outcome).toMatchObject({ payoffs: [0, 1], reason: 'concede' })
  })
})
