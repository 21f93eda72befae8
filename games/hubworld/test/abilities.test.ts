import { describe, expect, it } from 'vitest'
import { allDefs } from '../rules/card.ts'
import { afterAction, cardIn, delve, down, id, passes, player, slot, table, up, zoneOf } from './table.ts'

describe('9. Abilities, costs and choices', () => {
  it('HW-9.1 the kinds of abilities', () => {
    const kinds = new Set(allDefs().flatMap(({ abilities }) => abilities.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual(['action', 'cipher', 'confront', 'discover', 'instant', 'keyword', 'reaction', 'static'])
  })

  it('HW-9.2 what stands before the colon is paid, what stands after it happens as far as possible', () => {
    const t = afterAction({ grid: { 'council/front': up('auntie-ruth') } }, { commons: 0 })
    t.choose({ do: 'use' }).choose({ do: 'player', seat: 1 })
    expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
    expect(player(t, 1).council).toEqual([])
  })

  it('HW-9.3 an ability needs its condition and its whole cost', () => {
    expect(afterAction({ shards: 1, grid: { 'council/front': up('rory-and-bug') } })).not.toOffer({ do: 'use' })
    expect(
      afterAction({ shards: 2, grid: { 'council/front': up('rory-and-bug', { exhausted: true }), 'council/back': down('job-board') } }),
    ).not.toOffer({ do: 'use' })
    expect(afterAction({ shards: 2, grid: { 'council/front': up('rory-and-bug') } })).toOffer({ do: 'use' })
  })

  it('HW-9.4 a cost is paid completely, from the payer’s own things', () => {
    const seats = [{ grid: { 'council/front': up('doctor-twilight') } }, { archives: ['dodge', 'maestro'] }] as const
    expect(table({ phase: 'after-action', seats })).not.toOffer({ do: 'use' })
    const t = afterAction({ grid: { 'council/front': up('doctor-twilight') }, archives: ['job-board', 'fun-run'] }, { archives: ['dodge'] })
    t.choose({ do: 'use' })
    expect(t).toOfferExactly([
      { do: 'choose', card: id(t, 0, 'job-board') },
      { do: 'choose', card: id(t, 0, 'fun-run') },
    ])
  })

  it('HW-9.5 paid shards and spent actions go to the bank', () => {
    const t = afterAction({ shards: 5, grid: { 'council/front': down('canal-network') } })
    t.choose({ do: 'forge' })
    expect(t.state.players.map((p) => p.shards)).toEqual([2, 5])
  })

  it('HW-9.6 losing is limited by what there is only after the colon', () => {
    const t = table({ seats: [{ council: ['cooling-off'] }, { heat: 0 }] })
      .choose({ do: 'play' })
      .choose({ do: 'player', seat: 1 })
    expect(player(t, 1).heat).toBe(0)
    expect(player(t, 1).council).toHaveLength(1)
    expect(
      afterAction({
        shards: 0,
        grid: { 'council/front': up('vapor-x'), 'council/back': down('job-board'), 'commons/back': down('job-board') },
      }),
    ).not.toOffer({ do: 'use' })
    passes(t)
  })

  it('HW-9.7 gaining heat as a cost can always be paid', () => {
    const t = table({ seats: [{}, { heat: 40, grid: { 'council/front': up('yowling-tezu') } }] })
    delve(t, 'council').choose(1, { do: 'trigger' })
    expect(player(t, 1).heat).toBe(41)
    t.look()
  })

  it('HW-9.8 a first choice without an option forbids the ability; a choice that may be declined does not', () => {
    expect(afterAction({ council: ['threading-through'] })).not.toOffer({ do: 'play' })
    const t = table({ seats: [{ council: ['rapid-growth'] }, {}] })
    t.choose({ do: 'play' })
    expect(zoneOf(t, 0, 'rapid-growth')).toBe('exile')
  })

  it('HW-9.9 without a choice an ability may be used for nothing, except where a condition is stated', () => {
    const t = afterAction({ grid: { 'council/front': down('lost-byway') }, heat: 0 }).choose({ do: 'forge' })
    expect(t).toOffer({ do: 'use' })
    expect(afterAction({ seekerReady: true, grid: { 'council/front': up('gargala-larga') } })).not.toOffer({ do: 'use' })
    expect(table({ seats: [{ commons: 0, council: ['print-on-demand'] }, {}] })).not.toOffer({ do: 'play' })
  })

  it('HW-9.10 the player is chosen when the ability is announced, before costs', () => {
    const t = afterAction({ grid: { 'council/front': up('auntie-ruth') } }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'choose-player')
    expect(cardIn(t, 0, 'council/front').exhausted).toBe(false)
  })

  it('HW-9.11 announce, choose, pay in order, window, effect, queued events', () => {
    const seats = [
      { council: ['dodge', 'job-board', 'wall-wizard'], grid: { 'council/front': up('renovator-warlan') } },
      { grid: { 'council/front': down('eye-enforcers'), 'archives/front': down('job-board') } },
    ] as const
    const t = passes(delve(table({ seats }), 'council').choose({ do: 'discover' })).choose(1, { do: 'trigger' })
    // The card is archived as the cost before Dodge may answer; Warlan's window waits for the end of the ability.
    expect(zoneOf(t, 1, 'eye-enforcers')).toBe('archives')
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'abilityBegins' })
    t.pass(0)
    expect(player(t, 0).archives).toHaveLength(2)
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardLeftGrid' })
    t.look()
  })

  it('HW-9.12 confront and discover abilities may be declined', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': up('barbican-gate') } }] }), 'council')
    expect(t.at(1)).toOfferExactly([{ do: 'trigger' }, { do: 'decline' }])
    t.choose(1, { do: 'decline' })
    expect(player(t, 1).shards).toBe(5)
    t.look()
  })

  it('HW-9.13 statics, ciphers, Refund and Cache apply by themselves; the rest is optional', () => {
    const t = afterAction({ grid: { 'council/front': down('crispy-crawler'), 'council/back': down('lost-byway') }, heat: 1 })
    t.choose({ do: 'forge', slot: slot('council/front') })
    expect(cardIn(t, 0, 'council/front').cached).toBe(2)
    t.choose({ do: 'forge', slot: slot('council/back') })
    expect(t).toOffer({ do: 'pass' })
    t.pass()
    expect(player(t, 0).heat).toBe(1)
  })

  it('HW-9.14 a moment: to resolving, paid, resolved, then exiled', () => {
    const t = afterAction({
      council: ['threading-through'],
      grid: { 'council/front': down('job-board'), 'council/back': down('job-board') },
    })
    t.choose({ do: 'play' })
    expect(zoneOf(t, 0, 'threading-through')).toBe('resolving')
    expect(player(t, 0).shards).toBe(4)
    t.choose({ do: 'at', slot: slot('council/front') }).choose({ do: 'at', slot: slot('commons/front') })
    expect(zoneOf(t, 0, 'threading-through')).toBe('exile')
  })

  it('HW-9.15 a moment that resolves is in no district', () => {
    const t = table({ seats: [{ council: ['rapid-growth', 'job-board'] }, {}] }).choose({ do: 'play' })
    expect(t.view(1).players[0]).toMatchObject({ councilSize: 1, archivesSize: 0 })
    expect(t).toOfferExactly([{ do: 'done' }, { do: 'choose', card: id(t, 0, 'job-board') }])
  })

  it('HW-9.16 the payer chooses which card pays', () => {
    const grid = { 'council/front': up('job-board'), 'council/back': up('wall-wizard'), 'commons/back': down('wall-wizard') }
    const t = afterAction({ council: ['recalibrate'], grid }).choose({ do: 'play' })
    expect(t).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('council/front') },
      { do: 'at', seat: 0, slot: slot('council/back') },
    ])
  })

  it('HW-9.17 only a player with a fitting card may be chosen', () => {
    const t = table({
      phase: 'after-action',
      seats: [
        { grid: { 'council/front': down('boss-bresloo') } },
        { grid: { 'council/front': up('job-board') } },
        { grid: { 'council/front': up('eye-enforcers') } },
        { grid: { 'council/back': up('wall-wizard') } },
      ],
    })
    t.choose({ do: 'forge' }).choose({ do: 'use' })
    expect(t).toOfferExactly([
      { do: 'player', seat: 1 },
      { do: 'player', seat: 3 },
    ])
  })
})
