import { expect } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { obstacles } from '../content/cards/obstacles.ts'
import { barrierOf, presenceOf } from '../rules/values.ts'
import { provesCards, refundsOne } from './proves-cards.ts'
import {
  afterAction,
  cardIn,
  delve,
  discovering,
  down,
  type HubTable,
  id,
  keyAt,
  keys,
  passes,
  player,
  type SeatLiteral,
  slot,
  table,
  up,
  zoneOf,
} from './table.ts'

/** Seat 0 confronts a forged card of seat 1. */
function confronting(card: CardName, mine: SeatLiteral = {}, theirs: SeatLiteral = {}): HubTable {
  const t = table({ seats: [mine, { ...theirs, grid: { ...theirs.grid, 'council/front': up(card) } }] })
  return delve(t, 'council')
}

/** Seat 0 discovers the top card of seat 1's Commons. */
function onTop(card: CardName, theirs: SeatLiteral = {}): HubTable {
  const t = table({ seats: [{ shards: 0 }, { heat: 1, ...theirs, commons: [card, 'job-board', 'job-board'] }] })
  delve(t, 'commons')
  for (let n = 0; n < 3; n++) passes(t.choose({ do: 'continue' }))
  return t
}

provesCards(obstacles, {
  'barbican-gate': [
    () => {
      const t = confronting('barbican-gate', { grid: { 'council/back': up('job-board'), 'council/front': down('job-board') } })
      t.choose(1, { do: 'trigger' })
      expect(t).toOfferExactly([{ do: 'decline' }, { do: 'at', seat: 0, slot: slot('council/back') }])
      t.choose(0, { do: 'at' })
      expect(cardIn(t, 0, 'council/back').exhausted).toBe(true)
      expect(player(t, 1).shards).toBe(5)
      t.look()
      const declined = confronting('barbican-gate', { grid: { 'council/back': up('job-board') } })
        .choose(1, { do: 'trigger' })
        .choose(0, { do: 'decline' })
      expect(player(declined, 1).shards).toBe(7)
      declined.look()
    },
    () => {
      const t = discovering('barbican-gate').choose(1, { do: 'trigger' })
      expect(player(t, 1).shards).toBe(6)
      t.look()
      expect(onTop('barbican-gate')).toBeAsked(1, 'ability')
    },
  ],
  'canal-network': [
    () => {
      const t = confronting(
        'canal-network',
        { grid: { 'council/front': down('job-board') } },
        { grid: { 'archives/back': down('job-board') } },
      )
      t.choose(1, { do: 'trigger' })
        .choose(1, { do: 'player', seat: 0 })
        .choose(1, { do: 'at', slot: slot('council/middle') })
      expect(keyAt(t, 0, 'council/middle')).toBe('job-board')
      t.look()
      expect(confronting('canal-network', { grid: { 'council/front': up('job-board') } })).toBeAsked(0, 'barrier')
    },
    () => {
      const t = discovering('canal-network', { grid: { 'council/front': up('job-board') } })
      t.choose(1, { do: 'trigger' })
        .choose(1, { do: 'player', seat: 0 })
        .choose(1, { do: 'at', slot: slot('commons/front') })
      expect(keyAt(t, 0, 'commons/front')).toBe('job-board')
      t.look()
      const own = discovering('canal-network').choose(1, { do: 'trigger' })
      own.choose(1, { do: 'at', slot: slot('archives/front') })
      expect(own).toBeAsked(0, 'go-on')
      expect(onTop('canal-network')).toBeAsked(0, 'presence')
    },
  ],
  'eye-enforcers': [
    () => {
      const t = confronting('eye-enforcers', { council: ['job-board', 'dodge'] })
      passes(t.choose(1, { do: 'trigger' }))
      expect(player(t, 1).shards).toBe(4)
      expect(player(t, 0).archives).toHaveLength(1)
      t.look()
      expect(confronting('eye-enforcers', {}, { shards: 0 })).toBeAsked(0, 'barrier')
    },
    () => {
      const t = discovering('eye-enforcers', { council: ['job-board'] })
      passes(t.choose(1, { do: 'trigger' }))
      expect(player(t, 0).archives).toHaveLength(1)
      expect(zoneOf(t, 1, 'eye-enforcers')).toBe('archives')
      expect(t).toBeAsked(0, 'go-on')
      expect(onTop('eye-enforcers')).toBeAsked(0, 'presence')
    },
  ],
  'salvage-rats': [
    () => {
      const t = afterAction({ shards: 2, council: ['salvage-rats'] })
      t.choose({ do: 'rush' }).choose({ do: 'at', slot: slot('council/front') })
      expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: true, exhausted: false })
      expect(player(t, 0).shards).toBe(0)
    },
    () => {
      const around = { 'council/middle': down('job-board'), 'archives/front': down('job-board'), 'commons/front': up('job-board') }
      const t = afterAction({ grid: { 'council/front': up('salvage-rats'), ...around } })
      expect(barrierOf(t.state, id(t, 0, 'salvage-rats'))).toBe(2)
      const facedown = afterAction({ grid: { 'council/front': down('salvage-rats'), ...around } })
      expect(barrierOf(facedown.state, id(facedown, 0, 'salvage-rats'))).toBe(0)
    },
  ],
  'transit-station': [
    () => {
      const front = afterAction({ grid: { 'council/front': down('transit-station') } })
      expect(presenceOf(front.state, id(front, 0, 'transit-station'))).toBe(5)
      const back = afterAction({ grid: { 'council/back': down('transit-station') } })
      expect(presenceOf(back.state, id(back, 0, 'transit-station'))).toBe(1)
    },
    () => {
      const middle = afterAction({ grid: { 'council/middle': up('transit-station') } })
      expect(barrierOf(middle.state, id(middle, 0, 'transit-station'))).toBe(3)
      const back = afterAction({ grid: { 'council/back': up('transit-station') } })
      expect(barrierOf(back.state, id(back, 0, 'transit-station'))).toBe(1)
    },
  ],
  'waterway-ferry': [
    () => {
      const t = afterAction({ grid: { 'council/front': down('waterway-ferry') } })
      t.choose({ do: 'forge' })
        .choose({ do: 'use' })
        .choose({ do: 'at', slot: slot('council/middle') })
      expect(keyAt(t, 0, 'council/middle')).toBe('waterway-ferry')
    },
  ],
  'silent-interrogator': [
    () => {
      const t = discovering('silent-interrogator', { commons: ['dodge', 'tenacity', 'job-board', 'maestro', 'vapor-x'] })
      t.choose(1, { do: 'trigger' })
      expect(keys(t, player(t, 0).commons)).toEqual(['dodge'])
      expect(keys(t, player(t, 0).archives).sort()).toEqual(['job-board', 'maestro', 'tenacity', 'vapor-x'])
      t.look()
      expect(onTop('silent-interrogator')).toBeAsked(0, 'presence')
    },
  ],
  'asset-protection-hub': [
    () => refundsOne('asset-protection-hub'),
    () => {
      const t = afterAction({
        grid: { 'council/middle': up('asset-protection-hub'), 'council/front': up('barbican-gate'), 'commons/front': up('canal-network') },
      })
      expect(barrierOf(t.state, id(t, 0, 'barbican-gate'))).toBe(2)
      expect(barrierOf(t.state, id(t, 0, 'canal-network'))).toBe(2)
    },
  ],
  'flooding-thoroughfare': [
    () => {
      const t = table({ seats: [{}, { grid: { 'council/front': down('flooding-thoroughfare') } }] })
      t.choose({ do: 'delve', path: 'council' }).choose(1, { do: 'forge' }).choose(1, { do: 'use' })
      expect(barrierOf(t.state, id(t, 1, 'flooding-thoroughfare'))).toBe(3)
      passes(t).choose({ do: 'end-delve' })
      expect(barrierOf(t.state, id(t, 1, 'flooding-thoroughfare'))).toBe(1)
      const calm = afterAction({ grid: { 'council/front': down('flooding-thoroughfare') } }).choose({ do: 'forge' })
      expect(calm.state.windows.map(({ kind }) => kind)).not.toContain('reaction')
    },
  ],
  'tunnel-runners': [
    () => refundsOne('tunnel-runners'),
    () => {
      const t = confronting('tunnel-runners', {}, { heat: 2 }).choose(1, { do: 'trigger' })
      expect(player(t, 1)).toMatchObject({ heat: 1, shards: 4 })
      t.look()
    },
  ],
  'emperor-drejj': [
    () => {
      const t = afterAction({ grid: { 'council/front': up('emperor-drejj'), 'archives/back': down('rory-and-bug') } })
      t.choose({ do: 'forge' })
        .choose({ do: 'use' })
        .choose({ do: 'at', slot: slot('council/middle') })
      expect(keyAt(t, 0, 'council/middle')).toBe('emperor-drejj')
      const itself = afterAction({ grid: { 'council/front': down('emperor-drejj') } }).choose({ do: 'forge' })
      expect(itself).toOffer({ do: 'use' })
    },
    () => {
      const t = discovering('emperor-drejj', { grid: { 'council/front': up('job-board') } })
      t.choose(1, { do: 'trigger' }).choose(1, { do: 'at', seat: 0, slot: slot('commons/front') })
      expect(keyAt(t, 0, 'commons/front')).toBe('job-board')
      t.look()
      expect(discovering('emperor-drejj')).toBeAsked(0, 'presence')
    },
  ],
  'orobo-plaza': [
    () => {
      const t = confronting('orobo-plaza', {}, { heat: 2 }).choose(1, { do: 'trigger' })
      expect([player(t, 0).shards, player(t, 1).shards]).toEqual([4, 6])
      t.look()
      expect(confronting('orobo-plaza', {}, { heat: 1 })).toBeAsked(0, 'barrier')
    },
    () => {
      const t = discovering('orobo-plaza', {}, { heat: 2 }).choose(1, { do: 'trigger' })
      expect([player(t, 0).shards, player(t, 1).shards]).toEqual([4, 6])
      t.look()
      expect(onTop('orobo-plaza', { heat: 2 })).toBeAsked(1, 'ability')
    },
  ],
  'probabilities-exchange': [
    () => {
      const t = confronting('probabilities-exchange', { grid: { 'council/front': up('maestro'), 'council/back': down('job-board') } })
      t.choose(1, { do: 'trigger' })
      expect(t).toBeAsked(0, 'choose-grid-card')
      t.choose(0, { do: 'at', slot: slot('council/front') })
      expect(zoneOf(t, 0, 'maestro')).toBe('commons')
      expect(player(t, 0).commons).toHaveLength(21)
      t.look()
      expect(confronting('probabilities-exchange')).toBeAsked(0, 'barrier')
    },
    () => {
      const facing = (mine: SeatLiteral) =>
        confronting('probabilities-exchange', { shards: 9, ...mine })
          .choose(1, { do: 'decline' })
          .choose(0, { do: 'pay' })
      const t = facing({ grid: { 'commons/front': down('job-board') } }).choose({ do: 'break' })
      expect(cardIn(t, 0, 'commons/front').exhausted).toBe(true)
      expect(zoneOf(t, 1, 'probabilities-exchange')).toBe('exile')
      t.look()
      expect(facing({ grid: { 'commons/back': down('job-board') } })).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'yowling-tezu': [
    () => {
      const t = confronting('yowling-tezu').choose(1, { do: 'trigger' })
      expect([player(t, 0).heat, player(t, 1).heat]).toEqual([1, 1])
      t.look()
    },
    () => {
      const t = discovering('yowling-tezu').choose(1, { do: 'trigger' })
      expect(player(t, 0).heat).toBe(2)
      expect(zoneOf(t, 1, 'yowling-tezu')).toBe('archives')
      expect(t).toBeAsked(0, 'go-on')
    },
  ],
})
