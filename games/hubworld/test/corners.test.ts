import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { hubworld } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { cardAt, playerAt } from '../rules/state.ts'
import { barrierOf, costOf } from '../rules/values.ts'
import { delve, delveToDistrict, down, goOn, type HubTable, id, passes, player, position, prompt, slot, table, up } from './table.ts'
import { told } from './told.ts'

const seatsInGame = (t: HubTable): boolean[] => t.state.players.map(({ inGame }) => inGame)
const triggers = (t: HubTable) => t.view(0).windows.map(({ trigger }) => trigger)

describe('those who leave in the middle of something', () => {
  const hand = { council: ['dodge'] } as const

  it('HW-10.8 who leaves over an instant is not waited for: all who stay are asked', () => {
    const t = table({ phase: 'after-action', seats: [{ council: ['salvage-rats'] }, hand, hand] }).choose(0, { do: 'rush' })
    expect(t).toBeAsked(0, 'stage-slot')
    expect(t.concede(0)).toBeAsked(1, 'instant-after-action')
    expect(t.pass(1)).toBeAsked(2, 'instant-after-action')
    t.pass(2)
    expect(seatsInGame(t)).toEqual([false, true, true])
  })

  const warlan = { grid: { 'council/front': up('renovator-warlan'), 'archives/front': up('job-board') } } as const
  /** Seat 0 stages over a card; the Warlans of seats 1, 2 and 0 could react, in this order. */
  const answering = () =>
    table({ firstPlayer: 1, seats: [{ ...warlan, council: ['wall-wizard'] }, warlan, warlan] })
      .choose({ do: 'stage' })
      .choose({ do: 'at', slot: slot('archives/front') })

  it('HW-11.4 who leaves over a reaction is not waited for: all who stay are asked', () => {
    const t = answering().choose(1, { do: 'use' })
    expect(t).toBeAsked(1, 'choose-player')
    expect(t.concede(1)).toBeAsked(2, 'reaction')
    expect(t.pass(2)).toBeAsked(0, 'reaction')
    expect(t.pass(0).state.windows.map(({ kind }) => kind)).not.toContain('reaction')
    t.look()
  })

  it('HW-11.4 when a player leaves a reaction window, those who had passed are asked again', () => {
    const t = answering().pass(1)
    expect(t).toBeAsked(2, 'reaction')
    expect(t.concede(2)).toBeAsked(0, 'reaction')
    expect(t.pass(0)).toBeAsked(1, 'reaction')
    t.pass(1)
    expect(t.state.windows.map(({ kind }) => kind)).not.toContain('reaction')
    t.look()
  })

  const front = { 'archives/front': up('job-board'), 'commons/front': up('wall-wizard'), 'archives/back': down('maestro') } as const
  it.each([
    ['boss-bresloo', down('boss-bresloo')],
    ['spider-rebbek', down('spider-rebbek')],
    ['emperor-drejj', down('emperor-drejj')],
    ['canal-network', down('canal-network')],
    ['canal-network', up('canal-network')],
    ['probabilities-exchange', up('probabilities-exchange')],
    ['barbican-gate', up('barbican-gate')],
  ] as const)('HW-9.17 the delver leaves before an ability of %s resolves: what it asked of their cards is skipped', (_, card) => {
    const t = passes(
      table({ seats: [{ ...hand, grid: front }, { grid: { 'council/front': card } }, {}] }).choose({
        do: 'delve',
        seat: 1,
        path: 'council',
      }),
    )
    if (prompt(t) === 'encounter') passes(t.choose({ do: 'discover' }))
    t.choose(1, { do: 'trigger' })
    if (prompt(t) === 'choose-player') t.choose({ do: 'player', seat: 0 })
    expect(t).toBeAsked(0, 'reaction')
    passes(t.concede(0))
    expect(broken(t.state)).toEqual([])
    expect([seatsInGame(t), prompt(t), t.match.first?.seat]).toEqual([[false, true, true], 'action', 1])
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
  })

  it('HW-23.8 the delver who leaves is gone before the delve ends', () => {
    const t = delve(table({ seats: [{}, {}, {}] }), 'council').concede(0)
    const events = t.events.map(({ type }) => type)
    expect(events.slice(events.indexOf('conceded'))).toEqual(['conceded', 'left-game', 'delve-ended', 'turn'])
    t.look()
  })

  it('HW-8.5 in the refresh the cards of all who are left are unexhausted', () => {
    const tired = { commons: 9, actions: 0, grid: { 'council/front': up('job-board', { exhausted: true }) } } as const
    const t = table({ phase: 'refresh', seats: [{ commons: 9, ...hand }, tired, tired] }).concede(0)
    passes(t)
    expect([1, 2].map((seat) => cardAt(t.state, id(t, seat, 'job-board')).exhausted)).toEqual([false, false])
    t.look()
  })
})

