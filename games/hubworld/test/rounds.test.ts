import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { defOf } from '../rules/card.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldState } from '../rules/state.ts'
import { cardIn, config, delve, down, id, keys, passes, player, prompt, type SeatLiteral, slot, table, up, zoneOf } from './table.ts'

const started = (seed = '1', differences = {}) => Match.start(hubworld, config(2, differences), seed)
const namesOf = (g: HubworldState, ids: readonly number[]) => ids.map((card) => defOf(g, card).key)

/** Both keep their hands. */
function kept(seed = '1', differences = {}) {
  const match = started(seed, differences)
  match.choose(0, 0)
  match.choose(1, 0)
  return match
}

const quiet = { seats: [{}, {}] } as const

describe('5. Setup', () => {
  it('HW-5.1 each seeker lies unexhausted in its area', () => {
    const { state } = started()
    expect(state.players.map((p) => [defOf(state, p.seeker).key, state.cards[p.seeker]?.exhausted])).toEqual([
      ['goldie-xin', false],
      ['abnus-orzo', false],
    ])
  })

  it('HW-5.2 3 actions, 5 shards, no heat', () => {
    for (const p of kept().state.players) expect(p).toMatchObject({ actions: 3, shards: 5, heat: 0 })
  })

  it('HW-5.3 the deck of 36 is shuffled into the Commons', () => {
    const decks = ['1', '2'].map((seed) => namesOf(started(seed).state, started(seed).state.players[0]?.commons ?? []))
    expect(decks[0]).not.toEqual(decks[1])
    const { state } = started()
    expect(state.cards.filter(({ owner }) => owner === 0)).toHaveLength(37)
  })

  it('HW-5.4 each player draws 5 cards', () => {
    expect(started().state.players.map((p) => [p.council.length, p.commons.length])).toEqual([
      [5, 31],
      [5, 31],
    ])
  })

  it('HW-5.5 a mulligan: set aside, draw as many, then shuffle', () => {
    const match = started()
    const [first, second, ...rest] = match.state.players[0]?.council ?? []
    const commons = match.state.players[0]?.commons.slice() ?? []
    match.choose(0, 1)
    match.choose(0, 1)
    expect(match.state.players[0]?.replacing).toEqual([first, second])
    match.choose(0, 0)
    match.choose(1, 0)
    const after = match.state.players[0]
    expect(after?.council).toEqual([...rest, commons.at(-1), commons.at(-2)])
    expect(after?.commons).toContain(first)
    expect(after?.commons).toHaveLength(31)
    expect(match.open.some(({ prompt }) => prompt === 'mulligan')).toBe(false)
  })

  it('HW-5.6 mulligans are simultaneous and secret', () => {
    const match = started()
    expect(match.open.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [0, 'mulligan'],
      [1, 'mulligan'],
    ])
    match.choose(1, 1)
    expect(match.view(0).players[1]?.replacing).toBeNull()
    expect(match.view(1).players[1]?.replacing).toHaveLength(1)
    match.choose(1, 0)
    expect(match.decisionOf(1)).toBeNull()
    expect(match.decisionOf(0)?.options).toHaveLength(6)
  })

  it('HW-5.7 the first player is random, unless the table has agreed on one', () => {
    const random = new Set(Array.from({ length: 12 }, (_, seed) => kept(`${seed}`).state.firstPlayer))
    expect([...random].sort()).toEqual([0, 1])
    const chosen = Array.from({ length: 6 }, (_, seed) => kept(`${seed}`, { firstPlayer: 'chosen', starts: 2 }).state.firstPlayer)
    expect(new Set(chosen)).toEqual(new Set([1]))
  })

  it('HW-5.8 then round 1 begins', () => {
    const match = kept()
    expect(match.view(null)).toMatchObject({ round: 1, phase: 'opening' })
  })
})

