import { type ConfigOf, choice, flag, type Problem } from '@rulewright/kernel'
import { DIFFICULTIES } from '../content/difficulties.ts'

export const settings = {
  /** AQ-1.9: the suggested first game sets guilds and Heroes up and leaves the Quarrels out. */
  start: choice(['draft', 'first-game'], 'draft'),
  /** AQ-1.8. */
  quarrels: flag(true),
  /** AQ-6.4: the colour of the first seat. With three people the first seat plays both turns of its team. */
  colour: choice(['random', 'red', 'blue'], 'random'),
  /** AQ-23.2: solitaire only. */
  difficulty: choice(DIFFICULTIES, 'normal'),
} as const

export type AlderquestConfig = ConfigOf<typeof settings>

/** AQ-6.4, AQ-22.1: seats alternate between the teams; with three, the first seat is a team by itself. */
export const teams = ({ seats }: AlderquestConfig): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 || (seats !== 3 && seat % 2 === 0) ? 0 : 1))

export function problems(config: AlderquestConfig): Problem[] {
  return config.start === 'first-game' && config.seats !== 2 ? [{ problem: 'first-game-is-a-duel', seats: config.seats }] : []
}
