import { type Event, plain, type Words } from '@rulewright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { Log } from '../frame/Log.tsx'
import { nameOf } from '../frame/TurningPoints.tsx'
import { genericWords } from '../match/generic-words.ts'
import { lastLines, linesOf } from '../match/record.ts'
import { apart } from '../match/turning.ts'

type Happened = Event & { readonly seat?: number }

const words: Words<unknown, never, Happened> = {
  ...(genericWords as unknown as Words<unknown, never, Happened>),
  event: ({ type, seat }, _, names) => `${seat === undefined ? 'Somebody' : names.of(seat)} ${type}.`,
  heading: ({ type, seat }, _, names) =>
    type === 'turn' ? { level: 'turn', phrase: `${names.of(seat ?? 0)}’s turn`, seat: seat ?? 0 } : null,
  repeats: ({ type }, others) => type === 'paid' && others.some((other) => other.type === 'forged'),
}
const names = { you: 0, of: (seat: number) => ['Ada', 'Ben'][seat] ?? '' }
const entry = (count: number, ...events: Happened[]) => ({ count, by: null, events, view: null })
const record = [
  entry(1, { type: 'turn', seat: 1 }, { type: 'paid', seat: 1 }, { type: 'forged', seat: 1 }),
  entry(2, { type: 'paid', seat: 0 }),
]
const lines = linesOf(record, words as unknown as Words, names)

describe('the log', () => {
  it('has headings, whose doing it was, and one line for one thing', () => {
    expect(lines.map(({ phrase, heading, seat }) => [phrase, heading, seat])).toEqual([
      ['Ben’s turn', 'turn', 1],
      ['Ben forged.', null, 1],
      ['Ada paid.', null, 0],
    ])
  })

  it('says in one line what happens several times in a row, and not what somebody else does', () => {
    const drawn = entry(1, { type: 'drew', seat: 1 }, { type: 'drew', seat: 1 }, { type: 'drew', seat: 0 }, { type: 'drew', seat: 1 })
    const dealt = linesOf([drawn, entry(2, { type: 'drew', seat: 1 })], words as unknown as Words, names)
    expect(dealt.map(({ phrase, times }) => [phrase, times])).toEqual([
      ['Ben drew.', 2],
      ['Ada drew.', 1],
      ['Ben drew.', 1],
      ['Ben drew.', 1],
    ])
  })

  it('lists in one line what differs only in the thing it ends with, where the game says so', () => {
    const told = (listed: readonly string[]) => {
      const naming: Words<unknown, never, Happened & { readonly card?: number }> = {
        ...(words as unknown as Words<unknown, never, Happened>),
        event: ({ type, seat, card }, _, who) =>
          `${who.of(seat ?? 0)} ${type} ${card === undefined ? 'a card' : `⟦card:${card}|Card ${card}⟧`}.`,
        listed,
      }
      const drew = (seat: number, card?: number) => ({ type: 'drew', seat, ...(card === undefined ? {} : { card }) })
      const dealt = entry(
        1,
        drew(0, 1),
        drew(0, 2),
        drew(0, 3),
        drew(1),
        drew(1),
        { ...drew(1, 4), type: 'lost' },
        { ...drew(1, 5), type: 'lost' },
      )
      return linesOf([dealt], naming as unknown as Words, names).map(({ phrase, times }) => `${plain(phrase)} ${times}`)
    }
    expect(told(['drew'])).toEqual([
      'Ada drew Card 1, Card 2 and Card 3. 1',
      'Ben drew a card. 2',
      'Ben lost Card 4. 1',
      'Ben lost Card 5. 1',
    ])
    expect(told([])).toHaveLength(6)
  })

  it('runs under the colour and the shape of whose turn it is, with one link a choice', () => {
    const drawn = renderToStaticMarkup(
      <Router ssrPath="/">
        <Log lines={lines} linkTo={(count) => `/at/${count}`} />
      </Router>,
    )
    expect(drawn.match(/<li/g)).toHaveLength(3)
    expect(drawn.match(/href="\/at\/\d"/g)).toEqual(['href="/at/1"', 'href="/at/2"'])
    expect(drawn).toMatch(/<h2[^>]*>Ben’s turn<\/h2>/)
    expect(drawn.match(/--seat:var\(--seat-1\)/g)).toHaveLength(3)
    // In Ben's turn the mark of anybody else who does something is in front of it.
    expect(drawn.match(/[●▲]/g)).toEqual(['▲', '●'])
  })

  it('ends with how it ended', () => {
    expect(lastLines({ headline: 'You won', how: 'Nobody else is left.' }, lines).map(({ phrase, count }) => [phrase, count])).toEqual([
      ['You won', 2],
      ['Nobody else is left.', 2],
    ])
  })
})

describe('turning points', () => {
  it('stand side by side in the graph, and none over its edge', () => {
    expect(apart([10, 40, 80])).toEqual([10, 40, 80])
    expect(apart([40, 42, 43])).toEqual([40, 46, 52])
    expect(apart([60, 98, 99])).toEqual([60, 91, 97])
    expect(apart([0])).toEqual([3])
  })

  it('are named by what stands out: what scored, never what merely followed or what nothing is said of', () => {
    const scored: Words<unknown, never, Happened> = {
      ...words,
      event: (event, view, at) => (event.type === 'hid' ? null : words.event(event, view, at)),
      scored: ({ type }) => (type === 'forged' || type === 'hid' ? 'scored' : null),
    }
    const named = (...happened: Happened[]) => nameOf([entry(1, ...happened)], { words: scored as unknown as Words, board: null }, names)
    const [turn, forged, moved, hid] = [
      { type: 'turn', seat: 1 },
      { type: 'forged', seat: 1 },
      { type: 'moved', seat: 0 },
      { type: 'hid', seat: 1 },
    ]
    expect(named(turn, forged, moved, hid)).toBe('Ben forged.')
    expect(named(turn, moved, hid)).toBeNull()
    expect(named(turn)).toBeNull()
  })
})