describe('what ends a match ends everything', () => {
  it('HW-22.10 a match that is won by an ability ends in its midst', () => {
    const score = [
      ['vapor-x', 0],
      ['ulin-marr', 0],
    ] as const
    const mine = { shards: 5, archives: ['maestro'], grid: { 'council/front': up('doctor-twilight') } } as const
    const t = table({ phase: 'after-action', seats: [mine, { score }] }).choose({ do: 'use' })
    expect(told(t).slice(-2)).toEqual(['forfeited 0 1 maestro', 'over 1 agents'])
    expect([player(t, 0).shards, t.outcome?.payoffs]).toEqual([5, [0, 1]])
  })

  it('HW-22.10 a player who looks at a card sees it no more when the match is over', () => {
    const t = table({
      phase: 'after-action',
      seats: [{ grid: { 'council/front': down('cargo-manifest') } }, { commons: ['maestro', 'dodge'] }],
    })
    t.choose({ do: 'forge' }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'top-or-bottom')
    expect(t.view(0).shown).toEqual({ key: 'maestro', owner: 1 })
    expect(t.concede(0).view(0).shown).toBeNull()
    const searching = table({ seats: [{ council: ['print-on-demand'], commons: ['job-board', 'maestro'] }, {}] }).choose({ do: 'play' })
    expect(searching.view(0).searching).toHaveLength(2)
    expect(searching.concede(0).view(0).searching).toBeNull()
    expect(searching.view(1).windows).toEqual([])
  })

  it('HW-20.2 who is left alone is nobody’s rival', () => {
    const grid = {
      'council/front': down('canal-network'),
      'archives/back': up('counselor-vreenax'),
      'commons/back': up('capricious-informant'),
    } as const
    const t = table({ seats: [{}, { grid }] }).concede(0)
    expect(costOf(t.state, id(t, 1, 'canal-network'))).toBe(3)
    expect(barrierOf(t.state, id(t, 1, 'canal-network'))).toBe(2)
    expect(t.view(1).players[1]?.grid[slot('council/front')]).toMatchObject({ cost: 3, presence: 5, barrier: 2 })
  })
})

