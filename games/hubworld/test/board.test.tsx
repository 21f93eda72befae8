import { type Decision, heard, Match, type Names, parseConfig } from '@rulewright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withNumbers } from '../../numbers.ts'
import { drawBoard } from '../../test/drawn.ts'
import { copiesIn, linesOf, withCard, withoutCard } from '../board/cards/draft.ts'
import { EVERYTHING, matches, sorted } from '../board/cards/filter.ts'
import { keepDecks, loadDecks, withDeck } from '../board/cards/saved.ts'
import { chanceOfOne, curveOf, sampleHand } from '../board/cards/stats.ts'
import { FACES, faceOf } from '../board/faces.ts'
import { flightOf } from '../board/flights.ts'
import { board } from '../board/index.tsx'
import { rowsFor, runAt, seating, shapeFor, shownOpponent } from '../board/layout.ts'
import { subjectOf } from '../board/pictures.ts'
import { aboutThing, keyOfThing, namedInSentences, nextOfDelve, placeOfDelve, spokenOf, thingsOfOption } from '../board/things.ts'
import { carries, lands } from '../board/useDragging.ts'
import { shownDelve } from '../board/useMotion.ts'
import { askedPile } from '../board/useTray.ts'
import { STARTERS } from '../content/decks/index.ts'
import { lab } from '../lab.ts'
import type { HubworldConfig } from '../rules/config.ts'
import type { HubworldEvent } from '../rules/events.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { DelveView, HubworldView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { table, up } from './table.ts'

const started = (seats: number, seed = 'board') => {
  const config = parseConfig(hubworld, { seats })
  if (!config.ok) throw new Error('the default configuration is sound')
  // The parsed configuration has exactly the settings of this game.
  const told: HubworldEvent[] = []
  const match = Match.start(hubworld, config.value as HubworldConfig, seed, (each) => {
    const event = heard(each, 0)
    if (event) told.push(event as HubworldEvent)
  })
  return { match, told }
}

const names: Names = { you: 0, of: (seat) => ['Mira', 'Tobias', 'Ines', 'Quentin'][seat] ?? `Seat ${seat}` }

const drawn = (
  view: HubworldView,
  seat: number | null,
  decision: Decision<HubworldOption> | null,
  events: readonly HubworldEvent[] = [],
) => {
  return drawBoard(board, { view, decision, names: { ...names, you: seat }, words: en, events })
}

const count = (html: string, part: string) => html.split(part).length - 1
const delve: DelveView = { delver: 0, defender: 1, path: 'council', row: 'middle', step: 'approach' }

describe('the layout', () => {
  it('puts the reader below and the left neighbour leftmost', () => {
    const { match } = started(4)
    expect(seating(hubworld.view(match.state, 2))).toEqual({ near: 2, far: [3, 0, 1] })
    expect(seating(hubworld.view(match.state, null))).toEqual({ near: 0, far: [1, 2, 3] })
  })
  it('lets the front rows face each other', () => {
    expect(rowsFor('near')).toEqual(['front', 'middle', 'back'])
    expect(rowsFor('far')).toEqual(['back', 'middle', 'front'])
  })
  it('follows the room it has', () => {
    expect(shapeFor(390, 450, 2)).toEqual({ kind: 'phone', hand: 'strip', panel: 'bar' })
    expect(shapeFor(998, 520, 2)).toEqual({ kind: 'table', hand: 'lying', panel: 'beside' })
    expect(shapeFor(1120, 720, 2)).toEqual({ kind: 'table', hand: 'upright', panel: 'beside' })
    expect(shapeFor(1120, 720, 4)).toEqual({ kind: 'table', hand: 'lying', panel: 'bar' })
  })
  it('knows where a delve has been, is and goes', () => {
    expect(runAt(delve, 1, 'council', 'front')).toBe('past')
    expect(runAt(delve, 1, 'council', 'middle')).toBe('here')
    expect(runAt(delve, 1, 'council', 'district')).toBe('ahead')
    expect(runAt(delve, 1, 'commons', 'middle')).toBeNull()
    expect(runAt(delve, 0, 'council', 'middle')).toBeNull()
    expect(placeOfDelve(delve)).toBe('slot:1-4')
    expect(nextOfDelve(delve)).toBe('slot:1-7')
    expect(nextOfDelve({ ...delve, row: 'back' })).toBe('district:1-council')
  })
  it('shows on a phone the opponent a delve is about', () => {
    const { match } = started(4)
    const view = { ...hubworld.view(match.state, 0), delve: { ...delve, delver: 3, defender: 2 } }
    expect(shownOpponent(view, [1, 2, 3], null)).toBe(2)
    expect(shownOpponent(view, [1, 2, 3], 1)).toBe(1)
    expect(shownOpponent({ ...view, delve: null }, [1, 2, 3], null)).toBe(1)
  })
  it('runs behind the view while the events are being played', () => {
    expect(shownDelve(null, { type: 'approached', seat: 0, defender: 1, slot: 7 })).toMatchObject({
      path: 'council',
      row: 'back',
      defender: 1,
    })
    expect(shownDelve(delve, { type: 'approached-district', seat: 0, defender: 1, district: 'commons' })).toMatchObject({ row: 'district' })
    expect(shownDelve(delve, null)).toBe(delve)
  })
})

