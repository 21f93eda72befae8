import { describe, expect, it } from 'vitest'
import { GUA, THI } from '../content/guilds.ts'
import { guildOfHero, HERO_IDS, type HeroId, heroes } from '../content/heroes.ts'
import { CHARGE } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { board, boardOf, cell, H, type Literal, minionOn, s, swapCells, table, tilesOn } from './table.ts'

const GUILDS = { BAR: 'BT', GUA: 'GT', HUN: 'HT', THI: 'GT' } as const
const OTHERS = { BT: 'GH', GT: 'BH', HT: 'GB' } as const

/** A table where this Hero stands alone in a lane, with runes enough, about to use its ability. */
function ability(id: HeroId, literal: Literal = {}, lane = 'c') {
  const guilds = GUILDS[id.slice(2, 5) as keyof typeof GUILDS]
  const t = table({
    ...literal,
    red: { guilds, held: 'T T T', heroes: { [lane]: id }, ...literal.red },
    blue: { guilds: OTHERS[guilds], heroes: {}, ...literal.blue },
  })
  return t.choose({ do: 'hero', hero: H(id) })
}
const use = (id: HeroId, literal: Literal = {}, lane = 'c') => ability(id, literal, lane).choose({ do: 'ability' })
const rival = (at: string, extra: object = {}) => ({ at, team: 'blue', ...extra }) as const

