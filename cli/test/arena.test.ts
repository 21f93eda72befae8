import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { rulewright, rulewrightHere } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('arena', () => {
  it('counts what the first bot won, the same for the same seed on any number of threads', () => {
    const run = (threads: string) =>
      JSON.parse(
        rulewright('arena', 'hubworld', '--bots', 'random,random', '--games', '6', '--seed', '3', '--threads', threads, '--json').stdout,
      )
    const report = run('2')
    expect(report).toMatchObject({
      game: 'hubworld',
      games: 6,
      interval: [expect.any(Number), expect.any(Number)],
      elo: expect.any(Number),
      millisecondsPerDecision: expect.any(Number),
    })
    expect(report.interval[0]).toBeLessThanOrEqual(report.winRate)
    expect(report.interval[1]).toBeGreaterThanOrEqual(report.winRate)
    expect(run('1').winRate).toBe(report.winRate)
  })

  it('writes a line for each game', () => {
    const csv = join(folder, 'games.csv')
    expect(rulewright('arena', 'primal', '--bots', 'random', '--games', '3', '--seed', '"x", y', '--csv', csv).status).toBe(0)
    const [head, ...lines] = readFileSync(csv, 'utf8').trimEnd().split('\n')
    expect(head).toBe('seed,bots by seat,payoffs by seat,reason,decisions 1,milliseconds 1')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/^"""x"", y\/\d",random random,/)
  })

  it.each([
    [['--bots', 'random,genius'], 'There is no bot "genius"'],
    [['--bots', 'random,random,random'], 'An arena is for two bots, not 3.'],
    [['--bots', 'random'], 'an arena needs two of them'],
    [['--bots', 'random,search:soon'], '"soon" is not a budget'],
    [['--bots', 'random,random', '--games', '0'], '--games must be a whole number'],
    [['--bots', 'random,random', '--seats', '7'], 'seats, not 7'],
    [['--bots', 'random,random', '--games', '2', '--csv', '/no/such/folder/x.csv'], 'Cannot write'],
    [[], '--bots'],
  ])('says in one line what is wrong with %j', async (args, sentence) => {
    const { status, stderr } = await rulewrightHere('arena', 'hubworld', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })
})

describe('tune', () => {
  it('reports the weights before and after, and what the new ones are worth against the old', () => {
    const out = join(folder, 'tuning.json')
    expect(rulewright('tune', 'primal', '--rounds', '1', '--games', '2', '--proof', '2', '--out', out).status).toBe(0)
    const report = JSON.parse(readFileSync(out, 'utf8'))
    expect(Object.keys(report.tuned)).toEqual(Object.keys(report.before))
    expect(report.proof.games).toBe(2)
  })

  it('finds out before it plays that its report cannot be written', async () => {
    // With these settings it would play for hours.
    const { status, stderr } = await rulewrightHere('tune', 'primal', '--games', '100000', '--out', join(folder, 'none', 'x.json'))
    expect(status).toBe(2)
    expect(stderr).toMatch(/^Cannot write .*x\.json: there is no such file or folder\.\n$/)
  })

  it('takes only bots that weigh positions', async () => {
    const { status, stderr } = await rulewrightHere('tune', 'primal', '--bot', 'random')
    expect(status).toBe(2)
    expect(stderr).toContain('Weights are tuned with greedy or search, not random.')
  })
})

describe('habits', () => {
  it('counts what each kind of bot does among its own, the same for the same seed on any number of threads', () => {
    const run = (threads: string) =>
      rulewright(
        'habits',
        'aldarra',
        '--seats',
        '2',
        '--bots',
        'random,greedy',
        '--games',
        '1',
        '--seed',
        '3',
        '--threads',
        threads,
        '--json',
      ).stdout
    const [one, two] = [run('1'), run('2')]
    expect(two).toBe(one)
    const { bots } = JSON.parse(one)
    expect(bots).toMatchObject([{ bot: 'random' }, { bot: 'greedy' }])
    const [random, greedy] = bots.map(({ habits }: { habits: Record<string, { times: number; of: number }> }) => habits['empty Orders'])
    expect(random.of).toBeGreaterThan(20)
    expect(greedy.times / greedy.of).toBeLessThan(random.times / random.of)
  })

  it('says in words what it counted', () => {
    const { stdout, status } = rulewright('habits', 'primal', '--bots', 'random,master:2', '--games', '1')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^1 game of primal by each kind of bot, seed 1\n {2}random: does not search\n {2}master:2: thinks 2 iterations a decision\n/,
    )
    expect(stdout).toMatch(/attrition failed +\d+ of \d+ \(\d+\.\d %\) +\d+ of \d+ \(\d+\.\d %\)/)
  })
})