describe('events in the order in which they happened', () => {
  it('HW-21.3 of two unique cards one leaves before the other was forged', () => {
    const grid = {
      'council/front': up('pax-observatory'),
      'council/back': down('pax-observatory'),
      'archives/front': up('renovator-warlan'),
      'commons/back': up('emperor-drejj'),
      'commons/front': up('job-board'),
    } as const
    const t = table({ phase: 'after-action', seats: [{ shards: 9, grid }, {}] }).choose({ do: 'forge' })
    expect(t).toBeAsked(0, 'keep-unique')
    t.choose({ do: 'at', slot: slot('council/back') })
    expect(triggers(t)).toEqual([null, 'cardLeftGrid'])
    t.pass(0)
    expect(triggers(t)).toEqual([null, 'cardForged'])
    t.look()
  })

  it('HW-15.9 cards are set aside in the order in which they were found', () => {
    const t = goOn(delve(table({ seats: [{ shards: 1 }, { heat: 3, commons: ['job-board', 'lost-byway', 'wall-wizard'] }] }), 'commons'), 3)
    t.choose({ do: 'leave' }).choose({ do: 'leave' })
    expect(t.view(0).batch).toMatchObject({ setAside: ['job-board', 'lost-byway'], setAsideSize: 2 })
    expect(t).toBeAsked(0, 'presence')
  })

  it('HW-12.3 every slot has its approach, its encounter and its end; the district its approach and its breach', () => {
    const t = table({
      seats: [
        { shards: 9 },
        { seekerReady: true, heat: 1, shards: 0, grid: { 'council/front': down('job-board'), 'council/middle': down('lost-byway') } },
      ],
    })
    const steps: string[] = []
    const note = () => steps.push(`${t.view(0).delve?.row} ${t.view(0).delve?.step}`)
    t.choose({ do: 'delve', path: 'council' })
    for (const _ of ['front', 'middle']) {
      note()
      t.pass(1)
      note()
      t.choose(0, { do: 'bypass' })
      note()
      t.choose(0, { do: 'continue' })
    }
    note()
    t.pass(1).choose(0, { do: 'continue' })
    note()
    t.pass(1)
    note()
    expect(steps).toEqual([
      'front approach',
      'front encounter',
      'front completed',
      'middle approach',
      'middle encounter',
      'middle completed',
      'back approach',
      'district approach',
      'district breach',
    ])
    expect(t).toBeAsked(0, 'heat')
  })
})

describe('who is asked', () => {
  it('HW-27.10 a player with nothing in hand and nothing to use is asked for no reaction', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('barbican-gate') } }] }).choose({ do: 'delve', seat: 1, path: 'council' })
    expect(t).toBeAsked(1, 'ability')
    expect(t.choose({ do: 'trigger' })).toBeAsked(0, 'barrier')
  })

  it('HW-27.10 where the switch passes by itself, one who can do a single thing is asked', () => {
    const rules = { priorityPrompts: 'autoPass' } as const
    expect(table({ phase: 'after-action', seats: [{ seekerReady: true }, {}], rules })).toBeAsked(0, 'instant-after-action')
    const hoard = { grid: { 'council/front': up('crispy-crawler', { cached: 1 }) } } as const
    expect(table({ phase: 'round-start', seats: [hoard, {}], rules })).toBeAsked(0, 'reaction')
  })

  it('HW-11.5 who has used the only reaction of theirs is not asked again', () => {
    const hoard = { grid: { 'council/front': up('crispy-crawler', { cached: 2 }) } } as const
    const t = table({ phase: 'round-start', seats: [hoard, {}] }).choose(0, { do: 'use' })
    expect(triggers(t)).not.toContain('roundBegins')
    expect(player(t, 0).shards).toBe(6)
    t.look()
  })
})

