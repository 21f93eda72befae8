import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@rulewright/games'
import { below, type Game, Match, parseConfig, seedRandom, writeLog } from '@rulewright/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulewright, rulewrightHere } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

let game: Game
let match: Match

beforeAll(async () => {
  const [first] = games
  if (!first) throw new Error('no game is registered')
  game = await first.rules()
  const config = parseConfig(game, {})
  if (!config.ok) throw new Error('the defaults of a game must be legal')
  match = Match.start(game, config.value, 'cli')
  const random = seedRandom('cli')
  for (let n = 0; n < 25 && match.first; n++) match.choose(match.first.seat, below(random, match.first.options.length))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what there is', () => {
  it('games lists every game', () => {
    const listed: readonly { id: string }[] = JSON.parse(rulewright('games', '--json').stdout)
    expect(listed.map((g) => g.id)).toEqual(games.map((g) => g.id))
  })

  it.each(games)('games $id lists the settings, and together their defaults are a configuration', async ({ id, rules }) => {
    const ruled = await rules()
    const { settings } = ruled
    const listed = JSON.parse((await rulewrightHere('games', id, '--json')).stdout)
    expect(listed.settings.map((s: { key: string }) => s.key)).toEqual(Object.keys(settings))
    for (const s of listed.settings) {
      expect(s).toMatchObject({ name: expect.stringMatching(/^[A-Z]/), kind: expect.any(String), default: expect.anything() })
    }
    const { stdout } = await rulewrightHere('games', id)
    for (const { key, name } of listed.settings) expect(stdout).toContain(`${key.padEnd(20)} ${name}\n`)
    const config = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
    expect(Object.keys(config)).toEqual(['seats', ...Object.keys(settings)])
    expect(parseConfig(ruled, config).ok).toBe(true)
  })

  it('simulate counts games, decisions and endings, and the same seed gives the same states', () => {
    const run = () => JSON.parse(rulewright('simulate', game.id, '--games', '3', '--seed', '7', '--json').stdout)
    const a = run()
    expect(a).toMatchObject({
      game: game.id,
      games: 3,
      decisionsPerGame: { min: expect.any(Number), median: expect.any(Number), max: expect.any(Number) },
    })
    expect(a.decisions).toBeGreaterThan(0)
    expect(Object.values<number>(a.outcomes.reasons).reduce((sum, n) => sum + n, 0)).toBe(3)
    expect(run().stateHash).toBe(a.stateHash)
  })

  it('replay says that a match fits the rules, show prints a position of it', async () => {
    const path = file('match.json', writeLog(match.log()))
    expect(rulewright('replay', path, '--quiet').stdout).toMatch(/^25 choices fit the rules\. /)
    const shown = await rulewrightHere('show', path, '--at', '10', '--seat', '1')
    expect(shown.stdout).toMatch(new RegExp(`^${game.id}, after 10 choices, seen by seat 1\n`))
    expect((await rulewrightHere('show', path)).stdout).toContain('seen by a spectator')
  })

  it('verify checks a match file, and says when the promise of the deal is broken', async () => {
    const whole = JSON.parse(writeLog(match.log()))
    expect((await rulewrightHere('verify', file('fair.json', JSON.stringify(whole)))).stdout).toMatch(
      /^25 choices of .* fit the rules\. The file names no promise made before the deal, so how it was dealt cannot be checked\.$/m,
    )
    const spare = { ...whole, config: { seats: match.config.seats } }
    expect((await rulewrightHere('verify', file('spare.json', JSON.stringify(spare)))).stdout).toMatch(/fit the rules/)
    const broken = { ...whole, fairness: { commitment: '00', secret: 'ff', numbers: [] } }
    const { status, stderr } = await rulewrightHere('verify', file('broken.json', JSON.stringify(broken)))
    expect(stderr).toMatch(/The secret is not the one that was promised\.\n$/)
    expect(status).toBe(2)
  })

  it('perft counts positions, fuzz holds the properties', async () => {
    const [first] = (await rulewrightHere('perft', game.id, '--depth', '1')).stdout.split('\n')
    expect(first).toMatch(/^1 {2}\d+$/)
    expect((await rulewrightHere('fuzz', game.id, '--seconds', '1', '--seed', 'x')).stdout).toMatch(/every property holds\.\n$/)
    // For programs: how often each property really compared something.
    const told = JSON.parse((await rulewrightHere('fuzz', game.id, '--seconds', '1', '--seed', 'x', '--json')).stdout)
    expect(told).toEqual({ game: game.id, matches: expect.any(Number), decisions: expect.any(Number), properties: expect.any(Object) })
    expect(told.properties['no exception']).toBeGreaterThan(0)
  })

  it('perft prints each depth as it is counted, and says at which there are too many', async () => {
    const counts = (await rulewrightHere('perft', game.id, '--depth', '2')).stdout.trimEnd().split('\n')
    const first = Number(counts[0]?.split('  ')[1])
    expect(counts).toHaveLength(2)
    const { status, stdout, stderr } = await rulewrightHere('perft', game.id, '--depth', '2', '--limit', String(first))
    expect(stdout).toBe(`1  ${first}\n`)
    expect(stderr).toBe(`Depth 2 has more than ${first} sequences: take a smaller --depth, or a larger --limit.\n`)
    expect(status).toBe(2)
  })
})

