import { parseConfig, seedRandom } from '@rulewright/kernel'
import { provesGame } from '@rulewright/testkit'
import { expect, it } from 'vitest'
import { type AldarraConfig, anyConfig } from '../rules/config.ts'
import { aldarra } from '../rules/index.ts'

const config = (seats: number, more: Partial<AldarraConfig> = {}): AldarraConfig => ({
  seats,
  map: 'random',
  chooseFactions: false,
  faction: Array.from({ length: seats }, () => 'any' as const),
  lastRound: 30,
  balanced: false,
  balancedBy: 'discoveries',
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
  { decisions: 1200, redealsAfter: [120] },
)

it('any configuration of a long run is legal and has a last round', () => {
  for (let n = 0; n < 50; n++) {
    const any = anyConfig(seedRandom(`any ${n}`))
    expect(parseConfig(aldarra, any)).toEqual({ ok: true, value: any })
    expect(any.lastRound).toBeGreaterThan(0)
  }
})