it('is nobody’s turn before the first action and as a round ends', () => {
  const view = hubworld.view(started(2).match.state, 0)
  const turn = (phase: HubworldView['phase']) => board.turn?.({ ...view, phase, turn: 1 })
  expect([turn('opening'), turn('refresh')]).toEqual([null, null])
  expect([turn('action'), turn('after-action')]).toEqual([1, 1])
})

it('stands a delver’s piece beside a card, not over what it says', () => {
  const at = (grid: Readonly<Record<string, ReturnType<typeof up>>>) =>
    drawn({ ...table({ seats: [{}, { grid }] }).view(0), delve }, 0, null)
  expect(at({})).toContain('data-over="ground"')
  expect(at({ 'council/middle': up('yowling-tezu') })).toContain('data-over="card"')
})

describe('options and things', () => {
  const view: HubworldView = { ...hubworld.view(started(2).match.state, 0), delve, engagement: null }
  it('go together', () => {
    const things = (option: HubworldOption) => thingsOfOption(option, 0, view)
    expect(things({ do: 'stage', card: 12 })).toEqual(['card:12'])
    expect(things({ do: 'forge', slot: 3 })).toEqual(['slot:0-3'])
    expect(things({ do: 'collect', slot: 9 })).toEqual(['slot:0-9'])
    expect(things({ do: 'at', seat: 1, slot: 8 })).toEqual(['slot:1-8'])
    expect(things({ do: 'delve', seat: 1, path: 'commons' })).toEqual(['district:1-commons'])
    expect(things({ do: 'bypass' })).toEqual(['slot:1-4'])
    expect(things({ do: 'continue' })).toEqual(['slot:1-7'])
    expect(things({ do: 'gain' })).toEqual(['shards:0'])
    expect(things({ do: 'pass' })).toEqual([])
  })
  it('find the card a question is about', () => {
    expect(aboutThing({ card: 4 })).toBe('card:4')
    expect(aboutThing({ seat: 1, slot: 0 })).toBe('slot:1-0')
    expect(aboutThing({ shards: 3 })).toBeNull()
  })
  it('find a card named in a sentence, and its face', () => {
    const [own] = view.players[0]?.council ?? []
    expect(own).toBeDefined()
    if (!own) return
    expect(keyOfThing(`card:${own.card}`, view)).toBe(own.key)
    expect(spokenOf(`card:${own.key}`, view)).toMatch(/^card:\d+$/)
    expect(spokenOf('slot:1-2', view)).toBe('slot:1-2')
    expect(namedInSentences(`card:${own.card}`, view)).toBe(`card:${own.key}`)
    expect(namedInSentences('district:1-commons', view)).toBe('district:1-commons')
    expect(board.face?.('card:barbican-gate', view)).toBeTruthy()
    expect(board.face?.('slot:1-0', view)).toBeFalsy()
  })
  it('make a drag of two choices', () => {
    const first: Decision<HubworldOption> = {
      seat: 0,
      prompt: 'action',
      rule: 'HW-7',
      options: [{ do: 'gain' }, { do: 'stage', card: 12 }],
    }
    const then: Decision<HubworldOption> = {
      seat: 0,
      prompt: 'stage-slot',
      rule: 'HW-18.9',
      options: [
        { do: 'at', seat: 0, slot: 0 },
        { do: 'at', seat: 0, slot: 1 },
      ],
    }
    const things = (option: HubworldOption) => thingsOfOption(option, 0, view)
    expect(carries(first, 'card:12', things)).toBe(1)
    expect(carries(first, 'shards:0', things)).toBe(-1)
    expect(lands(then, 'slot:0-1', things)).toBe(1)
    expect(lands(then, 'slot:1-1', things)).toBe(-1)
  })
  it('lay open the pile a question is about', () => {
    const asking = (...options: HubworldOption[]): Decision<HubworldOption> => ({ seat: 0, prompt: 'x', rule: 'HW-9', options })
    const council = [{ card: 1, key: 'dodge' }]
    const player = view.players[0]
    expect(player).toBeDefined()
    if (!player) return
    const piles = {
      ...view,
      players: [
        { ...player, council, archives: [{ card: 2, key: 'dodge' }], exile: [{ card: 3, key: 'dodge' }] },
        ...view.players.slice(1),
      ],
    }
    expect(askedPile(piles, asking({ do: 'choose', card: 1 }))).toBeNull()
    expect(askedPile(piles, asking({ do: 'choose', card: 2 }))).toEqual({ seat: 0, zone: 'archives' })
    expect(askedPile(piles, asking({ do: 'choose', card: 3 }))).toEqual({ seat: 0, zone: 'exile' })
    expect(askedPile({ ...piles, searching: [{ card: 4, key: 'dodge' }] }, asking({ do: 'done' }))).toEqual({ seat: 0, zone: 'commons' })
  })
  it('fly facedown when nobody may know them', () => {
    expect(flightOf({ type: 'staged', seat: 1, slot: 2, key: null })).toEqual({ from: 'district:1-council', to: 'slot:1-2', key: null })
    expect(flightOf({ type: 'turn', seat: 1 })).toBeNull()
  })
})

