import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { games } from '@rulewright/games'
import { seedRandom } from '@rulewright/kernel'
import { invite, matchId, options, over, playNow, playOn } from './people.ts'
import { playFor } from './whole.ts'

// Pictures of every page for docs/screenshots, taken on request: RULEWRIGHT_SCREENSHOTS=1 npx playwright test -c web/playwright.config.ts screenshots
const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

const LOOKS = [
  { look: 'desktop', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { look: 'phone', theme: 'dark', viewport: { width: 390, height: 844 } },
  { look: 'light', theme: 'light', viewport: { width: 1440, height: 900 } },
] as const

test.describe.configure({ timeout: 180_000 })

for (const { look, theme, viewport } of LOOKS) {
  test.describe(look, () => {
    test.use({ viewport })
    const shoot = async (page: Page, name: string) => {
      await page.mouse.move(1, 1)
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${folder}${name}-${look}.png` })
    }

    test.beforeEach(async ({ context }) => {
      await context.addInitScript(
        (chosen) => localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { theme: chosen }, version: 0 })),
        theme,
      )
    })

    test('pages', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: /^Play .* now$/ }).first()).toBeVisible()
      await shoot(page, 'home')
      const game = games[0]?.id ?? 'duel'
      for (const [name, path] of [
        ['game', `/game/${game}`],
        ['rules', `/rules/${game}`],
        ['settings', '/settings'],
        ['account', '/account'],
        ['credits', '/credits'],
        ['not-found', '/nowhere'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await shoot(page, name)
      }
    })

    test('an invitation, from both sides', async ({ page, browser }) => {
      const link = await invite(page, games[0]?.id ?? 'duel')
      await shoot(page, 'waiting-room')
      const context = await browser.newContext({ viewport })
      await context.addInitScript(
        (chosen) => localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { theme: chosen }, version: 0 })),
        theme,
      )
      const guest = await context.newPage()
      await guest.goto(link)
      await expect(guest.getByRole('button', { name: 'Take the seat' })).toBeVisible()
      await shoot(guest, 'join')
      await context.close()
    })

    test('the generic table, the end and the replay', async ({ page }) => {
      await playNow(page, 'Connect Four')
      for (const column of [3, 2, 4]) await options(page).nth(column).click()
      await expect(options(page).first()).toBeEnabled()
      await shoot(page, 'generic-table')
      await playOn(page, (turn, of) => turn % of)
      await expect(over(page)).toBeVisible()
      await shoot(page, 'end')
      await page.goto(`/replay/${matchId(page)}?at=7`)
      await expect(page.getByRole('slider')).toBeVisible()
      await shoot(page, 'replay')
    })

    for (const game of games)
      test(`the table of ${game.title}`, async ({ page }) => {
        await playNow(page, game.title)
        // Far enough into the match that the board is full.
        await playFor(page, seedRandom(game.id), 80)
        await expect(options(page).first()).toBeVisible({ timeout: 30_000 })
        await shoot(page, `table-${game.id}`)
      })
  })
}
