import { describe, expect, it } from 'vitest'
import { barrierOf, presenceOf } from '../rules/values.ts'
import { shuffleCommons } from '../rules/zones.ts'
import {
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
  prompt,
  type SeatLiteral,
  slot,
  table,
  up,
  zoneOf,
} from './table.ts'

const types = (t: HubTable): string[] => t.events.map((event) => event.type)
const against = (grid: NonNullable<SeatLiteral['grid']>, theirs: SeatLiteral = {}, mine: SeatLiteral = {}) =>
  table({ seats: [mine, { ...theirs, grid }] })

describe('12. Delving', () => {
  it('HW-12.1 a delve costs nothing but the action', () => {
    const t = delve(table(), 'council')
    expect(player(t, 0)).toMatchObject({ actions: 2, shards: 5 })
    t.look()
  })

  it('HW-12.2 the delve has a state that everybody sees', () => {
    const t = table({ seats: [{}, { seekerReady: true }] }).choose({ do: 'delve', path: 'commons' })
    expect(t.view(null).delve).toEqual({ delver: 0, defender: 1, path: 'commons', row: 'front', step: 'approach' })
  })

  it('HW-12.3 front, middle, back, district', () => {
    const t = delve(table(), 'archives')
    const rows = [t.view(0).delve?.row]
    for (let n = 0; n < 3; n++) rows.push(goOn(t).view(0).delve?.row)
    expect(rows).toEqual(['front', 'middle', 'back', 'district'])
    t.look()
  })

  it('HW-12.4 an approach opens its reaction window', () => {
    const t = against({}, {}, { grid: { 'council/front': up('daring-aeroboarder') } }).choose({ do: 'delve', path: 'council' })
    expect(t.view(0).windows).toMatchObject([{ trigger: 'approachSlot', seat: 0, other: 1, slot: slot('council/front') }])
    t.look()
  })

  it('HW-12.5 then the instant window W3', () => {
    const t = against({}, { seekerReady: true }, { grid: { 'council/front': up('daring-aeroboarder') } }).choose({
      do: 'delve',
      path: 'council',
    })
    t.pass(0)
    expect(t.view(0).windows).toMatchObject([{ kind: 'W3', priority: 1 }])
  })

  it('HW-12.6 empty, unforged, exhausted or ready: exactly one case applies', () => {
    expect(delve(against({}), 'council')).toBeAsked(0, 'go-on')
    expect(delve(against({ 'council/front': down('job-board', { exhausted: true }) }), 'council')).toOfferExactly([
      { do: 'discover' },
      { do: 'bypass' },
    ])
    expect(delve(against({ 'council/front': up('canal-network', { exhausted: true }) }), 'council')).toOfferExactly([
      { do: 'confront' },
      { do: 'bypass' },
    ])
    expect(delve(against({ 'council/front': up('job-board') }), 'council')).toBeAsked(0, 'presence')
  })

  it('HW-12.7 what is in the slot after the windows counts', () => {
    const t = against({ 'council/front': down('canal-network') }).choose({ do: 'delve', path: 'council' })
    t.choose(1, { do: 'forge' })
    expect(passes(t)).toBeAsked(0, 'barrier')
  })

  it('HW-12.8 a bypassed card is not looked at and nothing is paid', () => {
    const t = delve(against({ 'council/front': down('barbican-gate') }), 'council').choose({ do: 'bypass' })
    expect(t.view(0).players[1]?.grid[slot('council/front')]?.key).toBeNull()
    expect(t.state.players.map((p) => p.shards)).toEqual([5, 5])
    t.look()
  })

  it('HW-12.9 an empty slot is approached with its windows', () => {
    const t = against({}, { seekerReady: true }).choose({ do: 'delve', path: 'council' })
    expect(t).toBeAsked(1, 'instant')
    t.pass(1)
    expect(prompt(t)).toBe('go-on')
  })

  it('HW-12.10 a completed encounter opens its window only while the card is in the grid', () => {
    const trap = { council: ['likely-a-trap'] } as const
    const t = delve(against({ 'council/front': down('job-board') }, trap), 'council').choose({ do: 'bypass' })
    expect(t.view(1).windows).toMatchObject([{ trigger: 'encounterCompleted' }])
    t.look()
    const gone = passes(delve(against({ 'council/front': down('job-board') }, trap), 'council').choose({ do: 'discover' }))
    gone.choose({ do: 'break' })
    expect(gone).toBeAsked(0, 'go-on')
  })

  it('HW-12.11 the delver then continues or ends the delve', () => {
    expect(delve(table(), 'council')).toOfferExactly([{ do: 'continue' }, { do: 'end-delve' }])
  })

  it('HW-12.12 continuing leads to the next row, from the back to the district', () => {
    const t = goOn(delve(table({ seats: [{}, { seekerReady: true }] }), 'council'), 2)
    t.choose({ do: 'continue' })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W4' }])
    expect(t.view(0).delve).toMatchObject({ path: 'council', row: 'district' })
  })

  it('HW-12.13 the delver cannot stop anywhere else', () => {
    const t = against({ 'council/front': down('job-board') }, {}, { seekerReady: true }).choose({ do: 'delve', path: 'council' })
    expect(t).not.toOffer({ do: 'end-delve' })
    passes(t)
    expect(t).not.toOffer({ do: 'end-delve' })
    passes(t.choose({ do: 'discover' }))
    expect(t).not.toOffer({ do: 'end-delve' })
  })

  it('HW-12.14 a delve succeeds by a completed breach only', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, {}] }), 'council'), 3)
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: true })
    const u = delve(table(), 'council').choose({ do: 'end-delve' })
    expect(u.events).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
  })

  it('HW-12.15 the end of a delve clears everything that hung on it', () => {
    const t = against({ 'council/front': down('flooding-thoroughfare') }, {}, { shards: 0, seekerReady: true }).choose({
      do: 'delve',
      path: 'council',
    })
    t.choose(1, { do: 'forge' }).choose(1, { do: 'use' })
    expect(t.state.modifiers).toHaveLength(1)
    passes(t)
    expect(t.state).toMatchObject({ delve: null, engagement: null, batch: null, modifiers: [] })
    expect(barrierOf(t.state, id(t, 1, 'flooding-thoroughfare'))).toBe(1)
  })

  it('HW-12.16 a delve that ends unsuccessfully completes neither encounter nor breach', () => {
    const t = delve(
      against({ 'council/front': up('canal-network') }, { council: ['likely-a-trap'] }, { shards: 0, council: ['turn-up-the-heat'] }),
      'council',
    )
    expect(types(t)).toContain('delve-ended')
    expect(types(t)).not.toContain('breached')
    expect(t.match.first?.prompt).not.toBe('reaction')
  })

  it('HW-12.17 what was moved before the end stays moved', () => {
    const t = delve(against({ 'council/front': down('rory-and-bug') }), 'council')
      .choose({ do: 'discover' })
      .choose({ do: 'break' })
    t.choose({ do: 'end-delve' })
    expect(keys(t, player(t, 0).score)).toEqual(['rory-and-bug'])
  })
})

