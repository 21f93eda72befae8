import { describe, expect, it } from 'vitest'
import { barrierOf, costOf, presenceOf } from '../rules/values.ts'
import { cardIn, delve, down, goOn, id, keyAt, keys, passes, player, prompt, slot, table, up, zoneOf } from './table.ts'

const triggers = (t: { readonly events: readonly { readonly type: string }[] }) => t.events.map((e) => e.type)

describe('worked examples', () => {
  it('EX-1 forging in the approach window, full confrontation', () => {
    const t = table({ seats: [{ shards: 6 }, { shards: 3, grid: { 'council/front': down('barbican-gate') } }] })
    t.choose({ do: 'delve', path: 'council' })
    expect(t).toBeAsked(1, 'instant-at-slot')
    t.choose(1, { do: 'forge', slot: slot('council/front') })
    passes(t)
    expect(t).toBeAsked(1, 'ability')
    t.choose(1, { do: 'trigger' })
    expect(player(t, 1).shards).toBe(4)
    t.choose(0, { do: 'pay', shards: 1 }).choose(0, { do: 'break', shards: 4 })
    expect(player(t, 0).shards).toBe(1)
    expect(zoneOf(t, 1, 'barbican-gate')).toBe('exile')
    expect(keyAt(t, 1, 'council/front')).toBeNull()
    expect(t).toOfferExactly([{ do: 'continue' }, { do: 'end-delve' }])
  })

  it('EX-2 barrier not paid', () => {
    const grid = { 'council/front': up('canal-network'), 'archives/back': down('wall-wizard') } as const
    const t = table({ seats: [{ shards: 1 }, { grid }] })
    delve(t, 'council')
    expect(t).toBeAsked(1, 'ability')
    t.choose(1, { do: 'decline' })
    expect(triggers(t)).toContain('delve-ended')
    expect(triggers(t)).not.toContain('breached')
    expect(t.state.phase).toBe('after-action')
    passes(t)
    expect(t).toBeAsked(1, 'action')
  })

  it('EX-3 exhausted forged card', () => {
    const t = table({ seats: [{ shards: 1 }, { grid: { 'council/front': up('canal-network', { exhausted: true }) } }] })
    delve(t, 'council')
    expect(t).toOfferExactly([{ do: 'confront' }, { do: 'bypass' }])
    t.choose({ do: 'bypass' })
    expect(player(t, 0).shards).toBe(1)
    expect(prompt(t)).toBe('go-on')
    const u = table({ seats: [{ shards: 1 }, { grid: { 'council/front': up('canal-network', { exhausted: true }) } }] })
    delve(u, 'council').choose({ do: 'confront' })
    expect(triggers(u)).toContain('delve-ended')
    expect(u.state.delve).toBeNull()
  })

  it('EX-4 empty slot and rushed defender', () => {
    const grid = { 'council/middle': down('wall-wizard'), 'archives/front': down('wall-wizard') } as const
    const t = table({ seats: [{}, { shards: 2, council: ['salvage-rats'], grid }] })
    t.choose({ do: 'delve', path: 'council' })
    t.choose(1, { do: 'rush', card: id(t, 1, 'salvage-rats') }).choose(1, { do: 'at', slot: slot('council/front') })
    expect(player(t, 1).shards).toBe(0)
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: true, exhausted: false })
    expect(barrierOf(t.state, id(t, 1, 'salvage-rats'))).toBe(2)
    expect(triggers(t)).not.toContain('forged')
    passes(t)
    expect(t).toBeAsked(0, 'barrier')
  })

  it('EX-5 discovering a trap twice', () => {
    const t = table({
      seats: [{ commons: 15 }, { shards: 1, council: ['twice-as-bad'], grid: { 'council/front': down('silent-interrogator') } }, {}],
    })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    passesTo(t, 'play')
    t.choose(1, { do: 'play', card: id(t, 1, 'twice-as-bad') })
    passes(t)
    t.choose(0, { do: 'leave' })
    expect(player(t, 0).commons).toHaveLength(7)
    expect(player(t, 0).archives).toHaveLength(8)
    expect(player(t, 1).shards).toBe(0)
    expect(zoneOf(t, 1, 'twice-as-bad')).toBe('exile')
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: false, seen: 1 })
    expect(t.view(0).players[1]?.grid[slot('council/front')]?.key).toBe('silent-interrogator')
    expect(t.view(2).players[1]?.grid[slot('council/front')]?.key).toBeNull()
    passes(t).look()
  })

  it('EX-6 a cost that removes the discovered card', () => {
    const seats = [
      { council: ['wall-wizard', 'job-board', 'lost-byway'] },
      { council: ['likely-a-trap'], grid: { 'council/front': down('eye-enforcers') } },
    ] as const
    const t = table({ seats })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    passes(t)
    expect(zoneOf(t, 1, 'eye-enforcers')).toBe('archives')
    expect(player(t, 0).council).toHaveLength(1)
    expect(player(t, 0).archives).toHaveLength(2)
    expect(t).toBeAsked(0, 'go-on')
    expect(zoneOf(t, 1, 'likely-a-trap')).toBe('council')
  })

  it('EX-7 cancelling an ability', () => {
    const t = table({ seats: [{ council: ['wall-wizard', 'job-board', 'dodge'] }, { grid: { 'council/front': down('eye-enforcers') } }] })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    t.choose(0, { do: 'play', card: id(t, 0, 'dodge') })
    passes(t)
    expect(zoneOf(t, 1, 'eye-enforcers')).toBe('archives')
    expect(player(t, 0).council).toHaveLength(2)
    expect(zoneOf(t, 0, 'dodge')).toBe('exile')
    expect(prompt(t)).toBe('go-on')
  })

  it('EX-8 breaching a Commons', () => {
    const t = table({
      seats: [
        { shards: 5, council: ['fun-run'] },
        { heat: 1, commons: ['fun-run', 'rory-and-bug', 'wall-wizard', 'wall-wizard'] },
      ],
    })
    goOn(delve(t, 'commons'), 3)
    t.choose({ do: 'pay', shards: 2 })
    passes(t)
    expect(player(t, 1).heat).toBe(2)
    expect(t).toOfferExactly([{ do: 'leave' }])
    t.choose({ do: 'leave' })
    passes(t).choose({ do: 'break', shards: 2 })
    expect(keys(t, player(t, 0).score)).toEqual(['rory-and-bug'])
    t.choose(0, { do: 'play', card: id(t, 0, 'fun-run') })
    expect(keys(t, player(t, 1).commons.toReversed()).slice(0, 2)).toEqual(['fun-run', 'wall-wizard'])
    expect(player(t, 0).shards).toBe(4)
    expect(player(t, 1).heat).toBe(2)
  })

  it('EX-9 a breach without cards', () => {
    const t = table({ seats: [{ shards: 1, council: ['turn-up-the-heat'] }, { archives: ['wall-wizard'] }] })
    goOn(delve(t, 'archives'), 3)
    t.choose({ do: 'decline' })
    expect(t).toBeAsked(0, 'reaction')
    t.choose({ do: 'play', card: id(t, 0, 'turn-up-the-heat') })
    expect(player(t, 1).heat).toBe(1)
    expect(triggers(t)).not.toContain('discovered')
  })

  it('EX-10 bonus cards in a Council', () => {
    const t = table({ seats: [{ council: ['infiltrate'] }, { council: ['wall-wizard', 'job-board', 'lost-byway'] }] })
    goOn(delve(t, 'council'), 3)
    t.choose({ do: 'decline' })
    t.choose(0, { do: 'play', card: id(t, 0, 'infiltrate') })
    passes(t)
    const first = t.view(0).engagement?.key
    t.choose({ do: 'leave' })
    passes(t)
    expect(t.view(0).batch?.setAside).toEqual([first])
    expect(t.view(0).engagement?.key).not.toBe(first)
    t.choose({ do: 'leave' })
    expect(player(t, 1).council).toHaveLength(3)
    expect(t.state.batch).toBeNull()
    expect(triggers(t)).toContain('breached')
  })

  it('EX-11 Archives and ciphers', () => {
    const breach = (mine: object, theirs: 'sergeant-cole' | 'wall-wizard') => {
      const t = table({
        seats: [
          { shards: 0, ...mine },
          { heat: 1, shards: 0, archives: [theirs] },
        ],
      })
      return goOn(delve(t, 'archives'), 3)
    }
    const one = breach({ grid: { 'archives/back': down('wall-wizard') } }, 'sergeant-cole')
    one.choose({ do: 'break', shards: 0 })
    expect(cardIn(one, 0, 'archives/back').exhausted).toBe(true)
    expect(keys(one, player(one, 0).score)).toEqual(['sergeant-cole'])
    const two = breach({ grid: { 'archives/back': down('wall-wizard', { exhausted: true }) } }, 'sergeant-cole')
    expect(two).toOfferExactly([{ do: 'leave' }])
    const three = breach({}, 'wall-wizard')
    three.choose({ do: 'break', shards: 0 })
    expect(zoneOf(three, 1, 'wall-wizard')).toBe('exile')
    expect(player(three, 1).shards).toBe(1)
  })

  it('EX-12 passing in a window with three players', () => {
    const unforged = { grid: { 'council/front': down('rory-and-bug') } } as const
    const t = table({ phase: 'after-action', seats: [{ ...unforged, seekerReady: true }, unforged, unforged] })
    t.choose(0, { do: 'collect' }).pass(0).pass(1)
    t.choose(2, { do: 'forge' }).pass(2).pass(0).pass(1)
    expect(t).toBeAsked(1, 'action')
  })

  it('EX-13 reactions of both sides', () => {
    const t = table({
      seats: [
        { shards: 9, grid: { 'council/front': up('disagreeable-inspector') } },
        { council: ['protecting-our-investment'], grid: { 'council/front': up('barbican-gate') } },
      ],
    })
    delveTo(t, 'council', 'reaction')
    expect(t).toBeAsked(1, 'reaction')
    t.choose(1, { do: 'play' }).choose(0, { do: 'use' })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(2)
    t.choose(1, { do: 'decline' }).choose(0, { do: 'pay', shards: 2 })
    t.choose({ do: 'leave' })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(1)
    expect(prompt(t)).toBe('go-on')
  })

  it('EX-14 redirected confrontation', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('barbican-gate'), 'archives/front': up('containment-funnel') } }] })
    delveTo(t, 'council', 'reaction')
    t.choose(1, { do: 'use', slot: slot('archives/front') })
    expect(cardIn(t, 1, 'archives/front').exhausted).toBe(true)
    expect(t.view(0).delve).toMatchObject({ path: 'archives', row: 'front' })
    expect(t).toOfferExactly([{ do: 'break', shards: 3 }, { do: 'leave' }])
    t.choose({ do: 'break' }).choose({ do: 'continue' })
    passes(t)
    expect(t.view(0).delve).toMatchObject({ path: 'archives', row: 'middle' })
    expect(prompt(t)).toBe('go-on')
  })

  it('EX-15 redirecting past a district', () => {
    const t = table({
      seats: [
        { council: ['wall-wizard'], grid: { 'council/front': up('kryzar-the-rat') } },
        { heat: 0, shards: 0 },
      ],
    })
    goOn(delve(t, 'council'), 2)
    t.choose({ do: 'continue' })
    expect(t).toBeAsked(0, 'instant-at-district')
    t.choose({ do: 'use', slot: slot('council/front') })
    expect(t).toOfferExactly([
      { do: 'at', seat: 1, slot: slot('council/middle') },
      { do: 'at', seat: 1, slot: slot('archives/back') },
      { do: 'at', seat: 1, slot: slot('commons/back') },
    ])
    t.choose({ do: 'at', slot: slot('commons/back') })
    expect(t.view(0).delve).toMatchObject({ path: 'commons', row: 'back' })
    t.choose({ do: 'continue' }).choose({ do: 'decline' })
    expect(t.events).toContainEqual({ type: 'breached', seat: 0, defender: 1, district: 'commons' })
  })

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
    goOn(delve(t, 'archives'), 3).choose({ do: 'decline' }).choose({ do: 'break' })
    expect(t.outcome).toBeNull()
    expect(player(t, 0).score).toHaveLength(3)
    passes(t).choose(1, { do: 'gain' }).choose(2, { do: 'gain' })
    goOn(delve(t, 'archives', 2), 3)
      .choose({ do: 'decline' })
      .choose({ do: 'break' })
    expect(t.outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'agents' })
    const four = table({ seats: [{ score, shards: 9 }, {}, { heat: 1, archives: ['boss-bresloo'] }, {}] })
    goOn(delve(four, 'archives', 2), 3)
      .choose({ do: 'decline' })
      .choose({ do: 'break' })
    expect(four.outcome).toBeNull()
  })

  it('EX-17 an agent lost by its owner', () => {
    const t = table({
      turn: 1,
      seats: [
        { grid: { 'council/front': up('renovator-warlan') } },
        { council: ['wall-wizard'], grid: { 'council/back': up('prime-treasurer-geel') } },
        {},
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

/** Delves and passes until the prompt comes up. */
function delveTo(t: ReturnType<typeof table>, path: 'archives' | 'council' | 'commons', wanted: string): void {
  t.choose({ do: 'delve', path, seat: 1 })
  for (let n = 0; n < 20 && t.match.first?.prompt !== wanted; n++) t.pass()
}

/** Passes until the seat that is asked may do that. */
function passesTo(t: ReturnType<typeof table>, what: string): void {
  for (let n = 0; n < 20 && !t.decision.options.some((option) => option.do === what); n++) t.pass()
}
