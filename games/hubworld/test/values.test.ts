import { describe, expect, it } from 'vitest'
import { allDefs } from '../rules/card.ts'
import { barrierOf, costOf, councilLimit, presenceOf, shardIconsOf } from '../rules/values.ts'
import {
  afterAction,
  cardIn,
  delve,
  down,
  id,
  keyAt,
  keys,
  passes,
  passesInstants,
  player,
  type SeatLiteral,
  slot,
  table,
  up,
  zoneOf,
} from './table.ts'

describe('19. Keywords', () => {
  const withKeyword = (keyword: string) =>
    allDefs()
      .filter(({ abilities }) => abilities.some((a) => a.kind === 'keyword' && a.keyword === keyword))
      .map(({ key }) => key)
      .sort()

  it('HW-19.1 the cards with Refund 1', () => {
    expect(withKeyword('refund')).toEqual([
      'asset-protection-hub',
      'bubblemap-kiosk',
      'capricious-informant',
      'job-board',
      'tunnel-runners',
      'wall-wizard',
      'wirecrawler',
    ])
    expect(allDefs().filter(({ refund }) => refund === 1)).toHaveLength(7)
  })

  it('HW-19.2 Cache: shards on the card each time it is forged; they pay nothing else and stay when it is unforged', () => {
    expect(withKeyword('cache')).toEqual(['crispy-crawler'])
    const t = afterAction({
      shards: 1,
      council: ['recalibrate'],
      grid: { 'council/front': down('crispy-crawler'), 'council/back': down('job-board') },
    }).choose({ do: 'forge' })
    expect(t.view(1).players[0]?.grid[slot('council/front')]?.cached).toBe(2)
    expect(player(t, 0).shards).toBe(0)
    expect(t).not.toOffer({ do: 'forge' })
    t.choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, cached: 2 })
  })

  it('HW-19.3 the nine ciphers', () => {
    expect(
      allDefs()
        .filter(({ cipher }) => cipher !== null)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([
      'auntie-ruth',
      'counselor-vreenax',
      'gargala-larga',
      'guildmaster-yanos',
      'maestro',
      'probabilities-exchange',
      'sergeant-cole',
      'ulin-marr',
      'vapor-x',
    ])
  })

  it('HW-19.4 Rush: choose a slot, pay the cost, and the card is there forged and unexhausted', () => {
    expect(withKeyword('rush')).toEqual(['kryzar-the-rat', 'salvage-rats'])
    const t = afterAction({ council: ['salvage-rats'], grid: { 'council/front': up('job-board') } })
      .choose({ do: 'rush' })
      .choose({ do: 'at', slot: slot('council/front') })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: true, exhausted: false })
    expect(zoneOf(t, 0, 'job-board')).toBe('exile')
    expect(player(t, 0).shards).toBe(3)
  })

  it('HW-19.5 Rush is not a Forge: no event, no grid costs, but uniqueness', () => {
    const grid = { 'council/front': up('emperor-drejj'), 'commons/back': up('guildmaster-yanos'), 'archives/back': up('kryzar-the-rat') }
    const t = afterAction({ shards: 5, council: ['kryzar-the-rat'], grid })
      .choose({ do: 'rush' })
      .choose({ do: 'at', slot: slot('council/middle') })
    expect(player(t, 0).shards).toBe(0)
    expect(t).toBeAsked(0, 'keep-unique')
    t.choose({ do: 'at', slot: slot('council/middle') })
    expect(keys(t, player(t, 1).score)).toEqual(['kryzar-the-rat'])
    expect(t.match.first?.prompt).not.toBe('reaction')
  })
})

