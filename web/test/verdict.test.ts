import { describe, expect, it } from 'vitest'
import { sharedResults } from '../frame/SeatResults.tsx'
import { verdictOf } from '../frame/verdict.ts'
import { genericWords } from '../match/generic-words.ts'
import { en } from '../words/en.ts'

const names = (you: number | null) => ({ you, of: (seat: number) => `Seat ${seat}` })
const verdict = (payoffs: number[], you: number | null) => verdictOf({ payoffs, reason: 'end' }, null, genericWords, names(you), en)
const headline = (payoffs: number[], you: number | null) => verdict(payoffs, you).headline

describe('how each seat came out', () => {
  const result = (seat: number, score: number, kept: string[]) => ({ seat, won: score > 5, score, parts: [], kept })
  const told = (...results: ReturnType<typeof result>[]) => sharedResults(results).map(({ seats }) => seats)

  it('tells partners once who share points and secrets, and others each for themselves', () => {
    expect(told(result(1, 11, ['a trap']), result(3, 11, ['a trap']), result(0, 1, ['a snare']), result(2, 1, ['a snare']))).toEqual([
      [1, 3],
      [0, 2],
    ])
    expect(told(result(0, 4, ['a trap']), result(1, 4, ['a snare']))).toEqual([[0], [1]])
    expect(told(result(0, 4, ['a trap']), result(1, 3, ['a trap']))).toEqual([[0], [1]])
  })

  it('tells nobody together of whom nothing is known yet', () => {
    expect(told(result(0, 4, []), result(1, 4, []))).toEqual([[0], [1]])
  })
})

describe('the verdict', () => {
  it('tells a winner and a loser', () => {
    expect(headline([1, 0], 0)).toBe(en.end.youWon)
    expect(headline([1, 0], 1)).toBe(en.end.youLost)
    expect(headline([1, 0], null)).toBe(en.end.won('Seat 0'))
  })
  it('tells one who plays alone against the game', () => {
    expect(headline([1], 0)).toBe(en.end.youWon)
    expect(headline([0], 0)).toBe(en.end.youLost)
  })
  it('tells those who win or lose together', () => {
    expect(headline([1, 1], 0)).toBe(en.end.allWon)
    expect(headline([0, 0, 0], 2)).toBe(en.end.allLost)
    expect(headline([1, 1], null)).toBe(en.end.theyWon)
    expect(headline([0, 0, 0], null)).toBe(en.end.theyLost)
  })
  it('tells a match that was closed without a winner, in no game’s words', () => {
    const mute = {
      ...genericWords,
      outcome: () => {
        throw new Error('no such reason')
      },
    }
    const closed = verdictOf({ payoffs: [1], reason: 'closed' }, null, mute, names(0), en)
    expect(closed).toMatchObject({ headline: en.end.closed.closed, how: en.end.nobodyWon, feeling: 'even', ranking: [] })
    expect(verdictOf({ payoffs: [0.5, 0.5], reason: 'rules-changed' }, null, mute, names(0), en).headline).toBe(
      en.end.closed['rules-changed'],
    )
  })
  it('has a ranking to compare unless all fared alike', () => {
    const ranking = (payoffs: number[], scores: number[]) =>
      verdictOf({ payoffs, scores, reason: 'end' }, null, genericWords, names(0), en).ranking
    expect(ranking([1, 1], [3, 3])).toEqual([])
    expect(ranking([0], [3])).toEqual([])
    expect(ranking([0.5, 0.5], [4, 4])).toEqual([0, 1])
    expect(ranking([0, 0, 1, 0], [9, 17, 17, 12])).toEqual([2, 1, 3, 0])
    expect(verdict([1, 0], 0).ranking).toEqual([])
  })
  it('calls what nobody won a draw, for those who share the best of it', () => {
    expect(headline([0.5, 0.5], 0)).toBe(en.end.drawn)
    expect(headline([0.5, 0.5, 0], 1)).toBe(en.end.drawn)
    expect(headline([0.5, 0.5, 0], 2)).toBe(en.end.youLost)
  })
})
