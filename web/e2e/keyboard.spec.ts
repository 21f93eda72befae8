import { expect, type Locator, type Page, test } from '@playwright/test'
import { options, over, playNow, pressKey } from './people.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-thing'))

async function tabTo(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('button', { name: label })).toBeVisible()
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === label) return
  }
  throw new Error(`Tab does not lead to "${label}"`)
}

test('a whole match by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Play Connect Four now')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/match\//)
  await expect(options(page)).toHaveCount(7)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Help' })).toHaveCount(0)

  // Arrows walk to what is lit on the table; Enter presses it.
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('column:0')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('column:1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Log' }).getByText(/^Dropped/)).toHaveCount(2)

  for (let turn = 0; turn < 40; turn++) {
    await expect(over(page).or(options(page).first()).first()).toBeVisible()
    if (await over(page).isVisible()) break
    const lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
    const before = await lines.count()
    await pressKey(page, String(1 + (turn % (await options(page).count()))))
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  await expect(over(page)).toBeVisible()
  // The dialog has the focus: Enter plays again.
  await page.keyboard.press('Enter')
  await expect(over(page)).toBeHidden()
})

/** Plays Duel until there is something to answer; gives the pass. */
async function reachWindow(page: Page): Promise<Locator> {
  await page.addInitScript(() =>
    localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { passIdle: false, pace: 'at-once', list: true }, version: 0 })),
  )
  await playNow(page, 'Duel')
  const pass = options(page).filter({ hasText: 'Pass' })
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
  for (let turn = 0; turn < 12; turn++) {
    await expect(options(page).first()).toBeEnabled()
    if ((await pass.count()) > 0) break
    const before = await lines.count()
    await pressKey(page, '1')
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  await expect(pass).toBeVisible()
  return pass
}

test('Space passes in a window', async ({ page }) => {
  const pass = await reachWindow(page)
  await page.getByRole('heading', { level: 1 }).click()
  await pressKey(page, ' ')
  await expect(pass).toBeHidden()
})

test('a window passes by itself once that is wished', async ({ page }) => {
  const pass = await reachWindow(page)
  await page.getByRole('button', { name: 'When I am asked to answer' }).click()
  await page.getByRole('combobox', { name: 'This question' }).selectOption('Always pass')
  await expect(pass).toBeHidden()
})

test('a choice is taken back with U', async ({ page }) => {
  await page.goto('/game/connect-four')
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me')
  await page.getByRole('button', { name: 'Open the table' }).press('Enter')
  await expect(options(page)).toHaveCount(7)
  await pressKey(page, '4')
  const ready = page.getByRole('button', { name: /^I am / })
  await expect(ready).toBeVisible()
  await page.keyboard.press('u')
  await expect(ready).toBeHidden()
  await expect(options(page)).toHaveCount(7)
  await expect(page.getByRole('list', { name: 'Log' })).toBeHidden()
})
