import { expect } from 'vitest'
import { agents } from '../content/cards/agents.ts'
import type { CardName } from '../content/cards/index.ts'
import { cardAt } from '../rules/state.ts'
import { barrierOf, costOf, councilLimit, presenceOf } from '../rules/values.ts'
import { provesCards } from './proves-cards.ts'
import {
  afterAction,
  cardIn,
  delve,
  delveToDistrict,
  discovering,
  down,
  goOn,
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

/** Seat 0 confronts an exhausted forged agent of seat 1 and comes to the offer of breaking it. */
function facing(agent: CardName, mine: SeatLiteral, theirs: SeatLiteral = {}): HubTable {
  const grid = { ...theirs.grid, 'council/front': up(agent, { exhausted: true }) }
  const t = table({
    seats: [
      { shards: 20, ...mine },
      { ...theirs, grid },
    ],
  })
  delve(t, 'council').choose({ do: 'confront' })
  passes(t)
  return t.choose({ do: 'pay' })
}

const ready = (agent: CardName) => ({ grid: { 'council/front': up(agent) } })

provesCards(agents, {
  'auntie-ruth': [
    () => {
      const t = afterAction(ready('auntie-ruth'), { commons: ['dodge'] })
      t.choose({ do: 'use' }).choose({ do: 'player', seat: 1 })
      expect(keys(t, player(t, 1).council)).toEqual(['dodge'])
      expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
      const self = afterAction({ ...ready('auntie-ruth'), commons: ['dodge'] })
      self.choose({ do: 'use' }).choose({ do: 'player', seat: 0 })
      expect(keys(self, player(self, 0).council)).toEqual(['dodge'])
    },
    () => {
      const t = facing('auntie-ruth', { actions: 3 })
      t.choose({ do: 'break' })
      expect(player(t, 0).actions).toBe(1)
      expect(keys(t, player(t, 0).score)).toEqual(['auntie-ruth'])
      const spent = facing('auntie-ruth', { actions: 1 })
      expect(spent).toOfferExactly([{ do: 'leave' }])
      t.look()
    },
  ],
  'doctor-twilight': [
    () => {
      const t = afterAction({ ...ready('doctor-twilight'), archives: ['job-board', 'maestro'] })
      t.choose({ do: 'use' }).choose({ do: 'choose', card: id(t, 0, 'job-board') })
      expect(player(t, 0).shards).toBe(8)
      expect(zoneOf(t, 0, 'job-board')).toBe('exile')
      const agent = afterAction({ ...ready('doctor-twilight'), archives: ['maestro'] })
      agent.choose({ do: 'use' })
      expect(keys(agent, player(agent, 1).score)).toEqual(['maestro'])
      expect(afterAction(ready('doctor-twilight'))).not.toOffer({ do: 'use' })
    },
    () => {
      const t = discovering('doctor-twilight', {}, { exile: ['dodge', 'tenacity'] })
      t.choose(1, { do: 'trigger' }).choose(1, { do: 'choose', card: id(t, 1, 'dodge') })
      expect(zoneOf(t, 1, 'dodge')).toBe('archives')
      t.choose({ do: 'leave' }).look()
      expect(discovering('doctor-twilight', {})).toBeAsked(0, 'presence')
    },
  ],
  'gargala-larga': [
    () => {
      const t = afterAction(ready('gargala-larga'))
      t.choose({ do: 'use' })
      expect(cardAt(t.state, player(t, 0).seeker).exhausted).toBe(false)
      expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
      expect(afterAction({ ...ready('gargala-larga'), seekerReady: true })).not.toOffer({ do: 'use' })
    },
    () => {
      const t = facing('gargala-larga', { seekerReady: true })
      t.choose({ do: 'break' })
      expect(cardAt(t.state, player(t, 0).seeker).exhausted).toBe(true)
      expect(keys(t, player(t, 0).score)).toEqual(['gargala-larga'])
      t.look()
      expect(facing('gargala-larga', {})).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'kryzar-the-rat': [
    () => {
      const t = afterAction({ shards: 5, council: ['kryzar-the-rat'], grid: { 'council/front': down('job-board') } })
      t.choose({ do: 'rush' }).choose({ do: 'at', slot: slot('council/front') })
      expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: true, exhausted: false })
      expect(player(t, 0).shards).toBe(0)
      expect(zoneOf(t, 0, 'job-board')).toBe('archives')
      expect(afterAction({ shards: 4, council: ['kryzar-the-rat'] })).not.toOffer({ do: 'rush' })
    },
    () => {
      const t = table({ seats: [{ council: ['job-board'], ...ready('kryzar-the-rat') }, {}] })
      t.choose({ do: 'delve', path: 'council' }).choose({ do: 'use', slot: slot('council/front') })
      expect(zoneOf(t, 0, 'job-board')).toBe('archives')
      t.choose({ do: 'at', slot: slot('archives/front') })
      expect(t.view(0).delve).toMatchObject({ path: 'archives', row: 'front' })
      t.look()
      expect(afterAction({ council: ['job-board'], ...ready('kryzar-the-rat') })).not.toOffer({ do: 'use' })
    },
  ],
  'rory-and-bug': [
    () => {
      const t = afterAction({ shards: 2, ...ready('rory-and-bug') })
      t.choose({ do: 'use' }).choose({ do: 'at', slot: slot('commons/front') })
      expect(keyAt(t, 0, 'commons/front')).toBe('rory-and-bug')
      expect(player(t, 0).shards).toBe(0)
      expect(afterAction({ shards: 1, ...ready('rory-and-bug') })).not.toOffer({ do: 'use' })
    },
  ],
  'sergeant-cole': [
    () => {
      const t = table({ seats: [{ shards: 0, ...ready('sergeant-cole') }, { commons: 5 }] })
      delveToDistrict(t, 'archives').choose({ do: 'use' })
      expect(player(t, 1).commons).toHaveLength(3)
      expect(player(t, 1).archives).toHaveLength(2)
    },
    () => {
      const t = facing('sergeant-cole', { grid: { 'archives/back': down('job-board'), 'council/back': up('job-board') } })
      t.choose({ do: 'break' })
      expect(cardIn(t, 0, 'archives/back').exhausted).toBe(true)
      t.look()
      expect(facing('sergeant-cole', { grid: { 'council/back': up('job-board') } })).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'prime-treasurer-geel': [
    () => {
      const t = afterAction({
        grid: { 'council/front': up('prime-treasurer-geel'), 'commons/back': up('canal-network'), 'archives/back': up('job-board') },
      })
      expect(barrierOf(t.state, id(t, 0, 'canal-network'))).toBe(3)
      expect(barrierOf(t.state, id(t, 0, 'prime-treasurer-geel'))).toBe(4)
      expect(barrierOf(t.state, id(t, 0, 'job-board'))).toBe(0)
    },
    () => {
      const t = discovering('prime-treasurer-geel', {})
      t.choose(1, { do: 'trigger' })
      expect(player(t, 1).shards).toBe(9)
      t.look()
      const deck = table({ seats: [{ shards: 0 }, { heat: 1, commons: ['prime-treasurer-geel', 'job-board'] }] })
      expect(goOn(delve(deck, 'commons'), 3)).toBeAsked(0, 'presence')
    },
  ],
  'ulin-marr': [
    () => {
      const t = table({ seats: [{ council: ['job-board', 'wall-wizard', 'lost-byway'], ...ready('ulin-marr') }, {}] })
      t.choose({ do: 'use' })
        .choose({ do: 'choose', card: id(t, 0, 'job-board') })
        .choose({ do: 'at', slot: slot('council/back') })
      t.choose({ do: 'choose', card: id(t, 0, 'wall-wizard') }).choose({ do: 'at', slot: slot('archives/back') })
      expect(player(t, 0).actions).toBe(2)
      expect([keyAt(t, 0, 'council/back'), keyAt(t, 0, 'archives/back')]).toEqual(['job-board', 'wall-wizard'])
      expect(keys(t, player(t, 0).council)).toEqual(['lost-byway'])
      const none = table({ seats: [{ council: ['job-board'], ...ready('ulin-marr') }, {}] })
      none.choose({ do: 'use' }).choose({ do: 'done' })
      expect(player(none, 0).council).toHaveLength(1)
    },
    () => {
      const t = facing('ulin-marr', { grid: { 'commons/front': down('job-board') } })
      t.choose({ do: 'break' })
      expect(cardIn(t, 0, 'commons/front').exhausted).toBe(true)
      t.look()
      expect(facing('ulin-marr', { grid: { 'commons/back': down('job-board') } })).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'big-varna-gorvis': [
    () => {
      const t = table({ seats: [{ council: ['dodge', 'dodge'], ...ready('big-varna-gorvis') }, { council: ['dodge'] }] })
      t.choose({ do: 'use' })
      expect(player(t, 0)).toMatchObject({ shards: 8, actions: 2 })
      expect(table({ seats: [{ council: ['dodge'], ...ready('big-varna-gorvis') }, { council: ['dodge'] }] })).not.toOffer({ do: 'use' })
    },
    () => {
      const t = discovering('big-varna-gorvis', { council: ['job-board'] }, { council: ['dodge', 'tenacity'] })
      passes(t.choose(1, { do: 'trigger' }))
      expect(zoneOf(t, 0, 'job-board')).toBe('archives')
      t.look()
      expect(discovering('big-varna-gorvis', { council: ['job-board'] }, { council: ['dodge'] })).toBeAsked(0, 'presence')
    },
  ],
  'boss-bresloo': [
    () => {
      const t = afterAction(
        { grid: { 'council/front': down('boss-bresloo') } },
        { grid: { 'council/back': up('job-board'), 'council/front': up('eye-enforcers') } },
      )
      t.choose({ do: 'forge' }).choose({ do: 'use' })
      expect(cardIn(t, 1, 'council/back').forged).toBe(false)
      expect(cardIn(t, 1, 'council/front').forged).toBe(true)
      const nobody = afterAction({ grid: { 'council/front': down('boss-bresloo') } }, { grid: { 'council/front': up('eye-enforcers') } })
      nobody.choose({ do: 'forge' })
      expect(nobody.state.windows.map(({ kind }) => kind)).toEqual(['W2'])
    },
    () => {
      const t = discovering('boss-bresloo', { grid: { 'council/back': up('eye-enforcers'), 'council/front': down('job-board') } })
      t.choose(1, { do: 'trigger' })
      expect(cardIn(t, 0, 'council/back')).toMatchObject({ forged: false, exhausted: true })
      t.look()
      expect(discovering('boss-bresloo', { grid: { 'council/back': down('job-board') } })).toBeAsked(0, 'presence')
    },
  ],
  'guildmaster-yanos': [
    () => {
      const t = afterAction({
        grid: { 'council/front': up('guildmaster-yanos'), 'commons/back': down('canal-network'), 'archives/back': down('rory-and-bug') },
      })
      expect(costOf(t.state, id(t, 0, 'canal-network'))).toBe(2)
      expect(costOf(t.state, id(t, 0, 'rory-and-bug'))).toBe(0)
      expect(costOf(t.state, id(t, 0, 'guildmaster-yanos'))).toBe(3)
    },
    () => {
      const t = facing('guildmaster-yanos', { grid: { 'council/back': down('job-board') } })
      t.choose({ do: 'break' })
      expect(cardIn(t, 0, 'council/back').exhausted).toBe(true)
      t.look()
      expect(facing('guildmaster-yanos', { grid: { 'commons/back': down('job-board') } })).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'spider-rebbek': [
    () => {
      const t = afterAction({ grid: { 'council/front': up('spider-rebbek'), 'commons/back': down('job-board') } })
      expect(presenceOf(t.state, id(t, 0, 'job-board'))).toBe(4)
      expect(presenceOf(t.state, id(t, 0, 'spider-rebbek'))).toBe(2)
    },
    () => {
      const t = discovering('spider-rebbek', { grid: { 'council/back': up('job-board'), 'council/front': down('job-board') } })
      t.choose(1, { do: 'trigger' })
      expect(cardIn(t, 0, 'council/back').exhausted).toBe(true)
      t.look()
      expect(discovering('spider-rebbek', { grid: { 'council/back': up('job-board', { exhausted: true }) } })).toBeAsked(0, 'presence')
    },
  ],
  'coroner-goodman': [
    () => {
      const t = table({
        seats: [
          { shards: 9 },
          { archives: ['dodge'], grid: { 'council/front': down('job-board'), 'council/back': up('coroner-goodman') } },
        ],
      })
      delve(t, 'council').choose({ do: 'discover' }).choose(1, { do: 'use' })
      expect(zoneOf(t, 1, 'dodge')).toBe('exile')
      expect(t).toOffer({ do: 'break', shards: 6 })
      t.choose({ do: 'leave' })
      expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(3)
      t.look()
    },
  ],
  maestro: [
    () => {
      const t = table({ seats: [{ council: ['job-board', 'dodge'], ...ready('maestro') }, {}] })
      goOn(delve(t, 'council'), 2).choose({ do: 'continue' }).choose({ do: 'use' })
      expect(t).toOfferExactly([{ do: 'choose', card: id(t, 0, 'job-board') }])
      t.choose({ do: 'choose' }).choose({ do: 'at', slot: slot('council/back') })
      expect(keyAt(t, 0, 'council/back')).toBe('job-board')
      expect(player(t, 0).actions).toBe(2)
      t.look()
      const none = table({ seats: [{ council: ['dodge'], ...ready('maestro') }, {}] })
      goOn(delve(none, 'council'), 2).choose({ do: 'continue' })
      expect(none).toOfferExactly([{ do: 'pass' }])
    },
    () => {
      const t = facing('maestro', {}, { heat: 1 })
      t.choose({ do: 'break' })
      expect([player(t, 0).heat, player(t, 1).heat]).toEqual([1, 0])
      t.look()
      expect(facing('maestro', {})).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'vapor-x': [
    () => {
      const grid = { 'council/front': up('vapor-x'), 'archives/front': down('job-board'), 'commons/back': up('wall-wizard') }
      const t = afterAction({ grid })
      t.choose({ do: 'use' }).choose({ do: 'at', slot: slot('archives/front') })
      expect(keyAt(t, 0, 'commons/back')).toBe('job-board')
      expect(player(t, 0).shards).toBe(4)
      expect(afterAction({ grid: { 'council/front': up('vapor-x'), 'archives/front': down('job-board') } })).not.toOffer({ do: 'use' })
    },
    () => {
      const t = facing('vapor-x', { grid: { 'archives/front': up('wall-wizard'), 'commons/back': up('pax-observatory') } })
      t.choose({ do: 'break' })
      expect([keyAt(t, 0, 'archives/front'), keyAt(t, 0, 'commons/back')]).toEqual(['pax-observatory', 'wall-wizard'])
      t.look()
      expect(facing('vapor-x', { grid: { 'commons/back': up('pax-observatory') } })).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'counselor-vreenax': [
    () => {
      const t = afterAction(ready('counselor-vreenax'), { grid: { 'council/back': down('job-board') } })
      expect(costOf(t.state, id(t, 1, 'job-board'))).toBe(3)
      expect(costOf(t.state, id(t, 0, 'counselor-vreenax'))).toBe(4)
    },
    () => {
      const t = facing('counselor-vreenax', { council: ['job-board', 'wall-wizard', 'dodge'] })
      t.choose({ do: 'break' })
        .choose({ do: 'choose', card: id(t, 0, 'job-board') })
        .choose({ do: 'choose', card: id(t, 0, 'wall-wizard') })
      expect(t).toOfferExactly([{ do: 'done' }, { do: 'choose', card: id(t, 0, 'dodge') }])
      t.choose({ do: 'done' })
      expect(keys(t, player(t, 0).exile)).toEqual(['job-board', 'wall-wizard'])
      expect(keys(t, player(t, 0).score)).toEqual(['counselor-vreenax'])
      t.look()
      expect(facing('counselor-vreenax', { council: ['job-board', 'dodge'] })).toOfferExactly([{ do: 'leave' }])
    },
  ],
  'renovator-warlan': [
    () => {
      const t = table({
        seats: [
          { council: ['wall-wizard'], grid: { 'council/front': up('renovator-warlan'), 'council/back': down('job-board') } },
          { grid: { 'archives/front': down('job-board'), 'commons/front': down('job-board') } },
        ],
      })
      t.choose({ do: 'stage' })
        .choose({ do: 'at', slot: slot('council/back') })
        .choose(0, { do: 'use' })
      expect(t).toBeAsked(1, 'choose-grid-card')
      t.choose(1, { do: 'at', slot: slot('commons/front') })
      expect(cardIn(t, 1, 'commons/front').exhausted).toBe(true)
      expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
      passes(t).look()
    },
  ],
  'recruiter-nilero': [
    () => {
      const t = afterAction(ready('recruiter-nilero'))
      expect(councilLimit(t.state, 0)).toBe(7)
      expect(councilLimit(t.state, 1)).toBe(5)
    },
    () => {
      const t = discovering('recruiter-nilero', { commons: ['dodge', 'tenacity', 'job-board'] })
      t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 0 })
      expect(keys(t, player(t, 0).council)).toEqual(['dodge', 'tenacity'])
      passes(t).look()
    },
  ],
})
