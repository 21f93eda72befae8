import { expect, type Locator, type Page, test } from '@playwright/test'
import { accept, options, playNow, playSome } from './people.ts'
import { sitDown } from './whole.ts'

/** How often something of the browser has been used since the page was opened. */
const counted = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.counted ?? 0))

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a long press shows a card large and chooses nothing', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'rulewright.preferences',
        JSON.stringify({ state: { passIdle: false, pace: 'at-once', list: true }, version: 0 }),
      ),
    )
    await playNow(page, 'Hubworld: Aidalon')
    // Keep the hand as it is dealt.
    await options(page).filter({ hasText: 'Done' }).click()
    await expect(page.locator('#prompt')).not.toContainText('replace')
    const card = page.locator('main [data-thing^="card:"][tabindex]').first()
    await expect(card).toBeVisible()
    await expect(options(page).first()).toBeEnabled()
    const box = await card.boundingBox()
    if (!box) throw new Error('no card lies open')
    const offered = await options(page).allInnerTexts()
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(page.locator('[data-zoom]')).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('[data-zoom]')).toHaveCount(0)
    await expect(card).not.toHaveAttribute('data-picked')
    expect(await options(page).allInnerTexts()).toEqual(offered)
  })

  test('tiles are hidden by dragging and by tapping, and the tap after a drag counts', async ({ page }) => {
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const
    await sitDown(page, { game: 'alderquest', seats: [...seats], config: { start: 'first-game' } })
    const ready = page.getByRole('button', { name: /^I am / })
    const tile = page.locator('[data-tray] button[data-term]').first()
    const spots = page.locator('[data-hide-at]')
    await expect(async () => {
      if (await ready.isVisible()) await ready.click()
      await expect(tile).toBeVisible({ timeout: 500 })
    }).toPass()
    const middle = async (of: Locator) => {
      const box = await of.boundingBox()
      if (!box) throw new Error('it is not on the table')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const tap = async (of: Locator) => {
      const { x, y } = await middle(of)
      await page.touchscreen.tap(x, y)
    }
    const [from, to] = [await middle(tile), await middle(spots.nth(0))]
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const share of [0.3, 0.6, 1]) {
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(spots.nth(0)).not.toHaveAttribute('data-empty')
    await tap(tile)
    await tap(spots.nth(3))
    await expect(spots.nth(3)).not.toHaveAttribute('data-empty')
  })

  test('with another person at the table a first tap shows what would be chosen, a second one chooses it', async ({ page, browser }) => {
    await sitDown(page, { game: 'aldarra', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const other = await (await browser.newContext()).newPage()
    await accept(other, page.url())
    const question = page.locator('#prompt')
    const lit = page.locator('main [data-thing^="hex:"][data-lit]')
    // Whoever begins: the other places theirs first, by one click each.
    const theirs = other.locator('main [data-thing^="hex:"][data-lit]').first()
    await expect(async () => {
      if (await theirs.isVisible()) await theirs.click({ timeout: 1_000 })
      await expect(lit.nth(1)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const asked = (await question.textContent()) ?? ''
    const hex = page.locator(`main [data-thing="${await lit.nth(1).getAttribute('data-thing')}"]`)
    await hex.tap()
    await expect(hex).toHaveAttribute('data-picked')
    await expect(options(page)).toHaveCount(1)
    await expect(question).toHaveText(asked)
    await hex.tap()
    await expect(question.filter({ hasText: asked })).toHaveCount(0)
    await other.context().close()
  })
})

test('a turn is heard; muted, it is not, also after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const tone = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      const { dataset } = document.documentElement
      dataset.counted = String(Number(dataset.counted ?? 0) + 1)
      return tone.call(this)
    }
  })
  await playNow(page, 'Connect Four')
  await options(page).nth(3).click()
  await expect.poll(() => counted(page)).toBeGreaterThan(0)
  const dropped = page.getByRole('list', { name: 'Log' }).getByText(/^Dropped/)
  await expect(dropped).toHaveCount(2)

  await page.getByRole('button', { name: 'Mute' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await options(page).nth(2).click()
  await expect(dropped).toHaveCount(4)
  expect(await counted(page)).toBe(0)
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible()
})

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`a reader with ${reducedMotion} ${moves ? 'sees cards fly' : 'sees marks instead of motion'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...motion) {
        const { dataset } = document.documentElement
        dataset.counted = String(Number(dataset.counted ?? 0) + 1)
        return animate.apply(this, motion)
      }
    })
    await playNow(page, 'Hubworld: Aidalon')
    await playSome([page], 5)
    await expect(options(page).first()).toBeEnabled()
    expect((await counted(page)) > 0).toBe(moves)
    const pause = await options(page)
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration)
    expect(pause.includes('0.001s')).toBe(!moves)
  })
