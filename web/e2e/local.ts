import { spawn } from 'node:child_process'
import { chromium, expect, type Page } from '@playwright/test'
import { options } from './people.ts'

/** No automatic passes, no motion, bots answer at once, and the game is known. */
export async function plainly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'rulewright.preferences',
      JSON.stringify({ state: { passIdle: false, motion: 'calm', pace: 'at-once', list: true }, version: 0 }),
    )
    localStorage.setItem('rulewright.lessons', JSON.stringify({ state: { steps: {}, finished: [], known: ['hubworld'] }, version: 0 }))
  })
}

/** The question and what is on offer. */
export async function asked(page: Page): Promise<readonly string[]> {
  await expect(options(page).first()).toBeEnabled({ timeout: 60_000 })
  return [await page.locator('#prompt').innerText(), ...(await options(page).allInnerTexts())]
}

/** Makes this many choices, the last option each time, and waits to be asked again. */
export async function choose(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await expect(options(page).first()).toBeEnabled({ timeout: 60_000 })
    await options(page).last().click()
    const confirm = page.getByRole('alertdialog').getByRole('button').first()
    if (await confirm.isVisible()) await confirm.click()
  }
}

/** A browser of its own, with a folder that outlives it. */
export async function launch(folder: string, path: string) {
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', `--user-data-dir=${folder}`, '--remote-debugging-port=0']
  // A process group of its own: its helpers, which write into the folder, are killed with it.
  const browser = spawn(path, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const address = await new Promise<string>((found, fail) => {
    let said = ''
    browser.stderr.on('data', (text: Buffer) => {
      said += text.toString()
      const line = /DevTools listening on (ws:\S+)/.exec(said)
      if (line?.[1]) found(line[1])
    })
    browser.once('exit', () => fail(new Error(`the browser did not start: ${said}`)))
  })
  const [context] = (await chromium.connectOverCDP(address)).contexts()
  if (!context) throw new Error('the browser has no window')
  const page = await context.newPage()
  await plainly(page)
  const kill = async () => {
    const gone = new Promise((done) => browser.once('exit', done))
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
    await gone
  }
  return { page, kill }
}
