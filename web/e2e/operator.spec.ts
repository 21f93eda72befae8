import { expect, type Page, test } from '@playwright/test'
import { OPERATOR_TOKEN } from './operator.ts'
import { accept, invite } from './people.ts'

const PASSWORD = 'correct horse'

async function keepAccount(page: Page, email: string): Promise<void> {
  await page.goto('/account')
  const keep = page.locator('section', { hasText: 'Keep this account' })
  await keep.getByLabel('Email address').fill(email)
  await keep.getByLabel(/^Password/).fill(PASSWORD)
  await keep.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
}

async function command(page: Page, what: string, who: string): Promise<{ token: string | null }> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const answer = await page.request.post('/api/operator/people', { headers, data: { do: what, who } })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

test('an account: password, a forgotten one, one’s own data, and leaving for good', async ({ page, browser }) => {
  const email = `mine-${Date.now()}@example.com`
  await keepAccount(page, email)
  const password = page.locator('section', { hasText: 'Change password' })
  await password.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await password.getByLabel(/at least 8/).fill('another horse')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('rulewright-my-data.json')

  // The link of whoever runs the server, on another device.
  const { token } = await command(page, 'reset', email)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`/account/link#${token}`)
  await phone.getByLabel(/at least 8/).fill('a third horse')
  await phone.getByRole('button', { name: 'Take this password' }).click()
  await expect(phone.getByText('Sign in with it')).toBeVisible()
  expect(phone.url()).not.toContain(String(token))
  await phone.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  const back = phone.locator('section', { hasText: 'I have an account' })
  await back.getByLabel('Email address').fill(email)
  await back.getByLabel(/^Password/).fill('a third horse')
  await back.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByText(`Signed in as ${email}.`)).toBeVisible()
  await phone.getByText('Delete my account').click()
  const leaving = phone.locator('section', { hasText: 'Leave for good' })
  await leaving.getByLabel(/^Password/).fill('a third horse')
  await leaving.getByRole('button', { name: 'Delete it now' }).click()
  await expect(phone.getByText('All of it is gone.')).toBeVisible()
})

test('what somebody says is reported and no longer read, and an operator sends them away', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  const desk = await (await browser.newContext()).newPage()
  await accept(other, await invite(page, 'connect-four'))
  // Whoever has no seat yet speaks to the spectators.
  await expect(other.getByRole('list', { name: 'Seats' }).getByText('You', { exact: true })).toBeVisible()
  await other.getByRole('tab', { name: 'Chat' }).click()
  await other.getByRole('textbox', { name: 'Say something' }).fill('something rude')
  await other.keyboard.press('Enter')
  await page.getByRole('tab', { name: /Chat/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'something rude' })
  await line.getByLabel(/^About /).click()
  await line.getByRole('textbox', { name: 'What is the matter' }).fill('It was rude.')
  await line.getByRole('button', { name: 'Send the report' }).click()
  await expect(line.getByRole('status')).toContainText('Thank you.')

  const email = `desk-${Date.now()}@example.com`
  await keepAccount(desk, email)
  await command(desk, 'operator', email)
  await desk.reload()
  await desk.getByRole('link', { name: 'Looking after the server' }).click()
  const report = desk.getByRole('region', { name: 'Reports' }).getByRole('listitem').filter({ hasText: 'something rude' })
  await report
    .getByText(/^Send .* away$/)
    .first()
    .click()
  await report.getByLabel('Why (they are told)').fill('It was rude.')
  await report.getByRole('button', { name: /^Send .* away$/ }).click()
  await expect(desk.getByRole('region', { name: 'Sent away' }).getByRole('listitem')).not.toHaveCount(0)
  await report.getByText('Settle', { exact: true }).first().click()
  await report.getByLabel('What was done about it').fill('Sent away.')
  await report.getByRole('button', { name: 'Settle' }).click()
  await expect(report).toHaveCount(0)
  await expect(desk.getByRole('region', { name: 'What was done' })).toContainText('sent away for 7 days')
})
