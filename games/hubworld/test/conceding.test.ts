import { readFileSync } from 'node:fs'
import { below, CONCEDE, Match, readLog, seedRandom } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import type { HubworldConfig } from '../rules/config.ts'
import { hubworld } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { rival } from '../rules/seats.ts'
import type { HubworldState } from '../rules/state.ts'
import { en } from '../words/en.ts'
import { config, delve, down, type HubTable, id, passes, player, slot, table, up } from './table.ts'

const inGame = (t: HubTable): boolean[] => t.state.players.map((p) => p.inGame)
const failed = { type: 'delve-ended', seat: 0, success: false }

/** Three seats: seat 0 delves the Council of seat 1 and is asked about the card in its front slot. */
function encountering(card: CardName, forged: boolean): HubTable {
  const grid = { 'council/front': forged ? up(card) : down(card) }
  return delve(table({ seats: [{ shards: 9 }, { grid }, {}] }), 'council')
}

/** Nobody is left out: the match goes on to the next turn of somebody who is in the game. */
function goesOn(t: HubTable, next: number): void {
  passes(t)
  expect(broken(t.state)).toEqual([])
  expect(t.state).toMatchObject({ delve: null, engagement: null, batch: null, looking: null, searching: -1, windows: [] })
  expect(t.at(next)).toBeAsked('action')
}

describe('22. Conceding, two players', () => {
  it('HW-22.9 a player may concede at any time, also while the other is asked, and the other wins at once', () => {
    const t = table({ seats: [{}, {}] }).concede(1)
    expect(t.outcome).toMatchObject({ payoffs: [1, 0], reason: 'last-player' })
    expect(t.match.open).toEqual([])
    expect(t.events.map(({ type }) => type)).toEqual(['turn', 'conceded', 'left-game', 'over'])
    expect(table().concede(0).outcome).toMatchObject({ payoffs: [0, 1], reason: 'last-player' })
  })

  it('HW-22.9 also in mid-delve, in a window and in the mulligans', () => {
    const grid = { 'council/front': down('maestro') } as const
    const delving = delve(table({ seats: [{ shards: 9 }, { grid }] }), 'council').choose({ do: 'discover' })
    expect(delving.at(0)).toBeAsked('presence')
    expect(delving.concede(1).outcome).toMatchObject({ payoffs: [1, 0] })
    expect(table().choose({ do: 'gain' }).concede(1).outcome).toMatchObject({ payoffs: [1, 0] })
    for (const seat of [0, 1]) {
      const match = Match.start(hubworld, config(2), 'mulligan')
      match.choose(seat, CONCEDE)
      expect(match.outcome).toMatchObject({ reason: 'last-player' })
      expect(broken(match.state)).toEqual([])
    }
  })

  it('HW-22.9 is said in words', () => {
    const t = table({ seats: [{}, {}, {}] }).concede(2)
    passes(t.choose({ do: 'gain' }))
    const names = { you: 0, of: (seat: number) => `P${seat + 1}` }
    const log = t.heardBy(0).map((event) => en.event(event as never, t.view(0), names))
    expect(log).toContain('P3 conceded.')
    expect(log).toContain('P3 left the game.')
  })
})