describe('cards, to the letter', () => {
  const options = (t: HubTable) => t.decision.options.flatMap((option) => ('slot' in option ? [option.slot] : []))

  it('HW-29.23 Boss Bresloo unforges a forged card that costs 3 or less', () => {
    const theirs = {
      'archives/front': down('job-board'),
      'council/front': up('wall-wizard'),
      'commons/front': up('eye-enforcers'),
      'archives/back': up('lost-byway'),
    } as const
    const t = table({
      phase: 'after-action',
      seats: [
        { shards: 9, grid: { 'council/front': down('boss-bresloo') } },
        { grid: theirs },
        { grid: { 'council/front': down('dodge') } },
      ],
    })
    t.choose({ do: 'forge' }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'choose-grid-card')
    expect(options(t)).toEqual([slot('council/front'), slot('archives/back')])
    t.choose({ do: 'at', slot: slot('archives/back') })
    expect(cardAt(t.state, id(t, 1, 'lost-byway', 'grid'))).toMatchObject({ forged: false, seen: 0b111 })
  })

  it('HW-29.4 Canal Network, discovered, shifts any card of a grid, forged or not', () => {
    const mine = { 'council/front': up('job-board'), 'archives/back': down('maestro') } as const
    const t = delve(table({ seats: [{ grid: mine }, { grid: { 'council/front': down('canal-network') } }] }), 'council')
    t.choose({ do: 'discover' }).choose(1, { do: 'trigger' }).choose({ do: 'player', seat: 0 })
    expect(t).toBeAsked(1, 'choose-grid-card')
    expect(options(t)).toEqual([slot('council/front'), slot('archives/back')])
  })

  it.each([
    ['commons', true],
    ['council', false],
    ['archives', false],
  ] as const)('HW-15.7 the Bubblemap Kiosk turns a Commons over, no other district: %s', (district, offered) => {
    const theirs = { heat: 1, council: ['dodge'], archives: ['dodge'] } as const
    const t = delveToDistrict(
      table({ seats: [{ shards: 0, council: ['infiltrate'], grid: { 'council/front': up('bubblemap-kiosk') } }, theirs] }),
      district,
    )
    expect(t.match.first?.options.some(({ do: does }) => does === 'use') === true).toBe(offered)
    t.look()
  })

  it('HW-18.20 a search lists every source once, and says nothing of the order in the Commons', () => {
    const search = (turned: boolean) => {
      const commons: readonly CardName[] = ['job-board', 'lost-byway', 'dodge', 'job-board', 'wall-wizard']
      const { config, state } = position({ seats: [{ council: ['print-on-demand'], commons }, {}] })
      if (turned) playerAt(state, 0).commons.reverse()
      const t = tableFor(hubworld, config, state).choose({ do: 'play' })
      t.look()
      return { options: t.decision.options, searching: t.view(0).searching }
    }
    expect(search(true)).toEqual(search(false))
    expect(search(true).options).toHaveLength(4)
  })

  it('HW-18.4 a forged card that is archived is seen by all, and so is one out of an Exile', () => {
    const grid = {
      'archives/front': up('canal-network'),
      'archives/back': up('prime-treasurer-geel'),
      'commons/back': up('prime-treasurer-geel'),
    } as const
    const mine = { shards: 9, council: ['forced-liquidation'], grid: { ...grid, 'council/back': up('asset-protection-hub') } } as const
    const t = table({ seats: [mine, { grid: { 'council/front': up('job-board') } }, {}] }).choose({ do: 'delve', seat: 1, path: 'council' })
    t.choose(0, { do: 'play' })
    if (prompt(t) === 'exhaust-for-cost') t.choose({ do: 'at', slot: slot('archives/back') })
    expect(told(t)).toContain('archived 1 1 job-board')
    const exile = delve(table({ seats: [{}, { exile: ['dodge'], grid: { 'council/front': down('doctor-twilight') } }, {}] }), 'council')
    exile.choose({ do: 'discover' }).choose(1, { do: 'trigger' })
    expect(told(exile)).toContain('archived 1 exile dodge')
  })

  it('HW-18.20 a forged card that is shuffled in is seen by all, a facedown one by its owner', () => {
    const shuffled = (card: ReturnType<typeof up>) =>
      told(
        delve(
          table({ seats: [{ grid: { 'council/back': card } }, { grid: { 'council/front': up('probabilities-exchange') } }, {}] }),
          'council',
        ).choose(1, { do: 'trigger' }),
      )
    expect(shuffled(up('job-board'))).toContain('shuffled-in 0 7 job-board')
    expect(shuffled(down('job-board'))).toContain('shuffled-in 0 7 ?')
  })

  it('HW-21.4 of cards that are not unique any number of one name may be forged', () => {
    const grid = { 'council/front': up('job-board'), 'council/back': down('job-board') } as const
    const t = table({ phase: 'after-action', seats: [{ shards: 9, grid }, {}] }).choose({ do: 'forge' })
    expect(prompt(t)).not.toBe('keep-unique')
    expect(player(t, 0).grid.filter((card) => card >= 0 && cardAt(t.state, card).forged)).toHaveLength(2)
  })

  it('HW-18.20 Print on Demand is played with a single card left in the Commons', () => {
    const plays = (commons: number) => {
      const t = table({ seats: [{ council: ['print-on-demand'], commons }, {}] })
      t.look()
      return t.match.first?.options.some(({ do: does }) => does === 'play')
    }
    expect([plays(0), plays(1)]).toEqual([false, true])
  })

  it('HW-16.7 the swap for a cipher is told from the front row to the back row', () => {
    const grid = { 'archives/front': down('job-board'), 'commons/back': down('lost-byway') } as const
    const t = delve(table({ seats: [{ shards: 9, grid }, { grid: { 'council/front': up('vapor-x') } }] }), 'council')
    t.choose({ do: 'pay' }).choose({ do: 'break' })
    expect(told(t)).toContain(`swapped 0 ${slot('archives/front')} ${slot('commons/back')}`)
  })

  it('HW-14.9 a moment that Knot Today archived has nothing to trigger: its owner is not asked', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, council: ['knot-today'] }, { heat: 1, council: ['dodge'] }, {}] }), 'council')
    while (prompt(t) === 'reaction' && !t.decision.options.some(({ do: does }) => does === 'play')) t.pass(t.decision.seat)
    t.choose(0, { do: 'play' })
    expect(t.events.map(({ type }) => type)).toContain('breached')
    t.look()
  })

  it('HW-15.6 before a breach discovers anything its size is open', () => {
    const t = delveToDistrict(
      table({
        seats: [
          { shards: 0, council: ['infiltrate'] },
          { heat: 1, council: ['dodge', 'dodge'] },
        ],
      }),
      'council',
    )
    expect(triggers(t).at(-1)).toBe('discoveryBatchBegins')
    expect(t.view(0).batch).toEqual({
      engager: 0,
      owner: 1,
      district: 'council',
      size: 0,
      found: 0,
      fromBottom: false,
      setAsideSize: 0,
      setAside: [],
    })
    t.choose(0, { do: 'play' })
    passes(t)
    expect(t.view(0).batch).toMatchObject({ size: 3, found: 1 })
    t.look()
  })
})

