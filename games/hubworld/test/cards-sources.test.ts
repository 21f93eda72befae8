import { expect } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { sources } from '../content/cards/sources.ts'
import { barrierOf, costOf, presenceOf } from '../rules/values.ts'
import { provesCards, refundsOne } from './proves-cards.ts'
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
} from './table.ts'

const front = (card: CardName): SeatLiteral => ({ grid: { 'council/front': up(card) } })
const facedown = (card: CardName): SeatLiteral => ({ grid: { 'council/front': down(card) } })

provesCards(sources, {
  'capricious-informant': [
    () => refundsOne('capricious-informant'),
    () => {
      const t = afterAction(front('capricious-informant'), {
        grid: { 'council/front': up('canal-network'), 'council/back': up('barbican-gate') },
      })
      expect(barrierOf(t.state, id(t, 1, 'canal-network'))).toBe(1)
      expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(1)
      const three = table({ seats: [front('capricious-informant'), {}, front('canal-network')] })
      expect(barrierOf(three.state, id(three, 2, 'canal-network'))).toBe(2)
    },
  ],
  'disagreeable-inspector': [
    () => {
      const t = table({ seats: [front('disagreeable-inspector'), front('eye-enforcers')] })
      passesInstants(t.choose({ do: 'delve', path: 'council' })).choose({ do: 'use' })
      expect(barrierOf(t.state, id(t, 1, 'eye-enforcers'))).toBe(1)
      expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
      t.choose(1, { do: 'decline' }).choose({ do: 'pay', shards: 1 })
      expect(barrierOf(t.state, id(t, 1, 'eye-enforcers'))).toBe(3)
      t.look()
    },
  ],
  shardwinner: [
    () => {
      const t = afterAction({ shards: 0, grid: { 'council/back': up('shardwinner') } })
      t.choose({ do: 'collect', slot: slot('council/back') })
      expect(player(t, 0).shards).toBe(2)
      const elsewhere = afterAction({ shards: 0, grid: { 'archives/back': up('shardwinner') } }).choose({ do: 'collect' })
      expect(player(elsewhere, 0).shards).toBe(1)
    },
    () => {
      const t = afterAction({ grid: { 'commons/back': down('shardwinner') } })
      expect(presenceOf(t.state, id(t, 0, 'shardwinner'))).toBe(6)
      const elsewhere = afterAction({ grid: { 'council/back': down('shardwinner') } })
      expect(presenceOf(elsewhere.state, id(elsewhere, 0, 'shardwinner'))).toBe(2)
    },
  ],
  'tele-mail-cluster': [
    () => {
      const t = afterAction({ ...facedown('tele-mail-cluster'), council: ['job-board'] })
      t.choose({ do: 'forge' })
        .choose({ do: 'use' })
        .choose({ do: 'choose' })
        .choose({ do: 'at', slot: slot('council/back') })
      expect(keyAt(t, 0, 'council/back')).toBe('job-board')
      expect(player(t, 0).actions).toBe(3)
      const none = afterAction({ ...facedown('tele-mail-cluster'), council: ['dodge'] }).choose({ do: 'forge' })
      expect(none).toOfferExactly([{ do: 'pass' }])
    },
  ],
  'the-dragons-hoard': [
    () => {
      const t = afterAction({
        grid: { 'council/front': up('the-dragons-hoard'), 'council/middle': down('job-board'), 'council/back': down('wall-wizard') },
      })
      expect(presenceOf(t.state, id(t, 0, 'job-board'))).toBe(4)
      expect(presenceOf(t.state, id(t, 0, 'wall-wizard'))).toBe(4)
    },
  ],
  'lost-byway': [
    () => {
      const t = afterAction({ ...facedown('lost-byway'), heat: 2 })
      t.choose({ do: 'forge' }).choose({ do: 'use' })
      expect(player(t, 0).heat).toBe(1)
    },
  ],
  'silkline-shuttle': [
    () => {
      const t = afterAction({ grid: { 'council/front': down('silkline-shuttle'), 'archives/back': up('job-board') } })
      t.choose({ do: 'forge' }).choose({ do: 'use' })
      expect([keyAt(t, 0, 'archives/back'), keyAt(t, 0, 'council/front')]).toEqual(['silkline-shuttle', 'job-board'])
      const alone = afterAction(facedown('silkline-shuttle')).choose({ do: 'forge' })
      expect(alone.state.windows.map(({ kind }) => kind)).not.toContain('reaction')
    },
  ],
  'echopomp-revoker': [
    () => {
      const t = table({ seats: [{}, { ...front('echopomp-revoker'), archives: ['dodge', 'tenacity', 'job-board'] }, {}] })
      t.choose({ do: 'delve', seat: 2, path: 'council' }).choose(1, { do: 'use' })
      t.choose(1, { do: 'choose', card: id(t, 1, 'dodge') }).choose(1, { do: 'choose', card: id(t, 1, 'tenacity') })
      expect(t.state.delve).toBeNull()
      expect(keys(t, player(t, 1).exile)).toEqual(['dodge', 'tenacity'])
      const few = table({ seats: [{}, { ...front('echopomp-revoker'), archives: ['dodge'] }] })
      expect(few.choose({ do: 'delve', path: 'council' })).not.toOffer({ do: 'use' })
      expect(afterAction({ ...front('echopomp-revoker'), archives: ['dodge', 'tenacity'] })).not.toOffer({ do: 'use' })
    },
  ],
  'bubblemap-kiosk': [
    () => refundsOne('bubblemap-kiosk'),
    () => {
      const t = table({
        seats: [
          { shards: 0, ...front('bubblemap-kiosk') },
          { heat: 2, commons: ['dodge', 'job-board', 'wall-wizard'] },
        ],
      })
      delveToDistrict(t, 'commons').choose({ do: 'use' })
      passes(t)
      expect(t.view(0).engagement?.key).toBe('wall-wizard')
      passes(t.choose({ do: 'leave' }))
      expect(t.view(0).engagement?.key).toBe('job-board')
      t.choose({ do: 'leave' })
      expect(keys(t, player(t, 1).commons.toReversed())).toEqual(['dodge', 'job-board', 'wall-wizard'])
    },
  ],
  'crispy-crawler': [
    () => {
      const t = afterAction(facedown('crispy-crawler')).choose({ do: 'forge' })
      expect(cardIn(t, 0, 'council/front').cached).toBe(2)
    },
    () => {
      const t = table({ phase: 'round-start', seats: [{ grid: { 'council/front': up('crispy-crawler', { cached: 1 }) } }, {}] })
      t.choose({ do: 'use' })
      expect(player(t, 0).shards).toBe(6)
      expect(cardIn(t, 0, 'council/front').cached).toBe(0)
      const empty = table({ phase: 'round-start', seats: [front('crispy-crawler'), {}] })
      expect(empty).not.toOffer({ do: 'use' })
    },
  ],
  'pax-observatory': [
    () => {
      const t = table({ phase: 'refresh', seats: [{ ...front('pax-observatory'), actions: 0 }, { actions: 0 }] })
      t.choose({ do: 'use' })
      expect([player(t, 0).actions, player(t, 1).actions]).toEqual([4, 3])
    },
  ],
  'waterfront-soakhouse': [
    () => {
      const t = afterAction({ grid: { 'council/back': down('waterfront-soakhouse') }, council: ['waterfront-soakhouse'] }, { heat: 1 })
      expect(presenceOf(t.state, id(t, 0, 'waterfront-soakhouse', 'grid'))).toBe(6)
      expect(presenceOf(t.state, id(t, 0, 'waterfront-soakhouse', 'council'))).toBe(6)
      const even = afterAction({ grid: { 'council/back': up('waterfront-soakhouse') } })
      expect(presenceOf(even.state, id(even, 0, 'waterfront-soakhouse'))).toBe(2)
    },
  ],
  wirecrawler: [
    () => refundsOne('wirecrawler'),
    () => {
      const t = afterAction(front('wirecrawler'))
        .choose({ do: 'use' })
        .choose({ do: 'at', slot: slot('archives/front') })
      expect(keyAt(t, 0, 'archives/front')).toBe('wirecrawler')
      expect(cardIn(t, 0, 'archives/front').exhausted).toBe(true)
    },
  ],
  'cargo-inspector': [
    () => {
      const t = afterAction({ ...front('cargo-inspector'), commons: ['dodge', 'tenacity', 'job-board'] })
      t.choose({ do: 'use' }).choose({ do: 'choose', card: id(t, 0, 'dodge') })
      expect(keys(t, player(t, 0).council)).toEqual(['tenacity'])
      expect(keys(t, player(t, 0).archives)).toEqual(['dodge'])
      const empty = afterAction({ ...front('cargo-inspector'), commons: 0 }).choose({ do: 'use' })
      expect(cardIn(empty, 0, 'council/front').exhausted).toBe(true)
    },
  ],
  'echofield-registry': [
    () => {
      const t = table({ seats: [{ shards: 0, ...front('echofield-registry'), archives: ['maestro'], commons: 3 }, {}] })
      delveToDistrict(t, 'council').choose({ do: 'use' })
      expect(player(t, 0).archives).toEqual([])
      expect(player(t, 0).commons).toHaveLength(3)
      expect(player(t, 0).council).toHaveLength(1)
      passes(t)
      const empty = table({ seats: [{ shards: 0, ...front('echofield-registry') }, {}] })
      expect(delveToDistrict(empty, 'council')).not.toOffer({ do: 'use' })
    },
  ],
  'containment-funnel': [
    () => {
      const t = table({ seats: [{}, { grid: { 'council/front': up('barbican-gate'), 'council/middle': up('containment-funnel') } }] })
      passesInstants(t.choose({ do: 'delve', path: 'council' })).choose(1, { do: 'use' })
      expect(t.view(0).delve).toMatchObject({ path: 'council', row: 'middle' })
      expect(t).toOfferExactly([{ do: 'break', shards: 3 }, { do: 'leave' }])
      const far = table({ seats: [{}, { grid: { 'council/front': up('barbican-gate'), 'council/back': up('containment-funnel') } }] })
      expect(delve(far, 'council')).toBeAsked(1, 'ability')
    },
  ],
  'cargo-manifest': [
    () => {
      const t = afterAction(facedown('cargo-manifest'), { commons: ['dodge', 'job-board', 'tenacity'] })
      t.choose({ do: 'forge' }).choose({ do: 'use' })
      expect(t.view(0).shown).toEqual({ key: 'dodge', owner: 1 })
      expect(t.view(1).shown).toBeNull()
      t.choose({ do: 'bottom' })
      expect(keys(t, player(t, 1).commons.toReversed())).toEqual(['job-board', 'tenacity', 'dodge'])
      const stays = afterAction(facedown('cargo-manifest'), { commons: ['dodge', 'job-board'] })
        .choose({ do: 'forge' })
        .choose({ do: 'use' })
        .choose({ do: 'top' })
      expect(keys(stays, player(stays, 1).commons.toReversed())).toEqual(['dodge', 'job-board'])
      const empty = afterAction(facedown('cargo-manifest'), { commons: 0 }).choose({ do: 'forge' })
      expect(empty.state.windows.map(({ kind }) => kind)).not.toContain('reaction')
    },
  ],
  'job-board': [
    () => refundsOne('job-board'),
    () => {
      const t = afterAction({
        grid: { 'council/front': up('job-board'), 'council/middle': down('canal-network'), 'council/back': down('lost-byway') },
      })
      expect(costOf(t.state, id(t, 0, 'canal-network'))).toBe(2)
      expect(costOf(t.state, id(t, 0, 'lost-byway', 'grid'))).toBe(3)
    },
  ],
  'wall-wizard': [
    () => refundsOne('wall-wizard'),
    () => {
      const t = table({ seats: [{ shards: 0, ...front('wall-wizard') }, {}] })
      delveToDistrict(t, 'council').choose({ do: 'use' })
      expect(player(t, 0).shards).toBe(2)
    },
  ],
  'marauders-market': [
    () => {
      const t = afterAction({ ...front('marauders-market'), heat: 2 }).choose({ do: 'use' })
      expect(player(t, 0).shards).toBe(7)
      expect(afterAction({ ...front('marauders-market'), heat: 1 })).not.toOffer({ do: 'use' })
    },
  ],
  'daring-aeroboarder': [
    () => {
      const t = table({ seats: [{ ...front('daring-aeroboarder'), council: ['job-board', 'job-board', 'job-board'] }, {}] })
      t.choose({ do: 'delve', path: 'council' })
        .choose({ do: 'use' })
        .choose({ do: 'at', seat: 1, slot: slot('council/middle') })
      expect(t.view(0).delve).toMatchObject({ path: 'council', row: 'middle', step: 'approach' })
      t.look()
      const many = table({ seats: [{ ...front('daring-aeroboarder'), council: ['job-board', 'job-board', 'job-board', 'job-board'] }, {}] })
      expect(many.choose({ do: 'delve', path: 'council' })).toBeAsked(0, 'instant-at-slot')
    },
  ],
})