describe('13. Confronting a card', () => {
  it('HW-13.1 only a forged card is confronted; the delver engages it', () => {
    const t = delve(against({ 'council/front': up('canal-network') }), 'council')
    expect(t.view(null).engagement).toMatchObject({
      kind: 'confront',
      engager: 0,
      owner: 1,
      key: 'canal-network',
      slot: slot('council/front'),
    })
    t.look()
    expect(delve(against({ 'council/front': down('canal-network') }), 'council')).not.toOffer({ do: 'confront' })
  })

  it('HW-13.2 a confrontation begins with one shared window', () => {
    const t = against(
      { 'council/front': up('canal-network') },
      { council: ['tenacity'] },
      { grid: { 'council/front': up('disagreeable-inspector') } },
    )
    passesInstants(t.choose({ do: 'delve', path: 'council' }))
    expect(t.view(0).windows).toMatchObject([{ trigger: 'confrontBegins' }])
    expect(t).toBeAsked(1, 'reaction')
    t.pass(1)
    expect(t).toBeAsked(0, 'reaction')
  })

  it('HW-13.3 a redirected confrontation moves the delve and starts again', () => {
    const t = against({
      'council/front': up('barbican-gate'),
      'council/middle': up('containment-funnel'),
      'commons/middle': up('containment-funnel'),
    })
    passesInstants(t.choose({ do: 'delve', path: 'council' })).choose(1, { do: 'use', slot: slot('council/middle') })
    expect(t.view(0).delve).toMatchObject({ path: 'council', row: 'middle' })
    t.choose(1, { do: 'use', slot: slot('commons/middle') })
    expect(t.view(0).delve).toMatchObject({ path: 'commons', row: 'middle' })
    expect(t.view(0).engagement?.slot).toBe(slot('commons/middle'))
    t.choose({ do: 'leave' })
    goOn(t)
    expect(t.view(0).delve).toMatchObject({ path: 'commons', row: 'back' })
    t.look()
  })

  it('HW-13.4 a card that is no longer forged in its slot ends the confrontation', () => {
    const t = delve(against({ 'council/front': up('canal-network'), 'council/middle': down('job-board') }), 'council').choose(1, {
      do: 'trigger',
    })
    t.choose(1, { do: 'at', slot: slot('council/front') })
    expect(t).toBeAsked(0, 'go-on')
    expect(player(t, 0).shards).toBe(5)
  })

  it('HW-13.5 the defender decides on each confront ability that can be met', () => {
    const t = delve(against({ 'council/front': up('eye-enforcers') }), 'council')
    expect(t.at(1)).toOfferExactly([{ do: 'trigger' }, { do: 'decline' }])
    expect(delve(against({ 'council/front': up('eye-enforcers') }, { shards: 0 }), 'council')).toBeAsked(0, 'barrier')
  })

  it('HW-13.6 the barrier is paid, or the delve ends', () => {
    const at = (shards: number) => delve(against({ 'council/front': up('maestro') }, {}, { shards }), 'council')
    const t = at(4)
    expect(t).toOfferExactly([{ do: 'pay', shards: 4 }, { do: 'end-delve' }])
    t.choose({ do: 'pay' })
    expect(player(t, 0).shards).toBe(0)
    t.look()
    const declined = at(4).choose({ do: 'end-delve' })
    expect(declined.state.delve).toBeNull()
    expect(player(declined, 0).shards).toBe(4)
    expect(types(at(3))).toContain('delve-ended')
  })

  it('HW-13.7 no barrier or barrier 0 counts as broken', () => {
    expect(delve(against({ 'council/front': up('silent-interrogator') }), 'council')).toBeAsked(0, 'presence')
    expect(delve(against({ 'council/front': up('wall-wizard') }), 'council')).toBeAsked(0, 'presence')
  })

  it('HW-13.8 a card that leaves its slot during the abilities is neither barred nor broken', () => {
    const seats = [
      { grid: { 'council/front': down('job-board') } },
      { grid: { 'council/front': up('canal-network'), 'archives/front': down('wall-wizard') } },
    ] as const
    const t = delve(table({ seats }), 'council').choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    t.choose(1, { do: 'at', slot: slot('council/front') })
    expect(keyAt(t, 1, 'archives/front')).toBe('canal-network')
    expect(types(t)).not.toContain('paid')
    expect(t).toBeAsked(0, 'go-on')
  })

  it('HW-13.9 the engager may break the presence or leave the card as it was', () => {
    const t = delve(against({ 'council/front': up('job-board', { exhausted: true }) }), 'council').choose({ do: 'confront' })
    expect(t).toOfferExactly([{ do: 'break', shards: 3 }, { do: 'leave' }])
    t.choose({ do: 'leave' })
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: true, exhausted: true })
    t.look()
  })

  it('HW-13.10 modifiers of the confrontation expire with it', () => {
    const t = against({ 'council/front': up('wall-wizard') }, { council: ['tenacity'] }, { shards: 9 })
    passesInstants(t.choose({ do: 'delve', path: 'council' })).choose(1, { do: 'play' })
    expect(presenceOf(t.state, id(t, 1, 'wall-wizard'))).toBe(7)
    passes(passes(t).choose({ do: 'leave' }))
    expect(t).toBeAsked(0, 'go-on')
    expect(presenceOf(t.state, id(t, 1, 'wall-wizard'))).toBe(4)
  })

  it('HW-13.11 confronting an exhausted card runs the whole risk', () => {
    const t = delve(against({ 'council/front': up('canal-network', { exhausted: true }) }, {}, { shards: 1 }), 'council').choose({
      do: 'confront',
    })
    expect(types(t)).toContain('delve-ended')
    expect(t.state.delve).toBeNull()
  })

  it('HW-13.12 a card swapped into the slot is not encountered', () => {
    const t = delve(against({ 'council/front': up('canal-network'), 'council/middle': down('job-board') }), 'council').choose(1, {
      do: 'trigger',
    })
    t.choose(1, { do: 'at', slot: slot('council/front') })
    expect(keyAt(t, 1, 'council/front')).toBe('job-board')
    expect(t).toOfferExactly([{ do: 'continue' }, { do: 'end-delve' }])
  })
})

