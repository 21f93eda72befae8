import { provesGame } from '@rulewright/testkit'
import { hubworld } from '../rules/index.ts'
import { config } from './table.ts'

provesGame(
  hubworld,
  {
    'two players': config(2),
    'three players': config(3),
    'four players': config(4),
  },
  { decisions: 6000 },
)
