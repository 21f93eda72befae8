import { expect, test } from '@playwright/test'
import { playNow } from './people.ts'

test('a guest keeps the account, signs out and in again, and finds the match', async ({ page }) => {
  await playNow(page, 'Connect Four')
  await page.goto('/account')
  const email = `${Date.now()}@example.com`
  const keep = page.locator('section', { hasText: 'Keep this account' })
  await keep.getByLabel('Email address').fill(email)
  await keep.getByLabel(/^Password/).fill('correct horse')
  await keep.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const back = page.locator('section', { hasText: 'I have an account' })
  await back.getByLabel('Email address').fill(email)
  await back.getByLabel(/^Password/).fill('correct horse')
  await back.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
  await expect(page.getByText('Your turn')).toBeVisible()
})

test('settings are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
})
