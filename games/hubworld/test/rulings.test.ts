import { describe, expect, it } from 'vitest'
import type { HubworldView } from '../rules/view.ts'
import { abilityTexts } from '../words/cards.ts'
import {
  afterAction,
  cardIn,
  delve,
  delveToDistrict,
  down,
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

const says = (view: HubworldView) => JSON.stringify(view)
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
    expect(t.choose(1, { do: 'decline' })).toBeAsked(0, 'presence')
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
    const t = afterAction({ commons: ['maestro', 'dodge'], council: ['fun-run'], grid: { 'council/front': up('cargo-inspector') } }).choose(
      {
        do: 'use',
      },
    )
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
    const t = afterAction({ grid: { 'council/front': down('emperor-drejj') } }).choose({ do: 'forge' })
    expect(t).toOffer({ do: 'use' })
    const u = afterAction({ council: ['salvage-rats'], grid: { 'council/front': up('emperor-drejj') } })
      .choose({ do: 'rush' })
      .choose({ do: 'at', slot: 0 })
    expect(u.match.first?.prompt).not.toBe('reaction')
    const other = afterAction({ grid: { 'council/front': down('job-board') } }, { grid: { 'council/front': up('emperor-drejj') } }).choose({
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
    const t = afterAction({ grid: { 'commons/front': down('shardwinner'), 'council/back': down('shardwinner') } })
    expect(t.view(0).players[0]?.grid[slot('commons/front')]?.presence).toBe(6)
    expect(t).not.toOffer({ do: 'collect' })
  })

  it('HW-29.19 Smooth Handoff may stage the returned card', () => {
    const t = afterAction({ council: ['smooth-handoff', 'wall-wizard'], grid: { 'council/front': up('job-board') } }).choose({ do: 'play' })
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
    expect(afterAction({ grid })).toOffer({ do: 'use', slot: slot('council/front') })
    expect(table({ seats: [{ grid }, {}] })).not.toOffer({ do: 'use' })
  })

  it('HW-29.22 the Soakhouse compares with the rival only', () => {
    const seats = [{ grid: { 'council/front': up('waterfront-soakhouse') } }, { heat: 0 }, { heat: 5 }] as const
    expect(table({ seats }).view(2).players[0]?.grid[1]?.presence).toBe(2)
    expect(table({ seats: [seats[0], { heat: 1 }, {}] }).view(2).players[0]?.grid[1]?.presence).toBe(6)
  })

  it('HW-29.23 Bresloo may unforge own cards, itself too once its cost is low enough', () => {
    const t = afterAction({ grid: { 'council/front': down('boss-bresloo'), 'council/back': up('guildmaster-yanos') } })
      .choose({ do: 'forge' })
      .choose({ do: 'use' })
    expect(t).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('council/front') },
      { do: 'at', seat: 0, slot: slot('council/back') },
    ])
    const alone = afterAction({ grid: { 'council/front': down('boss-bresloo') } }).choose({ do: 'forge' })
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
