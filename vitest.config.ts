import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const testsOf = (rooms: readonly string[]) => rooms.map((room) => `${room}/test/**/*.test.{ts,tsx,mjs}`)

/** Where no file of tests changes what another imports, modules are read once for all: that is half of the time. */
const SHARED = testsOf(['kernel', 'play', 'wire', 'bots', 'lab', 'testkit', 'tablekit', 'games', 'games/*'])
/** Some of Primal's tests play with the stance rows of a draft instead of the real ones. */
const APART = ['games/primal/**']
const ALONE = testsOf(['server', 'cli', 'cli/template', 'scripts', 'web', 'games/primal'])

export default defineConfig({
  test: {
    pool: 'threads',
    // One more than the smallest machine has cores: the server's tests wait half of their time.
    maxWorkers: Math.max(3, availableParallelism()),
    // Boards import style sheets of font packages, which only Vite can read.
    server: { deps: { inline: [/@fontsource/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      { extends: true, test: { name: 'shared', isolate: false, include: SHARED, exclude: APART } },
    ],
  },
})
