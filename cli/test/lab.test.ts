import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { workFor } from '@rulewright/lab/queue'
import { times } from '@rulewright/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../server/test/databases.ts'
import { rulewright, rulewrightHere } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-lab-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = join(import.meta.dirname, '..', '..', 'dist', 'node', 'rulewright.js')
const at = (name: string) => join(folder, name)

function written(name: string, experiment: object): string {
  writeFileSync(at(name), JSON.stringify(experiment))
  return at(name)
}

/** Runs the built command line without waiting for it; whatever is left at the end is killed. */
const begun: ChildProcess[] = []
afterAll(() => {
  for (const child of begun) child.kill('SIGKILL')
})

const begin = (...args: string[]): ChildProcess => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  begun.push(child)
  return child
}

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', (code) => resolve(code)))

const hunts = { game: 'primal', seats: 2, games: 60, bots: ['random'], tables: 'hunts', drama: false }

describe('lab', () => {
  it('an experiment to begin with explains itself and is left alone when it is there', async () => {
    const file = at('first.jsonc')
    expect(rulewright('lab', 'new', 'primal', file).status).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('// All luck comes from here')
    const again = await rulewrightHere('lab', 'new', 'primal', file)
    expect(again.status).toBe(2)
    expect(again.stderr).toContain('is there already')
    const run = rulewright('lab', 'run', file, '--games', '4', '--threads', '1', '--out', at('first'))
    expect(run.status).toBe(0)
    expect(run.stdout).toContain('hunter')
    for (const name of ['report.json', 'report.html', 'shares.csv', 'things.csv', 'games.csv'])
      expect(existsSync(join(at('first'), name))).toBe(true)
    const html = readFileSync(join(at('first'), 'report.html'), 'utf8')
    // One file: nothing is fetched from anywhere.
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/)
  })

  it.each([
    [{ game: 'chess' }, 'There is no game "chess"'],
    [{ game: 'primal', bots: ['search:1s'] }, 'thinks by the clock'],
    [{ game: 'primal', variants: [{ name: 'x', set: { 'stances.VX-S1.novice.toughnes': 3 } }] }, 'there are stances.VX-S1'],
  ])('says in one line what is wrong with %j', async (experiment, sentence) => {
    const { status, stderr } = await rulewrightHere('lab', 'run', written('wrong.json', experiment), '--out', at('wrong'))
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('says several things that are wrong below each other', async () => {
    const { stderr } = await rulewrightHere('lab', 'run', written('worse.json', { game: 'primal', bots: ['genius'], seats: 7 }))
    expect(stderr.trim().split('\n')).toHaveLength(3)
  })

  it('lists what an experiment may name', async () => {
    const { status, stdout } = await rulewrightHere('lab', 'names', 'alderquest')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ {2}heroes\.H-BAR-1\.cost +\d/m)
    expect(stdout).toMatch(/^ {2}quarrels\.Q-BAR-5 +Lullaby$/m)
    expect(stdout).toMatch(/^ {2}guild$/m)
    expect(stdout).toMatch(/^ {2}difficulties \(seats: 1\)$/m)
  })

  it('compares two runs deal by deal, and tells a game with the numbers it was played with', async () => {
    const weak = {
      ...hunts,
      games: 20,
      variants: [
        {
          name: 'weak',
          set: { 'stances.VX-S1.novice.toughness': 1, 'stances.VX-S2.novice.toughness': 1, 'stances.VX-S3.novice.toughness': 1 },
        },
      ],
    }
    for (const [name, experiment] of Object.entries({ plain: { ...hunts, games: 20 }, weak }))
      expect(rulewright('lab', 'run', written(`${name}.json`, experiment), '--threads', '1', '--out', at(name)).status).toBe(0)
    const { status, stdout } = await rulewrightHere('lab', 'compare', at('plain'), at('weak'), '--json')
    expect(status).toBe(0)
    const { rows } = JSON.parse(stdout)
    expect(rows.find(({ measure }: { measure: string }) => measure === 'monster vyraxen').difference.value).toBeGreaterThanOrEqual(0)
    expect((await rulewrightHere('lab', 'match', at('weak'), '0.0.0')).stdout).toContain('"story"')
    const other = await rulewrightHere('lab', 'run', at('plain.json'), '--games', '8', '--out', at('weak'))
    expect(other.status).toBe(2)
    expect(other.stderr).toContain('holds another experiment')
  })

  it('goes on where it was stopped', async () => {
    const file = written('long.json', { ...hunts, games: 400 })
    const child = begin('lab', 'run', file, '--threads', '1', '--out', at('long'))
    while (!existsSync(join(at('long'), 'pieces', '000003.json'))) await wait(50)
    child.kill('SIGINT')
    expect(await ended(child)).toBe(130)
    const first = readFileSync(join(at('long'), 'pieces', '000000.json'), 'utf8')
    expect(existsSync(join(at('long'), 'report.json'))).toBe(false)
    const again = rulewright('lab', 'run', file, '--games', '24', '--threads', '1', '--out', at('long'), '--json')
    expect(again.status).toBe(0)
    expect(JSON.parse(again.stdout).deals).toBe(24)
    expect(readFileSync(join(at('long'), 'pieces', '000000.json'), 'utf8')).toBe(first)
  })
})

