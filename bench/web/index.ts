import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { games } from '@rulewright/games'
import { median, spread } from '../measure.ts'
import { type Arrivals, arrivals } from './arrival.ts'
import { type MotionFigures, motionOf } from './motion.ts'
import { PHONE } from './phone.ts'
import { type BesideThinking, besideMaster, type PlayNow, playNow } from './play.ts'
import { startServer } from './server.ts'
import { type Sizes, sizesOf } from './sizes.ts'
import { type FirstLoad, firstLoad } from './weight.ts'

interface FirstPrompt {
  readonly milliseconds: number
  readonly spread: readonly [lowest: number, highest: number]
  readonly requestsAfterwards: number
}

interface WebReport {
  readonly kilobytes: Pick<FirstLoad, 'home' | 'beside'> & Sizes
  readonly playNow: Readonly<Record<string, FirstPrompt>>
  readonly besideMaster: Readonly<Record<string, BesideThinking>>
  /** The phone that the phone figures are for. */
  readonly phone: typeof PHONE
  readonly onPhone: Arrivals
  readonly motion: Readonly<Record<string, Readonly<Record<'desk' | 'phone', MotionFigures>>>>
}

const ROUNDS = 3

/** The built app in a browser, against the server as it is shipped. */
export async function benchWeb(say: (text: string) => void): Promise<WebReport> {
  const dist = join(import.meta.dirname, '..')
  const server = await startServer(join(dist, 'node', 'server.js'))
  const path = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(path ? { executablePath: path } : {}) })
  try {
    const kilobytes = { ...(await weigh(browser, server.url)), ...sizesOf(join(dist, 'web')) }
    say(`The home page has ${kilobytes.home} KB.`)
    const plays: Record<string, FirstPrompt> = {}
    const thoughts: Record<string, BesideThinking> = {}
    for (const { id, title } of games) {
      plays[id] = await severalTimes(browser, server.url, title)
      say(`${title}: ${plays[id].milliseconds} ms from Play now to the first question.`)
      thoughts[id] = await besideMaster(browser, server.url, id)
      say(
        `${title}: at most ${thoughts[id].longestOnProcessor} ms of a processor in one task while a master thought, ${thoughts[id].longTasks.length} tasks over 50 ms by the clock.`,
      )
    }
    const motion = await motions(browser, server.url)
    say('All four boards have moved.')
    const onPhone = await arrivals(browser, server.url)
    say(`On a phone: home after ${onPhone.home.interactive} ms, a replay after ${onPhone.replay.interactive}.`)
    return { kilobytes, playNow: plays, besideMaster: thoughts, phone: PHONE, onPhone, motion }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function weigh(browser: Browser, baseURL: string): Promise<Pick<FirstLoad, 'home' | 'beside'>> {
  // Caching the whole app on the device comes after the page has loaded, in the background.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const { home, beside } = await firstLoad(await context.newPage())
  await context.close()
  return { home, beside }
}

async function motions(browser: Browser, url: string): Promise<WebReport['motion']> {
  const all: Record<string, Record<'desk' | 'phone', MotionFigures>> = {}
  for (const { id, title } of games)
    all[id] = { desk: await motionOf(browser, url, title, 'desk'), phone: await motionOf(browser, url, title, 'phone') }
  return all
}

async function severalTimes(browser: Browser, url: string, title: string): Promise<FirstPrompt> {
  const rounds: PlayNow[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await playNow(browser, url, title))
  const times = rounds.map(({ firstPrompt }) => firstPrompt)
  return {
    milliseconds: median(times),
    spread: spread(times),
    requestsAfterwards: Math.max(...rounds.map(({ requestsAfterwards }) => requestsAfterwards)),
  }
}
