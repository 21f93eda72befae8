import { expect, type Page, test } from '@playwright/test'

// A table is set up by pictures and sentences, and only by what matters at it.

const open = (page: Page) => page.getByRole('button', { name: 'Open the table' })
const seats = (page: Page, n: number) => page.getByRole('group', { name: 'Number of seats' }).getByText(String(n), { exact: true }).click()

test('a hunter’s outfit is picked by its picture, and nobody is asked for it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/game/primal')
  await page.getByRole('button', { name: 'As suggested for a first match' }).click()
  await page.getByRole('button', { name: /^Outfit for Seat 1: What suits Dareon/ }).click()
  const outfits = page.getByRole('group', { name: 'Outfit for Seat 1' })
  for (const name of ['Packed at the table', 'Signal Horn', 'Field Kit', 'Smoke Pot', 'By chance'])
    await expect(outfits.getByText(name).first()).toBeVisible()
  // Mirah brings the Grapnel Line: nobody else is offered it.
  await expect(outfits.getByText('Grapnel Line')).toHaveCount(0)
  await outfits.getByText('Cast out the behavior you fear most').click()
  await expect(outfits.getByText('Replace an active behavior.')).toBeVisible()
  await expect(outfits.locator('label:has(:checked) svg')).toHaveCount(5)
  // However far one has scrolled, the table can be opened.
  await expect(open(page)).toBeInViewport({ ratio: 1 })
  await open(page).click()
  await expect(page.locator('#prompt')).toContainText('goes first')
  await expect(
    page
      .locator('main')
      .getByRole('img', { name: /Weighted Net/ })
      .or(page.locator('main [aria-label^="Weighted Net"]'))
      .first(),
  ).toBeAttached()
})

test('teams are shown, and what does not matter at these seats is not offered', async ({ page }) => {
  await page.goto('/game/alderquest')
  await seats(page, 4)
  await expect(page.getByText('Team A', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Seats of one team play together.')).toBeVisible()
  await expect(page.getByText('Suggested first game', { exact: true })).toHaveCount(0)
  await page.goto('/game/aldarra')
  await expect(page.getByRole('group', { name: 'Map' })).toBeVisible()
  await page.getByLabel('Balanced factions').check()
  await expect(page.getByText('Balanced by')).toHaveCount(0)
  await seats(page, 3)
  await expect(page.getByText('Balanced by')).toBeVisible()
})

test('whoever plays together plays against nobody', async ({ page }) => {
  await page.goto('/game/primal')
  await expect(page.getByRole('group', { name: 'Monster' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/against/i)
})

test('a deck from the builder is played at once, with its own seeker', async ({ page }) => {
  await page.goto('/game/hubworld/decks')
  await page.getByRole('combobox', { name: 'Open' }).selectOption('Starter D: Jayko & Ace')
  await page.getByRole('button', { name: 'Play this deck' }).click()
  await page.waitForURL(/\/local\//)
  await page.getByRole('button', { name: /Done: keep/ }).click()
  await expect(page.getByRole('button', { name: /^Your seeker: Jayko & Ace/ })).toBeVisible()
})

test('bots of one level have names of their own while the table is set up', async ({ page }) => {
  await page.goto('/game/aldarra')
  await seats(page, 4)
  const chosen = page.getByRole('combobox', { name: /^Seat/ }).locator('option:checked')
  await expect(chosen).toHaveText(['Me', /^Hazel/, /^Clover/, /^Bramble/])
})
