import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { lackToUse } from '../rules/abilities.ts'
import { defNamed, type Static, usableOf } from '../rules/card.ts'
import { cardAt } from '../rules/state.ts'
import { barrierOf, costOf, presenceOf, shardIconsOf } from '../rules/values.ts'
import { NOTHING } from '../rules/zones.ts'
import {
  afterAction,
  delve,
  down,
  goOn,
  type HubTable,
  id,
  passesInstants,
  player,
  position,
  type SeatLiteral,
  slot,
  table,
  up,
} from './table.ts'

/** HW-20: every lasting change as the card says it: which value, whose, by how much, and where the card must be. */
const LASTING = `
prime-treasurer-geel  | barrier      | others        | forged   | 1
guildmaster-yanos     | cost         | others        | forged   | -1
spider-rebbek         | presence     | others        | forged   | 1
counselor-vreenax     | cost         | rivalGrid     | forged   | 1
recruiter-nilero      | councilLimit | owner         | forged   | 2
salvage-rats          | barrier      | self          | forged   | 1
transit-station       | presence     | self          | grid     | 4
transit-station       | barrier      | self          | grid     | 2
asset-protection-hub  | barrier      | adjacent      | forged   | 1
capricious-informant  | barrier      | rivalFrontRow | forged   | -1
shardwinner           | shardIcons   | self          | grid     | 1
shardwinner           | presence     | self          | grid     | 4
the-dragons-hoard     | presence     | adjacent      | forged   | 1
waterfront-soakhouse  | presence     | self          | anywhere | 4
job-board             | cost         | adjacent      | forged   | -1
`
const lines = LASTING.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('20. Lasting changes as printed', () => {
  it('HW-20.5 what changes which value, of which cards, from where', () => {
    const printed = lines.map(([key = '', modifies, of, worksIn, by]) => ({ key, modifies, of, worksIn, by: Number(by) }))
    const found = [...new Set(printed.map(({ key }) => key))].flatMap((key) =>
      (defNamed(key)?.abilities ?? [])
        .filter((ability): ability is Static => ability.kind === 'static')
        .map(({ modifies, of, worksIn, by }) => ({ key, modifies, of, worksIn, by })),
    )
    expect(found).toEqual(printed)
  })

  const lone = (card: ReturnType<typeof up>, where: 'council/front' | 'council/middle' | 'commons/back', more: SeatLiteral = {}) => {
    const { state: g } = position({ seats: [{ ...more, grid: { [where]: card } }, { heat: 1 }] })
    return { g, self: g.cards.findIndex((one) => one.zone === 'grid') }
  }

  it('HW-20.5 a card that says "in your row" counts facedown as well; one "while forged" does not', () => {
    for (const lay of [up, down]) {
      const front = lone(lay('transit-station'), 'council/front')
      expect([presenceOf(front.g, front.self), barrierOf(front.g, front.self)]).toEqual([5, 1])
      const middle = lone(lay('transit-station'), 'council/middle')
      expect([presenceOf(middle.g, middle.self), barrierOf(middle.g, middle.self)]).toEqual([1, 3])
      const winner = lone(lay('shardwinner'), 'council/front')
      expect([shardIconsOf(winner.g, winner.self), presenceOf(winner.g, winner.self)]).toEqual([2, 2])
      const commons = lone(lay('shardwinner'), 'commons/back')
      expect([shardIconsOf(commons.g, commons.self), presenceOf(commons.g, commons.self)]).toEqual([1, 6])
    }
  })

  it('HW-20.5 outside a grid only what works anywhere counts', () => {
    const { state: g } = position({
      seats: [{ council: ['transit-station', 'shardwinner', 'salvage-rats', 'waterfront-soakhouse'] }, { heat: 1 }],
    })
    const [station = 0, winner = 0, rats = 0, soakhouse = 0] = g.players[0]?.council ?? []
    expect([presenceOf(g, station), barrierOf(g, station)]).toEqual([1, 1])
    expect([presenceOf(g, winner), shardIconsOf(g, winner)]).toEqual([2, 1])
    expect(barrierOf(g, rats)).toBe(0)
    expect(presenceOf(g, soakhouse)).toBe(6)
  })

  it('HW-20.2 changes of several cards add up, from every slot; facedown ones change nothing', () => {
    const grid = {
      'archives/front': up('the-dragons-hoard'),
      'council/front': down('lost-byway'),
      'commons/front': up('the-dragons-hoard'),
      'council/middle': down('the-dragons-hoard'),
      'commons/back': up('spider-rebbek'),
    } as const
    const { state: g } = position({ seats: [{ grid }, {}] })
    const middle = g.players[0]?.grid[slot('council/front')] ?? -1
    expect(presenceOf(g, middle)).toBe(4 + 1 + 1 + 1)
    const far = g.players[0]?.grid[slot('archives/front')] ?? -1
    expect(presenceOf(g, far)).toBe(3 + 1)
  })

  it('HW-1.3, HW-20.2 a change for the rival’s grid reaches the player to the left alone, from a forged card', () => {
    const cost = (lay: typeof up | typeof down, at: 'archives/front' | 'commons/back') => {
      const theirs = { grid: { 'council/front': down('lost-byway'), 'council/back': up('canal-network') } } as const
      const { state: g } = position({
        seats: [{ grid: { [at]: lay('counselor-vreenax'), 'council/middle': lay('capricious-informant') } }, theirs, theirs],
      })
      const of = (seat: number) => g.players[seat]?.grid.filter((card) => card >= 0) ?? []
      return [1, 2].map((seat) => of(seat).map((card) => costOf(g, card)))
    }
    expect(cost(up, 'archives/front')).toEqual([
      [4, 4],
      [3, 3],
    ])
    expect(cost(up, 'commons/back')).toEqual([
      [4, 4],
      [3, 3],
    ])
    expect(cost(down, 'archives/front')).toEqual([
      [3, 3],
      [3, 3],
    ])
  })

  it('HW-20.2 the front row of the rival has one barrier less, the other rows have not', () => {
    const theirs = {
      grid: { 'council/front': up('canal-network'), 'council/middle': up('canal-network'), 'archives/front': up('silent-interrogator') },
    } as const
    const { state: g } = position({ seats: [{ grid: { 'commons/back': up('capricious-informant') } }, theirs] })
    const barrier = (where: 'council/front' | 'council/middle' | 'archives/front') => barrierOf(g, g.players[1]?.grid[slot(where)] ?? -1)
    expect([barrier('council/front'), barrier('council/middle'), barrier('archives/front')]).toEqual([1, 2, 0])
  })

  it('HW-20.9 a change for one engagement is of that card alone', () => {
    const { state: g } = position({ seats: [{ grid: { 'council/front': up('canal-network'), 'council/back': up('canal-network') } }, {}] })
    const [front = 0, back = 0] = g.players[0]?.grid.filter((card) => card >= 0) ?? []
    g.modifiers = [{ card: front, value: 'barrier', by: 3, until: 'engagement' }]
    expect([barrierOf(g, front), barrierOf(g, back), presenceOf(g, front)]).toEqual([5, 2, 5])
  })
})

