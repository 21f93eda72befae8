import { type Event, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { heroes, STAND_IN } from '../content/heroes.ts'
import { colourOfFace, FACES, isAcornFace, isGuildFace, pointsOfFace, RED } from '../content/pieces.ts'
import { relics } from '../content/relics.ts'
import { schemes } from '../content/schemes.ts'
import { GRID } from '../rules/board.ts'
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
