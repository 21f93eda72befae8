import type { Browser, Page } from '@playwright/test'
import { paths } from '@rulewright/wire'
import { longestTask } from './trace.ts'
import { choose, DESK, OPTIONS, sitDown, visitor } from './visitor.ts'

const CHOICES = 12
const THOUGHTS = 6

/** What a page notes about itself, from its first moment. */
interface PlayNotes {
  pressed: number
  asked: number
  /** Tasks of over 50 ms: when they began and how long they took. */
  long: [at: number, took: number][]
  /** When there was nothing to choose, because others were thinking. */
  thinking: [from: number, to: number][]
}
declare global {
  interface Window {
    notes: PlayNotes
  }
}

/** Runs in the page. */
function takeNotes(options: string): void {
  const notes: PlayNotes = { pressed: 0, asked: 0, long: [], thinking: [] }
  window.notes = notes
  const press = () => {
    notes.pressed = performance.now()
  }
  addEventListener('click', press, { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.long.push([startTime, duration])
  }).observe({ type: 'longtask' })
  let since: number | null = null
  new MutationObserver(() => {
    const now = performance.now()
    if (document.querySelector(options)) {
      if (notes.pressed > 0 && notes.asked === 0) notes.asked = now
      if (since !== null) {
        notes.thinking.push([since, now])
        performance.mark('asked')
      }
      since = null
    } else if (notes.asked > 0 && since === null) {
      since = now
      performance.mark('thinking')
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
}

/** At a desk, at the fastest pace, and observed. */
async function observed(browser: Browser, url: string): Promise<Page> {
  const page = await visitor(browser, url, { viewport: DESK, wishes: { pace: 'at-once', list: true } })
  await page.addInitScript(takeNotes, OPTIONS)
  return page
}

const notesOf = (page: Page) => page.evaluate(() => window.notes)

/** How many requests the server has answered, by its own count. */
async function answered(url: string): Promise<number> {
  const metrics = await (await fetch(url + paths.metrics)).text()
  return [...metrics.matchAll(/^rulewright_http_responses_total\{.*\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
}

export interface PlayNow {
  /** From the press to the first question, on a cold cache, in milliseconds. */
  readonly firstPrompt: number
  /** How many requests the server received while playing on. */
  readonly requestsAfterwards: number
}

/** Presses Play now on a page that was never loaded before, and plays a little. */
export async function playNow(browser: Browser, url: string, title: string): Promise<PlayNow> {
  const page = await observed(browser, url)
  await sitDown(page, title)
  const { pressed, asked } = await notesOf(page)
  // The service worker fetches the rest of the app once, in the background.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done))
  })
  const before = await answered(url)
  await choose(page, CHOICES)
  // The question itself is one.
  const requestsAfterwards = (await answered(url)) - before - 1
  await page.context().close()
  return { firstPrompt: Math.round(asked - pressed), requestsAfterwards }
}

export interface BesideThinking {
  /** Milliseconds during which somebody else was thinking. */
  readonly thought: number
  /** Tasks of the page over 50 ms in that time, in milliseconds. */
  readonly longTasks: readonly number[]
  /** The longest CPU time of one of its tasks, in milliseconds: the machine may have been busy with other things. */
  readonly longestOnProcessor: number
}

/** What the page itself does while a master thinks. */
export async function besideMaster(browser: Browser, url: string, game: string): Promise<BesideThinking> {
  const page = await observed(browser, url)
  await page.goto(`/game/${game}`)
  for (const seat of await page.getByRole('combobox', { name: /^Seat [2-9]/ }).all()) await seat.selectOption('master')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator(OPTIONS).first().waitFor({ timeout: 60_000 })
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await choose(page, THOUGHTS)
  const longestOnProcessor = longestTask((await browser.stopTracing()).toString())
  const { long, thinking } = await notesOf(page)
  await page.context().close()
  // The task that draws the next question begins when the thinking is over, and ends after it.
  const within = ([at, took]: readonly [number, number]) => thinking.some(([from, to]) => at >= from && at + took < to)
  const thought = thinking.reduce((sum, [from, to]) => sum + to - from, 0)
  return { thought: Math.round(thought), longTasks: long.filter(within).map(([, took]) => Math.round(took)), longestOnProcessor }
}
