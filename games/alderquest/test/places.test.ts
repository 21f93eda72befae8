import { type Event, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { heroes, STAND_IN } from '../content/heroes.ts'
import { colourOfFace, FACES, isAcornFace, isGuildFace, pointsOfFace, RED } from '../content/pieces.ts'
import { relics } from '../content/relics.ts'
import { schemes } from '../content/schemes.ts'
import { GRID } from '../rules/board.ts'
import { drawQuarrel } from '../rules/cards.ts'
import { alderquest } from '../rules/index.ts'
import { printBoard } from '../rules/notation.ts'
import { seatsOf } from '../rules/seats.ts'
import { setup } from '../rules/setup.ts'
import { view } from '../rules/view.ts'
import { base, board, H, Q, RL, stateOf, T, table } from './table.ts'

describe('who sits where', () => {
  it.each([
    [2, 'red', [0, 1], [[0], [1]]],
    [2, 'blue', [1, 0], [[1], [0]]],
    [3, 'red', [0, 1, 0, 2], [[0], [1, 2]]],
    [3, 'blue', [1, 0, 2, 0], [[1, 2], [0]]],
    [
      4,
      'red',
      [0, 1, 2, 3],
      [
        [0, 2],
        [1, 3],
      ],
    ],
    [
      4,
      'blue',
      [3, 0, 1, 2],
      [
        [3, 1],
        [0, 2],
      ],
    ],
  ] as const)('AQ-6.4 AQ-22.2 %d people, the first seat is %s', (seats, colour, seatOf, byTeam) => {
    const heard: Event[] = []
    const match = Match.start(alderquest, { ...base, seats, colour }, 'places', ({ event }) => void heard.push(event))
    expect(match.state.seatOf).toEqual(seatOf)
    expect([seatsOf(match.state, 0), seatsOf(match.state, 1)]).toEqual(byTeam)
    expect(heard).toEqual([{ type: 'colours', seatOf }])
    expect(match.first).toMatchObject({ seat: seatOf[1], prompt: 'draft-guild' })
    expect(match.view(null).seat).toBe(seatOf[1])
  })

  it('AQ-6.4 by chance either colour comes', () => {
    const colours = Array.from({ length: 20 }, (_, n) => setup({ ...base, colour: 'random' }, seedRandom(`${n}`)).seatOf[0])
    expect(new Set(colours)).toEqual(new Set([0, 1]))
  })

  it('AQ-1.8 what is played unless somebody says otherwise', () => {
    expect(parseConfig(alderquest, { seats: 2 })).toMatchObject({
      ok: true,
      value: { start: 'draft', quarrels: true, colour: 'random', difficulty: 'normal' },
    })
  })
})

describe('the first positions', () => {
  it('AQ-1.9 the suggested first game: guilds, rows, held runes and Heroes are set', () => {
    const { state } = Match.start(alderquest, { ...base, start: 'first-game' }, 'first')
    expect(state.teams.map(({ guilds }) => guilds)).toEqual([
      [1, 3],
      [0, 2],
    ])
    expect(printBoard(state.board, GRID)).toBe(board('2 B H G T\n1 G T B H'))
    expect(state.teams.map(({ held }) => held.map((runes) => runes.length))).toEqual([
      [0, 2, 0, 2],
      [2, 0, 2, 0],
    ])
    expect(state.spareHeroes).toEqual([H('H-HUN-2'), H('H-THI-1')])
    expect([state.quarrels, state.phase, state.turn]).toEqual([false, 'hide', 0])
  })

  it('AQ-6.12 at first all eight Heroes can be had', () => {
    expect(setup(base, seedRandom('x')).spareHeroes).toEqual(Object.keys(heroes).map((_, hero) => hero))
  })

  it('AQ-23.6 AQ-23.11 solitaire: whom one may choose, who is left, and that one’s own Heroes are ready at once', () => {
    const heard: Event[] = []
    const match = Match.start(alderquest, { ...base, seats: 1 }, 'solo', ({ event }) => void heard.push(event))
    const choose = (prompt: string, parts: object): void => {
      expect(match.first?.prompt).toBe(prompt)
      const wanted = Object.entries(parts)
      const index = match.first?.options.findIndex((option) => wanted.every(([key, value]) => Reflect.get(option, key) === value)) ?? -1
      expect(index).toBeGreaterThanOrEqual(0)
      match.choose(0, index)
    }
    choose('solo-guild', { guild: 2 })
    for (const hero of [1, 2, 7]) {
      expect(match.first?.options.map((option) => Reflect.get(option, 'hero'))).toEqual([hero - (hero % 2), hero - (hero % 2) + 1])
      expect(match.first?.about).toEqual({ guild: hero >> 1 })
      choose('solo-hero', { hero })
    }
    expect(match.first?.about).toEqual({ left: true })
    const [left] = match.first?.options.map((option) => Reflect.get(option, 'guild')) ?? []
    match.choose(0, 0)
    expect(match.first?.about).toEqual({ left: false })
    const top = Reflect.get(match.first?.options[1] ?? {}, 'guild')
    choose('solo-side', { guild: top })
    const placed = heard.filter(({ type }) => type === 'placed-hero').map(({ type: _, ...rest }) => rest)
    const rival = new Map([
      [0, 1],
      [1, 2],
      [3, 7],
    ])
    const right = [0, 1, 3].find((guild) => guild !== left && guild !== top)
    expect(placed).toEqual([
      { team: 1, hero: rival.get(left), front: 10 },
      { team: 1, hero: rival.get(top), front: 22 },
      { team: 1, hero: rival.get(right ?? -1), front: 14 },
      { team: 0, hero: 4, front: 0 },
      { team: 0, hero: 5, front: 2 },
      { team: 0, hero: STAND_IN, front: 4 },
    ])
    expect(match.view(0).spareHeroes).toEqual([0, 3, 6])
    expect(match.first?.prompt).toBe('action')
    expect(match.view(0).heroes.map(({ team, lane, ready, seat }) => [team, lane, ready, seat])).toEqual([
      [1, 0, false, -1],
      [1, 2, false, -1],
      [1, 4, false, -1],
      [0, 0, true, 0],
      [0, 2, true, 0],
      [0, 4, true, 0],
    ])
  })
})

describe('what is printed', () => {
  it('AQ-2.1 what each face is', () => {
    expect(FACES.map((_, n) => [isGuildFace(n), isAcornFace(n), pointsOfFace(n)])).toEqual([
      ...Array(4).fill([true, false, 0]),
      [false, true, 1],
      [false, true, 2],
      [false, true, 3],
      [false, true, 1],
      [false, true, 2],
      [false, true, 3],
      [false, false, 0],
      [false, false, 0],
    ])
    expect([4, 5, 6, 7, 8, 9].map(colourOfFace)).toEqual([0, 0, 0, 1, 1, 1])
  })

  it('AQ-11.15 what a card or an ability is said to miss', () => {
    const needs = (cards: Readonly<Record<string, { readonly needs: string | null }>>) =>
      Object.entries(cards).map(([id, card]) => `${id} ${card.needs}`)
    expect(needs(heroes)).toEqual([
      'H-BAR-1 swap',
      'H-BAR-2 rival-to-move',
      'H-GUA-1 own-tile',
      'H-GUA-2 rival-in-reach',
      'H-HUN-1 tired-ally',
      'H-HUN-2 rival-in-lane',
      'H-THI-1 rune-on-board',
      'H-THI-2 disguise',
    ])
    expect(needs(schemes)).toEqual([
      'Q-BAR-1 swap',
      'Q-BAR-2 rune-to-draw',
      'Q-BAR-3 rival-to-move',
      'Q-BAR-4 rune-to-exchange',
      'Q-GUA-1 ally-minion',
      'Q-GUA-2 tile-to-move',
      'Q-GUA-3 null',
      'Q-GUA-4 snow-on-board',
      'Q-HUN-1 ally-minion',
      'Q-HUN-2 prey',
      'Q-HUN-3 ambush',
      'Q-HUN-4 martyr',
      'Q-THI-1 rune-to-steal',
      'Q-THI-2 null',
      'Q-THI-3 two-tiles',
      'Q-THI-4 acorn-to-pass',
    ])
    expect(needs(relics)).toEqual([
      'RL-1 rune-to-draw',
      'RL-2 snowflake',
      'RL-3 null',
      'RL-4 null',
      'RL-5 null',
      'RL-6 basic-ally',
      'RL-7 root',
      'RL-8 acorn-on-board',
    ])
  })
})

describe('what a view shows of the first of its kind', () => {
  it('AQ-28.1 the Bards exalted, the first Quarrel and the first relic being played, the first card turned over', () => {
    const [, g] = stateOf({ exalted: 'B' })
    expect([view(g, 0).exalted, view(g, 0).playingQuarrel, view(g, 0).playingRelic]).toEqual([0, null, null])
    g.playingQuarrel = Q('Q-BAR-1')
    g.playingRelic = RL('RL-1')
    g.exalted = -1
    expect([view(g, 0).exalted, view(g, 0).playingQuarrel, view(g, 0).playingRelic]).toEqual([null, 0, 0])
    const [, solo] = stateOf({ mode: 'solo' })
    expect(view(solo, 0).solo?.card).toBeNull()
    if (solo.solo) solo.solo.card = T('MN-BAR-1')
    expect(view(solo, 0).solo?.card).toBe(0)
  })

  it('AQ-28.1 empty cells of the Board are empty, and the first piece is a piece', () => {
    const [, g] = stateOf({ board: '1 B . . .' })
    expect(g.board[0]).toBe(0)
    expect(view(g, null).board.slice(0, 2)).toEqual([{ piece: 0, face: 0 }, null])
  })

  it('AQ-22.13 whose Hero is whose, with four', () => {
    const t = table({ mode: 'team' })
    t.look()
    expect(t.view(null).heroes.map(({ team, seat }) => `${team}${seat}`)).toEqual(['00', '00', '02', '02', '13', '13', '11', '11'])
    expect(t.view(null).heroes.every(({ team }) => team === RED || team === 1)).toBe(true)
  })
})

describe('hiding and beginning', () => {
  /** A match up to the first question of a phase, always the first option. */
  const upTo = (seats: number, phase: string, seed = 'hide') => {
    const match = Match.start(alderquest, { ...base, seats, colour: 'red' }, seed)
    while (match.first && match.state.phase !== phase) match.choose(match.first.seat, 0)
    return match
  }

  it.each([
    [2, [1, 0, 1, 0], [0, 1, 0, 1, 0, 1]],
    [4, [1, 0, 3, 2], [0, 1, 2, 3, 0, 1, 2, 3]],
  ] as const)('AQ-6.5 AQ-6.10 AQ-22.5 AQ-22.6 the draft of %d: who is asked what, and what is told', (seats, guilds, heroesBy) => {
    const heard: Event[] = []
    const match = Match.start(alderquest, { ...base, seats, colour: 'red' }, 'draft', ({ event }) => void heard.push(event))
    const asked: string[] = []
    while (match.first && match.state.phase !== 'hide') {
      asked.push(`${match.first.seat} ${match.first.prompt}`)
      match.choose(match.first.seat, 0)
    }
    const lanes = match.state.heroes.map(({ place, lane }) => `${place}${'abcde'[lane]}`)
    expect(asked.filter((one) => one.endsWith('guild'))).toEqual(guilds.slice(0, 3).map((place) => `${place} draft-guild`))
    expect(match.state.heroes.map(({ place }) => place)).toEqual(heroesBy)
    expect(new Set(lanes).size).toBe(heroesBy.length)
    expect(heard.filter(({ type }) => type === 'chose-guild')).toEqual(
      guilds.map((place, guild) => ({ type: 'chose-guild', team: place % 2, guild })),
    )
    expect(heard.filter(({ type }) => type === 'placed-hero')).toEqual(
      match.state.heroes.map(({ team, hero, front }) => ({ type: 'placed-hero', team, hero, front })),
    )
    for (const { team, hero } of match.state.heroes) expect(match.state.teams[team].guilds).toContain(hero >> 1)
  })

  it('AQ-22.7 AQ-6.16 partners see each other hide, rivals and spectators do not', () => {
    const match = upTo(4, 'hide')
    expect(match.open.map(({ seat }) => seat)).toEqual([0, 1])
    const follows = [0, 1, 2, 3, null].map((viewer) => [0, 1].filter((of) => match.mayFollow(viewer, of)))
    expect(follows).toEqual([[0], [1], [0], [1], []])
  })

  it('AQ-6.14 each space of the pattern takes one of the kinds that are left, in their order; beginning again restores them', () => {
    const match = upTo(2, 'hide')
    const kinds = () => match.decisionOf(0)?.options.map((option) => Reflect.get(option, 'face'))
    expect(kinds()).toEqual([4, 5, 6, 10])
    expect(match.decisionOf(0)?.about).toEqual({ space: 5 })
    match.choose(0, 2)
    expect(kinds()).toEqual([4, 5, 10])
    expect(match.decisionOf(0)?.about).toEqual({ space: 1 })
    while (match.decisionOf(0)?.prompt === 'hide-tile') match.choose(0, 0)
    expect(match.decisionOf(0)?.options).toEqual([{ do: 'done' }, { do: 'cancel' }])
    match.choose(0, 1)
    expect(kinds()).toEqual([4, 5, 6, 10])
    expect(match.state.teams[0].hidden).toEqual([])
    expect(match.state.teams[0].starting).toHaveLength(6)
  })

  it('AQ-6.13 AQ-6.17 AQ-6.18 decks, Quarrels and relics are shuffled, the top of each deck shows its class, and Red begins', () => {
    const begun = ['a', 'b', 'c'].map((seed) => {
      const match = upTo(2, 'hide', seed)
      while (match.first && match.state.phase === 'hide') match.choose(match.first.seat, 0)
      return match
    })
    for (const of of [
      ({ decks }: (typeof begun)[0]['state']) => decks,
      ({ relicDeck }: (typeof begun)[0]['state']) => relicDeck,
      ({ teams: [red] }: (typeof begun)[0]['state']) => red.quarrelDeck,
      ({ teams: [, blue] }: (typeof begun)[0]['state']) => blue.quarrelDeck,
    ])
      expect(new Set(begun.map(({ state }) => JSON.stringify(of(state)))).size).toBe(3)
    for (const { state } of begun) {
      expect(state.marks).toEqual(Array(4).fill([...Array(9).fill(0), 1]))
      expect(state.teams.map(({ quarrelHand, quarrelDeck }) => [quarrelHand.length, quarrelDeck.length])).toEqual([
        [1, 19],
        [2, 18],
      ])
      expect(state.tiles.map(({ space, owner }) => [owner, space])).toEqual([
        ...[5, 1, 2, 7, 3, 9].map((space) => [0, space]),
        ...[19, 23, 22, 17, 21, 15].map((space) => [1, space]),
      ])
      expect([state.active, state.place, state.turn]).toEqual([0, 0, 0])
    }
    expect(begun[0]?.canUndo(0)).toBe(false)
  })

  it('AQ-7.21 an emptied Quarrel deck is the discard, shuffled', () => {
    const discard = ['Q-GUA-1', 'Q-GUA-2', 'Q-GUA-3', 'Q-GUA-4', 'Q-THI-1', 'Q-THI-2', 'Q-THI-3', 'Q-THI-4'] as const
    const decks = ['a', 'b', 'c', 'd'].map((seed) => {
      const [, g] = stateOf({ seed, red: { guilds: 'GT', discard } })
      drawQuarrel(g, RED)
      expect([g.teams[RED].quarrelDeck.length, g.teams[RED].quarrelHand.length, g.teams[RED].quarrelDiscard]).toEqual([7, 1, []])
      return String(g.teams[RED].quarrelDeck)
    })
    expect(new Set(decks).size).toBe(4)
  })
})
