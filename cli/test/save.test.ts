import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, readLog } from '@rulewright/kernel'
import { prove } from '@rulewright/testkit/prove'
import { afterAll, describe, expect, it } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import { saveChosen } from '../save.ts'
import { rulewright, rulewrightHere } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

describe('a match in a file', () => {
  it('of a simulation is read by show, replay and verify', async () => {
    const bots = 'greedy,random'
    const file = at('first.json')
    const simulate = (...args: string[]) => rulewright('simulate', 'hubworld', '--bots', bots, '--csv', at('a.csv'), '--json', ...args)
    const all = JSON.parse(simulate('--games', '2', '--save', file).stdout)
    const [, first, second] = lines(at('a.csv'))
    const [seed, , decisions] = first?.split(',') ?? []
    expect((await rulewrightHere('replay', file, '--quiet')).stdout).toMatch(
      new RegExp(`^${decisions} choices fit the rules\\. (?!The match is still)`),
    )
    expect((await rulewrightHere('show', file)).stdout).toMatch(new RegExp(`^hubworld, after ${decisions} choices, seen by a spectator\n`))
    expect((await rulewrightHere('verify', file)).stdout).toMatch(
      /no promise made before the deal, so how it was dealt cannot be checked\.\n$/,
    )
    expect(JSON.parse(readFileSync(file, 'utf8')).seed).toBe(seed)
    expect(all.games).toBe(2)

    const again = JSON.parse(simulate('--games', '50', '--match', second?.split(',')[0] ?? '', '--save', file).stdout)
    expect(again.games).toBe(1)
    expect(lines(at('a.csv'))[1]).toBe(second)
    expect(JSON.parse(readFileSync(file, 'utf8')).seed).toBe('1-1')
  })

  it('of fuzz is the one of --match, and none where none failed', async () => {
    const file = at('fuzz.json')
    const { stdout } = await rulewrightHere('fuzz', 'hubworld', '--match', 'x y', '--save', file)
    const decisions = /1 match, (\d+) decisions: every property holds\. The match is in/.exec(stdout)?.[1]
    expect((await rulewrightHere('replay', file, '--quiet')).stdout).toMatch(new RegExp(`^${decisions} choices fit the rules\\. `))
    const none = await rulewrightHere('fuzz', 'primal', '--seconds', '1', '--save', at('none.json'))
    expect(none.stdout).toMatch(/every property holds\. No match failed, so none is in .*none\.json\.\n$/)
    expect(() => readFileSync(at('none.json'))).toThrow()
  })

  it.each([
    ['fuzz', 'hubworld', '--seconds', '600'],
    ['simulate', 'hubworld', '--games', '1000000'],
  ])('is known to have its place before %s begins', async (...args) => {
    const { status, stderr } = await rulewrightHere(...args, '--save', at('no/x.json'))
    expect(stderr).toMatch(/^Cannot write .*x\.json: there is no such file or folder\.\n$/)
    expect(status).toBe(2)
  })

  it('keeps the choice on which the rules fail, and says how to look at the position before', () => {
    const config = { seats: 2, rounds: 1 }
    const { choices } = prove(duel, config, 'x')
    const broken: typeof duel = {
      ...duel,
      *step(g) {
        if (g.deck.length < 20) throw new Error('no more')
        yield* duel.step(g)
      },
    }
    const failing = choices.slice(0, choices.findIndex((_, n) => fails(n + 1)) + 1)
    function fails(n: number): boolean {
      const match = Match.start(broken, config, 'x')
      try {
        for (const { seat, index } of choices.slice(0, n)) match.choose(seat, index)
        return false
      } catch {
        return true
      }
    }
    const sentence = saveChosen(at('broken.json'), broken, { config, seed: 'x', choices: failing })
    expect(sentence).toContain(`--at ${failing.length - 1}\` prints the position before the last choice.`)
    const log = readLog(readFileSync(at('broken.json'), 'utf8'))
    if (!log.ok) throw new Error('the file cannot be read')
    expect(log.value.choices).toEqual(failing)
    expect(Match.load(broken, log.value, null, failing.length - 1).count).toBe(failing.length - 1)
    expect(() => Match.load(broken, log.value)).toThrow('no more')
  })
})
