// npm test: everything that can be seen to be true, on a fresh clone, with what it needs installed on the way.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { buildPrograms, buildStatic, buildWeb } from './build.mjs'
import { check } from './check.mjs'
import { reportAll } from './rules.mjs'
import { checkNode, install, progress, root, tool } from './setup.mjs'

checkNode()
const say = progress(7)
const results = join(root, '.results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

install(say)
say('Checking types, lint, format, layers and dead code')
if (!check()) process.exit(1)
say('Building')
await buildPrograms()
await buildWeb()
await buildStatic()
say('Running the tests of rules, kernel, bots and server')
const units = tool(
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
  { mayFail: true },
)
say('Counting the rules that a test proves')
reportAll(process.stderr)
const browser = await findOrInstallBrowser(say)
say('Playing in the browser')
const played = tool('@playwright/test/cli.js', ['test', '--config', join('web', 'playwright.config.ts')], {
  mayFail: true,
  env: { ...process.env, CHROMIUM_PATH: browser, RULEWRIGHT_E2E_RESULTS: join(results, 'e2e.json') },
})

const unit = countVitest()
const e2e = countPlaywright()
const again = e2e.flaky > 0 ? `, ${e2e.flaky} of them at the second try` : ''
const failed = unit.failed + e2e.failed
process.stdout.write(`\n${unit.passed + e2e.passed} passed${again}, ${failed} failed\n`)
// What was counted is believed before what the runners say of themselves.
process.exit(units !== 0 || played !== 0 || failed > 0 ? 1 : 0)

function read(name) {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function countVitest() {
  const report = read('vitest.json')
  // A file that could not even be read has no test that failed.
  const broken = report?.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: report?.numPassedTests ?? 0, failed: report ? report.numFailedTests + broken.length : 1 }
}

function countPlaywright() {
  const report = read('e2e.json')
  const { expected = 0, flaky = 0, unexpected = 1 } = report?.stats ?? {}
  return { passed: expected + flaky, flaky, failed: unexpected }
}
