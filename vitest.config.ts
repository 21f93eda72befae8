import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*/test/**/*.test.{ts,tsx,mjs}', 'games/*/test/**/*.test.{ts,tsx}', 'cli/template/test/**/*.test.ts'],
    pool: 'threads',
    // As many as the smallest machine has cores; the default leaves one of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Boards import style sheets of font packages, which only Vite can read.
    server: { deps: { inline: [/@fontsource/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
