import { Match, parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/cards/index.ts'
import { allDefs, type Card } from '../rules/card.ts'
import { hubworld } from '../rules/index.ts'
import { left, rival } from '../rules/seats.ts'
import { barrierOf } from '../rules/values.ts'
import { config, delve, down, goOn, id, keys, passes, player, position, slot, table, up } from './table.ts'

const ofType = (type: Card['type']): readonly Card[] => Object.values<Card>(cards).filter((card) => card.type === type)

describe('1. Players and terms', () => {
  it('HW-1.1 two to six players', () => {
    expect([...hubworld.seats].sort()).toEqual([2, 3, 4, 5, 6])
    for (const seats of hubworld.seats) expect(Match.start(hubworld, config(seats), '1').state.players).toHaveLength(seats)
    for (const seats of [1, 7]) expect(parseConfig({ seats: hubworld.seats, settings: hubworld.settings }, { seats }).ok).toBe(false)
  })

  it('HW-1.2 left is the next seat clockwise that is still in the game', () => {
    const { state } = position({ seats: [{}, {}, {}, {}] })
    expect([0, 1, 2, 3].map((seat) => left(state, seat))).toEqual([1, 2, 3, 0])
    const out = state.players[1]
    if (out) out.inGame = false
    expect(left(state, 0)).toBe(2)
  })

  it('HW-1.3 the rival is the player to the left', () => {
    expect(rival(position().state, 1)).toBe(0)
    expect(rival(position({ seats: [{}, {}, {}] }).state, 1)).toBe(2)
    expect(
      table({ seats: [{}, {}, {}] })
        .view(0)
        .players.map((p) => p.rival),
    ).toEqual([1, 2, 0])
  })

  it('HW-1.4 every other player is an enemy: each can be delved', () => {
    const t = table({ seats: [{}, {}, {}], turn: 1 })
    expect(t).toOffer({ do: 'delve', seat: 0, path: 'council' })
    expect(t).toOffer({ do: 'delve', seat: 2, path: 'council' })
    expect(t).not.toOffer({ do: 'delve', seat: 1 })
  })

  it('HW-1.5 a secured agent keeps its owner', () => {
    const t = table({ seats: [{}, { heat: 1, archives: ['rory-and-bug'] }] })
    goOn(delve(t, 'archives'), 3).choose({ do: 'decline' }).choose({ do: 'break' })
    expect(t.view(1).players[0]?.score).toEqual([{ key: 'rory-and-bug', owner: 1 }])
    expect(t.state.cards[id(t, 1, 'rory-and-bug')]?.owner).toBe(1)
  })

  it('HW-1.6 exactly one player holds the first-player token once setup is over', () => {
    const match = Match.start(hubworld, config(3), '7')
    expect(match.view(0).firstPlayer).toBeNull()
    for (const seat of [0, 1, 2]) match.choose(seat, 0)
    expect([0, 1, 2]).toContain(match.view(null).firstPlayer)
  })

  it('HW-1.8 the delver acts, the defender owns the grid', () => {
    const t = table({ seats: [{}, {}, {}], turn: 2 })
    delve(t, 'council', 0)
    expect(t.view(null).delve).toMatchObject({ delver: 2, defender: 0 })
    expect(t).toBeAsked(2, 'go-on')
  })

  it('HW-1.11 three paths lead to the three districts', () => {
    const t = table()
    for (const path of ['archives', 'council', 'commons']) expect(t).toOffer({ do: 'delve', seat: 1, path })
    expect(t.decision.options.filter((option) => option.do === 'delve')).toHaveLength(3)
  })

  it('HW-1.12 front, middle and back are the rows of a path', () => {
    const t = table({
      seats: [
        {},
        { grid: { 'council/front': down('job-board'), 'council/middle': down('wall-wizard'), 'council/back': down('lost-byway') } },
      ],
    })
    const rows: unknown[] = []
    delve(t, 'council')
    for (let n = 0; n < 3; n++) {
      rows.push(t.view(0).delve?.row)
      t.choose({ do: 'bypass' })
      if (n < 2) goOn(t)
    }
    expect(rows).toEqual(['front', 'middle', 'back'])
    t.look()
  })

  it('HW-1.13 Archives and Commons paths do not touch', () => {
    const t = table({ seats: [{ grid: { 'archives/front': down('job-board') } }, {}] })
    t.choose({ do: 'shift' })
    expect(t).toOfferExactly([
      { slot: slot('council/front'), do: 'at' },
      { slot: slot('archives/middle'), do: 'at' },
    ])
  })

  it('HW-1.14 slots that share an edge are adjacent, diagonals are not', () => {
    const t = table({ seats: [{ grid: { 'council/middle': down('job-board') } }, {}] })
    t.choose({ do: 'shift' })
    expect(t).toOfferExactly([
      { do: 'at', slot: slot('council/front') },
      { do: 'at', slot: slot('council/back') },
      { do: 'at', slot: slot('archives/middle') },
      { do: 'at', slot: slot('commons/middle') },
    ])
  })

  it('HW-1.15 cards of different players are never adjacent', () => {
    const t = table({
      seats: [
        { grid: { 'council/front': up('asset-protection-hub') } },
        { grid: { 'council/middle': up('barbican-gate'), 'archives/front': up('canal-network') } },
      ],
    })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(1)
    expect(barrierOf(t.state, id(t, 1, 'canal-network'))).toBe(2)
  })

  it('HW-1.16 the seeker is not in the grid and no forged card', () => {
    const t = table({ seats: [{ seekerReady: true }, { grid: { 'council/front': up('barbican-gate') } }] })
    delve(t, 'council').choose(1, { do: 'trigger' })
    expect(player(t, 1).shards).toBe(7)
    expect(t.view(0).players[0]?.grid.every((card) => card === null)).toBe(true)
    t.look()
  })

  it('HW-1.17 a player may choose themselves, unless the text says another', () => {
    const t = table({ seats: [{ council: ['cooling-off'] }, {}, {}] }).choose({ do: 'play' })
    expect(t).toOfferExactly([
      { do: 'player', seat: 0 },
      { do: 'player', seat: 1 },
      { do: 'player', seat: 2 },
    ])
    const u = table({ phase: 'after-action', seats: [{ grid: { 'council/front': down('cargo-manifest') } }, {}, {}] })
    u.choose({ do: 'forge' }).choose({ do: 'use' })
    expect(u).toOfferExactly([
      { do: 'player', seat: 1 },
      { do: 'player', seat: 2 },
    ])
  })

  it('HW-1.18 a random selection can be every eligible card', () => {
    const taken = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const t = table({
        seed: `${seed}`,
        seats: [{ council: ['job-board', 'wall-wizard', 'maestro'] }, { grid: { 'council/front': up('eye-enforcers') } }],
      })
      passes(delve(t, 'council').choose(1, { do: 'trigger' })).look()
      for (const key of keys(t, player(t, 0).archives)) taken.add(key)
    }
    expect([...taken].sort()).toEqual(['job-board', 'maestro', 'wall-wizard'])
  })
})

