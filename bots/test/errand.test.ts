import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { Search } from '../search/index.ts'
import { BACK, GO, REST, STAY, walker } from './walker.ts'

const SEEDS = Array.from({ length: 12 }, (_, n) => `${n}`)

/** What one search chooses, decision by decision. */
function walked(game: ReturnType<typeof walker>, seed: string): number[] {
  const match = Match.start(game, { seats: 2 }, 'w')
  // With many tries for each: where outcomes hardly differ, the first that is tried takes nearly all.
  const search = new Search({ iterations: 60 }, { due: 20 })
  const choices: number[] = []
  while (match.first) {
    const index = search.choose(match.observer(0), `${seed}.${choices.length}`)
    match.choose(0, index)
    choices.push(index)
  }
  return choices
}

describe('what comes to nothing', () => {
  it('is nothing a search sets out for: it does not count on coming back', () => {
    const worths = { rest: 0.5, back: 0.9, stay: 0.3 }
    for (const seed of SEEDS) {
      expect(walked(walker(worths, false), seed)).toEqual([GO, BACK])
      expect(walked(walker(worths, true), seed)).toEqual([REST])
    }
  })

  it('is not chosen by whoever has set out, though it looks best', () => {
    const worths = { rest: 0.3, back: 0.6, stay: 0.5 }
    for (const seed of SEEDS) {
      expect(walked(walker(worths, false), seed)).toEqual([GO, BACK])
      expect(walked(walker(worths, true), seed)).toEqual([GO, STAY])
    }
  })

  it('is chosen where nothing else is on offer', () => {
    const game = walker({ rest: 0.3, back: 0.6, stay: 0.5 }, true)
    const bot = { ...game.bot, weights: {}, evaluate: () => 0.5, errands: { from: () => 1, vain: () => [true, true] } }
    expect(walked({ ...game, bot }, '0')).toEqual([GO, BACK])
  })
})