describe('20. Values and modifiers', () => {
  it('HW-20.1 the printed value plus all modifiers, never below 0', () => {
    const grid = { 'council/front': up('guildmaster-yanos'), 'council/middle': up('job-board'), 'council/back': down('wall-wizard') }
    const t = afterAction({ grid })
    expect(costOf(t.state, id(t, 0, 'wall-wizard'))).toBe(0)
    expect(t.view(0).players[0]?.grid[slot('council/back')]?.cost).toBe(0)
  })

  it('HW-20.2 modifiers are summed first; copies stack', () => {
    const mine = {
      grid: {
        'council/front': up('capricious-informant'),
        'council/back': up('capricious-informant'),
        'commons/back': up('capricious-informant'),
      },
    }
    const t = afterAction(mine, {
      grid: {
        'council/front': up('barbican-gate'),
        'council/middle': up('asset-protection-hub'),
        'archives/back': up('prime-treasurer-geel'),
      },
    })
    // 1 − 3 + 1 + 1: raised to 0 only at the end.
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(0)
    const u = afterAction({
      grid: { 'council/front': up('the-dragons-hoard'), 'archives/middle': up('the-dragons-hoard'), 'council/middle': down('job-board') },
    })
    expect(presenceOf(u.state, id(u, 0, 'job-board'))).toBe(5)
  })

  it('HW-20.3 values are read anew each time', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('transit-station'), 'council/middle': up('wirecrawler') } }] })
    const station = id(t, 1, 'transit-station')
    expect([presenceOf(t.state, station), barrierOf(t.state, station)]).toEqual([5, 1])
    t.choose({ do: 'delve', path: 'commons' })
      .choose(1, { do: 'use' })
      .choose(1, { do: 'at', slot: slot('council/front') })
    expect(keyAt(t, 1, 'council/middle')).toBe('transit-station')
    expect([presenceOf(t.state, station), barrierOf(t.state, station)]).toEqual([1, 3])
    passes(t).look()
  })

  it('HW-20.4 a card without barrier never gets one', () => {
    const t = afterAction({
      grid: { 'council/front': up('prime-treasurer-geel'), 'council/middle': up('asset-protection-hub'), 'council/back': up('job-board') },
    })
    expect(barrierOf(t.state, id(t, 0, 'job-board'))).toBe(0)
    expect(t.view(1).players[0]?.grid[slot('council/back')]?.barrier).toBeNull()
  })

  it('HW-20.5 while forged, in a position, or everywhere', () => {
    const t = afterAction(
      { council: ['waterfront-soakhouse'], grid: { 'council/front': down('transit-station'), 'archives/front': down('spider-rebbek') } },
      { heat: 1 },
    )
    expect(presenceOf(t.state, id(t, 0, 'transit-station'))).toBe(5)
    expect(presenceOf(t.state, id(t, 0, 'waterfront-soakhouse'))).toBe(6)
  })

  it('HW-20.6 conditions use current values, Council totals printed ones', () => {
    const seats = [
      {
        council: ['forced-liquidation'],
        grid: { 'council/front': up('vapor-x'), 'council/back': up('prime-treasurer-geel', { exhausted: true }) },
      },
      { grid: { 'council/front': up('job-board') } },
    ] as const
    const t = table({ seats }).choose({ do: 'delve', path: 'council' })
    // Vapor X has barrier 3 in print, 4 beside the Treasurer.
    expect(t).toOffer({ do: 'play' })
    // The cipher asks for Council cards worth 3.
    const breaking = (mine: SeatLiteral, theirs: SeatLiteral['grid'] = {}) =>
      delve(table({ seats: [mine, { grid: { ...theirs, 'council/front': down('counselor-vreenax') } }] }), 'council').choose({
        do: 'discover',
      })
    const worth = { council: ['job-board', 'wall-wizard'], grid: { 'council/front': up('guildmaster-yanos') } } as const
    expect(breaking(worth)).toOffer({ do: 'break' })
    expect(breaking({ council: ['job-board'] }, { 'commons/back': up('counselor-vreenax') })).toOfferExactly([{ do: 'leave' }])
  })

  it('HW-20.7 cost changes reach only cards in a grid', () => {
    const t = afterAction({ shards: 1, council: ['salvage-rats', 'threading-through'], grid: { 'council/front': up('guildmaster-yanos') } })
    expect(t).not.toOffer({ do: 'rush' })
    expect(t).toOffer({ do: 'play' })
    t.choose({ do: 'play' }).choose({ do: 'at', slot: slot('council/middle') })
    expect(player(t, 0).shards).toBe(0)
  })

  it('HW-20.8 a granted icon is collected together with the printed ones', () => {
    const t = afterAction({ shards: 0, grid: { 'council/front': up('shardwinner') } })
    expect(shardIconsOf(t.state, id(t, 0, 'shardwinner'))).toBe(2)
    t.choose({ do: 'collect' })
    expect(player(t, 0).shards).toBe(2)
  })

  it('HW-20.9 durations: the engagement, the confrontation, the delve, a condition', () => {
    const t = table({
      seats: [{ shards: 20 }, { council: ['tenacity'], grid: { 'council/front': down('flooding-thoroughfare') } }],
    }).choose({ do: 'delve', path: 'council' })
    t.choose(1, { do: 'forge' }).choose(1, { do: 'use' })
    passesInstants(t).choose(1, { do: 'play' })
    const card = id(t, 1, 'flooding-thoroughfare')
    expect([barrierOf(t.state, card), presenceOf(t.state, card)]).toEqual([3, 6])
    passes(t).choose({ do: 'pay', shards: 3 }).choose({ do: 'leave' })
    expect([barrierOf(t.state, card), presenceOf(t.state, card)]).toEqual([3, 3])
    t.choose({ do: 'end-delve' })
    expect(barrierOf(t.state, card)).toBe(1)
  })

  it('HW-20.10 the council limit counts its modifiers when it is enforced', () => {
    const t = table({
      phase: 'refresh',
      seats: [
        { council: ['dodge', 'dodge', 'fun-run', 'fun-run', 'tenacity', 'tenacity'], grid: { 'council/front': up('recruiter-nilero') } },
        {},
      ],
    })
    expect(councilLimit(t.state, 0)).toBe(7)
    expect(player(t, 0).council).toHaveLength(7)
    expect(t.match.first?.prompt).not.toBe('council-limit')
  })
})

