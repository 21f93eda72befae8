import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { games } from '@rulewright/games'

/** A button that answers the current question. */
export const OPTIONS = 'ul[aria-label="What you may do"] button:not([disabled])'

/** Opens the list of answers, where there is no room for all of them. */
const LIST = 'button[data-list][aria-expanded=false]'

/** A question, and some way to answer it. */
const ASKED = `${OPTIONS}, ${LIST}`

/** Settings of the app, as it keeps them. */
interface Wishes {
  readonly pace: 'fast' | 'at-once'
  /** A button for every choice, even those that can be made on the board. */
  readonly list: boolean
}

interface Visit extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'serviceWorkers'> {
  readonly wishes: Wishes
}

export const DESK = { width: 1440, height: 900 }

/** A first-time visitor, who knows the games. */
export async function visitor(browser: Browser, url: string, visit: Visit): Promise<Page> {
  const { wishes, ...options } = visit
  const context = await browser.newContext({ baseURL: url, ...options })
  await context.addInitScript(
    ({ known, state }) => {
      localStorage.setItem('rulewright.lessons', JSON.stringify({ state: { steps: {}, finished: [], known }, version: 0 }))
      localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { passIdle: false, ...state }, version: 0 }))
    },
    { known: games.map(({ id }) => id), state: wishes },
  )
  return context.newPage()
}

/** From the home page to the first question of a match against bots. */
export async function sitDown(page: Page, title: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: `Play ${title} now` }).click()
  await toBeAsked(page)
}

export const toBeAsked = (page: Page): Promise<void> => page.locator(ASKED).first().waitFor({ timeout: 120_000 })

/** Gives an answer, and confirms it where the app asks. */
export async function answer(page: Page, which: 'first' | 'last'): Promise<void> {
  await toBeAsked(page)
  // The list disappears with its question, even while a press is on its way: then the next question is answered.
  for (let tries = 0; tries < 30 && !(await page.locator(OPTIONS).first().isVisible()); tries++) {
    await page
      .locator(LIST)
      .click({ timeout: 2_000 })
      .catch(() => toBeAsked(page))
  }
  await page.locator(OPTIONS)[which]().click({ timeout: 120_000 })
  const sure = page.getByRole('alertdialog').getByRole('button').first()
  if (await sure.isVisible()) await sure.click()
}

/** Gives this many answers, and waits for the question after them. */
export async function choose(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await answer(page, 'last')
  await toBeAsked(page)
}
