import { describe, expect, it } from 'vitest'
import { GROUND, SPACE_NAMES } from '../content/field.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { drop, face, facesOf, facesOfSigns, H, minionOn, Q, s, table, tilesOn } from './table.ts'

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