describe('21. Uniqueness', () => {
  const two = (more: SeatLiteral = {}) =>
    afterAction(
      {
        shards: 9,
        grid: { 'council/front': up('maestro'), 'council/back': down('maestro'), 'archives/back': up('emperor-drejj') },
        ...more,
      },
      { grid: { 'council/front': up('maestro') } },
    )

  it('HW-21.1 one forged unique card of a name in the own grid; others’ do not matter', () => {
    const t = afterAction({ grid: { 'council/back': down('maestro') } }, { grid: { 'council/front': up('maestro') } }).choose({
      do: 'forge',
    })
    expect(t.match.first?.prompt).not.toBe('keep-unique')
    expect(two().choose({ do: 'forge' })).toBeAsked(0, 'keep-unique')
  })

  it('HW-21.2 the player chooses which copy to keep, the others are exiled', () => {
    const t = two()
      .choose({ do: 'forge' })
      .choose({ do: 'at', slot: slot('council/front') })
    expect(keyAt(t, 0, 'council/back')).toBeNull()
    expect(keyAt(t, 0, 'council/front')).toBe('maestro')
    expect(keys(t, player(t, 1).score)).toEqual(['maestro'])
    passes(t)
  })

  it('HW-21.3 the check comes before the window of the forge', () => {
    const t = two().choose({ do: 'forge' })
    expect(t.view(0).windows.map(({ kind }) => kind)).toEqual(['W2'])
    t.choose({ do: 'at', slot: slot('council/back') })
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardForged' })
    passes(t)
  })

  it('HW-21.4 unforged cards and cards elsewhere are not counted', () => {
    const t = afterAction({ council: ['maestro'], grid: { 'council/front': down('maestro'), 'council/back': down('maestro') } })
    t.choose({ do: 'forge', slot: slot('council/front') })
    expect(t.match.first?.prompt).not.toBe('keep-unique')
  })
})
