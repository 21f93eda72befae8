import { provesGame } from '@rulewright/testkit'
import { DIFFICULTIES } from '../content/difficulties.ts'
import { HUNTERS, MONSTERS } from '../content/index.ts'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'

const sizes = [1, 2, 3, 4]

/** Every monster, difficulty and party size, with different parties; every second party chooses its outfits at the table, except one hunter who takes any. */
const configs: Record<string, PrimalConfig> = {}
for (const [m, monster] of MONSTERS.entries())
  for (const [d, difficulty] of DIFFICULTIES.entries())
    for (const seats of sizes) {
      const hunters = Array.from({ length: seats }, (_, n) => HUNTERS[(n + m + d) % HUNTERS.length] ?? 'choose')
      const outfit = (m + d + seats) % 2 === 0 ? 'choose' : 'ready'
      configs[`${monster}, ${difficulty}, ${seats}`] = {
        seats,
        monster,
        difficulty,
        outfit: hunters.map((_, seat) => (outfit === 'choose' && seat === 1 ? 'random' : outfit)),
        hunters: outfit === 'choose' ? hunters.map(() => 'choose') : hunters,
      }
    }

provesGame(primal, configs, {
  decisions: 3600,
  redealsAfter: [60],
  never: {
    'a secret is silent': 'hunters have no secrets',
    'simultaneous decisions commute': 'an offer lapses with the decision beside it',
  },
})
