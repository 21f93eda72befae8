import { describe, expect, it } from 'vitest'
import { barrierOf, presenceOf } from '../rules/values.ts'
import {
  cardIn,
  delve,
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
  typesOf,
  up,
} from './table.ts'

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
    t.look()
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
    t.look()
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
    expect(t).toBeAsked(1, 'instant-at-slot')
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
    // With everybody always asked, the test sees that no window opens at all.
    const rules = { priorityPrompts: 'askAlways' } as const
    const secured = table({ seats: [{}, { grid: { 'council/front': down('rory-and-bug') } }], rules })
    passes(delve(secured, 'council').choose({ do: 'discover' })).choose({ do: 'break' })
    expect(secured).toBeAsked(0, 'go-on')
  })

  it('HW-12.11 the delver then continues or ends the delve', () => {
    expect(delve(table(), 'council')).toOfferExactly([{ do: 'continue' }, { do: 'end-delve' }])
  })

  it('HW-12.12 continuing leads to the next row, from the back to the district', () => {
    const t = goOn(delve(table({ seats: [{}, { seekerReady: true }] }), 'council'), 2)
    t.choose({ do: 'continue' })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W4' }])
    expect(t.view(0).delve).toMatchObject({ path: 'council', row: 'district' })
    t.look()
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
    const rules = { priorityPrompts: 'askAlways' } as const
    // Everybody is asked in every window there is.
    const windowsOf = (t: HubTable): Set<unknown> => {
      const seen = new Set<unknown>()
      while (t.match.first?.prompt === 'reaction' || t.match.first?.prompt.startsWith('instant')) {
        seen.add(t.view(0).windows.at(-1)?.trigger)
        t.pass()
      }
      t.look()
      return seen
    }
    const facing = (exhausted: boolean) =>
      delve(table({ seats: [{}, { grid: { 'council/front': up('canal-network', { exhausted }) } }], rules }), 'council')
    expect(windowsOf(facing(true).choose({ do: 'bypass' }))).toContain('encounterCompleted')
    const stopped = facing(false).choose({ do: 'end-delve' })
    expect(typesOf(stopped)).toContain('delve-ended')
    expect(windowsOf(stopped)).not.toContain('encounterCompleted')

    const seats = [{ shards: 0 }, { heat: 1, commons: 5 }, {}] as const
    const reached = table({ seats, rules })
    goOn(delve(reached, 'commons'), 2)
    reached.choose({ do: 'continue' })
    for (let n = 0; n < 60 && !typesOf(reached).includes('discovered'); n++) reached.pass()
    reached.concede(1)
    expect(windowsOf(reached)).not.toContain('breachCompleted')
    expect(typesOf(reached)).toContain('delve-ended')
    expect(typesOf(reached)).not.toContain('breached')
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
    expect(typesOf(at(3))).toContain('delve-ended')
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
    expect(typesOf(t)).not.toContain('paid')
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
    expect(typesOf(t)).toContain('delve-ended')
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
