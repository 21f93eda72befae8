import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*/test/**/*.test.{ts,tsx,mjs}', 'games/*/test/**/*.test.{ts,tsx}', 'cli/template/test/**/*.test.ts'],
    pool: 'threads',
    // Boards import style sheets of font packages, which only Vite can read.
    server: { deps: { inline: [/@fontsource/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
