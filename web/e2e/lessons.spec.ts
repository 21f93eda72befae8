import { expect, type Page, test } from '@playwright/test'
import { options, playNow } from './people.ts'

const coach = (page: Page) => page.getByRole('complementary', { name: 'The coach' })
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' })
const finished = (page: Page) => page.getByRole('dialog', { name: /^Well done/ })
const lit = (page: Page) => page.locator('main [data-lit]')

/** Does what each step asks for until the lesson is over; `press` chooses what is lit, on the board or below it. */
async function learn(page: Page, press: (page: Page) => Promise<void>, read: (page: Page) => Promise<void>): Promise<void> {
  for (let n = 0; n < 100; n++) {
    await expect(finished(page).or(next(page)).or(options(page).first()).or(lit(page).first()).first()).toBeVisible()
    if (await finished(page).isVisible()) return
    const before = await page.content()
    if (await next(page).isVisible()) await read(page)
    else await press(page)
    await expect.poll(async () => (await page.content()) !== before, { intervals: [50, 100, 200] }).toBe(true)
  }
}

const byMouse = async (page: Page) => {
  if ((await options(page).count()) > 0) await options(page).first().click()
  // A piece may lie on what is lit: the press goes through.
  else await lit(page).first().click({ force: true })
}
const readByMouse = (page: Page) => next(page).click()

/** How much of the coach's subject, and of what is to be pressed, its bubble covers: the worst share. */
const covered = (page: Page): Promise<number> =>
  coach(page).evaluate((bubble) => {
    const over = bubble.getBoundingClientRect()
    const shares = [...document.querySelectorAll('[data-ring], main [data-lit]')].map((each) => {
      const box = each.getBoundingClientRect()
      const width = Math.max(0, Math.min(over.right, box.right) - Math.max(over.left, box.left))
      const height = Math.max(0, Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top))
      return box.width * box.height === 0 ? 0 : (width * height) / (box.width * box.height)
    })
    return Math.max(0, ...shares)
  })

/** The coach is on the screen, and beside its subject. */
async function clear(page: Page): Promise<void> {
  await expect(coach(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => covered(page)).toBeLessThan(0.15)
}

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

for (const game of ['alderquest', 'primal', 'aldarra'])
  test(`${game} is learned by mouse, and the coach stands beside what it speaks of`, async ({ page }) => {
    await page.goto(`/game/${game}/learn/first`)
    await learn(
      page,
      async () => {
        await clear(page)
        await byMouse(page)
      },
      async () => {
        await clear(page)
        await readByMouse(page)
      },
    )
    await expect(finished(page)).toBeVisible()
  })

test('AlderQuest is learned by keyboard alone', async ({ page }) => {
  await page.goto('/game/alderquest/learn/first')
  await learn(
    page,
    async () => {
      await clear(page)
      const target = (await options(page).count()) > 0 ? options(page).first() : lit(page).first()
      await target.focus()
      await page.keyboard.press('Enter')
    },
    async () => {
      await clear(page)
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
    let left = false
    const look = async () => {
      await expect(coach(page)).toBeInViewport({ ratio: 1 })
      const step = await coach(page)
        .getByText(/^Step \d+ of/)
        .innerText()
      if (left || !step.startsWith('Step 5 ')) return
      left = true
      await page.reload()
      await expect(coach(page).getByText(step)).toBeVisible()
    }
    await learn(
      page,
      async () => {
        await look()
        await byMouse(page)
      },
      async () => {
        await look()
        await readByMouse(page)
      },
    )
    expect(left).toBe(true)
    await expect(finished(page)).toBeVisible()
  })
})

test('what is not lit says why not, a counter says what it is, and the coach says why', async ({ page }) => {
  await playNow(page, 'Hubworld: Aidalon')
  const card = page.getByRole('complementary', { name: 'Not now.' })
  // The first cards are kept: until then they lie over the table.
  await page.getByRole('button', { name: /Done: keep/ }).click()
  const council = page.locator('main [data-thing="district:1-council"]:not([data-lit])')
  const cited = card.getByRole('button', { name: /^Rule HW-/ }).first()
  const rule = page.getByRole('dialog', { name: /^Rule HW-/ })
  // A bot may act meanwhile: then the explanation is outdated, disappears, and is requested again.
  await expect(async () => {
    if (!(await cited.isVisible())) await council.click({ timeout: 2_000 })
    await cited.click({ timeout: 2_000 })
    await expect(rule).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(rule).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  const meaning = page.getByRole('complementary', { name: 'What it is' })
  // A bot may act under the pointer, and what is shown then comes first: the pointer comes back.
  await expect(async () => {
    await page.mouse.move(2, 2)
    await page.locator('main [data-term="heat"]').first().hover({ timeout: 2_000 })
    await expect(meaning).toContainText('Heat', { timeout: 2_000 })
  }).toPass()
  await page.mouse.move(2, 2)
  await expect(meaning).toHaveCount(0)

  // Only a seat that is asked can be advised, and it may be the rival's turn.
  await expect(async () => {
    await page.keyboard.press('h')
    await expect(coach(page)).toContainText('I would choose:', { timeout: 10_000 })
  }).toPass()
  await coach(page).getByRole('button', { name: 'What is that?' }).click()
  await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Words and symbols' }).click()
  const symbols = page.getByRole('dialog', { name: 'Words and symbols' })
  await symbols.getByRole('searchbox').fill('barrier')
  await expect(symbols.getByText('Barrier', { exact: true })).toBeVisible()
})