describe('6. Round structure and main phase', () => {
  it('HW-6.1 round start, main phase, refresh phase, and again', () => {
    const t = table({ seats: [{ actions: 1 }, { actions: 1 }] })
    t.choose(0, { do: 'gain' }).choose(1, { do: 'gain' })
    expect(t.state.round).toBe(3)
    expect(t.state.players.map((p) => p.actions)).toEqual([3, 3])
    passes(t)
    expect(prompt(t)).toBe('action')
  })

  it('HW-6.2 the round start opens a reaction window before the main phase', () => {
    const t = table({ phase: 'round-start', seats: [{ grid: { 'council/front': up('crispy-crawler', { cached: 2 }) } }, {}] })
    expect(t.view(0).windows.at(-1)).toMatchObject({ kind: 'reaction', trigger: 'roundBegins' })
    t.choose({ do: 'use' })
    expect(t.view(0).windows.at(-1)).toMatchObject({ kind: 'W1' })
  })

  it('HW-6.3 the main phase starts with an instant window', () => {
    const t = table({ phase: 'opening', seats: [{ seekerReady: true }, {}] })
    expect(t).toBeAsked(0, 'instant-at-start')
    expect(t.view(0).windows).toMatchObject([{ kind: 'W1' }])
  })

  it('HW-6.4 turns go clockwise from the first player, one action each', () => {
    const t = table({ phase: 'opening', firstPlayer: 1, seats: [{}, {}, {}] })
    const order: (number | undefined)[] = []
    for (let n = 0; n < 4; n++) {
      order.push(t.match.first?.seat)
      t.choose({ do: 'gain' })
    }
    expect(order).toEqual([1, 2, 0, 1])
  })

  it('HW-6.5 players without action tokens are skipped', () => {
    const t = table({ seats: [{ actions: 3 }, { actions: 0 }] })
    t.choose(0, { do: 'gain' })
    expect(t).toBeAsked(0, 'action')
    expect(player(t, 0).actions).toBe(2)
  })

  it('HW-6.6 a player with a token cannot pass, and may always gain', () => {
    const t = table({ seats: [{ commons: 0, hasActed: false }, {}] })
    expect(t).toOfferExactly([{ do: 'gain' }])
    expect(table(quiet)).not.toOffer({ do: 'pass' })
  })

  it('HW-6.7 an action costs 1 token, or as many as it shows, when announced', () => {
    const t = table({ seats: [{ council: ['calling-in-favors'] }, {}] })
    t.choose({ do: 'play' })
    expect(player(t, 0).actions).toBe(1)
    const u = table(quiet).choose({ do: 'delve', path: 'council' })
    expect(player(u, 0).actions).toBe(2)
    u.look()
  })

  it('HW-6.8 an action ends with all that it caused, a whole delve included', () => {
    const t = table(quiet)
    delve(t, 'council')
    expect(t.state.phase).toBe('action')
    t.choose({ do: 'end-delve' })
    expect(t).toBeAsked(1, 'action')
  })

  it('HW-6.9 after every action an instant window opens, then the turn passes on', () => {
    const t = table({ seats: [{ seekerReady: true }, {}] })
    t.choose({ do: 'gain' })
    expect(t.view(0).windows).toMatchObject([{ kind: 'W2', priority: 0 }])
    t.pass()
    expect(t).toBeAsked(1, 'action')
  })

  it('HW-6.10 when nobody has a token left the refresh phase begins', () => {
    const t = table({
      seats: [
        { actions: 1, shards: 3 },
        { actions: 0, shards: 3 },
      ],
    })
    t.choose({ do: 'gain' })
    expect(t.events).toContainEqual({ type: 'refresh' })
    expect(player(t, 1).shards).toBe(4)
  })

  it('HW-6.11 the turn goes on from the player who acted, whoever used an instant', () => {
    const t = table({ seats: [{}, { seekerReady: true }, {}] })
    t.choose(0, { do: 'gain' }).choose(1, { do: 'collect' })
    expect(t).toBeAsked(1, 'action')
  })
})

