import { describe, expect, it } from 'vitest'
import { type ExperimentFile, makeExperiment } from '../experiment.ts'
import { piecesOf } from '../pieces.ts'
import { playPiece } from '../play.ts'
import type { PieceResult } from '../record.ts'
import { compareRuns, type Report, type Run, reportText } from '../report.ts'
import { runExperiment } from '../run.ts'
import { dice } from './dice.ts'

const SURE = 0.05

async function run(file: Omit<ExperimentFile, 'game'>, order: (pieces: number[]) => number[] = (pieces) => pieces): Promise<Report> {
  const made = makeExperiment(dice, { game: 'dice', bots: ['random'], ...file })
  if (!made.ok) throw new Error(made.problems.join(' '))
  const kept = new Map<number, PieceResult>()
  return runExperiment(dice, made.value, {
    keeping: {
      read: async (piece) => kept.get(piece) ?? null,
      write: async (result) => {
        kept.set(result.piece, result)
      },
    },
    play: async (pieces, onPlayed) => {
      // Several are under way when it is decided, as on threads: what was requested is played.
      const all = order === identity ? pieces : order([...pieces])
      for (const piece of all) await onPlayed(playPiece(dice, made.value, piece))
    },
  })
}

const identity = (pieces: number[]) => pieces
const surely = ({ comparisons }: Report) =>
  comparisons.flatMap(({ rows }) => rows.filter(({ corrected }) => corrected < SURE).map(({ measure }) => measure))

describe('what was planted', () => {
  it('a coin for the first seat is found in under 2,000 games', async () => {
    const report = await run({ games: 900, variants: [{ name: 'even' }, { name: 'a coin', set: { 'start.coin': 1 } }] })
    expect(report.games).toBeLessThan(2000)
    expect(surely(report)).toEqual(['seat 1', 'seat 2'])
    const found = report.comparisons[0]?.rows.find(({ measure }) => measure === 'seat 1')?.difference
    expect(found?.low).toBeGreaterThan(0)
    expect(found?.high).toBeLessThan(0.2)
  })

  it('a card of one deck made free is found by comparing two runs, in under 2,000 games', () => {
    const [plain, free] = [{}, { 'charm.price': 0 }].map((set): Run => {
      const made = makeExperiment(dice, { game: 'dice', bots: ['random'], seed: 'planted', games: 900, variants: [{ name: 'one', set }] })
      if (!made.ok) throw new Error(made.problems.join(' '))
      const pieces = Array.from({ length: piecesOf(made.value) }, (_, piece) => piece)
      return { name: 'a run', experiment: made.value, games: pieces.flatMap((piece) => playPiece(dice, made.value, piece).games) }
    })
    if (!plain || !free) throw new Error('two runs')
    expect(plain.games.length + free.games.length).toBeLessThan(2000)
    const found = compareRuns(dice, plain, free).rows.filter(({ corrected }) => corrected < SURE)
    expect(found.map(({ measure }) => measure)).toEqual(['seat 1', 'seat 2'])
    expect(found[0]?.difference.low).toBeGreaterThan(0)
    expect(compareRuns(dice, plain, plain).rows.every(({ corrected }) => corrected === 1)).toBe(true)
  })

  it('a card made free is found where only one player may use it', async () => {
    const report = await run({ games: 400, without: ['cards.card'], variants: [{ name: 'free', set: { 'card.price': 0 } }] })
    expect(report.games).toBeLessThan(2000)
    expect(report.without[0]?.share.high).toBeLessThan(0.45)
  })

  it('is found early when it is watched, after the same deal whatever order the games were played in', async () => {
    const file = {
      games: 1000,
      variants: [{ name: 'even' }, { name: 'three coins', set: { 'start.coin': 3 } }],
      stop: { watch: ['seat 1'], margin: 0.05 },
    }
    const report = await run(file, identity)
    expect(report.stopped).toBe(true)
    expect(report.watched[0]?.verdict).toBe('differs')
    expect(report.deals).toBeLessThan(600)
    expect(report.watched[0]?.after).toBe(report.deals)
    const backwards = await run(file, (pieces) => pieces.reverse())
    expect(reportText(backwards)).toBe(reportText(report))
  })

  it('what nobody played as is said to be so, and does not end anything', async () => {
    const report = await run({ games: 40, stop: { watch: ['seat 3', 'seat 1'], margin: 0.4 } }, identity)
    expect(report.watched.map(({ watch, verdict }) => `${watch} ${verdict}`)).toEqual(['seat 3 unmet', 'seat 1 same'])
    expect(report.stopped).toBe(false)
    expect(report.deals).toBe(40)
  })

  it('what is the same is called the same', async () => {
    const report = await run({ games: 3000, variants: [{ name: 'a' }, { name: 'b' }], stop: { watch: ['seat 1'], margin: 0.1 } }, identity)
    expect(report.watched[0]?.verdict).toBe('same')
    expect(report.deals).toBeLessThan(3000)
  })
})

describe('a change that does nothing', () => {
  const nothing = (seed: number) => ({
    seed: `null ${seed}`,
    games: 120,
    variants: [{ name: 'a' }, { name: 'b', set: { 'luck.draws': 1 + (seed % 7) } }],
  })

  it('is found in about as many of a hundred experiments as the error says', async () => {
    let found = 0
    for (let seed = 0; seed < 100; seed++) if (surely(await run(nothing(seed))).length > 0) found += 1
    // At most five are expected; a dozen would occur once in three hundred times.
    expect(found).toBeLessThan(12)
  })

  it('and no more often when it is looked at after every deal', async () => {
    let found = 0
    for (let seed = 0; seed < 50; seed++) {
      const { watched } = await run({ ...nothing(seed), stop: { watch: ['seat 1'] } }, identity)
      if (watched[0]?.verdict === 'differs') found += 1
    }
    expect(found).toBeLessThan(8)
  })
})

it('every piece is played once, and an experiment of odd size has all of its deals', async () => {
  const made = makeExperiment(dice, { game: 'dice', bots: ['random'], games: 11 })
  if (!made.ok) throw new Error(made.problems.join(' '))
  const deals = Array.from({ length: piecesOf(made.value) }, (_, piece) =>
    playPiece(dice, made.value, piece).games.map(({ deal }) => deal),
  ).flat()
  expect(deals).toEqual(Array.from({ length: 11 }, (_, deal) => deal))
})
