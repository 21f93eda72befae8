import { expect, type Page, test } from '@playwright/test'
import { options } from './people.ts'

const GAME = 'Hubworld: Aidalon'

/** Nothing passes by itself, and nothing moves. */
async function plainly(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { passIdle: false, motion: 'calm' }, version: 0 })),
  )
}

/** The question and what is on offer. */
async function asked(page: Page): Promise<readonly string[]> {
  await expect(options(page).first()).toBeEnabled({ timeout: 60_000 })
  return [await page.locator('#prompt').innerText(), ...(await options(page).allInnerTexts())]
}

/** Makes so many choices, the last on offer each time, and waits to be asked again. */
async function choose(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await expect(options(page).first()).toBeEnabled({ timeout: 60_000 })
    await options(page).last().click()
    const confirm = page.getByRole('alertdialog').getByRole('button').first()
    if (await confirm.isVisible()) await confirm.click()
  }
}

test('a match against a bot is played in this browser alone, and is there again after a reload', async ({ page }) => {
  await plainly(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: `Play ${GAME} now` })).toBeVisible()
  // Parts of the app are loaded when they are needed, and the browser asks for its icon now and then.
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/^\/(?:assets\/|icon\.svg$)/.test(new URL(request.url()).pathname)) requests.push(request.url())
  })
  page.on('websocket', (socket) => requests.push(socket.url()))
  await page.getByRole('button', { name: `Play ${GAME} now` }).click()
  await page.waitForURL(/\/local\//)
  await choose(page, 30)
  const before = await asked(page)
  expect(requests).toEqual([])
  await page.reload()
  expect(await asked(page)).toEqual(before)
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').first()).toBeVisible()
})