describe('23. Conceding, three or more players', () => {
  it('HW-23.8 a player who concedes leaves; their agents elsewhere stay and count', () => {
    const t = table({
      seats: [
        { score: [['maestro', 1]] },
        { seekerReady: true, score: [['vapor-x', 2]], council: ['dodge'], grid: { 'council/front': up('job-board') } },
        {},
      ],
    })
    t.choose({ do: 'delve', seat: 1, path: 'council' }).concede(1)
    expect(t.events).toContainEqual(failed)
    expect(t.state.players.map((p) => [p.inGame, p.score.length])).toEqual([
      [true, 1],
      [false, 0],
      [true, 0],
    ])
    expect(rival(t.state, 0)).toBe(2)
    expect(t.outcome).toBeNull()
    goesOn(t, 2)
    expect(t.at(2)).not.toOffer({ do: 'delve', seat: 1 })
    expect(t.concede(2).outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'last-player' })
  })

  it('HW-23.8 everybody hears it at once, though the player leaves when what is under way allows it', () => {
    const t = table({ seats: [{}, {}, {}] }).concede(2)
    for (const seat of [0, 1, 2, null]) expect(t.heardBy(seat)).toContainEqual({ type: 'conceded', seat: 2 })
    expect(t.at(0)).toBeAsked('action')
    expect(inGame(t)).toEqual([true, true, true])
    passes(t.choose({ do: 'gain' }))
    expect(inGame(t)).toEqual([true, true, false])
    expect(t.at(1)).toBeAsked('action')
  })

  it('HW-23.8 the turn passes to the left of a player who concedes, and nobody loses it', () => {
    const seats = [{}, {}, {}] as const
    goesOn(table({ seats }).concede(0), 1)
    const delving = table({ seats: [{ seekerReady: true }, {}, {}] }).choose({ do: 'delve', seat: 2, path: 'council' })
    goesOn(delving.concede(0), 1)
    goesOn(
      table({ seats: [{ seekerReady: true }, {}, {}] })
        .choose({ do: 'gain' })
        .concede(0),
      1,
    )
  })

  it('HW-23.8 the player whose turn it is does nothing more', () => {
    const t = table({ seats: [{}, {}, {}] }).concede(0)
    expect(t.events.map(({ type }) => type)).not.toContain('gained')
    goesOn(t, 1)
  })

  it.each([
    ['encounter', 'discover', () => encountering('rory-and-bug', false)],
    ['presence', 'break', () => encountering('rory-and-bug', false).choose({ do: 'discover' }).choose(1, { do: 'decline' })],
    ['barrier', 'pay', () => encountering('rory-and-bug', true)],
  ])('HW-23.8 in mid-delve, asked about the %s: whether delver or defender concedes, the delve fails', (prompt, answer, reach) => {
    for (const seat of [0, 1]) {
      const t = reach()
      expect(t.at(0)).toBeAsked(prompt)
      const { shards } = player(t, 0)
      t.concede(seat)
      // What is answered after the other has conceded costs nothing.
      if (seat === 1) expect(player(t.choose(0, { do: answer }), 0).shards).toBe(shards)
      expect(t.events).toContainEqual(failed)
      expect(t.events.map(({ type }) => type)).not.toContain('secured')
      expect(inGame(t)).toEqual([seat !== 0, seat !== 1, true])
      goesOn(t, seat === 1 ? 2 : 1)
    }
  })

  it('HW-23.8 in mid-delve as a bystander: the delve goes on', () => {
    const t = encountering('rory-and-bug', false).concede(2).choose({ do: 'discover' })
    expect(inGame(t)).toEqual([true, true, false])
    expect(t.at(0)).toBeAsked('presence')
    t.choose({ do: 'break' }).choose({ do: 'end-delve' })
    expect(player(t, 0).score).toHaveLength(1)
    goesOn(t, 1)
  })

  it('HW-23.8 the defender asked about an ability uses none', () => {
    const t = encountering('barbican-gate', false).choose({ do: 'discover' })
    expect(t.at(1)).toBeAsked('ability')
    t.concede(1)
    expect(t.events.map(({ type }) => type)).not.toContain('used')
    expect(t.events).toContainEqual(failed)
    goesOn(t, 2)
  })

  it('HW-23.8 in a reaction window: their event is void, and nobody is passed over', () => {
    const mine = { grid: { 'council/front': down('job-board'), 'council/back': down('lost-byway') } } as const
    const seats = [mine, { council: ['dodge'], grid: { 'council/front': up('canal-network') } }, { council: ['dodge'] }] as const
    const reached = (): HubTable => delve(table({ seats }), 'council').choose(1, { do: 'trigger' })
    const owner = reached()
    expect(owner.at(1)).toBeAsked('reaction')
    goesOn(owner.concede(1), 2)
    expect(owner.events).toContainEqual(failed)
    const bystander = reached().concede(2)
    expect(bystander.at(1)).toBeAsked('reaction')
    passes(bystander)
    expect(inGame(bystander)).toEqual([true, true, false])
    expect(bystander.at(1)).toBeAsked('choose-grid-card')
    const delver = reached().concede(0).choose(1, { do: 'pass' })
    expect(inGame(delver)).toEqual([false, true, true])
    expect(delver.events).toContainEqual(failed)
    goesOn(delver, 1)
  })

  it('HW-23.8 nobody sees their card engaged any more', () => {
    const theirs = { council: ['dodge'], heat: 2, grid: { 'council/front': down('eye-enforcers') } } as const
    const seats = [{ grid: { 'council/front': up('job-board') } }, theirs, { grid: { 'council/back': up('renovator-warlan') } }] as const
    const t = passes(delve(table({ seats }), 'council').choose({ do: 'discover' })).choose(1, { do: 'trigger' })
    expect(t.at(1)).toBeAsked('reaction')
    t.concede(1)
    expect(t.view(0).windows.map(({ trigger }) => trigger)).toEqual(['cardLeftGrid'])
    expect(t.view(0)).toMatchObject({ engagement: null, batch: null })
    t.look()
  })

  it('HW-23.8 an ability whose player has conceded in mid-cost is broken off', () => {
    const t = table({
      phase: 'opening',
      seats: [{ archives: ['maestro', 'dodge'], grid: { 'council/front': up('doctor-twilight') } }, {}, {}],
    })
    t.choose({ do: 'use', slot: slot('council/front') })
    expect(t.at(0)).toBeAsked('exile-for-cost')
    t.concede(0)
    // Nobody was given the agent that would have been the first to choose.
    expect(t.state.players.map((p) => p.score.length)).toEqual([0, 0, 0])
    goesOn(t, 1)
  })

  it('HW-23.8 a moment is exiled though the player it asks has conceded', () => {
    const t = table({ seats: [{ council: ['rapid-growth', 'job-board'] }, {}, {}] }).choose({ do: 'play', card: 1 })
    expect(t.at(0)).toBeAsked('stage-another')
    goesOn(t.concede(0), 1)
    expect(t.state.resolving).toEqual([])
  })

  it('HW-23.8 whoever would delve a player who has just conceded is asked again', () => {
    const t = table({ seats: [{}, {}, {}] }).concede(1)
    expect(t).toOffer({ do: 'delve', seat: 1, path: 'council' })
    t.choose({ do: 'delve', seat: 1, path: 'council' })
    expect(t.at(0)).toBeAsked('action')
    expect(t).not.toOffer({ do: 'delve', seat: 1 })
    expect(player(t, 0).actions).toBe(3)
  })

  it('HW-23.8 a player who concedes while actions are refilled gets no more turns', () => {
    const spent = { commons: 9, actions: 0 } as const
    const t = table({ phase: 'refresh', seats: [spent, spent, spent], rules: { priorityPrompts: 'askAlways' } })
      .choose(0, { do: 'pass' })
      .concede(1)
    passes(t)
    expect(t.state.players.map((p) => [p.inGame, p.actions])).toEqual([
      [true, 3],
      [false, 0],
      [true, 3],
    ])
    for (let n = 0; n < 4; n++) {
      expect(t.match.first?.seat).not.toBe(1)
      passes(t.choose({ do: 'gain' }))
    }
  })

  it('HW-23.8 nobody breaks off what all do at the same time', () => {
    const hand = Array.from({ length: 6 }, (): CardName => 'lost-byway')
    const t = table({ phase: 'refresh', seats: [{ council: hand }, { council: hand }, {}] })
    expect(t.at(1)).toBeAsked('council-limit')
    t.concede(0)
    expect(t.at(1)).toBeAsked('council-limit')
    t.choose(1, { do: 'choose', card: id(t, 1, 'lost-byway', 'council') }).choose(1, {
      do: 'choose',
      card: player(t, 1).council.find((card) => !player(t, 1).replacing.includes(card)),
    })
    expect(inGame(t)).toEqual([false, true, true])
    expect(t.state.firstPlayer).toBe(1)
    t.look()
  })

  it('HW-23.9 the first-player token passes on from a player who leaves', () => {
    const t = table({ firstPlayer: 1, seats: [{}, {}, {}] }).concede(1)
    passes(t.choose({ do: 'gain' }))
    expect(t.state.firstPlayer).toBe(2)
    expect(t.at(2)).toBeAsked('action')
    const own = table({ seats: [{}, {}, {}] }).concede(0)
    expect(own.state.firstPlayer).toBe(1)
    goesOn(own, 1)
  })

  it('HW-23.8 when all but one have conceded, that one has won, whatever is under way', () => {
    const t = encountering('maestro', false).concede(1)
    expect(t.outcome).toBeNull()
    expect(t.concede(0).outcome).toMatchObject({ payoffs: [0, 0, 1], reason: 'last-player' })
    const match = Match.start(hubworld, config(6), 'mulligan')
    for (const seat of [4, 0, 5, 1, 2]) match.choose(seat, CONCEDE)
    expect(match.outcome).toMatchObject({ payoffs: [0, 0, 0, 1, 0, 0] })
    expect(broken(match.state)).toEqual([])
  })

  it('HW-23.8 a player who is out has nothing to concede', () => {
    const seats = [{ commons: 3 }, { commons: 0 }, { commons: 3 }]
    const t = table({ phase: 'refresh', seats, rules: { multiplayerDeckOut: 'eliminate' } })
    expect(inGame(t)).toEqual([true, false, true])
    t.concede(1)
    expect(t.events.map(({ type }) => type)).not.toContain('conceded')
    expect(t.outcome).toBeNull()
  })
})

