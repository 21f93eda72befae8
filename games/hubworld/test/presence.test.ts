import { describe, expect, it } from 'vitest'
import { cardAt } from '../rules/state.ts'
import { presenceOf } from '../rules/values.ts'
import {
  afterAction,
  delve,
  discovering,
  down,
  goOn,
  id,
  keys,
  passes,
  player,
  type SeatLiteral,
  slot,
  table,
  typesOf,
  up,
  zoneOf,
} from './table.ts'

const inArchives = (card: Parameters<typeof down>[0], mine: SeatLiteral = {}) =>
  goOn(
    delve(
      table({
        seats: [
          { shards: 0, ...mine },
          { heat: 1, shards: 0, archives: [card] },
        ],
      }),
      'archives',
    ),
    3,
  )

describe('16. Breaking presence: securing and exiling', () => {
  it('HW-16.1 the engager may pay the current presence and meet the cipher', () => {
    const t = discovering('job-board', { shards: 4 }, { grid: { 'council/middle': up('the-dragons-hoard') } })
    expect(t).toOfferExactly([{ do: 'break', shards: 4 }, { do: 'leave' }])
    t.choose({ do: 'break' })
    expect(player(t, 0).shards).toBe(0)
    t.look()
  })

  it('HW-16.2 in an Archives no shards are paid, the cipher must be met', () => {
    const t = inArchives('gargala-larga', { seekerReady: true })
    t.choose({ do: 'break', shards: 0 })
    expect(cardAt(t.state, player(t, 0).seeker).exhausted).toBe(true)
    expect(inArchives('gargala-larga')).toOfferExactly([{ do: 'leave' }])
  })

  it('HW-16.3 the offer needs the whole price', () => {
    expect(discovering('gargala-larga', { shards: 0, seekerReady: true })).toOfferExactly([{ do: 'leave' }])
    expect(discovering('gargala-larga', { shards: 9 })).toOfferExactly([{ do: 'leave' }])
    expect(discovering('gargala-larga', { shards: 1, seekerReady: true })).toOfferExactly([{ do: 'break', shards: 1 }, { do: 'leave' }])
  })

  it('HW-16.4 a broken agent is secured faceup', () => {
    const t = discovering('rory-and-bug').choose({ do: 'break' })
    expect(t.view(null).players[0]?.score).toEqual([{ key: 'rory-and-bug', owner: 1 }])
    expect(typesOf(t)).toContain('secured')
    t.look()
  })

  it('HW-16.5 a broken obstacle, source or archived moment is exiled', () => {
    const t = discovering('job-board').choose({ do: 'break' })
    expect(zoneOf(t, 1, 'job-board')).toBe('exile')
    t.look()
    const u = inArchives('dodge').choose({ do: 'break' })
    expect(keys(u, player(u, 1).exile)).toEqual(['dodge'])
  })

  it('HW-16.6 a cipher counts in every zone and for a non-agent as well', () => {
    expect(inArchives('probabilities-exchange')).toOfferExactly([{ do: 'leave' }])
    expect(discovering('probabilities-exchange', { shards: 9 })).toOfferExactly([{ do: 'leave' }])
    expect(inArchives('probabilities-exchange', { grid: { 'council/front': down('job-board') } })).toOffer({ do: 'break' })
  })

  it('HW-16.7 a cipher is paid like a cost, the engager choosing the cards', () => {
    const grid = {
      'council/front': down('job-board'),
      'archives/front': up('wall-wizard'),
      'commons/front': up('wall-wizard', { exhausted: true }),
    }
    const t = inArchives('ulin-marr', { grid }).choose({ do: 'break' })
    expect(t).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('archives/front') },
      { do: 'at', seat: 0, slot: slot('council/front') },
    ])
  })

  it('HW-16.8 agents never enter an Exile', () => {
    const t = table({ seats: [{ council: ['wall-wizard'], grid: { 'council/front': up('maestro') } }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(player(t, 0).exile).toEqual([])
    expect(zoneOf(t, 0, 'maestro')).toBe('score')
  })

  it('HW-16.9 an agent that would be exiled goes to the rival of its owner', () => {
    const t = table({
      phase: 'after-action',
      firstPlayer: 1,
      seats: [{}, { archives: ['maestro'], grid: { 'council/front': up('doctor-twilight') } }, {}],
    })
    t.choose(1, { do: 'use' })
    expect(t.state.players.map((p) => keys(t, p.score))).toEqual([[], [], ['maestro']])
  })

  it('HW-16.10 archiving, shuffling away and returning an agent give nobody the agent', () => {
    const t = table({ seats: [{ council: ['wall-wizard'], grid: { 'council/front': down('maestro') } }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(zoneOf(t, 0, 'maestro')).toBe('archives')
    const u = delve(
      table({ seats: [{ grid: { 'council/back': up('maestro') } }, { grid: { 'council/front': up('probabilities-exchange') } }] }),
      'council',
    )
    u.choose(1, { do: 'trigger' })
    expect(zoneOf(u, 0, 'maestro')).toBe('commons')
    expect(u.state.players.map((p) => p.score.length)).toEqual([0, 0])
    u.look()
  })

  it('HW-16.11 Refund pays the owner, also when the break was free', () => {
    const t = discovering('job-board', {}, { shards: 2 }).choose({ do: 'break', shards: 3 })
    expect(player(t, 1).shards).toBe(3)
    t.look()
    expect(player(inArchives('job-board').choose({ do: 'break' }), 1).shards).toBe(1)
  })

  it('HW-16.12 a secured agent keeps its owner and nothing else', () => {
    const t = delve(
      table({
        seats: [{ shards: 9 }, { grid: { 'council/front': up('spider-rebbek', { exhausted: true }), 'council/back': down('job-board') } }],
      }),
      'council',
    )
    t.choose({ do: 'confront' }).choose({ do: 'pay' }).choose({ do: 'break' })
    expect(cardAt(t.state, id(t, 1, 'spider-rebbek'))).toMatchObject({
      owner: 1,
      zone: 'score',
      forged: false,
      exhausted: false,
      cached: 0,
      slot: -1,
    })
    expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(3)
    t.look()
  })

  it('HW-16.13 the victory check comes at once, also in the middle of a payment', () => {
    const score = [
      ['vapor-x', 0],
      ['ulin-marr', 0],
    ] as const
    const t = table({
      phase: 'after-action',
      seats: [{ archives: ['maestro'], grid: { 'council/front': up('doctor-twilight') } }, { score }],
    })
    t.choose({ do: 'use' })
    expect(t.outcome).toMatchObject({ payoffs: [0, 1] })
    expect(player(t, 0).shards).toBe(5)
  })
})

describe('17. Heat', () => {
  it('HW-17.1 public, from 0, never below, no maximum', () => {
    const t = table({ seats: [{ council: ['cooling-off'], heat: 0 }, { heat: 30 }] })
    expect(t.view(null).players.map((p) => p.heat)).toEqual([0, 30])
    t.choose({ do: 'play' }).choose({ do: 'player', seat: 0 })
    expect(player(t, 0).heat).toBe(0)
  })

  it('HW-17.2 heat is the number of cards an enemy discovers', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 3 }] }), 'commons'), 3)
    expect(t.view(0).batch?.size).toBe(3)
    t.look()
  })

  it('HW-17.3 a breach does not use heat up', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1 }] }), 'commons'), 3).choose({ do: 'leave' })
    expect(player(t, 1).heat).toBe(1)
  })

  it('HW-17.4 raising heat from H costs H + 1, once a breach', () => {
    const t = goOn(delve(table({ seats: [{ shards: 9 }, { heat: 3, commons: 0 }] }), 'commons'), 3).choose({ do: 'pay', shards: 4 })
    expect([player(t, 0).shards, player(t, 1).heat]).toEqual([5, 4])
    expect(t.state.delve).toBeNull()
  })

  it('HW-17.5 otherwise heat changes only by cards', () => {
    const t = table({ seats: [{ heat: 1 }, { heat: 1 }] })
    t.choose({ do: 'gain' }).choose({ do: 'draw' })
    delve(passes(t), 'archives', 1).choose({ do: 'end-delve' })
    expect(passes(t).state.players.map((p) => p.heat)).toEqual([1, 1])
  })

  it('HW-17.6 losing heat removes what is there', () => {
    const t = afterAction({ heat: 0, grid: { 'council/front': down('lost-byway') } })
      .choose({ do: 'forge' })
      .choose({ do: 'use' })
    expect(player(t, 0).heat).toBe(0)
  })

  it('HW-17.7 moving heat needs it at the source', () => {
    const breaking = (heat: number) => discovering('maestro', {}, { heat })
    expect(breaking(0)).toOfferExactly([{ do: 'leave' }])
    const t = breaking(1).choose({ do: 'break' })
    expect(t.state.players.map((p) => p.heat)).toEqual([1, 0])
    t.look()
  })

  it('HW-17.8 heat itself has no other consequence', () => {
    const t = table({ phase: 'refresh', seats: [{ heat: 50 }, {}] })
    expect(t.outcome).toBeNull()
    expect(player(t, 0)).toMatchObject({ heat: 50, shards: 6, actions: 3 })
  })
})
