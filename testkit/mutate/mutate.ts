import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedRandom, shuffle } from '@rulewright/kernel'
import { discover, type Sources } from './discover.ts'
import { type Equivalent, isListed, readEquivalents, stale } from './equivalent.ts'
import type { Mutant } from './mutant.ts'
import { plan } from './plan.ts'
import { MutantPool } from './pool.ts'
import type { Numbered } from './rewrite.ts'
import type { Account } from './runner.ts'

export interface MutationRequest {
  readonly root: string
  readonly game: string
  readonly sample: number
  readonly seed: string
  readonly workers: number
  readonly say: (text: string) => void
}

export interface MutationResult {
  readonly all: number
  /** Tried and not listed as equivalent. */
  readonly mutants: readonly Mutant[]
  readonly survived: readonly Mutant[]
  /** In the sample, but listed as equivalent. */
  readonly equivalent: readonly Mutant[]
  /** Listed as equivalent, although a test fails. */
  readonly refuted: readonly { readonly mutant: Mutant; readonly killer: string }[]
  readonly stale: readonly Equivalent[]
  /** How many tests count, and how many are golden or random play. */
  readonly counting: number
  readonly aside: number
}

/** The tests of a game fail before anything is changed. */
export class BadStart extends Error {}

const FOLDERS = ['rules', 'content', 'cards']
/** How long even the smallest job may take on a busy machine before its process counts as stuck. */
const LEAST_MS = 90_000
const PATIENCE = 30

/** All the sources of a game that are changed. */
export function sourcesOf(root: string, game: string): Sources {
  const files: Record<string, string> = {}
  for (const folder of FOLDERS) {
    const base = join(root, 'games', game, folder)
    if (!existsSync(base)) continue
    for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts')) files[`games/${game}/${folder}/${name.replaceAll('\\', '/')}`] = readFileSync(join(base, name), 'utf8')
  }
  return files
}

/** This many of the mutants, chosen uniformly; the same for the same seed. */
export function drawn(all: readonly Mutant[], sample: number, seed: string): Numbered[] {
  const order = all.map((_, n) => n)
  shuffle(seedRandom(`mutants ${seed}`), order)
  const chosen = new Set(order.slice(0, sample))
  return all.filter((_, n) => chosen.has(n)).map((mutant, n) => ({ ...mutant, id: n + 1 }))
}

function testFiles(root: string, game: string): string[] {
  const folder = join(root, 'games', game, 'test')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name))
}

export async function mutate(request: MutationRequest): Promise<MutationResult> {
  const { root, game, sample, seed, workers, say } = request
  const all = discover(sourcesOf(root, game))
  const mutants = drawn(all, sample, seed)
  const list = readEquivalents(root, game)
  const pool = new MutantPool(workers, root, mutants)
  try {
    say(`${game}: ${mutants.length} of ${all.length} mutants; first the tests without any`)
    const accounts = await accountsOf(pool, testFiles(root, game))
    const killers = await killersOf(pool, accounts, mutants, say)
    const tests = accounts.flatMap((account) => account.tests)
    const listed = mutants.filter((mutant) => isListed(mutant, list))
    const counted = mutants.filter((mutant) => !listed.includes(mutant))
    return {
      all: all.length,
      mutants: counted,
      survived: counted.filter((mutant) => !killers.has(mutant.id)),
      equivalent: listed,
      refuted: listed.flatMap((mutant) => (killers.has(mutant.id) ? [{ mutant, killer: killers.get(mutant.id) ?? '' }] : [])),
      stale: stale(list, all),
      counting: tests.filter((test) => test.aside === null).length,
      aside: tests.filter((test) => test.aside !== null).length,
    }
  } finally {
    pool.end()
  }
}

/** Every test file without a mutant; all must pass. */
async function accountsOf(pool: MutantPool, files: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = []
  const failures: string[] = []
  await pool.each(
    files,
    (file) => ({ job: { do: 'account', file }, ms: LEAST_MS * 5 }),
    (file, answer) => {
      if (answer?.account) accounts.push(answer.account)
      const failure = answer?.account ? answer.account.failure : 'no answer'
      if (failure !== null) failures.push(`${file}: ${failure}`)
      for (const test of answer?.account?.tests ?? []) if (test.failure !== null) failures.push(`${file}: ${test.title}: ${test.failure}`)
    },
  )
  if (failures.length > 0) throw new BadStart(`Tests fail before anything is changed:\n${failures.join('\n')}`)
  if (!accounts.some((account) => account.tests.some((test) => test.aside === null))) throw new BadStart('There is no test that counts.')
  return accounts.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** The tests that kill, by the mutant's number. */
async function killersOf(
  pool: MutantPool,
  accounts: readonly Account[],
  mutants: readonly Numbered[],
  say: (text: string) => void,
): Promise<Map<number, string>> {
  const killers = new Map<number, string>()
  const kills = new Map<string, Map<string, number>>()
  let done = 0
  let told = performance.now()
  await pool.each(
    mutants,
    ({ id, file }) => {
      const { errands, ms } = plan(accounts, id, kills.get(file) ?? new Map())
      return { job: { do: 'mutant', id, errands }, ms: LEAST_MS + ms * PATIENCE }
    },
    ({ id, file }, answer) => {
      done += 1
      // No answer: the mutant never ends, or crashes the process.
      const killer = answer ? (answer.killer ?? null) : 'no answer in time'
      if (killer !== null) {
        killers.set(id, killer)
        const here = kills.get(file) ?? new Map<string, number>()
        const by = accounts.find((account) => account.file.replaceAll('\\', '/').endsWith(killer.split(': ')[0] ?? ''))?.file ?? ''
        kills.set(file, here.set(by, (here.get(by) ?? 0) + 1))
      }
      if (performance.now() - told < 5000 && done < mutants.length) return
      told = performance.now()
      say(`${done} of ${mutants.length} tried, ${killers.size} killed`)
    },
  )
  return killers
}
