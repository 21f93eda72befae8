import { type Browser, expect, type Page, test } from '@playwright/test'
import { axe } from './axe.ts'
import { asked, choose, plainly } from './local.ts'
import { over, playNow } from './people.ts'

const lines = (page: Page) => page.getByRole('region', { name: 'Lines' }).getByRole('listitem')
const opinions = (page: Page) => page.getByRole('list', { name: 'The bots’ opinion' }).getByRole('button')
const place = (page: Page) => page.getByRole('slider', { name: 'Choice of this line' })

/** Plays a little, gives up, and goes to the replay. */
async function replayOfAMatch(page: Page): Promise<void> {
  await plainly(page)
  await playNow(page, 'Hubworld: Aidalon')
  await choose(page, 8)
  await asked(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await over(page).getByRole('link', { name: 'Watch the replay' }).click()
}

/** Goes forward along the line until there is something to choose. */
async function untilThereIsAChoice(page: Page): Promise<void> {
  await expect(async () => {
    if ((await opinions(page).count()) < 3) await page.keyboard.press('.')
    expect(await opinions(page).count()).toBeGreaterThan(2)
  }).toPass({ intervals: [400], timeout: 60_000 })
}

interface Shared {
  readonly link: string
  readonly file: string
  readonly at: number
  readonly question: string
}

/** A friend opens the link, a link that was cut off, and the file. */
async function opensElsewhere(browser: Browser, { link, file, at, question }: Shared): Promise<void> {
  const context = await browser.newContext()
  const friend = await context.newPage()
  await friend.goto(link)
  await friend.waitForURL(/\/explore\/\w+$/)
  await expect(lines(friend).filter({ hasText: 'A bold try' })).toHaveCount(1)
  await expect(place(friend)).toHaveValue(String(at))
  await expect(friend.locator('#prompt')).toHaveText(question)
  await friend.goto(link.slice(0, -30))
  await expect(friend.getByRole('alert')).toContainText('This link is incomplete')
  await friend.goto('/')
  await friend.locator('input[type=file]').setInputFiles(file)
  await friend.waitForURL(/\/explore\/\w+$/)
  await expect(lines(friend)).toHaveCount(3)
  await context.close()
}

test('what might have been: two lines, the bots’ opinion, a reload, a link and a file', async ({ page, browser }) => {
  // Four pages and their bots, one after another: on a busy machine that takes its time.
  test.slow()
  await replayOfAMatch(page)
  await page.getByRole('slider', { name: 'Moment of the match' }).fill('2')
  await page.getByRole('button', { name: 'Explore from here' }).click()
  await page.waitForURL(/\/explore\//)
  await expect(place(page)).toHaveValue('2')
  await untilThereIsAChoice(page)
  const fork = Number(await place(page).inputValue())

  // The opinion is of every option, and chooses as the prompt does.
  await expect(opinions(page).first()).toContainText(/chance of winning \d+ %/, { timeout: 60_000 })
  await opinions(page).filter({ hasNotText: 'as played' }).first().click()
  await expect(lines(page)).toHaveCount(2)
  await expect(place(page)).toHaveValue(String(fork + 1))
  await page.keyboard.press(',')
  await expect(place(page)).toHaveValue(String(fork))
  await expect(opinions(page).filter({ hasText: 'tried' })).toHaveCount(1)
  await opinions(page)
    .filter({ hasNotText: /as played|tried/ })
    .first()
    .click()
  await expect(lines(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Name this line' }).click()
  await page.getByRole('textbox', { name: 'Name of the line' }).fill('A bold try')
  await page.keyboard.press('Enter')
  await expect(lines(page).filter({ hasText: 'A bold try' })).toHaveCount(1)
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])

  await page.reload()
  await expect(lines(page)).toHaveCount(3)
  await expect(place(page)).toHaveValue(String(fork + 1))
  const question = await page.locator('#prompt').innerText()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Copy link' }).inputValue()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it as a file' }).click()
  const file = await (await download).path()
  await page.keyboard.press('Escape')

  await opensElsewhere(browser, { link, file, at: fork + 1, question })

  // A line is deleted for good, and so is the exploration.
  await page.getByRole('button', { name: 'Delete this line' }).click()
  await page.getByRole('button', { name: 'Delete it, and all that leaves it' }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(place(page)).toHaveValue(String(fork))
  await page.goto('/')
  await page.getByRole('button', { name: 'Delete this exploration' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'Explorations' })).toHaveCount(0)
})
