import { Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { discoverEffect } from '../rules/card.ts'
import { hubworld } from '../rules/index.ts'
import { checkAgents } from '../rules/winning.ts'
import { en } from '../words/en.ts'
import {
  config,
  delve,
  down,
  goOn,
  type HubTable,
  id,
  keys,
  passes,
  player,
  position,
  type SeatLiteral,
  slot,
  table,
  up,
  zoneOf,
} from './table.ts'

type Scored = readonly (readonly [CardName, number])[]
const AGENTS = ['maestro', 'vapor-x', 'ulin-marr', 'boss-bresloo'] as const

/** A score area with agents of these owners. */
const agentsOf = (...owners: number[]): Scored => owners.map((owner, n) => [AGENTS[n] ?? 'maestro', owner] as const)

/** Seat 0 breaks one more agent of that owner; the rest of the table has nothing. */
function securesOneOf(
  owner: number,
  score: Scored,
  seats: number,
  rules: NonNullable<Parameters<typeof table>[0]>['rules'] = {},
): HubTable {
  const theirs: SeatLiteral = { grid: { 'council/front': down('rory-and-bug') } }
  const all = Array.from({ length: seats }, (_, seat): SeatLiteral => (seat === 0 ? { score, shards: 9 } : seat === owner ? theirs : {}))
  const t = delve(table({ seats: all, rules }), 'council', owner).choose({ do: 'discover' })
  if (seats > 2) t.choose(owner, { do: 'decline' })
  return t.choose({ do: 'break' })
}

const empties = (commons: readonly number[], rules: NonNullable<Parameters<typeof table>[0]>['rules'] = {}) =>
  table({ phase: 'refresh', seats: commons.map((n) => ({ commons: n })), rules })

describe('22. Winning and losing', () => {
  it('HW-22.1 two players: three enemy agents win', () => {
    expect(securesOneOf(1, agentsOf(1), 2).outcome).toBeNull()
    expect(securesOneOf(1, agentsOf(1, 1), 2).outcome).toMatchObject({ payoffs: [1, 0], reason: 'agents' })
  })

  it('HW-22.2 three or more players: from as many different owners as possible, at most three', () => {
    expect(securesOneOf(1, agentsOf(1, 1), 3).outcome).toBeNull()
    expect(securesOneOf(1, agentsOf(2, 1), 3).outcome).toMatchObject({ payoffs: [1, 0, 0] })
    expect(securesOneOf(1, agentsOf(2, 1), 4).outcome).toBeNull()
    expect(securesOneOf(1, agentsOf(2, 3), 4).outcome).toMatchObject({ payoffs: [1, 0, 0, 0] })
    expect(securesOneOf(1, agentsOf(2), 3, { threePlayerOwners: 'twoOwnersTwoAgents' }).outcome).toMatchObject({ payoffs: [1, 0, 0] })
    expect(securesOneOf(1, agentsOf(1, 1), 4, { threePlayerOwners: 'ignoreOwners' }).outcome).toMatchObject({ payoffs: [1, 0, 0, 0] })
  })

  it('HW-22.2 two agents of two owners: three of one owner will do once the second is out of reach', () => {
    const rules = { threePlayerOwners: 'twoOwnersTwoAgents' } as const
    const after = (score: Scored) => table({ turn: 2, seats: [{ score }, {}, {}], rules }).concede(2)
    expect(after(agentsOf(1, 1)).outcome).toBeNull()
    expect(after(agentsOf(1, 1, 1)).outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'agents' })
    // An agent of the player who left still counts as one of a second owner.
    expect(after(agentsOf(2, 2, 2)).outcome).toBeNull()
    const both = position({ seats: [{ score: agentsOf(2, 1) }, {}, {}], rules })
    expect(() => checkAgents(both.state)).toThrow()
    const all = position({ seats: [{ score: agentsOf(1, 1, 1) }, {}, {}], rules })
    expect(() => checkAgents(all.state)).not.toThrow()
  })

  it('HW-22.3 the check comes when a card enters a score area, before anything else', () => {
    const t = table({ seats: [{ council: ['wall-wizard'], grid: { 'council/front': up('maestro') } }, { score: agentsOf(0, 0) }] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(t.outcome).toMatchObject({ payoffs: [0, 1] })
    expect(zoneOf(t, 0, 'wall-wizard')).toBe('council')
  })

  it('HW-22.4 players who fulfil the condition at the same check win together', () => {
    const { state } = position({ seats: [{ score: agentsOf(1, 1, 1) }, { score: agentsOf(0, 0, 0) }] })
    expect(() => checkAgents(state)).toThrow()
    expect(state.result).toEqual({ winners: [0, 1], reason: 'agents' })
  })

  it('HW-22.5 a player who has to draw from an empty Commons loses', () => {
    expect(empties([3, 0]).outcome).toMatchObject({ payoffs: [1, 0], reason: 'empty-commons' })
    expect(empties([3, 1]).outcome).toBeNull()
  })

  it('HW-22.6 two players: the other wins; both empty is a draw', () => {
    expect(empties([0, 3]).outcome).toMatchObject({ payoffs: [0, 1] })
    expect(empties([0, 0]).outcome).toMatchObject({ payoffs: [0.5, 0.5], reason: 'draw' })
  })

  it('HW-22.7 more players: those whose rival lost win, and the switch lets the game go on', () => {
    expect(empties([3, 0, 3]).outcome).toMatchObject({ payoffs: [1, 0, 0] })
    expect(empties([0, 3, 0, 3]).outcome).toMatchObject({ payoffs: [0, 1, 0, 1] })
    expect(empties([0, 0, 0]).outcome).toMatchObject({ reason: 'draw' })
    const on = empties([3, 0, 3], { multiplayerDeckOut: 'eliminate' })
    expect(on.outcome).toBeNull()
    expect(on.state.players.map((p) => p.inGame)).toEqual([true, false, true])
    expect(empties([3, 0, 0], { multiplayerDeckOut: 'eliminate' }).outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'last-player' })
  })

  it('HW-22.8 an empty Commons at another time has no consequence', () => {
    const t = table({ seats: [{ commons: ['dodge'] }, {}] }).choose({ do: 'draw' })
    expect(player(t, 0).commons).toEqual([])
    expect(t.outcome).toBeNull()
  })

  it('HW-22.10 when the game ends everything pending is cancelled', () => {
    const t = securesOneOf(1, agentsOf(1, 1), 2)
    expect(t.outcome).not.toBeNull()
    expect(t.match.open).toEqual([])
    expect(t.view(0)).toMatchObject({ phase: 'over', windows: [], result: { winners: [0], reason: 'agents' } })
  })
})

describe('23. Three or more players', () => {
  it('HW-23.2 a delver may target any enemy', () => {
    const t = table({ seats: [{}, {}, {}, {}] })
    for (const seat of [1, 2, 3]) expect(t).toOffer({ do: 'delve', seat, path: 'commons' })
  })

  it('HW-23.3 rival means the player to the left only', () => {
    const t = table({ seats: [{ seekerReady: true }, { heat: 0 }, { heat: 3 }] })
    expect(t).not.toOffer({ do: 'use' })
    expect(table({ seats: [{ seekerReady: true }, { heat: 1 }, { heat: 0 }] })).toOffer({ do: 'use' })
  })

  it('HW-23.4 in the windows of a delve the defender comes first, then clockwise', () => {
    const ready = { seekerReady: true } as const
    const t = table({ seats: [ready, ready, ready, ready], turn: 1 }).choose({ do: 'delve', seat: 3, path: 'council' })
    const order: (number | undefined)[] = []
    for (let n = 0; n < 4; n++) {
      order.push(t.match.first?.seat)
      t.pass()
    }
    expect(order).toEqual([3, 0, 1, 2])
    t.look()
  })

  it('HW-23.5 a bystander may use instants and fitting reactions', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('barbican-gate') } }, { seekerReady: true, council: ['dodge'] }] })
    t.choose({ do: 'delve', seat: 1, path: 'council' })
    expect(t.at(2)).toOffer({ do: 'collect' })
    passes(t).choose(1, { do: 'trigger' }).choose(2, { do: 'play' })
    expect(player(t, 1).shards).toBe(5)
    t.look()
  })

  it('HW-23.6 the others learn the effect of a discovered card, not its title', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': down('barbican-gate') } }, {}] })
    delve(t, 'council').choose({ do: 'discover' }).choose(1, { do: 'trigger' })
    expect(t.heardBy(2)).toContainEqual({ type: 'gained', seat: 1, shards: 1 })
    const names = { you: 2, of: (seat: number) => `P${seat + 1}` }
    const log = (seat: number) => t.heardBy(seat).map((event) => en.event(event as never, t.view(seat), names))
    expect(log(2)).toContain('P2 used a Discover ability: “Gain 1 shard.”')
    expect(log(0).join()).toMatch(/used .*Barbican Gate.*: “Gain 1 shard/)
    expect(JSON.stringify(t.heardBy(2))).not.toContain('barbican')
    expect(JSON.stringify(t.view(2))).not.toContain('barbican')
    expect(JSON.stringify(t.heardBy(0))).toContain('barbican')
    t.look()
  })

  it('HW-23.6 they learn it when it is announced, in time to react', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': down('barbican-gate') } }, { council: ['dodge'] }] })
    delve(t, 'council').choose({ do: 'discover' }).choose(1, { do: 'trigger' })
    expect(t.at(2)).toBeAsked('reaction')
    const effect = discoverEffect('barbican-gate', 1)
    expect(t.heardBy(2)).toContainEqual({ type: 'used', seat: 1, slot: slot('council/front'), key: null, ability: null, effect })
  })

  it('HW-23.7 an agent lost by exile goes to the left of its owner, whoever caused it', () => {
    const t = table({ turn: 2, seats: [{}, {}, { council: ['wall-wizard'], grid: { 'council/front': up('maestro') } }] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(t.state.players.map((p) => keys(t, p.score))).toEqual([['maestro'], [], []])
  })

  it('HW-8.3 players who deck out leave together: none of them wins by the leaving of another', () => {
    const seats = [{ commons: 3 }, { commons: 0 }, { commons: 0, score: agentsOf(0, 3, 0) }, { commons: 3 }]
    const t = table({ phase: 'refresh', seats, rules: { multiplayerDeckOut: 'eliminate' } })
    expect(t.outcome).toBeNull()
    expect(t.state.players.map((p) => p.inGame)).toEqual([true, false, false, true])
  })
})

