// npm test: every check there is, on a fresh clone, installing what it needs on the way.
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
const units = runUnits('vitest.json', [])
const first = countVitest('vitest.json')
const failing = units === 0 ? [] : first.files
// As in the browser: what failed gets a second try, which is reported at the end. Many failures are no accident.
const isTriedAgain = failing.length > 0 && failing.length <= 3
const unitsAgain = isTriedAgain ? runUnits('vitest-again.json', failing) : units
say('Counting the rules that a test proves')
reportAll(process.stderr)
const browser = await findOrInstallBrowser(say)
say('Playing in the browser')
const played = tool('@playwright/test/cli.js', ['test', '--config', join('web', 'playwright.config.ts')], {
  mayFail: true,
  env: { ...process.env, CHROMIUM_PATH: browser, RULEWRIGHT_E2E_RESULTS: join(results, 'e2e.json') },
})

const second = isTriedAgain ? countVitest('vitest-again.json') : first
const e2e = countPlaywright()
const late = e2e.flaky + first.failed - second.failed
const again = late > 0 ? `, ${late} of them at the second try` : ''
const failed = second.failed + e2e.failed
process.stdout.write(`\n${first.passed + first.failed - second.failed + e2e.passed} passed${again}, ${failed} failed\n`)
// A failed test counts even where a runner exits with 0.
process.exit(unitsAgain !== 0 || played !== 0 || failed > 0 ? 1 : 0)

function runUnits(report, files) {
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(results, report)}`]
  return tool('vitest/vitest.mjs', ['run', ...files, ...outputs], { mayFail: true })
}

function read(name) {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function countVitest(name) {
  const report = read(name)
  if (!report) return { passed: 0, failed: 1, files: [] }
  const failing = report.testResults.filter(({ status }) => status === 'failed')
  // A file that could not even be loaded has no failed test.
  const broken = failing.filter(({ assertionResults }) => assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, files: failing.map((file) => file.name) }
}

function countPlaywright() {
  const report = read('e2e.json')
  const { expected = 0, flaky = 0, unexpected = 1 } = report?.stats ?? {}
  return { passed: expected + flaky, flaky, failed: unexpected }
}
