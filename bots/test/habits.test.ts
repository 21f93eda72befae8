import { games } from '@rulewright/games'
import { type Answer, at, below, type Game, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { table } from '../../games/alderquest/test/table.ts'
import { HabitTally } from '../habits.ts'
import { hunt } from './hunt.ts'

/** A match played at random, as an arena would hand it over. */
function playedAtRandom(game: Game, seed: string) {
  const config = parseConfig(game, {})
  if (!config.ok) throw new Error('every game can be played as it is')
  const match = Match.start(game, config.value, seed)
  const random = seedRandom(`${seed} choices`)
  const choices: Answer[] = []
  for (let decision = match.first; decision; decision = match.first) {
    const answer = { seat: decision.seat, index: below(random, decision.options.length) }
    match.choose(answer.seat, answer.index)
    choices.push(answer)
  }
  return { config: config.value, played: { seed, choices, reason: match.outcome?.reason ?? '' } }
}

const counted = games.filter(({ habits }) => habits).map(({ id }) => id)

describe('habits', () => {
  it.each(counted)('%s: its own list is counted, each on occasions that came up', async (id) => {
    const manifest = games.find((one) => one.id === id)
    const [game, habits] = await Promise.all([manifest?.rules(), manifest?.habits?.()])
    if (!game || !habits) throw new Error(`${id} says nothing of habits`)
    const tally = new HabitTally(game, habits)
    for (let n = 0; n < 2; n++) {
      const { config, played } = playedAtRandom(game, `habits ${n}`)
      tally.add(config, played)
    }
    const report = tally.report()
    for (const habit of Object.keys(habits.habits)) expect(report).toHaveProperty([habit])
    for (const { times, of, kind } of Object.values(report)) if (kind === 'share') expect(times).toBeLessThanOrEqual(of)
    expect(report['decisions a game']?.of).toBe(2)
    expect(report['games that did not end']).toMatchObject({ times: 0, of: 2 })
    // Random play does most of what should not be done: a list on which nothing shows counts nothing.
    expect(Object.values(report).filter(({ times }) => times > 0).length).toBeGreaterThan(5)
  })

  it('whoever comes back to where it was has gone to and fro, though a counter went on', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1' }] })
    const start = t.match.snapshot()
    // The table begins in the middle of a match: its state stands for the deal.
    const game = { ...t.match.game, setup: () => start.state as never }
    const act = (prompt: string) => {
      const decision = at(t.match.open, 0)
      const index = decision.options.findIndex((option) => option.do === prompt)
      t.match.choose(decision.seat, index)
      return { seat: decision.seat, index }
    }
    const choices = [act('set-down'), act('pick-up'), act('set-down')]
    const tally = new HabitTally(game, null)
    tally.add(start.config, { seed: start.seed, choices, reason: 'unfinished' })
    expect(tally.report()['to-and-fro pairs']).toEqual({ times: 2, of: 3, kind: 'share' })
  })

  it('a game that was called off is counted as such', () => {
    const tally = new HabitTally(hunt, null)
    tally.add({ seats: 2 }, { seed: 'short', choices: [], reason: 'unfinished' })
    expect(tally.report()['games that did not end']).toEqual({ times: 1, of: 1, kind: 'share' })
  })
})
