import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const KILOBYTE = 1000

test('the home page needs less than 150 KB of JavaScript, and no board', async ({ page }) => {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), gzipSync(await response.body()).length)
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Play .* now$/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  expect(scripts.size).toBeGreaterThan(0)
  expect(total).toBeLessThan(150 * KILOBYTE)
  console.log(`home page: ${(total / KILOBYTE).toFixed(1)} KB of JavaScript, gzipped`)
})