describe('14. Discovering a card', () => {
  const facing = (card: Parameters<typeof down>[0], theirs: SeatLiteral = {}, mine: SeatLiteral = {}) =>
    passes(delve(against({ 'council/front': down(card) }, theirs, mine), 'council').choose({ do: 'discover' }))

  it('HW-14.1 unforged in a grid or inside a district', () => {
    const grid = facing('job-board')
    expect(grid.view(0).engagement).toMatchObject({ kind: 'discover', zone: 'grid' })
    grid.look()
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1 }] }), 'commons'), 3)
    expect(t.view(0).engagement).toMatchObject({ kind: 'discover', zone: 'commons', slot: null })
    t.look()
  })

  it('HW-14.2 the engager and the owner see the card, others do not', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': down('job-board') } }, {}] })
    delve(t, 'council').choose({ do: 'discover' })
    expect([0, 1, 2, null].map((seat) => t.view(seat).engagement?.key)).toEqual(['job-board', 'job-board', null, null])
    t.look()
  })

  it('HW-14.3 a discovery begins with one shared window', () => {
    const t = delve(against({ 'council/front': down('job-board') }, { council: ['tenacity'] }), 'council').choose({ do: 'discover' })
    expect(t.view(0).windows).toMatchObject([{ trigger: 'discoverBegins', priority: 1 }])
    t.look()
  })

  it('HW-14.4 the owner decides on each discover ability', () => {
    const t = facing('barbican-gate')
    expect(t.at(1)).toOfferExactly([{ do: 'trigger' }, { do: 'decline' }])
    t.choose(1, { do: 'decline' })
    expect(player(t, 1).shards).toBe(5)
    t.look()
  })

  it('HW-14.5 discover abilities work in every zone unless they ask for the grid', () => {
    const inArchives = (card: 'barbican-gate' | 'silent-interrogator') =>
      goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, archives: [card] }] }), 'archives'), 3)
    expect(inArchives('barbican-gate')).toBeAsked(1, 'ability')
    expect(inArchives('silent-interrogator')).toBeAsked(0, 'presence')
  })

  it('HW-14.6 the engager may break the presence or leave the card', () => {
    expect(facing('job-board')).toOfferExactly([{ do: 'break', shards: 3 }, { do: 'leave' }])
  })

  it('HW-14.7 no barrier in a discovery', () => {
    const t = facing('canal-network').choose(1, { do: 'decline' })
    expect(t).toOfferExactly([{ do: 'break', shards: 5 }, { do: 'leave' }])
  })

  it('HW-14.8 a card that is left stays facedown as it was', () => {
    const t = delve(against({ 'council/front': down('job-board', { exhausted: true }) }), 'council')
      .choose({ do: 'discover' })
      .choose({ do: 'leave' })
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: false, exhausted: true })
    t.look()
  })

  it('HW-14.9 a card that leaves its place ends the discovery; what was paid for still resolves', () => {
    const t = passes(facing('eye-enforcers', {}, { council: ['job-board'] }).choose(1, { do: 'trigger' }))
    expect(zoneOf(t, 0, 'job-board')).toBe('archives')
    expect(t).toBeAsked(0, 'go-on')
  })

  it('HW-14.10 a shuffled Commons ends the discovery in it', () => {
    const t = goOn(
      delve(
        table({ seats: [{ shards: 0 }, { heat: 1, council: ['dodge'], commons: ['barbican-gate', 'job-board', 'job-board'] }] }),
        'commons',
      ),
      3,
    )
    t.choose(1, { do: 'trigger' })
    // No card of the list shuffles a Commons here, so the engine is told that one has been.
    expect(t.state.engagement).toMatchObject({ zone: 'commons', over: false })
    t.look()
    shuffleCommons(t.state, 1)
    expect(t.state.engagement?.over).toBe(true)
  })

  it('HW-14.11 a district card remains in its district while it is discovered', () => {
    const t = goOn(
      delve(
        table({
          seats: [
            { shards: 0, council: ['dodge'] },
            { heat: 1, council: ['big-varna-gorvis', 'job-board'] },
          ],
        }),
        'council',
      ),
      3,
    )
    expect(t.view(0).players[1]?.councilSize).toBe(2)
    t.look()
    const u = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, commons: ['recruiter-nilero', 'job-board', 'dodge'] }] }), 'commons'), 3)
    u.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    expect(zoneOf(u, 1, 'recruiter-nilero')).toBe('council')
    passes(u)
  })

  it('HW-14.12 a moment can be discovered, and only left outside an Archives', () => {
    const inside = (path: 'commons' | 'archives') =>
      goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, commons: ['dodge'], archives: ['dodge'] }] }), path), 3)
    expect(inside('commons')).toOfferExactly([{ do: 'leave' }])
    expect(inside('archives')).toOfferExactly([{ do: 'break', shards: 0 }, { do: 'leave' }])
  })

  it('HW-14.13 modifiers of the engagement expire with the discovery', () => {
    const t = delve(against({ 'council/front': down('job-board') }, { council: ['tenacity'] }), 'council').choose({ do: 'discover' })
    t.choose(1, { do: 'play' })
    expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(6)
    passes(t.choose({ do: 'leave' }))
    expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(3)
    t.look()
  })

  it('HW-14.14 the engager is asked even when leaving is the only option', () => {
    expect(facing('canal-network', {}, { shards: 0 }).choose(1, { do: 'decline' })).toOfferExactly([{ do: 'leave' }])
  })
})