describe('7. The seven basic actions', () => {
  it('HW-7.1 Gain takes 1 shard', () => {
    const t = table(quiet).choose({ do: 'gain' })
    expect(player(t, 0)).toMatchObject({ shards: 6, actions: 2 })
  })

  it('HW-7.2 Draw needs a card in the Commons', () => {
    const t = table({ seats: [{ commons: ['dodge'] }, {}] }).choose({ do: 'draw' })
    expect(keys(t, player(t, 0).council)).toEqual(['dodge'])
    expect(table({ seats: [{ commons: 0 }, {}] })).not.toOffer({ do: 'draw' })
  })

  it('HW-7.3 Stage: a stageable card, any of nine slots, no shards', () => {
    const t = table({ seats: [{ shards: 0, council: ['eye-enforcers', 'dodge'] }, {}] })
    expect(t.decision.options.filter((option) => option.do === 'stage')).toHaveLength(1)
    t.choose({ do: 'stage' })
    expect(t.decision.options).toHaveLength(9)
    t.choose({ do: 'at', slot: 4 })
    expect(player(t, 0)).toMatchObject({ shards: 0, actions: 2 })
    expect(cardIn(t, 0, 'council/middle').forged).toBe(false)
  })

  it('HW-7.4 Shift: any card of the own grid to an adjacent slot', () => {
    expect(table(quiet)).not.toOffer({ do: 'shift' })
    const t = table({
      seats: [{ grid: { 'council/front': up('job-board', { exhausted: true }), 'council/back': down('wall-wizard') } }, {}],
    })
    expect(t).toOffer({ do: 'shift', slot: slot('council/front') })
    t.choose({ do: 'shift', slot: slot('council/back') }).choose({ do: 'at', slot: slot('commons/back') })
    expect(cardIn(t, 0, 'commons/back').slot).toBe(slot('commons/back'))
    expect(player(t, 0).actions).toBe(2)
  })

  it('HW-7.5 Play: an action moment whose cost and condition can be met', () => {
    const t = table({ seats: [{ shards: 1, council: ['rapid-growth', 'fun-run', 'threading-through'] }, {}] })
    expect(t.decision.options.filter((option) => option.do === 'play')).toEqual([{ do: 'play', card: id(t, 0, 'rapid-growth') }])
    expect(table({ seats: [{ shards: 0, council: ['rapid-growth'] }, {}] })).not.toOffer({ do: 'play' })
  })

  it('HW-7.6 Use: an action ability of an own forged card or the seeker', () => {
    const t = table({ seats: [{ seekerReady: true, grid: { 'council/front': up('ulin-marr') } }, { heat: 1 }] })
    expect(t).toOffer({ do: 'use', slot: slot('council/front'), ability: 0 })
    expect(t).toOffer({ do: 'use', slot: 9, ability: 0 })
    expect(table({ seats: [{ grid: { 'council/front': down('ulin-marr') } }, {}] })).not.toOffer({ do: 'use' })
  })

  it('HW-7.7 Delve: an enemy and one of three paths', () => {
    const t = table({ seats: [{}, {}, {}] })
    expect(t.decision.options.filter((option) => option.do === 'delve')).toHaveLength(6)
    delve(t, 'archives', 2)
    expect(t.view(0).delve).toMatchObject({ defender: 2, path: 'archives' })
    t.look()
  })

  it('HW-7.8 a first action cannot be a delve, the second can', () => {
    const t = table({ seats: [{ hasActed: false, actions: 2 }, { actions: 0 }] })
    expect(t).not.toOffer({ do: 'delve' })
    t.choose({ do: 'gain' })
    expect(t).toOffer({ do: 'delve', path: 'council' })
  })

  it('HW-7.9 a two-action ability needs 2 tokens and is one action', () => {
    const t = table({ seats: [{ actions: 2, council: ['calling-in-favors'] }, {}] }).choose({ do: 'play' })
    expect(player(t, 0).actions).toBe(0)
    expect(passes(t)).toBeAsked(1, 'action')
    expect(table({ seats: [{ actions: 1, council: ['calling-in-favors'] }, {}] })).not.toOffer({ do: 'play' })
  })

  it('HW-7.10 actions are performed on the own turn only, not in windows or during a delve', () => {
    const seat = { grid: { 'council/front': up('ulin-marr') }, council: ['cooling-off'] } as const
    const t = table({ phase: 'after-action', seats: [seat, seat] })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'collect' }])
    const u = table({ seats: [seat, seat] }).choose({ do: 'delve', path: 'archives' })
    expect(u.at(1)).toOfferExactly([{ do: 'pass' }, { do: 'collect' }])
  })
})

