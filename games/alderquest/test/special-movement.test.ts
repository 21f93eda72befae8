import { describe, expect, it } from 'vitest'
import { CHARGE } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { eventsOf, H, minionOn, RL, s, type T, table, tilesOn, walk } from './table.ts'

describe('14 Special movement', () => {
  const up = (at: string, type: Parameters<typeof T>[0], team: 'red' | 'blue' = 'red') => ({ at, type, team, up: true })
  const hunters = { red: { guilds: 'HT', heroes: { a: 'H-HUN-1' } }, blue: { guilds: 'GB', heroes: {} } } as const

  it('AQ-14.1 a special move replaces one of the two moves', () => {
    const t = table({ minions: [up('b2', 'MN-THI-4')] })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'sneak', to: s('a3') })
      .choose({ do: 'move', to: s('a4') })
    expect(t).toBeAsked(0, 'action')
  })

  it('AQ-14.2 at most one special move in an activation', () => {
    const t = table({ minions: [up('b2', 'MN-THI-4')] })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'sneak', to: s('a3') })
    expect(t).not.toOffer({ do: 'sneak' })
  })

  it('AQ-14.3 only from ground to ground', () => {
    const t = table({ minions: [up('CE', 'MN-THI-4')] })
    t.choose({ do: 'activate', minion: 1 })
    expect(minionOn(t, 'd3')?.id).toBe(1)
    expect(t).toOffer({ do: 'sneak', to: s('c4') })
  })

  it('AQ-14.4 EX-19: Charge goes straight into a rival, over tiles, or not at all', () => {
    const t = table({ ...hunters, minions: [up('a2', 'MN-HUN-1'), { at: 'd2', team: 'blue', type: 'MN-GUA-1' }], tiles: { b2: 'U1' } })
    t.choose({ do: 'activate', minion: 1 })
    expect(t.match.first?.options.filter((o) => o.do === 'charge')).toEqual([{ do: 'charge', to: s('d2') }])
    t.choose({ do: 'charge', to: s('d2') })
    expect(eventsOf(t, 'squabble')).toHaveLength(1)
    expect(tilesOn(t, 'b2')[0]?.faceUp).toBe(false)
  })

  it('AQ-14.5 the first minion on the line must be a rival without Guard; stump and edge end it', () => {
    const t = table({
      ...hunters,
      minions: [
        up('c1', 'MN-HUN-1'),
        { at: 'c2', type: 'MN-THI-1' },
        { at: 'd1', team: 'blue', type: 'MN-GUA-1' },
        { at: 'a1', team: 'blue', type: 'MN-GUA-2', guarded: true },
      ],
    })
    t.choose({ do: 'activate', minion: 1 })
    expect(t.match.first?.options.filter((o) => o.do === 'charge')).toEqual([{ do: 'charge', to: s('d1') }])
    const stump = table({ ...hunters, minions: [up('c2', 'MN-HUN-1'), { at: 'c4', team: 'blue', type: 'MN-GUA-1' }] })
    stump.choose({ do: 'activate', minion: 1 })
    expect(stump).not.toOffer({ do: 'charge' })
  })

  it('AQ-14.6 Flight goes exactly two spaces in one direction, over whatever is there', () => {
    const t = table({
      red: { guilds: 'BT', heroes: {} },
      blue: { guilds: 'GH', heroes: {} },
      minions: [up('c2', 'MN-BAR-4'), { at: 'd2', team: 'blue', type: 'MN-GUA-1' }],
      tiles: { d2: 'U1' },
    })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'fly', to: s('e2') })
    expect(minionOn(t, 'e2')?.id).toBe(1)
    expect(minionOn(t, 'd2')?.id).toBe(2)
  })

  it('AQ-14.7 EX-25: not over the stump, not off the ground', () => {
    const t = table({ red: { guilds: 'BT', heroes: {} }, blue: { guilds: 'GH', heroes: {} }, minions: [up('c2', 'MN-BAR-4')] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t.match.first?.options.filter((o) => o.do === 'fly')).toEqual([
      { do: 'fly', to: s('a2') },
      { do: 'fly', to: s('e2') },
    ])
  })

  it('AQ-14.8 Sneak goes to a diagonally adjacent space', () => {
    const t = table({ minions: [up('a1', 'MN-THI-4')] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t.match.first?.options.filter((o) => o.do === 'sneak')).toEqual([{ do: 'sneak', to: s('b2') }])
  })

  it('AQ-14.9 Sneak may round the stump', () => {
    const t = table({ minions: [up('c2', 'MN-THI-4')] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t.match.first?.options.filter((o) => o.do === 'sneak').map((o) => 'to' in o && o.to)).toEqual(['b1', 'd1', 'b3', 'd3'].map(s))
  })

  it('AQ-14.10 Speed is one more normal move a turn, not one an activation', () => {
    const spec = {
      ...hunters,
      red: { ...hunters.red, held: 'T T' },
      minions: [up('a1', 'MN-HUN-4')],
    }
    const t = table(spec)
    walk(t, 1, 'a2 a3 a4')
    expect(t).toBeAsked(0, 'action')
    t.choose({ do: 'hero', hero: H('H-HUN-1') }).choose({ do: 'ability' })
    walk(t, 1, 'a3 a2')
    expect(t).toBeAsked(0, 'action')
    expect(minionOn(t, 'a2')?.granted).toBe(CHARGE)
  })

  const judo = (extra: object = {}) =>
    table({
      ...hunters,
      minions: [up('a2', 'MN-HUN-1'), { at: 'd2', team: 'blue', type: 'MN-GUA-4', up: true }, { at: 'e4', type: 'MN-THI-1' }],
      tiles: { b2: 'U1', d2: 'U2' },
      red: { ...hunters.red, held: 'T', deck: ['Q-HUN-1'] },
      ...extra,
    })

  it('AQ-14.11 EX-19: a minion with Judo may evade the first attack of a turn', () => {
    const t = judo()
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'charge', to: s('d2') })
    expect(t).toBeAsked(1, 'judo')
    expect(t).toOfferExactly([...['c2', 'd1', 'd3', 'e2'].map((to) => ({ do: 'escape', to: s(to) })), { do: 'pass' }])
    t.choose({ do: 'escape', to: s('e2') }).choose({ do: 'dismiss' })
    expect([minionOn(t, 'd2')?.id, minionOn(t, 'e2')?.id]).toEqual([1, 2])
    expect(eventsOf(t, 'squabble')).toEqual([])
    expect(t.state.activation).toMatchObject({ moves: 1, specialUsed: true })
  })

  it('AQ-14.12 only the first attack, only to open adjacent ground, the attacker’s former space included', () => {
    const t = judo()
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'charge', to: s('d2') })
      .choose({ do: 'escape', to: s('e2') })
      .choose({ do: 'dismiss' })
    t.choose({ do: 'move', to: s('e2') })
    // The second attack of the turn cannot be evaded: the triggers are offered at once.
    expect(t).toBeAsked(0, 'trigger')
    t.pass().pass()
    expect(minionOn(t, 'e2')).toBe(null)
    const near = table({ ...hunters, minions: [{ at: 'c2', type: 'MN-THI-1' }, up('d2', 'MN-GUA-4', 'blue')] })
    walk(near, 1, 'd2')
    expect(near).toOffer({ do: 'escape', to: s('c2') })
    const canopy = table({ ...hunters, minions: [{ at: 'd3', type: 'MN-THI-1' }, up('CE', 'MN-GUA-4', 'blue')] })
    walk(canopy, 1, 'CE')
    expect(canopy).toOfferExactly([{ do: 'escape', to: s('d3') }, { do: 'pass' }])
  })

  it('AQ-14.13 after an escape the attacker completes its move', () => {
    const t = judo()
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'charge', to: s('d2') })
      .choose({ do: 'escape', to: s('e2') })
    expect(t).toBeAsked(0, 'encounter')
    t.choose({ do: 'reveal' })
    expect(tilesOn(t, 'd2')[0]?.holder).toBe(1)
  })

  it('AQ-14.14 Judo and Speed replace no move', () => {
    const t = table({ ...hunters, minions: [up('a1', 'MN-HUN-4')] })
    t.choose({ do: 'activate', minion: 1 })
    expect(t.state.activation).toMatchObject({ moves: 2, extra: 1 })
    t.choose({ do: 'move', to: s('a2') })
    expect(t.state.activation).toMatchObject({ moves: 2, extra: 0 })
  })

  it('AQ-14.15 for the exalted Thieves an icon is what is printed on the upgraded side', () => {
    const t = table({
      exalted: 'T',
      minions: [{ at: 'b2', type: 'MN-THI-5' }, up('d2', 'MN-THI-1'), up('d4', 'MN-THI-2'), { at: 'a4', type: 'MN-THI-1' }],
      red: { held: 'T', relics: ['RL-4'] },
    })
    t.choose({ do: 'relic', relic: RL('RL-4') })
    const sneaks = (minion: number, back: string) => {
      t.choose({ do: 'activate', minion })
      const offered = t.match.first?.options.some((o) => o.do === 'sneak')
      t.choose({ do: 'move', to: s(back) }).choose({ do: 'end' })
      return offered
    }
    // Basic, or upgraded without an icon: yes, even with a granted Flight. Otter Pirates show Speed: no.
    expect([sneaks(1, 'b1'), sneaks(3, 'd5'), sneaks(4, 'a5')]).toEqual([true, true, true])
    expect(sneaks(2, 'd1')).toBe(false)
  })
})

describe('who is who', () => {
  it('rivals move in their own turn only', () => {
    const t = table({ minions: [{ at: 'b2', team: 'blue' }] })
    expect(t).not.toOffer({ do: 'activate' })
    expect([t.state.occupied[RED], t.state.occupied[BLUE]]).toEqual([0, 1 << s('b2')])
  })
})
