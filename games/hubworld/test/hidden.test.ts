import { Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { hubworld } from '../rules/index.ts'
import type { HubView } from '../rules/view.ts'
import { abilityTexts } from '../words/cards.ts'
import { en } from '../words/en.ts'
import {
  cardIn,
  config,
  delve,
  delveToDistrict,
  down,
  goOn,
  id,
  keys,
  passes,
  passesInstants,
  player,
  type SeatLiteral,
  slot,
  table,
  up,
} from './table.ts'

const window = (mine: SeatLiteral, theirs: SeatLiteral = {}, rules = {}) => table({ phase: 'after-action', seats: [mine, theirs], rules })
const says = (view: HubView) => JSON.stringify(view)
const names = { you: 0, of: (seat: number) => `P${seat + 1}` }

describe('26. Decision points', () => {
  it('HW-26.1 moves are listed whole or asked step by step', () => {
    const t = table({ seats: [{ council: ['job-board', 'wall-wizard'], grid: { 'council/front': down('lost-byway') } }, {}] })
    expect(t.decision.options.filter((option) => option.do === 'stage')).toHaveLength(2)
    t.choose({ do: 'stage', card: id(t, 0, 'job-board') })
    expect(t).toBeAsked(0, 'stage-slot')
    expect(t.decision.options).toHaveLength(9)
  })

  it('HW-26.2 an option is listed only if it can be carried out to the end', () => {
    const t = window({
      shards: 0,
      council: ['smooth-handoff', 'threading-through', 'recalibrate', 'salvage-rats'],
      grid: { 'council/front': down('canal-network') },
    })
    expect(t).toOfferExactly([{ do: 'pass' }])
  })

  it('HW-26.3 a composite move can be taken back until something is paid for good or revealed', () => {
    const t = table({ seats: [{ council: ['job-board'] }, {}] }).choose({ do: 'stage' })
    expect(t.match.canUndo(0)).toBe(true)
    expect(t.match.undo(0)?.first?.prompt).toBe('action')
    t.choose({ do: 'at', slot: 0 })
    const drawn = table().choose({ do: 'draw' })
    expect(drawn.match.canUndo(0)).toBe(false)
  })

  it('HW-26.4 a move that hands an agent to the rival is offered with a warning', () => {
    const t = table({
      seats: [{ council: ['job-board'], grid: { 'council/front': up('maestro'), 'council/back': down('maestro') } }, {}],
    }).choose({ do: 'stage' })
    const phrases = t.decision.options.map((option) => en.option(option as never, t.view(0), names, t.decision as never))
    expect(phrases[slot('council/front')]).toContain('rival’s score area')
    expect(phrases[slot('council/back')]).toContain('is archived')
    t.look()
  })
})

describe('27. Hidden information', () => {
  it('HW-27.1 what a viewer may not see is absent from the view', () => {
    const t = table({
      seats: [{ council: ['dodge'], commons: ['maestro'], archives: ['vapor-x'], grid: { 'council/front': down('job-board') } }, {}],
    })
    for (const viewer of [1, null])
      for (const secret of ['dodge', 'maestro', 'vapor-x', 'job-board']) expect(says(t.view(viewer))).not.toContain(secret)
    for (const own of ['dodge', 'vapor-x', 'job-board']) expect(says(t.view(0))).toContain(own)
    expect(says(t.view(0))).not.toContain('maestro')
  })

  it('HW-27.2 what is public is in every view', () => {
    const t = table({
      seats: [
        {
          shards: 7,
          heat: 2,
          grid: { 'council/front': up('canal-network', { exhausted: true }) },
          exile: ['dodge'],
          score: [['maestro', 1]],
        },
        { seekerReady: true },
      ],
    })
    t.choose({ do: 'delve', path: 'council' })
    const view = t.view(null)
    expect(view.players[0]).toMatchObject({ shards: 7, heat: 2, actions: 2, commonsSize: 20, seeker: { key: 'goldie-xin' } })
    expect(view.players[0]?.grid[slot('council/front')]).toMatchObject({
      key: 'canal-network',
      exhausted: true,
      barrier: 2,
      presence: 5,
      cost: 3,
    })
    expect(view).toMatchObject({ turn: 0, delve: { delver: 0, row: 'front' }, windows: [{ kind: 'W3', priority: 1 }] })
  })

  it('HW-27.3 facedown cards, Council and Archives are private to the owner', () => {
    const t = table({ seats: [{ council: ['dodge'], archives: ['maestro'], grid: { 'council/front': down('job-board') } }, {}] })
    const mine = t.view(0).players[0]
    expect([mine?.council?.[0]?.key, mine?.archives?.[0]?.key, mine?.grid[1]?.key]).toEqual(['dodge', 'maestro', 'job-board'])
    expect(t.view(1).players[0]).toMatchObject({ council: null, archives: null })
  })

  it('HW-27.4 nobody knows a Commons', () => {
    const t = table({ seats: [{ commons: ['maestro', 'dodge'] }, {}] })
    for (const viewer of [0, 1, null]) expect(says(t.view(viewer))).not.toContain('maestro')
    const facts = hubworld.hidden(t.state, 0).filter(({ where }) => where.startsWith('0.commons'))
    expect(facts.map(({ is, could }) => [is, [...could].sort()])).toEqual([
      ['dodge', ['dodge', 'maestro']],
      ['maestro', ['dodge', 'maestro']],
    ])
  })

  it('HW-27.5 a card under discovery is for delver and owner; once broken it is public', () => {
    const t = goOn(delve(table({ seats: [{}, { heat: 1, commons: ['rory-and-bug'] }, {}] }), 'commons'), 3).choose({ do: 'decline' })
    expect([0, 1, 2].map((seat) => says(t.view(seat)).includes('rory'))).toEqual([true, true, false])
    t.choose({ do: 'break' })
    expect([0, 1, 2].map((seat) => says(t.view(seat)).includes('rory'))).toEqual([true, true, true])
  })

  it('HW-27.6 who has seen a facedown card is reminded of it until it leaves the grid', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': down('job-board') } }, {}] }), 'council')
      .choose({ do: 'discover' })
      .choose({ do: 'leave' })
    t.choose({ do: 'end-delve' })
    passes(t)
      .choose(1, { do: 'shift' })
      .choose(1, { do: 'at', slot: slot('council/middle') })
    expect([0, 2].map((seat) => t.view(seat).players[1]?.grid[slot('council/middle')]?.key)).toEqual(['job-board', null])
    const u = window({ council: ['recalibrate'], grid: { 'council/front': up('job-board') } }).choose({ do: 'play' })
    expect(u.view(1).players[0]?.grid[slot('council/front')]).toMatchObject({ forged: false, key: 'job-board' })
  })

  it('HW-27.7 cards seen inside a district are not kept in mind, but in the log of those who saw them', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, council: ['maestro'] }, {}] }), 'council'), 3).choose({ do: 'leave' })
    expect(says(t.view(0))).not.toContain('maestro')
    expect(JSON.stringify(t.heardBy(0))).toContain('maestro')
    expect(JSON.stringify(t.heardBy(2))).not.toContain('maestro')
    passes(t)
  })

  it('HW-27.8 hidden enemy cards carry no identifier at all: they are spoken of by slot', () => {
    const t = table({
      seats: [{ council: ['smooth-handoff'], grid: { 'council/front': up('job-board') }, exile: ['dodge'] }, { council: ['maestro'] }],
      phase: 'after-action',
    })
    const ids = (view: HubView) => [...says(view).matchAll(/"card":(\d+)/g)].map(([, n]) => Number(n))
    const own = new Set(t.state.cards.flatMap((card, n) => (card.owner === 1 ? [n] : [])))
    expect(ids(t.view(1)).every((n) => own.has(n))).toBe(true)
    expect(ids(t.view(null))).toEqual([])
  })

  it('HW-27.9 who might hold an answer is asked, whatever the hand holds', () => {
    const asked = (council: SeatLiteral['council']) =>
      table({ seats: [{}, { ...(council ? { council } : {}), grid: { 'council/front': up('barbican-gate') } }] })
    for (const hand of [['dodge'], ['job-board']] as const) {
      const t = delve(asked(hand), 'council').choose(1, { do: 'trigger' })
      expect(t).toBeAsked(1, 'reaction')
    }
    const world = Match.start(hubworld, config(2), 'w')
    expect(world.open).toHaveLength(2)
  })

  it('HW-27.10 with a Council card or a facedown card one is asked; the switch asks always or never for nothing', () => {
    expect(window({ council: ['job-board'] })).toOfferExactly([{ do: 'pass' }])
    expect(window({ shards: 0, grid: { 'council/front': down('job-board') } })).toOfferExactly([{ do: 'pass' }])
    expect(window({}).match.first?.prompt).toBe('action')
    expect(window({}, {}, { priorityPrompts: 'askAlways' })).toBeAsked(0, 'instant')
    expect(window({ council: ['job-board'] }, {}, { priorityPrompts: 'autoPass' }).match.first?.prompt).toBe('action')
  })

  it('HW-27.11 enemy facedown cards are targeted by slot', () => {
    const theirs = { grid: { 'council/front': up('canal-network') } } as const
    const t = delve(
      table({ seats: [{ grid: { 'council/front': down('job-board'), 'commons/back': down('maestro') } }, theirs] }),
      'council',
    )
    t.choose(1, { do: 'trigger' })
    expect(t.at(1)).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('council/front') },
      { do: 'at', seat: 0, slot: slot('commons/back') },
    ])
    expect(JSON.stringify(t.decision)).not.toContain('job-board')
  })

  it('HW-27.12 a random pick is told by its result', () => {
    const t = passes(
      delve(
        table({ seats: [{ council: ['maestro', 'dodge'] }, { grid: { 'council/front': up('eye-enforcers') } }, {}] }),
        'council',
      ).choose(1, { do: 'trigger' }),
    )
    const [picked] = keys(t, player(t, 0).archives)
    expect(t.heardBy(0)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: picked })
    expect(t.heardBy(2)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: null })
    t.look()
  })

  it('HW-27.13 cards archived from a Commons are shown to nobody else', () => {
    const t = window({ council: ['trading-secrets'], commons: ['maestro', 'vapor-x'] }).choose({ do: 'play' })
    expect(says(t.view(1))).not.toContain('maestro')
    expect(t.view(0).players[0]?.archives?.map(({ key }) => key)).toEqual(['maestro', 'vapor-x'])
    expect(JSON.stringify(t.heardBy(1))).not.toContain('maestro')
  })

  it('HW-27.14 amounts paid are public', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': down('job-board') } }, {}] }), 'council')
      .choose({ do: 'discover' })
      .choose({ do: 'break' })
    expect(t.heardBy(2)).toContainEqual({ type: 'paid', seat: 0, shards: 3 })
    t.look()
  })

  it('HW-27.15 a search is seen by the owner, the found card by one chosen player, and it is staged facedown', () => {
    const t = table({ seats: [{ council: ['print-on-demand'], commons: ['job-board', 'maestro'] }, {}, {}] }).choose({ do: 'play' })
    expect([0, 1, 2].map((seat) => says(t.view(seat)).includes('maestro'))).toEqual([true, false, false])
    t.choose({ do: 'choose', card: id(t, 0, 'job-board') })
      .choose({ do: 'player', seat: 1 })
      .choose({ do: 'at', slot: 0 })
    expect([0, 1, 2].map((seat) => t.view(seat).players[0]?.grid[0]?.key)).toEqual(['job-board', 'job-board', null])
    expect(t.state.cards[id(t, 0, 'job-board')]).toMatchObject({ forged: false, zone: 'grid' })
  })

  it('HW-27.16 public log entries name only public cards', () => {
    const t = table({ seats: [{ council: ['job-board'], commons: ['maestro'] }, {}] }).choose({ do: 'draw' })
    passes(t).choose(1, { do: 'gain' })
    passes(t)
      .choose(0, { do: 'stage', card: id(t, 0, 'job-board') })
      .choose({ do: 'at', slot: 0 })
    for (const secret of ['maestro', 'job-board']) {
      expect(JSON.stringify(t.heardBy(0))).toContain(secret)
      expect(JSON.stringify(t.heardBy(1))).not.toContain(secret)
    }
    passes(t)
  })

  it('HW-27.17 the generator is in no view', () => {
    const t = table({ seed: 'secret' })
    for (const viewer of [0, 1, null]) {
      expect(Object.keys(t.view(viewer))).not.toContain('random')
      expect(says(t.view(viewer))).not.toContain(String(t.state.random.a))
    }
    const world = t.match.sample(0, 'other')
    expect(world.state.random).not.toEqual(t.state.random)
    expect(seedRandom('secret')).toEqual(t.state.random)
  })
})

