import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { games } from '@rulewright/games'
import { seedRandom } from '@rulewright/kernel'
import type { SeatRequest } from '@rulewright/wire'
import { withNewGame } from './new-game.ts'
import { invite, matchId, options, over, playNow, playOn } from './people.ts'
import { playFor, sitDown } from './whole.ts'

// Pictures of every page for docs/screenshots, taken on request: RULEWRIGHT_SCREENSHOTS=1 npx playwright test -c web/playwright.config.ts screenshots
const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

const DESK = { viewport: { width: 1440, height: 900 } } as const
/** Held in the hand: what is for a keyboard or a pointer is not shown. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const LOOKS = [
  { look: 'desktop', theme: 'dark', device: DESK },
  { look: 'phone', theme: 'dark', device: PHONE },
  { look: 'light', theme: 'light', device: DESK },
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

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForTimeout(1_000)
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 })
}

/** Somebody's page on another device: with what their browser keeps, where there is one. */
async function onDevice(page: Page, device: BrowserContextOptions, theme: string, kept: boolean, use: (page: Page) => Promise<void>) {
  const storageState = kept ? await page.context().storageState({ indexedDB: true }) : undefined
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...device, ...(storageState ? { storageState } : {}) })
  if (!context) throw new Error('there is no browser')
  const other = await context.newPage()
  await keepTheme(other, theme)
  await use(other)
  await context.close()
}

/** The same page in every look. */
async function shootAll(page: Page, name: string, ready: (page: Page) => Promise<void>): Promise<void> {
  for (const { look, theme, device } of LOOKS)
    await onDevice(page, device, theme, true, async (other) => {
      await other.goto(page.url())
      await ready(other)
      await shoot(other, `${name}-${look}`)
    })
}

const PAGES = [
  ['game', `/game/${games[0]?.id}`],
  ['rules', `/rules/${games[0]?.id}`],
  ['cards', '/game/hubworld/cards'],
  ['decks', '/game/hubworld/decks'],
  ['settings', '/settings'],
  ['account', '/account'],
  ['credits', '/credits'],
  ['not-found', '/nowhere'],
] as const

async function shootPages(page: Page, { look }: Look): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Play .* now$/ }).first()).toBeVisible()
  await shoot(page, `home-${look}`)
  for (const [name, path] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shoot(page, `${name}-${look}`)
  }
}

for (const each of LOOKS)
  test(`pages, ${each.look}`, ({ page }) => onDevice(page, each.device, each.theme, false, (other) => shootPages(other, each)))

test('an invitation, from both sides', async ({ page, browser }) => {
  const link = await invite(page, games[0]?.id ?? 'duel')
  await shootAll(page, 'waiting-room', (host) => expect(host.getByRole('textbox', { name: 'Copy link' }).first()).toBeVisible())
  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(link)
  await shootAll(guest, 'join', (other) => expect(other.getByRole('button', { name: 'Take the seat' })).toBeVisible())
  await context.close()
})

test('the generic board, the end and the replay', async ({ page }) => {
  await playNow(page, 'Connect Four')
  for (const column of [3, 2, 4]) await options(page).nth(column).click()
  await expect(options(page).first()).toBeEnabled()
  await shootAll(page, 'generic-board', (other) => expect(other.locator('#prompt')).toBeVisible())
  await playOn(page, (turn, of) => turn % of)
  await shootAll(page, 'end', (other) => expect(over(other)).toBeVisible())
  await page.goto(`/replay/${matchId(page)}?at=7`)
  await shootAll(page, 'replay', (other) => expect(other.getByRole('slider')).toBeVisible())
})

test('a new game, before it has a board', async ({ page, baseURL }) => {
  await withNewGame(baseURL ?? '', async (address) => {
    for (const { look, theme, device } of LOOKS.slice(0, 2))
      await onDevice(page, device, theme, false, async (other) => {
        await other.goto(`${address}game/magpies`)
        await other.getByRole('button', { name: /^Play now/ }).click({ timeout: 120_000 })
        await expect(options(other).first()).toBeEnabled({ timeout: 60_000 })
        await playFor(other, seedRandom('a new game'), 16)
        await expect(options(other).first()).toBeEnabled()
        await shoot(other, `new-game-${look}`)
      })
  })
})

const me: SeatRequest = { kind: 'me' }
const bot: SeatRequest = { kind: 'bot', level: 'learner' }

for (const game of games)
  test(`the table of ${game.title}`, async ({ page }) => {
    await sitDown(page, { game: game.id, seats: game.seats[0] === 4 ? [me, bot, bot, bot] : [me, bot] })
    // Far enough into the match that the board is full; a hunt may end early.
    await playFor(page, seedRandom(game.id), game.id === 'primal' ? 36 : 80)
    await shootAll(page, `table-${game.id}`, async (other) => {
      await expect(other.locator('#prompt')).toBeVisible({ timeout: 60_000 })
      // What came before is fetched: a long match takes its time.
      await expect(other.locator('[role=tabpanel] ol')).toBeAttached({ timeout: 60_000 })
    })
  })

test('why something is not on offer', async ({ page }) => {
  await onDevice(page, DESK, 'dark', false, async (other) => {
    await playNow(other, 'Hubworld: Aidalon')
    await other.getByRole('button', { name: /Done: keep/ }).click()
    // An explanation disappears with its position, and it may be the rival's turn.
    await expect(async () => {
      await other.locator('main [data-thing="district:1-council"]:not([data-lit])').click({ timeout: 2_000 })
      await expect(other.getByRole('complementary', { name: 'Not now.' })).toContainText('HW-', { timeout: 2_000 })
    }).toPass()
    await other.screenshot({ path: `${folder}why-not-hubworld-desktop.jpg`, type: 'jpeg', quality: 82 })
  })
})

const coach = (page: Page) => page.getByRole('complementary', { name: 'The coach' })
const lessonOver = (page: Page) => page.getByRole('dialog', { name: /^Well done/ })

/** Does what the lesson asks for until it has come to a step, or to its end. */
async function learnTo(page: Page, game: string, step: number | null): Promise<void> {
  await page.goto(`/game/${game}/learn/first`)
  for (let n = 0; n < 100; n++) {
    await expect(coach(page).or(lessonOver(page)).first()).toBeVisible({ timeout: 60_000 })
    if (await lessonOver(page).isVisible()) return
    if (step !== null && (await coach(page).getByText(`Step ${step} of`).isVisible())) return
    const before = await page.content()
    const next = coach(page).getByRole('button', { name: 'Next' })
    if (await next.isVisible()) await next.click()
    else if ((await options(page).count()) > 0) await options(page).first().click()
    else await page.locator('main [data-lit]').first().click({ force: true })
    await expect.poll(async () => (await page.content()) !== before).toBe(true)
  }
}

/** The step that shows each game best. */
const STEPS: Readonly<Record<string, number>> = { hubworld: 10, alderquest: 7, primal: 8, aldarra: 8 }

for (const { id, title } of games)
  test(`the first lesson of ${title}`, async ({ page }) => {
    for (const [look, device] of [
      ['desktop', DESK],
      ['phone', PHONE],
    ] as const)
      await onDevice(page, device, 'dark', false, async (other) => {
        await learnTo(other, id, STEPS[id] ?? 5)
        await shoot(other, `lesson-${id}-${look}`)
        if (look === 'phone') return
        await learnTo(other, id, null)
        await shoot(other, `lesson-${id}-end`)
      })
  })
