import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { freePort, type Postgres, startPostgres } from '../../server/test/postgres.ts'
import { axe } from './axe.ts'
import { matchId, options, over } from './people.ts'

// An evening among four people with accounts, on two server processes that share one PostgreSQL.

const experienced = JSON.stringify({
  state: { steps: {}, finished: [], known: ['aldarra', 'alderquest', 'hubworld', 'primal'] },
  version: 0,
})
const hurried = JSON.stringify({ state: { pace: 'at-once', list: true }, version: 0 })

let postgres: Postgres | undefined
const servers: { readonly child: ChildProcess; readonly url: string }[] = []

async function startProcess(databaseUrl: string): Promise<void> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve.ts'], {
    cwd: `${import.meta.dirname}/..`,
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, fail) => {
    if (child.stdout) createInterface(child.stdout).once('line', () => done())
    child.once('exit', () => fail(new Error('a server did not start')))
  })
  servers.push({ child, url: `http://127.0.0.1:${port}` })
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  for (let n = 0; n < 2; n++) await startProcess(databaseUrl)
})

test.afterAll(async () => {
  for (const { child } of servers) {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
  await postgres?.stop()
})

/** Somebody with an account at one of the two servers. */
async function person(browser: Browser, name: string, server: number): Promise<Page> {
  const baseURL = servers[server]?.url ?? ''
  const localStorage = [
    { name: 'rulewright.lessons', value: experienced },
    { name: 'rulewright.preferences', value: hurried },
  ]
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto('/credits')
  const status = await page.evaluate(async (who) => {
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    await post('/api/auth/sign-in/anonymous', {})
    const email = `${who.toLowerCase()}@example.com`
    return (await post('/api/auth/sign-up/email', { name: who, email, password: 'four people and a lamp' })).status
  }, name)
  expect(status).toBe(200)
  return page
}

async function giveUp(page: Page): Promise<void> {
  const concede = page.getByRole('button', { name: /^(Concede|Resign)$/ })
  // A table that is changing may close its menu.
  await expect(async () => {
    if (!(await concede.first().isVisible())) await page.getByRole('button', { name: 'Menu' }).click({ timeout: 5_000 })
    await concede.first().click({ timeout: 2_000 })
  }).toPass()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Concede|Resign)$/ })
    .click()
}

const isAsked = (page: Page) => expect(page.locator('[data-foot]').first()).toBeVisible()

interface Evening {
  readonly names: readonly string[]
  readonly people: readonly Page[]
  /** The first two of them, one at each server. */
  readonly anna: Page
  readonly bo: Page
}

/** A quick match between the two servers. */
async function quickMatch({ anna, bo }: Evening): Promise<void> {
  for (const page of [anna, bo]) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Find a match' }).click()
    // Once the server has said what it offers, the list stays as it is.
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Duel' })).toBeVisible()
    for (const game of ['Aldarra', 'AlderQuest', 'Hubworld: Aidalon', 'Primal', 'Connect Four']) {
      const box = page.getByRole('dialog').getByRole('checkbox', { name: game })
      if (await box.isVisible()) await box.uncheck()
    }
    await page.getByRole('button', { name: 'Look for a match' }).click()
  }
  for (const page of [anna, bo]) await page.waitForURL(/\/match\//)
  expect(matchId(anna)).toBe(matchId(bo))
  await Promise.all([anna, bo].map(isAsked))
  await giveUp(bo)
  // Weng and Lin: two who have not played, 1500 ± 500, are 1658 and 1342 after it.
  await expect(over(anna).getByText('Your rating: 1500 → 1658')).toBeVisible()
  await expect(over(bo).getByText('Your rating: 1500 → 1342')).toBeVisible()
}

/** Once more, at one table. */
async function onceMore({ anna, bo }: Evening): Promise<void> {
  const first = matchId(anna)
  await over(bo).getByRole('button', { name: 'Play again' }).click()
  await over(anna).getByRole('button', { name: 'Play again with them' }).click()
  await expect.poll(() => matchId(anna)).not.toBe(first)
  await expect.poll(() => matchId(bo)).toBe(matchId(anna))
  await Promise.all([anna, bo].map(isAsked))
  await giveUp(anna)
  await expect(over(anna).getByText(/Your rating: 1658 → 1[45]\d\d/)).toBeVisible()
}