/** Every ability whose cost begins with "exhaust this card": its card and its place on it. */
const EXHAUSTS: readonly (readonly [CardName, number])[] = [
  ['abnus-orzo', 0],
  ['chairman-bo-pax', 0],
  ['goldie-xin', 0],
  ['jayko-and-ace', 0],
  ['auntie-ruth', 0],
  ['doctor-twilight', 0],
  ['gargala-larga', 0],
  ['kryzar-the-rat', 1],
  ['rory-and-bug', 0],
  ['sergeant-cole', 0],
  ['ulin-marr', 0],
  ['big-varna-gorvis', 0],
  ['coroner-goodman', 0],
  ['maestro', 0],
  ['vapor-x', 0],
  ['renovator-warlan', 0],
  ['disagreeable-inspector', 0],
  ['echopomp-revoker', 0],
  ['bubblemap-kiosk', 1],
  ['wirecrawler', 1],
  ['cargo-inspector', 0],
  ['echofield-registry', 0],
  ['containment-funnel', 0],
  ['wall-wizard', 1],
  ['marauders-market', 0],
  ['daring-aeroboarder', 0],
]

describe('9. Costs as printed', () => {
  it.each(EXHAUSTS)('HW-9.4 %s, ability %i: an exhausted card cannot exhaust itself', (key, index) => {
    const seeker = defNamed(key)?.type === 'seeker'
    const mine: SeatLiteral = seeker ? { seeker: key } : { grid: { 'council/back': up(key, { exhausted: true }) } }
    const { state: g } = position({ seats: [{ ...mine, heat: 2, council: ['dodge'], archives: ['dodge', 'dodge'], shards: 9 }, {}] })
    const self = g.cards.findIndex((card, n) => card.owner === 0 && cardAt(g, n).exhausted && (seeker || card.zone === 'grid'))
    const def = defNamed(key)
    const ability = def && usableOf(def, index)
    if (!ability) throw new Error(`${key} has no ability ${index}`)
    const { when: _, ...always } = ability
    expect(lackToUse(g, 0, self, always, NOTHING, 0)).toBe('exhausted')
    cardAt(g, self).exhausted = false
    expect(lackToUse(g, 0, self, always, NOTHING, 0)).not.toBe('exhausted')
  })

  it('HW-9.4 a card that only reacts or collects keeps standing: no other ability exhausts its card', () => {
    const others = ['crispy-crawler', 'pax-observatory', 'emperor-drejj', 'lost-byway', 'cargo-manifest', 'boss-bresloo'] as const
    for (const key of others) {
      const { state: g } = position({ seats: [{ grid: { 'council/back': up(key, { exhausted: true, cached: 1 }) } }, {}] })
      const self = g.players[0]?.grid[slot('council/back')] ?? -1
      for (const { ability } of defNamed(key)?.reactions ?? []) {
        const { when: _, choice: __, player: ___, ...always } = ability
        expect(lackToUse(g, 0, self, always, NOTHING, 0), key).toBeNull()
      }
    }
  })
})

