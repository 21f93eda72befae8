import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './setup.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** A Chromium on the PATH, or null. */
function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return null
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** The browser for the end-to-end tests: an installed one, else the test runner's own, else the system's package. */
export async function findOrInstallBrowser(say) {
  const here = process.env.CHROMIUM_PATH ?? onPath() ?? (await playwrightsOwn())
  if (here) {
    say(`Browser: ${here}`)
    return here
  }
  say('Installing a browser for the tests')
  if (process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    run('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 2], mayFail: true })
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 2], mayFail: true })
    if (onPath()) return onPath()
  }
  run('npx', ['playwright', 'install', 'chromium'], { mayFail: true })
  const found = onPath() ?? (await playwrightsOwn())
  if (found) return found
  process.stderr.write('No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one, and run this again.\n')
  process.exit(1)
}
