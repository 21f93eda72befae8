import { describe, expect, it } from 'vitest'
import { cardAt } from '../rules/state.ts'
import { barrierOf } from '../rules/values.ts'
import {
  afterAction,
  cardIn,
  delve,
  delveToDistrict,
  down,
  goOn,
  type HubTable,
  id,
  keyAt,
  keys,
  passes,
  passesInstants,
  player,
  slot,
  table,
  up,
  zoneOf,
} from './table.ts'

describe('10. Instants and instant windows', () => {
  it('HW-10.1 instants only in instant windows', () => {
    const seat = { seekerReady: true, council: ['trading-secrets'], grid: { 'council/front': up('wirecrawler') } } as const
    const t = table({ seats: [seat, {}] })
    for (const instant of ['collect', 'play', 'forge', 'rush']) expect(t).not.toOffer({ do: instant })
    expect(t).not.toOffer({ do: 'use', slot: slot('council/front') })
  })

  it('HW-10.2 forge, collect, play, use, rush', () => {
    const seat = {
      seekerReady: true,
      council: ['trading-secrets', 'salvage-rats'],
      grid: { 'council/front': up('wirecrawler'), 'council/back': down('job-board'), 'commons/back': up('tele-mail-cluster') },
    } as const
    const t = afterAction(seat)
    expect(t).toOfferExactly([
      { do: 'pass' },
      { do: 'use', slot: slot('council/front'), ability: 1 },
      { do: 'forge', slot: slot('council/back') },
      { do: 'collect', slot: slot('commons/back') },
      { do: 'collect', slot: 9 },
      { do: 'play', card: id(t, 0, 'trading-secrets') },
      { do: 'rush', card: id(t, 0, 'salvage-rats') },
    ])
    t.choose({ do: 'collect', slot: 9 })
    expect(player(t, 0).shards).toBe(6)
    t.choose({ do: 'collect', slot: slot('commons/back') })
    expect(player(t, 0).council).toHaveLength(3)
  })

  it('HW-10.3 a card may be forged and used in the round it was staged', () => {
    const t = table({ seats: [{ council: ['wirecrawler'] }, {}] })
    t.choose({ do: 'stage' })
      .choose({ do: 'at', slot: slot('council/front') })
      .choose({ do: 'forge' })
    expect(t).toOffer({ do: 'use', slot: slot('council/front') })
  })

  it('HW-10.4 windows at the start, after actions, at each slot and at the district', () => {
    const t = table({ phase: 'opening', seats: [{}, { seekerReady: true }] })
    const seen: string[] = []
    const note = () =>
      seen.push(
        t
          .view(0)
          .windows.map(({ kind }) => kind)
          .join(),
      )
    note()
    t.pass(1).choose(0, { do: 'delve', path: 'council' })
    for (let n = 0; n < 4; n++) {
      note()
      t.pass(1)
      if (n < 3) t.choose(0, { do: 'continue' })
    }
    t.choose(0, { do: 'decline' })
    note()
    expect(seen).toEqual(['W1', 'W3', 'W3', 'W3', 'W4', 'W2'])
  })

  it('HW-10.5 no window inside an engagement, between discovered cards or after an encounter', () => {
    const ready = { seekerReady: true, heat: 2, grid: { 'council/front': down('job-board') } } as const
    const t = table({ seats: [{ shards: 0 }, ready] })
    passes(t.choose({ do: 'delve', path: 'council' })).choose({ do: 'discover' })
    expect(t).toBeAsked(0, 'presence')
    t.choose({ do: 'leave' })
    expect(t).toBeAsked(0, 'go-on')
    const u = goOn(delve(table({ seats: [{ shards: 0 }, ready] }), 'commons'), 3)
    u.choose({ do: 'leave' })
    expect(u).toBeAsked(0, 'presence')
  })

  it('HW-10.6 the defender starts in a delve, else the first player, then clockwise', () => {
    const ready = { seekerReady: true } as const
    const t = table({ firstPlayer: 2, phase: 'after-action', seats: [ready, ready, ready] })
    expect(t).toBeAsked(2, 'instant-after-action')
    t.pass(2).pass(0).pass(1)
    const u = table({ firstPlayer: 2, seats: [ready, ready, ready] }).choose({ do: 'delve', seat: 1, path: 'council' })
    u.pass(1).pass(2)
    expect(u).toBeAsked(0, 'instant-at-slot')
  })

  it('HW-10.7 a player performs any number of instants, one at a time, then passes', () => {
    const t = afterAction(
      { seekerReady: true, grid: { 'council/front': down('job-board'), 'council/back': up('lost-byway') } },
      { seekerReady: true },
    )
    t.choose(0, { do: 'collect', slot: 9 })
      .choose(0, { do: 'collect', slot: slot('council/back') })
      .choose(0, { do: 'forge' })
    expect(t).toBeAsked(0, 'instant-after-action')
    t.pass(0)
    expect(t).toBeAsked(1, 'instant-after-action')
    // Everybody sees who has priority.
    expect(t.view(0).windows).toMatchObject([{ priority: 1 }])
  })

  it('HW-10.8 an instant sets the pass counter back', () => {
    const t = afterAction({ seekerReady: true }, { seekerReady: true })
    t.pass(0).choose(1, { do: 'collect' })
    expect(t.at(0)).toBeAsked('instant-after-action')
    t.pass(0)
    expect(t.match.first?.prompt).toBe('action')
  })

  it('HW-10.9 the pass after instants counts: the window closes without asking again', () => {
    const t = afterAction({ seekerReady: true, council: ['dodge'] }, { seekerReady: true })
    t.choose(0, { do: 'collect' }).pass(0).pass(1)
    expect(t.match.first?.prompt).toBe('action')
  })

  it('HW-10.10 all players take part in the windows of a delve', () => {
    const t = table({ seats: [{}, {}, { seekerReady: true }] }).choose({ do: 'delve', seat: 1, path: 'council' })
    expect(t).toBeAsked(2, 'instant-at-slot')
  })

  it('HW-10.11 a window closes at once when the delve ends or turns', () => {
    const t = table({
      seats: [{ seekerReady: true }, { grid: { 'council/front': up('echopomp-revoker') }, archives: ['dodge', 'fun-run'] }],
    })
    t.choose({ do: 'delve', path: 'council' })
      .choose(1, { do: 'use' })
      .choose(1, { do: 'choose', card: id(t, 1, 'dodge') })
    expect(t.state.delve).toBeNull()
    expect(t.view(0).windows).toMatchObject([{ kind: 'W2' }])
  })

  it('HW-10.12 no instant in a reaction window, no window inside another instant window', () => {
    const t = afterAction({
      seekerReady: true,
      council: ['trading-secrets'],
      heat: 1,
      grid: { 'council/front': down('lost-byway') },
    }).choose({
      do: 'forge',
    })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'use', slot: slot('council/front') }])
    expect(t.view(0).windows.map(({ kind }) => kind)).toEqual(['W2', 'reaction'])
  })

  it('HW-10.13 collecting for nothing is legal', () => {
    const t = afterAction({ commons: 0, grid: { 'council/front': up('job-board') } }).choose({ do: 'collect' })
    expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
    expect(player(t, 0).council).toEqual([])
  })

  it('HW-10.14 obstacles never collect', () => {
    const t = afterAction({ grid: { 'council/front': up('canal-network'), 'council/back': down('job-board') } })
    expect(t).not.toOffer({ do: 'collect' })
  })
})