const two = { 'archives/back': down('job-board'), 'commons/back': down('lost-byway') } as const

/** Each question a card asks by its name: who is asked what. */
const QUESTIONS: readonly (readonly [string, number, string, () => HubTable])[] = [
  [
    'Doctor Twilight discovered',
    1,
    'choose-exile-card',
    () => discovered('doctor-twilight', { exile: ['dodge', 'fun-run'] }).choose({ do: 'trigger' }),
  ],
  [
    'Boss Bresloo forged',
    0,
    'choose-grid-card',
    () => forged('boss-bresloo', { 'archives/back': up('job-board'), 'commons/back': up('lost-byway') }).choose({ do: 'use' }),
  ],
  [
    'Boss Bresloo discovered',
    1,
    'choose-grid-card',
    () =>
      discovered('boss-bresloo', {}, { grid: { 'archives/back': up('job-board'), 'commons/back': up('lost-byway') } }).choose({
        do: 'trigger',
      }),
  ],
  [
    'Spider Rebbek discovered',
    1,
    'choose-grid-card',
    () =>
      discovered('spider-rebbek', {}, { grid: { 'archives/back': up('job-board'), 'commons/back': up('lost-byway') } }).choose({
        do: 'trigger',
      }),
  ],
  [
    'Vapor X, the first card',
    0,
    'choose-grid-card',
    () => afterAction({ grid: { ...two, 'council/back': up('vapor-x') } }).choose({ do: 'use' }),
  ],
  [
    'Vapor X, the second',
    0,
    'swap-with',
    () =>
      afterAction({ grid: { ...two, 'archives/front': down('maestro'), 'council/back': up('vapor-x') } })
        .choose({ do: 'use' })
        .choose({ do: 'at', slot: 0 }),
  ],
  [
    'Canal Network confronted',
    1,
    'choose-grid-card',
    () => delve(table({ seats: [{ grid: two }, { grid: { 'council/front': up('canal-network') } }] }), 'council').choose({ do: 'trigger' }),
  ],
  ['Emperor Drejj discovered', 1, 'choose-grid-card', () => discovered('emperor-drejj', {}, { grid: two }).choose({ do: 'trigger' })],
  ['Silkline Shuttle forged', 0, 'swap-with', () => forged('silkline-shuttle', two).choose({ do: 'use' })],
  [
    'Cargo Inspector',
    0,
    'choose-council-card',
    () => afterAction({ council: ['dodge', 'fun-run'], grid: { 'council/back': up('cargo-inspector') } }).choose({ do: 'use' }),
  ],
  [
    'Echofield Registry',
    0,
    'choose-archives-card',
    () => breached({ archives: ['dodge', 'fun-run'], grid: { 'council/back': up('echofield-registry') } }).choose({ do: 'use' }),
  ],
  ['Threading Through', 0, 'choose-grid-card', () => afterAction({ council: ['threading-through'], grid: two }).choose({ do: 'play' })],
  [
    'Franchise Fees',
    0,
    'exhaust-for-cost',
    () =>
      table({
        seats: [{ council: ['franchise-fees'], grid: { 'archives/front': down('job-board'), 'commons/front': down('maestro') } }, {}],
      }).choose({ do: 'play' }),
  ],
  [
    'Recalibrate',
    0,
    'unforge-for-cost',
    () =>
      afterAction({ council: ['recalibrate'], grid: { 'archives/front': up('job-board'), 'commons/front': up('lost-byway') } }).choose({
        do: 'play',
      }),
  ],
  ['Smooth Handoff', 0, 'return-for-cost', () => afterAction({ council: ['smooth-handoff'], grid: two }).choose({ do: 'play' })],
  [
    'Kryzar the Rat',
    0,
    'archive-for-cost',
    () => delving({ council: ['dodge', 'fun-run'], grid: { 'council/back': up('kryzar-the-rat') } }).choose({ do: 'use' }),
  ],
  [
    'the cipher of Guildmaster Yanos',
    0,
    'exhaust-for-cost',
    () =>
      discovered(
        'guildmaster-yanos',
        {},
        { shards: 9, grid: { 'council/back': down('job-board'), 'council/middle': down('maestro') } },
      ).choose({ do: 'break' }),
  ],
  [
    'the cipher of Vapor X, in front',
    0,
    'swap-with',
    () =>
      discovered(
        'vapor-x',
        {},
        { shards: 9, grid: { 'council/front': down('job-board'), 'archives/front': down('maestro'), 'council/back': down('lost-byway') } },
      ).choose({ do: 'break' }),
  ],
  [
    'Forced Liquidation',
    0,
    'exhaust-for-cost',
    () => liquidating({ 'archives/back': up('maestro'), 'commons/back': up('ulin-marr') }).choose({ do: 'play' }),
  ],
]

