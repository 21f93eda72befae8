import { below, type Game, Match, type Option, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { COSTS, judgeChoice, LABELS } from '../index.ts'
import { errands, GREAT } from './errands.ts'
import { redealt, secrets } from './fair.ts'

const TWO = { seats: 2, rounds: 1 } as const

// A game is judged as any other.
const fourInARow = connectFour
const duelling = duel
const running = errands

/** A match after these options of whoever is asked. */
function after(game: Game, ...chosen: readonly Readonly<Record<string, unknown>>[]): Match {
  const match = Match.start(game, TWO, 'analysis')
  for (const option of chosen) match.choose(match.first?.seat ?? 0, placeOf(match, option))
  return match
}

const optionsOf = (match: Match): readonly Option[] => match.first?.options ?? []
const placeOf = (match: Match, wanted: object) => {
  const place = optionsOf(match).findIndex((option) => JSON.stringify(option) === JSON.stringify(wanted))
  if (place < 0) throw new Error(`${JSON.stringify(wanted)} is not offered`)
  return place
}
const drop = (column: number) => ({ do: 'drop', column })
const judged = (match: Match, option: object) =>
  judgeChoice(match.observer(match.first?.seat ?? 0), placeOf(match, option), `judged ${match.count}`)

describe('a choice is judged', () => {
  const threat = after(fourInARow, ...[3, 0, 3, 0, 3].map(drop))

  it('a blunder by what it threw away, with what would have been better', () => {
    const found = judged(threat, drop(6))
    expect(found).toMatchObject({ label: 'blunder', better: placeOf(threat, drop(3)) })
    expect((found?.best ?? 0) - (found?.chosen ?? 1)).toBeGreaterThan(COSTS.blunder)
  })

  it('the best choice as such, and without a label', () => {
    const better = placeOf(threat, drop(3))
    expect(judged(threat, drop(3))).toMatchObject({ label: null, better, reasons: [] })
  })

  it('with chances that lie in their order', () => {
    for (const column of [1, 2, 4, 5, 6]) {
      const { before, best, chosen } = judged(threat, drop(column)) ?? { before: 0, best: 0, chosen: 1 }
      expect([chosen <= before, before <= best, best <= 1, chosen >= 0]).toEqual([true, true, true, true])
    }
  })

  it('never where there was nothing to choose', () => {
    const match = Match.start(duelling, TWO, 'forced')
    const random = seedRandom('forced')
    let forced = 0
    for (let decision = match.first; decision; decision = match.first) {
      if (decision.options.length === 1) {
        forced += 1
        expect(judgeChoice(match.observer(decision.seat), 0, 'forced')).toBeNull()
      }
      match.choose(decision.seat, below(random, decision.options.length))
    }
    expect(forced).toBeGreaterThan(5)
  })
})

describe('what is put off', () => {
  const great = { do: 'run', errand: GREAT }

  it('is no mistake as long as it can still be done', () => {
    const match = after(running)
    expect(judged(match, { do: 'run', errand: 3 })?.label).toBeNull()
    expect(judged(match, great)).toMatchObject({ label: null, better: placeOf(match, great) })
  })

  it('is one when it is let go', () => {
    const late = after(running, ...[1, 2, 3, 4].map((errand) => ({ do: 'run', errand })))
    const found = judged(late, { do: 'run', errand: 5 })
    expect(found).toMatchObject({ label: 'mistake', better: placeOf(late, great), reasons: ['wins'] })
    expect(judged(after(running), { do: 'stop' })?.label).toBe('blunder')
  })
})

describe('the judgement of a seat', () => {
  it('depends only on what it knew: worlds that look alike to it are judged alike', () => {
    const labels = new Set<string>()
    let tried = 0
    for (let n = 0; tried < 14 && n < 60; n++) {
      const match = Match.start(duelling, TWO, `alike ${n}`)
      const random = seedRandom(`alike ${n}`)
      for (let turn = 0; turn < 6 + n && match.first; turn++) match.choose(match.first.seat, below(random, match.first.options.length))
      const { first } = match
      const twin = first && first.options.length > 1 ? redealt(match, first.seat, `alike ${n}`) : null
      if (!first || !twin || secrets(twin, first.seat) === secrets(match, first.seat)) continue
      tried += 1
      const index = below(random, first.options.length)
      const [here, there] = [match, twin].map((world) => judgeChoice(world.observer(first.seat), index, 'alike'))
      expect(there).toEqual(here)
      labels.add(here?.label ?? 'none')
    }
    expect(tried).toBe(14)
    // Some of them cost much: a judgement that is always the same would prove nothing.
    expect(labels.size).toBeGreaterThan(1)
  })

  it('knows three labels, each from a higher cost on', () => {
    const costs = LABELS.map((label) => COSTS[label])
    expect([...costs].sort((a, b) => a - b)).toEqual(costs)
    expect(new Set(costs).size).toBe(3)
  })
})