describe('rounds, to the letter', () => {
  it('HW-8.2 who has just the limit of shards loses none', () => {
    const lost = (shards: number) => {
      const t = table({ phase: 'refresh', seats: [{ shards, commons: 9 }, { commons: 9 }] })
      return [...told(t).filter((one) => one.startsWith('lost')), player(t, 0).shards]
    }
    expect([lost(8), lost(9), lost(10)]).toEqual([[9], [10], ['lost 0 1', 10]])
  })

  it('HW-8.4 what was archived down to the limit is marked no longer', () => {
    const council = Array.from({ length: 5 }, (): CardName => 'lost-byway')
    const t = table({ phase: 'refresh', seats: [{ council, commons: 9 }, { commons: 9 }] })
    expect(t).toBeAsked(0, 'council-limit')
    t.choose(0, { do: 'choose', card: player(t, 0).council[0] })
    expect([player(t, 0).council.length, player(t, 0).replacing]).toEqual([5, []])
    t.look()
  })

  it('HW-5.5 who replaces nothing leaves the Commons as it is', () => {
    const commons: readonly CardName[] = ['dodge', 'fun-run', 'maestro', 'vapor-x', 'tenacity', 'job-board', 'wall-wizard']
    const t = table({
      phase: 'setup',
      round: 0,
      seats: [
        { council: ['infiltrate'], commons },
        { council: ['infiltrate'], commons },
      ],
    })
    const before = player(t, 0).commons.slice()
    t.choose(0, { do: 'done' }).choose(1, { do: 'choose', card: id(t, 1, 'infiltrate') })
    t.choose(1, { do: 'done' })
    expect(player(t, 0).commons).toEqual(before)
    expect(player(t, 1).commons).toHaveLength(7)
    t.look()
  })
})
