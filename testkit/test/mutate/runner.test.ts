import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mutant } from '../../mutate/mutant.ts'
import { BadStart, drawn, type MutationResult, mutate } from '../../mutate/mutate.ts'
import { MutantPool } from '../../mutate/pool.ts'
import { complaints, reportOf, tableOf } from '../../mutate/report.ts'
import type { Account } from '../../mutate/runner.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

const RULES = `export function damage(strength: number, armor: number): number {
  let n = strength
  while (n > 0 && armor > 0) {
    n -= 1
    armor -= 1
  }
  return n
}
`
const WEAK = `import { expect, it } from 'vitest'
import { damage } from '../rules/damage.ts'
it('armor takes some of the damage', () => expect(damage(5, 2)).toBeLessThan(5))
`
const STRONG = `${WEAK}
it('armor takes a point each', () => expect([damage(5, 2), damage(1, 3), damage(0, 1)]).toEqual([3, 0, 0]))
`

const ALL: readonly Mutant[] = Array.from({ length: 10 }, (_, line) => ({
  file: 'a',
  start: 0,
  end: 0,
  text: '',
  kind: 'expression',
  line,
  change: '',
  context: '',
}))

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A game of one rule in a folder of its own. */
function fixture(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'games/small', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return folder
}

const tried = (at: string, sample = 1000): Promise<MutationResult> =>
  mutate({ root: at, game: 'small', sample, seed: '1', workers: 1, say: () => undefined })
const survivors = (result: MutationResult) => result.survived.map((mutant) => mutant.change)

const small = (test: string) => ({ 'rules/damage.ts': RULES, 'test/damage.test.ts': test })

describe('a weak test and a strong one', () => {
  it('the weak test lets live what the strong one kills', async () => {
    const at = fixture(small(WEAK))
    const weak = await tried(at)
    expect(survivors(weak)).toContain('armor > 0 → armor >= 0')
    expect(survivors(weak)).not.toContain('dropped: n -= 1')
    // Nothing is written to the files on the way.
    expect(readFileSync(join(at, 'games/small/rules/damage.ts'), 'utf8')).toBe(RULES)
    const report = reportOf('small', weak)
    expect(report.killed + report.survived.length).toBe(report.mutants)
    expect(report.survived).toContainEqual({ file: 'games/small/rules/damage.ts', line: 3, change: 'armor > 0 → armor >= 0' })
    expect(tableOf('small', weak)).toContain('in  while (n > 0 && armor > 0) {')
  })

  it('the strong test kills all, even what never ends', async () => {
    const strong = await tried(fixture(small(STRONG)))
    expect(strong.mutants.map((mutant) => mutant.change)).toContain('n > 0 && armor > 0 → !(n > 0 && armor > 0)')
    expect(survivors(strong)).toEqual([])
  })

  it('a table is loaded anew for every mutant', async () => {
    const at = fixture({
      'content/units.ts': 'export const UNITS = [{ cost: 2, fast: true }]\n',
      'test/units.test.ts': `import { expect, it } from 'vitest'\nimport { UNITS } from '../content/units.ts'\nit('costs', () => expect(UNITS[0]?.cost).toBe(2))\n`,
    })
    expect(survivors(await tried(at))).toEqual(['true → false'])
  })
})

describe('what counts', () => {
  it('a golden file kills nobody', async () => {
    const golden = WEAK.replace('.toBeLessThan(5)', '.toMatchInlineSnapshot(`3`)')
    const both = `${golden}\nit('is a number', () => expect(damage(5, 2)).toEqual(expect.any(Number)))\n`
    const result = await tried(fixture({ 'rules/damage.ts': RULES, 'test/damage.test.ts': both }))
    expect({ counting: result.counting, aside: result.aside }).toEqual({ counting: 1, aside: 1 })
    expect(survivors(result)).toContain('dropped: n -= 1')
  })

  it('tests that fail by themselves are an error that names them', async () => {
    const at = fixture({ 'rules/damage.ts': RULES, 'test/damage.test.ts': WEAK.replace('Less', 'Greater') })
    const failure = await tried(at).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BadStart)
    expect(String(failure)).toContain('armor takes some of the damage')
  })

  it('equivalent mutants are not counted; a stale or wrong entry is told', async () => {
    const entry = (line: string, change: string) => ({ file: 'games/small/rules/damage.ts', line, change, reason: 'for the test' })
    const while_ = 'while (n > 0 && armor > 0) {'
    const list = [entry(while_, 'armor > 0 → armor >= 0'), entry('n -= 1', 'dropped: n -= 1'), entry('gone', 'a → b')]
    const at = fixture({ 'rules/damage.ts': RULES, 'test/damage.test.ts': WEAK, 'test/equivalent-mutants.json': JSON.stringify(list) })
    const result = await tried(at)
    expect(survivors(result)).not.toContain('armor > 0 → armor >= 0')
    expect(result.equivalent).toHaveLength(2)
    expect(complaints(result, 'list')).toEqual([
      'list: nothing fits "a → b" in "gone" of games/small/rules/damage.ts any more',
      'list: "dropped: n -= 1" in games/small/rules/damage.ts:4 is not equivalent, for it fails games/small/test/damage.test.ts: armor takes some of the damage',
    ])
  })
})

describe('the sample', () => {
  it('is the same for the same seed, and another for another', () => {
    const lines = (seed: string) => drawn(ALL, 5, seed).map((mutant) => mutant.line)
    expect(lines('a')).toEqual(lines('a'))
    expect(lines('a')).not.toEqual(lines('b'))
    expect(lines('a')).toHaveLength(5)
  })

  it('draws every mutant as often as any other', () => {
    const times = Array.from({ length: 10 }, () => 0)
    for (let seed = 0; seed < 2000; seed++) for (const { line } of drawn(ALL, 3, `${seed}`)) times[line] = (times[line] ?? 0) + 1
    for (const n of times) expect(Math.abs(n - 600)).toBeLessThan(90)
  })
})

describe('the runner', () => {
  it('reads tests as Vitest does', async () => {
    const pool = new MutantPool(1, root, [])
    const accounts: Account[] = []
    await pool.each(
      [join(root, 'testkit/test/mutate/habits.test.ts')],
      (file) => ({ job: { do: 'account', file }, ms: 120_000 }),
      (_, answer) => answer?.account && accounts.push(answer.account),
    )
    pool.end()
    expect(accounts[0]?.failure).toBeNull()
    expect(accounts[0]?.tests.map(({ title, aside, failure }) => [title, aside, failure])).toEqual([
      ['an inner suite > has all hooks around it', null, null],
      ['an inner suite > has them again', null, null],
      ['an inner suite > knows what stands below', null, null],
      ['1 is one', null, null],
      ['2 is two', null, null],
      ["'Anna' has a name", null, null],
      ['is left out', 'skipped', null],
      ['sees what is mocked', null, null],
    ])
  })
})
