import { expect, type Page, test } from '@playwright/test'
import { seedRandom } from '@rulewright/kernel'
import type { SeatRequest } from '@rulewright/wire'
import { options, over } from './people.ts'
import { look, sitDown } from './whole.ts'

// The dock keeps its height and hides nothing. A few positions of each game at each size; RULEWRIGHT_POSITIONS=200 for many.
const POSITIONS = Number(process.env.RULEWRIGHT_POSITIONS ?? 5)
test.describe.configure({ timeout: 60_000 + POSITIONS * 12_000 })

const me: SeatRequest = { kind: 'me' }
const bot: SeatRequest = { kind: 'bot', level: 'learner' }
/** Against a bot on a desk; elsewhere two share the device, and nobody waits for a bot to think. */
const TABLES = [
  { size: { width: 1440, height: 900 }, rival: bot },
  { size: { width: 1024, height: 768 }, rival: me },
  { size: { width: 390, height: 844 }, rival: me },
] as const

declare global {
  interface Window {
    /** Every height the dock has had, over all frames drawn. */
    dockHeights: Set<number>
  }
}

/** Measures the dock in every frame from now on. */
function measureDock(): void {
  window.dockHeights = new Set()
  const frame = () => {
    const dock = document.querySelector('[data-foot]')
    if (dock) window.dockHeights.add(Math.round(dock.getBoundingClientRect().height * 10) / 10)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** What cannot be seen in full of the dock and its open list. Runs in the page. */
function outOfSight(): string[] {
  const dock = document.querySelector('[data-foot]')
  if (!dock) return ['there is no dock']
  const parts = [...dock.querySelectorAll('#prompt, button, [data-choice-list]')].filter((part) => !part.closest('[popover], dialog'))
  const cut = parts.filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect()
    return width > 0 && (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
  })
  const asked = dock.querySelector('#prompt')
  const sentence = asked?.closest('p')
  // A sentence that is cut off reaches beyond its place.
  if (asked && sentence && asked.getBoundingClientRect().bottom > sentence.getBoundingClientRect().bottom + 2) cut.push(sentence)
  const scrolled = [...dock.querySelectorAll('*')].filter(
    (part) =>
      part.scrollHeight > part.clientHeight + 1 &&
      part.clientHeight > 0 &&
      /auto|scroll|hidden/.test(getComputedStyle(part).overflowY) &&
      part.querySelector('button'),
  )
  return [...cut, ...scrolled].map((part) => `${part.textContent} ${JSON.stringify(part.getBoundingClientRect())}`)
}

/**
 * Opens the list, where something is only on the board or behind a verb, turns its pages, and closes it again. Returns what is wrong.
 * Runs in the page.
 */
async function listOutOfSight(): Promise<string[]> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const opener = () => document.querySelector<HTMLElement>('[data-foot] button[data-list]')
  const isOpen = () => document.querySelector('[data-choice-list]') !== null
  const promised = Number(/\((\d+)\)/.exec(opener()?.textContent ?? '')?.[1] ?? 0)
  if (!opener()) return []
  const wasOpen = isOpen()
  if (!wasOpen) opener()?.click()
  await drawn()
  let listed = 0
  const wrong: string[] = []
  for (;;) {
    const buttons = [...document.querySelectorAll('[data-choice-list] li button')]
    listed += buttons.length
    for (const button of buttons) {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(button.textContent ?? '')
    }
    const next = document.querySelector<HTMLButtonElement>('[data-choice-list] button[aria-label="The next page"]:not(:disabled)')
    if (!next) break
    next.click()
    await drawn()
  }
  if (!wasOpen && listed !== promised) wrong.push(`${listed} of ${promised} are in the list`)
  if (!wasOpen && isOpen()) opener()?.click()
  await drawn()
  return wrong
}

/** Whether somebody is asked, by the dock or by a confirmation. */
const isAsked = (page: Page) => page.locator('#prompt, [role=alertdialog]').first().isVisible()

/** Plays this many random positions, or to the end of the match, checking the dock in each. */
async function playAndLook(page: Page, random: ReturnType<typeof seedRandom>, most: number): Promise<number> {
  const ready = page.getByRole('button', { name: /^I am / })
  let seen = 0
  while (seen < most && !(await over(page).isVisible())) {
    const offer = await look(page, random)
    if (!offer || !(await isAsked(page))) {
      // The device changes hands.
      if (await ready.isVisible()) await ready.click()
      else await page.waitForTimeout(20)
      continue
    }
    expect(await page.evaluate(outOfSight), offer.asked).toEqual([])
    if (offer.kind !== 'confirm' && offer.kind !== 'list') expect(await page.evaluate(listOutOfSight), offer.asked).toEqual([])
    const now = await look(page, random)
    if (now) await page.mouse.click(now.x, now.y)
    seen++
  }
  return seen
}