describe('conceding in random play', () => {
  const MATCHES = 240

  it('HW-23.8 wherever seats concede the laws hold, nobody who is out is asked, and the match comes to its end', () => {
    let conceded = 0
    for (let n = 0; n < MATCHES; n++) {
      const seats = 3 + (n % 4)
      const match = Match.playout(hubworld, anyTable(seats, n), `concede ${n}`)
      const random = seedRandom(`concede ${n}`)
      // From one in four to one in a hundred decisions.
      const rarity = 4 + below(random, 96)
      while (match.first) {
        const seat = below(random, seats)
        if (below(random, rarity) === 0 && match.canConcede(seat) && match.state.players[seat]?.inGame) {
          match.choose(seat, CONCEDE)
          conceded += 1
          for (const reader of [null, seat, (seat + 1) % seats]) expect(match.view(reader).players).toHaveLength(seats)
        } else {
          const answer = mover(match, random)
          if (!answer) throw new Error('a decision without options')
          match.choose(answer.seat, answer.index)
        }
        const problems = [...broken(match.state), ...outsiders(match)]
        if (problems.length > 0) throw new Error(`match ${n}: ${problems.join('; ')}`)
      }
      expect(match.outcome).not.toBeNull()
    }
    expect(conceded).toBeGreaterThan(MATCHES)
  })

  /** Seats that are asked although they have left or conceded. */
  function outsiders({ open, state }: Pick<Match<HubworldState>, 'open' | 'state'>): string[] {
    return open
      .filter(({ seat }) => !state.players[seat]?.inGame || state.conceded?.includes(seat))
      .map(({ seat, prompt }) => `seat ${seat} is out, and asked "${prompt}"`)
  }

  /** Every kind of table, three to six at it. */
  const anyTable = (seats: number, n: number): HubworldConfig =>
    config(seats, {
      decks: Array.from({ length: seats }, () => 'random'),
      deckFormat: 'casual',
      priorityPrompts: n % 3 === 0 ? 'askAlways' : 'askIfPossible',
      multiplayerDeckOut: n % 2 === 0 ? 'rivalWins' : 'eliminate',
    })
})

describe('matches played under version 2', () => {
  const file = readLog(readFileSync(new URL('version-2.json', import.meta.url), 'utf8'))
  if (!file.ok) throw new Error('unreadable')
  const log = file.value

  it('are read choice by choice: their switch for conceding was off', () => {
    expect(log.version).toBe('2')
    expect(log.config).toMatchObject({ seats: 3, conceding: false })
    const match = Match.load(hubworld, { ...log, rests: [] })
    expect(match.count).toBe(log.choices.length)
    expect(match.outcome).toEqual({ payoffs: [0, 1, 0], reason: 'empty-commons', scores: [1, 0, 1] })
  })

  it('go on from a snapshot without the switch', () => {
    const { config: old, seed } = log
    const { state, ...snapshot } = Match.load(hubworld, { ...log, rests: [] }, null, 40).snapshot()
    const { switches, ...rest } = state as HubworldState
    const saved = { ...snapshot, config: old, seed, stateVersion: 1, state: { ...rest, switches: { ...switches, conceding: false } } }
    const match = Match.resume(hubworld, saved)
    expect(match.state.switches).toEqual(switches)
    expect(match.open).toHaveLength(1)
  })
})
