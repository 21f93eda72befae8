import { expect, type Locator, type Page } from '@playwright/test'

/** What a person does at a table, in words. */

export async function playNow(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: `Play ${game} now` }).click()
  await page.waitForURL(/\/(?:match|local)\//)
  await expect(options(page).first()).toBeVisible()
  return matchId(page)
}

export const matchId = (page: Page): string => /\/(?:match|local|replay)\/(\w+)/.exec(page.url())?.[1] ?? ''

export const options = (page: Page): Locator => page.getByRole('list', { name: 'What you may do' }).getByRole('button')

/** Presses a key of the table, once its keys are active after the previous question. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await expect(page.locator('[data-foot]:not([data-resting])')).toBeVisible()
  await page.keyboard.press(key)
}

export const over = (page: Page): Locator => page.getByRole('dialog', { name: 'The match is over' })

/** Opens a table with an open seat and gives its invitation link. */
export async function invite(page: Page, game: string): Promise<string> {
  await page.goto(`/game/${game}`)
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByRole('textbox', { name: 'Copy link' }).first().inputValue()
}

export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  const take = page.getByRole('button', { name: 'Take the seat' })
  await take.click()
  await expect(take).toBeHidden()
}

/** Chooses some option whenever asked, until the match is over. `which` says which of how many. */
export async function playOn(page: Page, which: (turn: number, of: number) => number): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await expect(over(page).or(options(page).first()).first()).toBeVisible({ timeout: 20_000 })
    if (await over(page).isVisible()) return
    const of = await options(page).count()
    if (of === 0) continue
    // The table may move on between the look and the click: then there is something else to look at.
    await options(page)
      .nth(which(turn, of))
      .click({ timeout: 2_000 })
      .catch(() => undefined)
  }
  throw new Error('the match does not end')
}

/** Makes some choices between them, whoever is asked, the first on offer each time. */
export async function playSome(pages: readonly Page[], choices: number): Promise<void> {
  for (let made = 0; made < choices; ) {
    for (const page of pages) {
      const first = options(page).first()
      if (!(await first.isEnabled({ timeout: 100 }).catch(() => false))) continue
      // The question may just have passed automatically.
      const clicked = await first.click({ timeout: 1_000 }).then(
        () => true,
        () => false,
      )
      if (clicked) made++
    }
  }
}
