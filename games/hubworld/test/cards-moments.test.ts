import { expect } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { moments } from '../content/cards/moments.ts'
import { barrierOf, presenceOf } from '../rules/values.ts'
import { provesCards } from './proves-cards.ts'
import {
  afterAction,
  cardIn,
  delve,
  delveToDistrict,
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

const action = (mine: SeatLiteral, theirs: SeatLiteral = {}) => table({ seats: [mine, theirs] })

/** Seat 0 breaches a district of seat 1 with nothing to discover, and may react. */
const breached = (path: 'archives' | 'council' | 'commons', card: CardName, more: SeatLiteral = {}, theirs: SeatLiteral = {}) =>
  delveToDistrict(table({ seats: [{ shards: 0, council: [card], ...more }, theirs] }), path)

const gainsThreeAfterCommons = (card: CardName) => () => {
  const t = breached('commons', card).choose({ do: 'play' })
  expect(player(t, 0).shards).toBe(3)
  expect(zoneOf(t, 0, card)).toBe('exile')
  expect(breached('council', card)).not.toOffer({ do: 'play' })
}

provesCards(moments, {
  'calling-in-favors': [
    () => {
      const t = action({ council: ['calling-in-favors'], commons: ['dodge'] }).choose({ do: 'play' })
      expect(player(t, 0)).toMatchObject({ shards: 9, actions: 1 })
      expect(keys(t, player(t, 0).council)).toEqual(['dodge'])
      expect(action({ council: ['calling-in-favors'], actions: 1 })).not.toOffer({ do: 'play' })
    },
  ],
  'fun-run': [gainsThreeAfterCommons('fun-run')],
  infiltrate: [
    () => {
      const t = breached('council', 'infiltrate', {}, { council: ['job-board', 'wall-wizard', 'dodge'] }).choose({ do: 'play' })
      passes(t)
      expect(t.view(0).batch).toMatchObject({ size: 2, found: 1 })
      t.look()
      expect(breached('commons', 'infiltrate')).not.toOffer({ do: 'play' })
    },
  ],
  'likely-a-trap': [
    () => {
      const t = table({ seats: [{ commons: 5 }, { council: ['likely-a-trap'], grid: { 'council/front': down('job-board') } }] })
      delve(t, 'council').choose({ do: 'bypass' }).choose(1, { do: 'play' })
      expect(t).toBeAsked(0, 'discover-or-lose')
      t.choose({ do: 'decline' })
      expect(player(t, 0).commons).toHaveLength(3)
      t.look()
    },
  ],
  'smooth-handoff': [
    () => {
      const t = afterAction({ council: ['smooth-handoff'], grid: { 'council/front': up('job-board') } })
      t.choose({ do: 'play' })
        .choose({ do: 'choose' })
        .choose({ do: 'at', slot: slot('commons/back') })
      expect(keyAt(t, 0, 'commons/back')).toBe('job-board')
      expect(cardIn(t, 0, 'commons/back').forged).toBe(false)
      expect(player(t, 0)).toMatchObject({ shards: 4, actions: 3 })
      expect(afterAction({ council: ['smooth-handoff'] })).not.toOffer({ do: 'play' })
    },
  ],
  'turn-up-the-heat': [
    () => {
      const t = breached('archives', 'turn-up-the-heat', { shards: 1 })
      t.choose({ do: 'decline' }).choose({ do: 'play' })
      expect(player(t, 1).heat).toBe(1)
      expect(player(t, 0).shards).toBe(0)
    },
  ],
  'cooling-off': [
    () => {
      const t = action({ council: ['cooling-off'] }, { heat: 2, commons: ['dodge'] })
        .choose({ do: 'play' })
        .choose({ do: 'player', seat: 1 })
      expect(player(t, 1).heat).toBe(1)
      expect(keys(t, player(t, 1).council)).toEqual(['dodge'])
      expect(player(t, 0).actions).toBe(2)
    },
  ],
  'cornering-the-market': [gainsThreeAfterCommons('cornering-the-market')],
  'franchise-fees': [
    () => {
      const t = action({
        council: ['franchise-fees'],
        grid: { 'council/front': down('job-board'), 'archives/front': down('job-board', { exhausted: true }) },
      })
      t.choose({ do: 'play' })
      expect(player(t, 0).shards).toBe(9)
      expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
      expect(action({ council: ['franchise-fees'], grid: { 'council/back': down('job-board') } })).not.toOffer({ do: 'play' })
    },
  ],
  'twice-as-bad': [
    () => {
      const t = table({ seats: [{}, { council: ['twice-as-bad'], grid: { 'council/front': down('barbican-gate') } }] })
      delve(t, 'council').choose({ do: 'discover' })
      passes(t).choose(1, { do: 'trigger' })
      t.pass(1).choose(1, { do: 'play' })
      expect(player(t, 1).shards).toBe(6)
      passes(t).look()
    },
  ],
  'rapid-growth': [
    () => {
      const t = action({ council: ['rapid-growth', 'job-board', 'wall-wizard', 'lost-byway'] }).choose({ do: 'play' })
      for (const [n, card] of (['job-board', 'wall-wizard', 'lost-byway'] as const).entries())
        t.choose({ do: 'choose', card: id(t, 0, card, 'council') }).choose({ do: 'at', slot: n })
      expect(player(t, 0).council).toEqual([])
      expect(player(t, 0)).toMatchObject({ shards: 4, actions: 2 })
    },
  ],
  'print-on-demand': [
    () => {
      const t = action({ council: ['print-on-demand'], commons: ['dodge', 'job-board', 'wall-wizard', 'job-board'] }).choose({ do: 'play' })
      expect(t.view(0).searching).toHaveLength(4)
      expect(t.view(1).searching).toBeNull()
      expect(t.decision.options).toHaveLength(3)
      t.choose({ do: 'choose', card: id(t, 0, 'wall-wizard') }).choose({ do: 'at', slot: slot('council/back') })
      expect(keyAt(t, 0, 'council/back')).toBe('wall-wizard')
      expect(t.view(1).players[0]?.grid[slot('council/back')]?.key).toBe('wall-wizard')
      expect(player(t, 0).commons).toHaveLength(3)
      const none = action({ council: ['print-on-demand'], commons: ['dodge', 'job-board'] })
        .choose({ do: 'play' })
        .choose({ do: 'done' })
      expect(player(none, 0).commons).toHaveLength(2)
      expect(action({ council: ['print-on-demand'], commons: 0 })).not.toOffer({ do: 'play' })
    },
  ],
  'forced-liquidation': [
    () => {
      const t = table({
        seats: [
          { council: ['forced-liquidation'], grid: { 'council/front': up('maestro') } },
          { grid: { 'council/front': up('boss-bresloo') } },
        ],
      })
      t.choose({ do: 'delve', path: 'council' }).choose({ do: 'play' })
      expect(zoneOf(t, 1, 'boss-bresloo')).toBe('archives')
      expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
      expect(player(t, 0).shards).toBe(2)
      expect(passes(t)).toBeAsked(0, 'go-on')
      const weak = table({
        seats: [
          { council: ['forced-liquidation'], grid: { 'council/front': up('vapor-x') } },
          { grid: { 'council/front': up('boss-bresloo') } },
        ],
      })
      expect(weak.choose({ do: 'delve', path: 'council' })).not.toOffer({ do: 'play' })
    },
  ],
  'threading-through': [
    () => {
      const t = afterAction({
        council: ['threading-through'],
        grid: { 'council/front': down('job-board'), 'council/middle': up('wall-wizard') },
      })
      t.choose({ do: 'play' })
        .choose({ do: 'at', slot: slot('council/front') })
        .choose({ do: 'at', slot: slot('council/middle') })
      expect([keyAt(t, 0, 'council/front'), keyAt(t, 0, 'council/middle')]).toEqual(['wall-wizard', 'job-board'])
      expect(afterAction({ council: ['threading-through'] })).not.toOffer({ do: 'play' })
    },
  ],
  'trading-secrets': [
    () => {
      const t = afterAction({ council: ['trading-secrets'], commons: ['dodge', 'tenacity', 'job-board'] }).choose({ do: 'play' })
      expect(keys(t, player(t, 0).archives)).toEqual(['dodge', 'tenacity'])
      expect(player(t, 0).shards).toBe(7)
      expect(afterAction({ council: ['trading-secrets'], commons: 1 })).not.toOffer({ do: 'play' })
    },
  ],
  'paper-trail': [
    () => {
      const t = breached('archives', 'paper-trail', { shards: 2 }, { heat: 3, council: ['job-board', 'wall-wizard'] })
      t.choose({ do: 'play' })
      passes(t)
      expect(t.view(0).batch).toMatchObject({ district: 'council', size: 1, found: 1 })
      t.choose({ do: 'leave' })
      expect(t.state.delve).toBeNull()
    },
  ],
  propaganda: [
    () => {
      const t = table({ seats: [{ council: ['propaganda', 'maestro'], archives: ['vapor-x'] }, {}, {}] })
      t.choose({ do: 'play' })
        .choose({ do: 'player', seat: 2 })
        .choose({ do: 'choose', card: id(t, 0, 'vapor-x') })
      expect(player(t, 0).shards).toBe(9)
      expect(zoneOf(t, 0, 'vapor-x')).toBe('archives')
      expect(t.heardBy(2)).toContainEqual({ type: 'looked', seat: 2, owner: 0, key: 'vapor-x' })
      expect(t.heardBy(1)).toContainEqual({ type: 'looked', seat: 2, owner: 0, key: null })
      expect(action({ council: ['propaganda'] })).not.toOffer({ do: 'play' })
    },
  ],
  'protecting-our-investment': [
    () => {
      const t = table({ seats: [{}, { council: ['protecting-our-investment'], grid: { 'council/front': up('barbican-gate') } }] })
      passesInstants(t.choose({ do: 'delve', path: 'council' })).choose(1, { do: 'play' })
      expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(4)
      passes(t).look()
      const agent = table({ seats: [{}, { council: ['protecting-our-investment'], grid: { 'council/front': up('maestro') } }] })
      expect(passesInstants(agent.choose({ do: 'delve', path: 'council' }))).not.toOffer({ do: 'play' })
    },
  ],
  recalibrate: [
    () => {
      const t = afterAction({ council: ['recalibrate'], grid: { 'council/front': up('job-board') }, commons: ['dodge'] }).choose({
        do: 'play',
      })
      expect(cardIn(t, 0, 'council/front').forged).toBe(false)
      expect(keys(t, player(t, 0).council)).toEqual(['dodge'])
      expect(afterAction({ council: ['recalibrate'], grid: { 'council/front': down('job-board') } })).not.toOffer({ do: 'play' })
    },
  ],
  tenacity: [
    () => {
      const t = table({ seats: [{ shards: 9 }, { council: ['tenacity'], grid: { 'council/front': down('job-board') } }] })
      delve(t, 'council').choose({ do: 'discover' }).choose(1, { do: 'play' })
      expect(t).toOffer({ do: 'break', shards: 6 })
      passes(t.choose({ do: 'leave' }))
      expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(3)
      t.look()
    },
  ],
  dodge: [
    () => {
      const t = table({ seats: [{ council: ['dodge'] }, { grid: { 'council/front': up('yowling-tezu') } }] })
      delve(t, 'council').choose(1, { do: 'trigger' }).choose(0, { do: 'play' })
      expect([player(t, 0).heat, player(t, 1).heat]).toEqual([0, 1])
      t.look()
    },
  ],
  'knot-today': [
    () => {
      const seats = [
        { council: ['knot-today'], shards: 0, commons: ['maestro', 'job-board'] },
        { heat: 1, commons: ['dodge', 'job-board'] },
      ] as const
      const t = delveToDistrict(table({ seats }), 'commons').choose({ do: 'play' })
      expect(zoneOf(t, 1, 'dodge')).toBe('archives')
      expect(keys(t, player(t, 0).council)).toEqual(['maestro'])
      passes(t)
      const other = table({ seats: [seats[0], { heat: 1, commons: ['job-board'] }] })
      expect(delveToDistrict(other, 'commons')).toOfferExactly([{ do: 'pass' }])
      passes(passes(other).choose({ do: 'leave' }))
    },
  ],
})
