import { describe, expect, it } from 'vitest'
import { RED } from '../content/pieces.ts'
import { eventsOf, facesOf, facesOfSigns, H, minionOn, Q, swap, table, tilesOn } from './table.ts'

describe('10 Runes as resources', () => {
  it('AQ-10.1 runes pay for summoning, abilities, Quarrels and relics', () => {
    const rich = table({ red: { held: 'T G', quarrels: ['Q-THI-5'], relics: ['RL-3'] }, tiles: { a1: 'R1' } })
    expect(rich).toOffer({ do: 'quarrel' })
    expect(rich).toOffer({ do: 'relic' })
    rich.choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(rich).toOffer({ do: 'summon' })
    expect(rich).toOffer({ do: 'ability' })
    const poor = table({ red: { quarrels: ['Q-THI-5'], relics: ['RL-3'] }, tiles: { a1: 'R1' } })
    expect(poor).not.toOffer({ do: 'quarrel' })
    expect(poor).not.toOffer({ do: 'relic' })
    poor.choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(poor).not.toOffer({ do: 'summon' })
    expect(poor).not.toOffer({ do: 'ability' })
  })

  it('AQ-10.2 a paid rune goes to the discard', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-5'] } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-5') })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('T'))
  })

  it('AQ-10.3 any Hero may spend runes of any guild', () => {
    const t = table({ red: { held: 'T' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'summon' })
    expect(minionOn(t, 'c1')?.class).toBeGreaterThanOrEqual(6)
  })

  it('AQ-10.4 the rune’s guild is the guild of the summoned minion', () => {
    const t = table({ red: { held: 'T G' } })
    t.choose({ do: 'hero', hero: H('H-THI-2') })
      .choose({ do: 'summon' })
      .choose({ do: 'guild', guild: 1 })
    expect((minionOn(t, 'e1')?.class ?? 0) >> 1).toBe(1)
  })

  it('AQ-10.5 an ability takes any mixture', () => {
    const t = table({ red: { held: 'T G B' }, tiles: { a1: 'R1 R2' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(t).toOfferExactly([0, 1, 3].map((guild) => ({ do: 'pay', guild })))
    t.choose({ do: 'pay', guild: 0 }).choose({ do: 'pay', guild: 3 })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('B T'))
    expect(t).toBeAsked(0, 'target-tile')
  })

  it('AQ-10.6 a Quarrel takes exactly a rune of its guild', () => {
    const t = table({ red: { held: 'G', quarrels: ['Q-THI-5', 'Q-GUA-5'] } })
    expect(t).toOffer({ do: 'quarrel', quarrel: Q('Q-GUA-5') })
    expect(t).not.toOffer({ do: 'quarrel', quarrel: Q('Q-THI-5') })
  })

  it('AQ-10.7 a relic takes one of any guild', () => {
    const t = table({ red: { held: 'B', relics: ['RL-4'] } })
    t.choose({ do: 'relic', relic: 3 })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('B'))
  })

  it('AQ-10.8 a stolen rune pays for abilities and relics, not for summoning or Quarrels', () => {
    const t = table({ red: { held: 'B H', relics: ['RL-4'], quarrels: ['Q-THI-5'] }, tiles: { a1: 'R1' } })
    expect(t).toOffer({ do: 'relic' })
    expect(t).not.toOffer({ do: 'quarrel' })
    t.choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(t).toOffer({ do: 'ability' })
    expect(t).not.toOffer({ do: 'summon' })
  })

  it('AQ-10.9 what cannot be paid in full is not offered', () => {
    const t = table({ red: { held: 'G' }, tiles: { a1: 'R1' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(t).not.toOffer({ do: 'ability' })
  })
})

describe('11 Hero actions', () => {
  it('AQ-11.1 each ready Hero acts once a turn', () => {
    const t = table({ board: '1 G T B H' })
    swap(t, 'H-GUA-2', [1, 1], [2, 1])
    expect(t).not.toOffer({ do: 'hero', hero: H('H-GUA-2') })
    expect(t.match.first?.options.filter((o) => o.do === 'hero')).toHaveLength(2)
  })

  it('AQ-11.2 swap, slide, line, summon and ability', () => {
    const t = table({ board: '1 G T B .', red: { held: 'T T' }, tiles: { a1: 'R1' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(t).toOfferExactly(['swap', 'slide', 'line', 'summon', 'ability'].map((kind) => ({ do: kind })))
  })

  it('AQ-11.3 a swap exchanges two runes that share an edge; no match is needed', () => {
    const t = table({ board: '2 B H G T\n1 G T B H' })
    swap(t, 'H-GUA-2', [1, 1], [1, 2])
    expect(facesOf([t.state.board[0] ?? -1])).toEqual(facesOfSigns('B'))
    expect(facesOf([t.state.board[1] ?? -1])).toEqual(facesOfSigns('G'))
  })

  it('AQ-11.4 the two runes must differ', () => {
    const t = table({ board: '1 G G . U1' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(t).not.toOffer({ do: 'swap' })
    const acorns = table({ board: '1 U1 U2 . .' })
    acorns.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(acorns).toOffer({ do: 'swap' })
  })

  it('AQ-11.5 a swap by an effect obeys the same restrictions', () => {
    const t = table({ board: '1 G T . .', exalted: 'G', active: 'blue', blue: { held: 'B', quarrels: ['Q-BAR-1'] } })
    expect(t).not.toOffer({ do: 'quarrel' })
    const free = table({ board: '1 H T . .', exalted: 'G', active: 'blue', blue: { held: 'B', quarrels: ['Q-BAR-1'] } })
    expect(free).toOffer({ do: 'quarrel', quarrel: Q('Q-BAR-1') })
  })

  it('AQ-11.6 a slide moves a rune sideways into an empty cell, and gravity does the rest', () => {
    const t = table({ board: '3 B . . .\n2 G . . .\n1 H T . .' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'slide' })
    expect(t).toOfferExactly([
      { do: 'cell', cell: 1 },
      { do: 'cell', cell: 2 },
      { do: 'cell', cell: 6 },
    ])
    t.choose({ do: 'cell', cell: 1 })
    expect(t.state.board.slice(0, 9).map((p) => (p < 0 ? -1 : facesOf([p])[0]))).toEqual([2, 0, -1, -1, -1, -1, 3, 1, -1])
  })

  it('AQ-11.7 a slide may take a rune from the middle of a column', () => {
    const t = table({ board: '3 B . . .\n2 G . . .\n1 H T . .' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'slide' })
    expect(t).toOffer({ do: 'cell', cell: 1 })
  })

  it('AQ-11.8 a Hero can drop a line', () => {
    const t = table({ board: '1 G T B H', next: 'T G H B' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'line' })
    expect(t.state.board.filter((p) => p >= 0)).toHaveLength(8)
  })

  it('AQ-11.9 only if a rune can be drawn', () => {
    const t = table({ board: '1 G T B H', pouch: '' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(t).not.toOffer({ do: 'line' })
  })

  it('AQ-11.10 a summoned minion enters basic and exhausted in front of the Hero', () => {
    const t = table({ red: { held: 'T' }, decks: { T: ['MN-THI-4'] } })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(minionOn(t, 'a1')).toMatchObject({ ready: false, upgraded: false, class: 7 })
    expect(t.state.decks[3]).toHaveLength(9)
  })

  it('AQ-11.11 not onto an ally; onto a rival they squabble', () => {
    const ally = table({ red: { held: 'T' }, minions: [{ at: 'a1' }] })
    ally.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(ally).not.toOffer({ do: 'summon' })
    const rival = table({ red: { held: 'T' }, minions: [{ at: 'a1', team: 'blue' }] })
    rival.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(minionOn(rival, 'a1')).toBe(null)
    expect(eventsOf(rival, 'squabble')).toHaveLength(1)
  })

  it('AQ-11.12 not from an empty deck', () => {
    const t = table({ red: { held: 'T' }, empty: 'T' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(t).not.toOffer({ do: 'summon' })
  })

  it('AQ-11.13 a summoned minion takes lying rival Acorns but meets no facedown tile', () => {
    const t = table({ red: { held: 'T' }, tiles: { a1: 'U1^ U2' } })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(t).toBeAsked(0, 'action')
    expect(tilesOn(t, 'a1').map((tile) => [tile.faceUp, tile.holder])).toEqual([
      [true, 1],
      [false, -1],
    ])
  })

  it('AQ-11.14 an ability costs what is printed and then takes effect', () => {
    const t = table({ red: { held: 'T T T' }, tiles: { a1: 'R1' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(t.state.teams[RED].tileHand).toHaveLength(1)
    expect(t.state.teams[RED].held[3]).toHaveLength(1)
  })

  it('AQ-11.15 what an effect requires must hold before it is paid', () => {
    const t = table({ red: { held: 'T T T T' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(t).not.toOffer({ do: 'ability' })
  })
})
