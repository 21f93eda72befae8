import { describe, expect, it } from 'vitest'
import { eventsOf, H, minionOn, Q, RL, s, T, table, tilesOn, walk } from './table.ts'

const moves = (...spaces: string[]) => spaces.map((to) => ({ do: 'move', to: s(to) }))

describe('12 Minions', () => {
  it('AQ-12.1 a minion is basic or upgraded, ready or exhausted', () => {
    const t = table({
      minions: [
        { at: 'a1', ready: false },
        { at: 'b2', up: true, type: 'MN-THI-4' },
      ],
    })
    expect(t.view(0).minions.map(({ upgraded, ready }) => [upgraded, ready])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(t).not.toOffer({ do: 'activate', minion: 1 })
    expect(t).toOffer({ do: 'activate', minion: 2 })
  })

  it('AQ-12.2 only an upgraded minion has its movement and its trigger', () => {
    const basic = table({ minions: [{ at: 'b2', type: 'MN-THI-4' }] })
    basic.choose({ do: 'activate', minion: 1 })
    expect(basic).not.toOffer({ do: 'sneak' })
    const upgraded = table({ minions: [{ at: 'b2', type: 'MN-THI-4', up: true }] })
    upgraded.choose({ do: 'activate', minion: 1 })
    expect(upgraded).toOffer({ do: 'sneak' })
  })

  it('AQ-12.3 it enters exhausted and is ready in its team’s next Ready step', () => {
    const t = table({ red: { held: 'T' } })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(t).not.toOffer({ do: 'activate' })
  })

  it('AQ-12.4 nobody knows what a basic minion will become', () => {
    const t = table({ minions: [{ at: 'a1', type: 'MN-THI-4' }] })
    for (const seat of [0, 1, null]) expect(t.view(seat).minions[0]).toMatchObject({ class: 7, type: null })
  })

  it('AQ-12.5 never two minions in a space', () => {
    const t = table({ minions: [{ at: 'b2' }, { at: 'b3' }, { at: 'b1' }, { at: 'a2' }] })
    t.choose({ do: 'activate', minion: 1 })
    // Three neighbours hold allies: the one move left is made by itself.
    expect(['c2', 'b2', 'b3', 'b1', 'a2'].map((space) => minionOn(t, space)?.id)).toEqual([1, undefined, 2, 3, 4])
  })

  it('AQ-12.6 an ally’s space cannot be entered', () => {
    const t = table({ minions: [{ at: 'b2' }, { at: 'b3' }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOfferExactly(moves('b1', 'a2', 'c2'))
  })

  it('AQ-12.7 entering a rival’s space is a squabble', () => {
    const t = table({ minions: [{ at: 'b2' }, { at: 'b3', team: 'blue' }] })
    walk(t, 1, 'b3')
    expect(eventsOf(t, 'squabble')).toHaveLength(1)
  })

  it('AQ-12.8 a destroyed minion goes to the bottom of its deck, basic side up', () => {
    const t = table({
      minions: [
        { at: 'b2', type: 'MN-THI-4', up: true },
        { at: 'b3', team: 'blue', type: 'MN-BAR-3' },
      ],
    })
    walk(t, 1, 'b3')
    expect([t.state.decks[3]?.[0], t.state.decks[0]?.[0]]).toEqual([T('MN-THI-4'), T('MN-BAR-3')])
  })

  it('AQ-12.9 an ejected minion is shuffled into its deck', () => {
    const bottoms = new Set<number>()
    for (let n = 0; n < 12; n++) {
      const t = table({
        seed: `eject ${n}`,
        minions: [{ at: 'b2', team: 'blue', type: 'MN-BAR-3' }],
        red: { held: 'T T T', guilds: 'HT', heroes: { b: 'H-HUN-2' } },
        blue: { guilds: 'BG' },
      })
      t.choose({ do: 'hero', hero: H('H-HUN-2') }).choose({ do: 'ability' })
      expect(t.state.decks[0]).toHaveLength(10)
      bottoms.add(t.state.decks[0]?.indexOf(T('MN-BAR-3')) ?? -1)
    }
    expect(bottoms.size).toBeGreaterThan(2)
  })

  it('AQ-12.10 what leaves the Field drops its Acorns; from the canopy onto the ground beneath', () => {
    const t = table({
      minions: [
        { at: 'd3', holds: 'U1 U2' },
        { at: 'CE', team: 'blue' },
      ],
      board: '1 G T B H',
    })
    walk(t, 1, 'CE')
    expect(tilesOn(t, 'd3').map((tile) => [tile.faceUp, tile.holder])).toEqual([
      [true, -1],
      [true, -1],
    ])
    expect([minionOn(t, 'CE'), minionOn(t, 'd3')]).toEqual([null, null])
  })

  it('AQ-12.11 only decks and spaces limit how many there are', () => {
    const minions = ['b2', 'b4', 'd2', 'd4', 'e3', 'a3', 'e2', 'a4'].map((at) => ({ at }))
    const t = table({ minions, red: { held: 'T' } })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(t.view(0).minions).toHaveLength(9)
  })
})

describe('13 Movement', () => {
  it('AQ-13.1 each ready minion can be activated once a turn', () => {
    const t = table({ minions: [{ at: 'b2' }, { at: 'e5' }] })
    walk(t, 1, 'b3 b4')
    expect(t).not.toOffer({ do: 'activate', minion: 1 })
    expect(t).toOffer({ do: 'activate', minion: 2 })
  })

  it('AQ-13.2 up to two moves, then it is exhausted', () => {
    const t = table({ minions: [{ at: 'b2' }] })
    walk(t, 1, 'b3 b4')
    expect(minionOn(t, 'b4')?.ready).toBe(false)
    expect(t).toBeAsked(0, 'action')
  })

  it('AQ-13.3 at least one move must be made; then the activation may end', () => {
    const t = table({ minions: [{ at: 'b2' }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).not.toOffer({ do: 'end' })
    t.choose({ do: 'move', to: s('b3') })
    expect(t).toOffer({ do: 'end' })
    const stuck = table({ minions: [{ at: 'a1' }, { at: 'a2', ready: false }, { at: 'b1', ready: false }] })
    expect(stuck).not.toOffer({ do: 'activate', minion: 1 })
  })

  it('AQ-13.4 the unused move is lost', () => {
    const t = table({ minions: [{ at: 'b2' }] })
    walk(t, 1, 'b3').choose({ do: 'end' })
    expect(minionOn(t, 'b3')?.ready).toBe(false)
    expect(t).not.toOffer({ do: 'activate' })
  })

  it('AQ-13.5 a minion readied again may be activated again', () => {
    const t = table({
      minions: [{ at: 'b2', type: 'MN-HUN-1' }],
      red: { guilds: 'HT', held: 'T T', heroes: { a: 'H-HUN-1' } },
      blue: { guilds: 'BG' },
    })
    walk(t, 1, 'b3 b4')
    t.choose({ do: 'hero', hero: H('H-HUN-1') }).choose({ do: 'ability' })
    walk(t, 1, 'b5')
    expect(minionOn(t, 'b5')?.id).toBe(1)
  })

  it('AQ-13.6 to an adjacent space, up, down, or outward', () => {
    const t = table({ minions: [{ at: 'c4' }, { at: 'CE' }, { at: 'c5', ready: false }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOfferExactly(moves('b4', 'd4', 'CN'))
    const down = table({ minions: [{ at: 'CE' }] })
    walk(down, 1, '')
    // The only possible move is made by itself.
    expect(minionOn(down, 'd3')?.id).toBe(1)
  })

  it('AQ-13.7 the canopy is entered and left only between it and the space beneath', () => {
    const t = table({ minions: [{ at: 'd2', type: 'MN-THI-4', up: true }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).not.toOffer({ do: 'move', to: s('CE') })
    expect(t).not.toOffer({ do: 'sneak', to: s('CS') })
  })

  it('AQ-13.8 a Guarded rival’s space cannot be entered', () => {
    const t = table({ minions: [{ at: 'b2' }, { at: 'b3', team: 'blue', guarded: true }] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOfferExactly(moves('b1', 'a2', 'c2'))
  })

  it('AQ-13.9 pick up, then encounter, then tribute', () => {
    const t = table({ minions: [{ at: 'b2' }], tiles: { b3: 'U1^ U2' } })
    walk(t, 1, 'b3')
    expect(tilesOn(t, 'b3')[0]?.holder).toBe(1)
    expect(t).toBeAsked(0, 'encounter')
    t.choose({ do: 'dismiss' }).choose({ do: 'move', to: s('CW') })
    expect(t).toBeAsked(0, 'tribute-column')
  })

  it('AQ-13.10 its own tiles do not matter to a minion', () => {
    const t = table({ minions: [{ at: 'b2' }], tiles: { b3: 'R1 !r R2^' } })
    walk(t, 1, 'b3')
    expect(t).toBeAsked(0, 'move')
    expect(tilesOn(t, 'b3').map((tile) => [tile.faceUp, tile.holder])).toEqual([
      [false, -1],
      [false, -1],
      [true, -1],
    ])
  })

  it('AQ-13.11 a minion moved by the rival’s effect meets and takes nothing and stays ready', () => {
    const t = table({
      active: 'blue',
      minions: [{ at: 'b2' }],
      tiles: { b3: 'U1^ U2' },
      blue: { held: 'B', quarrels: ['Q-BAR-3'] },
    })
    t.choose({ do: 'quarrel', quarrel: Q('Q-BAR-3') })
    expect(t).not.toOffer({ do: 'space', space: s('CW') })
    t.choose({ do: 'space', space: s('b3') })
    expect(minionOn(t, 'b3')?.ready).toBe(true)
    expect(tilesOn(t, 'b3').map((tile) => [tile.faceUp, tile.holder])).toEqual([
      [true, -1],
      [false, -1],
    ])
  })

  it('AQ-13.12 a relocated minion only picks up what lies there in its own turn', () => {
    const t = table({ minions: [{ at: 'a1' }], tiles: { d3: 'U1^ U2' }, red: { held: 'T', relics: ['RL-7'] } })
    t.choose({ do: 'relic', relic: RL('RL-7') }).choose({ do: 'space', space: s('d3') })
    expect(tilesOn(t, 'd3').map((tile) => [tile.faceUp, tile.holder])).toEqual([
      [true, 1],
      [false, -1],
    ])
    expect(t).toBeAsked(0, 'action')
  })
})
