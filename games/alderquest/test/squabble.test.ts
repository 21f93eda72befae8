import { describe, expect, it } from 'vitest'
import { BLUE, RED } from '../content/pieces.ts'
import { cell, eventsOf, face, facesOf, heldOf, minionOn, points, Q, T, table, tilesOn, walk } from './table.ts'

describe('17 Squabble, elbow drop, confrontation', () => {
  it('AQ-17.1 both minions of a squabble are destroyed', () => {
    const t = table({ minions: [{ at: 'c1' }, { at: 'c2', team: 'blue' }] })
    walk(t, 1, 'c2')
    expect(t.view(0).minions).toEqual([])
  })

  it('AQ-17.2 EX-18: Acorns lie face-up where they fought, facedown tiles stay so', () => {
    const t = table({ minions: [{ at: 'c1' }, { at: 'c2', team: 'blue', holds: 'R2' }], tiles: { c2: 'U1' } })
    walk(t, 1, 'c2')
    expect(tilesOn(t, 'c2').map((tile) => [tile.owner, tile.faceUp, tile.holder])).toEqual([
      [BLUE, false, -1],
      [RED, true, -1],
    ])
    const triggers = table({
      active: 'blue',
      minions: [
        { at: 'c1', type: 'MN-GUA-4', up: true },
        { at: 'c2', team: 'blue', type: 'MN-HUN-1', up: true },
      ],
      red: { held: 'G' },
      blue: { held: 'B', deck: ['Q-HUN-1'] },
    })
    walk(triggers, 2, 'c1')
    expect(triggers).toBeAsked(0, 'judo')
    triggers.pass()
    expect(triggers).toBeAsked(1, 'trigger')
    triggers.choose({ do: 'use' })
    expect(triggers).toBeAsked(0, 'trigger')
    triggers.choose({ do: 'use' })
    expect(heldOf(triggers, BLUE)).toBe('')
    expect(triggers.view(0).minions).toEqual([])
  })

  it('AQ-17.3 they go to the bottom of their decks', () => {
    const t = table({
      minions: [
        { at: 'c1', type: 'MN-THI-6' },
        { at: 'c2', team: 'blue', type: 'MN-HUN-3' },
      ],
    })
    walk(t, 1, 'c2')
    expect([t.state.decks[3]?.[0], t.state.decks[2]?.[0]]).toEqual([T('MN-THI-6'), T('MN-HUN-3')])
  })

  it('AQ-17.4 a summoned attacker is destroyed likewise', () => {
    const t = table({ red: { held: 'T' }, decks: { T: ['MN-THI-3'] }, minions: [{ at: 'a1', team: 'blue' }] })
    t.choose({ do: 'hero', hero: 3 }).choose({ do: 'summon' })
    expect(t.state.decks[3]?.[0]).toBe(T('MN-THI-3'))
    expect(t.state.decks[3]).toHaveLength(10)
  })

  const drop = () =>
    table({
      minions: [{ at: 'CS' }, { at: 'c2', team: 'blue', type: 'MN-GUA-4', up: true, holds: 'R2' }],
      tiles: { c2: 'U1' },
      red: { guilds: 'HT', held: 'T', heroes: {} },
      blue: { guilds: 'BG', heroes: {} },
    })

  it('AQ-17.5 EX-20: coming down from the canopy destroys the rival and stays unharmed', () => {
    const t = drop().choose({ do: 'activate', minion: 1 })
    expect([minionOn(t, 'c2')?.id, t.view(0).minions.length]).toEqual([1, 1])
    expect(t).toBeAsked(0, 'encounter')
  })

  it('AQ-17.6 an elbow drop is no squabble: neither Judo nor triggers', () => {
    const t = drop().choose({ do: 'activate', minion: 1 })
    expect([eventsOf(t, 'squabble'), eventsOf(t, 'elbow-drop').length, heldOf(t, RED)]).toEqual([[], 1, 'T'])
    expect(t).not.toBeAsked(1, 'judo')
  })

  it('AQ-17.7 then it takes and meets what is there, and has its other move', () => {
    const t = drop().choose({ do: 'activate', minion: 1 }).choose({ do: 'reveal' })
    expect(tilesOn(t, 'c2').map((tile) => [facesOf([tile.piece])[0], tile.holder])).toEqual([
      [face('U1'), 1],
      [face('R2'), -1],
    ])
    expect(t.state.activation?.moves).toBe(1)
  })

  const confront = () =>
    table({
      minions: [{ at: 'c4', type: 'MN-THI-1', up: true, holds: 'U1' }],
      blue: { held: 'H', quarrels: ['Q-BAR-1', 'Q-HUN-1'], pouch: 'U1 U2 U3' },
      red: { deck: ['Q-GUA-1'] },
    })

  it('AQ-17.8 EX-21: outward from the space in front of a rival Hero', () => {
    const t = walk(confront(), 1, 'c5')
    expect(t).toOffer({ do: 'confront', hero: 1 })
  })

  it('AQ-17.9 EX-21: the steps of a confrontation', () => {
    const t = walk(confront(), 1, 'c5').choose({ do: 'confront' })
    expect(tilesOn(t, 'c5')[0]).toMatchObject({ faceUp: true, holder: -1 })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(2)
    t.choose({ do: 'discard', quarrel: Q('Q-HUN-1') })
    expect(t.state.teams[RED].quarrelHand).toEqual([Q('Q-GUA-1')])
    t.choose({ do: 'use' })
    expect(heldOf(t, RED)).toBe('H')
    expect(t.view(0).minions).toEqual([])
    expect(t.state.decks[3]?.[0]).toBe(T('MN-THI-1'))
  })

  it('AQ-17.10 the opponent chooses the Quarrel', () => {
    const t = walk(confront(), 1, 'c5').choose({ do: 'confront' })
    expect(t).toBeAsked(1, 'discard-quarrel')
    expect(t).toOfferExactly([
      { do: 'discard', quarrel: Q('Q-BAR-1') },
      { do: 'discard', quarrel: Q('Q-HUN-1') },
    ])
  })

  it('AQ-17.11 an exhausted Hero can be confronted and is not affected', () => {
    const t = table({ tired: true, minions: [{ at: 'c5', type: 'MN-THI-2' }] })
    const before = JSON.stringify(t.state.heroes)
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(JSON.stringify(t.state.heroes)).toBe(before)
  })

  it('AQ-17.12 Guard, Judo and tiles play no part in a confrontation', () => {
    const t = table({ minions: [{ at: 'c5', type: 'MN-GUA-4', up: true, guarded: true }], tiles: { c5: 'U1 U2' } })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(tilesOn(t, 'c5').map((tile) => tile.faceUp)).toEqual([false, false])
    expect(t).toBeAsked(0, 'action')
    expect(t.view(0).minions).toEqual([])
    expect(t.state.decks[1]?.[0]).toBe(T('MN-GUA-4'))
  })

  it('EX-24: a spared defender', () => {
    const t = table({
      active: 'blue',
      minions: [
        { at: 'b3', type: 'MN-GUA-5', up: true, holds: 'U2' },
        { at: 'b2', team: 'blue', type: 'MN-HUN-1' },
      ],
    })
    walk(t, 2, 'b3')
    expect(t).toBeAsked(0, 'trigger')
    t.choose({ do: 'use' })
    expect(minionOn(t, 'b3')).toMatchObject({ id: 1, upgraded: false })
    expect(tilesOn(t, 'b3')[0]?.holder).toBe(1)
    const attacking = table({
      minions: [
        { at: 'b3', type: 'MN-GUA-5', up: true },
        { at: 'b2', team: 'blue', type: 'MN-HUN-1' },
      ],
    })
    walk(attacking, 1, 'b2')
    expect(attacking.view(0).minions).toEqual([])
  })

  it('the cell of a tributed Acorn is where it was dropped', () => {
    const t = table({ board: '1 G T B H', minions: [{ at: 'd3', holds: 'U2', type: 'MN-THI-1' }] })
    walk(t, 1, 'CE').choose({ do: 'column', column: 2 })
    expect(eventsOf(t, 'dropped')[0]).toMatchObject({ cell: cell(3, 2) })
    expect(points(t, RED)).toBe(0)
  })
})
