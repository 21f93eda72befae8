import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { longestTask } from '../../bench/web/trace.ts'
import { asked, choose, plainly } from './local.ts'
import { accept, matchId, options, over, playNow } from './people.ts'

const GAME = 'Hubworld: Aidalon'

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
  await choose(page, 12)
  const before = await asked(page)
  expect(requests).toEqual([])
  await page.reload()
  expect(await asked(page)).toEqual(before)
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem').first()).toBeVisible()
})

test('taking back, a hint, the end, the replay, the file, and deleting', async ({ page }) => {
  await plainly(page)
  await playNow(page, GAME)
  const before = await asked(page)
  await choose(page, 1)
  await expect.poll(() => asked(page)).not.toEqual(before)
  await page.keyboard.press('u')
  await expect.poll(() => asked(page)).toEqual(before)
  await page.keyboard.press('h')
  await expect(page.locator('[data-hinted]')).toBeVisible({ timeout: 60_000 })
  await choose(page, 3)
  // Nobody else can be here: there is nobody to talk to and no link to send.
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('Shuffled in this browser')).toBeVisible()
  await page.getByRole('button', { name: /^(?:Resign|Concede)$/ }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(over(page).getByText('You lost')).toBeVisible()
  await expect(over(page).getByRole('img', { name: /Who stood how well/ })).toBeVisible({ timeout: 60_000 })
  await over(page).getByRole('link', { name: 'Watch the replay' }).click()
  await page.waitForURL(/\/local\/\w+\/replay/)
  await page.getByRole('slider', { name: 'Moment of the match' }).fill('2')
  await expect(page.getByText(/^Moment 2 of/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await download).path()
  // The thread that wrote it has the game's words.
  expect(readFileSync(file, 'utf8')).toMatch(/\w+ won: nobody else was left\./)
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL(/\/local\/\w+\/replay/)
  await expect(page.getByText('The deal')).toBeVisible()
  await page.getByRole('slider', { name: 'Moment of the match' }).fill('2')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL(/\/local\/\w+$/)
  await asked(page)

  await page.goto('/')
  const deleting = page.getByRole('button', { name: 'Delete this match' })
  await expect(deleting).toHaveCount(3)
  await deleting.first().click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(deleting).toHaveCount(2)
})

test('two share a device without a server', async ({ page }) => {
  await plainly(page)
  await page.goto('/game/hubworld')
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/local\//)
  const ready = page.getByRole('button', { name: /^I am / })
  for (let n = 0; n < 12 && !(await ready.isVisible()); n++) {
    await expect(options(page).first().or(ready).first()).toBeVisible()
    if (!(await ready.isVisible()))
      await options(page)
        .last()
        .click({ timeout: 2_000 })
        .catch(() => undefined)
  }
  // The device changes hands before anything more is shown.
  await expect(options(page)).toHaveCount(0)
  await ready.click()
  await asked(page)
})

test('two pages show the same match', async ({ context, page }) => {
  await plainly(page)
  await playNow(page, GAME)
  const other = await context.newPage()
  await plainly(other)
  await other.goto(page.url())
  expect(await asked(other)).toEqual(await asked(page))
  await choose(page, 2)
  const now = await asked(page)
  await expect.poll(() => asked(other)).toEqual(now)
})

test('a match moves to the server: to be kept there, and with an invitation', async ({ page, browser }) => {
  await plainly(page)
  await playNow(page, GAME)
  const kept = page.url()
  await choose(page, 3)
  const before = await asked(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Keep it with my account' }).click()
  await page.waitForURL(/\/match\//)
  expect(await asked(page)).toEqual(before)
  const moved = matchId(page)
  await choose(page, 1)
  // The old address redirects there, and the list has it once.
  await page.goto(kept)
  await page.waitForURL(`**/match/${moved}`)
  await page.goto('/')
  await expect(page.locator(`a[href="/match/${moved}"]`)).toHaveCount(1)

  await playNow(page, GAME)
  await choose(page, 2)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Invite somebody in place of/ }).click()
  const link = await page.getByRole('textbox', { name: 'Copy link' }).first().inputValue()
  const context = await browser.newContext()
  const guest = await context.newPage()
  await plainly(guest)
  await accept(guest, link)
  await expect(guest.locator('main [data-thing]').first()).toBeVisible()
  await expect(page.locator('main [data-thing]').first()).toBeVisible()
  await context.close()
})

test('a master thinks beside the page, not in it', async ({ browser, page }) => {
  await plainly(page)
  await page.goto('/game/hubworld')
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('master')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/local\//)
  await asked(page)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.evaluate(() => {
    let free = false
    new MutationObserver(() => {
      const now = document.querySelector('ul[aria-label="What you may do"]') === null
      if (now !== free) performance.mark(now ? 'thinking' : 'asked')
      free = now
    }).observe(document.body, { childList: true, subtree: true })
  })
  await choose(page, 8)
  await asked(page)
  const longest = longestTask((await browser.stopTracing()).toString())
  // The machine that tests may be busy: how long is printed, not asserted.
  console.log(`longest task of the page while a master thought: ${longest.toFixed(1)} ms of a processor`)
  expect(page.workers().some((worker) => worker.url().includes('table-worker'))).toBe(true)
})
