import { describe, expect, it } from 'vitest'
import { CHARGE, SPEED } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { QUARREL_IDS, QUARRELS, type QuarrelId, quarrelsOf } from '../content/quarrels.ts'
import {
  board,
  boardOf,
  cell,
  eventsOf,
  facesOf,
  facesOfSigns,
  heldOf,
  type Literal,
  minionOn,
  Q,
  s,
  swapCells,
  T,
  table,
  tilesOn,
  walk,
} from './table.ts'

const GUILDS = { BAR: 'BT', GUA: 'GT', HUN: 'HT', THI: 'GT' } as const
const OTHERS = { BT: 'GH', GT: 'BH', HT: 'GB' } as const
const SIGN = { BAR: 'B', GUA: 'G', HUN: 'H', THI: 'T' } as const
const guildOf = (id: QuarrelId) => id.slice(2, 5) as keyof typeof GUILDS

/** Red has the Scheme in hand and a rune for it. */
function hold(id: QuarrelId, literal: Literal = {}) {
  const guilds = GUILDS[guildOf(id)]
  return table({
    ...literal,
    red: { guilds, heroes: {}, held: SIGN[guildOf(id)], quarrels: [id], ...literal.red },
    blue: { guilds: OTHERS[guilds], heroes: {}, ...literal.blue },
  })
}
const play = (id: QuarrelId, literal: Literal = {}) => hold(id, literal).choose({ do: 'quarrel', quarrel: Q(id) })
const rival = (at: string, extra: object = {}) => ({ at, team: 'blue', ...extra }) as const

/** Blue's minion (1) walks from b3 onto a Trap of Red's on b2, where this Trap is armed, and Red springs it. */
function spring(id: QuarrelId, literal: Literal = {}, it: object = {}) {
  const guilds = GUILDS[guildOf(id)]
  const t = table({
    active: 'blue',
    ...literal,
    minions: [{ at: 'b3', team: 'blue', ...it }, ...(literal.minions ?? [])],
    tiles: { b2: '!r', ...literal.tiles },
    red: { guilds, heroes: {}, armed: [id], traps: 1, ...literal.red },
    blue: { guilds: OTHERS[guilds], heroes: { a: 'H-BAR-1', c: 'H-BAR-2' }, ...literal.blue },
  })
  return walk(t, 1, 'b2')
    .choose({ do: 'reveal' })
    .choose({ do: 'trap', quarrel: Q(id) })
}

