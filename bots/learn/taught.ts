import type { Parameters } from '../network.ts'
import type { Examples } from './examples.ts'
import { Gradients } from './gradients.ts'
import { type Trained, type Training, train } from './train.ts'

/** A pupil learns what its teachers think, which is exact: nothing needs to sit out, and weights hardly shrink. */
const PUPIL: Pick<Training, 'decay' | 'dropped' | 'judgedBy'> = { decay: 0.5, dropped: 0, judgedBy: 'aims' }

/** Trains a network on examples, beginning with `from`; `teachers`: how many learn by themselves first. `onEpoch` hears who is learning. */
export type Teach = (
  examples: Examples,
  heldBack: Examples,
  from: Parameters | null,
  training: Training,
  teachers: number,
  onEpoch?: (who: string, epoch: number, loss: number) => void,
) => Trained | Promise<Trained>

/**
 * Several networks learn the same by themselves, and one learns what they think on average: how games end is mostly luck, and what each
 * makes of the luck it saw differs as much as the options of a decision do.
 */
export function taught(
  examples: Examples,
  heldBack: Examples,
  from: Parameters | null,
  training: Training,
  teachers: number,
  onEpoch?: (who: string, epoch: number, loss: number) => void,
): Trained {
  const heard = (who: string) => (epoch: number, loss: number) => onEpoch?.(who, epoch, loss)
  if (teachers === 1) return train(examples, heldBack, from, training, heard('the network'))
  const learnt = Array.from({ length: teachers }, (_, n) =>
    train(examples, heldBack, from, { ...training, seed: `${training.seed}/${n}` }, heard(`teacher ${n + 1} of ${teachers}`)),
  )
  const judges = learnt.map(({ parameters }) => new Gradients(parameters))
  for (const each of [examples, heldBack]) aimAtMean(each, judges)
  return train(examples, heldBack, learnt[0]?.parameters ?? from, { ...training, ...PUPIL }, heard('the pupil'))
}

/** What is to be learnt of every example is what the judges think of it on average. */
function aimAtMean(examples: Examples, judges: readonly Gradients[]): void {
  for (let n = 0; n < examples.length; n++) {
    const odds = judges.reduce((sum, judge) => sum + judge.odds(examples, n), 0) / judges.length
    examples.aims[n] = 1 / (1 + Math.exp(-odds))
  }
}
