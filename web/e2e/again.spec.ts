import { type Browser, expect, type Page, test } from '@playwright/test'
import { matchId, options, over } from './people.ts'

async function person(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click()
}

test('the address in the bar is an invitation, the room is changed before everybody’s eyes, and both play again at one table', async ({
  browser,
}) => {
  const [anna, bo] = [await person(browser), await person(browser)]
  await anna.goto('/game/duel')
  await anna.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.waitForURL(/\/match\//)
  await bo.goto(anna.url())
  const take = bo.getByRole('button', { name: 'Take the seat' })
  await expect(take).toBeVisible()
  // A bot comes and goes; Bo sees both.
  await anna.getByRole('button', { name: 'Change the settings' }).click()
  await anna.getByRole('dialog').getByRole('radio', { name: '10 min and 10 s a choice' }).check({ force: true })
  await anna.getByRole('button', { name: 'Save' }).click()
  await expect(bo.getByText('10 min and 10 s a choice')).toBeVisible()
  await take.click()
  await expect(options(anna).first()).toBeVisible()
  const first = matchId(anna)

  await giveUp(bo)
  await over(bo).getByRole('button', { name: 'Play again' }).click()
  await expect(bo.getByText(/^Kept for/).first()).toBeVisible()
  await expect(over(anna).getByText(/would like to play again/)).toBeVisible()
  // It is visible on the home page as well.
  await anna.goto('/')
  await anna.getByRole('link', { name: /A seat is kept for you/ }).click()
  await anna.getByRole('button', { name: 'Take my seat' }).click()
  await expect(options(bo).first()).toBeVisible()
  expect(matchId(anna)).toBe(matchId(bo))
  expect(matchId(bo)).not.toBe(first)
  await Promise.all([anna.context().close(), bo.context().close()])
})

test('two who look for a match are led to one table', async ({ browser }) => {
  const people = [await person(browser), await person(browser)]
  for (const page of people) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Find a match' }).click()
    await page.getByRole('button', { name: 'Look for a match' }).click()
  }
  for (const page of people) await page.waitForURL(/\/match\//)
  expect(new Set(people.map(matchId)).size).toBe(1)
  for (const page of people) await page.context().close()
})
