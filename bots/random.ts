import { seedRandom } from '@rulewright/kernel'
import { anyOf, type Bot, decisionFor } from './bot.ts'

/** Chooses any option, all equally likely. */
export const random: Bot = {
  name: 'random',
  choose(observer, seed) {
    return anyOf(decisionFor(observer).options, seedRandom(seed))
  },
}
