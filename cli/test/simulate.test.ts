import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LEVELS } from '@rulewright/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { CsvFile } from '../csv.ts'
import { rulewright, rulewrightHere } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('simulate', () => {
  it('writes a line for each game, and gives the same on any number of threads', () => {
    const run = (threads: string) => {
      const csv = join(folder, `${threads}.csv`)
      const { stdout } = rulewright('simulate', 'alderquest', '--games', '9', '--seed', 'a,b', '--threads', threads, '--csv', csv, '--json')
      return { report: JSON.parse(stdout), csv: readFileSync(csv, 'utf8') }
    }
    const one = run('1')
    const [head, first, ...others] = one.csv.trimEnd().split('\n')
    expect(head).toBe('seed,seats,decisions,reason,payoff 1,payoff 2,score 1,score 2')
    expect(first).toMatch(/^"a,b-0",2,\d+,[a-z-]+,[\d.]+,[\d.]+,\d+,\d+$/)
    expect(others).toHaveLength(8)
    const three = run('3')
    expect(three.csv).toBe(one.csv)
    const { seconds, threads, decisionsPerSecond, gamesPerSecond, ...same } = one.report
    expect(three.report).toMatchObject({ ...same, threads: 3 })
  })

  it.each(['simulate', 'arena'])('%s --help names the bots', async (command) => {
    const help = (await rulewrightHere(command, '--help')).stdout.replaceAll(/\s+/g, ' ')
    for (const name of ['random', 'greedy', 'search:400', ...LEVELS]) expect(help).toContain(name)
    if (command === 'arena') expect(help).toContain('rounded up to whole pairs')
  })

  it('finds out before it plays that a file cannot be written', async () => {
    const { status, stderr } = await rulewrightHere('simulate', 'aldarra', '--games', '1000000', '--csv', join(folder, 'none', 'x.csv'))
    expect(stderr).toMatch(/^Cannot write .*x\.csv: there is no such file or folder\.\n$/)
    expect(status).toBe(2)
  })
})

describe('a CSV file', () => {
  it('keeps commas, quotes and line ends inside their cell', () => {
    const file = join(folder, 'odd.csv')
    const csv = new CsvFile(file, ['seed', 'n'])
    csv.row(['a "b", c', 1])
    csv.row(['two\nlines', 0.5])
    csv.close()
    expect(readFileSync(file, 'utf8')).toBe('seed,n\n"a ""b"", c",1\n"two\nlines",0.5\n')
  })

  it('is whole however long it gets', () => {
    const file = join(folder, 'long.csv')
    const csv = new CsvFile(file, ['n'])
    for (let n = 0; n < 50_000; n++) csv.row([n])
    csv.close()
    expect(readFileSync(file, 'utf8')).toBe(`n\n${Array.from({ length: 50_000 }, (_, n) => n).join('\n')}\n`)
  })
})