describe('30. Engine notes', () => {
  it('HW-30.2 the victory check comes before uniqueness goes on', () => {
    const grid = { 'council/front': up('maestro'), 'council/back': down('maestro'), 'archives/back': up('emperor-drejj') }
    const t = table({ phase: 'after-action', seats: [{ grid }, { score: agentsOf(0, 0) }] })
    t.choose({ do: 'forge' }).choose({ do: 'at', slot: slot('council/back') })
    expect(t.outcome).toMatchObject({ payoffs: [0, 1] })
    expect(t.match.open).toEqual([])
  })

  it('HW-30.3 what has lost its subject is dropped', () => {
    const t = table({
      seats: [
        { seekerReady: true },
        {
          council: ['tenacity'],
          archives: ['dodge', 'fun-run'],
          grid: { 'council/front': up('echopomp-revoker'), 'archives/front': up('job-board') },
        },
      ],
    })
    t.choose({ do: 'delve', path: 'archives' })
      .choose(1, { do: 'use' })
      .choose(1, { do: 'choose', card: id(t, 1, 'dodge') })
    expect(t.view(0)).toMatchObject({ delve: null, engagement: null })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W2' }])
  })

  it('HW-30.4 a choice that was not offered is refused; the same input and seed give the same game', () => {
    const play = () => {
      const match = Match.start(hubworld, config(3), 'same')
      const random = seedRandom('moves')
      for (let n = 0; n < 300 && match.first; n++) {
        const { seat, options } = match.first
        random.a = (random.a * 31 + n) | 0
        match.choose(seat, Math.abs(random.a) % options.length)
      }
      return match.log()
    }
    expect(play()).toEqual(play())
    const match = Match.start(hubworld, config(2), '1')
    expect(() => match.choose(0, 99)).toThrow()
    expect(match.count).toBe(0)
  })

  it('HW-30.5 timed modifiers are stored with target, value and duration; static ones are derived', () => {
    const t = table({
      seats: [{}, { council: ['tenacity'], grid: { 'council/front': down('job-board'), 'council/back': up('spider-rebbek') } }],
    })
    expect(t.state.modifiers).toEqual([])
    expect(t.view(1).players[1]?.grid[slot('council/front')]?.presence).toBe(4)
    delve(t, 'council').choose({ do: 'discover' }).choose(1, { do: 'play' })
    expect(t.state.modifiers).toEqual([{ card: id(t, 1, 'job-board'), value: 'presence', by: 3, until: 'engagement' }])
    goOn(t, 0).look()
  })
})