describe('18 Quarrels', () => {
  it('AQ-18.1 a Quarrel costs a rune of its guild and no Hero action', () => {
    const t = table({ tired: true, red: { held: 'T T', quarrels: ['Q-THI-2'] } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-2') })
    expect(heldOf(t, RED)).toBe('T')
  })

  it('AQ-18.2 only in your own Action Phase', () => {
    const t = table({ active: 'blue', red: { held: 'T', quarrels: ['Q-THI-2'] } })
    expect(t).not.toOffer({ do: 'quarrel' })
  })

  it('AQ-18.3 a Scheme takes effect and is discarded', () => {
    const t = play('Q-THI-2', { red: { guilds: 'GT', held: 'T', quarrels: ['Q-THI-2'], deck: ['Q-GUA-1', 'Q-GUA-2', 'Q-GUA-3'] } })
    expect(t.state.teams[RED]).toMatchObject({ quarrelDiscard: [Q('Q-THI-2')], quarrelHand: [Q('Q-GUA-1'), Q('Q-GUA-2')] })
  })

  it('AQ-18.4 a Trap is armed face-up and brings a Trap tile into the hand', () => {
    const t = play('Q-THI-5', { red: { held: 'T', quarrels: ['Q-THI-5'], guilds: 'GT', traps: 2 } })
    expect(t.view(1).teams[RED]).toMatchObject({ armed: [Q('Q-THI-5')], trapStack: 1, tileHand: { count: 1 } })
    expect(facesOf(t.state.teams[RED].tileHand)).toEqual(facesOfSigns('!'))
  })

  it('AQ-18.5 without a Trap tile left it is armed all the same', () => {
    const t = play('Q-THI-5')
    expect(t.state.teams[RED]).toMatchObject({ armed: [Q('Q-THI-5')], tileHand: [] })
  })

  it('AQ-18.6 it is triggered by a Trap tile a rival reveals, and discarded after', () => {
    const t = spring('Q-BAR-5')
    expect(t.state.teams[RED]).toMatchObject({ armed: [], quarrelDiscard: [Q('Q-BAR-5')] })
  })

  it('AQ-18.7 any number may be armed, and any Trap tile triggers any of them', () => {
    const t = table({
      active: 'blue',
      minions: [rival('b3')],
      tiles: { b2: '!r' },
      red: { armed: ['Q-THI-5', 'Q-THI-6', 'Q-THI-5', 'Q-GUA-5'] },
    })
    walk(t, 1, 'b2').choose({ do: 'reveal' })
    expect(t).toOfferExactly([
      { do: 'eject' },
      ...(['Q-THI-5', 'Q-THI-6', 'Q-GUA-5'] as const).map((id) => ({ do: 'trap', quarrel: Q(id) })),
    ])
  })

  it('AQ-18.8 its owner makes the choices in a Trap’s text, as far as they are possible', () => {
    const t = spring('Q-BAR-6')
    expect(t).toBeAsked(0, 'target-space')
    t.choose({ do: 'space', space: s('a5') })
    expect(spring('Q-THI-5').state.teams[RED].quarrelDiscard).toEqual([Q('Q-THI-5')])
  })

  it('AQ-18.9 a Trap may be armed though it could do nothing now', () => {
    expect(hold('Q-HUN-7')).toOffer({ do: 'quarrel', quarrel: Q('Q-HUN-7') })
  })

  it('AQ-18.10 EX-31: Guard protects neither from Trap tiles nor from Traps', () => {
    const guarded = { guarded: true, upgraded: true }
    expect(minionOn(spring('Q-BAR-5', {}, guarded), 'b2')).toMatchObject({ stunned: true })
    const t = table({ active: 'blue', minions: [rival('b3', guarded)], tiles: { b2: '!r' } })
    walk(t, 1, 'b2').choose({ do: 'reveal' })
    expect(minionOn(t, 'b2')).toBe(null)
  })
})

describe('26.3 Schemes', () => {
  it('AQ-26.8 six Scheme and four Trap cards a guild', () => {
    expect(QUARREL_IDS).toHaveLength(28)
    for (const guild of [0, 1, 2, 3]) {
      const cards = quarrelsOf(guild)
      expect([
        cards.filter((q) => QUARRELS[q]?.type === 'scheme').length,
        cards.filter((q) => QUARRELS[q]?.type === 'trap').length,
      ]).toEqual([6, 4])
    }
  })

  it('Q-BAR-1 Catchy Refrain: a swap', () => {
    const t = play('Q-BAR-1', { board: '1 G T B H' })
    swapCells(t, [1, 1], [2, 1])
    expect(boardOf(t)).toBe(board('1 T G B H'))
    expect(hold('Q-BAR-1', { board: '1 G . . .' })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-BAR-2 Crescendo: a line', () => {
    expect(boardOf(play('Q-BAR-2', { board: '1 G T B H', next: 'T G H B' }))).toBe(board('2 T G H B\n1 G T B H'))
    expect(hold('Q-BAR-2', { board: '1 G T B H', pouch: '' })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-BAR-3 Pied Piper: a rival minion one open space further', () => {
    const t = play('Q-BAR-3', { minions: [rival('a5'), rival('b5')] })
    t.choose({ do: 'minion', minion: 2 }).choose({ do: 'space', space: s('c5') })
    expect(minionOn(t, 'c5')?.id).toBe(2)
    expect(hold('Q-BAR-3', { minions: [rival('CN')] })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-BAR-4 Change of Key: a rune of the Board for one of another guild in the discard, the one paid included', () => {
    const t = play('Q-BAR-4', { board: '1 G G B .', discard: 'H' })
    t.choose({ do: 'cell', cell: cell(3, 1) })
    // Only Hunters differ from the Bards there.
    expect(boardOf(t)).toBe(board('1 G G H .'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('B B'))
    const three = play('Q-BAR-4', { board: '1 T T G .', discard: 'T', next: 'H H H H' })
    three.choose({ do: 'cell', cell: cell(3, 1) }).choose({ do: 'rune', face: 3 })
    expect(heldOf(three, RED)).toBe('TTT')
    expect(hold('Q-BAR-4', { board: '1 B . . .' })).not.toOffer({ do: 'quarrel' })
    expect(hold('Q-BAR-4', { board: '1 G . . .' })).toOffer({ do: 'quarrel' })
  })

  it('Q-GUA-1 Bulwark: Guards an ally minion', () => {
    const t = play('Q-GUA-1', { minions: [{ at: 'a1' }] })
    expect(minionOn(t, 'a1')?.guarded).toBe(true)
    expect(hold('Q-GUA-1')).not.toOffer({ do: 'quarrel' })
  })

  it('EX-31: a Guarded minion cannot be entered or chosen', () => {
    const t = table({
      active: 'blue',
      minions: [{ at: 'c4', guarded: true }, rival('b4', { type: 'MN-HUN-1', up: true }), rival('CN'), { at: 'c5', type: 'MN-THI-1' }],
      blue: { held: 'B B B B', quarrels: ['Q-BAR-3'], heroes: { c: 'H-BAR-2', a: 'H-HUN-2' } },
    })
    expect(t).not.toOffer({ do: 'activate', minion: 3 })
    t.choose({ do: 'activate', minion: 2 })
    expect(t).not.toOffer({ do: 'move', to: s('c4') })
    expect(t).not.toOffer({ do: 'charge', to: s('c4') })
    t.choose({ do: 'move', to: s('a4') })
      .choose({ do: 'end' })
      .choose({ do: 'quarrel', quarrel: Q('Q-BAR-3') })
    // Only the other minion can be lured: it is taken without asking.
    expect(t).toBeAsked(1, 'target-space')
    expect(t).toOffer({ do: 'space', space: s('b5') })
  })

  it('Q-GUA-2 Tend the Roots: an unheld ally tile to a vacant space', () => {
    const t = play('Q-GUA-2', { tiles: { a1: 'R1', b1: 'U1' } }).choose({ do: 'space', space: s('e5') })
    expect(tilesOn(t, 'e5')[0]).toMatchObject({ owner: RED, faceUp: false })
    expect(hold('Q-GUA-2', { tiles: { b1: 'U1' } })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-GUA-3 Quiet Reflection: up to two runes of your guilds from the discard', () => {
    const t = play('Q-GUA-3', { discard: 'T B' })
    expect(t).toOfferExactly([{ do: 'gain', guild: 1 }, { do: 'gain', guild: 3 }, { do: 'done' }])
    t.choose({ do: 'gain', guild: 3 }).choose({ do: 'gain', guild: 1 })
    expect([heldOf(t, RED), facesOf(t.state.runeDiscard)]).toEqual(['GT', facesOfSigns('B')])
    expect(heldOf(play('Q-GUA-3', { discard: 'T' }).choose({ do: 'done' }), RED)).toBe('')
  })

  it('Q-GUA-4 Thaw: destroys a Snowflake', () => {
    const t = play('Q-GUA-4', { board: '2 . T . .\n1 G * B *' }).choose({ do: 'cell', cell: cell(2, 1) })
    expect(boardOf(t)).toBe(board('1 G T B *'))
    expect(hold('Q-GUA-4', { board: '1 G T B H' })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-HUN-1 Blood Scent: Charge and Speed for a turn', () => {
    const t = play('Q-HUN-1', { minions: [{ at: 'a1' }] })
    expect(minionOn(t, 'a1')?.granted).toBe(CHARGE | SPEED)
    walk(t, 1, 'a2 a3 a4')
    expect(t).toBeAsked(0, 'action')
  })

  it('Q-HUN-2 Cull: destroys a rival guild’s rune beside a Hunters rune', () => {
    const t = play('Q-HUN-2', { board: '1 T H G B' })
    // The Thieves are its own, the Bards do not touch the Hunters.
    expect(boardOf(t)).toBe(board('1 T H . B'))
    expect(hold('Q-HUN-2', { board: '1 T H T G' })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-HUN-3 Ambush: summons onto open ground beside an ally', () => {
    const t = play('Q-HUN-3', { minions: [{ at: 'a5', ready: false }, rival('b5')], tiles: { a4: 'U1^' } })
    expect(minionOn(t, 'a4')).toMatchObject({ team: RED, ready: false })
    expect(tilesOn(t, 'a4')[0]?.holder).toBe(3)
    expect(hold('Q-HUN-3', { minions: [{ at: 'CN' }] })).not.toOffer({ do: 'quarrel' })
    expect(hold('Q-HUN-3', { minions: [{ at: 'a5' }], empty: 'H' })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-HUN-4 No Prisoners: sacrifices an ally to destroy a rival around it', () => {
    const t = play('Q-HUN-4', { minions: [{ at: 'b2' }, rival('c1'), { at: 'e5' }] })
    expect([minionOn(t, 'b2'), minionOn(t, 'c1'), minionOn(t, 'e5')?.id]).toEqual([null, null, 3])
    expect(hold('Q-HUN-4', { minions: [{ at: 'e5' }, rival('c1')] })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-THI-1 Pickpocket: steals a rune', () => {
    const t = play('Q-THI-1', { blue: { held: 'B H' } }).choose({ do: 'steal', guild: 0 })
    expect([heldOf(t, RED), heldOf(t, BLUE)]).toEqual(['B', 'H'])
    expect(hold('Q-THI-1')).not.toOffer({ do: 'quarrel' })
  })

  it('Q-THI-2 Fence the Goods: draws two', () => {
    const t = play('Q-THI-2', { red: { guilds: 'GT', held: 'T', quarrels: ['Q-THI-2'], deck: ['Q-GUA-1', 'Q-GUA-2'] } })
    expect(t.state.teams[RED].quarrelHand).toHaveLength(2)
  })

  it('Q-THI-3 Shell Game: two facedown tiles exchanged or not, and nobody else knows', () => {
    const game = (answer: string) => {
      const t = play('Q-THI-3', { tiles: { a1: 'R1', a2: '!r', b1: 'R2^' } })
      t.choose({ do: 'tile', tile: 1 }).choose({ do: answer })
      return t
    }
    const exchanged = game('exchange')
    const left = game('leave')
    expect(facesOf(tilesOn(exchanged, 'a1').map((tile) => tile.piece))).toEqual(facesOfSigns('!'))
    expect(facesOf(tilesOn(left, 'a1').map((tile) => tile.piece))).toEqual(facesOfSigns('R1'))
    expect(JSON.stringify(exchanged.view(1))).toBe(JSON.stringify(left.view(1)))
    expect(exchanged.heardBy(1)).toEqual(left.heardBy(1))
    expect(hold('Q-THI-3', { tiles: { a1: 'R1 R2' } })).not.toOffer({ do: 'quarrel' })
  })

  it('Q-THI-4 Sleight of Paw: a held Acorn to any other ally, in the canopy a tribute', () => {
    const t = play('Q-THI-4', { board: '1 G T B H', minions: [{ at: 'a1', holds: 'U1' }, { at: 'e5' }, { at: 'CN' }] })
    t.choose({ do: 'minion', minion: 3 }).choose({ do: 'column', column: 3 })
    expect(boardOf(t)).toBe(board('2 . . . U1\n1 G T B H'))
    const far = play('Q-THI-4', { minions: [{ at: 'a1', holds: 'U1' }, { at: 'e5' }] })
    expect(tilesOn(far, 'e5')[0]?.holder).toBe(2)
    expect(hold('Q-THI-4', { minions: [{ at: 'a1', holds: 'U1' }] })).not.toOffer({ do: 'quarrel' })
  })
})

describe('26.3 Traps', () => {
  it('Q-BAR-5 Lullaby: Stuns it', () => {
    expect(minionOn(spring('Q-BAR-5'), 'b2')).toMatchObject({ stunned: true, ready: false })
  })

  it('Q-BAR-6 Stage Fright: it goes home without its Acorns, or is ejected', () => {
    const t = spring('Q-BAR-6', {}, { holds: 'R1' })
    expect(t).toOfferExactly([
      { do: 'space', space: s('a5') },
      { do: 'space', space: s('c5') },
    ])
    t.choose({ do: 'space', space: s('c5') })
    expect(minionOn(t, 'c5')).toMatchObject({ id: 1, ready: false })
    expect(tilesOn(t, 'b2').map((tile) => tile.holder)).toEqual([-1])
    const full = spring('Q-BAR-6', { minions: [rival('a5'), { at: 'c5' }] })
    expect(full.view(0).minions.map((m) => m.id)).toEqual([2, 3])
  })

  it('Q-BAR-7 Wrong Note: the revealed runes are discarded, it is exhausted', () => {
    const t = spring('Q-BAR-7', { revealed: 'T G' })
    expect([t.state.revealed, facesOf(t.state.runeDiscard)]).toEqual([[], facesOfSigns('G T')])
    expect(minionOn(t, 'b2')?.ready).toBe(false)
  })

  it('Q-GUA-5 Stone Circle: ejects it and takes a Trap tile', () => {
    const t = spring('Q-GUA-5')
    expect(minionOn(t, 'b2')).toBe(null)
    expect(t.state.teams[RED]).toMatchObject({ tileHand: [expect.any(Number)], trapStack: [expect.any(Number)] })
  })

  it('Q-GUA-6 Penance: its Acorns return to the hand, it becomes basic and exhausted', () => {
    const t = spring('Q-GUA-6', { tiles: { b2: '!r R3^' } }, { type: 'MN-BAR-3', up: true, holds: 'R1 R2' })
    expect(minionOn(t, 'b2')).toMatchObject({ upgraded: false, ready: false })
    expect(facesOf(t.state.teams[RED].tileHand)).toEqual(facesOfSigns('R1 R2 R3'))
  })

  it('AQ-26.11 Penance takes what it holds; other lying Acorns stay', () => {
    const t = table({
      active: 'blue',
      minions: [rival('b3', { holds: 'R1' })],
      tiles: { b2: '!r R3^' },
      red: { armed: ['Q-GUA-6'] },
    })
    walk(t, 1, 'b2')
    expect(t).toBeAsked(1, 'encounter')
    const lying = spring('Q-GUA-6', { tiles: { b2: '!r', c2: 'R3^' } }, { holds: 'R1' })
    expect(facesOf(lying.state.teams[RED].tileHand)).toEqual(facesOfSigns('R1'))
    expect(tilesOn(lying, 'c2')).toHaveLength(1)
  })

  it('Q-GUA-7 Sacred Ground: ejects it and its friends beside it', () => {
    const t = spring('Q-GUA-7', { minions: [rival('b1'), rival('a1'), { at: 'c2' }] })
    expect(t.view(0).minions.map((m) => m.id)).toEqual([3, 4])
  })

  it('Q-HUN-5 Snare: destroys it, and its team loses a rune', () => {
    const t = spring('Q-HUN-5', { blue: { guilds: 'GB', heroes: {}, held: 'G B' } }, { type: 'MN-BAR-3' })
    expect(t).toBeAsked(1, 'lose-rune')
    t.choose({ do: 'lose', guild: 1 })
    expect([heldOf(t, BLUE), t.state.decks[0]?.[0]]).toEqual(['B', T('MN-BAR-3')])
  })

  it('Q-HUN-6 Pit Fight: a summoned minion squabbles with it', () => {
    const t = spring('Q-HUN-6')
    expect(t).toBeAsked(0, 'summon-guild')
    t.choose({ do: 'guild', guild: 3 })
    expect(minionOn(t, 'b2')).toBe(null)
    expect(eventsOf(t, 'squabble')).toMatchObject([{ attacker: 2, defender: 1 }])
  })

  it('Q-HUN-7 Counterhunt: an ally with a clear line charges at it; else it is ejected', () => {
    const t = spring('Q-HUN-7', { minions: [{ at: 'e2', ready: false }, { at: 'b5' }, rival('b4')] })
    expect(t.view(0).minions.map((m) => m.id)).toEqual([3, 4])
    expect(eventsOf(t, 'squabble')).toMatchObject([{ attacker: 2, defender: 1 }])
    const alone = spring('Q-HUN-7', { minions: [{ at: 'b5' }, rival('b4')] })
    expect(minionOn(alone, 'b2')).toBe(null)
    expect(eventsOf(alone, 'ejected')).toHaveLength(1)
  })

  it('AQ-26.9 Judo evades Pit Fight and Counterhunt; the other stays', () => {
    const judo = { type: 'MN-GUA-4', up: true }
    const t = spring('Q-HUN-6', {}, judo).choose({ do: 'guild', guild: 2 })
    expect(t).toBeAsked(1, 'judo')
    t.choose({ do: 'escape', to: s('a2') })
    expect([minionOn(t, 'a2')?.id, minionOn(t, 'b2')?.id]).toEqual([1, 2])
    expect(minionOn(t, 'b2')).toMatchObject({ team: RED, ready: false })
  })

  it('AQ-26.10 after an evaded attack its activation goes on', () => {
    const t = spring('Q-HUN-7', { minions: [{ at: 'e2' }] }, { type: 'MN-GUA-4', up: true }).choose({ do: 'escape', to: s('b1') })
    expect(t.state.activation).toMatchObject({ minion: 1, moves: 1 })
    expect(t).toBeAsked(1, 'move')
  })

  it('Q-THI-5 Swift Heist: up to two runes stolen, it is exhausted', () => {
    const t = spring('Q-THI-5', { blue: { heroes: {}, held: 'B H' } })
    t.choose({ do: 'steal', guild: 0 }).choose({ do: 'done' })
    expect([heldOf(t, RED), heldOf(t, BLUE), minionOn(t, 'b2')?.ready]).toEqual(['B', 'H', false])
  })

  it('Q-THI-6 False Bottom: it drops its Acorns, and one may vanish facedown elsewhere', () => {
    const t = spring('Q-THI-6', {}, { holds: 'R1 R3' })
    const [, three] = tilesOn(t, 'b2')
    // AQ-27.3: equal Acorns that lie in one space are offered once.
    const equal = spring('Q-THI-6', {}, { holds: 'R1 R1 R3' })
    expect(equal.decision.options.filter((option) => option.do === 'tile')).toHaveLength(2)
    equal.choose({ do: 'done' })
    t.choose({ do: 'tile', tile: three?.handle }).choose({ do: 'space', space: s('e1') })
    expect(tilesOn(t, 'e1')[0]).toMatchObject({ faceUp: false, holder: -1 })
    expect(tilesOn(t, 'b2').map((tile) => tile.holder)).toEqual([-1])
    expect(minionOn(t, 'b2')?.ready).toBe(false)
    // The rival saw what was hidden there.
    expect(t.view(1).tiles.find((tile) => tile.space === s('e1'))?.face).toBe(6)
    expect(tilesOn(spring('Q-THI-6', {}, { holds: 'R1' }).choose({ do: 'done' }), 'b2')).toHaveLength(1)
  })

  it('Q-THI-7 Smoke Bomb: ejects it and takes back up to two facedown tiles around', () => {
    const t = spring('Q-THI-7', { tiles: { b2: '!r', a1: 'R1', c2: 'R2', b1: 'R3^', e5: 'R1' } })
    expect(minionOn(t, 'b2')).toBe(null)
    t.choose({ do: 'tile', tile: 2 }).choose({ do: 'done' })
    expect(facesOf(t.state.teams[RED].tileHand)).toEqual(facesOfSigns('R1'))
    expect(tilesOn(t, 'c2')).toHaveLength(1)
  })
})