/** Friends by name. */
async function friendsByName({ anna, bo }: Evening): Promise<void> {
  await anna.goto('/friends')
  await anna.getByRole('textbox', { name: 'Add by name' }).fill('bo')
  await anna.getByRole('button', { name: 'Add', exact: true }).click()
  const link = anna.getByRole('region', { name: 'Friends' }).getByRole('link', { name: 'Bo' })
  await expect(link).toBeVisible()
  // From their page, a table with a seat reserved for them: Bo finds it on the home page, and declines.
  await link.click()
  await anna.getByRole('combobox', { name: 'Invite to a table of…' }).selectOption('hubworld')
  await anna.waitForURL(/\/match\//)
  await expect(anna.getByText('Kept for Bo').first()).toBeVisible()
  await bo.goto('/')
  await bo.getByRole('link', { name: /A seat is kept for you/ }).click()
  await bo.getByRole('button', { name: 'No, thank you' }).click()
  await expect(anna.getByText('Kept for Bo')).toHaveCount(0)
}

/** A club is founded, and joined by its link. */
async function foundClub({ anna, bo }: Evening): Promise<void> {
  await anna.goto('/friends')
  await anna.getByText('Found a club', { exact: true }).first().click()
  await anna.getByRole('textbox', { name: 'Name of the club' }).fill('The Lamp and Ladder')
  await anna.getByRole('button', { name: 'Found a club' }).click()
  await anna.waitForURL(/\/club\//)
  const link = new URL(await anna.getByRole('textbox', { name: 'Copy link' }).inputValue())
  await bo.goto(`${link.pathname}${link.search}`)
  await bo.getByRole('button', { name: 'Join the club' }).click()
  await expect(bo.getByRole('region', { name: 'Members' }).getByRole('link', { name: 'Anna' })).toBeVisible()
  expect((await axe(bo).analyze()).violations).toEqual([])
}

/** AlderQuest for four, in teams. */
async function teamsOfFour({ names, people, anna, bo }: Evening): Promise<void> {
  await anna.goto('/game/alderquest')
  await anna.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  for (const seat of ['Seat 2', 'Seat 3', 'Seat 4']) await anna.getByRole('combobox', { name: seat }).selectOption('open')
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.waitForURL(/\/match\//)
  for (const page of people.slice(1)) {
    await page.goto(`/match/${matchId(anna)}`)
    await page.getByRole('button', { name: 'Take the seat' }).click()
    await expect(page.getByRole('button', { name: 'Take the seat' })).toBeHidden()
  }
  await Promise.all(people.map(isAsked))
  const table = await anna.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), matchId(anna))
  expect(table.seats.map((seat: { name: string }) => seat.name)).toEqual(names)
  // Seats 1 and 3 against 2 and 4: a team gives up as one.
  await giveUp(bo)
  for (const page of people) await expect(over(page)).toBeVisible()
  // The same formulas for two teams of two.
  for (const [n, page] of people.entries())
    await expect(over(page).getByText(`Your rating: 1500 → ${n % 2 === 0 ? 1618 : 1382}`)).toBeVisible()
}

/** A Swiss event of three rounds. */
async function swissEvent({ people, anna, bo }: Evening): Promise<void> {
  await anna.goto('/events/new')
  await anna.getByRole('textbox', { name: 'Name of the event' }).fill('An evening of duels')
  await anna.getByRole('combobox', { name: 'Game' }).selectOption('duel')
  await anna.getByRole('button', { name: 'Make the event' }).click()
  await anna.waitForURL(/\/event\//)
  const path = new URL(anna.url()).pathname
  for (const page of people) {
    if (page !== anna) await page.goto(path)
    await page.getByRole('button', { name: 'Enrol', exact: true }).click()
    await expect(page.getByText('You have enrolled.')).toBeVisible()
  }
  await expect(anna.getByRole('heading', { name: 'Who has enrolled (4)' })).toBeVisible({ timeout: 20_000 })
  await anna.getByRole('button', { name: 'Start the event' }).click()
  for (let round = 1; round <= 3; round++) {
    if (round > 1) {
      await anna.goto(path)
      await anna.getByRole('button', { name: `Pair round ${round}` }).click()
    }
    await expect(anna.getByRole('heading', { name: `Round ${round}`, exact: true })).toBeVisible()
    for (const page of people) {
      if (page !== anna) await page.goto(path)
      await page.getByRole('link', { name: 'Go to my table' }).click()
      await page.waitForURL(/\/match\//)
    }
    await Promise.all(people.map((page) => expect(page.locator('[data-foot]').first()).toBeVisible()))
    // At each table whoever comes later in the list gives up.
    const seen = new Set<string>()
    for (const page of people) {
      if (seen.has(matchId(page))) await giveUp(page)
      seen.add(matchId(page))
    }
    expect(seen.size).toBe(2)
    for (const page of people) await expect(over(page)).toBeVisible()
  }
  for (const page of people) {
    await over(page).getByRole('link', { name: 'To the event' }).click()
    await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible({ timeout: 20_000 })
  }
  const rows = bo.getByRole('table', { name: 'Final standings' }).getByRole('row')
  // Everybody met everybody, and the earlier in the list always won.
  await expect(rows).toHaveText([/^Place/, /^1Anna3/, /^2Bo2/, /^3Cara1/, /^4Dan0/])
  await expect(bo.getByText('Anna has come first.')).toBeVisible()
  expect((await axe(bo).analyze()).violations).toEqual([])
}

test('four people on two servers: quick match, friends, rematch, teams of AlderQuest, a Swiss event to its final standings', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const names = ['Anna', 'Bo', 'Cara', 'Dan']
  const people: Page[] = []
  for (const [n, name] of names.entries()) people.push(await person(browser, name, n % 2))
  const [anna, bo] = people
  if (!anna || !bo) throw new Error('four came')
  const evening: Evening = { names, people, anna, bo }

  await test.step('a quick match between the two servers', () => quickMatch(evening))
  await test.step('once more, at one table', () => onceMore(evening))
  await test.step('friends by name', () => friendsByName(evening))
  await test.step('a club is founded, and joined by its link', () => foundClub(evening))
  await test.step('AlderQuest for four, in teams', () => teamsOfFour(evening))
  await test.step('a Swiss event of three rounds', () => swissEvent(evening))
  await expect(options(anna).first()).toBeHidden()
  for (const page of people) await page.context().close()
})
