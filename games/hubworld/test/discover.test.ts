import { describe, expect, it } from 'vitest'
import { NONE, playerAt } from '../rules/state.ts'
import { presenceOf } from '../rules/values.ts'
import { archiveAtRandom, shuffleCommons } from '../rules/zones.ts'
import {
  cardIn,
  delve,
  delveToDistrict,
  down,
  goOn,
  id,
  keys,
  passes,
  player,
  position,
  type SeatLiteral,
  table,
  typesOf,
  up,
  zoneOf,
} from './table.ts'

/** Where chance decides, one lucky seed proves nothing. */
const SEEDS = Array.from({ length: 30 }, (_, n) => `${n}`)

const against = (grid: NonNullable<SeatLiteral['grid']>, theirs: SeatLiteral = {}, mine: SeatLiteral = {}) =>
  table({ seats: [mine, { ...theirs, grid }] })

describe('14. Discovering a card', () => {
  const facing = (card: Parameters<typeof down>[0], theirs: SeatLiteral = {}, mine: SeatLiteral = {}) =>
    passes(delve(against({ 'council/front': down(card) }, theirs, mine), 'council').choose({ do: 'discover' }))

  it('HW-14.1 unforged in a grid or inside a district', () => {
    const grid = facing('job-board')
    expect(grid.view(0).engagement).toMatchObject({ kind: 'discover', zone: 'grid' })
    grid.look()
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1 }] }), 'commons'), 3)
    expect(t.view(0).engagement).toMatchObject({ kind: 'discover', zone: 'commons', slot: null })
    t.look()
  })

  it('HW-14.2 the engager and the owner see the card, others do not', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': down('job-board') } }, {}] })
    delve(t, 'council').choose({ do: 'discover' })
    expect([0, 1, 2, null].map((seat) => t.view(seat).engagement?.key)).toEqual(['job-board', 'job-board', null, null])
    t.look()
  })

  it('HW-14.3 a discovery begins with one shared window', () => {
    const t = delve(against({ 'council/front': down('job-board') }, { council: ['tenacity'] }), 'council').choose({ do: 'discover' })
    expect(t.view(0).windows).toMatchObject([{ trigger: 'discoverBegins', priority: 1 }])
    t.look()
  })

  it('HW-14.4 the owner decides on each discover ability', () => {
    const t = facing('barbican-gate')
    expect(t.at(1)).toOfferExactly([{ do: 'trigger' }, { do: 'decline' }])
    t.choose(1, { do: 'decline' })
    expect(player(t, 1).shards).toBe(5)
    t.look()
  })

  it('HW-14.5 discover abilities work in every zone unless they ask for the grid', () => {
    const inArchives = (card: 'barbican-gate' | 'silent-interrogator') =>
      goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, archives: [card] }] }), 'archives'), 3)
    expect(inArchives('barbican-gate')).toBeAsked(1, 'ability')
    expect(inArchives('silent-interrogator')).toBeAsked(0, 'presence')
  })

  it('HW-14.6 the engager may break the presence or leave the card', () => {
    expect(facing('job-board')).toOfferExactly([{ do: 'break', shards: 3 }, { do: 'leave' }])
  })

  it('HW-14.7 no barrier in a discovery', () => {
    const t = facing('canal-network').choose(1, { do: 'decline' })
    expect(t).toOfferExactly([{ do: 'break', shards: 5 }, { do: 'leave' }])
  })

  it('HW-14.8 a card that is left stays facedown as it was', () => {
    const t = delve(against({ 'council/front': down('job-board', { exhausted: true }) }), 'council')
      .choose({ do: 'discover' })
      .choose({ do: 'leave' })
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: false, exhausted: true })
    t.look()
  })

  it('HW-14.9 a card that leaves its place ends the discovery; what was paid for still resolves', () => {
    const t = passes(facing('eye-enforcers', {}, { council: ['job-board'] }).choose(1, { do: 'trigger' }))
    expect(zoneOf(t, 0, 'job-board')).toBe('archives')
    expect(t).toBeAsked(0, 'go-on')
    // Coroner Goodman pays with the very card that is being discovered.
    const theirs = { heat: 1, archives: ['barbican-gate'], grid: { 'council/front': up('coroner-goodman') } } as const
    const u = delveToDistrict(table({ seats: [{ shards: 0 }, theirs] }), 'archives').choose(1, { do: 'use' })
    expect(zoneOf(u, 1, 'barbican-gate')).toBe('exile')
    expect(player(u, 1).shards).toBe(5)
    expect(u.state.delve).toBeNull()
  })

  it('HW-14.10 a shuffled Commons ends the discovery in it', () => {
    const t = goOn(
      delve(
        table({ seats: [{ shards: 0 }, { heat: 1, council: ['dodge'], commons: ['barbican-gate', 'job-board', 'job-board'] }] }),
        'commons',
      ),
      3,
    )
    t.choose(1, { do: 'trigger' })
    // No card shuffles a Commons at this point, so the test does it directly.
    expect(t.state.engagement).toMatchObject({ zone: 'commons', over: false })
    t.look()
    shuffleCommons(t.state, 1)
    expect(t.state.engagement?.over).toBe(true)
  })

  it('HW-14.11 a district card remains in its district while it is discovered', () => {
    const t = goOn(
      delve(
        table({
          seats: [
            { shards: 0, council: ['dodge'] },
            { heat: 1, council: ['big-varna-gorvis', 'job-board'] },
          ],
        }),
        'council',
      ),
      3,
    )
    expect(t.view(0).players[1]?.councilSize).toBe(2)
    t.look()
    const u = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, commons: ['recruiter-nilero', 'job-board', 'dodge'] }] }), 'commons'), 3)
    u.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    expect(zoneOf(u, 1, 'recruiter-nilero')).toBe('council')
    passes(u)
  })

  it('HW-14.12 a moment can be discovered, and only left outside an Archives', () => {
    const inside = (path: 'commons' | 'archives') =>
      goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, commons: ['dodge'], archives: ['dodge'] }] }), path), 3)
    expect(inside('commons')).toOfferExactly([{ do: 'leave' }])
    expect(inside('archives')).toOfferExactly([{ do: 'break', shards: 0 }, { do: 'leave' }])
  })

  it('HW-14.13 modifiers of the engagement expire with the discovery', () => {
    const t = delve(against({ 'council/front': down('job-board') }, { council: ['tenacity'] }), 'council').choose({ do: 'discover' })
    t.choose(1, { do: 'play' })
    expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(6)
    passes(t.choose({ do: 'leave' }))
    expect(presenceOf(t.state, id(t, 1, 'job-board'))).toBe(3)
    t.look()
  })

  it('HW-14.14 the engager is asked even when leaving is the only option', () => {
    expect(facing('canal-network', {}, { shards: 0 }).choose(1, { do: 'decline' })).toOfferExactly([{ do: 'leave' }])
  })
})

