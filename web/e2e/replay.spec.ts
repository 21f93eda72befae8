import { expect, test } from '@playwright/test'
import { matchId, options, over, playNow, playOn } from './people.ts'

test('a replay is scrubbed, stepped, played, shared and played on from', async ({ page, browser }) => {
  await playNow(page, 'Connect Four')
  await playOn(page, (turn, of) => turn % of)
  const match = matchId(page)
  await over(page).getByRole('link', { name: 'Watch the replay' }).click()
  const slider = page.getByRole('slider', { name: 'Moment of the match' })
  await expect(slider).toBeVisible()
  await expect(page.getByText('The deal')).toBeVisible()

  await slider.fill('4')
  await expect(page.getByText(/^Moment 4 of/).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /Hazel|Badger|./ }).first()).toBeVisible()
  const discs = page.locator('main [role=img]')
  await expect(discs).toHaveCount(4)
  await page.getByRole('button', { name: 'One forward' }).click()
  await expect(discs).toHaveCount(5)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(discs).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(discs).not.toHaveCount(4)
  await page.getByRole('button', { name: 'Pause' }).click()

  // The link to a moment opens that moment for somebody else.
  await slider.fill('3')
  await expect(page).toHaveURL(/at=3/)
  const context = await browser.newContext()
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.getByText(/^Moment 3 of/).first()).toBeVisible()
  await expect(friend.locator('main [role=img]')).toHaveCount(3)

  // The file can be taken along and opened again.
  const file = await (await friend.request.get(`/api/matches/${match}/file`)).body()
  await friend.goto('/')
  await friend.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: file })
  await friend.waitForURL(/\/replay\//)
  await expect(friend.getByText('The deal')).toBeVisible()
  await friend.goto('/')
  await friend
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from('{"not":"a match"}') })
  await expect(friend.getByRole('alert')).toBeVisible()
  await context.close()

  await slider.fill('4')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL(/\/match\//)
  expect(matchId(page)).not.toBe(match)
  await expect(options(page).first()).toBeVisible()
})

test('a line of the log leads to its moment, also while the match runs', async ({ page }) => {
  await playNow(page, 'Connect Four')
  await options(page).nth(0).click()
  await expect(page.getByRole('list', { name: 'Log' }).getByText(/^Dropped/)).toHaveCount(2)
  await page.getByRole('link', { name: 'Look at this moment again (choice 1)' }).click()
  await expect(page.getByText(/^Moment 1 of/).first()).toBeVisible()
  await expect(page.locator('main [role=img]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await expect(options(page)).toHaveCount(7)
})