for (const game of ['hubworld', 'alderquest', 'primal', 'aldarra'])
  test(`${game}: the dock keeps its height, and every choice is in sight`, async ({ page }) => {
    const random = seedRandom(`dock ${game}`)
    for (const { size, rival } of TABLES) {
      await page.setViewportSize(size)
      const heights = new Set<number>()
      let seen = 0
      // A short match is followed by another.
      while (seen < POSITIONS) {
        await sitDown(page, { game, seats: [me, rival] }, { motion: 'calm', pace: 'at-once' })
        await expect(page.locator('[data-foot]')).toBeVisible()
        await page.evaluate(measureDock)
        seen += await playAndLook(page, random, POSITIONS - seen)
        for (const height of await page.evaluate(() => [...window.dockHeights])) heights.add(height)
      }
      expect([...heights], `${size.width} × ${size.height}`).toHaveLength(1)
      if (POSITIONS > 50) console.log(`${game} at ${size.width} × ${size.height}: ${seen} positions, the dock is ${[...heights]} high`)
    }
  })

test('however many sit at a table, the page is as wide as a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, { game: 'aldarra', seats: [me, bot, bot, bot] }, { motion: 'calm', pace: 'at-once' })
  await expect(page.locator('#prompt')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const seat of await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').all())
    await expect(seat).toBeInViewport({ ratio: 1 })
  // What is beyond the edge of the map is dragged into view: no list covers it by itself, once things have settled.
  await page.waitForTimeout(700)
  await expect(page.getByRole('button', { name: /List \(\d+\)/ })).toBeVisible()
  await expect(page.locator('[data-choice-list]')).toHaveCount(0)
  // However little room there is, all of the goal and what scored last is a press away.
  await page.getByRole('button', { name: /^20 points/ }).click()
  await expect(page.getByText('What scored last')).toBeInViewport()
})

test('four hunters are all in sight on a phone: their seats and their health', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, {
    game: 'primal',
    seats: [me, bot, bot, bot],
    config: { outfit: 'ready', hunters: ['dareon', 'mirah', 'thoreg', 'ljonar'] },
  })
  await expect(page.locator('#prompt')).toBeVisible()
  for (const seat of await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').all())
    await expect(seat).toBeInViewport({ ratio: 1 })
  const panels = page.getByRole('region', { name: 'Hunters' }).locator(':scope > *')
  await expect(panels).toHaveCount(4)
  for (const panel of await panels.all()) await expect(panel).toBeInViewport()
})

test('four hunters choose among all that is offered, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, { game: 'primal', seats: [me, bot, bot, bot] })
  await expect(page.locator('#prompt')).toHaveText(/^Choose your hunter/)
  const offered = page.locator('main [data-thing^="kind:"]')
  await expect(offered).toHaveCount(4)
  for (const hunter of await offered.all()) await expect(hunter).toBeInViewport({ ratio: 1 })
})

test('the beast’s panel is read to its last line, with a peril out, however many hunt it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const hunters of [
    ['dareon', 'mirah'],
    ['dareon', 'mirah', 'thoreg', 'ljonar'],
  ]) {
    const seats = hunters.map((_, seat) => (seat === 0 ? me : bot))
    await sitDown(page, { game: 'primal', seats, config: { monster: 'korowon', difficulty: 'elder', outfit: 'ready', hunters } })
    await options(page).first().click()
    const panel = page.getByRole('region', { name: 'Korowon' })
    await expect(panel.locator('[data-thing^="slot:"]')).toHaveCount(3)
    await expect(panel.locator('[data-thing^="peril:"]')).toHaveCount(1)
    expect(await panel.evaluate((of) => of.scrollHeight - of.clientHeight)).toBe(0)
    await expect(panel.getByText(/^Attrition/)).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the runes lie on the Board in every frame, whichever of Field and Board is large', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, { game: 'alderquest', seats: [me, bot], config: { start: 'first-game' } }, { motion: 'full', pace: 'at-once' })
  await expect(page.locator('#prompt')).toBeVisible()
  const out = await page.evaluate(async () => {
    const board = document.querySelector('main [data-term="board"]')
    const astray = () => {
      const over = board?.getBoundingClientRect()
      return [...(board?.querySelectorAll(':scope > [data-term]') ?? [])].filter((rune) => {
        const { left, right } = rune.getBoundingClientRect()
        return over !== undefined && (left < over.left - 1 || right > over.right + 1)
      }).length
    }
    let most = 0
    for (const pane of ['Matching Board', 'Field', 'Matching Board']) {
      document.querySelector<HTMLElement>(`button[aria-label="Show the ${pane} large"]`)?.click()
      for (let frame = 0; frame < 20; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        most = Math.max(most, astray())
      }
    }
    return { most, runes: board?.querySelectorAll(':scope > [data-term]').length ?? 0 }
  })
  expect(out.runes).toBeGreaterThan(4)
  expect(out.most).toBe(0)
})
