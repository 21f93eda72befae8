import { describe, expect, it } from 'vitest'
import { costOf, presenceOf } from '../rules/values.ts'
import { cardIn, delve, down, goOn, id, keyAt, keys, passes, player, prompt, slot, table, up, zoneOf } from './table.ts'

const triggers = (t: { readonly events: readonly { readonly type: string }[] }) => t.events.map((e) => e.type)

describe('worked examples: agents, phases and costs', () => {
  it('EX-16 three-player securing', () => {
    const score = [
      ['maestro', 1],
      ['vapor-x', 1],
    ] as const
    const t = table({
      seats: [
        { score, shards: 9 },
        { heat: 1, archives: ['rory-and-bug'] },
        { heat: 1, archives: ['boss-bresloo'] },
      ],
    })
    goOn(delve(t, 'archives'), 3).choose({ do: 'decline' }).choose(1, { do: 'decline' }).choose({ do: 'break' })
    expect(t.outcome).toBeNull()
    expect(player(t, 0).score).toHaveLength(3)
    passes(t).choose(1, { do: 'gain' }).choose(2, { do: 'gain' })
    goOn(delve(t, 'archives', 2), 3)
      .choose({ do: 'decline' })
      .choose(2, { do: 'decline' })
      .choose({ do: 'break' })
    expect(t.outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'agents' })
    const four = table({ seats: [{ score, shards: 9 }, {}, { heat: 1, archives: ['boss-bresloo'] }, {}] })
    goOn(delve(four, 'archives', 2), 3)
      .choose({ do: 'decline' })
      .choose(2, { do: 'decline' })
      .choose({ do: 'break' })
    expect(four.outcome).toBeNull()
  })

  it('EX-17 an agent lost by its owner', () => {
    const t = table({
      turn: 1,
      seats: [
        { grid: { 'council/front': up('renovator-warlan') } },
        { council: ['wall-wizard'], grid: { 'council/back': up('prime-treasurer-geel') } },
        // Warlan could have it exhausted.
        { grid: { 'council/front': up('job-board') } },
      ],
    })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/back') })
    expect(keys(t, player(t, 2).score)).toEqual(['prime-treasurer-geel'])
    expect(player(t, 1).exile).toEqual([])
    expect(t.view(0).players[2]?.score).toEqual([{ key: 'prime-treasurer-geel', owner: 1 }])
    expect(t.match.first?.prompt).not.toBe('reaction')
  })

  it('EX-18 decking out', () => {
    const after = (...commons: number[]) => {
      const t = table({
        phase: 'refresh',
        seats: commons.map((n) => ({
          commons: n,
          council: ['wall-wizard', 'wall-wizard', 'wall-wizard', 'wall-wizard', 'wall-wizard', 'job-board'],
        })),
      })
      return t.outcome
    }
    expect(after(5, 0)).toMatchObject({ payoffs: [1, 0], reason: 'empty-commons' })
    expect(after(0, 0)).toMatchObject({ payoffs: [0.5, 0.5], reason: 'draw' })
    expect(after(5, 5, 0)).toMatchObject({ payoffs: [0, 1, 0] })
    expect(after(5, 0, 0)).toMatchObject({ payoffs: [1, 0, 0] })
  })

  it('EX-19 empty Commons in the main phase', () => {
    const t = table({ seats: [{ shards: 0, commons: 0, council: ['calling-in-favors'] }, {}] })
    expect(t).not.toOffer({ do: 'draw' })
    t.choose({ do: 'play' })
    expect(player(t, 0).shards).toBe(4)
    expect(player(t, 0).council).toEqual([])
    expect(t.outcome).toBeNull()
  })

  it('EX-20 first action of the game', () => {
    const t = table({ round: 1, seats: [{ hasActed: false }, { hasActed: false }] })
    expect(t).not.toOffer({ do: 'delve' })
    t.choose(0, { do: 'gain' })
    expect(t).not.toOffer({ do: 'delve' })
    t.choose(1, { do: 'gain' })
    expect(t.at(0)).toOffer({ do: 'delve', path: 'council' })
    t.choose(0, { do: 'gain' })
    expect(t.at(1)).toOffer({ do: 'delve', path: 'council' })
  })

  it('EX-21 refresh phase in order', () => {
    const t = table({
      phase: 'refresh',
      seats: [
        {
          shards: 10,
          actions: 0,
          council: ['wall-wizard', 'wall-wizard', 'wall-wizard', 'wall-wizard', 'wall-wizard'],
          grid: { 'council/front': up('pax-observatory'), 'council/back': up('crispy-crawler', { exhausted: true, cached: 2 }) },
        },
        {},
      ],
    })
    t.choose(0, { do: 'use', slot: slot('council/front') })
    expect(player(t, 0)).toMatchObject({ actions: 4, shards: 10 })
    expect(player(t, 0).council).toHaveLength(6)
    expect(t).toBeAsked(0, 'council-limit')
    t.choose(0, { do: 'choose', card: player(t, 0).council[0] })
    expect(cardIn(t, 0, 'council/back').exhausted).toBe(false)
    expect(t.state.firstPlayer).toBe(1)
    t.choose(0, { do: 'use', slot: slot('council/back') })
    expect(cardIn(t, 0, 'council/back').cached).toBe(1)
    expect(player(t, 0).shards).toBe(11)
  })

  it('EX-22 cost and presence sums', () => {
    const t = table({
      seats: [
        {
          grid: {
            'archives/back': up('guildmaster-yanos'),
            'commons/front': down('shardwinner'),
            'commons/middle': up('job-board'),
            'council/front': up('the-dragons-hoard'),
          },
        },
        { grid: { 'council/back': up('counselor-vreenax') } },
      ],
    })
    const shardwinner = id(t, 0, 'shardwinner')
    expect(costOf(t.state, shardwinner)).toBe(2)
    expect(presenceOf(t.state, shardwinner)).toBe(7)
  })

  it('EX-23 uniqueness', () => {
    const t = table({
      phase: 'after-action',
      seats: [{ shards: 6, grid: { 'council/front': up('pax-observatory'), 'council/back': down('pax-observatory') } }, {}],
    })
    t.choose({ do: 'forge', slot: slot('council/back') })
    expect(t).toOfferExactly([
      { do: 'at', slot: slot('council/front') },
      { do: 'at', slot: slot('council/back') },
    ])
    t.choose({ do: 'at', slot: slot('council/back') })
    expect(player(t, 0).exile).toHaveLength(1)
    expect(keyAt(t, 0, 'council/front')).toBeNull()
    const u = table({ phase: 'after-action', seats: [{ grid: { 'council/front': up('maestro'), 'council/back': down('maestro') } }, {}] })
    u.choose({ do: 'forge' }).choose({ do: 'at', slot: slot('council/back') })
    expect(keys(u, player(u, 1).score)).toEqual(['maestro'])
  })

  it('EX-24 paying a cipher with an agent', () => {
    const t = table({
      seats: [
        { shards: 9, council: ['maestro'] },
        {
          score: [
            ['vapor-x', 0],
            ['ulin-marr', 0],
          ],
          grid: { 'council/front': up('counselor-vreenax', { exhausted: true }) },
        },
      ],
    })
    delve(t, 'council').choose({ do: 'confront' })
    passes(t).choose({ do: 'pay', shards: 4 }).choose({ do: 'break', shards: 1 })
    expect(t.outcome).toMatchObject({ payoffs: [0, 1] })
    expect(zoneOf(t, 1, 'counselor-vreenax')).toBe('grid')
  })

  it('EX-25 Likely a Trap', () => {
    const play = () => {
      const t = table({ seats: [{ commons: 10 }, { council: ['likely-a-trap'], grid: { 'council/front': down('barbican-gate') } }] })
      delve(t, 'council').choose({ do: 'bypass' })
      return t.choose(1, { do: 'play' })
    }
    const declined = play().choose(0, { do: 'decline' })
    expect(player(declined, 0).commons).toHaveLength(8)
    expect(prompt(declined)).toBe('go-on')
    const discovered = play().choose(0, { do: 'discover' })
    discovered.choose(1, { do: 'trigger' })
    expect(player(discovered, 1).shards).toBe(6)
    discovered.choose(0, { do: 'leave' })
    expect(player(discovered, 0).commons).toHaveLength(10)
    expect(prompt(discovered)).toBe('go-on')
  })

  it('EX-26 moving the slot’s card away', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('wirecrawler'), 'council/middle': down('job-board') } }] })
    t.choose({ do: 'delve', path: 'council' })
    t.choose(1, { do: 'use' }).choose(1, { do: 'at', slot: slot('council/middle') })
    expect(keyAt(t, 1, 'council/front')).toBe('job-board')
    passes(t)
    expect(t).toOfferExactly([{ do: 'discover' }, { do: 'bypass' }])
  })

  it('EX-27 drawing the discovered card', () => {
    const t = table({ seats: [{ shards: 0 }, { heat: 1, commons: ['recruiter-nilero', 'wall-wizard', 'job-board'] }] })
    goOn(delve(t, 'commons'), 3)
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    expect(keys(t, player(t, 1).council)).toEqual(['recruiter-nilero', 'wall-wizard'])
    passes(t)
    expect(triggers(t).filter((type) => type === 'left')).toEqual([])
    expect(t.state.delve).toBeNull()
  })
})
