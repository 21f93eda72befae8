import type { Answer } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { alderquest } from '../../games/alderquest/rules/index.ts'
import { table } from '../../games/alderquest/test/table.ts'
import { beenAt, HabitTally, hint, prepareBots, Search } from '../index.ts'
import { Memory } from '../memory.ts'

const BUDGET = { iterations: 40 }

// The network is loaded once for all tests of a thread: whoever asks a bot says that it is.
await prepareBots(alderquest)

describe('advice', () => {
  it('leads on and on through a turn, never back to where one has been', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1' }] })
    t.choose({ do: 'set-down', minion: 1 })
    const match = t.match.fork()
    const options = () => match.decisionOf(0)?.options ?? []
    // The only thing to do with the Acorn would be to pick it up again, which has been done the other way round just now.
    expect(options().some((option) => option.do === 'pick-up')).toBe(true)
    for (let n = 0; n < 8 && options().length > 0; n++) {
      const been = beenAt(match, 0)
      expect(new Set(been.places).size).toBe(been.places.length)
      for (const seed of ['a', 'b', 'c']) {
        const { index } = hint(match.observer(0), seed, BUDGET, been)
        expect(n === 0 && options()[index]?.do).not.toBe('pick-up')
      }
      match.choose(0, hint(match.observer(0), `${n}`, BUDGET, been).index)
    }
  })

  it('takes nothing back that was done, however many ways there are of having done it', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1 U2 U3' }] })
    const match = t.match.fork()
    const indexOf = (what: string) => match.decisionOf(0)?.options.findIndex((option) => option.do === what) ?? -1
    for (let n = 0; n < 2; n++) {
      match.choose(0, indexOf('set-down'))
      match.choose(0, 0)
    }
    const been = beenAt(match, 0)
    const pickUp = indexOf('pick-up')
    const ranked = [pickUp, ...(match.decisionOf(0)?.options ?? []).map((_, index) => index).filter((index) => index !== pickUp)]
    expect(pickUp).toBeGreaterThanOrEqual(0)
    // To hold the first and the third would be a new place, and yet take back what was done.
    expect(new Memory({ ...been, undone: [] }).onward(match.observer(0), ranked, 'a')).toBe(pickUp)
    expect(new Memory(been).onward(match.observer(0), ranked, 'a')).not.toBe(pickUp)
  })

  it('is followed by bots as well: none goes to and fro', () => {
    let longest = 0
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const t = table({ minions: [{ at: 'd4', holds: 'U1' }, { at: 'd3' }] })
      const match = t.match.fork()
      // Few iterations and a great misjudgement: it would do anything.
      const bot = new Search({ iterations: 12 }, { misjudges: 3 })
      const start = match.snapshot()
      const choices: Answer[] = []
      for (let decision = match.decisionOf(0); decision && choices.length < 40; decision = match.decisionOf(0)) {
        const index = bot.choose(match.observer(0), `${seed}${choices.length}`)
        match.choose(0, index)
        choices.push({ seat: 0, index })
      }
      const watched = new HabitTally({ ...match.game, setup: () => start.state as never }, null)
      watched.add(start.config, { seed: start.seed, choices, reason: 'unfinished' })
      expect(watched.report()['to-and-fro pairs']?.times).toBe(0)
      longest = Math.max(longest, choices.length)
    }
    expect(longest).toBeGreaterThan(3)
  })

  it('says no place twice where only a counter has gone on', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1' }] })
    t.choose({ do: 'set-down', minion: 1 }).choose({ do: 'pick-up', minion: 1 })
    const { places: been } = beenAt(t.match, 0)
    expect(been).toHaveLength(3)
    expect(been[0]).toBe(been[2])
    expect(been[0]).not.toBe(been[1])
  })
})
