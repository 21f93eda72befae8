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
  'bench',
  'scripts',
  'web',
]
const testsOf = (room: string) => `${room}/test/**/*.test.{ts,tsx,mjs}`

/** Test files that replace a module by another: it must not have been loaded before, nor may other files get the replacement. */
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
    // One more than the cores of the smallest machine: the server's tests spend half of their time waiting.
    maxWorkers: Math.max(3, availableParallelism()),
    // Boards import style sheets of font packages, which only Vite can read.
    server: { deps: { inline: [/@fontsource/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
    // What is waited for does come, but on a busy machine later than the default second.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Modules are loaded once for all test files: that halves the time.
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: ROOMS.map(testsOf), exclude: ALONE, globalSetup: SERVICES },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
