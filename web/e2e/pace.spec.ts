import { expect, test } from '@playwright/test'
import { options, playNow } from './people.ts'

test('what a bot does is shown large and written in the log; a key goes on, and at once is at once', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = localStorage.getItem('rulewright.preferences') ?? ''
    // The first visit only: what is chosen here later stays.
    if (!kept.includes('"language"'))
      localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { pace: 'slow', list: true }, version: 0 }))
  })
  await playNow(page, 'Aldarra')
  const spotlight = page.locator('[data-spotlight]')
  const log = page.getByRole('list', { name: 'Log' })
  const first = options(page).first()
  await expect(async () => {
    if (!(await spotlight.isVisible())) await first.click({ timeout: 500 }).catch(() => undefined)
    await expect(spotlight).toBeVisible({ timeout: 700 })
  }).toPass()
  const said = await spotlight.innerText()
  const sentence = said.replace(/^[●▲]\s*/, '').trim()
  expect(sentence).toContain('Hazel')
  await expect(log).toContainText(sentence)
  await page.keyboard.press('Escape')
  await expect(spotlight.filter({ hasText: sentence })).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'At once' }).check()
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-spotlight]')) document.title = 'a spotlight was seen'
    }).observe(document.body, { childList: true, subtree: true })
  })
  const lines = await log.getByRole('listitem').count()
  await expect(async () => {
    await first.click({ timeout: 500 }).catch(() => undefined)
    expect(await log.getByRole('listitem').filter({ hasText: 'Hazel' }).count()).toBeGreaterThan(3)
    expect(await log.getByRole('listitem').count()).toBeGreaterThan(lines + 2)
  }).toPass()
  await expect(page).not.toHaveTitle('a spotlight was seen')
  await expect(log.getByRole('heading', { name: 'Round 1' })).toBeVisible()
})
