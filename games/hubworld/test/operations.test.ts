import { describe, expect, it } from 'vitest'
import { cardAt } from '../rules/state.ts'
import {
  afterAction,
  cardIn,
  delve,
  discovering,
  down,
  goOn,
  id,
  keyAt,
  keys,
  passes,
  player,
  slot,
  table,
  typesOf,
  up,
  zoneOf,
} from './table.ts'

describe('18. Game operations', () => {
  it('HW-18.1 gained shards come from the bank', () => {
    const t = table().choose({ do: 'gain' })
    expect(t.state.players.map((p) => p.shards)).toEqual([6, 5])
  })

  it('HW-18.2 stealing moves what is there', () => {
    const steal = (shards: number) =>
      delve(table({ seats: [{ shards }, { heat: 2, grid: { 'council/front': up('orobo-plaza') } }] }), 'council').choose(1, {
        do: 'trigger',
      })
    expect(steal(1).state.players.map((p) => p.shards)).toEqual([0, 6])
    expect(steal(0).state.players.map((p) => p.shards)).toEqual([0, 5])
  })

  it('HW-18.3 drawing stops silently at an empty Commons', () => {
    const t = afterAction({ commons: ['dodge'], grid: { 'council/front': up('cargo-inspector') } }).choose({ do: 'use' })
    expect(keys(t, player(t, 0).archives)).toEqual(['dodge'])
    expect(t.outcome).toBeNull()
  })

  it('HW-18.4 archived cards go facedown to their owner’s Archives', () => {
    const t = table({ seats: [{ council: ['job-board'], grid: { 'council/front': down('wall-wizard') } }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(keys(t, player(t, 0).archives)).toEqual(['wall-wizard'])
    expect(t.heardBy(1)).toContainEqual({ type: 'archived', owner: 0, from: slot('council/front'), key: null })
    expect(t.heardBy(0)).toContainEqual({ type: 'archived', owner: 0, from: slot('council/front'), key: 'wall-wizard' })
  })

  it('HW-18.5 archiving from a Commons takes what is there and shows nobody else', () => {
    const t = discovering('silent-interrogator', { commons: ['dodge', 'maestro'] }).choose(1, { do: 'trigger' })
    expect(player(t, 0).archives).toHaveLength(2)
    expect(t.heardBy(1).filter((event) => event.type === 'archived')).not.toContainEqual(expect.objectContaining({ key: 'dodge' }))
    t.look()
  })

  it('HW-18.6 archiving at random: the owner learns the card, the others do not', () => {
    const t = passes(discovering('eye-enforcers', { council: ['maestro'] }).choose(1, { do: 'trigger' }))
    expect(t.heardBy(0)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: 'maestro' })
    expect(t.heardBy(1)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: null })
    t.look()
  })

  it('HW-18.7 exile is faceup', () => {
    const t = table({ seats: [{ council: ['wall-wizard'], grid: { 'council/front': up('job-board') } }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(t.view(1).players[0]?.exile).toEqual([{ card: null, key: 'job-board' }])
  })

  it('HW-18.8 a card returned to its Council is a fresh card', () => {
    const t = afterAction({
      council: ['smooth-handoff'],
      grid: { 'council/front': up('crispy-crawler', { cached: 2, exhausted: true }) },
    }).choose({ do: 'play' })
    expect(cardAt(t.state, id(t, 0, 'crispy-crawler'))).toMatchObject({
      zone: 'council',
      forged: false,
      exhausted: false,
      cached: 0,
      slot: -1,
    })
    t.look()
  })

  it('HW-18.9 staging puts a Council card into an own slot, unforged and unexhausted', () => {
    const t = table({ seats: [{ council: ['job-board'] }, {}] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', seat: 0, slot: slot('commons/back') })
    expect(cardIn(t, 0, 'commons/back')).toMatchObject({ forged: false, exhausted: false, owner: 0 })
  })

  it('HW-18.10 the old card is archived if unforged, exiled if forged; events follow', () => {
    const grid = { 'council/front': up('renovator-warlan'), 'council/back': up('job-board'), 'commons/front': down('lost-byway') } as const
    const t = table({ seats: [{ council: ['wall-wizard'], grid }, {}] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', slot: slot('council/back') })
    expect(zoneOf(t, 0, 'job-board')).toBe('exile')
    // The new card is in place before Warlan may answer.
    expect(keyAt(t, 0, 'council/back')).toBe('wall-wizard')
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardLeftGrid' })
    passes(t)
  })

  it('HW-18.11 staging goes into the own grid only and costs no shards', () => {
    const t = table({ seats: [{ shards: 0, council: ['pax-observatory'] }, {}] }).choose({ do: 'stage' })
    expect(t.decision.options.every((option) => 'seat' in option && option.seat === 0)).toBe(true)
    t.choose({ do: 'at', slot: 0 })
    expect(player(t, 0).shards).toBe(0)
  })

  it('HW-18.12 staging up to n may stop after any number', () => {
    const t = table({ seats: [{ council: ['rapid-growth', 'job-board', 'wall-wizard'] }, {}] }).choose({ do: 'play' })
    t.choose({ do: 'choose', card: id(t, 0, 'job-board') })
      .choose({ do: 'at', slot: 0 })
      .choose({ do: 'done' })
    expect(keys(t, player(t, 0).council)).toEqual(['wall-wizard'])
  })

  it('HW-18.13 a shift trades places with a card that is there; states stay with the cards', () => {
    const grid = { 'council/front': up('crispy-crawler', { exhausted: true, cached: 1 }), 'council/middle': down('job-board') }
    const t = table({ seats: [{ grid }, {}] })
      .choose({ do: 'shift', slot: slot('council/front') })
      .choose({ do: 'at', slot: slot('council/middle') })
    expect(cardIn(t, 0, 'council/middle')).toMatchObject({ forged: true, exhausted: true, cached: 1 })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: false })
  })

  it('HW-18.14 a swap needs no adjacency and is no shift', () => {
    const grid = { 'archives/front': down('silkline-shuttle'), 'commons/back': up('job-board') }
    const t = afterAction({ grid }).choose({ do: 'forge' }).choose({ do: 'use' })
    expect(keyAt(t, 0, 'commons/back')).toBe('silkline-shuttle')
    expect(typesOf(t)).toContain('swapped')
    expect(typesOf(t)).not.toContain('shifted')
  })

  it('HW-18.15 forging: pay the current cost, faceup, cache, uniqueness, event', () => {
    const t = afterAction({
      shards: 5,
      grid: { 'council/front': down('canal-network'), 'council/middle': up('job-board'), 'commons/back': up('emperor-drejj') },
    })
    t.choose({ do: 'forge' })
    expect(player(t, 0).shards).toBe(3)
    expect(cardIn(t, 0, 'council/front').forged).toBe(true)
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardForged' })
    passes(t)
  })

  it('HW-18.16 a card of cost 0 still needs the Forge', () => {
    const t = table({ seats: [{ shards: 0, council: ['rory-and-bug'] }, {}] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', slot: 0 })
    expect(player(t, 0).grid[0]).toBe(id(t, 0, 'rory-and-bug'))
    expect(cardAt(t.state, id(t, 0, 'rory-and-bug')).forged).toBe(false)
    t.choose({ do: 'forge', slot: 0 })
    expect(cardAt(t.state, id(t, 0, 'rory-and-bug')).forged).toBe(true)
  })

  it('HW-18.17 an unforged card keeps slot, exhaustion, cache and timed modifiers; its abilities stop', () => {
    const grid = { 'council/front': up('crispy-crawler', { exhausted: true, cached: 2 }) }
    const t = afterAction({ council: ['recalibrate'], grid }).choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: true, cached: 2 })
    const u = table({
      phase: 'round-start',
      seats: [{ grid: { 'council/front': { card: 'crispy-crawler', forged: false, cached: 2 } } }, {}],
    })
    expect(u.match.first?.prompt).not.toBe('reaction')
    const theirs = { council: ['recalibrate'], grid: { 'council/front': down('flooding-thoroughfare') } } as const
    const v = table({ seats: [{}, theirs] }).choose({ do: 'delve', path: 'council' })
    v.choose(1, { do: 'forge' }).choose(1, { do: 'use' }).choose(1, { do: 'play' })
    expect(v.view(1).players[1]?.grid[slot('council/front')]).toMatchObject({ forged: false, barrier: 3 })
    passes(passes(v).choose({ do: 'bypass' })).choose({ do: 'end-delve' })
    expect(v.view(1).players[1]?.grid[slot('council/front')]).toMatchObject({ forged: false, barrier: 1 })
  })

  it('HW-18.18 exhausting as an effect needs an unexhausted target, unexhausting an exhausted one', () => {
    expect(discovering('spider-rebbek', { grid: { 'council/front': up('job-board', { exhausted: true }) } })).toBeAsked(0, 'presence')
    expect(afterAction({ seekerReady: true, grid: { 'council/front': up('gargala-larga') } })).not.toOffer({ do: 'use' })
  })

  it('HW-18.19 a card that is shown does not move, and nobody else sees it', () => {
    const t = table({
      phase: 'after-action',
      seats: [{ grid: { 'council/front': down('cargo-manifest') } }, { commons: ['dodge', 'job-board'] }, {}],
    })
    t.choose({ do: 'forge' }).choose({ do: 'use' }).choose({ do: 'player', seat: 1 })
    expect([0, 1, 2].map((seat) => t.view(seat).shown?.key ?? null)).toEqual(['dodge', null, null])
    expect(zoneOf(t, 1, 'dodge')).toBe('commons')
    t.choose({ do: 'top' })
    expect(t.view(0).shown).toBeNull()
  })

  it('HW-18.20 a search: the owner sees all, takes one or none, and the Commons is shuffled', () => {
    const commons = ['job-board', 'dodge', 'maestro', 'fun-run', 'tenacity', 'infiltrate'] as const
    const t = table({ seats: [{ council: ['print-on-demand'], commons }, {}] }).choose({ do: 'play' })
    expect(
      t
        .view(0)
        .searching?.map(({ key }) => key)
        .sort(),
    ).toEqual([...commons].sort())
    expect(t).toOfferExactly([{ do: 'done' }, { do: 'choose', card: id(t, 0, 'job-board') }])
    // Asked even when there is no source: the player may still look.
    const none = table({ seats: [{ council: ['print-on-demand'], commons: ['dodge', 'maestro'] }, {}] }).choose({ do: 'play' })
    expect(none).toOfferExactly([{ do: 'done' }])
    const drawn = t.state.random.d
    t.choose({ do: 'done' })
    expect(t.state.random.d).not.toBe(drawn)
    expect(player(t, 0).commons).toHaveLength(6)
  })

  it('HW-18.21 a redirected delve starts a complete new approach and goes on along the new path', () => {
    const t = table({ seats: [{ council: ['job-board'], seekerReady: true, grid: { 'council/front': up('kryzar-the-rat') } }, {}] })
    t.choose({ do: 'delve', path: 'council' })
      .choose({ do: 'use', slot: slot('council/front') })
      .choose({ do: 'at', slot: slot('commons/front') })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W3' }])
    t.pass()
    goOn(t)
    expect(t.view(0).delve).toMatchObject({ path: 'commons', row: 'middle' })
    t.look()
  })

  it('HW-18.22 at a district the position is the back slot of the path, which is not adjacent to itself', () => {
    const t = goOn(
      delve(table({ seats: [{ council: ['job-board'], grid: { 'council/front': up('kryzar-the-rat') } }, {}] }), 'archives'),
      2,
    )
    t.choose({ do: 'continue' }).choose({ do: 'use', slot: slot('council/front') })
    expect(t).toOfferExactly([
      { do: 'at', slot: slot('archives/middle') },
      { do: 'at', slot: slot('council/back') },
    ])
  })

  it('HW-18.23 a redirect may lead back to an encountered slot', () => {
    const t = goOn(delve(table({ seats: [{ council: ['job-board'], grid: { 'council/front': up('kryzar-the-rat') } }, {}] }), 'council'), 0)
    t.choose({ do: 'continue' }).choose({ do: 'use', slot: slot('council/front') })
    expect(t).toOffer({ do: 'at', slot: slot('council/front') })
    t.choose({ do: 'at', slot: slot('council/front') })
    expect(t.view(0).delve).toMatchObject({ row: 'front' })
    t.look()
  })

  it('HW-18.24 ending the delve ends it at once', () => {
    const t = table({
      seats: [
        {},
        { archives: ['dodge', 'fun-run'], grid: { 'council/front': up('echopomp-revoker'), 'archives/front': up('canal-network') } },
      ],
    })
    t.choose({ do: 'delve', path: 'archives' })
      .choose(1, { do: 'use' })
      .choose(1, { do: 'choose', card: id(t, 1, 'dodge') })
    expect(t.state.delve).toBeNull()
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
    expect(typesOf(t)).not.toContain('confronted')
  })

  it('HW-18.25 a trade of two cards is one event', () => {
    const t = table({ seats: [{ grid: { 'council/front': down('job-board'), 'council/middle': down('wall-wizard') } }, {}] })
    t.choose({ do: 'shift', slot: slot('council/front') }).choose({ do: 'at', slot: slot('council/middle') })
    const shifted = t.heardBy(1).filter((event) => event.type === 'shifted')
    expect(new Set(shifted.map((event) => JSON.stringify(event))).size).toBe(1)
  })
})
