import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below, type Config, type Game, hash, type Match, type State, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { Compiler } from '../../mutate/compile.ts'
import { discover } from '../../mutate/discover.ts'
import { drawn, sourcesOf } from '../../mutate/mutate.ts'
import { Registry } from '../../mutate/registry.ts'
import { rewrite } from '../../mutate/rewrite.ts'
import { Switchboard } from '../../mutate/switchboard.ts'
import { anyConfig } from '../../prove/index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** The source with all its mutants; its results with each of them on, and with none. */
function results(code: string, call: string): { readonly none: unknown; readonly each: Record<string, unknown> } {
  const mutants = discover({ 'a.ts': code }).map((mutant, n) => ({ ...mutant, id: n + 1 }))
  const run = new Function('$mutant', '$tick', `${rewrite('a.ts', code, mutants)}\nreturn ${call}`)
  const withOn = (on: number): unknown => {
    try {
      return run((id: number) => id === on, bell(1000))
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  return { none: withOn(0), each: Object.fromEntries(mutants.map((mutant) => [mutant.change, withOn(mutant.id)])) }
}

/** Throws when a loop has run too often. */
function bell(most: number): () => void {
  let turns = 0
  return () => {
    turns += 1
    if (turns > most) throw new Error('endless')
  }
}

describe('mutants behind switches', () => {
  it('do what they say, one at a time, even inside each other and without semicolons', () => {
    const { none, each } = results('let a = 5\nfunction f(b) {\n  a += b\n  if (a > 7) return 1\n  return 2 + a\n}', 'f(2)')
    expect(none).toBe(9)
    expect(each).toMatchObject({
      'a += b → a -= b': 5,
      'dropped: a += b': 7,
      'a > 7 → a >= 7': 1,
      '7 → 6': 1,
      'dropped: if (a > 7) return 1': 9,
      '2 → 3': 10,
      '2 + a → 2 - a': -5,
    })
  })

  it('keep statements, loops and generators whole', () => {
    const code = 'function* g() {\n  for (let i = 0; i < 3; i++) yield i\n  let n = 0\n  while (n < 2) n++\n  yield n\n}'
    const { none, each } = results(code, '[...g()]')
    expect(none).toEqual([0, 1, 2, 2])
    expect(each).toMatchObject({ 'i < 3 → i <= 3': [0, 1, 2, 3, 2], 'n++ → n--': 'endless', 'dropped: n++': 'endless' })
  })
})

describe('a game with mutants in it, none of them on', () => {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'test')

  it.each(games.map(({ name }) => name))('%s plays as it always did', async (game) => {
    const mutants = drawn(discover(sourcesOf(root, game)), 600, 'behaviour')
    const played = async (changed: boolean): Promise<string[]> => {
      const board = new Switchboard()
      board.choices.counts = false
      const registry = new Registry(new Compiler(root, changed ? mutants : []), board, {})
      const exported = Object.values(await registry.load(join(root, 'games', game, 'rules', 'index.ts')))
      const rules = exported.find((one): one is Rules => typeof one === 'object' && one !== null && 'setup' in one)
      if (!rules) throw new Error('no rules found')
      // The rules throw and catch with the kernel they were loaded with.
      const kernel = (await registry.load(join(root, 'kernel', 'index.ts'))) as unknown as typeof import('@rulewright/kernel')
      return ['1', '2', '3'].map((seed) => lastHash(kernel.Match, rules, seed))
    }
    expect(await played(true)).toEqual(await played(false))
  })
})

type Rules = Game<State, Config, unknown>

/** The hash of a random match after some choices: it holds the whole way there, since the choices depend on what was offered. */
function lastHash(matches: typeof Match, game: Rules, seed: string): string {
  const random = seedRandom(seed)
  const match = matches.start(game, anyConfig(game, random), seed)
  for (let n = 0; n < 150 && match.first; n++) match.choose(match.first.seat, below(random, match.first.options.length))
  return hash(match.state)
}