describe('2. Components and card anatomy', () => {
  it('HW-2.1 the card types', () => {
    expect([...new Set(allDefs().map(({ type }) => type))].sort()).toEqual(['agent', 'moment', 'obstacle', 'seeker', 'source'])
  })

  it('HW-2.2 a seeker has icons, limits and abilities, but no cost, barrier or presence', () => {
    for (const card of ofType('seeker')) {
      expect(card).toMatchObject({ cost: null, barrier: null, presence: null })
      expect(card.collects.length * card.abilities.length).toBeGreaterThan(0)
      expect(card.limits).not.toBeNull()
    }
  })

  it('HW-2.3 the limits are 3 actions, 10 shards, 5 Council cards', () => {
    expect(ofType('seeker').map(({ limits }) => limits)).toEqual(Array.from({ length: 4 }, () => ({ actions: 3, shards: 10, council: 5 })))
    expect(table().view(0).players[0]?.limits).toEqual({ actions: 3, shards: 10, council: 5 })
  })

  it('HW-2.4 an agent has cost, barrier, presence, icons and abilities', () => {
    expect(ofType('agent')).toHaveLength(18)
    for (const { cost, barrier, presence, collects, abilities } of ofType('agent')) {
      expect([cost, barrier, presence]).not.toContain(null)
      expect(collects.length * abilities.length).toBeGreaterThan(0)
    }
  })

  it('HW-2.5 an obstacle has cost, barrier (perhaps 0), presence and no icons', () => {
    expect(ofType('obstacle')).toHaveLength(14)
    for (const { cost, barrier, presence, collects } of ofType('obstacle')) {
      expect([cost, barrier, presence]).not.toContain(null)
      expect(collects).toEqual([])
    }
    expect(cards['silent-interrogator'].barrier).toBe(0)
  })

  it('HW-2.6 a source has cost, presence, icons or none, and no barrier', () => {
    expect(ofType('source')).toHaveLength(21)
    for (const { cost, barrier, presence } of ofType('source')) {
      expect([cost, presence]).not.toContain(null)
      expect(barrier).toBeNull()
    }
    expect(cards['wall-wizard'].collects).toEqual([])
  })

  it('HW-2.7 a moment has a cost and one ability, and cannot be staged', () => {
    expect(ofType('moment')).toHaveLength(22)
    for (const { cost, barrier, presence, abilities } of ofType('moment')) {
      expect(cost).not.toBeNull()
      expect([barrier, presence]).toEqual([null, null])
      expect(abilities.map(({ kind }) => ['action', 'instant', 'reaction'].includes(kind))).toEqual([true])
    }
    expect(table({ seats: [{ council: ['dodge', 'fun-run'] }, {}] })).not.toOffer({ do: 'stage' })
  })

  it('HW-2.9 there are shard and draw icons', () => {
    expect([...new Set(allDefs().flatMap(({ collects }) => collects))].sort()).toEqual(['draw', 'shard'])
  })

  it('HW-2.10 the bank has no end', () => {
    const t = table({ seats: [{ shards: 100_000 }, {}] })
    t.choose({ do: 'gain' })
    expect(player(t, 0).shards).toBe(100_001)
  })

  it('HW-2.11 the name is the title without the subtitle', () => {
    expect(allDefs().find(({ key }) => key === 'vapor-x')).toMatchObject({ name: 'Vapor X', title: 'Vapor X: Holomancer for Hire' })
  })
})
