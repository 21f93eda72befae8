import { type ConfigOf, choice, eachSeat, type Problem } from '@rulewright/kernel'
import { DIFFICULTIES } from '../content/balance.ts'
import { HUNTERS, MONSTERS } from '../content/index.ts'

/** PR-2.1: the closed list of what a hunt is set up with. What is left to be chosen is chosen at the table. */
export const settings = {
  monster: choice(MONSTERS, 'vyraxen'),
  difficulty: choice(DIFFICULTIES, 'novice'),
  hunters: eachSeat(choice(['choose', ...HUNTERS], 'choose')),
  outfit: choice(['choose', 'ready'], 'choose'),
}
export type PrimalConfig = ConfigOf<typeof settings>

/** No hunter twice. */
export function problems(config: PrimalConfig): readonly Problem[] {
  const chosen = config.hunters.filter((hunter) => hunter !== 'choose')
  const twice = chosen.find((hunter, n) => chosen.indexOf(hunter) !== n)
  return twice === undefined ? [] : [{ problem: 'hunter-twice', hunter: twice }]
}
