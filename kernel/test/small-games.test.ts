import { provesGame } from '@rulewright/testkit'
import { connectFour } from './games/connect-four.ts'
import { duel } from './games/duel.ts'

provesGame(duel, { 'one round': { seats: 2, rounds: 1 }, 'three rounds': { seats: 2, rounds: 3 } }, { decisions: 20_000 })
provesGame(connectFour, { standard: { seats: 2 } }, { decisions: 10_000 })
