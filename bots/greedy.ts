import { at, type Match, type Observer, type RandomState, type Seat, seedRandom } from '@rulewright/kernel'
import { anyOf, type Bot, decisionFor, isRefused } from './bot.ts'
import { Judge, OWN_NETWORK, type Weights } from './judge.ts'
import { ActAverages } from './search/averages.ts'
import { optionKey, questionKey } from './search/key.ts'
import { awaited, settle } from './world.ts'

const WORLDS = 8

/**
 * One step ahead: plays each option in the same few possible worlds, plays on until the match rests, and takes the option that does
 * best on average. Where everybody plays together it plays on to the end of its turn, by what did well so far: one plan for the turn.
 */
export function greedy({ worlds = WORLDS, weights = null }: { readonly worlds?: number; readonly weights?: Weights | null }): Bot {
  return {
    name: 'greedy',
    choose(observer, seed) {
      const { options } = decisionFor(observer)
      if (options.length === 1) return 0
      const { game } = observer.sample(seed)
      const judge = new Judge(game, { weights, network: OWN_NETWORK, margin: 0 })
      const sums = game.cooperative
        ? planned(observer, seed, worlds, judge)
        : options.map((_, n) => settled(observer, n, seed, worlds, judge))
      let best = -1
      for (const [index, option] of options.entries())
        if (!isRefused(option) && (best < 0 || at(sums, index) > at(sums, best))) best = index
      return Math.max(0, best)
    },
  }
}

function settled(observer: Observer, index: number, seed: string, worlds: number, judge: Judge): number {
  let sum = 0
  for (let n = 0; n < worlds; n++) {
    // Every option meets the same worlds and the same luck: what differs is the choice.
    const world = observer.sample(`${seed}/${n}`)
    world.choose(observer.seat, index)
    settle(world, seedRandom(`${seed}|${n}`))
    sum += judge.worth(world, observer.seat)
  }
  return sum
}

/** What the options are worth with the rest of the turn after them, which is played better from world to world. */
function planned(observer: Observer, seed: string, worlds: number, judge: Judge): number[] {
  const { options } = decisionFor(observer)
  const averages = new ActAverages()
  const sums = options.map(() => 0)
  let total = 0
  let tries = 0
  for (let n = 0; n < worlds; n++) {
    const random = seedRandom(`${seed}|${n}`)
    for (const index of options.keys()) {
      const world = observer.sample(`${seed}/${n}`)
      world.choose(observer.seat, index)
      const acts = playTurn(world, observer.seat, averages, random)
      const worth = judge.worth(world, observer.seat)
      // Early results are the least reliable, so they weigh less.
      sums[index] = at(sums, index) + worth * (n + 1)
      total += worth
      tries += 1
      for (const act of acts) averages.add(act, worth - total / tries)
    }
  }
  return sums
}

/** Upper limit for the decisions of one turn. */
const LONGEST = 60
/** How many options compete for a choice of the plan. */
const TOURNAMENT = 3

/** Plays on until the match rests and another seat decides; returns what was done. */
function playTurn(world: Match, seat: Seat, averages: ActAverages, random: RandomState): number[] {
  const acts: number[] = []
  for (let n = 0; n < LONGEST; n++) {
    const decision = awaited(world)
    if (decision === null || (world.rests && decision.seat !== seat)) return acts
    const question = questionKey(decision)
    let chosen = -1
    let key = 0
    for (let m = 0; m < TOURNAMENT; m++) {
      const index = anyOf(decision.options, random)
      const its = optionKey(question, at(decision.options, index))
      if (chosen >= 0 && averages.mean(its) <= averages.mean(key)) continue
      chosen = index
      key = its
    }
    acts.push(key)
    world.choose(decision.seat, chosen)
  }
  settle(world, random)
  return acts
}