describe('what is wrong gets one clear line and exit code 2', () => {
  const whole = () => JSON.parse(writeLog(match.log()))
  it.each<[string, () => string[], RegExp]>([
    ['an unknown command', () => ['fly'], /^unknown command 'fly'/],
    ['an unknown game', () => ['simulate', 'chess'], /^There is no game "chess"\. There are: /],
    ['a bad number', () => ['simulate', game.id, '--games', 'many'], /^--games must be a whole number from 1, not "many"\.$/],
    ['a missing word', () => ['simulate'], /^missing required argument 'game'/],
    ['an unknown option', () => ['simulate', game.id, '--fast'], /^unknown option '--fast'/],
    ['an unknown bot', () => ['simulate', game.id, '--bots', 'genius'], /genius/],
    [
      'a wrong number of seats',
      () => ['simulate', game.id, '--seats', '8'],
      /^This game is played with .* seats, not 8\. \(`rulewright games \w+` lists/,
    ],
    ['an empty configuration', () => ['simulate', game.id, '--config', ' '], /^--config is empty: give a JSON file, or the JSON itself\.$/],
    ['a list for a configuration', () => ['perft', game.id, '--config', '[2]', '--seats', '2'], /^The configuration must be an object\./],
    [
      'a file with a list for a configuration',
      () => ['perft', game.id, '--config', file('list.json', '[2]'), '--seats', '2'],
      /^The configuration must be an object\./,
    ],
    ['a configuration that is not JSON', () => ['simulate', game.id, '--config', '{'], /is not JSON\.$/],
    [
      'an unknown setting',
      () => ['simulate', game.id, '--config', '{"colour":"red"}'],
      /^There is no setting "colour"; there are .*\. \(`rulewright games \w+` lists the settings\)$/,
    ],
    [
      'a file that is not there',
      () => ['replay', join(folder, 'none.json')],
      /^Cannot read .*none\.json: there is no such file or folder\.$/,
    ],
    ['a file that is no match', () => ['replay', file('odd.json', '{}')], /The file is not a Rulewright match\.$/],
    ['a torn file', () => ['show', file('torn.json', writeLog(match.log()).slice(0, 60))], /The file is not JSON\.$/],
    [
      'a position past the end',
      () => ['show', file('short.json', writeLog(match.log())), '--at', '999'],
      /has 25 choices; --at 999 is past its end\.$/,
    ],
    [
      'a match for more seats than the game has',
      () => ['verify', file('nine.json', JSON.stringify({ ...whole(), config: { seats: 9 } }))],
      /nine\.json: This game is played with .* seats, not 9\.$/,
    ],
    [
      'a match with a setting the game has not',
      () => ['verify', file('red.json', JSON.stringify({ ...whole(), config: { ...match.config, colour: 'red' } }))],
      /red\.json: There is no setting "colour"/,
    ],
    [
      'a choice the rules do not offer',
      () => ['replay', file('bent.json', JSON.stringify({ ...whole(), steps: 'A(999)' }))],
      /does not fit the rules\. Choice 1 is the first that differs: Seat 1 chose option 1000\. By the rules/,
    ],
  ])('%s', async (_, args, sentence) => {
    const { status, stderr } = await rulewrightHere(...args())
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(2)
  })
})
