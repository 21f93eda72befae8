import {
  anyConfig,
  choice,
  describeProblem,
  eachSeat,
  flag,
  integer,
  laterChoice,
  parseConfig,
  parseKeptConfig,
  seedRandom,
  text,
} from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { duel } from './games/duel.ts'

const game = {
  seats: [2, 3],
  settings: { map: choice(['small', 'large'], 'small'), open: flag(false), rounds: integer(1, 9, 3), decks: eachSeat(text('basic', 10)) },
}
const problemsOf = (input: unknown) => {
  const parsed = parseConfig(game, input)
  return parsed.ok ? [] : parsed.problems
}

describe('a configuration', () => {
  it('takes its defaults for what is left out', () => {
    expect(parseConfig(game, {})).toEqual({
      ok: true,
      value: { seats: 2, map: 'small', open: false, rounds: 3, decks: ['basic', 'basic'] },
    })
  })

  it('takes what is given', () => {
    const input = { seats: 3, map: 'large', open: true, rounds: 9, decks: ['a', 'b', 'c'] }
    expect(parseConfig(game, input)).toEqual({ ok: true, value: input })
  })

  it('takes other numbers than the printed ones where the game is played with them', () => {
    const numbers = { 'cards.ace.cost': 3 }
    expect(problemsOf({ numbers })).toEqual([{ problem: 'other-numbers', given: numbers }])
    expect(parseConfig({ ...game, numbers }, { numbers })).toMatchObject({ ok: true, value: { numbers } })
  })

  it('takes one value for every seat', () => {
    expect(parseConfig(game, { seats: 3, decks: 'wide' })).toMatchObject({ ok: true, value: { decks: ['wide', 'wide', 'wide'] } })
  })

  it.each([
    [null, 'The configuration must be an object.'],
    [{ seats: 5 }, 'This game is played with 2, 3 seats, not 5.'],
    [{ mpa: 'large' }, 'There is no setting "mpa"; there are map, open, rounds, decks.'],
    [{ map: 'huge' }, 'map is "huge"; it must be one of small, large.'],
    [{ open: 1 }, 'open is 1; it must be true or false.'],
    [{ rounds: 10 }, 'rounds is 10; it must be a whole number from 1 to 9.'],
    [{ rounds: 2.5 }, 'rounds is 2.5; it must be a whole number from 1 to 9.'],
    [{ decks: ['a'] }, 'decks must be a list with one entry for each of the 2 seats.'],
    [{ seats: 2, decks: ['a', 5] }, 'decks[1] must be a text of at most 10 characters.'],
    [{ decks: ['a', 'much too long a deck'] }, 'decks[1] must be a text of at most 10 characters.'],
  ])('%j is refused in words', (input, sentence) => {
    expect(problemsOf(input).map(describeProblem)).toEqual([sentence])
  })

  it('names every problem at once', () => {
    expect(problemsOf({ map: 1, open: 2, rounds: 3.5 })).toHaveLength(3)
  })

  it('asks the game about what only it can judge', () => {
    const picky = { ...game, problems: () => [{ problem: 'deck-too-small', cards: 3 }] }
    expect(parseConfig(picky, {})).toEqual({ ok: false, problems: [{ problem: 'deck-too-small', cards: 3 }] })
  })

  it('of a match from before there was a setting is what it was then, and what is given in any case', () => {
    const later = { ...game, settings: { ...game.settings, lists: laterChoice(['new', 'old'], 'new', 'old') } }
    const listsOf = (parsed: ReturnType<typeof parseConfig>) => (parsed.ok && 'lists' in parsed.value ? parsed.value.lists : null)
    expect(listsOf(parseConfig(later, {}))).toBe('new')
    expect(listsOf(parseKeptConfig(later, {}))).toBe('old')
    expect(listsOf(parseKeptConfig(later, { lists: 'new' }))).toBe('new')
    expect(parseKeptConfig(game, {})).toEqual(parseConfig(game, {}))
  })

  it('passes over what an earlier version could be set up with, and nothing else', () => {
    const later = { ...game, retiredSettings: ['conceding'] }
    const parsed = parseConfig(later, { conceding: true })
    expect(parsed.ok && 'conceding' in parsed.value).toBe(false)
    expect(parsed.ok).toBe(true)
    expect(parseConfig(later, { conceeding: true }).ok).toBe(false)
  })

  it('drawn at random has every number of seats as often, however few of its settings are legal', () => {
    const picky: typeof duel = {
      ...duel,
      seats: [2, 3],
      settings: { map: choice(['a', 'b', 'c', 'd', 'e'], 'a') },
      problems: (config) => (config.seats === 3 && 'map' in config && config.map !== 'e' ? [{ problem: 'too-small' }] : []),
    }
    const random = seedRandom('any')
    const large = Array.from({ length: 200 }, () => anyConfig(picky, random)).filter(({ seats }) => seats === 3)
    expect(large.length).toBeGreaterThan(75)
    expect(large.length).toBeLessThan(125)
  })
})
