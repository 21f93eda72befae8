import { below, Match, seedRandom, writeLog } from '@rulewright/kernel'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { median, perSecond, type Rate, spread } from '../measure.ts'
import { playOut } from '../positions.ts'
import { peers } from './boardgameio.ts'

interface RateComparison {
  readonly ours: Rate
  readonly boardgameio: Rate
  readonly ratio: number
}

export interface KernelReport {
  readonly duel: RateComparison
  readonly connectFour: RateComparison
  readonly forkMicroseconds: number
  readonly forkSpread: readonly [number, number]
  readonly logBytes: number
  readonly lengthRatio: number
}

/** Rounds of ours and theirs alternate, so that a busy machine slows both alike. */
function compare(ours: (seed: string) => number, theirs: (seed: string) => number, say: (text: string) => void): RateComparison {
  const mine: number[] = []
  const peer: number[] = []
  perSecond(ours, 300)
  perSecond(theirs, 300)
  for (let round = 0; round < 7; round++) {
    mine.push(perSecond(ours, 400))
    peer.push(perSecond(theirs, 400))
    say(`  round ${round + 1} of 7: ${Math.round(mine.at(-1) ?? 0)} against ${Math.round(peer.at(-1) ?? 0)} decisions a second`)
  }
  const ratio = median(mine) / median(peer)
  return { ours: rate(mine), boardgameio: rate(peer), ratio: Math.round(ratio) }
}

const rate = (values: readonly number[]): Rate => ({ decisionsPerSecond: Math.round(median(values)), spread: spread(values) })

const DUEL = { seats: 2, rounds: 1 }

/** A duel in the middle of a counter window. */
function midWindow(): Match {
  const random = seedRandom('mid-window')
  const match: Match = Match.start(duel, DUEL, 'mid-window')
  for (let n = 0; n < 40 || match.first?.prompt !== 'counter'; n++) {
    const decision = match.first
    if (!decision) throw new Error('the duel ended before its window')
    match.choose(decision.seat, below(random, decision.options.length))
  }
  return match
}

function forkTimes(): number[] {
  const match = midWindow()
  let kept: Match | null = null
  return Array.from({ length: 9 }, () => {
    const n = 100_000
    const start = performance.now()
    for (let i = 0; i < n; i++) kept = match.fork()
    const micros = ((performance.now() - start) * 1000) / n
    if (!kept) throw new Error('no fork')
    return micros
  })
}

/** The size of the file of a match of 200 decisions. */
function logBytes(): number {
  const random = seedRandom('log')
  const match = Match.start(duel, { seats: 2, rounds: 5 }, 'log')
  while (match.count < 200) {
    const decision = match.first
    if (!decision) throw new Error('the duel ended before 200 decisions')
    match.choose(decision.seat, below(random, decision.options.length))
  }
  return Buffer.byteLength(writeLog(match.log()))
}

/** What a decision costs in the last tenth of a 20,000-decision recorded match, against the first tenth. */
function lengthRatio(): number {
  const tenth = 2000
  const total = 20_000
  const ratios = Array.from({ length: 9 }, (_, round) => {
    const random = seedRandom(`long ${round}`)
    const match = Match.start(duel, { seats: 2, rounds: 1000 }, `long ${round}`)
    const times = Array.from({ length: total / tenth }, () => {
      const start = performance.now()
      for (let n = 0; n < tenth; n++) {
        const decision = match.first
        if (!decision) throw new Error('the long duel ended early')
        match.choose(decision.seat, below(random, decision.options.length))
      }
      return performance.now() - start
    })
    return (times.at(-1) ?? 0) / (times[0] ?? 1)
  })
  // The first match warms the code up.
  return median(ratios.slice(1))
}

export function benchKernel(say: (text: string) => void): KernelReport {
  say('The duel: random play here and on boardgame.io')
  const duels = compare((seed) => playOut(duel, DUEL, seed), peers.duel, say)
  say('Connect Four: the same')
  const fours = compare((seed) => playOut(connectFour, { seats: 2 }, seed), peers.connectFour, say)
  say('Forks in the middle of a window, the size of a log, cost by length')
  const forks = forkTimes()
  const round = (n: number) => Math.round(n * 1000) / 1000
  return {
    duel: duels,
    connectFour: fours,
    forkMicroseconds: round(median(forks)),
    forkSpread: spread(forks),
    logBytes: logBytes(),
    lengthRatio: round(lengthRatio()),
  }
}