describe('15. Approaching and breaching a district', () => {
  it('HW-15.1 approaching a district opens its reaction window', () => {
    const t = goOn(delve(table({ seats: [{ seeker: 'jayko-and-ace', seekerReady: true }, {}] }), 'council'), 2).choose({ do: 'continue' })
    expect(t.view(0).windows).toMatchObject([{ trigger: 'approachDistrict', district: 'council' }])
    t.look()
  })

  it('HW-15.2 then the instant window W4', () => {
    const t = goOn(delve(table({ seats: [{}, { seekerReady: true }] }), 'council'), 2).choose({ do: 'continue' })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W4', priority: 1 }])
  })

  it('HW-15.3 no stopping before the breach', () => {
    const t = goOn(delve(table({ seats: [{ seekerReady: true, shards: 0 }, { heat: 1 }] }), 'council'), 2).choose({ do: 'continue' })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'collect' }])
    t.pass()
    expect(types(t)).toContain('breached')
  })

  it('HW-15.4 the heat step: pay heat + 1 once, and the defender gains 1 heat', () => {
    const t = goOn(delve(table({ seats: [{ shards: 3, council: [] }, { heat: 2 }] }), 'commons'), 3)
    expect(t).toOfferExactly([{ do: 'pay', shards: 3 }, { do: 'decline' }])
    t.choose({ do: 'pay' })
    expect(player(t, 0).shards).toBe(0)
    expect(player(t, 1).heat).toBe(3)
    expect(t).toBeAsked(0, 'presence')
    expect(goOn(delve(table({ seats: [{ shards: 2 }, { heat: 2 }] }), 'commons'), 3)).toBeAsked(0, 'presence')
  })

  it('HW-15.5 the batch begins with its window', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, council: ['infiltrate'] }, {}] }), 'council')
    expect(t.view(0).windows).toMatchObject([{ trigger: 'discoveryBatchBegins', seat: 0, other: 1, district: 'council' }])
    t.look()
  })

  it('HW-15.6 the size is fixed: heat plus bonuses; later heat does not change it', () => {
    const t = delveToDistrict(
      table({
        seats: [
          { shards: 0, council: ['infiltrate'] },
          { heat: 1, council: ['dodge', 'job-board', 'wall-wizard', 'maestro'] },
        ],
      }),
      'council',
    )
    t.choose({ do: 'play' })
    passes(t)
    expect(t.view(0).batch?.size).toBe(3)
    const p = player(t, 1)
    p.heat = 9
    expect(t.view(0).batch?.size).toBe(3)
    t.look()
  })

  it('HW-15.7 Commons from the top, Council and Archives at random, until the size is reached', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['job-board', 'wall-wizard', 'dodge'] }] }), 'commons'), 3)
    expect(t.view(0).engagement?.key).toBe('job-board')
    t.choose({ do: 'leave' })
    expect(t.view(0).engagement?.key).toBe('wall-wizard')
    t.choose({ do: 'leave' })
    expect(types(t)).toContain('breached')
    const first = (seed: string, path: 'council' | 'archives') => {
      const zone = ['job-board', 'wall-wizard', 'lost-byway'] as const
      const u = goOn(delve(table({ seed, seats: [{ shards: 0 }, { heat: 1, council: zone, archives: zone }] }), path), 3)
      u.look()
      return u.view(0).engagement?.key
    }
    for (const path of ['council', 'archives'] as const)
      expect(new Set(Array.from({ length: 30 }, (_, n) => first(`${n}`, path))).size).toBe(3)
  })

  it('HW-15.8 the next card is taken from the district as it is then', () => {
    const t = goOn(
      delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['recruiter-nilero', 'wall-wizard', 'dodge', 'job-board'] }] }), 'commons'),
      3,
    )
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    passes(t)
    expect(t.view(0).engagement?.key).toBe('dodge')
    t.look()
  })

  it('HW-15.9 cards that are left are set aside and return in their order', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['job-board', 'wall-wizard', 'dodge'] }, {}] }), 'commons'), 3)
    t.choose({ do: 'leave' })
    expect([0, 1, 2].map((seat) => t.view(seat).batch?.setAside)).toEqual([['job-board'], ['job-board'], null])
    t.choose({ do: 'leave' })
    expect(keys(t, player(t, 1).commons.toReversed())).toEqual(['job-board', 'wall-wizard', 'dodge'])
  })

  it('HW-15.10 a set-aside card cannot be taken, but it still counts', () => {
    const t = goOn(
      delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['job-board', 'recruiter-nilero', 'dodge', 'maestro'] }] }), 'commons'),
      3,
    )
    t.choose({ do: 'leave' })
    expect(t.view(0).players[1]?.commonsSize).toBe(4)
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    expect(keys(t, player(t, 1).council)).toEqual(['recruiter-nilero', 'dodge'])
    passes(t)
    expect(keys(t, player(t, 1).commons.toReversed())).toEqual(['job-board', 'maestro'])
  })

  it('HW-15.11 no heat or no cards: nothing is discovered, the breach goes on', () => {
    for (const theirs of [{ heat: 0 }, { heat: 3, commons: 0 }]) {
      const t = goOn(delve(table({ seats: [{ shards: 0 }, theirs] }), 'commons'), 3)
      expect(types(t)).toContain('breached')
      expect(types(t)).not.toContain('discovered')
    }
  })

  it('HW-15.12 the completed breach opens its window, whatever was found', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, grid: { 'council/front': up('wall-wizard') } }, {}] }), 'archives')
    expect(t.view(0).windows).toMatchObject([{ trigger: 'breachCompleted', district: 'archives' }])
    expect(t.state.batch).toBeNull()
    t.look()
  })

  it('HW-15.13 then the delve ends successfully', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, grid: { 'council/front': up('wall-wizard') } }, {}] }), 'archives').choose({
      do: 'use',
    })
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: true })
  })

  it('HW-15.14 an effect that discovers in a district uses its own number and is no breach', () => {
    const mine = { shards: 2, council: ['paper-trail', 'turn-up-the-heat', 'infiltrate'] } as const
    const t = delveToDistrict(table({ seats: [mine, { heat: 2, council: ['job-board', 'wall-wizard', 'maestro', 'dodge'] }] }), 'archives')
    t.choose({ do: 'play', card: id(t, 0, 'paper-trail') })
    t.choose({ do: 'play', card: id(t, 0, 'infiltrate') })
    passes(t)
    expect(t.view(0).batch?.size).toBe(3)
    for (let n = 0; n < 3; n++) {
      if (t.match.first?.prompt === 'ability') t.choose({ do: 'decline' })
      passes(t.choose({ do: 'leave' }))
    }
    expect(types(t).filter((type) => type === 'breached').length).toBe(types(t).filter((type) => type === 'delve-ended').length)
  })
})