describe('8. Refresh phase', () => {
  const refresh = (...seats: SeatLiteral[]) => table({ phase: 'refresh', seats })

  it('HW-8.1 actions go to the limit, and a reaction may raise them', () => {
    const t = refresh({ actions: 0, grid: { 'council/front': up('pax-observatory') } }, { actions: 1 })
    expect(t.view(0).windows).toMatchObject([{ trigger: 'refillActions', seat: 0 }])
    t.choose({ do: 'use' })
    expect(t.state.players.map((p) => p.actions)).toEqual([4, 3])
  })

  it('HW-8.2 one shard, then down to the limit', () => {
    const t = refresh({ shards: 4 }, { shards: 14 })
    expect(t.state.players.map((p) => p.shards)).toEqual([5, 10])
  })

  it('HW-8.3 one card, and an empty Commons loses before anything else', () => {
    const t = refresh({ commons: ['dodge', 'job-board'] }, {})
    expect(keys(t, player(t, 0).council)).toEqual(['dodge'])
    const u = refresh({ commons: 0, council: ['dodge', 'dodge', 'dodge', 'dodge', 'dodge', 'dodge'] }, { commons: 3 })
    expect(u.outcome).toMatchObject({ payoffs: [0, 1] })
    expect(player(u, 1).commons).toHaveLength(3)
  })

  it('HW-8.4 down to the council limit, by secret and simultaneous choices', () => {
    const council = ['dodge', 'dodge', 'job-board', 'job-board', 'maestro', 'vapor-x'] as const
    const t = refresh({ council }, { council })
    expect(t.match.open.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [0, 'council-limit'],
      [1, 'council-limit'],
    ])
    const before = [t.view(0), t.view(null), t.match.countFor(0)]
    t.choose(1, { do: 'choose', card: id(t, 1, 'vapor-x') }).choose(1, { do: 'choose', card: id(t, 1, 'maestro') })
    // Until all have chosen, nobody sees how far another is.
    expect([t.view(0), t.view(null), t.match.countFor(0)]).toEqual(before)
    expect([t.match.waitingFor(0), t.match.waitingFor(null), t.match.waitingFor(1)]).toEqual([[0, 1], [0, 1], [0]])
    expect(t.heardBy(0).filter((event) => event.type === 'archived')).not.toContainEqual(expect.objectContaining({ key: 'maestro' }))
    t.choose(0, { do: 'choose', card: id(t, 0, 'vapor-x') }).choose(0, { do: 'choose', card: id(t, 0, 'maestro') })
    expect(t.state.players.map((p) => p.council.length)).toEqual([5, 5])
  })

  it('HW-8.5 everything exhausted becomes unexhausted', () => {
    const t = refresh(
      { grid: { 'council/front': up('job-board', { exhausted: true }), 'council/back': down('job-board', { exhausted: true }) } },
      {},
    )
    expect(t.state.cards.filter(({ exhausted }) => exhausted)).toEqual([])
    t.look()
  })

  it('HW-8.6 the token moves to the left', () => {
    expect(table({ phase: 'refresh', firstPlayer: 2, seats: [{}, {}, {}] }).state.firstPlayer).toBe(0)
    expect(table({ phase: 'refresh', firstPlayer: 0, seats: [{}, {}, {}] }).state.firstPlayer).toBe(1)
  })

  it('HW-8.7 the next round starts', () => {
    const t = table({ phase: 'refresh', round: 4 })
    expect(t.state.round).toBe(5)
    expect(t.state.phase).toBe('opening')
  })

  it('HW-8.8 no instant window in the refresh phase', () => {
    const council = ['dodge', 'dodge', 'dodge', 'dodge', 'dodge', 'dodge'] as const
    const t = refresh({ council, grid: { 'council/front': down('rory-and-bug') } }, {})
    expect(t).toBeAsked(0, 'council-limit')
    expect(t.view(0).windows).toEqual([])
  })

  it('HW-8.9 the limits bind only in the refresh phase', () => {
    const t = table({ seats: [{ shards: 10, council: ['dodge', 'dodge', 'dodge', 'dodge', 'dodge'] }, {}] })
    t.choose({ do: 'gain' })
    passes(t).choose(1, { do: 'gain' })
    passes(t).choose(0, { do: 'draw' })
    expect(player(t, 0)).toMatchObject({ shards: 11 })
    expect(player(t, 0).council).toHaveLength(6)
    passes(t)
  })

  it('HW-8.10 heat does not change', () => {
    expect(refresh({ heat: 2 }, { heat: 1 }).state.players.map((p) => p.heat)).toEqual([2, 1])
  })

  it('HW-8.11 every player completes a step before the next one starts, from the first player on', () => {
    const t = table({
      phase: 'refresh',
      firstPlayer: 1,
      seats: [{ grid: { 'council/front': up('pax-observatory') } }, { grid: { 'council/front': up('pax-observatory') } }],
    })
    expect(t).toBeAsked(1, 'reaction')
    t.choose(1, { do: 'use' })
    expect(t).toBeAsked(0, 'reaction')
    expect(t.state.players.map((p) => [p.actions, p.shards])).toEqual([
      [3, 5],
      [4, 5],
    ])
    t.choose(0, { do: 'use' })
    expect(t.state.players.map((p) => [p.actions, p.shards])).toEqual([
      [4, 6],
      [4, 6],
    ])
    expect(zoneOf(t, 0, 'pax-observatory')).toBe('grid')
  })
})
