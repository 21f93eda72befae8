import { at, Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { hint } from '../hint.ts'
import { Search } from '../search/index.ts'

const duelConfig = { seats: 2, rounds: 1 }

/** Connect Four after these columns. */
function dropped(...columns: number[]) {
  const match = Match.start(connectFour, { seats: 2 }, 'columns')
  for (const column of columns) {
    const { seat, options } = at(match.open, 0)
    match.choose(
      seat,
      options.findIndex((option) => 'column' in option && option.column === column),
    )
  }
  return match
}

describe('search', () => {
  it('takes the win that is there', () => {
    const match = dropped(3, 0, 3, 0, 3, 1)
    expect(new Search({ iterations: 100 }).choose(match.observer(0), 's')).toBe(3)
  })

  it('stops the win that is coming', () => {
    const match = dropped(3, 0, 3, 0, 3)
    expect(new Search({ iterations: 200 }).choose(match.observer(1), 's')).toBe(3)
  })

  it('sees a fork two moves ahead', () => {
    // Two in the middle of an empty row: a third beside them leaves both ends open.
    const match = dropped(2, 2, 3, 3)
    expect([1, 4]).toContain(new Search({ iterations: 2000 }).choose(match.observer(0), 's'))
  })

  it('chooses the same for the same seed and number of iterations, whatever the clock says', () => {
    const match = Match.start(duel, duelConfig, 'same')
    for (let n = 0; match.first && n < 40; n++) {
      const { seat } = match.first
      const choices = [0, 1].map(() => new Search({ iterations: 60 }).choose(match.observer(seat), `${n}`))
      expect(choices[0]).toBe(choices[1])
      match.choose(seat, at(choices, 0))
    }
  })

  it('goes on with the tree of its last decision', () => {
    const [fresh, reusing] = [new Search({ iterations: 400 }), new Search({ iterations: 400 })]
    const match = dropped(3, 3)
    const first = reusing.choose(match.observer(0), 'first')
    match.choose(0, first)
    match.choose(1, 2)
    const shares = [fresh, reusing].map(
      (bot) => bot.judge(match.observer(0), 'second', { iterations: 1 }).filter((v) => v.share > 0).length,
    )
    expect(shares[0]).toBe(1)
    expect(shares[1]).toBeGreaterThan(1)
  })

  it('gives every option its due, however good another looks', () => {
    const match = dropped(3, 0, 3, 0, 3, 1)
    const search = new Search({ iterations: 200 })
    const tries = search.judge(match.observer(0), 's').map(({ share }) => share * search.iterations)
    expect(Math.min(...tries)).toBeGreaterThan(1)
    expect(Math.max(...tries)).toBeGreaterThan(100)
  })

  it('is misled, where it is not sure, but not about what is obvious', () => {
    const obvious = dropped(3, 0, 3, 0, 3, 1)
    const open = dropped()
    const choices = (match: ReturnType<typeof dropped>) =>
      Array.from({ length: 12 }, (_, n) => new Search({ iterations: 60 }, { misjudges: 1.2 }).choose(match.observer(0), `${n}`))
    expect(new Set(choices(open)).size).toBeGreaterThan(2)
    expect(choices(obvious).filter((column) => column === 3).length).toBeGreaterThan(8)
  })

  it('is misled further where the game forgives', () => {
    const { bot } = connectFour
    if (!bot) throw new Error('connect four is weighed')
    const best = (forgives: number) => {
      const match = Match.start({ ...connectFour, bot: { ...bot, forgives } }, { seats: 2 }, 's')
      const choices = Array.from({ length: 20 }, (_, n) =>
        new Search({ iterations: 60 }, { misjudges: 0.4 }).choose(match.observer(0), `${n}`),
      )
      return choices.filter((column) => column === 3).length
    }
    expect(best(4)).toBeLessThan(best(1))
  })

  it('looks but once at some options of a wide decision where it overlooks them, never at what looks best', () => {
    const seen = (match: ReturnType<typeof dropped>, seed: string) =>
      new Search({ iterations: 100 }, { overlooks: 1 })
        .judge(match.observer(0), seed)
        .flatMap(({ share }, column) => (share * 100 > 1.5 ? [column] : []))
    expect(seen(dropped(), 's')).toHaveLength(3)
    for (let n = 0; n < 6; n++) expect(seen(dropped(3, 0, 3, 0, 3, 1), `${n}`)).toContain(3)
  })

  it('stops at its time', () => {
    let looked = 0
    const match = dropped(3)
    const observer = match.observer(1)
    const counting = Object.create(observer, {
      seat: { value: 1 },
      decision: { get: () => observer.decision },
      sample: {
        value: (seed: string) => {
          looked += 1
          return observer.sample(seed)
        },
      },
    }) as typeof observer
    new Search({ milliseconds: 5, iterations: 1_000_000 }).choose(counting, 's')
    expect(looked).toBeGreaterThan(1)
    expect(looked).toBeLessThan(1_000_000)
  })
})

describe('hint', () => {
  it('tells the choice of a master and how sure it is', () => {
    const match = dropped(3, 0, 3, 0, 3, 1)
    const found = hint(match.observer(0), 'h', { iterations: 200 })
    expect(found.index).toBe(3)
    expect(found.share).toBeGreaterThan(0.5)
    expect(found.worth).toBe(1)
  })
})
