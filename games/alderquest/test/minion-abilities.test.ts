import { describe, expect, it } from 'vitest'
import { CLASSES } from '../content/guilds.ts'
import { MINION_TYPES, type MinionId, minionsOf } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { board, boardOf, cell, eventsOf, heldOf, type Literal, minionOn, Q, s, swapCells, table, tilesOn, walk } from './table.ts'

const GUILDS = { BAR: 'BT', GUA: 'GT', HUN: 'HT', THI: 'GT' } as const
const OTHERS = { BT: 'GH', GT: 'BH', HT: 'GB' } as const

function field(id: MinionId, at: string, literal: Literal, holds = '') {
  const guilds = GUILDS[id.slice(3, 6) as keyof typeof GUILDS]
  return table({
    board: '1 G T B H',
    ...literal,
    minions: [{ at, type: id, up: true, holds }, ...(literal.minions ?? [])],
    red: { guilds, heroes: {}, ...literal.red },
    blue: { guilds: OTHERS[guilds], heroes: { c: 'H-BAR-1' }, ...literal.blue },
  })
}
/** The upgraded minion walks onto a facedown Acorn on d5 and reveals it. */
const reveal = (id: MinionId, literal: Literal = {}) =>
  walk(field(id, 'd4', { ...literal, tiles: { d5: 'U1', ...literal.tiles } }), 1, 'd5').choose({ do: 'reveal' })
/** It climbs to CE with an Acorn and tributes it into the first column. */
const tribute = (id: MinionId, literal: Literal = {}) => walk(field(id, 'd3', literal, 'U3'), 1, 'CE').choose({ do: 'column', column: 0 })
/** It attacks a basic rival on b3 from b2. */
const attack = (id: MinionId, literal: Literal = {}, holds = '') =>
  walk(field(id, 'b2', { ...literal, minions: [{ at: 'b3', team: 'blue' }, ...(literal.minions ?? [])] }, holds), 1, 'b3')
/** It confronts the Hero of lane c. */
const confront = (id: MinionId, literal: Literal = {}) =>
  field(id, 'c5', literal).choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
const rival = (at: string, extra: object = {}) => ({ at, team: 'blue', ...extra }) as const

