import { parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/cards/index.ts'
import { type Deck, deckProblems, FORMATS, randomDeck, readDeck, STARTER_NAMES, STARTERS, writeDeck } from '../content/decks/index.ts'
import { allDefs } from '../rules/card.ts'
import { hubworld } from '../rules/index.ts'
import { en } from '../words/en.ts'

const { A } = STARTERS

/** Deck A with different counts for some cards. */
function changed(counts: Readonly<Record<string, number>>, seeker = A.seeker): Deck {
  const kept = A.cards.filter(({ key }) => !(key in counts))
  return {
    seeker,
    cards: [
      ...kept,
      ...Object.entries(counts)
        .map(([key, count]) => ({ key, count }))
        .filter(({ count }) => count > 0),
    ],
  }
}

const names = (deck: Deck, format: (typeof FORMATS)[number] = 'constructed') => deckProblems(deck, format).map(({ problem }) => problem)

describe('24. Deck construction', () => {
  it('HW-24.1 a seeker and exactly 36 other cards', () => {
    expect(names(A)).toEqual([])
    expect(deckProblems(changed({ 'canal-network': 1 }), 'constructed')).toEqual([{ problem: 'deck-size', size: 35, needed: 36 }])
    expect(names(changed({}, 'canal-network'))).toContain('deck-no-seeker')
  })

  it('HW-24.2 exactly 6 agents, one copy each', () => {
    expect(deckProblems(changed({ 'ulin-marr': 0, 'canal-network': 2, 'barbican-gate': 1 }), 'casual')).toEqual([
      { problem: 'deck-agents', agents: 5, needed: 6 },
    ])
    expect(names(changed({ 'ulin-marr': 2, 'rory-and-bug': 0 }), 'casual')).toEqual(['deck-copies'])
  })

  it('HW-24.3 at most 2 copies of the others', () => {
    expect(deckProblems(changed({ 'canal-network': 3, 'job-board': 1 }), 'casual')).toEqual([
      { problem: 'deck-copies', key: 'canal-network', copies: 3, most: 2 },
    ])
  })

  it('HW-24.4 no seeker among the 36', () => {
    expect(names(changed({ 'canal-network': 1, 'abnus-orzo': 1 }), 'casual')).toEqual(['deck-seeker-inside'])
  })

  it('HW-24.5 as many agents of a faction as its most demanding card asks for', () => {
    const deck = changed({ 'canal-network': 0, 'eye-enforcers': 2 })
    expect(deckProblems(deck, 'constructed')).toEqual([{ problem: 'deck-affiliation', faction: 'the-collective', have: 0, need: 3 }])
    expect(deckProblems(changed({}, 'abnus-orzo'), 'constructed')).toEqual([
      { problem: 'deck-affiliation', faction: 'the-collective', have: 0, need: 1 },
    ])
  })

  it('HW-24.6 influence is a threshold, not a budget; agents ask for nothing', () => {
    // Four Omniworks agents carry many Omniworks cards of influence 4, 3, 3, 2 …
    expect(A.cards.filter(({ key }) => allDefs().find((def) => def.key === key)?.faction === 'omniworks').length).toBeGreaterThan(10)
    expect(names(A)).toEqual([])
    for (const { influence } of allDefs().filter(({ type }) => type === 'agent')) expect(influence).toBe(0)
  })

  it('HW-24.7 constructed, free agent and casual', () => {
    const deck = changed({ 'canal-network': 0, 'eye-enforcers': 2 })
    expect(names(deck, 'constructed')).toEqual(['deck-affiliation'])
    expect(deckProblems(deck, 'freeAgent')).toEqual([{ problem: 'deck-influence', need: 9, most: 6 }])
    expect(names(deck, 'casual')).toEqual([])
    expect(names(A, 'freeAgent')).toEqual([])
  })

  it('HW-24.8 nine cards cannot be reached in constructed, but are playable otherwise', () => {
    const agents = (faction: string) => allDefs().filter((def) => def.type === 'agent' && def.faction === faction).length
    const unreachable = allDefs()
      .filter((def) => def.type !== 'agent' && def.influence > agents(def.faction))
      .map(({ title }) => title)
    expect(unreachable.sort()).toEqual(
      [
        'Pax Observatory',
        'Forced Liquidation',
        'Print on Demand',
        'Probabilities Exchange',
        'Propaganda',
        'Echopomp Revoker',
        'Smooth Handoff',
        'Orobo Plaza',
        'Daring Aeroboarder',
      ].sort(),
    )
    expect(names(changed({ 'canal-network': 0, 'pax-observatory': 2 }), 'casual')).toEqual([])
  })

  it('HW-24.9 earlier printings cannot be put in a deck', () => {
    const titles: string[] = Object.values(cards).map(({ title }) => title)
    expect(titles).not.toContain('Goldie Xin: Tinkering Technician')
    const text = writeDeck(A).replace('Goldie Xin: Junk Collector', 'Goldie Xin: Tinkering Technician')
    expect(readDeck(text)).toMatchObject({ ok: false, problems: [{ problem: 'deck-unknown-line', line: 1 }] })
  })

  it('HW-24.10 the same titles may be in several decks', () => {
    const input = { seats: 2, decks: ['A', 'A'] }
    expect(
      parseConfig({ seats: hubworld.seats, settings: hubworld.settings, problems: (c) => hubworld.problems?.(c as never) ?? [] }, input).ok,
    ).toBe(true)
  })
})

describe('starter decks', () => {
  for (const name of STARTER_NAMES)
    it(`deck ${name} is legal in every format`, () => {
      for (const format of FORMATS) expect(names(STARTERS[name], format)).toEqual([])
    })
})

describe('random decks', () => {
  for (const format of FORMATS)
    it(`are legal in ${format} and differ`, () => {
      const random = seedRandom(format)
      const decks = Array.from({ length: 30 }, () => randomDeck(random, format))
      for (const deck of decks) expect(names(deck, format)).toEqual([])
      expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(30)
    })

  it('reach every card in casual', () => {
    const random = seedRandom('all')
    const seen = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const { seeker, cards: list } = randomDeck(random, 'casual')
      seen.add(seeker)
      for (const { key } of list) seen.add(key)
    }
    expect(seen.size).toBe(79)
  })
})