describe('faces', () => {
  it('have a subject, words and a look of their own, each', () => {
    expect(FACES.filter((face) => subjectOf(face.name) === null).map((face) => face.name)).toEqual([])
    expect(new Set(FACES.map((face) => subjectOf(face.name)?.name)).size).toBe(FACES.length)
    expect(FACES.flatMap((face) => face.abilities).filter(({ text }) => text === '')).toEqual([])
  })
  it('show the numbers that are in force', () => {
    const shown = () => {
      const { cost, presence, barrier } = faceOf('auntie-ruth') ?? {}
      return { cost, presence, barrier }
    }
    const others = { 'cards.auntie-ruth.cost': 7, 'cards.auntie-ruth.presence': 8, 'cards.auntie-ruth.barrier': 9 }
    expect(withNumbers(lab, others, shown)).toEqual({ cost: 7, presence: 8, barrier: 9 })
    expect(shown()).toEqual({ cost: 4, presence: 2, barrier: 3 })
  })
  it('take a keyword out of the text', () => {
    const rush = faceOf('salvage-rats')?.abilities.find(({ kind }) => kind === 'keyword')
    expect(rush?.label).toBe('Rush')
    expect(rush?.text).toMatch(/^As an instant/)
  })
})

describe('the board', () => {
  it('draws every decision of a match, for every player and for spectators', () => {
    for (const seats of [2, 3, 4]) {
      const { match, told } = started(seats, `drawn ${seats}`)
      const prompts = new Set<string>()
      let turn = 0
      for (let n = 0; n < 900 && match.first; n++) {
        const decision = match.first
        const { prompt, seat, options } = decision
        if (!prompts.has(prompt)) {
          prompts.add(prompt)
          const events = told.splice(0)
          const html = drawn(hubworld.view(match.state, seat), seat, decision as Decision<HubworldOption>, events)
          expect(count(html, 'data-thing="slot:')).toBe(10 * seats)
          expect(count(html, 'data-thing="district:')).toBe(3 * seats)
        }
        turn += 7
        match.choose(seat, turn % options.length)
      }
      expect(prompts.size).toBeGreaterThan(5)
      expect(drawn(hubworld.view(match.state, null), null, null)).not.toContain('data-lit')
    }
  })
  it('shows nobody what lies facedown before them', () => {
    const { match } = started(2, 'hidden')
    const view = hubworld.view(match.state, 0)
    const key = FACES.find((face) => face.type === 'source')?.key ?? ''
    const card = {
      slot: 4,
      path: 'council',
      row: 'middle',
      forged: false,
      exhausted: false,
      cached: 0,
      engaged: false,
      cost: null,
      presence: null,
      barrier: null,
      shardIcons: null,
      drawIcons: null,
    } as const
    const withCardAt = (known: string | null): HubworldView => ({
      ...view,
      players: view.players.map((player) =>
        player.seat === 1 ? { ...player, grid: player.grid.with(4, { ...card, key: known }) } : player,
      ),
    })
    expect(drawn(withCardAt(null), 0, null)).toContain('data-facedown="hidden"')
    expect(drawn(withCardAt(key), 0, null)).toContain('data-facedown="known"')
  })
})

