import { plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { columnsOf, gridWidth, isOwnership, kindOf, singular, talliesOf } from '../generic/shape.ts'
import { genericWords, humanize } from '../match/generic-words.ts'
import { applying, configOf, planned, settingsOf } from '../match/settings.ts'
import { motifOf } from '../ui/motif.ts'

const names = { you: 0, of: (seat: number) => ['Anna', 'Bo'][seat] ?? '' }

describe('words for a game that has none', () => {
  it('say options and events from their data, with the things marked', () => {
    expect(
      genericWords.option({ do: 'breakBarrier', card: 12 } as { do: string }, {}, names, { seat: 0, prompt: 'p', rule: 'r', options: [] }),
    ).toBe('Break barrier: ⟦card:12|card 12⟧')
    expect(plain(genericWords.event({ type: 'drew', seat: 1, card: null } as { type: string }, {}, names) ?? '')).toBe('Drew: Bo')
    expect(genericWords.prompt({ seat: 1, prompt: 'end-turn', rule: 'r', options: [] }, {}, names)).toBe('Bo: End turn')
  })
  it('say who won, and when nobody did', () => {
    expect(genericWords.outcome({ payoffs: [0, 1], reason: 'points' }, {}, names)).toBe('Bo won (points)')
    expect(genericWords.outcome({ payoffs: [0, 0], reason: 'time-up' }, {}, names)).toBe('nobody won (time up)')
  })
  it('humanize keys', () => {
    expect(humanize('lastRound')).toBe('Last round')
    expect(humanize('first_player-token')).toBe('First player token')
  })
})

describe('guesses about data', () => {
  it('take a list for the things the options speak of', () => {
    expect(kindOf('cards', new Set(['card']))).toBe('card')
    expect(kindOf('cities', new Set(['city']))).toBe('city')
    expect(kindOf('scores', new Set(['card']))).toBeNull()
    expect(singular('glass')).toBe('glass')
  })
  it('lay a list of owners out as a board', () => {
    const cells = Array.from({ length: 42 }, (_, i) => (i % 3) - 1)
    expect(isOwnership(cells, 2)).toBe(true)
    expect(isOwnership([3, ...cells], 2)).toBe(false)
    expect(columnsOf([{ do: 'drop', column: 6 } as { do: string }])).toBe(7)
    expect(gridWidth(42, 7)).toBe(7)
    expect(gridWidth(64, 0)).toBe(8)
    expect(gridWidth(13, 0)).toBe(13)
  })
  it('find the numbers that decide the game', () => {
    expect(talliesOf({ scores: [3, 5], deck: [1, 2], turn: 0 }, 1, 2)).toEqual([{ label: 'Score', value: 5 }])
    expect(talliesOf(null, 0, 2)).toEqual([])
  })
})

describe('declared settings', () => {
  const game = {
    id: 'x',
    title: 'X',
    tagline: '',
    seats: [2, 3],
    minutes: 1,
    maturity: 'draft',
    version: '1',
    settings: {
      map: { kind: 'choice', values: ['a', 'b'], default: 'a' },
      deck: { kind: 'each-seat', of: { kind: 'text', longest: 10, default: 'plain' } },
      future: { kind: 'a-kind-of-tomorrow' },
    },
  }
  it('are drawn when they are known and left alone when not', () => {
    expect(Object.keys(settingsOf(game))).toEqual(['map', 'deck'])
  })
  it('follow the number of seats', () => {
    const settings = settingsOf(game)
    expect(configOf({ map: 'b', deck: ['mine', 'yours'] }, settings, 3)).toEqual({ map: 'b', deck: ['mine', 'yours', 'plain'] })
    expect(configOf({ deck: ['mine', 'yours'] }, settings, 1)).toEqual({ deck: ['mine'] })
    // What does not matter at a table is neither shown nor sent, whatever was chosen before.
    const table = planned({ map: 'b' }, settings, 2)
    const shown = applying(settings, { applies: (setting, { values }) => setting !== 'deck' || values.map !== 'b' }, table)
    expect(Object.keys(shown)).not.toContain('deck')
    expect(configOf({ map: 'b', deck: ['mine', 'yours'] }, shown, 2)).toEqual({ map: 'b' })
  })
})

describe('a face', () => {
  it('any game has one, and two games seldom the same', () => {
    expect(motifOf('something-else').glyphs.length).toBeGreaterThan(1)
    expect(motifOf('something-else')).toEqual(motifOf('something-else'))
    expect(motifOf('something-else').hue).not.toBe(motifOf('another-thing').hue)
  })
})
