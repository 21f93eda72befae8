import { type Observer, seedRandom } from '@rulewright/kernel'
import { type Bot, decisionFor, isRefused } from './bot.ts'
import { Judge, OWN_NETWORK, type Weights } from './judge.ts'
import { settle } from './world.ts'

const WORLDS = 8

/**
 * One step ahead: plays each option in the same few possible worlds, plays on at random until the match rests, and
 * takes the option that does best on average.
 */
export function greedy({ worlds = WORLDS, weights = null }: { readonly worlds?: number; readonly weights?: Weights | null }): Bot {
  return {
    name: 'greedy',
    choose(observer, seed) {
      const { options } = decisionFor(observer)
      if (options.length === 1) return 0
      const judge = new Judge(observer.sample(seed).game, { weights, network: OWN_NETWORK, margin: 0 })
      let best = 0
      let bestWorth = Number.NEGATIVE_INFINITY
      for (const [index, option] of options.entries()) {
        if (isRefused(option)) continue
        const worth = averageWorth(observer, index, seed, worlds, judge)
        if (worth > bestWorth) {
          best = index
          bestWorth = worth
        }
      }
      return best
    },
  }
}

function averageWorth(observer: Observer, index: number, seed: string, worlds: number, judge: Judge): number {
  let sum = 0
  for (let n = 0; n < worlds; n++) {
    // Every option meets the same worlds and the same luck: what differs is the choice.
    const world = observer.sample(`${seed}/${n}`)
    world.choose(observer.seat, index)
    settle(world, seedRandom(`${seed}|${n}`))
    sum += judge.worth(world, observer.seat)
  }
  return sum / worlds
}
