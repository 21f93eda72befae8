import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import { Failure, prove, redeals } from '../prove/index.ts'
import { commandFor } from '../soak/parts.ts'

const root = join(import.meta.dirname, '..', '..')
const DUEL = { seats: 2, rounds: 1 }
const unlawful: typeof duel = { ...duel, broken: () => ['a card is missing'] }

/** The command a failure ends with. */
function commandOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof Failure) return error.message.split('\n').at(-1)?.trim() ?? ''
    throw error
  }
  throw new Error('nothing failed')
}

const inShell = (command: string) => spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })

describe('the command that shows a failure again', () => {
  it('goes through a shell whole, whatever the configuration and the seed are', () => {
    const config = { ...DUEL, deck: `Wu's "best" $deck` }
    const command = commandOf(() => prove(unlawful, config, "it's one"))
    const words = inShell(`printf '%s\\n' ${command}`).stdout.trimEnd().split('\n')
    expect(words).toEqual([
      ...['npm', 'run', '-s', 'rulewright', '--', 'fuzz', 'duel'],
      ...['--config', JSON.stringify(config), '--match', "it's one", '--every', '7'],
    ])
  })

  it('plays a small game that the command line does not know', () => {
    const command = commandOf(() => prove(unlawful, DUEL, 'a b', { every: 499, command: commandFor('duel') }))
    const { status, stdout } = inShell(command)
    expect(stdout).toMatch(/^duel: \d+ decisions: every property holds\n$/)
    expect(status).toBe(0)
  })

  it('is the test itself for a re-deal, which random matches do not look at', () => {
    expect(commandOf(() => redeals({ ...duel, imagine: () => {} }, DUEL, '1', 0))).toBe("npx vitest run -t 'duel, random play'")
  })

  it('is that of the command line for the others', () => {
    expect(commandFor('hubworld')).toBe('npm run -s rulewright -- fuzz hubworld')
  })
})

describe('a soak that cannot begin says why', () => {
  it.each([
    ['chess', 'There is nothing to soak by the name "chess". There are: duel, .*; and, by itself, server.'],
    ['--match x', '--match plays a match of one game: name it.'],
    ['duel --match x --every often', '--every must be a whole number from 1.'],
    ["duel --match x --config '{'", 'The configuration must be an object.'],
  ])('%s', (args, sentence) => {
    const { status, stderr } = inShell(`node scripts/soak.mjs ${args}`)
    expect(stderr).toMatch(new RegExp(`^${sentence}\n$`))
    expect(status).toBe(2)
  })
})
