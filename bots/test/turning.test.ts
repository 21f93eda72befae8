import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { turningPoints, whereItTurned } from '../turning.ts'
import { whoWasWinning } from '../winning.ts'

describe('turning points', () => {
  const moments = (...first: number[]) => first.map((chance, n) => ({ at: n * 10, chances: [chance, 1 - chance] }))

  it('are the greatest changes, in their order, and not the end itself', () => {
    expect(turningPoints(moments(0.5, 0.52, 0.8, 0.78, 0.4, 0.42, 0.55, 0.3, 1))).toEqual([
      { from: 10, to: 20, seat: 0, before: 0.52, after: 0.8 },
      { from: 30, to: 40, seat: 1, before: expect.closeTo(0.22), after: 0.6 },
      { from: 60, to: 70, seat: 1, before: expect.closeTo(0.45), after: 0.7 },
    ])
  })

  it('are none in a match that never turned', () => {
    expect(turningPoints(moments(0.5, 0.53, 0.5, 0.55, 1))).toEqual([])
    expect(turningPoints([])).toEqual([])
  })

  it('are found in the choices between two looks', () => {
    const game: typeof connectFour = {
      ...connectFour,
      // Whoever moves, a disc in the fifth column decides.
      bot: { weights: {}, evaluate: ({ heights }, seat) => (heights[5] ? [0.9, 0.1][seat] : [0.5, 0.5][seat]) ?? 0 },
    }
    const match = Match.start(game, { seats: 2 }, 'w')
    for (const column of [0, 6, 3, 6, 3, 5, 1, 6, 0, 6]) if (match.first) match.choose(match.first.seat, column)
    const log = match.log()
    const looks = whoWasWinning(game, log).filter(({ at }) => [0, 4, 8, 10].includes(at))
    expect(whereItTurned(game, log, looks)).toEqual([{ from: 5, to: 6, seat: 0, before: 0.5, after: expect.closeTo(0.9), choice: 6 }])
  })
})