function discovered(card: CardName, theirs: SeatLiteral, mine: SeatLiteral = {}): HubTable {
  const t = delve(table({ seats: [mine, { ...theirs, grid: { 'commons/front': down(card) } }] }), 'commons').choose({ do: 'discover' })
  return passesInstants(t)
}
const forged = (card: CardName, grid: SeatLiteral['grid'], more: SeatLiteral = {}): HubTable =>
  afterAction({ shards: 9, ...more, grid: { ...grid, 'council/front': down(card) } }).choose({ do: 'forge', slot: 1 })
const breached = (mine: SeatLiteral): HubTable =>
  passesInstants(goOn(delve(table({ seats: [{ shards: 0, ...mine }, { commons: [] }] }), 'commons'), 2).choose({ do: 'continue' }))
const delving = (mine: SeatLiteral): HubTable => {
  const t = table({ seats: [mine, {}] }).choose({ do: 'delve', seat: 1, path: 'commons' })
  return t
}
const liquidating = (grid: SeatLiteral['grid']): HubTable =>
  table({
    seats: [{ shards: 9, council: ['forced-liquidation'], grid: { ...grid } }, { grid: { 'commons/front': up('job-board') } }],
  }).choose({
    do: 'delve',
    seat: 1,
    path: 'commons',
  })

