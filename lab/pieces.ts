import type { Config } from '@rulewright/kernel'
import type { Experiment } from './experiment.ts'

/** A game to be played. */
export interface Sitting {
  readonly arm: number
  readonly deal: number
  readonly turn: number
  readonly seed: string
  /** The seed of the bots' own randomness. */
  readonly luck: string
  readonly config: Config
}

/** Small enough to lose without regret, large enough not to be mostly overhead. */
export const DEALS_IN_A_PIECE = 4

export const piecesOf = ({ deals }: Experiment): number => Math.ceil(deals / DEALS_IN_A_PIECE)

/** The deals of a piece, from the first up to but not including the second. */
export function dealsOf({ deals }: Experiment, piece: number): readonly [from: number, to: number] {
  return [piece * DEALS_IN_A_PIECE, Math.min(deals, (piece + 1) * DEALS_IN_A_PIECE)]
}

/** Every game of a piece. All arms play the same deals. */
export function* sittingsOf(experiment: Experiment, piece: number): Generator<Sitting> {
  const [from, to] = dealsOf(experiment, piece)
  for (let deal = from; deal < to; deal++) {
    const seed = `${experiment.seed}/${deal}`
    for (const [arm, { configs, kind }] of experiment.arms.entries()) {
      const config = configs[deal % configs.length]
      if (!config) continue
      const turns = kind !== 'variant' || experiment.luck ? 2 : 1
      for (let turn = 0; turn < turns; turn++) yield { arm, deal, turn, seed, luck: `${seed}#${turn}`, config }
    }
  }
}