describe('26.2 Minions', () => {
  it('AQ-26.5 ten cards a guild, 2+2+1 in each class; a trigger that can do nothing is not offered', () => {
    expect(MINION_TYPES).toHaveLength(24)
    for (const guild of [0, 1, 2, 3]) expect(minionsOf(guild)).toHaveLength(10)
    for (const c of CLASSES.keys()) expect(MINION_TYPES.filter((t) => t.class === c).map((t) => t.copies)).toEqual([2, 2, 1])
    expect(reveal('MN-THI-2')).toBeAsked(0, 'move')
    expect(reveal('MN-THI-2', { blue: { held: 'B' } })).toBeAsked(0, 'trigger')
  })

  it('MN-BAR-1 Frog Artiste, tribute: drops a line', () => {
    const t = tribute('MN-BAR-1', { next: 'H B G T' }).choose({ do: 'use' })
    expect(boardOf(t)).toBe(board('3 H . . .\n2 U3 B G T\n1 G T B H'))
  })

  it('MN-BAR-2 Newt Artiste, reveal: makes a swap', () => {
    const t = reveal('MN-BAR-2').choose({ do: 'use' })
    swapCells(t, [1, 1], [2, 1])
    expect(boardOf(t)).toBe(board('1 T G B H'))
  })

  it('MN-BAR-3 Toad Artiste, confront: draws one more Quarrel', () => {
    const t = confront('MN-BAR-3', { red: { deck: ['Q-BAR-1', 'Q-BAR-2', 'Q-BAR-3'] } }).choose({ do: 'use' })
    expect(t.state.teams[RED].quarrelHand).toEqual([Q('Q-BAR-1'), Q('Q-BAR-2')])
  })

  it('MN-BAR-4 Crow Rogue, reveal: peeks at a rival tile around it', () => {
    const t = reveal('MN-BAR-4', { tiles: { c4: 'U3', e5: '!', b5: 'U2' } }).choose({ do: 'use' })
    expect(t.match.first?.options).toHaveLength(2)
    const [trap] = tilesOn(t, 'e5')
    t.choose({ do: 'tile', tile: trap?.handle })
    expect(t.view(0).tiles.find((tile) => tile.handle === trap?.handle)).toMatchObject({ face: 11, faceUp: false })
    expect(t.heardBy(1).filter((e) => e.type === 'peeked')).toMatchObject([{ face: null }])
  })

  it('MN-BAR-5 Jay Rogue, tribute: readies another exhausted ally', () => {
    const t = tribute('MN-BAR-5', {
      minions: [
        { at: 'a1', ready: false },
        { at: 'b1', ready: false, stunned: true },
      ],
    }).choose({ do: 'use' })
    expect([minionOn(t, 'a1')?.ready, minionOn(t, 'b1')?.ready, minionOn(t, 'CE')?.ready]).toEqual([true, false, false])
  })

  it('MN-BAR-6 Owl Rogue, squabble: throws its Acorns to an ally around', () => {
    const t = attack('MN-BAR-6', { minions: [{ at: 'a4' }, { at: 'e5' }] }, 'U1 U2').choose({ do: 'use' })
    expect(tilesOn(t, 'a4').map((tile) => tile.holder)).toEqual([3, 3])
    expect(attack('MN-BAR-6', { minions: [{ at: 'e5' }] }, 'U1')).toBeAsked(0, 'action')
  })

  it('AQ-26.7 the squabble’s space and level are the reference: in the canopy an Owl throws to the canopy, and it is tributed', () => {
    const t = walk(field('MN-BAR-6', 'd3', { minions: [rival('CE'), { at: 'CN' }, { at: 'd4' }] }, 'U2'), 1, 'CE').choose({ do: 'use' })
    expect(t).toBeAsked(0, 'tribute-column')
    t.choose({ do: 'column', column: 2 })
    expect(boardOf(t)).toBe(board('2 . . U2 .\n1 G T B H'))
    expect(minionOn(t, 'CN')).toMatchObject({ upgraded: true, ready: false })
    expect([minionOn(t, 'CE'), minionOn(t, 'd3')]).toEqual([null, null])
  })

  it('MN-GUA-1 Rabbit Cleric, tribute: moves an unheld ally tile to a vacant space', () => {
    const t = tribute('MN-GUA-1', { tiles: { a1: 'R1', b1: 'R2^' } }).choose({ do: 'use' })
    t.choose({ do: 'tile', tile: 2 })
    expect(t).not.toOffer({ do: 'space', space: s('a1') })
    t.choose({ do: 'space', space: s('e5') })
    expect(tilesOn(t, 'e5')[0]).toMatchObject({ faceUp: true, owner: RED })
  })

  it('MN-GUA-2 Mole Cleric, reveal: returns a lying ally Acorn to the hand', () => {
    const t = reveal('MN-GUA-2', { tiles: { a1: 'R1', b1: 'R2^' } }).choose({ do: 'use' })
    expect(tilesOn(t, 'b1')).toEqual([])
    expect(t.state.teams[RED].tileHand).toHaveLength(1)
  })

  it('MN-GUA-3 Beaver Cleric, confront: takes a Trap tile', () => {
    const t = confront('MN-GUA-3', { red: { traps: 2 } }).choose({ do: 'use' })
    expect(t.state.teams[RED]).toMatchObject({ tileHand: [expect.any(Number)], trapStack: [expect.any(Number)] })
  })

  it('MN-GUA-4 Porcupine Monk, squabble: the opponent loses a rune', () => {
    const t = attack('MN-GUA-4', { blue: { held: 'B H' } })
      .choose({ do: 'use' })
      .choose({ do: 'lose', guild: 0 })
    expect(heldOf(t, BLUE)).toBe('H')
  })

  it('MN-GUA-5 Armadillo Monk, squabble: spared as the defender only', () => {
    expect(attack('MN-GUA-5')).toBeAsked(0, 'action')
    const t = field('MN-GUA-5', 'b3', { active: 'blue', minions: [rival('b2')] })
    walk(t, 2, 'b3').choose({ do: 'use' })
    expect(minionOn(t, 'b3')).toMatchObject({ id: 1, upgraded: false })
  })

  it('MN-GUA-6 Hedgehog Monk, tribute: destroys a Snowflake on the Board', () => {
    const t = tribute('MN-GUA-6', { board: '1 B * G *' })
      .choose({ do: 'use' })
      .choose({ do: 'cell', cell: cell(4, 1) })
    expect(boardOf(t)).toBe(board('2 U3 . . .\n1 B * G .'))
    expect(t.state.snowflakes).toEqual([])
  })

  it('MN-HUN-1 Badger Scraper, squabble: draws a Quarrel', () => {
    const t = attack('MN-HUN-1', { red: { deck: ['Q-HUN-1'] } }).choose({ do: 'use' })
    expect(t.state.teams[RED].quarrelHand).toEqual([Q('Q-HUN-1')])
  })

  it('MN-HUN-2 Weasel Scraper, confront: the opponent draws one more tile', () => {
    const t = confront('MN-HUN-2', { blue: { pouch: 'U1 U1 U1 U1' } }).choose({ do: 'use' })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(3)
  })

  it('MN-HUN-3 Wolverine Scraper, squabble: ejects another rival around', () => {
    const t = attack('MN-HUN-3', { minions: [rival('a4'), rival('e5'), rival('CW')] }).choose({ do: 'use' })
    expect([minionOn(t, 'a4'), minionOn(t, 'e5')?.id, minionOn(t, 'CW')?.id]).toEqual([null, 4, 5])
  })

  it('MN-HUN-4 Fox Ranger, tribute: destroys a rival guild’s rune beside a Hunters rune', () => {
    const t = tribute('MN-HUN-4', { board: '2 . . G .\n1 B H B G' }).choose({ do: 'use' })
    expect(t).toOfferExactly([
      { do: 'cell', cell: cell(1, 1) },
      { do: 'cell', cell: cell(3, 1) },
    ])
    t.choose({ do: 'cell', cell: cell(3, 1) })
    expect(boardOf(t)).toBe(board('2 U3 . . .\n1 B H G G'))
  })

  it('MN-HUN-5 Lynx Ranger, reveal: one more normal move', () => {
    const t = reveal('MN-HUN-5').choose({ do: 'use' })
    expect(t.state.activation).toMatchObject({ moves: 1, extra: 1 })
    t.choose({ do: 'move', to: s('e5') }).choose({ do: 'move', to: s('e4') })
    expect(t).toBeAsked(0, 'action')
    expect(minionOn(t, 'e4')?.id).toBe(1)
  })

  it('MN-HUN-6 Coyote Ranger, reveal: ejects an adjacent rival', () => {
    const t = reveal('MN-HUN-6', { minions: [rival('e5'), rival('e4')] }).choose({ do: 'use' })
    expect([minionOn(t, 'e5'), minionOn(t, 'e4')?.id]).toEqual([null, 3])
  })

  it('MN-THI-1 Otter Pirate, confront: steals a rune', () => {
    const t = confront('MN-THI-1', { blue: { held: 'B H' } })
      .choose({ do: 'use' })
      .choose({ do: 'steal', guild: 2 })
    expect([heldOf(t, RED), heldOf(t, BLUE)]).toEqual(['H', 'B'])
  })

  it('MN-THI-2 Rat Pirate, reveal: the opponent loses a rune', () => {
    const t = reveal('MN-THI-2', { blue: { held: 'B' } }).choose({ do: 'use' })
    expect(heldOf(t, BLUE)).toBe('')
  })

  it('MN-THI-3 Ferret Pirate, squabble: steals a rune', () => {
    const t = attack('MN-THI-3', { blue: { held: 'B' } }).choose({ do: 'use' })
    expect([heldOf(t, RED), heldOf(t, BLUE)]).toEqual(['B', ''])
  })

  it('MN-THI-4 Raccoon Ninja, tribute: the opponent draws two tiles', () => {
    const t = tribute('MN-THI-4', { blue: { pouch: 'U1 U1 U1' } }).choose({ do: 'use' })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(2)
  })

  it('MN-THI-5 Squirrel Ninja, reveal: throws the Acorn to an ally in its lane or rank', () => {
    const t = reveal('MN-THI-5', { minions: [{ at: 'a5' }, { at: 'd1' }, { at: 'e4' }] }).choose({ do: 'use' })
    expect(t).toOfferExactly([
      { do: 'minion', minion: 3 },
      { do: 'minion', minion: 2 },
    ])
    t.choose({ do: 'minion', minion: 2 })
    expect(tilesOn(t, 'a5').map((tile) => tile.holder)).toEqual([2])
    expect(walk(field('MN-THI-5', 'd4', { tiles: { d5: '*' }, minions: [{ at: 'a5' }] }), 1, 'd5').choose({ do: 'reveal' })).toBeAsked(
      0,
      'move',
    )
  })

  it('MN-THI-6 Skunk Ninja, confront: looks at the Quarrels and discards one of its choice', () => {
    const t = confront('MN-THI-6', { blue: { quarrels: ['Q-BAR-1', 'Q-HUN-1', 'Q-HUN-2'] } })
    t.choose({ do: 'discard', quarrel: Q('Q-BAR-1') }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'discard-quarrel')
    expect(t.view(0).teams[BLUE].quarrelHand.quarrels).toEqual([Q('Q-HUN-1'), Q('Q-HUN-2')])
    t.choose({ do: 'discard', quarrel: Q('Q-HUN-2') })
    expect(t.state.teams[BLUE].quarrelDiscard).toEqual([Q('Q-BAR-1'), Q('Q-HUN-2')])
    expect(t.view(0).teams[BLUE].quarrelHand.quarrels).toEqual([Q('Q-HUN-1')])
    expect(eventsOf(t, 'looked-at-hand')).toHaveLength(1)
  })
})
