import { describe, expect, it } from 'vitest'
import { allDefs } from '../rules/card.ts'
import { cardAt } from '../rules/state.ts'
import { barrierOf, costOf, councilLimit, presenceOf, shardIconsOf } from '../rules/values.ts'
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
  type SeatLiteral,
  slot,
  table,
  up,
  zoneOf,
} from './table.ts'

const types = (t: HubTable): string[] => t.events.map((event) => event.type)
const window = (mine: SeatLiteral, theirs: SeatLiteral = {}) => table({ phase: 'after-action', seats: [mine, theirs] })
const discovering = (card: Parameters<typeof down>[0], mine: SeatLiteral = {}, theirs: SeatLiteral = {}) =>
  passes(
    delve(table({ seats: [mine, { ...theirs, grid: { ...theirs.grid, 'council/front': down(card) } }] }), 'council').choose({
      do: 'discover',
    }),
  )
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
    expect(types(t)).toContain('secured')
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
    const t = window({ heat: 0, grid: { 'council/front': down('lost-byway') } })
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

describe('18. Game operations', () => {
  it('HW-18.1 gained shards come from the bank', () => {
    const t = table().choose({ do: 'gain' })
    expect(t.state.players.map((p) => p.shards)).toEqual([6, 5])
  })

  it('HW-18.2 stealing moves what is there', () => {
    const steal = (shards: number) =>
      delve(table({ seats: [{ shards }, { heat: 2, grid: { 'council/front': up('orobo-plaza') } }] }), 'council').choose(1, {
        do: 'trigger',
      })
    expect(steal(1).state.players.map((p) => p.shards)).toEqual([0, 6])
    expect(steal(0).state.players.map((p) => p.shards)).toEqual([0, 5])
  })

  it('HW-18.3 drawing stops silently at an empty Commons', () => {
    const t = window({ commons: ['dodge'], grid: { 'council/front': up('cargo-inspector') } }).choose({ do: 'use' })
    expect(keys(t, player(t, 0).archives)).toEqual(['dodge'])
    expect(t.outcome).toBeNull()
  })

  it('HW-18.4 archived cards go facedown to their owner’s Archives', () => {
    const t = table({ seats: [{ council: ['job-board'], grid: { 'council/front': down('wall-wizard') } }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(keys(t, player(t, 0).archives)).toEqual(['wall-wizard'])
    expect(t.heardBy(1)).toContainEqual({ type: 'archived', owner: 0, from: slot('council/front'), key: null })
    expect(t.heardBy(0)).toContainEqual({ type: 'archived', owner: 0, from: slot('council/front'), key: 'wall-wizard' })
  })

  it('HW-18.5 archiving from a Commons takes what is there and shows nobody else', () => {
    const t = discovering('silent-interrogator', { commons: ['dodge', 'maestro'] }).choose(1, { do: 'trigger' })
    expect(player(t, 0).archives).toHaveLength(2)
    expect(t.heardBy(1).filter((event) => event.type === 'archived')).not.toContainEqual(expect.objectContaining({ key: 'dodge' }))
    t.look()
  })

  it('HW-18.6 archiving at random: the owner learns the card, the others do not', () => {
    const t = passes(discovering('eye-enforcers', { council: ['maestro'] }).choose(1, { do: 'trigger' }))
    expect(t.heardBy(0)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: 'maestro' })
    expect(t.heardBy(1)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: null })
    t.look()
  })

  it('HW-18.7 exile is faceup', () => {
    const t = table({ seats: [{ council: ['wall-wizard'], grid: { 'council/front': up('job-board') } }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(t.view(1).players[0]?.exile).toEqual([{ card: null, key: 'job-board' }])
  })

  it('HW-18.8 a card returned to its Council is a fresh card', () => {
    const t = window({
      council: ['smooth-handoff'],
      grid: { 'council/front': up('crispy-crawler', { cached: 2, exhausted: true }) },
    }).choose({ do: 'play' })
    expect(cardAt(t.state, id(t, 0, 'crispy-crawler'))).toMatchObject({
      zone: 'council',
      forged: false,
      exhausted: false,
      cached: 0,
      slot: -1,
    })
    t.look()
  })

  it('HW-18.9 staging puts a Council card into an own slot, unforged and unexhausted', () => {
    const t = table({ seats: [{ council: ['job-board'] }, {}] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', seat: 0, slot: slot('commons/back') })
    expect(cardIn(t, 0, 'commons/back')).toMatchObject({ forged: false, exhausted: false, owner: 0 })
  })

  it('HW-18.10 the old card is archived if unforged, exiled if forged; events follow', () => {
    const grid = { 'council/front': up('renovator-warlan'), 'council/back': up('job-board'), 'commons/front': down('lost-byway') } as const
    const t = table({ seats: [{ council: ['wall-wizard'], grid }, {}] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', slot: slot('council/back') })
    expect(zoneOf(t, 0, 'job-board')).toBe('exile')
    // The new card is in place before Warlan may answer.
    expect(keyAt(t, 0, 'council/back')).toBe('wall-wizard')
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardLeftGrid' })
    passes(t)
  })

  it('HW-18.11 staging goes into the own grid only and costs no shards', () => {
    const t = table({ seats: [{ shards: 0, council: ['pax-observatory'] }, {}] }).choose({ do: 'stage' })
    expect(t.decision.options.every((option) => 'seat' in option && option.seat === 0)).toBe(true)
    t.choose({ do: 'at', slot: 0 })
    expect(player(t, 0).shards).toBe(0)
  })

  it('HW-18.12 staging up to n may stop after any number', () => {
    const t = table({ seats: [{ council: ['rapid-growth', 'job-board', 'wall-wizard'] }, {}] }).choose({ do: 'play' })
    t.choose({ do: 'choose', card: id(t, 0, 'job-board') })
      .choose({ do: 'at', slot: 0 })
      .choose({ do: 'done' })
    expect(keys(t, player(t, 0).council)).toEqual(['wall-wizard'])
  })

  it('HW-18.13 a shift trades places with a card that is there; states stay with the cards', () => {
    const grid = { 'council/front': up('crispy-crawler', { exhausted: true, cached: 1 }), 'council/middle': down('job-board') }
    const t = table({ seats: [{ grid }, {}] })
      .choose({ do: 'shift', slot: slot('council/front') })
      .choose({ do: 'at', slot: slot('council/middle') })
    expect(cardIn(t, 0, 'council/middle')).toMatchObject({ forged: true, exhausted: true, cached: 1 })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: false })
  })

  it('HW-18.14 a swap needs no adjacency and is no shift', () => {
    const grid = { 'archives/front': down('silkline-shuttle'), 'commons/back': up('job-board') }
    const t = window({ grid }).choose({ do: 'forge' }).choose({ do: 'use' })
    expect(keyAt(t, 0, 'commons/back')).toBe('silkline-shuttle')
    expect(types(t)).toContain('swapped')
    expect(types(t)).not.toContain('shifted')
  })

  it('HW-18.15 forging: pay the current cost, faceup, cache, uniqueness, event', () => {
    const t = window({
      shards: 5,
      grid: { 'council/front': down('canal-network'), 'council/middle': up('job-board'), 'commons/back': up('emperor-drejj') },
    })
    t.choose({ do: 'forge' })
    expect(player(t, 0).shards).toBe(3)
    expect(cardIn(t, 0, 'council/front').forged).toBe(true)
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardForged' })
    passes(t)
  })

  it('HW-18.16 a card of cost 0 still needs the Forge', () => {
    const t = table({ seats: [{ shards: 0, council: ['rory-and-bug'] }, {}] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', slot: 0 })
    expect(player(t, 0).grid[0]).toBe(id(t, 0, 'rory-and-bug'))
    expect(cardAt(t.state, id(t, 0, 'rory-and-bug')).forged).toBe(false)
    t.choose({ do: 'forge', slot: 0 })
    expect(cardAt(t.state, id(t, 0, 'rory-and-bug')).forged).toBe(true)
  })

  it('HW-18.17 an unforged card keeps slot, exhaustion, cache and timed modifiers; its abilities stop', () => {
    const grid = { 'council/front': up('crispy-crawler', { exhausted: true, cached: 2 }) }
    const t = window({ council: ['recalibrate'], grid }).choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: true, cached: 2 })
    const u = table({
      phase: 'round-start',
      seats: [{ grid: { 'council/front': { card: 'crispy-crawler', forged: false, cached: 2 } } }, {}],
    })
    expect(u.match.first?.prompt).not.toBe('reaction')
  })

  it('HW-18.18 exhausting as an effect needs an unexhausted target, unexhausting an exhausted one', () => {
    expect(discovering('spider-rebbek', { grid: { 'council/front': up('job-board', { exhausted: true }) } })).toBeAsked(0, 'presence')
    expect(window({ seekerReady: true, grid: { 'council/front': up('gargala-larga') } })).not.toOffer({ do: 'use' })
  })

  it('HW-18.19 a card that is shown does not move, and nobody else sees it', () => {
    const t = table({
      phase: 'after-action',
      seats: [{ grid: { 'council/front': down('cargo-manifest') } }, { commons: ['dodge', 'job-board'] }, {}],
    })
    t.choose({ do: 'forge' }).choose({ do: 'use' }).choose({ do: 'player', seat: 1 })
    expect([0, 1, 2].map((seat) => t.view(seat).shown?.key ?? null)).toEqual(['dodge', null, null])
    expect(zoneOf(t, 1, 'dodge')).toBe('commons')
    t.choose({ do: 'top' })
    expect(t.view(0).shown).toBeNull()
  })

  it('HW-18.20 a search: the owner sees all, takes one or none, and the Commons is shuffled', () => {
    const commons = ['job-board', 'dodge', 'maestro', 'fun-run', 'tenacity', 'infiltrate'] as const
    const t = table({ seats: [{ council: ['print-on-demand'], commons }, {}] }).choose({ do: 'play' })
    expect(
      t
        .view(0)
        .searching?.map(({ key }) => key)
        .sort(),
    ).toEqual([...commons].sort())
    expect(t).toOfferExactly([{ do: 'done' }, { do: 'choose', card: id(t, 0, 'job-board') }])
    const drawn = t.state.random.d
    t.choose({ do: 'done' })
    expect(t.state.random.d).not.toBe(drawn)
    expect(player(t, 0).commons).toHaveLength(6)
  })

  it('HW-18.21 a redirected delve starts a complete new approach and goes on along the new path', () => {
    const t = table({ seats: [{ council: ['job-board'], seekerReady: true, grid: { 'council/front': up('kryzar-the-rat') } }, {}] })
    t.choose({ do: 'delve', path: 'council' })
      .choose({ do: 'use', slot: slot('council/front') })
      .choose({ do: 'at', slot: slot('commons/front') })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W3' }])
    t.pass()
    goOn(t)
    expect(t.view(0).delve).toMatchObject({ path: 'commons', row: 'middle' })
    t.look()
  })

  it('HW-18.22 at a district the position is the back slot of the path, which is not adjacent to itself', () => {
    const t = goOn(
      delve(table({ seats: [{ council: ['job-board'], grid: { 'council/front': up('kryzar-the-rat') } }, {}] }), 'archives'),
      2,
    )
    t.choose({ do: 'continue' }).choose({ do: 'use', slot: slot('council/front') })
    expect(t).toOfferExactly([
      { do: 'at', slot: slot('archives/middle') },
      { do: 'at', slot: slot('council/back') },
    ])
  })

  it('HW-18.23 a redirect may lead back to an encountered slot', () => {
    const t = goOn(delve(table({ seats: [{ council: ['job-board'], grid: { 'council/front': up('kryzar-the-rat') } }, {}] }), 'council'), 0)
    t.choose({ do: 'continue' }).choose({ do: 'use', slot: slot('council/front') })
    expect(t).toOffer({ do: 'at', slot: slot('council/front') })
    t.choose({ do: 'at', slot: slot('council/front') })
    expect(t.view(0).delve).toMatchObject({ row: 'front' })
    t.look()
  })

  it('HW-18.24 ending the delve ends it at once', () => {
    const t = table({
      seats: [
        {},
        { archives: ['dodge', 'fun-run'], grid: { 'council/front': up('echopomp-revoker'), 'archives/front': up('canal-network') } },
      ],
    })
    t.choose({ do: 'delve', path: 'archives' })
      .choose(1, { do: 'use' })
      .choose(1, { do: 'choose', card: id(t, 1, 'dodge') })
    expect(t.state.delve).toBeNull()
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
    expect(types(t)).not.toContain('confronted')
  })

  it('HW-18.25 a trade of two cards is one event', () => {
    const t = table({ seats: [{ grid: { 'council/front': down('job-board'), 'council/middle': down('wall-wizard') } }, {}] })
    t.choose({ do: 'shift', slot: slot('council/front') }).choose({ do: 'at', slot: slot('council/middle') })
    const shifted = t.heardBy(1).filter((event) => event.type === 'shifted')
    expect(new Set(shifted.map((event) => JSON.stringify(event))).size).toBe(1)
  })
})

describe('19. Keywords', () => {
  const withKeyword = (keyword: string) =>
    allDefs()
      .filter(({ abilities }) => abilities.some((a) => a.kind === 'keyword' && a.keyword === keyword))
      .map(({ key }) => key)
      .sort()

  it('HW-19.1 the cards with Refund 1', () => {
    expect(withKeyword('refund')).toEqual([
      'asset-protection-hub',
      'bubblemap-kiosk',
      'capricious-informant',
      'job-board',
      'tunnel-runners',
      'wall-wizard',
      'wirecrawler',
    ])
    expect(allDefs().filter(({ refund }) => refund === 1)).toHaveLength(7)
  })

  it('HW-19.2 Cache: shards on the card each time it is forged; they pay nothing else and stay when it is unforged', () => {
    expect(withKeyword('cache')).toEqual(['crispy-crawler'])
    const t = window({
      shards: 1,
      council: ['recalibrate'],
      grid: { 'council/front': down('crispy-crawler'), 'council/back': down('job-board') },
    }).choose({ do: 'forge' })
    expect(t.view(1).players[0]?.grid[slot('council/front')]?.cached).toBe(2)
    expect(player(t, 0).shards).toBe(0)
    expect(t).not.toOffer({ do: 'forge' })
    t.choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, cached: 2 })
  })

  it('HW-19.3 the nine ciphers', () => {
    expect(
      allDefs()
        .filter(({ cipher }) => cipher !== null)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([
      'auntie-ruth',
      'counselor-vreenax',
      'gargala-larga',
      'guildmaster-yanos',
      'maestro',
      'probabilities-exchange',
      'sergeant-cole',
      'ulin-marr',
      'vapor-x',
    ])
  })

  it('HW-19.4 Rush: choose a slot, pay the cost, and the card is there forged and unexhausted', () => {
    expect(withKeyword('rush')).toEqual(['kryzar-the-rat', 'salvage-rats'])
    const t = window({ council: ['salvage-rats'], grid: { 'council/front': up('job-board') } })
      .choose({ do: 'rush' })
      .choose({ do: 'at', slot: slot('council/front') })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: true, exhausted: false })
    expect(zoneOf(t, 0, 'job-board')).toBe('exile')
    expect(player(t, 0).shards).toBe(3)
  })

  it('HW-19.5 Rush is not a Forge: no event, no grid costs, but uniqueness', () => {
    const grid = { 'council/front': up('emperor-drejj'), 'commons/back': up('guildmaster-yanos'), 'archives/back': up('kryzar-the-rat') }
    const t = window({ shards: 5, council: ['kryzar-the-rat'], grid })
      .choose({ do: 'rush' })
      .choose({ do: 'at', slot: slot('council/middle') })
    expect(player(t, 0).shards).toBe(0)
    expect(t).toBeAsked(0, 'keep-unique')
    t.choose({ do: 'at', slot: slot('council/middle') })
    expect(keys(t, player(t, 1).score)).toEqual(['kryzar-the-rat'])
    expect(t.match.first?.prompt).not.toBe('reaction')
  })
})

describe('20. Values and modifiers', () => {
  it('HW-20.1 the printed value plus all modifiers, never below 0', () => {
    const grid = { 'council/front': up('guildmaster-yanos'), 'council/middle': up('job-board'), 'council/back': down('wall-wizard') }
    const t = window({ grid })
    expect(costOf(t.state, id(t, 0, 'wall-wizard'))).toBe(0)
    expect(t.view(0).players[0]?.grid[slot('council/back')]?.cost).toBe(0)
  })

  it('HW-20.2 modifiers are summed first; copies stack', () => {
    const mine = {
      grid: {
        'council/front': up('capricious-informant'),
        'council/back': up('capricious-informant'),
        'commons/back': up('capricious-informant'),
      },
    }
    const t = window(mine, {
      grid: {
        'council/front': up('barbican-gate'),
        'council/middle': up('asset-protection-hub'),
        'archives/back': up('prime-treasurer-geel'),
      },
    })
    // 1 − 3 + 1 + 1: raised to 0 only at the end.
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(0)
    const u = window({
      grid: { 'council/front': up('the-dragons-hoard'), 'archives/middle': up('the-dragons-hoard'), 'council/middle': down('job-board') },
    })
    expect(presenceOf(u.state, id(u, 0, 'job-board'))).toBe(5)
  })

  it('HW-20.3 values are read anew each time', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('transit-station'), 'archives/front': up('wirecrawler') } }] })
    expect(presenceOf(t.state, id(t, 1, 'transit-station'))).toBe(5)
    t.choose({ do: 'delve', path: 'commons' })
      .choose(1, { do: 'use' })
      .choose(1, { do: 'at', slot: slot('council/front') })
    expect(presenceOf(t.state, id(t, 1, 'transit-station'))).toBe(5)
    expect(keyAt(t, 1, 'archives/front')).toBe('transit-station')
    passes(t).look()
  })

  it('HW-20.4 a card without barrier never gets one', () => {
    const t = window({
      grid: { 'council/front': up('prime-treasurer-geel'), 'council/middle': up('asset-protection-hub'), 'council/back': up('job-board') },
    })
    expect(barrierOf(t.state, id(t, 0, 'job-board'))).toBe(0)
    expect(t.view(1).players[0]?.grid[slot('council/back')]?.barrier).toBeNull()
  })

  it('HW-20.5 while forged, in a position, or everywhere', () => {
    const t = window(
      { council: ['waterfront-soakhouse'], grid: { 'council/front': down('transit-station'), 'archives/front': down('spider-rebbek') } },
      { heat: 1 },
    )
    expect(presenceOf(t.state, id(t, 0, 'transit-station'))).toBe(5)
    expect(presenceOf(t.state, id(t, 0, 'waterfront-soakhouse'))).toBe(6)
  })

  it('HW-20.6 conditions use current values, Council totals printed ones', () => {
    const seats = [
      {
        council: ['forced-liquidation'],
        grid: { 'council/front': up('vapor-x'), 'council/back': up('prime-treasurer-geel', { exhausted: true }) },
      },
      { grid: { 'council/front': up('job-board') } },
    ] as const
    const t = table({ seats }).choose({ do: 'delve', path: 'council' })
    // Vapor X has barrier 3 in print, 4 beside the Treasurer.
    expect(t).toOffer({ do: 'play' })
  })

  it('HW-20.7 cost changes reach only cards in a grid', () => {
    const t = window({ shards: 1, council: ['salvage-rats', 'threading-through'], grid: { 'council/front': up('guildmaster-yanos') } })
    expect(t).not.toOffer({ do: 'rush' })
    expect(t).toOffer({ do: 'play' })
    t.choose({ do: 'play' }).choose({ do: 'at', slot: slot('council/middle') })
    expect(player(t, 0).shards).toBe(0)
  })

  it('HW-20.8 a granted icon is collected together with the printed ones', () => {
    const t = window({ shards: 0, grid: { 'council/front': up('shardwinner') } })
    expect(shardIconsOf(t.state, id(t, 0, 'shardwinner'))).toBe(2)
    t.choose({ do: 'collect' })
    expect(player(t, 0).shards).toBe(2)
  })

  it('HW-20.9 durations: the engagement, the confrontation, the delve, a condition', () => {
    const t = table({
      seats: [{ shards: 20 }, { council: ['tenacity'], grid: { 'council/front': down('flooding-thoroughfare') } }],
    }).choose({ do: 'delve', path: 'council' })
    t.choose(1, { do: 'forge' }).choose(1, { do: 'use' })
    passesInstants(t).choose(1, { do: 'play' })
    const card = id(t, 1, 'flooding-thoroughfare')
    expect([barrierOf(t.state, card), presenceOf(t.state, card)]).toEqual([3, 6])
    passes(t).choose({ do: 'pay', shards: 3 }).choose({ do: 'leave' })
    expect([barrierOf(t.state, card), presenceOf(t.state, card)]).toEqual([3, 3])
    t.choose({ do: 'end-delve' })
    expect(barrierOf(t.state, card)).toBe(1)
  })

  it('HW-20.10 the council limit counts its modifiers when it is enforced', () => {
    const t = table({
      phase: 'refresh',
      seats: [
        { council: ['dodge', 'dodge', 'fun-run', 'fun-run', 'tenacity', 'tenacity'], grid: { 'council/front': up('recruiter-nilero') } },
        {},
      ],
    })
    expect(councilLimit(t.state, 0)).toBe(7)
    expect(player(t, 0).council).toHaveLength(7)
    expect(t.match.first?.prompt).not.toBe('council-limit')
  })
})

