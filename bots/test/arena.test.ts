import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { below, type Config, Match, seedRandom } from '@rulewright/kernel'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { type Arena, type ArenaGame, runArena } from '../arena/index.ts'
import { sidesOf } from '../arena/sides.ts'
import { elo, interval } from '../arena/statistics.ts'
import { type ArenaTask, onThreads } from '../arena/threads.ts'
import { ThreadPool } from '../pool.ts'
import type { BotSpec } from '../spec.ts'
import { type Example, fit } from '../tune/fit.ts'
import { tune } from '../tune/index.ts'
import { whoWasWinning } from '../winning.ts'
import { hunt, STRIKE } from './hunt.ts'

const duelConfig = { seats: 2, rounds: 1 } as const
const greedyAgainstRandom: Arena = { config: duelConfig, bots: [{ kind: 'greedy' }, { kind: 'random' }], games: 40, seed: 'a' }

/** A thread runs what the build makes of it: JavaScript. */
async function bundled(file: string): Promise<URL> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'rulewright-')), 'worker.mjs')
  await build({ entryPoints: [fileURLToPath(new URL(file, import.meta.url))], outfile, bundle: true, format: 'esm', platform: 'node' })
  return pathToFileURL(outfile)
}

async function duelThreads(threads: number): Promise<ThreadPool<ArenaTask, ArenaGame>> {
  const entry = await bundled('duel-worker.ts')
  return new ThreadPool(() => new Worker(entry), threads)
}

describe('the arena', () => {
  it('plays every seed twice with the seats swapped', async () => {
    const played: ArenaGame[] = []
    await runArena(duel, { ...greedyAgainstRandom, games: 5 }, { onPlayed: (one) => played.push(one) })
    expect(played.map(({ seed, seats }) => [seed, ...seats])).toEqual([
      ['a/0', 0, 1],
      ['a/0', 1, 0],
      ['a/1', 0, 1],
      ['a/1', 1, 0],
      ['a/2', 0, 1],
      ['a/2', 1, 0],
    ])
  })

  it('gives a bot that meets itself exactly half', async () => {
    const search: BotSpec = { kind: 'search', budget: { iterations: 20 } }
    const report = await runArena(connectFour, { config: { seats: 2 }, bots: [search, search], games: 20, seed: 'even' })
    expect(report.winRate).toBe(0.5)
    expect(report.elo).toBe(0)
  })

  it('shows that greedy beats random, and search beats greedy', async () => {
    const { winRate } = await runArena(duel, greedyAgainstRandom)
    expect(winRate).toBeGreaterThan(0.6)
    const search: BotSpec = { kind: 'search', budget: { iterations: 100 } }
    const four = await runArena(connectFour, { config: { seats: 2 }, bots: [search, { kind: 'greedy' }], games: 20, seed: 'b' })
    expect(four.winRate).toBeGreaterThan(0.75)
  })

  it('comes out the same on several threads', async () => {
    const pool = await duelThreads(2)
    try {
      const here = await runArena(duel, greedyAgainstRandom)
      const there = await runArena(duel, greedyAgainstRandom, { runGames: onThreads(pool, 'duel') })
      expect([there.winRate, there.games]).toEqual([here.winRate, here.games])
    } finally {
      await pool.close()
    }
  })

  it('says so when a thread cannot play', async () => {
    const pool = await duelThreads(1)
    await expect(runArena(duel, greedyAgainstRandom, { runGames: onThreads(pool, 'chess') })).rejects.toThrow('there is no game "chess"')
    await pool.close()
  })

  it('reports the win rate of the party where all play together', async () => {
    const arena: Arena = {
      config: { seats: 3 },
      bots: [{ kind: 'search', budget: { iterations: 40 } }, { kind: 'random' }],
      games: 30,
      seed: 'c',
    }
    const report = await runArena(hunt, arena)
    expect(report.mode).toBe('party')
    expect(report.games).toBe(30)
    expect(report.winRate).toBeGreaterThan((report.bots[1]?.winRate ?? 1) + 0.2)
  })

  it('sets two parties side by side on the same seeds: who won, else whose score is better', async () => {
    const scored: typeof hunt = {
      ...hunt,
      outcome: (g) => {
        const outcome = hunt.outcome(g)
        return outcome && { ...outcome, scores: outcome.payoffs.map(() => -g.beast) }
      },
    }
    const played: ArenaGame[] = []
    const bots: BotSpec[] = [{ kind: 'search', budget: { iterations: 40 } }, { kind: 'random' }]
    const arena: Arena = { config: { seats: 3 }, bots, games: 30, seed: 'c' }
    const { ahead } = await runArena(scored, arena, { onPlayed: (one) => played.push(one) })
    let wins = 0
    for (let pair = 0; pair < 30; pair++) {
      const [first, second] = played.filter(({ seed }) => seed === `c/${pair}`).sort((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0))
      const lead = (first?.payoffs[0] ?? 0) - (second?.payoffs[0] ?? 0) || (first?.scores[0] ?? 0) - (second?.scores[0] ?? 0)
      wins += lead > 0 ? 1 : lead === 0 ? 0.5 : 0
    }
    expect(ahead?.winRate).toBe(wins / 30)
    expect(ahead?.winRate).toBeGreaterThan(0.6)
    const alone = await runArena(hunt, { ...arena, bots: bots.slice(1), games: 2 })
    expect(alone.ahead).toBeUndefined()
  })

  it('finds out who plays with whom', () => {
    expect(sidesOf(duel, duelConfig)).toEqual([0, 1])
    expect(sidesOf(hunt, { seats: 3 })).toEqual([0, 0, 0])
    const teams: typeof hunt = { ...hunt, outcome: teamOutcome }
    expect(sidesOf(teams, { seats: 4 })).toEqual([0, 1, 0, 1])
  })
})

