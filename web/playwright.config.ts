import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = (process.env.PATH ?? '').split(delimiter)
const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
const browser = process.env.CHROMIUM_PATH ?? onPath
const results = process.env.RULEWRIGHT_E2E_RESULTS
const port = Number(process.env.PORT ?? 4311)

const baseURL = `http://127.0.0.1:${port}`
/** In these tests people know the games, except where a lesson is tested. */
const experienced = JSON.stringify({
  state: { steps: {}, finished: [], known: ['aldarra', 'alderquest', 'hubworld', 'primal'] },
  version: 0,
})
/** Nobody waits to see what others do, and everything has a button, so that it can be pressed by its words, except where that is tested. */
const hurried = JSON.stringify({ state: { pace: 'at-once', list: true }, version: 0 })

export default defineConfig({
  testDir: './e2e',
  // On request only: the pictures (RULEWRIGHT_SCREENSHOTS=1), the whole matches (RULEWRIGHT_WHOLE=1) and an evening among people (RULEWRIGHT_PEOPLE=1).
  testIgnore: [
    ...(process.env.RULEWRIGHT_SCREENSHOTS ? [] : ['**/screenshots.spec.ts']),
    ...(process.env.RULEWRIGHT_WHOLE ? [] : ['**/whole.spec.ts']),
    ...(process.env.RULEWRIGHT_PEOPLE ? [] : ['**/people.spec.ts']),
  ],
  outputDir: '../test-results/web',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may be late once; whatever needed a second try is reported as flaky.
  retries: 1,
  // Nothing here is about speed: a slow machine may take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(results ? [['json', { outputFile: results }] as const] : [])],
  use: {
    baseURL,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: baseURL,
          localStorage: [
            { name: 'rulewright.lessons', value: experienced },
            { name: 'rulewright.preferences', value: hurried },
          ],
        },
      ],
    },
    viewport: { width: 1280, height: 720 },
    // No animations except where they are tested: frames are drawn without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--no-sandbox'], ...(browser ? { executablePath: browser } : {}) },
    // Caching the whole app on the device is a test of its own, not part of every test.
    serviceWorkers: 'block',
    trace: 'off',
  },
  webServer: {
    command: 'node --import tsx e2e/serve.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
