import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*/test/**/*.test.{ts,tsx,mjs}', 'games/*/test/**/*.test.{ts,tsx}', 'cli/template/test/**/*.test.ts'],
    pool: 'threads',
    // One more than the smallest machine has cores: the server's tests wait half of their time.
    maxWorkers: Math.max(3, availableParallelism()),
    // Boards import style sheets of font packages, which only Vite can read.
    server: { deps: { inline: [/@fontsource/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
