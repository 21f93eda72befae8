import { expect, type Page, test } from '@playwright/test'
import { seedRandom } from '@rulewright/kernel'
import type { SeatRequest } from '@rulewright/wire'
import { accept, over } from './people.ts'
import { playByKeys, playWhole, sitDown } from './whole.ts'

// Whole matches of every game, pressed like a person does; minutes each, so on request: RULEWRIGHT_WHOLE=1 npx playwright test -c web/playwright.config.ts whole
test.describe.configure({ timeout: 1_800_000 })

const me: SeatRequest = { kind: 'me' }
const bot: SeatRequest = { kind: 'bot', level: 'learner' }

const TABLES = [
  { title: 'Hubworld, two seats', game: 'hubworld', seats: [me, bot] },
  { title: 'AlderQuest, a duel', game: 'alderquest', seats: [me, bot] },
  { title: 'AlderQuest, solitaire', game: 'alderquest', seats: [me], config: { difficulty: 'normal' } },
  { title: 'AlderQuest, two against two', game: 'alderquest', seats: [me, bot, bot, bot] },
  { title: 'Primal, alone', game: 'primal', seats: [me] },
  { title: 'Aldarra, four seats', game: 'aldarra', seats: [me, bot, bot, bot], config: { lastRound: 3 } },
]

/** Everything the page complains of. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

async function expectGoodEnd(page: Page, heard: readonly string[]): Promise<void> {
  await expect(over(page)).toBeVisible()
  await expect(page.getByText('This board has a defect')).toHaveCount(0)
  expect(heard).toEqual([])
}

for (const { title, ...table } of TABLES)
  test(`${title}: a whole match by mouse`, async ({ page }) => {
    const heard = complaints(page)
    await sitDown(page, table)
    const { presses, onBoard } = await playWhole([page], seedRandom(title))
    console.log(`${title}: ${presses} presses, ${onBoard} of them on the board`)
    expect(onBoard).toBeGreaterThan(0)
    await expectGoodEnd(page, heard)
  })

test('Primal: a hunt of two people', async ({ page, browser }) => {
  const heard = complaints(page)
  await sitDown(page, { game: 'primal', seats: [me, { kind: 'open' }] })
  const link = await page.getByRole('textbox', { name: 'Copy link' }).first().inputValue()
  const context = await browser.newContext()
  const friend = await context.newPage()
  await accept(friend, link)
  await playWhole([page, friend], seedRandom('two hunters'))
  await expectGoodEnd(page, heard)
  await context.close()
})

test('Hubworld: a whole match by keyboard alone', async ({ page }) => {
  const heard = complaints(page)
  await sitDown(page, { game: 'hubworld', seats: [me, bot] })
  const answers = await playByKeys(page, seedRandom('keys'), () => over(page).isVisible())
  console.log(`Hubworld by keyboard: ${answers} answers`)
  await expectGoodEnd(page, heard)
})

const TURNS = [
  { game: 'alderquest', title: 'some turns', seen: [/moved to/] },
  { game: 'aldarra', title: 'an order and a combat', seen: [/^You placed an Order/m, /attack/i] },
]

for (const { game, title, seen } of TURNS)
  test(`${game}: ${title} by keyboard alone`, async ({ page }) => {
    const heard = complaints(page)
    await sitDown(page, { game, seats: [me, bot] })
    const log = page.getByRole('list', { name: 'Log' })
    const waiting = new Set(seen)
    const answers = await playByKeys(page, seedRandom(game), async (answers) => {
      const text = answers > 0 ? await log.innerText() : ''
      for (const line of seen) if (line.test(text)) waiting.delete(line)
      return answers >= 60 && waiting.size === 0
    })
    console.log(`${game} by keyboard: ${answers} answers`)
    expect(heard).toEqual([])
  })
