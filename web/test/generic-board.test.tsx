import { games } from '@rulewright/games'
import { type Config, Match, type Names, parseConfig, type Words } from '@rulewright/kernel'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { GenericBoard } from '../generic/GenericBoard.tsx'
import { fieldsOf, placesOf, type Reader, read } from '../generic/reading.ts'
import { sortedView } from '../generic/sorted-view.ts'
import { genericWords } from '../match/generic-words.ts'
import { duelWords } from './duel-words.ts'

const names: Names = { you: 0, of: (seat) => ['Anna', 'Bo', 'Cleo', 'Dov'][seat] ?? `Seat ${seat + 1}` }

const reader = (more: Partial<Reader> = {}): Reader => ({
  words: genericWords,
  view: {},
  seats: 2,
  kinds: new Set(),
  columns: 0,
  ...more,
})
const named = (...fields: string[]): Words => ({
  ...genericWords,
  thing: (key, value) => (fields.includes(key) ? { name: `The ${value}`, text: 'Printed.' } : null),
})

describe('what field names mean', () => {
  it('a thing is what the words call it', () => {
    const r = reader({ words: named('agent', 'agents') })
    expect(read('agent', 7, r)).toEqual({ is: 'thing', thing: { id: 'agent:7', name: 'The 7', text: 'Printed.' } })
    expect(read('agents', [7, 9], r)).toMatchObject({ is: 'pile', of: 'pieces', faces: [{ name: 'The 7' }, { id: 'agent:9' }] })
  })
  it('a thing lights up under the kind by which the options speak of it', () => {
    const r = reader({ words: named('card', 'challenge'), kinds: new Set(['card']) })
    expect(read('challenge', 7, r)).toMatchObject({ thing: { id: 'card:7' } })
  })
  it('seats are called by name', () => {
    expect(read('turn', 1, reader())).toEqual({ is: 'seat', seat: 1 })
    expect(read('firstPlayer', 0, reader())).toEqual({ is: 'seat', seat: 0 })
    expect(read('turn', 5, reader())).toEqual({ is: 'amount', value: 5 })
    expect(read('order', [1, 0], reader())).toMatchObject({ is: 'list', items: [{ seat: 1 }, { seat: 0 }] })
  })
  it('what there is one of for each seat is shared out', () => {
    expect(read('scores', [3, 5], reader())).toMatchObject({ is: 'each-seat', items: [{ value: 3 }, { value: 5 }] })
    expect(read('hands', [5, 4], reader())).toMatchObject({ is: 'each-seat', items: [{ is: 'pile', hidden: 5 }, { hidden: 4 }] })
    expect(
      read(
        'sides',
        [
          { seat: 1, gold: 2 },
          { seat: 0, gold: 7 },
        ],
        reader(),
      ),
    ).toMatchObject({
      is: 'each-seat',
      items: [{ fields: [{ label: 'Gold', shown: { value: 7 } }] }, { seat: 1 }],
    })
    // Two units on the table of two are nobody's yet: they name their own owners.
    expect(
      read(
        'units',
        [
          { id: 4, owner: 0 },
          { id: 6, owner: 0 },
        ],
        reader(),
      ),
    ).toMatchObject({ is: 'list' })
  })
})

