import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const KILOBYTE = 1000

test('the home page needs less than 150 KB of JavaScript, and no board', async ({ page }) => {
  const loaded = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.set(response.url(), response.body())
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Play .* now$/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(loaded.values())
  const total = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(total).toBeLessThan(150 * KILOBYTE)
  console.log(`home page: ${(total / KILOBYTE).toFixed(1)} KB of JavaScript, gzipped`)
})