describe('11. Reactions', () => {
  it('HW-11.1 a reaction answers only its own event', () => {
    const mine = { shards: 0, council: ['fun-run', 'turn-up-the-heat'] } as const
    const t = delveToDistrict(table({ seats: [mine, {}] }), 'commons')
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'play', card: id(t, 0, 'fun-run') }])
    const u = delveToDistrict(table({ seats: [mine, {}] }), 'council')
    expect(u.match.first?.prompt).not.toBe('presence')
    expect(u).not.toOffer({ do: 'play' })
  })

  it('HW-11.2 reactions of moments cost their shards; those of cards need the card forged', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 2, council: ['paper-trail'] }, { heat: 4 }] }), 'archives')
    t.choose({ do: 'play' })
    expect(player(t, 0).shards).toBe(0)
    // The moment keeps the window open, so that the card has its chance.
    const breached = (wizard: ReturnType<typeof up>) =>
      delveToDistrict(
        table({ seats: [{ shards: 1, council: ['turn-up-the-heat'], grid: { 'council/front': wizard } }, { heat: 1 }] }),
        'archives',
      )
    expect(breached(up('wall-wizard'))).toOfferExactly([{ do: 'pass' }, { do: 'play' }, { do: 'use' }])
    expect(breached(down('wall-wizard'))).toOfferExactly([{ do: 'pass' }, { do: 'play' }])
  })

  it('HW-11.3 the defender reacts first in a delve, else the first player', () => {
    const hoard = { grid: { 'council/front': up('crispy-crawler', { cached: 1 }) } } as const
    expect(table({ phase: 'round-start', firstPlayer: 1, seats: [hoard, hoard] })).toBeAsked(1, 'reaction')
    const t = table({ seats: [{ council: ['dodge'] }, { council: ['dodge'], grid: { 'council/front': up('barbican-gate') } }] })
    delve(t, 'council').choose(1, { do: 'trigger' })
    expect(t).toBeAsked(1, 'reaction')
    t.pass(1)
    expect(t).toBeAsked(0, 'reaction')
  })

  it('HW-11.4 several reactions in a row, and any use asks the others again', () => {
    const t = table({
      seats: [
        { grid: { 'council/front': up('disagreeable-inspector') } },
        { council: ['protecting-our-investment', 'tenacity'], grid: { 'council/front': up('barbican-gate') } },
      ],
    })
    passesInstants(t.choose({ do: 'delve', path: 'council' }))
    t.pass(1).choose(0, { do: 'use' })
    t.choose(1, { do: 'play', card: id(t, 1, 'protecting-our-investment') })
    expect(t).toBeAsked(1, 'reaction')
    t.choose(1, { do: 'play', card: id(t, 1, 'tenacity') })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(2)
    passes(t).look()
  })

  it('HW-11.5 each reaction of each copy once per event', () => {
    const t = table({
      phase: 'round-start',
      seats: [{ grid: { 'council/front': up('crispy-crawler', { cached: 2 }), 'council/back': up('crispy-crawler', { cached: 2 }) } }, {}],
    })
    t.choose({ do: 'use', slot: slot('council/front') })
    expect(t).not.toOffer({ do: 'use', slot: slot('council/front') })
    t.choose({ do: 'use', slot: slot('council/back') })
    expect(player(t, 0).shards).toBe(7)
    expect(cardIn(t, 0, 'council/front').cached).toBe(1)
  })

  it('HW-11.6 windows nest, the inner one is finished first', () => {
    const t = table({ seats: [{}, { council: ['twice-as-bad', 'twice-as-bad'], grid: { 'council/front': down('barbican-gate') } }] })
    passes(delve(t, 'council').choose({ do: 'discover' })).choose(1, { do: 'trigger' })
    t.pass(1).choose(1, { do: 'play', card: id(t, 1, 'twice-as-bad') })
    expect(t.view(0).windows.map(({ trigger }) => trigger)).toEqual(['discoverAbilityResolved', 'abilityBegins'])
    passes(t).look()
    // What a reaction sets off is answered before its own window goes on.
    const mine = { shards: 9, council: ['forced-liquidation', 'dodge'], grid: { 'council/front': up('maestro') } } as const
    const theirs = {
      grid: { 'council/front': up('job-board'), 'archives/front': up('renovator-warlan'), 'commons/front': up('wall-wizard') },
    } as const
    const u = table({ seats: [mine, theirs] }).choose({ do: 'delve', path: 'council' })
    u.choose(0, { do: 'play', card: id(u, 0, 'forced-liquidation') })
    expect(u.view(0).windows.map(({ trigger }) => trigger)).toEqual(['approachSlot', 'cardLeftGrid'])
    expect(u).toBeAsked(1, 'reaction')
  })

  it('HW-11.7 an "as" event opens its window before the next step', () => {
    const t = table({ seats: [{}, { council: ['tenacity'], grid: { 'council/front': down('barbican-gate') } }] })
    delve(t, 'council').choose({ do: 'discover' })
    expect(t.view(1).windows.at(-1)).toMatchObject({ trigger: 'discoverBegins' })
    expect(player(t, 1).shards).toBe(5)
    t.pass(1)
    expect(t).toBeAsked(1, 'ability')
  })

  it('HW-11.8 the rest of a window is skipped when its event is void', () => {
    const seats = [
      { shards: 9, grid: { 'council/front': up('disagreeable-inspector') } },
      { grid: { 'council/front': up('barbican-gate'), 'archives/front': up('containment-funnel') } },
    ] as const
    const t = table({ seats })
    passesInstants(t.choose({ do: 'delve', path: 'council' })).choose(1, { do: 'use' })
    // The Inspector is asked for the Funnel, not for the Gate any more.
    expect(t.view(0).engagement?.key).toBe('containment-funnel')
    expect(t).toBeAsked(0, 'reaction')
    t.pass(0)
    expect(t).toBeAsked(0, 'presence')
  })

  it('HW-11.9 an "after" event waits until the ability is finished', () => {
    const grid = {
      'council/front': up('renovator-warlan'),
      'council/middle': down('job-board'),
      'council/back': down('job-board'),
      'commons/front': down('lost-byway'),
    }
    const t = table({ seats: [{ council: ['rapid-growth', 'wall-wizard', 'wall-wizard'], grid }, {}] })
    t.choose({ do: 'play' })
    t.choose({ do: 'choose', card: player(t, 0).council[0] }).choose({ do: 'at', slot: slot('council/middle') })
    expect(t).toBeAsked(0, 'stage-another')
    expect(zoneOf(t, 0, 'job-board')).toBe('archives')
    t.choose({ do: 'done' })
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardLeftGrid' })
    passes(t)
  })

  it('HW-11.9 a reaction to an ability does not let its queued events jump ahead', () => {
    const theirs = { grid: { 'council/front': down('eye-enforcers'), 'archives/front': up('renovator-warlan') } } as const
    const mine = { council: ['dodge'], grid: { 'commons/front': up('job-board') } } as const
    const t = delve(table({ seats: [mine, theirs] }), 'council')
      .choose({ do: 'discover' })
      .choose(1, { do: 'trigger' })
    expect(t.choose(0, { do: 'play' })).toBeAsked(1, 'reaction')
    expect(t.view(0).windows.map(({ trigger }) => trigger)).toEqual(['cardLeftGrid'])
  })

  it('HW-11.10 a card must be in place when the window opens and when it is used', () => {
    const mine = { shards: 0, archives: ['fun-run'], commons: 0, grid: { 'council/front': up('echofield-registry') } } as const
    const t = delveToDistrict(table({ seats: [mine, {}] }), 'commons').choose({ do: 'use' })
    expect(keys(t, player(t, 0).council)).toEqual(['fun-run'])
    expect(t).not.toOffer({ do: 'play' })
  })

  it('HW-11.11 engaging and confronting share one window', () => {
    const t = table({ seats: [{}, { council: ['tenacity', 'protecting-our-investment'], grid: { 'council/front': up('barbican-gate') } }] })
    passesInstants(t.choose({ do: 'delve', path: 'council' }))
    expect(t).toOfferExactly([
      { do: 'pass' },
      { do: 'play', card: id(t, 1, 'tenacity') },
      { do: 'play', card: id(t, 1, 'protecting-our-investment') },
    ])
    expect(t.view(0).windows).toHaveLength(1)
  })

  it('HW-11.12 securing, forfeiting, returning and shuffling in a card are not noticed', () => {
    // A card that could be exhausted lies ready, so that Warlan could answer.
    const warlan = { 'council/front': up('renovator-warlan'), 'archives/front': up('job-board') } as const
    const noticed = (t: HubTable) => t.view(0).windows.some(({ trigger }) => trigger === 'cardLeftGrid')
    const staged = (old: ReturnType<typeof up>) =>
      table({ seats: [{ council: ['wall-wizard'], grid: { ...warlan, 'council/back': old } }, {}] })
        .choose({ do: 'stage' })
        .choose({ do: 'at', slot: slot('council/back') })
    for (const old of [up('lost-byway'), down('lost-byway')]) {
      const seen = staged(old)
      expect(noticed(seen)).toBe(true)
      passes(seen)
    }
    const forfeited = staged(up('maestro'))
    expect(keys(forfeited, player(forfeited, 1).score)).toEqual(['maestro'])
    expect(noticed(forfeited)).toBe(false)

    const grid = { ...warlan, 'council/back': up('maestro') } as const
    const returned = table({ phase: 'after-action', seats: [{ council: ['smooth-handoff'], grid }, {}] })
    returned
      .choose({ do: 'play' })
      .choose({ do: 'at', slot: slot('council/back') })
      .choose({ do: 'choose' })
      .choose({ do: 'at', slot: slot('commons/back') })
    expect(keyAt(returned, 0, 'commons/back')).toBe('maestro')
    expect(noticed(returned)).toBe(false)

    const secured = table({ seats: [{ shards: 9, grid: warlan }, { grid: { 'council/front': down('rory-and-bug') } }] })
    delve(secured, 'council').choose({ do: 'discover' }).choose({ do: 'break' })
    expect(cardAt(secured.state, id(secured, 1, 'rory-and-bug')).zone).toBe('score')
    expect(secured).toBeAsked(0, 'go-on')

    const shuffled = table({ seats: [{ shards: 9, grid }, { grid: { 'council/front': up('probabilities-exchange') } }] })
    passes(delve(shuffled, 'council').choose(1, { do: 'trigger' }))
    shuffled.choose(0, { do: 'at', slot: slot('council/back') })
    expect(zoneOf(shuffled, 0, 'maestro')).toBe('commons')
    expect(shuffled).toBeAsked(0, 'barrier')
  })
})