describe('21. Uniqueness', () => {
  const two = (more: SeatLiteral = {}) =>
    window(
      {
        shards: 9,
        grid: { 'council/front': up('maestro'), 'council/back': down('maestro'), 'archives/back': up('emperor-drejj') },
        ...more,
      },
      { grid: { 'council/front': up('maestro') } },
    )

  it('HW-21.1 one forged unique card of a name in the own grid; others’ do not matter', () => {
    const t = window({ grid: { 'council/back': down('maestro') } }, { grid: { 'council/front': up('maestro') } }).choose({ do: 'forge' })
    expect(t.match.first?.prompt).not.toBe('keep-unique')
    expect(two().choose({ do: 'forge' })).toBeAsked(0, 'keep-unique')
  })

  it('HW-21.2 the player chooses which copy to keep, the others are exiled', () => {
    const t = two()
      .choose({ do: 'forge' })
      .choose({ do: 'at', slot: slot('council/front') })
    expect(keyAt(t, 0, 'council/back')).toBeNull()
    expect(keyAt(t, 0, 'council/front')).toBe('maestro')
    expect(keys(t, player(t, 1).score)).toEqual(['maestro'])
    passes(t)
  })

  it('HW-21.3 the check comes before the window of the forge', () => {
    const t = two().choose({ do: 'forge' })
    expect(t.view(0).windows.map(({ kind }) => kind)).toEqual(['W2'])
    t.choose({ do: 'at', slot: slot('council/back') })
    expect(t.view(0).windows.at(-1)).toMatchObject({ trigger: 'cardForged' })
    passes(t)
  })

  it('HW-21.4 unforged cards and cards elsewhere are not counted', () => {
    const t = window({ council: ['maestro'], grid: { 'council/front': down('maestro'), 'council/back': down('maestro') } })
    t.choose({ do: 'forge', slot: slot('council/front') })
    expect(t.match.first?.prompt).not.toBe('keep-unique')
  })
})
