import { describe, expect, it } from 'vitest'
import { GROUND, SPACE_NAMES } from '../content/field.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { drop, eventsOf, face, facesOf, facesOfSigns, H, minionOn, Q, s, swap, table, tilesOn } from './table.ts'

const everySpace = (but: string) =>
  Object.fromEntries(
    GROUND.map((space) => SPACE_NAMES[space] ?? '')
      .filter((name) => name !== but)
      .map((name, n) => [name, TILES[n] ?? '!']),
  )
const TILES = 'R1 R1 R1 R1 R1 R1 R1 R1 R1 R2 R2 R2 R2 R2 R2 U1 U1 U1 U1 U1 U1 U1 U1 U2'.split(' ')

describe('7 Turn structure', () => {
  it('AQ-7.1 teams alternate', () => {
    const t = table()
    t.choose({ do: 'end' })
    expect([t.state.active, t.state.turn]).toEqual([BLUE, 1])
    t.choose({ do: 'drop', face: t.state.revealed.map((p) => facesOf([p])[0])[0] ?? 0 })
    expect(t).toBeAsked(1, 'drop-column')
  })

  it('AQ-7.2 Ready, Set Tiles, Reveal Runes, Action Phase, Draw', () => {
    const t = table({ phase: 'ready', red: { hand: 'R1', pouch: 'R2' }, next: 'T G B', tired: true })
    expect(t).toBeAsked(0, 'set-space')
    expect(t.state.revealed).toEqual([])
    t.choose({ do: 'space', space: s('a1') })
    expect(t.state.revealed).toHaveLength(3)
    for (const sign of ['T', 'G', 'B']) drop(t, sign, 1)
    t.choose({ do: 'end' })
    expect(t.state.teams[RED].tileHand).toHaveLength(1)
    expect(t.state.active).toBe(BLUE)
  })

  it('AQ-7.3 Heroes and minions become ready', () => {
    const t = table({
      phase: 'ready',
      tired: true,
      minions: [
        { at: 'a1', ready: false },
        { at: 'b5', team: 'blue', ready: false },
      ],
    })
    expect(t.state.heroes.map((h) => h.ready)).toEqual([true, true, true, false, false, false])
    expect([minionOn(t, 'a1')?.ready, minionOn(t, 'b5')?.ready]).toEqual([true, false])
  })

  it('AQ-7.4 a Stunned minion is not readied; it loses its Stun instead', () => {
    const t = table({ phase: 'ready', minions: [{ at: 'a1', ready: false, stunned: true }] })
    expect(minionOn(t, 'a1')).toMatchObject({ ready: false, stunned: false })
  })

  it('AQ-7.5 a Guard ends when its team’s next turn begins', () => {
    const t = table({
      phase: 'ready',
      minions: [
        { at: 'a1', guarded: true },
        { at: 'b5', team: 'blue', guarded: true },
      ],
    })
    expect([minionOn(t, 'a1')?.guarded, minionOn(t, 'b5')?.guarded]).toEqual([false, true])
  })

  it('AQ-7.6 every tile of the hand is set, one at a time, facedown', () => {
    const t = table({ phase: 'set', red: { hand: 'R1 *' } })
    expect(t).toOfferExactly([
      { do: 'set', face: face('R1') },
      { do: 'set', face: face('*') },
    ])
    t.choose({ do: 'set', face: face('*') }).choose({ do: 'space', space: s('a1') })
    expect(t).toBeAsked(0, 'set-space')
    t.choose({ do: 'space', space: s('a2') })
    expect(t.state.teams[RED].tileHand).toEqual([])
    expect(t.state.tiles.every((tile) => !tile.faceUp)).toBe(true)
  })

  it('AQ-7.7 on any vacant ground space', () => {
    const t = table({ phase: 'set', red: { hand: 'R1' }, tiles: { e5: 'U1' }, minions: [{ at: 'a1' }] })
    expect(t.match.first?.options).toHaveLength(22)
    for (const taken of ['e5', 'a1', 'CN']) expect(t).not.toOffer({ do: 'space', space: s(taken) })
  })

  it('AQ-7.8 EX-23: without a vacant space where the fewest tiles lie', () => {
    const t = table({
      phase: 'set',
      tiles: everySpace('a1'),
      minions: [{ at: 'a1', team: 'blue' }],
      red: { hand: 'R3 *' },
    })
    t.choose({ do: 'set', face: face('R3') })
    expect(tilesOn(t, 'a1')).toHaveLength(1)
    expect(t).toBeAsked(0, 'set-space')
    expect(t.match.first?.options).toHaveLength(24)
  })

  it('AQ-7.9 vacancy is looked at anew after each tile', () => {
    const t = table({ phase: 'set', red: { hand: 'R1 R2' } })
    t.choose({ do: 'set', face: face('R1') }).choose({ do: 'space', space: s('a1') })
    expect(t).not.toOffer({ do: 'space', space: s('a1') })
  })

  it('AQ-7.10 a tile set beneath a minion is not encountered', () => {
    const t = table({ phase: 'set', tiles: everySpace('a1'), minions: [{ at: 'a1', team: 'blue' }], red: { hand: 'R3' } })
    expect(tilesOn(t, 'a1')).toHaveLength(1)
    expect(t).toBeAsked(0, 'action')
  })

  it('AQ-7.11 three runes are revealed', () => {
    const t = table({ phase: 'reveal', next: 'H T G B' })
    expect(facesOf(t.state.revealed)).toEqual(facesOfSigns('H T G'))
    expect(t.state.runePouch).toHaveLength(1)
  })

  it('AQ-7.12 or as many as can be drawn', () => {
    expect(table({ phase: 'reveal', pouch: 'H', discard: 'T' }).state.revealed).toHaveLength(2)
  })

  it('AQ-7.13 if the rival controls the exalted Bards it drops two of them', () => {
    const t = table({ phase: 'reveal', exalted: 'B', next: 'H T G', board: '1 G T B H' })
    expect(t).toBeAsked(1, 'bards-rune')
    drop(t, 'H', 1)
    drop(t, 'T', 2)
    expect(t).toBeAsked(0, 'action')
    expect(t.state.revealed).toHaveLength(1)
    // Its own team is left alone.
    expect(table({ phase: 'reveal', exalted: 'B', active: 'blue', next: 'H T G' }).match.first?.prompt).toBe('action')
  })

  it('AQ-7.14 runes, Heroes, minions, Acorns, Quarrels and relics in any order', () => {
    const t = table({
      board: '1 G T B H',
      revealed: 'T',
      minions: [{ at: 'c2', holds: 'U1' }, { at: 'c1' }],
      red: { held: 'T G', quarrels: ['Q-THI-5'], relics: ['RL-3'] },
    })
    for (const option of ['drop', 'hero', 'activate', 'give', 'set-down', 'quarrel', 'relic'])
      expect(t.match.first?.options.some((o) => o.do === option)).toBe(true)
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-5') })
    drop(t, 'T', 1)
    expect(t).toOffer({ do: 'activate', minion: 1 })
  })

  it('AQ-7.15 the phase cannot end before all revealed runes are dropped; nothing else is owed', () => {
    const t = table({ board: '1 G T B H', revealed: 'T', minions: [{ at: 'c2' }] })
    expect(t).not.toOffer({ do: 'end' })
    drop(t, 'T', 1)
    expect(t).toOffer({ do: 'end' })
    expect(t).toOffer({ do: 'hero' })
  })

  it('AQ-7.16 each thing is resolved before the next begins', () => {
    const t = table({ revealed: 'T', board: '1 G T B H' })
    t.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(t).toBeAsked(0, 'hero-action')
    expect(t).not.toOffer({ do: 'drop' })
  })

  it('AQ-7.17 during an activation only Acorns may be handled besides', () => {
    const t = table({ revealed: 'T', minions: [{ at: 'b2', holds: 'U1' }, { at: 'b1' }], red: { held: 'T', quarrels: ['Q-THI-5'] } })
    t.choose({ do: 'activate', minion: 1 })
    const kinds = new Set(t.match.first?.options.map((o) => o.do))
    expect(kinds).toEqual(new Set(['move', 'give', 'set-down']))
  })

  it('AQ-7.18 before drawing any number of Quarrels may be discarded', () => {
    const t = table({ red: { quarrels: ['Q-THI-1', 'Q-THI-2', 'Q-THI-5'], deck: ['Q-GUA-1'] } })
    t.choose({ do: 'end' })
    t.choose({ do: 'discard', quarrel: Q('Q-THI-1') })
      .choose({ do: 'discard', quarrel: Q('Q-THI-2') })
      .choose({ do: 'done' })
    expect(t.state.teams[RED].quarrelDiscard).toEqual([Q('Q-THI-1'), Q('Q-THI-2')])
    expect(t.state.teams[RED].quarrelHand).toEqual([Q('Q-THI-5'), Q('Q-GUA-1')])
  })

  it('AQ-7.19 one Quarrel is drawn with fewer than three in hand', () => {
    const three = table({ red: { quarrels: ['Q-THI-1', 'Q-THI-2', 'Q-THI-5'], deck: ['Q-GUA-1'] } })
    three.choose({ do: 'end' }).choose({ do: 'done' })
    expect(three.state.teams[RED].quarrelHand).toHaveLength(3)
    const two = table({ red: { quarrels: ['Q-THI-1', 'Q-THI-2'], deck: ['Q-GUA-1'] } })
    two.choose({ do: 'end' }).choose({ do: 'done' })
    expect(two.state.teams[RED].quarrelHand).toHaveLength(3)
  })

  it('AQ-7.20 then a tile, and the turn ends', () => {
    const t = table({ red: { pouch: 'R1 R2' } })
    t.choose({ do: 'end' })
    expect(t.state.teams[RED]).toMatchObject({ tileHand: [expect.any(Number)], tilePouch: [expect.any(Number)] })
    expect(t.state.place).toBe(1)
  })

  it('AQ-7.21 an empty Quarrel deck is made anew from the discard; empty pouches give nothing', () => {
    const t = table({ red: { discard: ['Q-THI-1'] } })
    t.choose({ do: 'end' })
    expect(t.state.teams[RED]).toMatchObject({ quarrelHand: [Q('Q-THI-1')], quarrelDiscard: [], tileHand: [] })
    const none = table()
    none.choose({ do: 'end' })
    expect(none.state.teams[RED].quarrelHand).toEqual([])
  })

  it('AQ-7.22 the limit of three holds for that draw only', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-1', 'Q-THI-2', 'Q-THI-5'], deck: ['Q-GUA-1', 'Q-GUA-2'] } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-2') })
    expect(t.state.teams[RED].quarrelHand).toHaveLength(4)
  })

  it('AQ-7.23 after 120 turns the match ends as by winter', () => {
    const t = table({ turn: 119, red: { collection: 'U1' } })
    t.choose({ do: 'end' })
    expect(t.outcome).toMatchObject({ payoffs: [1, 0], reason: 'points' })
    const before = table({ turn: 118 })
    before.choose({ do: 'end' })
    expect(before.outcome).toBe(null)
  })
})

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
