import { expect, test } from '@playwright/test'
import { games } from '@rulewright/games'
import { options, playNow } from './people.ts'

const game = games[0]

test('a question leads to its rule, and the rules can be searched', async ({ page }) => {
  if (!game) throw new Error('no game is registered')
  await playNow(page, game.title)
  const link = page.getByRole('link', { name: /^Rule / })
  const rule = (await link.innerText()).replace('Rule ', '')
  await link.click()
  const dialog = page.getByRole('dialog', { name: `Rule ${rule}` })
  await expect(dialog.locator('[data-asked]')).toContainText(rule)
  await page.keyboard.press('Escape')
  // The table is still there.
  await expect(options(page).first()).toBeVisible()

  await page.goto(`/rules/${game.id}#${rule}`)
  await expect(page.locator(`[id="${rule}"]`)).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill(rule)
  await expect(page.getByText(/rules? found/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('zzzz')
  await expect(page.getByText('No rule speaks of that.')).toBeVisible()
})