describe('the deck builder', () => {
  const gate = faceOf('barbican-gate')
  const goldie = faceOf('goldie-xin')
  it('searches by words, type, faction and cost', () => {
    const found = (filter: Partial<typeof EVERYTHING>) =>
      FACES.filter((face) => matches(face, { ...EVERYTHING, ...filter })).map((face) => face.name)
    expect(found({ text: 'dragons hoard' })).toEqual([])
    expect(found({ text: "dragon's hoard", types: ['source'] })).toEqual(['The Dragon’s Hoard'])
    expect(found({ types: ['seeker'] })).toHaveLength(4)
    expect(found({ factions: ['omniworks'], types: ['seeker'] })).toEqual(['Goldie Xin'])
    expect(found({ costs: [5] })).toContain('Pax Observatory')
    expect(sorted(FACES, 'cost').at(-1)?.name).toBe('Pax Observatory')
  })
  it('adds no more than a card allows, and changes the seeker', () => {
    expect(gate && goldie).toBeTruthy()
    if (!gate || !goldie) return
    const empty = { seeker: 'abnus-orzo', cards: [] }
    const two = withCard(withCard(empty, gate), gate)
    expect(copiesIn(two, 'barbican-gate')).toBe(2)
    expect(withCard(two, gate)).toBe(two)
    expect(withoutCard(withoutCard(two, gate.key), gate.key)).toEqual(empty)
    expect(withCard(two, goldie).seeker).toBe('goldie-xin')
  })
  it('counts costs and chances', () => {
    const lines = linesOf(STARTERS.A)
    expect(curveOf(lines).reduce((sum, n) => sum + n, 0)).toBe(36)
    expect(chanceOfOne(36, 36, 5)).toBe(1)
    expect(chanceOfOne(36, 0, 5)).toBe(0)
    expect(chanceOfOne(4, 1, 2)).toBeCloseTo(0.5)
    expect(sampleHand(lines, 5, () => 0.5)).toHaveLength(5)
  })
  it('keeps decks and leaves out what it cannot read', () => {
    const shelf = new Map<string, string>()
    const store = { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, text: string) => void shelf.set(key, text) }
    expect(loadDecks(store)).toEqual([])
    const kept = withDeck([], { name: 'Mine', deck: STARTERS.B })
    expect(keepDecks(store, kept)).toBe(true)
    expect(loadDecks(store)).toEqual(kept)
    expect(withDeck(kept, { name: 'Mine', deck: STARTERS.A })).toHaveLength(1)
    shelf.set([...shelf.keys()][0] ?? '', '[{"name":"x","text":"9 No Such Card"},3]')
    expect(loadDecks(store)).toEqual([])
  })
  it('draws its pages', () => {
    for (const { Page } of board.pages ?? []) expect(renderToStaticMarkup(<Page />)).toContain('Goldie Xin')
  })
})
