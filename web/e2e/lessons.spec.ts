import { expect, type Page, test } from '@playwright/test'
import { options } from './people.ts'

const coach = (page: Page) => page.getByRole('complementary', { name: 'The coach' })
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' })
const finished = (page: Page) => page.getByRole('dialog', { name: /^Well done/ })

/** Does what each step asks for until the lesson is over; `press` chooses an option. */
async function learn(page: Page, press: (page: Page) => Promise<void>, read: (page: Page) => Promise<void>): Promise<void> {
  for (let n = 0; n < 100; n++) {
    await expect(finished(page).or(next(page)).or(options(page).first()).first()).toBeVisible()
    if (await finished(page).isVisible()) return
    const before = await page.content()
    if (await next(page).isVisible()) await read(page)
    else await press(page)
    await expect.poll(async () => (await page.content()) !== before).toBe(true)
  }
}

const byMouse = (page: Page) => options(page).first().click()
const readByMouse = (page: Page) => next(page).click()

test.describe('somebody new', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('is asked whether they know the game, learns it, and is offered a match of their own', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play Hubworld: Aidalon now' }).click()
    await page.getByRole('button', { name: /^Learn by playing \(\d+ min\)$/ }).click()
    await page.waitForURL(/\/game\/hubworld\/learn\//)
    await learn(page, byMouse, readByMouse)
    await page.getByRole('button', { name: 'Play my first match' }).click()
    await page.waitForURL(/\/local\//)
    await expect(options(page).first()).toBeVisible()
  })

  test('who knows the game plays at once, and is not asked again', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play Hubworld: Aidalon now' }).click()
    await page.getByRole('button', { name: 'I know the game' }).click()
    await page.waitForURL(/\/local\//)
    await page.goto('/')
    await page.getByRole('button', { name: 'Play Hubworld: Aidalon now' }).click()
    await page.waitForURL(/\/local\//)
  })
})

test('AlderQuest is learned by keyboard alone', async ({ page }) => {
  await page.goto('/game/alderquest/learn/first')
  await learn(
    page,
    async () => {
      await options(page).first().focus()
      await page.keyboard.press('Enter')
    },
    async () => {
      await next(page).focus()
      await page.keyboard.press('Enter')
    },
  )
  await expect(finished(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the coach is on the screen at every step, and a lesson that was left goes on where it was', async ({ page }) => {
    await page.goto('/game/hubworld/learn/first')
    for (let n = 0; n < 6; n++) {
      await expect(coach(page)).toBeInViewport({ ratio: 1 })
      if (await next(page).isVisible()) await next(page).click()
      else await options(page).first().click()
    }
    const step = await coach(page)
      .getByText(/^Step \d+ of/)
      .innerText()
    expect(step).not.toMatch(/^Step 1 /)
    await page.reload()
    await expect(coach(page).getByText(step)).toBeVisible()
  })
})
