import { expect, test } from '@playwright/test'

const TITLE = 'Hunts of two'
const experiment = { game: 'primal', title: TITLE, seats: 2, games: 4000, tables: 'hunts', bots: ['greedy'], drama: false }

test('an experiment is made, watched and stopped on the page, and a bar of its report leads to a match that replays', async ({ page }) => {
  await page.goto('/lab')
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
  await expect(run).toContainText(/[1-9]\d* of 4000 deals/)
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