describe('decks as text', () => {
  it('are read back as they were written', () => {
    for (const name of STARTER_NAMES) expect(readDeck(writeDeck(STARTERS[name]))).toEqual({ ok: true, value: STARTERS[name] })
  })

  it('take names, counts, comments and plain quotes', () => {
    const read = readDeck('# mine\nAbnus Orzo\n2x The Dragon\'s Hoard\n"spider" rebbek\n\n1 Sergeant Cole: Precinct 204, 3rd Level')
    expect(read).toMatchObject({
      ok: true,
      value: {
        seeker: 'abnus-orzo',
        cards: [
          { key: 'the-dragons-hoard', count: 2 },
          { key: 'spider-rebbek', count: 1 },
          { key: 'sergeant-cole', count: 1 },
        ],
      },
    })
  })

  it('say which line is wrong, and that a seeker is missing', () => {
    expect(readDeck('Goldie Xin\n2 Nonsense')).toEqual({
      ok: false,
      problems: [{ problem: 'deck-unknown-line', line: 2, text: '2 Nonsense' }],
    })
    expect(readDeck('2 Job Board')).toEqual({ ok: false, problems: [{ problem: 'deck-without-seeker' }] })
  })

  it('have a sentence for every problem', () => {
    const deck = changed({ 'canal-network': 3, 'abnus-orzo': 1, nonsense: 1, 'eye-enforcers': 2, 'ulin-marr': 0 })
    for (const problem of [...deckProblems(deck, 'constructed'), ...deckProblems(changed({}, 'dodge'), 'freeAgent')]) {
      expect(en.problem(problem)).toMatch(/^[A-Z].*\.$/)
      expect(en.problem({ ...problem, seat: 1 })).toMatch(/^Seat 2: /)
    }
  })

  it('a table with a bad deck is refused', () => {
    const parsed = parseConfig(
      { seats: hubworld.seats, settings: hubworld.settings, problems: (c) => hubworld.problems?.(c as never) ?? [] },
      { seats: 2, decks: ['A', 'rubbish'] },
    )
    expect(parsed).toMatchObject({ ok: false, problems: [{ problem: 'deck-unknown-line', seat: 1 }] })
    const starts = parseConfig(
      { seats: hubworld.seats, settings: hubworld.settings, problems: (c) => hubworld.problems?.(c as never) ?? [] },
      { seats: 2, firstPlayer: 'chosen', starts: 4 },
    )
    expect(starts).toMatchObject({ ok: false, problems: [{ problem: 'starts-nowhere' }] })
  })
})
