import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { games } from '@rulewright/games'
import { axe } from './axe.ts'
import { matchId, options, over, playNow, playOn, playSome } from './people.ts'

/** In both themes: they differ only in their colours, so everything else is checked in the dark one. */
const expectNoViolation = (page: Page): Promise<void> =>
  // Things that are fading in are pale for a moment: only what stays is a violation.
  expect(() => tryForViolations(page)).toPass({ intervals: [500], timeout: 30_000 })

async function tryForViolations(page: Page): Promise<void> {
  const dark = await axe(page).analyze()
  await wear(page, 'light')
  const light = await axe(page).withRules(['color-contrast']).analyze()
  await wear(page, 'dark')
  const told = ({ violations }: typeof dark) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect({ dark: told(dark), light: told(light) }).toEqual({ dark: [], light: [] })
}

/** As when the system's theme changes; colour transitions have finished. */
async function wear(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(fading.map((one) => one.finished))
  })
}

const PAGES = [
  ['/game/duel', 'Duel'],
  ['/settings', 'Settings'],
  ['/account', 'Your account'],
  ['/credits', 'Credits'],
  ['/friends', 'People'],
  ['/events/new', 'Hold an event'],
  ['/calendar', 'What runs out when'],
  ['/nowhere', 'Nothing is here'],
] as const
const shipped = games[0]?.id ?? ''

/** The system's theme, nothing that moves, and the developers' data panel. */
const prefer = (context: BrowserContext) =>
  context.addInitScript(() =>
    localStorage.setItem(
      'rulewright.preferences',
      JSON.stringify({ state: { theme: 'system', motion: 'calm', pace: 'at-once', list: true, tree: true }, version: 0 }),
    ),
  )

test.use({ colorScheme: 'dark' })

test.describe('in both themes', () => {
  test.beforeEach(({ context }) => prefer(context))

  test('the generic board has no violation, with hidden hands and piles to press', async ({ page }) => {
    await playNow(page, 'Duel')
    await playSome([page], 4)
    await expectNoViolation(page)
  })

  test('no page has a violation', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play Duel now' })).toBeVisible()
    await expectNoViolation(page)
    for (const [path, heading] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectNoViolation(page)
    }
  })

  test('no table has a violation, from the deal to the replay', async ({ page }) => {
    await playNow(page, 'Connect Four')
    await expectNoViolation(page)
    await page.keyboard.press('?')
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await playOn(page, (turn, of) => turn % of)
    await expectNoViolation(page)
    await page.goto(`/replay/${matchId(page)}`)
    await expect(page.getByRole('slider')).toBeVisible()
    await page.getByRole('tab', { name: 'Data' }).click()
    await expectNoViolation(page)
  })

  test('a game’s own pages have no violation', async ({ page }) => {
    for (const [path, heading] of [
      ['/game/hubworld/cards', 'Cards'],
      ['/game/hubworld/decks', 'Decks'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      // The cards are drawn alike; the checker needs to see some.
      await page.evaluate(() => {
        for (const card of document.querySelectorAll('main li:nth-child(n+8)')) card.remove()
      })
      await expectNoViolation(page)
    }
  })

  for (const game of games)
    test(`no table of ${game.title} has a violation`, async ({ page }) => {
      await playNow(page, game.title)
      await playSome([page], 4)
      await expect(options(page).first()).toBeEnabled()
      await expectNoViolation(page)
    })
})

test('the rules have no violation', async ({ context, page }) => {
  await prefer(context)
  await page.goto(`/rules/${shipped}`)
  await expect(page.getByRole('heading', { name: /^Rules of/, level: 1 })).toBeVisible()
  // A thousand rules are drawn alike; the checker needs to see some.
  await page.locator('article > :last-child').waitFor()
  await page.evaluate(() => {
    for (const rule of document.querySelectorAll('article > :nth-child(n+60)')) rule.remove()
  })
  await expectNoViolation(page)
})

test('every page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/game/aldarra', '/rules/aldarra', '/settings', '/account', '/credits']) {
    await page.goto(path)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    const widest = await page.evaluate(() =>
      Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('main p, main h1, main h2')].map((line) => line.getBoundingClientRect().right),
      ),
    )
    expect(widest, path).toBeLessThanOrEqual(390)
  }
})

test('the table fits a phone and a wide screen', async ({ page }) => {
  await playNow(page, 'Duel')
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(options(page).first()).toBeInViewport()
    await expect(page.locator('#prompt')).toBeInViewport()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Show the log and the chat' }).click()
  await expect(page.getByRole('tab', { name: 'Log' })).toBeInViewport()
  await expect(over(page)).toBeHidden()
})
