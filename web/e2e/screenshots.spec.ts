import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { games } from '@rulewright/games'
import { seedRandom } from '@rulewright/kernel'
import type { SeatRequest } from '@rulewright/wire'
import { invite, matchId, options, over, playNow, playOn } from './people.ts'
import { playFor, sitDown } from './whole.ts'

// Pictures of every page for docs/screenshots, taken on request: RULEWRIGHT_SCREENSHOTS=1 npx playwright test -c web/playwright.config.ts screenshots
const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

const LOOKS = [
  { look: 'desktop', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { look: 'phone', theme: 'dark', viewport: { width: 390, height: 844 } },
  { look: 'light', theme: 'light', viewport: { width: 1440, height: 900 } },
] as const
type Look = (typeof LOOKS)[number]

test.describe.configure({ timeout: 600_000 })

const keepTheme = (page: Page, theme: string) =>
  page.addInitScript(
    (chosen) =>
      localStorage.setItem(
        'rulewright.preferences',
        JSON.stringify({ state: { theme: chosen, passIdle: false, motion: 'calm', pace: 'at-once' }, version: 0 }),
      ),
    theme,
  )

async function shoot(page: Page, name: string, { look, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.mouse.move(1, 1)
  await page.waitForTimeout(1_000)
  await page.screenshot({ path: `${folder}${name}-${look}.jpg`, type: 'jpeg', quality: 82 })
}

/** The same page in every look. */
async function shootAll(page: Page, name: string, ready: () => Promise<void>): Promise<void> {
  for (const each of LOOKS) {
    await keepTheme(page, each.theme)
    await page.reload()
    await ready()
    await shoot(page, name, each)
  }
}

for (const each of LOOKS)
  test(`pages, ${each.look}`, async ({ page }) => {
    await keepTheme(page, each.theme)
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Play .* now$/ }).first()).toBeVisible()
    await shoot(page, 'home', each)
    const game = games[0]?.id ?? 'duel'
    for (const [name, path] of [
      ['game', `/game/${game}`],
      ['rules', `/rules/${game}`],
      ['cards', '/game/hubworld/cards'],
      ['decks', '/game/hubworld/decks'],
      ['settings', '/settings'],
      ['account', '/account'],
      ['credits', '/credits'],
      ['not-found', '/nowhere'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await shoot(page, name, each)
    }
  })

test('an invitation, from both sides', async ({ page, browser }) => {
  const link = await invite(page, games[0]?.id ?? 'duel')
  await shootAll(page, 'waiting-room', () => expect(page.getByRole('textbox', { name: 'Copy link' }).first()).toBeVisible())
  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(link)
  await shootAll(guest, 'join', () => expect(guest.getByRole('button', { name: 'Take the seat' })).toBeVisible())
  await context.close()
})

test('the generic board, the end and the replay', async ({ page }) => {
  await playNow(page, 'Connect Four')
  for (const column of [3, 2, 4]) await options(page).nth(column).click()
  await expect(options(page).first()).toBeEnabled()
  await shootAll(page, 'generic-board', () => expect(options(page).first()).toBeEnabled())
  await playOn(page, (turn, of) => turn % of)
  await shootAll(page, 'end', () => expect(over(page)).toBeVisible())
  await page.goto(`/replay/${matchId(page)}?at=7`)
  await shootAll(page, 'replay', () => expect(page.getByRole('slider')).toBeVisible())
})

const me: SeatRequest = { kind: 'me' }
const bot: SeatRequest = { kind: 'bot', level: 'learner' }

for (const game of games)
  test(`the table of ${game.title}`, async ({ page }) => {
    await sitDown(page, { game: game.id, seats: game.seats[0] === 4 ? [me, bot, bot, bot] : [me, bot] })
    // Far enough into the match that the board is full; a hunt may end early.
    await playFor(page, seedRandom(game.id), game.id === 'primal' ? 36 : 80)
    await shootAll(page, `table-${game.id}`, () => expect(options(page).first()).toBeEnabled({ timeout: 60_000 }))
  })