describe('29. Card rulings', () => {
  const breached = (mine: SeatLiteral, theirs: SeatLiteral = {}, path: 'archives' | 'council' | 'commons' = 'archives') =>
    delveToDistrict(table({ seats: [{ shards: 0, ...mine }, theirs, { commons: 9, council: ['job-board'] }] }), path)

  it('HW-29.1 "that player" is the defender of the breach', () => {
    const t = breached({ grid: { 'council/front': up('sergeant-cole') } }, { commons: 9 }).choose({ do: 'use' })
    expect(t.state.players.map((p) => p.commons.length)).toEqual([20, 7, 9])
    passes(t)
  })

  it('HW-29.2 Auntie Ruth needs an action token of the engager', () => {
    const facing = (actions: number) =>
      delve(table({ seats: [{ actions, shards: 9 }, { grid: { 'council/front': down('auntie-ruth') } }] }), 'council').choose({
        do: 'discover',
      })
    expect(facing(1)).toOfferExactly([{ do: 'leave' }])
    expect(facing(2)).toOffer({ do: 'break' })
  })

  it('HW-29.3 a second Kiosk cannot be used on a batch from the bottom', () => {
    const t = breached({ grid: { 'council/front': up('bubblemap-kiosk'), 'council/back': up('bubblemap-kiosk') } }, { heat: 1 }, 'commons')
    t.choose({ do: 'use', slot: slot('council/front') })
    expect(t).not.toOffer({ do: 'use' })
    expect(t).toBeAsked(0, 'presence')
  })

  it('HW-29.4 Canal Network and Emperor Drejj see no identity', () => {
    const t = delve(
      table({ seats: [{ grid: { 'council/front': down('maestro') } }, { grid: { 'council/front': down('emperor-drejj') } }] }),
      'council',
    ).choose({ do: 'discover' })
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'at', slot: slot('council/middle') })
    expect(says(t.view(1))).not.toContain('maestro')
    expect(cardIn(t, 0, 'council/middle').seen).toBe(0)
    t.look()
  })

  it('HW-29.5 Cargo Inspector may archive a card just drawn', () => {
    const t = window({ commons: ['maestro', 'dodge'], council: ['fun-run'], grid: { 'council/front': up('cargo-inspector') } }).choose({
      do: 'use',
    })
    expect(t).toOffer({ do: 'choose', card: id(t, 0, 'maestro') })
    expect(t.decision.options).toHaveLength(3)
  })

  it('HW-29.6 Goodman reacts in every zone, Tenacity only in the grid', () => {
    const theirs = {
      heat: 1,
      shards: 0,
      council: ['tenacity'],
      archives: ['dodge'],
      commons: ['job-board'],
      grid: { 'council/front': up('coroner-goodman') },
    } as const
    const t = passesInstants(delveToDistrict(table({ seats: [{ shards: 0 }, theirs] }), 'commons'))
    expect(t.at(1)).toOfferExactly([{ do: 'pass' }, { do: 'use', slot: slot('council/front') }])
    const moment = delveToDistrict(table({ seats: [{ shards: 0 }, { ...theirs, commons: ['dodge'] }] }), 'commons')
    expect(moment.at(1)).toOfferExactly([{ do: 'pass' }])
  })

  it('HW-29.7 the Inspector may be used on a card without barrier', () => {
    const t = passesInstants(
      table({
        seats: [{ grid: { 'council/front': up('disagreeable-inspector') } }, { grid: { 'council/front': up('job-board') } }],
      }).choose({ do: 'delve', path: 'council' }),
    )
    t.choose({ do: 'use' })
    expect(cardIn(t, 0, 'council/front').exhausted).toBe(true)
    expect(t).toBeAsked(0, 'presence')
  })

  it('HW-29.8 anybody may play Dodge, and the cost stays paid', () => {
    const t = delve(
      table({ seats: [{ council: ['job-board'] }, { council: ['dodge'], grid: { 'council/front': up('eye-enforcers') } }] }),
      'council',
    )
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'play' })
    expect(player(t, 1).shards).toBe(4)
    passes(t)
    expect(player(t, 0).council).toHaveLength(1)
    t.look()
  })

  it('HW-29.9 the Revoker works in any delve', () => {
    const t = table({ seats: [{}, {}, { archives: ['dodge', 'fun-run'], grid: { 'council/front': up('echopomp-revoker') } }] }).choose({
      do: 'delve',
      seat: 1,
      path: 'council',
    })
    expect(t.at(2)).toOffer({ do: 'use' })
    const own = table({ seats: [{ archives: ['dodge', 'fun-run'], grid: { 'council/front': up('echopomp-revoker') } }, {}] }).choose({
      do: 'delve',
      path: 'council',
    })
    expect(own.at(0)).toOffer({ do: 'use' })
  })

  it('HW-29.10 Drejj reacts to every Forge of its owner, not to a Rush', () => {
    const t = window({ grid: { 'council/front': down('emperor-drejj') } }).choose({ do: 'forge' })
    expect(t).toOffer({ do: 'use' })
    const u = window({ council: ['salvage-rats'], grid: { 'council/front': up('emperor-drejj') } })
      .choose({ do: 'rush' })
      .choose({ do: 'at', slot: 0 })
    expect(u.match.first?.prompt).not.toBe('reaction')
    const other = window({ grid: { 'council/front': down('job-board') } }, { grid: { 'council/front': up('emperor-drejj') } }).choose({
      do: 'forge',
    })
    expect(other.match.first?.prompt).not.toBe('reaction')
  })

  it('HW-29.11 Flooding Thoroughfare: any delve in progress suffices', () => {
    const t = table({ seats: [{}, {}, { grid: { 'council/front': down('flooding-thoroughfare') } }] }).choose({
      do: 'delve',
      seat: 1,
      path: 'council',
    })
    t.choose(2, { do: 'forge' })
    expect(t.at(2)).toOffer({ do: 'use' })
  })

  it('HW-29.12 Forced Liquidation and Aeroboarder share the event', () => {
    const mine = {
      council: ['forced-liquidation'],
      grid: { 'council/front': up('maestro'), 'council/back': up('daring-aeroboarder') },
    } as const
    const seats = [mine, { grid: { 'council/front': up('job-board'), 'archives/front': up('wall-wizard') } }] as const
    const t = table({ seats }).choose({ do: 'delve', path: 'council' }).choose({ do: 'play' })
    expect(t).toOffer({ do: 'use', slot: slot('council/back') })
    const u = table({ seats })
      .choose({ do: 'delve', path: 'council' })
      .choose({ do: 'use' })
      .choose({ do: 'at', slot: slot('archives/front') })
    expect(u.view(0).windows).toMatchObject([{ trigger: 'approachSlot', slot: slot('archives/front') }])
    expect(u).toOffer({ do: 'play' })
  })

  it('HW-29.13 the card exhausted for a cost or cipher may be unforged', () => {
    const t = table({ seats: [{ council: ['franchise-fees'], grid: { 'council/front': down('job-board') } }, {}] }).choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: true })
    const u = delve(
      table({ seats: [{ grid: { 'archives/back': down('job-board') } }, { grid: { 'council/front': down('sergeant-cole') } }] }),
      'council',
    ).choose({ do: 'discover' })
    expect(u).toOffer({ do: 'break' })
  })

  it('HW-29.14 Infiltrate adds 2 a copy', () => {
    const t = breached(
      { council: ['infiltrate', 'infiltrate'] },
      { council: ['job-board', 'wall-wizard', 'maestro', 'vapor-x', 'dodge'] },
      'council',
    )
    t.choose({ do: 'play', card: player(t, 0).council[0] }).choose({ do: 'play' })
    passes(t)
    expect(t.view(0).batch?.size).toBe(4)
    t.look()
  })

  it('HW-29.15 Knot Today ends the discovery, which still counts', () => {
    const t = breached({ council: ['knot-today'] }, { heat: 1, commons: ['dodge', 'job-board'] }, 'commons').choose({ do: 'play' })
    expect(passes(t).state.delve).toBeNull()
    expect(keys(t, player(t, 1).commons)).toEqual(['job-board'])
  })

  it('HW-29.16 Likely a Trap: a card forged meanwhile is no target', () => {
    const t = table({ seats: [{}, { council: ['likely-a-trap'], grid: { 'council/front': down('silent-interrogator') } }] }).choose({
      do: 'delve',
      path: 'council',
    })
    passes(t.choose(1, { do: 'forge' })).choose({ do: 'leave' })
    expect(t).toBeAsked(0, 'go-on')
  })

  it('HW-29.17 Warlan: a player without a ready front-row card cannot be chosen', () => {
    const seats = [
      { council: ['wall-wizard'], grid: { 'council/front': up('renovator-warlan'), 'council/back': down('job-board') } },
      { grid: { 'council/back': down('job-board') } },
    ] as const
    const t = table({ seats })
      .choose({ do: 'stage' })
      .choose({ do: 'at', slot: slot('council/back') })
    expect(t.match.first?.prompt).not.toBe('reaction')
  })

  it('HW-29.18 presence by position also while unforged; the extra icon only for a forged card', () => {
    const t = window({ grid: { 'commons/front': down('shardwinner'), 'council/back': down('shardwinner') } })
    expect(t.view(0).players[0]?.grid[slot('commons/front')]?.presence).toBe(6)
    expect(t).not.toOffer({ do: 'collect' })
  })

  it('HW-29.19 Smooth Handoff may stage the returned card', () => {
    const t = window({ council: ['smooth-handoff', 'wall-wizard'], grid: { 'council/front': up('job-board') } }).choose({ do: 'play' })
    expect(t).toOffer({ do: 'choose', card: id(t, 0, 'job-board') })
  })

  it('HW-29.20 several copies of Twice as Bad may follow each other', () => {
    const t = table({
      seats: [
        { commons: 14 },
        { shards: 2, council: ['twice-as-bad', 'twice-as-bad'], grid: { 'council/front': down('silent-interrogator') } },
      ],
    })
    passes(delve(t, 'council').choose({ do: 'discover' })).choose(1, { do: 'trigger' })
    for (let n = 0; n < 2; n++) t.pass(1).choose(1, { do: 'play', card: player(t, 1).council[0] })
    passes(t)
    expect(player(t, 0).commons).toHaveLength(2)
    t.look()
  })

  it('HW-29.21 the swap of Vapor X is an instant', () => {
    const grid = { 'council/front': up('vapor-x'), 'council/back': down('job-board'), 'archives/back': down('job-board') }
    expect(window({ grid })).toOffer({ do: 'use', slot: slot('council/front') })
    expect(table({ seats: [{ grid }, {}] })).not.toOffer({ do: 'use' })
  })

  it('HW-29.22 the Soakhouse compares with the rival only', () => {
    const seats = [{ grid: { 'council/front': up('waterfront-soakhouse') } }, { heat: 0 }, { heat: 5 }] as const
    expect(table({ seats }).view(2).players[0]?.grid[1]?.presence).toBe(2)
    expect(table({ seats: [seats[0], { heat: 1 }, {}] }).view(2).players[0]?.grid[1]?.presence).toBe(6)
  })

  it('HW-29.23 Bresloo may unforge own cards, itself too once its cost is low enough', () => {
    const t = window({ grid: { 'council/front': down('boss-bresloo'), 'council/back': up('guildmaster-yanos') } })
      .choose({ do: 'forge' })
      .choose({ do: 'use' })
    expect(t).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('council/front') },
      { do: 'at', seat: 0, slot: slot('council/back') },
    ])
    const alone = window({ grid: { 'council/front': down('boss-bresloo') } }).choose({ do: 'forge' })
    expect(alone.match.first?.prompt).not.toBe('reaction')
  })

  it('HW-29.24 Print on Demand may find nothing by choice', () => {
    const t = table({ seats: [{ council: ['print-on-demand'], commons: ['job-board', 'maestro'] }, {}] })
      .choose({ do: 'play' })
      .choose({ do: 'done' })
    expect(player(t, 0).commons).toHaveLength(2)
    expect(t.state.searching).toBe(-1)
  })

  it('HW-29.25 Twice as Bad needs the ability to be usable afresh', () => {
    const twice = (card: Parameters<typeof down>[0], mine: SeatLiteral, theirs: SeatLiteral = {}) => {
      const t = table({ seats: [mine, { council: ['twice-as-bad'], ...theirs, grid: { 'council/front': down(card) } }] })
      passes(delve(t, 'council').choose({ do: 'discover' })).choose(1, { do: 'trigger' })
      t.pass(1)
      return t
    }
    expect(twice('spider-rebbek', { grid: { 'council/front': up('job-board') } })).toOfferExactly([{ do: 'pass' }])
    expect(twice('doctor-twilight', {}, { exile: ['dodge'] })).toOfferExactly([{ do: 'pass' }])
    expect(twice('barbican-gate', {})).toOffer({ do: 'play' })
    // Eye Enforcers has left its place by its own cost.
    expect(twice('eye-enforcers', {})).not.toOffer({ do: 'play' })
  })

  it('HW-29.26 Likely a Trap finds the encountered card in whatever slot of its grid', () => {
    const seats = [
      {},
      { council: ['likely-a-trap'], grid: { 'council/front': down('canal-network'), 'council/middle': down('job-board') } },
    ] as const
    const t = passes(delve(table({ seats }), 'council').choose({ do: 'discover' })).choose(1, { do: 'trigger' })
    passes(t)
      .choose(1, { do: 'at', slot: slot('council/front') })
      .choose(1, { do: 'at', slot: slot('archives/front') })
    passesInstants(t).choose(1, { do: 'play' }).choose(0, { do: 'discover' })
    expect(t.view(0).engagement).toMatchObject({ slot: slot('archives/front'), key: 'canal-network' })
    expect(t.view(0).delve).toMatchObject({ path: 'council', row: 'front' })
    t.choose(1, { do: 'decline' }).choose(0, { do: 'leave' })
    expect(t).toBeAsked(0, 'go-on')
  })
})

describe('words', () => {
  it('every ability of every card has its text', () => {
    for (const texts of Object.values(abilityTexts)) for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/)
  })
})
