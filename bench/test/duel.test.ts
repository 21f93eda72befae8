import { type ArenaGame, type ArenaTask, makeBot, runArena } from '@rulewright/bots'
import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import type { DuelSide } from '../duel/load.ts'
import { arenaOf, Misused, readOptions } from '../duel/options.ts'
import { playDuel } from '../duel/play.ts'

const side: DuelSide = {
  learnGame: async () => duel,
  startMatch: Match.start,
  botFor: makeBot,
}
const words = ['duel', '--ours', '8', '--theirs', '30', '--games', '4', '--config', '{"rounds":1}']
const arena = arenaOf(duel, readOptions(words))
const task = (seats: readonly number[]): ArenaTask => ({ game: duel.id, arena, seating: { seed: '9/0', seats } })

describe('a duel of two checkouts', () => {
  it('is what the arena plays where both are the same', async () => {
    const played: ArenaGame[] = []
    await runArena(duel, arena, { onPlayed: (game) => played.push(game) })
    expect(played.map(({ seats }) => seats)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ])
    for (const { seats, choices, iterations, payoffs } of played.slice(0, 2))
      expect(await playDuel([side, side], task(seats))).toMatchObject({ choices, iterations, payoffs })
  })

  it('hands each bot the match of its own side', async () => {
    const theirs = { ...duel }
    const known: unknown[] = []
    const looking: DuelSide = {
      ...side,
      learnGame: async () => theirs,
      botFor: () => ({
        name: 'looking',
        choose(observer) {
          known.push(observer.sample('a world').game)
          return 0
        },
      }),
    }
    await playDuel([side, looking], task([0, 1]))
    expect(known.length).toBeGreaterThan(0)
    expect(known.every((game) => game === theirs)).toBe(true)
  })

  it('stops where the two sides are not at the same position', async () => {
    const other: DuelSide = { ...side, startMatch: (game, config) => Match.start(game, config, 'another seed') }
    await expect(playDuel([side, other], task([0, 1]))).rejects.toThrow('not at the same position')
  })
})

describe('the options of a duel', () => {
  it('are budgets for either side, and the table', () => {
    const { bots, table, games, seed } = readOptions(['hubworld', '--ours', '15ms', '--theirs', '200', '--seats', '3'])
    expect(bots).toEqual([
      { kind: 'search', budget: { milliseconds: 15 } },
      { kind: 'search', budget: { iterations: 200 } },
    ])
    expect({ table, games, seed }).toEqual({ table: { seats: 3 }, games: 200, seed: '9' })
  })

  it.each([
    [['duel', '--ours', '15ms'], '--theirs is missing'],
    [['duel', '--ours', 'soon', '--theirs', '1s'], '"soon" is not a budget'],
    [['--ours', '1', '--theirs', '1'], 'name one game'],
    [['duel', '--ours', '1', '--theirs', '1', '--games', '0'], '--games must be a whole number'],
    [['duel', '--ours', '1', '--theirs', '1', '--config', '[]'], '--config must be a JSON object'],
    [['duel', '--ours', '1', '--theirs', '1', '--faster'], 'faster'],
  ])('%j are refused', (given, why) => {
    expect(() => readOptions(given)).toThrow(Misused)
    expect(() => readOptions(given)).toThrow(why)
  })

  it('must suit the game', () => {
    expect(() => arenaOf(duel, readOptions([...words, '--seats', '5']))).toThrow('5')
  })
})
