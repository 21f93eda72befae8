import { provesGame } from '@rulewright/testkit'
import type { AldarraConfig } from '../rules/config.ts'
import { aldarra } from '../rules/index.ts'

const config = (seats: number, more: Partial<AldarraConfig> = {}): AldarraConfig => ({
  seats,
  map: 'random',
  chooseFactions: false,
  faction: Array.from({ length: seats }, () => 'any' as const),
  lastRound: 30,
  ...more,
})

provesGame(
  aldarra,
  {
    'four players': config(4, { lastRound: 6 }),
    'four players on the suggested map, choosing factions': config(4, { map: 'suggested', chooseFactions: true, lastRound: 6 }),
    'three players': config(3, { lastRound: 10 }),
    'three players: Cin’dar, Coalition, Odaria': config(3, { map: 'suggested', faction: ['cindar', 'coalition', 'odaria'], lastRound: 8 }),
    'two players: Syndicate against Odaria': config(2, { faction: ['syndicate', 'odaria'] }),
    'two players: Coalition against Cin’dar on the suggested map': config(2, { map: 'suggested', faction: ['coalition', 'cindar'] }),
  },
  { decisions: 4000, redealsAfter: [120] },
)
