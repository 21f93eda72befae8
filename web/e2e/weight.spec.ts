import { expect, test } from '@playwright/test'
import { firstLoad } from '../../bench/web/weight.ts'

test('the home page needs less than 150 KB in all, and no board', async ({ page }) => {
  const { home, files } = await firstLoad(page)
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  expect(home).toBeLessThan(150)
  console.log(`home page: ${home} KB, gzipped`)
})
