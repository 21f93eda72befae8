import { seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { defOf } from '../rules/card.ts'
import { clone } from '../rules/clone.ts'
import { deckLists, hidden, imagine } from '../rules/imagine.ts'
import { knows } from '../rules/knowledge.ts'
import { cardAt, type HubworldState, playerAt } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { delve, down, goOn, id, passes, position, slot, table, up } from './table.ts'

/** Which of seat 0, 1, 2 and a spectator know a card. */
const knowing = (g: HubworldState, card: number): boolean[] => [0, 1, 2, null].map((seat) => knows(g, seat, card))
const NOBODY = [false, false, false, false]
const ALL = [true, true, true, true]
const only = (...seats: number[]): boolean[] => [0, 1, 2, null].map((seat) => seat !== null && seats.includes(seat))

/** Seat 0 has one card in every place, each of another name. */
function oneEverywhere(): { readonly g: HubworldState; readonly of: (name: CardName) => number } {
  const { state: g } = position({
    seats: [
      {
        council: ['dodge'],
        commons: ['fun-run', 'tenacity'],
        archives: ['vapor-x'],
        exile: ['knot-today'],
        score: [['ulin-marr', 0]],
        grid: { 'council/front': up('job-board'), 'council/back': down('wall-wizard') },
      },
      {},
      {},
    ],
  })
  return { g, of: (name) => g.cards.findIndex((card, n) => card.owner === 0 && defOf(g, n).key === name) }
}

describe('27. Who knows a card', () => {
  it('HW-27.2 forged, exiled, secured cards and seekers: everybody', () => {
    const { g, of } = oneEverywhere()
    for (const name of ['goldie-xin', 'job-board', 'knot-today', 'ulin-marr'] as const) expect(knowing(g, of(name)), name).toEqual(ALL)
    cardAt(g, of('dodge')).zone = 'resolving'
    cardAt(g, of('vapor-x')).zone = 'gone'
    expect([knowing(g, of('dodge')), knowing(g, of('vapor-x'))]).toEqual([ALL, ALL])
  })

  it('HW-27.3 Council, Archives and facedown cards: their owner', () => {
    const { g, of } = oneEverywhere()
    for (const name of ['dodge', 'vapor-x', 'wall-wizard'] as const) expect(knowing(g, of(name)), name).toEqual(only(0))
  })

  it('HW-27.4 a Commons: nobody, but the owner who searches it', () => {
    const { g, of } = oneEverywhere()
    expect(knowing(g, of('fun-run'))).toEqual(NOBODY)
    g.searching = 0
    expect(knowing(g, of('fun-run'))).toEqual(only(0))
    g.searching = 1
    expect(knowing(g, of('fun-run'))).toEqual(NOBODY)
  })

  it('HW-27.6 a facedown card: also those who have seen it', () => {
    const { g, of } = oneEverywhere()
    cardAt(g, of('wall-wizard')).seen = 0b100
    expect(knowing(g, of('wall-wizard'))).toEqual(only(0, 2))
  })

  it('HW-18.19 a card shown: the one it is shown to, and that card alone', () => {
    const { g, of } = oneEverywhere()
    g.looking = { seat: 2, card: of('fun-run') }
    expect([knowing(g, of('fun-run')), knowing(g, of('tenacity')), knowing(g, of('dodge'))]).toEqual([only(2), NOBODY, only(0)])
  })

  it('HW-27.5 a card under discovery: the engager and the owner, and that card alone', () => {
    const { g, of } = oneEverywhere()
    const engage = (card: number) => {
      const { zone, slot: at } = cardAt(g, card)
      g.engagement = { kind: 'discover', engager: 1, card, zone, slot: at, insteadOf: -1, over: false }
    }
    engage(of('fun-run'))
    expect([knowing(g, of('fun-run')), knowing(g, of('tenacity'))]).toEqual([only(0, 1), NOBODY])
    engage(of('wall-wizard'))
    expect([knowing(g, of('wall-wizard')), knowing(g, of('dodge'))]).toEqual([only(0, 1), only(0)])
  })

  it('HW-15.9 cards set aside: the discoverer and the owner, and those cards alone', () => {
    const { g, of } = oneEverywhere()
    const common = { size: 2, bonus: 0, found: 1, fromBottom: false } as const
    g.batch = { engager: 2, owner: 0, district: 'commons', ...common, setAside: [of('fun-run')] }
    expect([knowing(g, of('fun-run')), knowing(g, of('tenacity'))]).toEqual([only(0, 2), NOBODY])
  })
})

describe('27. Worlds a seat cannot tell apart', () => {
  const CARDS = ['dodge', 'fun-run', 'tenacity', 'vapor-x', 'ulin-marr', 'job-board', 'wall-wizard', 'canal-network'] as const
  const mine = {
    council: ['dodge', 'fun-run'],
    archives: ['vapor-x', 'maestro'],
    commons: ['tenacity', 'knot-today', 'lost-byway', 'job-board'],
    grid: { 'council/front': up('job-board'), 'council/back': down('wall-wizard') },
  } as const
  const theirs = {
    council: [CARDS[0], CARDS[5]],
    archives: [CARDS[1], CARDS[3]],
    commons: [CARDS[2], CARDS[6]],
    grid: { 'council/front': down(CARDS[4]), 'archives/back': up('maestro'), 'commons/back': down(CARDS[7]) },
  } as const
  const keysOf = (g: HubworldState, ids: readonly number[]): string[] => ids.map((card) => defOf(g, card).key)
  const places = (g: HubworldState, seat: number): Record<string, string[]> => {
    const { council, archives, commons, grid } = playerAt(g, seat)
    const facedown = grid.filter((card) => card >= 0 && !cardAt(g, card).forged)
    return {
      council: keysOf(g, council),
      archives: keysOf(g, archives),
      commons: keysOf(g, commons),
      facedown: keysOf(g, facedown),
      forged: keysOf(
        g,
        grid.filter((card) => card >= 0 && cardAt(g, card).forged),
      ),
    }
  }
  const worlds = (seat: number | null, change: (g: HubworldState) => void = () => undefined): HubworldState[] =>
    Array.from({ length: 25 }, (_, n) => {
      const { state } = position({ seats: [mine, theirs] })
      change(state)
      imagine(state, seat, seedRandom(`world ${n}`))
      return state
    })
  /** How many different things a place holds in these worlds. */
  const kinds = (all: readonly HubworldState[], seat: number, place: string): number =>
    new Set(all.map((g) => places(g, seat)[place]?.join())).size

  it('HW-27.3 what the seat knows stays, what it cannot know is dealt anew', () => {
    const all = worlds(0)
    const { commons: _, ...known } = places(position({ seats: [mine, theirs] }).state, 0)
    const lying = playerAt(position({ seats: [mine, theirs] }).state, 0).commons
    for (const g of all) {
      expect(places(g, 0)).toMatchObject(known)
      // What the cards are is re-dealt, not where they lie.
      expect(playerAt(g, 0).commons).toEqual(lying)
      expect(places(g, 1).forged).toEqual(['maestro'])
    }
    expect(kinds(all, 0, 'commons')).toBeGreaterThan(5)
    for (const place of ['council', 'archives', 'commons', 'facedown']) expect(kinds(all, 1, place), place).toBeGreaterThan(5)
  })

  it('HW-27.7 every world has the same cards, and a facedown card is one that can be staged', () => {
    const all = (g: HubworldState, seat: number): string[] => Object.values(places(g, seat)).flat().sort()
    const before = position({ seats: [mine, theirs] }).state
    for (const g of worlds(0)) {
      for (const seat of [0, 1]) expect(all(g, seat)).toEqual(all(before, seat))
      for (const key of places(g, 1).facedown ?? [])
        expect(['vapor-x', 'ulin-marr', 'job-board', 'wall-wizard', 'canal-network']).toContain(key)
    }
  })

  it('HW-27.1 a spectator knows no hand: all of it is dealt anew', () => {
    const all = worlds(null)
    for (const seat of [0, 1]) for (const place of ['council', 'archives', 'commons']) expect(kinds(all, seat, place)).toBeGreaterThan(1)
  })

  it('HW-27.7 worlds that look alike are dealt alike: the order of hidden cards does not matter', () => {
    const turned = (g: HubworldState) => {
      const defs = playerAt(g, 1).commons.map((card) => cardAt(g, card).def)
      for (const [n, card] of playerAt(g, 1).commons.entries()) cardAt(g, card).def = defs[(n + 1) % defs.length] ?? 0
    }
    const [straight, other] = [worlds(0), worlds(0, turned)]
    for (const [n, g] of straight.entries()) expect(places(other[n] ?? g, 1)).toEqual(places(g, 1))
  })

  it('HW-18.20 who searches knows every card of the Commons, in no order', () => {
    const search = (g: HubworldState) => {
      g.searching = 0
    }
    const all = worlds(0, search)
    const before = position({ seats: [mine, theirs] }).state
    for (const g of all) {
      expect(g.cards.filter((card) => card.owner === 0)).toEqual(before.cards.filter((card) => card.owner === 0))
      expect(playerAt(g, 0).commons.toSorted()).toEqual(playerAt(before, 0).commons.toSorted())
    }
    expect(kinds(all, 0, 'commons')).toBeGreaterThan(5)
    expect(kinds(all, 1, 'commons')).toBeGreaterThan(5)
    const reversed = worlds(0, (g) => {
      search(g)
      playerAt(g, 0).commons.reverse()
    })
    for (const [n, g] of all.entries()) expect(places(reversed[n] ?? g, 0)).toEqual(places(g, 0))
    // The other seat does not see the search from within.
    expect(kinds(worlds(1, search), 0, 'council')).toBeGreaterThan(5)
  })

  it('HW-5.5 cards marked by others are forgotten, one’s own are kept', () => {
    const marked = worlds(0, (g) => {
      for (const seat of [0, 1]) playerAt(g, seat).replacing = playerAt(g, seat).council.slice(0, 1)
    })
    for (const g of marked) expect([playerAt(g, 0).replacing.length, playerAt(g, 1).replacing.length]).toEqual([1, 0])
  })

  it('HW-27.3 what is hidden from a seat, and what it could be', () => {
    const { state: g } = position({
      seats: [{ commons: ['dodge'] }, { council: ['fun-run'], commons: ['job-board'], grid: { 'council/front': down('vapor-x') } }],
    })
    const anything = ['vapor-x', 'fun-run', 'job-board']
    expect(hidden(g, 0)).toEqual([
      { where: '0.commons[0]', is: 'dodge', could: ['dodge'] },
      { where: `1.grid[${slot('council/front')}]`, is: 'vapor-x', could: ['vapor-x', 'job-board'] },
      { where: '1.council[0]', is: 'fun-run', could: anything },
      { where: '1.commons[0]', is: 'job-board', could: anything },
    ])
  })

  it('HW-27.3 where all that could be staged lies facedown, the rest is moments', () => {
    const { state: g } = position({
      seats: [{ commons: [] }, { council: ['fun-run'], commons: ['dodge'], grid: { 'council/front': down('vapor-x') } }],
    })
    expect(hidden(g, 0).map(({ could }) => could)).toEqual([['vapor-x'], ['fun-run', 'dodge'], ['fun-run', 'dodge']])
  })

  it('HW-18.20 of a Commons being searched the order alone is hidden', () => {
    const { state: g } = position({
      seats: [
        { commons: ['dodge', 'job-board'], council: ['fun-run'] },
        { council: ['knot-today'], commons: ['tenacity'] },
      ],
    })
    g.searching = 0
    expect(hidden(g, 0).map(({ where, is }) => `${where} ${is}`)).toEqual([
      '0.commons[0] job-board',
      '0.commons[1] dodge',
      '1.council[0] knot-today',
      '1.commons[0] tenacity',
    ])
    expect(hidden(g, 1).map(({ where }) => where)).toEqual(['0.council[0]', '0.commons[0]', '0.commons[1]', '1.commons[0]'])
  })

  it('the list of a deck is the same wherever its cards lie', () => {
    const lists = (seats: Parameters<typeof position>[0]) => deckLists(position(seats).state)
    const one = lists({ seats: [{ council: ['dodge'], commons: ['maestro', 'fun-run'] }, { commons: ['vapor-x'] }] })
    const two = lists({ seats: [{ archives: ['fun-run'], commons: ['dodge', 'maestro'] }, { commons: ['vapor-x'] }] })
    expect(one).toEqual(two)
    expect(one.map((list) => list.length)).toEqual([4, 2])
    for (const list of one) expect(list).toEqual(list.toSorted((a, b) => a - b))
  })
})

describe('a copy of the state', () => {
  it('shares nothing that changes, in the middle of a breach', () => {
    const seats = [
      { shards: 9, council: ['tenacity'] },
      { heat: 2, council: ['maestro', 'lost-byway'] },
    ] as const
    const t = passes(goOn(delve(table({ seats }), 'council'), 3).choose({ do: 'decline' }))
    expect(t).toBeAsked(0, 'presence')
    const g = t.match.state
    const twin = clone(g)
    t.look()
    expect(twin).toEqual(g)
    for (const part of ['delve', 'engagement', 'batch', 'windows', 'queue', 'modifiers', 'resolving', 'cards', 'players'] as const)
      expect(twin[part], part).not.toBe(g[part])
    expect(twin.batch?.setAside).not.toBe(g.batch?.setAside)
  })

  it('shares no event under way, and keeps that a window has none', () => {
    const seats = [{ council: ['dodge'] }, { seekerReady: true, grid: { 'council/front': up('barbican-gate') } }] as const
    const inWindow = table({ seats }).choose({ do: 'delve', seat: 1, path: 'council' })
    expect(clone(inWindow.state).windows).toEqual([expect.objectContaining({ kind: 'W3', occasion: null })])
    inWindow.look()
  })
})

describe('what a view shows', () => {
  it('HW-18.20 the Commons being searched, by card and not by its order, to the one who searches', () => {
    const t = table({ seats: [{ council: ['print-on-demand'], commons: ['job-board', 'maestro', 'dodge'] }, {}] }).choose({ do: 'play' })
    const cards = t.view(0).searching?.map(({ card }) => card) ?? []
    expect(cards).toEqual(cards.toSorted((a, b) => a - b))
    expect(
      t
        .view(0)
        .searching?.map(({ key }) => key)
        .toSorted(),
    ).toEqual(['dodge', 'job-board', 'maestro'])
    expect([t.view(1).searching, t.view(null).searching]).toEqual([null, null])
    t.look()
  })

  it('HW-27.5 the values of an engaged card, to those who see it; and which slot it is', () => {
    const theirs = { grid: { 'council/front': down('canal-network'), 'council/back': up('job-board') } } as const
    const t = delve(table({ seats: [{}, theirs, {}] }), 'council').choose({ do: 'discover' })
    const at = (seat: number | null) => view(t.state, seat)
    for (const seat of [0, 1]) {
      expect(at(seat).engagement).toMatchObject({ key: 'canal-network', presence: 5, barrier: 2, slot: 1 })
      expect(at(seat).players[1]?.grid[1]).toMatchObject({
        key: 'canal-network',
        cost: 3,
        presence: 5,
        barrier: 2,
        shardIcons: 0,
        engaged: true,
      })
    }
    for (const seat of [2, null]) {
      expect(at(seat).engagement).toMatchObject({ key: null, presence: null, barrier: null, slot: 1 })
      const unseen = { key: null, cost: null, presence: null, barrier: null, shardIcons: null, drawIcons: null, engaged: true }
      expect(at(seat).players[1]?.grid[1]).toMatchObject(unseen)
    }
    expect(at(null).players[1]?.grid[slot('council/back')]).toMatchObject({ engaged: false, shardIcons: 0, drawIcons: 1, barrier: null })
    t.look()
  })

  it('HW-20.4 a source that is engaged has no barrier', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': down('lost-byway') } }] }), 'council').choose({ do: 'discover' })
    expect(view(t.state, 0).engagement).toMatchObject({ key: 'lost-byway', presence: 4, barrier: null })
    expect(id(t, 1, 'lost-byway', 'grid')).toBe(t.state.engagement?.card)
    t.look()
  })
})
