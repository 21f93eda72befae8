import { next, type RandomState, seedRandom } from '@rulewright/kernel'
import { emptyParameters, NEURONS, type Parameters } from '../network.ts'
import { Adam } from './adam.ts'
import type { Examples } from './examples.ts'
import { Gradients } from './gradients.ts'

/** How a network is trained. */
export interface Training {
  readonly epochs: number
  readonly batch: number
  /** How far a step goes at first; it is halved every other epoch. */
  readonly rate: number
  /** The share of the step by which weights shrink. */
  readonly decay: number
  /** Which share of the first layer sits out each example. */
  readonly dropped: number
  /** By what of the examples held back the best epoch is picked: how the games ended, or what was to be learnt. */
  readonly judgedBy: 'payoffs' | 'aims'
  readonly seed: string
}

export const standardTraining: Omit<Training, 'seed'> = {
  epochs: 10,
  batch: 256,
  rate: 0.0004,
  decay: 3,
  dropped: 0.3,
  judgedBy: 'payoffs',
}

export interface Trained {
  readonly parameters: Parameters
  /** How badly the examples that were held back are predicted (log loss; 0.69 is a coin): plainly, and by the network. */
  readonly plainLoss: number
  readonly loss: number
  readonly examples: number
}

/** Learns from the examples, beginning with `from`; the best epoch by the examples held back is kept. Same seed, same network. */
export function train(
  examples: Examples,
  heldBack: Examples,
  from: Parameters | null,
  training: Training,
  onEpoch?: (epoch: number, loss: number) => void,
): Trained {
  const random = seedRandom(training.seed)
  const size = examples.game.bot?.features?.size ?? 0
  // A copy, because the new network meets the old one in the arena.
  const parameters = from ? copyOf(from) : fresh(size, random)
  const gradients = new Gradients(parameters)
  const adam = new Adam(parameters)
  const order = Uint32Array.from({ length: examples.length }, (_, n) => n)
  const { judgedBy } = training
  let best = copyOf(parameters)
  let loss = from ? lossOf(heldBack, gradients, judgedBy) : Number.POSITIVE_INFINITY
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    mixUp(order, random)
    const rate = training.rate * 0.5 ** Math.floor(epoch / 2)
    for (let start = 0; start < order.length; start += training.batch) {
      const end = Math.min(order.length, start + training.batch)
      for (let n = start; n < end; n++) gradients.learn(examples, order[n] ?? 0, random, training.dropped)
      adam.step(gradients, end - start, rate, training.decay)
      gradients.clear()
    }
    const now = lossOf(heldBack, gradients, judgedBy)
    onEpoch?.(epoch + 1, now)
    if (now < loss) {
      loss = now
      best = copyOf(parameters)
    }
  }
  return measured(best, examples, heldBack)
}

/** A network with how badly it and the plain evaluation predict the examples that were held back. */
export function measured(parameters: Parameters, examples: Examples, heldBack: Examples): Trained {
  return {
    parameters,
    plainLoss: lossOf(heldBack, null, 'payoffs'),
    loss: lossOf(heldBack, new Gradients(parameters), 'payoffs'),
    examples: examples.length,
  }
}

/** An untrained network returns the plain evaluation. */
function fresh(inputs: number, random: RandomState): Parameters {
  const p = emptyParameters(inputs)
  const noise = (scale: number) => scale * ((next(random) / 2 ** 32) * 2 - 1)
  for (let n = 0; n < p.first.length; n++) p.first[n] = noise(0.1)
  for (let n = 0; n < p.second.length; n++) p.second[n] = noise(Math.sqrt(3 / NEURONS.first))
  for (let n = 0; n < p.last.length; n++) p.last[n] = noise(0.01)
  p.end[1] = 1
  return p
}

function copyOf(p: Parameters): Parameters {
  return {
    inputs: p.inputs,
    first: p.first.slice(),
    firstBias: p.firstBias.slice(),
    second: p.second.slice(),
    secondBias: p.secondBias.slice(),
    last: p.last.slice(),
    end: p.end.slice(),
  }
}

function mixUp(order: Uint32Array, random: RandomState): void {
  for (let n = order.length - 1; n > 0; n--) {
    const other = next(random) % (n + 1)
    const kept = order[n] ?? 0
    order[n] = order[other] ?? 0
    order[other] = kept
  }
}

/** Log loss on average; null: of the plain evaluation. */
function lossOf(examples: Examples, gradients: Gradients | null, by: Training['judgedBy']): number {
  const right = examples[by]
  let sum = 0
  for (let n = 0; n < examples.length; n++) {
    const odds = gradients ? gradients.odds(examples, n) : (examples.plain[n] ?? 0)
    sum += Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(odds, 0) - (right[n] ?? 0) * odds
  }
  return examples.length === 0 ? 0 : sum / examples.length
}
