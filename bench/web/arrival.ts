import type { Browser, BrowserContext, Request } from '@playwright/test'
import { games } from '@rulewright/games'
import { median, spread } from '../measure.ts'
import { farAway, PHONE_SCREEN, slowDown } from './phone.ts'
import { choose, sitDown, visitor } from './visitor.ts'

/** An address opened on a phone with an empty cache. */
interface PageLoad {
  /** From the start until the main thing on the page can be pressed and the page is free to respond, in milliseconds. */
  readonly interactive: number
  readonly spread: readonly [lowest: number, highest: number]
  /** What had arrived by then, in compressed bytes. */
  readonly kilobytes: number
  readonly requests: number
}

export interface Arrivals {
  readonly home: PageLoad
  readonly tables: Readonly<Record<string, PageLoad>>
  readonly replay: PageLoad
}

declare global {
  interface Window {
    /** When the page could be used, in milliseconds since it was asked for; 0 until then. */
    usable: number
  }
}

/** The main thing on the page: a match, an answer on the board or beside it, the next step. */
const PLAY = 'button[aria-label^="Play "]:not([disabled])'
const ANSWER = '[data-lit], ul[aria-label="What you may do"] button:not([disabled])'
const STEP = 'button[aria-label="One forward"]'

const ROUNDS = 3
/** Choices of the match that is replayed. */
const CHOICES = 12
const NOVICE = { pace: 'at-once', list: false } as const

/** Runs in the page: notes when this has been drawn and the page is idle enough to respond. */
function noteUsable(selector: string): void {
  window.usable = 0
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    look.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.usable = performance.now()
      }),
    )
  })
  look.observe(document, { childList: true, subtree: true, attributes: true })
}

/** Home, a table of every game, and a replay, on a slow phone. */
export async function arrivals(browser: Browser, url: string): Promise<Arrivals> {
  const home = await severalTimes(async () => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...PHONE_SCREEN })
    return arriveAndLeave(context, '/', PLAY)
  })
  const tables: Record<string, PageLoad> = {}
  for (const { id, title } of games) tables[id] = await atMatch(browser, url, title, 0, '', ANSWER)
  const [first] = games
  return { home, tables, replay: await atMatch(browser, url, first?.title ?? '', CHOICES, '/replay', STEP) }
}

/** A match that this browser keeps, opened again. */
async function atMatch(browser: Browser, url: string, title: string, choices: number, page: string, awaited: string): Promise<PageLoad> {
  return severalTimes(async () => {
    const before = await visitor(browser, url, { serviceWorkers: 'block', wishes: { ...NOVICE, list: true }, ...PHONE_SCREEN })
    await sitDown(before, title)
    await choose(before, choices)
    const address = before.url() + page
    await before.close()
    const context = before.context()
    await context.addInitScript((state) => {
      localStorage.setItem('rulewright.preferences', JSON.stringify({ state, version: 0 }))
    }, NOVICE)
    return arriveAndLeave(context, address, awaited)
  })
}

interface Round {
  readonly interactive: number
  readonly bytes: number
  readonly requests: number
}

async function arriveAndLeave(context: BrowserContext, address: string, awaited: string): Promise<Round> {
  const page = await context.newPage()
  await farAway(page)
  await slowDown(page)
  await page.addInitScript(noteUsable, awaited)
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.usable > 0, null, { timeout: 60_000 })
  const fetched = [...finished]
  const interactive = await page.evaluate(() => window.usable)
  const sizes = await Promise.all(fetched.map((request) => request.sizes()))
  await context.close()
  return { interactive, bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0), requests: fetched.length }
}

async function severalTimes(once: () => Promise<Round>): Promise<PageLoad> {
  const rounds: Round[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await once())
  const times = rounds.map(({ interactive }) => Math.round(interactive))
  return {
    interactive: median(times),
    spread: spread(times),
    kilobytes: Math.round(median(rounds.map(({ bytes }) => bytes)) / 100) / 10,
    requests: median(rounds.map(({ requests }) => requests)),
  }
}
