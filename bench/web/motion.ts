import type { Browser, Page } from '@playwright/test'
import { PHONE_SCREEN, slowDown } from './phone.ts'
import { answer, DESK, sitDown, toBeAsked, visitor } from './visitor.ts'

/** How smoothly a board moves, and how it responds while it does. */
export interface MotionFigures {
  /** Frames of a sixtieth of a second in which something moved: drawn, and dropped. */
  readonly frames: number
  readonly dropped: number
  readonly framesPerSecond: number
  /** The longest time without a new frame, in milliseconds. */
  readonly longestGap: number
  /** Presses made while something moved, and the longest wait for the next frame, in milliseconds. */
  readonly presses: number
  readonly longestPress: number
}

interface MotionNotes {
  frames: number
  dropped: number
  longestGap: number
  /** When something moved. */
  moving: [from: number, to: number][]
  /** Presses: when they began and how long until the next frame. */
  presses: [at: number, took: number][]
}
declare global {
  interface Window {
    motion: MotionNotes
  }
}

/** How long is played, in milliseconds. */
const PLAY = 12_000

/** Runs in the page. An endless animation (a pulsing mark) does not count as motion of the board. */
function noteMotion(): void {
  const frame = 1000 / 60
  const notes: MotionNotes = { frames: 0, dropped: 0, longestGap: 0, moving: [], presses: [] }
  window.motion = notes
  const ends = (animation: Animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity
  let last = 0
  let since: number | null = null
  const step = (now: number) => {
    if (since !== null) {
      const gap = now - last
      notes.frames += 1
      notes.dropped += Math.max(0, Math.round(gap / frame) - 1)
      notes.longestGap = Math.max(notes.longestGap, gap)
    }
    last = now
    const isMoving = document.getAnimations().some(ends)
    if (isMoving) since ??= now
    else if (since !== null) {
      notes.moving.push([since, now])
      since = null
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  // Those shorter than 16 ms are not reported.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) notes.presses.push([entry.startTime, entry.duration])
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Plays a little on a large screen, or on a phone with a slow processor. */
export async function motionOf(browser: Browser, url: string, title: string, where: 'desk' | 'phone'): Promise<MotionFigures> {
  const screen = where === 'phone' ? PHONE_SCREEN : { viewport: DESK }
  const page = await visitor(browser, url, { serviceWorkers: 'block', wishes: { pace: 'fast', list: true }, ...screen })
  await page.addInitScript(noteMotion)
  await sitDown(page, title)
  if (where === 'phone') await slowDown(page)
  const until = Date.now() + PLAY
  while (Date.now() < until) await playOn(page)
  const { frames, dropped, longestGap, moving, presses } = await page.evaluate(() => window.motion)
  await page.context().close()
  const during = presses.filter(([at]) => moving.some(([from, to]) => at >= from && at <= to))
  return {
    frames,
    dropped,
    framesPerSecond: frames === 0 ? 0 : Math.round((600 * frames) / (frames + dropped)) / 10,
    longestGap: Math.round(longestGap),
    presses: during.length,
    longestPress: Math.max(0, ...during.map(([, took]) => took)),
  }
}

/** Gives an answer; while things move, the list of answers is closed and opened. */
async function playOn(page: Page): Promise<void> {
  await answer(page, 'first')
  await page.keyboard.press('o')
  await page.keyboard.press('o')
  await toBeAsked(page)
}