/** The hunt made a match of two teams: the even seats win when it is won. */
function teamOutcome(g: Parameters<typeof hunt.outcome>[0]) {
  const outcome = hunt.outcome(g)
  return outcome && { ...outcome, payoffs: outcome.payoffs.map((won, seat) => (seat % 2 === 0 ? won : 1 - won)) }
}

describe('statistics', () => {
  it('has an interval that holds the share and never leaves 0 to 1', () => {
    expect(interval(0.5, 400).map((x) => Math.round(x * 1000))).toEqual([451, 549])
    expect(interval(1, 400).map((x) => Math.round(x * 1000))).toEqual([990, 1000])
    expect(interval(0, 10)[0]).toBe(0)
  })

  it('knows that three wins in four are 190 Elo', () => {
    expect(Math.round(elo(0.75, 1e6))).toBe(191)
    expect(elo(0.5, 10)).toBe(0)
    expect(elo(1, 10)).toBeLessThan(1000)
  })
})

describe('tuning', () => {
  it('finds the weights behind the outcomes, and holds them the more the more cautious it is', () => {
    const random = seedRandom('lessons')
    const truth = [0.5, -0.3, 0]
    const examples: Example[] = Array.from({ length: 500 }, () => {
      const slopes = truth.map(() => below(random, 401) / 100 - 2)
      const odds = below(random, 201) / 100 - 1
      const payoff = 1 / (1 + Math.exp(-slopes.reduce((sum, slope, n) => sum + slope * (truth[n] ?? 0), odds)))
      return { odds, slopes, payoff, counts: 1 }
    })
    for (const [n, move] of fit(examples, 3, 1e-6).entries()) expect(move).toBeCloseTo(truth[n] ?? 9, 4)
    expect(Math.abs(fit(examples, 3, 1e4)[0] ?? 1)).toBeLessThan(0.05)
  })

  it('turns a weight that is the wrong way round', async () => {
    const bot = connectFour.bot && { ...connectFour.bot, weights: { centre: -0.02 } }
    const foolish: typeof connectFour = bot ? { ...connectFour, bot } : connectFour
    const rounds: number[] = []
    const tuning = { config: { seats: 2 }, seed: 't', rounds: 2, games: 60, proof: 20, budget: { iterations: 20 }, caution: 0.001 }
    const report = await tune(foolish, tuning, { onProgress: ({ round }) => rounds.push(round) })
    expect(rounds).toEqual([1, 2])
    expect(report.tuned.centre).toBeGreaterThan(0)
    expect(report.surprise.tuned).toBeLessThan(report.surprise.before)
    expect(report.weights).toEqual(report.better ? report.tuned : report.before)
  })
})

describe('who was winning', () => {
  it('follows a match from the deal to its outcome', () => {
    const config: Config = { seats: 2 }
    const match = Match.start(connectFour, config, 'w')
    for (let n = 0; match.first; n++) match.choose(match.first.seat, [3, 0, 3, 0, 3, 0, 3][n] ?? 0)
    const moments = whoWasWinning(connectFour, match.log())
    expect(moments[0]).toEqual({ at: 0, chances: [0.5, 0.5] })
    expect(moments.at(-1)).toEqual({ at: 7, chances: [1, 0] })
    expect(moments.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    for (const { chances } of moments) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
  })

  it('shows everybody the same in a match played together', () => {
    const match = Match.start(hunt, { seats: 2 }, 'h')
    while (match.first) match.choose(match.first.seat, STRIKE)
    for (const { chances } of whoWasWinning(hunt, match.log())) expect(chances[0]).toBe(chances[1])
  })
})