describe('15. Approaching and breaching a district', () => {
  it('HW-15.1 approaching a district opens its reaction window', () => {
    const t = goOn(delve(table({ seats: [{ seeker: 'jayko-and-ace', seekerReady: true }, {}] }), 'council'), 2).choose({ do: 'continue' })
    expect(t.view(0).windows).toMatchObject([{ trigger: 'approachDistrict', district: 'council' }])
    t.look()
  })

  it('HW-15.2 then the instant window W4', () => {
    const t = goOn(delve(table({ seats: [{}, { seekerReady: true }] }), 'council'), 2).choose({ do: 'continue' })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W4', priority: 1 }])
    t.look()
  })

  it('HW-15.3 no stopping before the breach', () => {
    const t = goOn(delve(table({ seats: [{ seekerReady: true, shards: 0 }, { heat: 1 }] }), 'council'), 2).choose({ do: 'continue' })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'collect' }])
    t.pass()
    expect(typesOf(t)).toContain('breached')
  })

  it('HW-15.4 the heat step: pay heat + 1 once, and the defender gains 1 heat', () => {
    const t = goOn(delve(table({ seats: [{ shards: 3, council: [] }, { heat: 2 }] }), 'commons'), 3)
    expect(t).toOfferExactly([{ do: 'pay', shards: 3 }, { do: 'decline' }])
    t.choose({ do: 'pay' })
    expect(player(t, 0).shards).toBe(0)
    expect(player(t, 1).heat).toBe(3)
    expect(t).toBeAsked(0, 'presence')
    expect(goOn(delve(table({ seats: [{ shards: 2 }, { heat: 2 }] }), 'commons'), 3)).toBeAsked(0, 'presence')
  })

  it('HW-15.5 the batch begins with its window', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, council: ['infiltrate'] }, {}] }), 'council')
    expect(t.view(0).windows).toMatchObject([{ trigger: 'discoveryBatchBegins', seat: 0, other: 1, district: 'council' }])
    t.look()
  })

  it('HW-15.6 the size is fixed: heat plus bonuses; later heat does not change it', () => {
    const theirs = { heat: 1, council: ['dodge', 'job-board', 'wall-wizard', 'lost-byway'] } as const
    const t = delveToDistrict(table({ seats: [{ shards: 0, council: ['infiltrate'] }, theirs] }), 'council')
    t.choose({ do: 'play' })
    passes(t)
    expect(t.view(0).batch?.size).toBe(3)
    t.look()
    // The cipher of the first card takes heat from its owner: the second card is discovered all the same.
    const u = goOn(delve(table({ seats: [{ shards: 1 }, { heat: 2, commons: ['maestro', 'job-board', 'dodge'] }] }), 'commons'), 3)
    u.choose({ do: 'break' })
    expect(player(u, 1).heat).toBe(1)
    expect(u.view(0).engagement?.key).toBe('job-board')
    u.choose({ do: 'leave' })
    expect(typesOf(u).filter((type) => type === 'discovered')).toHaveLength(2)
  })

  it('HW-15.7 Commons from the top, Council and Archives at random, until the size is reached', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['job-board', 'wall-wizard', 'dodge'] }] }), 'commons'), 3)
    expect(t.view(0).engagement?.key).toBe('job-board')
    t.choose({ do: 'leave' })
    expect(t.view(0).engagement?.key).toBe('wall-wizard')
    t.choose({ do: 'leave' })
    expect(typesOf(t)).toContain('breached')
    const zone = ['job-board', 'wall-wizard', 'lost-byway'] as const
    const found = (seed: string, path: 'council' | 'archives') => {
      const seats = [{ shards: 0 }, { heat: 3, council: zone, archives: zone }]
      const u = goOn(delve(table({ seed, seats }), path), 3)
      return zone.map(() => {
        const { engagement } = u.view(0)
        u.choose({ do: 'leave' })
        return engagement?.key
      })
    }
    for (const path of ['council', 'archives'] as const) {
      const orders = SEEDS.map((seed) => found(seed, path))
      expect(new Set(orders.map(([first]) => first)).size).toBe(3)
      // Never a card twice.
      for (const order of orders) expect(order.toSorted()).toEqual(zone.toSorted())
    }
  })

  it('HW-15.8 the next card is taken from the district as it is then', () => {
    const t = goOn(
      delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['recruiter-nilero', 'wall-wizard', 'dodge', 'job-board'] }] }), 'commons'),
      3,
    )
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    passes(t)
    expect(t.view(0).engagement?.key).toBe('dodge')
    t.look()
  })

  it('HW-15.9 cards that are left are set aside and return in their order', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['job-board', 'wall-wizard', 'dodge'] }, {}] }), 'commons'), 3)
    t.choose(1, { do: 'decline' }).choose({ do: 'leave' })
    expect([0, 1, 2].map((seat) => t.view(seat).batch?.setAside)).toEqual([['job-board'], ['job-board'], null])
    t.choose(1, { do: 'decline' }).choose({ do: 'leave' })
    expect(keys(t, player(t, 1).commons.toReversed())).toEqual(['job-board', 'wall-wizard', 'dodge'])
  })

  it('HW-15.10 a set-aside card cannot be taken, but it still counts', () => {
    const t = goOn(
      delve(table({ seats: [{ shards: 0 }, { heat: 2, commons: ['job-board', 'recruiter-nilero', 'dodge', 'maestro'] }] }), 'commons'),
      3,
    )
    t.choose({ do: 'leave' })
    expect(t.view(0).players[1]?.commonsSize).toBe(4)
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    expect(keys(t, player(t, 1).council)).toEqual(['recruiter-nilero', 'dodge'])
    passes(t)
    expect(keys(t, player(t, 1).commons.toReversed())).toEqual(['job-board', 'maestro'])
  })

  it('HW-15.10 nor can it be archived at random', () => {
    for (const seed of SEEDS) {
      const { state: g } = position({ seed, seats: [{}, { council: ['job-board', 'wall-wizard', 'lost-byway'] }] })
      const theirs = playerAt(g, 1)
      const [marked = NONE, ...others] = theirs.council
      g.batch = { engager: 0, owner: 1, district: 'council', size: 3, bonus: 0, found: 1, fromBottom: false, setAside: [marked] }
      archiveAtRandom(g, 1, 3)
      expect(theirs.council).toEqual([marked])
      expect(theirs.archives.toSorted()).toEqual(others.toSorted())
    }
  })

  it('HW-15.10 a set-aside moment may be played, and is set aside no more', () => {
    const theirs = { heat: 2, council: ['dodge', 'barbican-gate'] } as const
    const found = (seed: string) => goOn(delve(table({ seed, seats: [{ shards: 0 }, theirs] }), 'council'), 3)
    const tables = SEEDS.map(found)
    for (const each of tables) each.look()
    const t = tables.find((each) => each.view(0).engagement?.key === 'dodge') ?? found('none')
    t.choose({ do: 'leave' })
    expect(t.view(0).batch).toMatchObject({ setAsideSize: 1, setAside: ['dodge'] })
    passes(t.choose(1, { do: 'trigger' }).choose(1, { do: 'play' }))
    expect(t).toBeAsked(0, 'presence')
    expect(t.view(0).batch).toMatchObject({ setAsideSize: 0, setAside: [] })
    expect(zoneOf(t, 1, 'dodge')).toBe('exile')
  })

  it('HW-15.11 no heat or no cards: nothing is discovered, the breach goes on', () => {
    for (const theirs of [{ heat: 0 }, { heat: 3, commons: 0 }]) {
      const t = goOn(delve(table({ seats: [{ shards: 0 }, theirs] }), 'commons'), 3)
      expect(typesOf(t)).toContain('breached')
      expect(typesOf(t)).not.toContain('discovered')
    }
  })

  it('HW-15.12 the completed breach opens its window, whatever was found', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, grid: { 'council/front': up('wall-wizard') } }, {}] }), 'archives')
    expect(t.view(0).windows).toMatchObject([{ trigger: 'breachCompleted', district: 'archives' }])
    expect(t.state.batch).toBeNull()
    t.look()
  })

  it('HW-15.13 then the delve ends successfully', () => {
    const t = delveToDistrict(table({ seats: [{ shards: 0, grid: { 'council/front': up('wall-wizard') } }, {}] }), 'archives').choose({
      do: 'use',
    })
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: true })
  })

  it('HW-15.14 an effect that discovers in a district uses its own number and is no breach', () => {
    const mine = { shards: 2, council: ['paper-trail', 'turn-up-the-heat', 'infiltrate'] } as const
    const t = delveToDistrict(table({ seats: [mine, { heat: 2, council: ['job-board', 'wall-wizard', 'maestro', 'dodge'] }] }), 'archives')
    t.choose({ do: 'play', card: id(t, 0, 'paper-trail') })
    t.choose({ do: 'play', card: id(t, 0, 'infiltrate') })
    passes(t)
    expect(t.view(0).batch?.size).toBe(3)
    for (let n = 0; n < 3; n++) {
      if (t.match.first?.prompt === 'ability') t.choose({ do: 'decline' })
      passes(t.choose({ do: 'leave' }))
    }
    expect(typesOf(t).filter((type) => type === 'breached').length).toBe(typesOf(t).filter((type) => type === 'delve-ended').length)
  })
})