describe('piles, records and places', () => {
  it('piles are counted, empty ones too', () => {
    expect(read('deck', 12, reader())).toEqual({ is: 'pile', of: 'cards', faces: [], hidden: 12 })
    expect(read('discardPile', [], reader())).toEqual({ is: 'pile', of: 'cards', faces: [], hidden: 0 })
    expect(read('runePouch', 8, reader())).toMatchObject({ of: 'pieces', hidden: 8 })
    expect(read('discard', [3, null], reader())).toMatchObject({ faces: [{ id: 'card:3', name: 'Card 3' }], hidden: 1 })
  })
  it('a hidden hand is backs, less what everybody saw', () => {
    const theirs = read('hands', { size: 5, cards: null, shown: [7] }, reader({ words: named('cards', 'shown') }))
    expect(theirs).toMatchObject({ is: 'pile', hidden: 4, faces: [{ name: 'The 7' }] })
    const mine = read('hands', { size: 2, cards: [7, 8], shown: [7] }, reader({ words: named('cards', 'shown') }))
    expect(mine).toMatchObject({ hidden: 0, faces: [{ name: 'The 7', known: true }, { name: 'The 8' }] })
    expect(fieldsOf({ councilSize: 4, council: null, commonsSize: 30 }, reader())).toMatchObject([
      { label: 'Council', shown: { is: 'pile', hidden: 4 } },
      { label: 'Commons', shown: { is: 'pile', hidden: 30 } },
    ])
  })
  it('nothing is said as such, but an amount may be below zero', () => {
    expect(read('challenge', -1, reader())).toEqual({ is: 'none' })
    expect(read('challenge', null, reader())).toEqual({ is: 'none' })
    expect(read('score', -1, reader())).toEqual({ is: 'amount', value: -1 })
  })
  it('a record is called by the first field that has a name, and keeps quiet about what is not so', () => {
    const r = reader({ words: named('is') })
    expect(read('hand', [{ id: 5, is: 'MI-03', cost: 2, ready: false, by: null }], r)).toMatchObject({
      items: [{ is: 'record', thing: { id: 'card:5', name: 'The MI-03' }, fields: [{ label: 'Cost', shown: { value: 2 } }] }],
    })
    expect(read('decks', [{ class: null, type: null }], r)).toMatchObject({ items: [{ is: 'pile', hidden: 1 }] })
  })
  it('a text of an option that is a field’s name makes the field pressable', () => {
    const options = [{ do: 'draw', from: 'deck' }, { do: 'pass' }]
    expect([...placesOf(options, ['deck', 'discard'])]).toEqual([['deck', 'from:deck']])
  })
})

/** What a reader sees, line by line. */
function drawn(match: Match, seat: number, words: Words, seats: number): string {
  const html = renderToString(
    <GenericBoard
      view={match.view(seat)}
      seat={seat}
      seats={seats}
      decision={match.decisionOf(seat)}
      choose={() => {}}
      events={[]}
      names={names}
      words={words}
      lit={null}
      light={() => {}}
    />,
  )
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<\/(div|li|h2|h3|p|section|header)>/g, '\n')
    .replace(/<\/?[^>]*>/g, ' ')
    .replace(/[ \t]+/g, ' ')
}

describe('the generic board', () => {
  it('shows a game of hidden hands without one number that means nothing', () => {
    const match = Match.start(duel, { seats: 2, rounds: 2 }, 'drawn')
    for (let n = 0; n < 12 && match.first; n++) {
      const seat = match.first.seat
      for (const who of [0, 1]) {
        const text = drawn(match, who, duelWords as Words, 2)
        const numbers = text.split('\n').filter((line) => /(^|\s)-?\d+(\s|$)/.test(line))
        for (const line of numbers) expect(line).toMatch(/(Oak|Ash|Elm|Yew) \d+|· \d+ cards?|Score \d+|Rounds left \d+/)
        expect(text).toMatch(/Deck · \d+ cards/)
        expect(text).toMatch(/Turn ● Anna|Turn ▲ Bo/)
        expect(text).not.toMatch(/-1|null|undefined/)
      }
      match.choose(seat, 0)
    }
    const dealt = drawn(Match.start(duel, { seats: 2, rounds: 1 }, 'drawn'), 0, duelWords as Words, 2)
    expect(dealt).toContain('Discard · empty')
    expect(dealt).toContain('Challenge none')
  })

  it('lays a list of owners out as a board whose columns can be pressed', () => {
    const match = Match.start(connectFour, { seats: 2 }, 'drawn')
    const options = match.decisionOf(0)?.options ?? []
    const r = reader({ view: match.view(0), kinds: new Set(['column']), columns: options.length })
    expect([...sortedView(match.view(0), null, r).things]).toContain('column:6')
  })

  it.each(games.map((game) => [game.id, game] as const))('draws %s from its data and words', async (_, manifest) => {
    const [rules, words] = await Promise.all([manifest.rules(), manifest.words()])
    for (const seats of manifest.seats) {
      const config = parseConfig(rules, { seats })
      if (!config.ok) throw new Error('the defaults are not legal')
      const match = Match.start(rules, config.value as Config, 'drawn')
      for (let n = 0; match.first && n < 81; n++) {
        const { seat } = match.first
        if (n % 40 === 0) expect(drawn(match, seat, words, seats).length).toBeGreaterThan(200)
        match.choose(seat, n % (match.decisionOf(seat)?.options.length ?? 1))
      }
    }
  })
})