describe('26.1 Heroes', () => {
  it('every Hero has its test', () => expect(HERO_IDS).toHaveLength(8))

  it('H-BAR-1 Odette, Encore: a swap, then perhaps another', () => {
    const t = use('H-BAR-1', { board: '1 G T B H' })
    swapCells(t, [1, 1], [2, 1])
    expect(t).toBeAsked(0, 'swap-again')
    swapCells(t, [4, 1], [3, 1])
    expect(boardOf(t)).toBe(board('1 T G H B'))
    const once = use('H-BAR-1', { board: '1 G T B H' })
    swapCells(once, [1, 1], [2, 1]).choose({ do: 'done' })
    expect(once).toBeAsked(0, 'action')
    expect(ability('H-BAR-1', { board: '1 G . T .' })).not.toOffer({ do: 'ability' })
  })

  it('H-BAR-2 Jasper, Siren Song: moves a rival one or two spaces over open ground', () => {
    const t = use('H-BAR-2', { minions: [rival('a5'), rival('b5')] })
    t.choose({ do: 'minion', minion: 1 })
    expect(minionOn(t, 'a4')?.id).toBe(1)
    expect(t).toOfferExactly([...['a3', 'a5', 'b4'].map((space) => ({ do: 'space', space: s(space) })), { do: 'done' }])
    t.choose({ do: 'space', space: s('b4') })
    expect(minionOn(t, 'b4')?.id).toBe(1)
    expect(ability('H-BAR-2', { minions: [rival('CN')] })).not.toOffer({ do: 'ability' })
    expect(ability('H-BAR-2', { minions: [rival('a5', { guarded: true })] })).not.toOffer({ do: 'ability' })
  })

  it('H-GUA-1 Clarence, Sanctuary: takes back one or two unheld ally tiles', () => {
    const t = use('H-GUA-1', { tiles: { a1: 'R1', b1: 'R2^', c4: 'U1' } })
    expect(t).toOfferExactly([
      { do: 'tile', tile: 1 },
      { do: 'tile', tile: 2 },
    ])
    t.choose({ do: 'tile', tile: 2 })
    expect(t).toOfferExactly([{ do: 'tile', tile: 1 }, { do: 'done' }])
    t.choose({ do: 'tile', tile: 1 })
    expect(t.state.teams[RED].tileHand).toHaveLength(2)
    expect(ability('H-GUA-1', { tiles: { c4: 'U1' } })).not.toOffer({ do: 'ability' })
    const carried = ability('H-GUA-1', { minions: [rival('d4', { holds: 'R1' })] })
    expect(carried).not.toOffer({ do: 'ability' })
  })

  it('H-GUA-2 Lily, Flowing Palm: a rival in her lane or beside an ally drops its Acorns and is moved', () => {
    const minions = [rival('c5', { holds: 'R1' }), rival('a4'), { at: 'a5' }, rival('e4')]
    const t = use('H-GUA-2', { minions })
    expect(t).toOfferExactly([
      { do: 'minion', minion: 1 },
      { do: 'minion', minion: 2 },
    ])
    t.choose({ do: 'minion', minion: 1 })
    expect(tilesOn(t, 'c5')[0]?.holder).toBe(-1)
    t.choose({ do: 'space', space: s('d5') })
    expect(minionOn(t, 'd5')?.id).toBe(1)
    expect(ability('H-GUA-2', { minions: [rival('e4')] })).not.toOffer({ do: 'ability' })
    const boxed = use('H-GUA-2', { minions: [rival('c5', { holds: 'R1' }), { at: 'b5' }, { at: 'd5' }, { at: 'c4' }] })
    expect(minionOn(boxed, 'c5')?.id).toBe(1)
    expect(tilesOn(boxed, 'c5')[0]?.holder).toBe(-1)
  })

  it('H-HUN-1 Bruna, Call the Pack: readies an ally, which has Charge this turn', () => {
    const minions = [{ at: 'a1', ready: false }, { at: 'b1', ready: false, stunned: true }, { at: 'c1' }]
    const t = use('H-HUN-1', { minions })
    expect(minionOn(t, 'a1')).toMatchObject({ ready: true, granted: CHARGE })
    t.choose({ do: 'end' })
    expect(minionOn(t, 'a1')?.granted).toBe(0)
    expect(ability('H-HUN-1', { minions: [{ at: 'c1' }] })).not.toOffer({ do: 'ability' })
  })

  it('H-HUN-2 Silas, Deadeye: ejects a rival on the ground in his lane', () => {
    const t = use('H-HUN-2', { minions: [rival('c5'), rival('c4'), rival('d4'), rival('CN')] })
    expect(t).toOfferExactly([
      { do: 'minion', minion: 1 },
      { do: 'minion', minion: 2 },
    ])
    t.choose({ do: 'minion', minion: 2 })
    expect(minionOn(t, 'c4')).toBe(null)
    expect(ability('H-HUN-2', { minions: [rival('d4')] })).not.toOffer({ do: 'ability' })
  })

  it('H-THI-1 Sebastian, Cannonball: destroys a rune and its neighbours at once', () => {
    const t = use('H-THI-1', { board: '3 . H . .\n2 B T G .\n1 G B H T', discard: 'G' })
    t.choose({ do: 'cell', cell: cell(2, 2) })
    expect(boardOf(t)).toBe(board('1 G . H T'))
    expect(t.state.runeDiscard).toHaveLength(8)
    expect(ability('H-THI-1', { board: '' })).not.toOffer({ do: 'ability' })
  })

  it('H-THI-2 Maggie, Misdirection: a Trap into the pouch, a Thief onto a space with an ally tile', () => {
    const t = use('H-THI-2', { tiles: { e4: 'R1', a1: 'R2', b1: 'U1' }, minions: [{ at: 'a1' }, rival('b5')], red: { traps: 5 } })
    expect(minionOn(t, 'e4')).toMatchObject({ ready: false, team: RED })
    expect([t.state.teams[RED].trapStack.length, t.state.teams[RED].tilePouch.length]).toEqual([4, 1])
    expect(ability('H-THI-2', { tiles: { b1: 'U1' } })).not.toOffer({ do: 'ability' })
    expect(ability('H-THI-2', { tiles: { e4: 'R1' }, empty: 'T' })).not.toOffer({ do: 'ability' })
  })

  it('AQ-26.3 Maggie and Sebastian are Thieves, Lily and Clarence Guardians', () => {
    const guildOf = (name: string) => guildOfHero(HERO_IDS.findIndex((id) => heroes[id].name === name))
    expect(['Maggie', 'Sebastian', 'Lily', 'Clarence'].map(guildOf)).toEqual([THI, THI, GUA, GUA])
    const t = table({ phase: 'heroes', red: { guilds: 'GT', heroes: {} }, blue: { heroes: {} } })
    expect(t).toOfferExactly(
      ['H-GUA-1', 'H-GUA-2', 'H-THI-1', 'H-THI-2'].map((id) => ({ do: 'place-hero', hero: HERO_IDS.indexOf(id as HeroId) })),
    )
  })

  it('AQ-26.4 with Misdirection a Thief squabbles with a rival on the chosen space', () => {
    const t = use('H-THI-2', { tiles: { e4: 'R1' }, minions: [rival('e4')] })
    expect(minionOn(t, 'e4')).toBe(null)
    expect(t.state.decks[3]).toHaveLength(10)
    expect(t.state.occupied[BLUE]).toBe(0)
  })
})
