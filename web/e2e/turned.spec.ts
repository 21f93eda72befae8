import { expect, test } from '@playwright/test'
import { Match, writeLog } from '@rulewright/kernel'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { axe } from './axe.ts'

/** A match in which the second player lets the first finish the middle column. */
function lostInTheMiddle(): string {
  // A log is about games in general; this is exactly this game.
  const match = Match.start(connectFour, { seats: 2 }, 'turned')
  for (const column of [3, 0, 3, 0, 3, 6, 3]) match.choose(match.first?.seat ?? 0, column)
  return writeLog(match.log())
}

test('where it turned: the choice that lost a match, what was better, and the way on from there', async ({ page }) => {
  await page.goto('/')
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(lostInTheMiddle()) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL(/\/replay\//)
  await page.getByRole('tab', { name: 'Where it turned' }).click()
  await page.getByRole('button', { name: 'Look the match through' }).click()
  await expect(page.getByText(/^7 of 7 choices looked at: .*1 blunder/)).toBeVisible()

  // Through the eyes of the player who chose, with the one better option lit on the board.
  await page
    .getByRole('list', { name: 'Choices that cost much' })
    .getByRole('button', { name: /Blunder/ })
    .click()
  await expect(page).toHaveURL(/at=5&seat=1/)
  await expect(page.getByText('Better:')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Through whose eyes' })).toHaveValue('1')
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])

  // On a phone the panels lie over the board, and make way for what was picked, whoever it belongs to.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Show the log and the chat' }).click()
  await page
    .getByRole('list', { name: 'Choices that cost much' })
    .getByRole('button', { name: /Blunder/ })
    .click()
  await expect(page.getByRole('list', { name: 'Choices that cost much' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 720 })

  // It is in the log as well, and stored: whoever comes again finds it done.
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('list', { name: 'Log' }).getByText('Blunder')).toHaveCount(1)
  await page.reload()
  await page.getByRole('tab', { name: 'Where it turned' }).click()
  await expect(page.getByText(/^7 of 7 choices looked at/)).toBeVisible()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/match\//)
})
