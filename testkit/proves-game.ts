import type { Config, Game, State } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type ComparisonCounts, newTally, PROPERTIES, type Property, prove, redeals, sleepers } from './prove/index.ts'

export interface ProvesOptions {
  /** At least this many random decisions in all, spread over the configurations. */
  readonly decisions?: number
  readonly seed?: string
  readonly longest?: number
  /** How many choices into a match the re-deals are checked. */
  readonly redealsAfter?: readonly number[]
  /** Properties that have nothing to compare in this game, each with the reason; if one does compare something, that is a failure too. */
  readonly never?: Partial<Readonly<Record<Property, string>>>
  /** What replays a failing match, where the command line does not know the game. */
  readonly command?: string
}

/** The property kit over random play, in every given mode. */
export function provesGame<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  configs: Readonly<Record<string, C>>,
  options: ProvesOptions = {},
): void {
  const modes = Object.entries(configs)
  const share = Math.ceil((options.decisions ?? 2000) / modes.length)
  const seed = options.seed ?? '1'
  const { longest, command } = options
  const proving = { ...(longest ? { longest } : {}), ...(command ? { command } : {}) }
  const tally = newTally()
  const add = (more: ComparisonCounts) => {
    for (const property of PROPERTIES) tally[property] += more[property]
  }
  describe(`${game.id}, random play`, () => {
    for (const [mode, config] of modes) {
      it(`${mode}: the properties hold over ${share} random decisions`, () => {
        let decisions = 0
        for (let n = 0; decisions < share; n++) {
          const proof = prove(game, config, `${seed}-${n}`, proving)
          decisions += proof.decisions
          add(proof.tally)
        }
        expect(decisions).toBeGreaterThanOrEqual(share)
      })
      it(`${mode}: imagine re-deals everything hidden`, () => {
        for (const after of options.redealsAfter ?? [0, 25]) expect(() => add(redeals(game, config, seed, after))).not.toThrow()
      })
    }
    it('no property sleeps', () => expect(sleepers(game, tally, options.never)).toEqual([]))
  })
}