const KILLS = times(2, 10)

describe('lab on many machines', () => {
  it('one thread, two threads, and three workers of which one is killed again and again give the same report to the byte', async () => {
    const file = written('many.json', { ...hunts, games: times(64, 480) })
    const report = (name: string) => readFileSync(join(at(name), 'report.json'), 'utf8')
    for (const threads of ['1', '2'])
      expect(rulewright('lab', 'run', file, '--threads', threads, '--out', at(`t${threads}`)).status).toBe(0)
    expect(report('t2')).toBe(report('t1'))

    const database = await emptyDatabase()
    const work = () => begin('lab', 'work', '--database', database, '--threads', '1')
    const run = begin('lab', 'run', file, '--queue', '--database', database, '--patience', '3', '--out', at('queue'))
    let over = false
    const done = ended(run).then((code) => {
      over = true
      return code
    })
    const steady: ChildProcess[] = []
    let killed = 0
    for (; killed < KILLS && !over; killed++) {
      // Half of the kills come before anybody else works, the others meanwhile.
      const victim = work()
      if (killed === KILLS >> 1) steady.push(work(), work())
      // Killed at some moment while it has a piece: the piece is lost with it.
      const taken = new Promise((resolve) => victim.stderr?.on('data', (text) => String(text).includes('Piece') && resolve(null)))
      await Promise.race([taken, done, ended(victim)])
      expect(victim.exitCode, 'a worker ended by itself').toBeNull()
      await wait(40 * (killed % 4))
      victim.kill('SIGKILL')
    }
    expect(killed).toBe(KILLS)
    expect(await done).toBe(0)
    for (const child of steady) child.kill('SIGTERM')
    await Promise.all(steady.map(ended))
    expect(report('queue')).toBe(report('t1'))
  }, 600_000)

  it('workers that begin at the same moment, before there is a queue, all get to work', async () => {
    for (let round = 0; round < 6; round++) {
      const database = await emptyDatabase()
      const workers = await Promise.all(Array.from({ length: 5 }, () => workFor(database, 1, () => Promise.reject(new Error('no piece')))))
      await Promise.all(workers.map(({ close }) => close()))
    }
  })

  it('without a PostgreSQL the same command plays here', () => {
    const { status, stderr } = rulewright(
      'lab',
      'run',
      written('here.json', { ...hunts, games: 4 }),
      '--queue',
      '--threads',
      '1',
      '--out',
      at('here'),
    )
    expect(status).toBe(0)
    expect(stderr).toContain('the threads of this machine play')
  })

  it('a worker without a database says what it needs', async () => {
    const { status, stderr } = await rulewrightHere('lab', 'work')
    expect(status).toBe(2)
    expect(stderr).toContain('DATABASE_URL')
  })
})
