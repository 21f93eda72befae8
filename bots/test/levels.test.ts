import { at, LEVELS, Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { runArena } from '../arena/index.ts'
import { KeptBots } from '../kept.ts'
import { chooseFor, levels, pauseFor } from '../levels.ts'
import { describeBotProblem, makeBot, nameOf, parseBot } from '../spec.ts'
import { hunt } from './hunt.ts'

describe('levels', () => {
  it('are four, each with a name, a face and more to think than the one before', () => {
    expect(LEVELS.map((id) => levels[id].id)).toEqual(['learner', 'friend', 'rival', 'master'])
    expect(new Set(LEVELS.map((id) => levels[id].face.icon)).size).toBe(4)
    const iterations = LEVELS.map((id) => levels[id].budget.iterations ?? 0)
    expect(iterations).toEqual([...iterations].sort((a, b) => a - b))
  })

  it('answer with a legal option', () => {
    const match = Match.start(connectFour, { seats: 2 }, 'levels')
    for (const level of LEVELS) {
      const { seat, options } = at(match.open, 0)
      const index = chooseFor(level, match.observer(seat), level)
      expect(index).toBeLessThan(options.length)
      match.choose(seat, index)
    }
  })

  it('play better the higher they are', async () => {
    const bots = [
      { kind: 'level', level: 'master', budget: { iterations: 300 } },
      { kind: 'level', level: 'learner', budget: { iterations: 24 } },
    ] as const
    const { winRate } = await runArena(connectFour, { config: { seats: 2 }, bots, games: 20, seed: 'levels' })
    expect(winRate).toBeGreaterThan(0.85)
  })

  it('seem to think for a while, each time another', () => {
    const pauses = Array.from({ length: 20 }, (_, n) => pauseFor('rival', `${n}`))
    const [shortest, longest] = levels.rival.pause
    for (const pause of pauses) expect(pause >= shortest && pause <= longest).toBe(true)
    expect(new Set(pauses).size).toBeGreaterThan(5)
  })

  it('seem to think at least as long as they ever do, so that an early answer does not tell of an only option', () => {
    for (const id of LEVELS) {
      const { pause, budget } = levels[id]
      expect([id, pause[0] > (budget.milliseconds ?? Number.POSITIVE_INFINITY)]).toEqual([id, true])
    }
  })
})

describe('the bots of tables', () => {
  it('are kept from one question to the next, a few of them, and forgotten when nobody asks', () => {
    let now = 0
    const kept = new KeptBots(() => now)
    const bot = kept.of('match', 0, 'friend')
    expect(kept.of('match', 0, 'friend')).toBe(bot)
    expect(kept.of('match', 1, 'friend')).not.toBe(bot)
    for (let n = 0; n < 20; n++) kept.of(`other ${n}`, 0, 'friend')
    expect(kept.size).toBe(8)
    expect(kept.of('match', 0, 'friend')).not.toBe(bot)
    now = 6 * 60_000
    kept.forgetIdle()
    expect(kept.size).toBe(0)
  })
})

describe('every bot', () => {
  it.each(['random', 'greedy', 'search:30', 'learner:10'])('plays on: %s never gives up nor takes back what it began', (name) => {
    const spec = parseBot(name)
    const match = Match.start(hunt, { seats: 2 }, name)
    for (let n = 0; match.first && n < 200; n++) {
      const { seat, options } = match.first
      const index = spec.ok ? makeBot(spec.value).choose(match.observer(seat), `${n}`) : -1
      expect(['rest', 'strike', 'idle']).toContain(options[index]?.do)
      match.choose(seat, index)
    }
  })
})

describe('a bot by its name', () => {
  it('reads kinds, levels and budgets, and writes them again', () => {
    for (const name of ['random', 'greedy', 'search:400', 'search:250ms', 'master', 'rival:50']) {
      const spec = parseBot(name)
      expect(spec.ok && nameOf(spec.value)).toBe(name)
    }
    const seconds = parseBot(' search:2s ')
    expect(seconds.ok && seconds.value).toEqual({ kind: 'search', budget: { milliseconds: 2000 } })
  })

  it.each([
    ['genius', 'There is no bot "genius"; there are random, greedy, search, plain, learner, friend, rival, master.'],
    ['search:soon', '"soon" is not a budget; write a number of iterations (400) or a time (250ms, 2s).'],
    ['search:0', '"0" is not a budget; write a number of iterations (400) or a time (250ms, 2s).'],
    ['greedy:5', 'The bot greedy does not think ahead and takes no budget.'],
  ])('says what is wrong with %s', (name, sentence) => {
    const spec = parseBot(name)
    expect(spec.ok ? [] : spec.problems.map(describeBotProblem)).toEqual([sentence])
  })
})
