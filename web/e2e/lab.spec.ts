import { expect, type Page, test } from '@playwright/test'
import { choose } from './local.ts'

// One after the other: one experiment runs at a time.
test.describe.configure({ mode: 'default' })

const TITLE = 'Hunts of two'
const experiment = { game: 'primal', title: TITLE, seats: 2, games: 4000, tables: 'hunts', bots: ['greedy'], drama: false }

/** Opens the lab; what an attempt that failed left running is stopped. */
async function openLab(page: Page): Promise<void> {
  await page.goto('/lab')
  await expect(page.getByRole('heading', { name: 'A new experiment' })).toBeVisible()
  const stop = page.getByRole('button', { name: /^Stop / })
  if (await stop.isVisible()) await stop.click()
  await expect(stop).toHaveCount(0)
}

test('an experiment is made, watched and stopped on the page, and a bar of its report leads to a match that replays', async ({ page }) => {
  await openLab(page)
  await page.getByLabel('Game').selectOption('hubworld')
  await page.getByRole('button', { name: 'Add a variant' }).click()
  await page.getByLabel('Which number').fill('auntie')
  await page.getByRole('button', { name: 'Auntie Ruth: cost' }).click()
  await expect(page.getByLabel('New value (printed: 4)')).toHaveValue('4')
  await page.getByLabel('New value (printed: 4)').fill('6')
  await page.getByRole('button', { name: 'Write it as text' }).click()
  const text = page.getByLabel('The experiment', { exact: true })
  await expect(text).toHaveValue(/"cards.auntie-ruth.cost": 6/)
  await text.fill('{ "game": "primal", "gams": 3 }')
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(page.getByRole('alert')).toContainText('gams')
  await text.fill(JSON.stringify(experiment))
  await page.getByRole('button', { name: 'Run it' }).click()
  // What was started is shown at once.
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('link', { name: 'The lab' }).click()
  const run = page.getByRole('listitem').filter({ hasText: TITLE })
  await expect(run.getByRole('progressbar')).toBeVisible()
  await expect(run).toContainText(/[1-9]\d* of 4000 deals/, { timeout: 60_000 })
  await run.getByRole('button', { name: `Stop ${TITLE}` }).click()
  await expect(run).toContainText('stopped')
  await expect(run.getByRole('button', { name: `Go on with ${TITLE}` })).toBeVisible()

  await run.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('Won ')
  const hunters = page.getByRole('region', { name: 'Wins by hunter' })
  await hunters.locator('summary').first().click()
  await hunters
    .getByRole('button', { name: /^Watch / })
    .first()
    .click()
  const moments = page.getByRole('slider', { name: 'Moment of the match' })
  await expect(moments).toBeVisible()
  await moments.fill('20')
  await expect(page.getByText(/^Moment 20 of/).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const TOUGH = { 'stances.VX-S1.novice.toughness': 9 }
const HUNT = { monster: 'vyraxen', difficulty: 'novice', hunters: ['mirah', 'dareon'], outfit: 'ready' }
const VARIANTS = [{ name: 'as printed' }, { name: 'tough', set: TOUGH }]

/** Presses the first bar of a variant and watches the first game behind it; returns its number. */
async function watchFirst(page: Page, variant: string): Promise<string> {
  const bars = page.getByRole('region', { name: variant, exact: true })
  await bars.locator('summary').first().click()
  const watch = bars.getByRole('button', { name: /^Watch / }).first()
  const id = (await watch.innerText()).replace('Watch ', '')
  await watch.click()
  return id
}

test('a bar of a variant with other numbers leads to its match, which is replayed, explored and played on with them', async ({ page }) => {
  const title = 'A tougher beast'
  const file = { game: 'primal', title, seats: 2, games: 4, tables: [HUNT], bots: ['greedy'], drama: false, variants: VARIANTS }
  await openLab(page)
  await page.getByRole('button', { name: 'Write it as text' }).click()
  await page.getByLabel('The experiment', { exact: true }).fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  const run = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const id = await watchFirst(page, 'tough')

  const numbers = page.getByRole('button', { name: /^Other numbers: / })
  const toughness = (value: number) => page.getByLabel(`Toughness: ${value}`).first()
  await expect(numbers).toContainText('Watchful (novice): toughness 9 instead of 5')
  const moments = page.getByRole('slider', { name: 'Moment of the match' })
  await moments.fill('30')
  await expect(toughness(9)).toBeVisible()
  await page.getByRole('button', { name: 'To the end' }).click()
  const { matches } = await (await page.request.get(`/api/lab/runs/${run}`)).json()
  const isWon = matches[id].payoffs[0] === 1
  await expect(page.getByLabel(/^Health \d+ of 10/).first()).toHaveAccessibleName(isWon ? /^Health 0 of/ : /^Health [1-9]\d* of/)

  await moments.fill('30')
  await page.getByRole('button', { name: 'Explore from here' }).click()
  await expect(page).toHaveURL(/\/explore\//)
  await expect(numbers).toBeVisible()
  await page.goBack()
  await moments.fill('30')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await expect(page).toHaveURL(/\/local\/\w+$/)
  await expect(toughness(9)).toBeVisible()
  await choose(page, 1)
  // It is kept with its numbers.
  await page.reload()
  await expect(numbers).toContainText('toughness 9 instead of 5')
  await expect(toughness(9)).toBeVisible()
  await choose(page, 1)

  // A match as printed, in the same page.
  await page.getByRole('link', { name: 'To the games' }).first().click()
  await page.getByRole('link', { name: 'Open the lab' }).click()
  await page.getByRole('link', { name: title }).click()
  await watchFirst(page, 'as printed')
  await moments.fill('30')
  await expect(toughness(5)).toBeVisible()
  await expect(numbers).toHaveCount(0)
})