describe('26. What each card asks', () => {
  it.each(QUESTIONS)('HW-26.1 %s: seat %i is asked "%s"', (_, seat, prompt, reach) => {
    expect(reach()).toBeAsked(seat, prompt)
  })

  it('HW-9.4 Forced Liquidation takes a forged, unexhausted card whose barrier is 4 or more now', () => {
    const offered = (grid: SeatLiteral['grid']) => {
      const t = liquidating(grid)
      t.look()
      return t.match.first?.options.some((option) => option.do === 'play') === true
    }
    expect(offered({ 'archives/back': up('maestro') })).toBe(true)
    expect(offered({ 'archives/back': up('maestro', { exhausted: true }) })).toBe(false)
    expect(offered({ 'archives/back': down('maestro') })).toBe(false)
    expect(offered({ 'archives/back': up('rory-and-bug') })).toBe(false)
    expect(offered({ 'archives/back': up('rory-and-bug'), 'council/back': up('prime-treasurer-geel', { exhausted: true }) })).toBe(true)
    expect(offered({ 'archives/back': up('lost-byway') })).toBe(false)
  })

  it('HW-16.7 the cipher of Vapor X: a card of the front row and one of the back row change places', () => {
    const grid = { 'council/front': down('job-board'), 'archives/back': down('maestro') } as const
    const t = discovered('vapor-x', {}, { shards: 9, grid }).choose({ do: 'break' })
    expect([cardAt(t.state, id(t, 0, 'job-board')).slot, cardAt(t.state, id(t, 0, 'maestro')).slot]).toEqual([6, 1])
    for (const short of [
      { 'council/front': down('job-board') },
      { 'council/back': down('job-board') },
      { 'council/front': down('job-board'), 'council/middle': down('maestro') },
    ] as const)
      expect(discovered('vapor-x', {}, { shards: 9, grid: short })).not.toOffer({ do: 'break' })
    t.look()
  })

  it('HW-18.12 up to so many cards, and not one more', () => {
    const council: readonly CardName[] = ['maestro', 'job-board', 'lost-byway', 'wall-wizard', 'vapor-x']
    const growth = table({ seats: [{ council: ['rapid-growth', ...council] }, {}] }).choose({ do: 'play' })
    for (const [n, key] of (['maestro', 'job-board', 'lost-byway'] as const).entries())
      growth.choose({ do: 'choose', card: id(growth, 0, key, 'council') }).choose({ do: 'at', slot: n })
    expect(growth.match.first?.prompt).not.toBe('stage-another')
    expect(player(growth, 0).council).toHaveLength(2)
    const marr = table({ seats: [{ council, grid: { 'council/back': up('ulin-marr') } }, {}] }).choose({ do: 'use' })
    for (const [n, key] of (['maestro', 'job-board'] as const).entries())
      marr.choose({ do: 'choose', card: id(marr, 0, key, 'council') }).choose({ do: 'at', slot: n })
    expect(marr.match.first?.prompt).not.toBe('stage-another')
    expect(player(marr, 0).council).toHaveLength(3)
  })

  it('HW-16.7 the cipher of Vreenax: printed costs of 3 or more, and the engager may go on', () => {
    const mine = { shards: 9, council: ['job-board', 'wall-wizard', 'dodge'] } as const
    const t = discovered('counselor-vreenax', {}, mine).choose({ do: 'break' })
    expect(t).not.toOffer({ do: 'done' })
    t.choose({ do: 'choose', card: id(t, 0, 'job-board') })
    expect(t).not.toOffer({ do: 'done' })
    t.choose({ do: 'choose', card: id(t, 0, 'wall-wizard') })
    expect(t).toOffer({ do: 'done' })
    t.choose({ do: 'choose', card: id(t, 0, 'dodge') })
    expect(player(t, 0).council).toEqual([])
    expect(player(t, 0).score).toHaveLength(1)
    t.look()
    expect(discovered('counselor-vreenax', {}, { shards: 9, council: ['job-board', 'dodge'] })).not.toOffer({ do: 'break' })
  })
})
