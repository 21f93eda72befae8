import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const ROOMS = [
  'kernel',
  'play',
  'wire',
  'bots',
  'lab',
  'testkit',
  'tablekit',
  'games',
  'games/*',
  'server',
  'cli',
  'cli/template',
  'scripts',
  'web',
]
const testsOf = (room: string) => `${room}/test/**/*.test.{ts,tsx,mjs}`

/** Files of tests that put another module in the place of one: the others must not have read it before, nor read theirs. */
const ALONE = folders('games').flatMap((game) => {
  const folder = join('games', game, 'test')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.includes('.test.')) : []
  return files.map((name) => join(folder, name)).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))
})

/** A project may be without a server. */
const SERVICES = ['server/test/built-workers.ts', 'server/test/one-postgres.ts'].filter((path) => existsSync(path))

function folders(path: string): string[] {
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

export default defineConfig({
  test: {
    pool: 'threads',
    // One more than the smallest machine has cores: the server's tests wait half of their time.
    maxWorkers: Math.max(3, availableParallelism()),
    // Boards import style sheets of font packages, which only Vite can read.
    server: { deps: { inline: [/@fontsource/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
    // What is waited for comes, on a busy machine later than in the second that is usual.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Modules are read once for all files of tests: that is half of the time.
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: ROOMS.map(testsOf), exclude: ALONE, globalSetup: SERVICES },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
