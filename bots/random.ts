import { below, seedRandom } from '@rulewright/kernel'
import { type Bot, decisionFor } from './bot.ts'

/** Any option, all as likely. */
export const random: Bot = {
  name: 'random',
  choose(observer, seed) {
    return below(seedRandom(seed), decisionFor(observer).options.length)
  },
}
