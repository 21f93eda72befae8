import { expect, type Page } from '@playwright/test'
import { below, type RandomState } from '@rulewright/kernel'
import type { CreateMatch } from '@rulewright/wire'
import { over, pressKey } from './people.ts'

/** How a person plays a whole match: what is on offer is read from the page, chosen at random, and pressed for real. */

const STUCK = 60
const MOST = 20_000

/** Opens a table and sits down at it. */
export async function sitDown(
  page: Page,
  request: CreateMatch,
  preferences: Readonly<Record<string, unknown>> = { passIdle: false, list: true, motion: 'calm', pace: 'at-once' },
): Promise<void> {
  await page.addInitScript((state) => localStorage.setItem('rulewright.preferences', JSON.stringify({ state, version: 0 })), preferences)
  await page.goto('/credits')
  const match = await page.evaluate(async (body) => {
    const post = (path: string, data: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })
    await post('/api/auth/sign-in/anonymous', {})
    const answer: unknown = await (await post('/api/matches', body)).json()
    return JSON.stringify(answer)
  }, request)
  const id = /"match":"(\w+)"/.exec(match)?.[1]
  if (!id) throw new Error(`no table: ${match}`)
  await page.goto(`/match/${id}`)
}

type Kind = 'confirm' | 'list' | 'rest' | 'board' | 'button'

/** What is asked, and one thing to press for it, with a point where it is not covered. */
interface Offer {
  readonly asked: string
  readonly kind: Kind
  readonly x: number
  readonly y: number
  /** The keys the prompt shows. */
  readonly keys: readonly string[]
}

/** Two random numbers below a thousand decide: what kind of thing to press, and which of them. Runs in the page. */
function lookAround([whether, which]: readonly [number, number]): Offer | null {
  const every = (selector: string) => [...document.querySelectorAll(selector)]
  const buttons = every('ul[aria-label="What you may do"] button:not(:disabled)')
  const tame = buttons.filter((button) => !button.hasAttribute('data-grave'))
  const keyOf = (button: Element) => button.querySelector('kbd')?.textContent ?? ''
  const offered: Readonly<Record<Kind, readonly Element[]>> = {
    confirm: every('[role=alertdialog] button').slice(0, 1),
    list: every('main [role=dialog] button'),
    board: every('main [data-lit]:is([role=button], button):not([data-picked])'),
    rest: tame.filter((button) => ['Space', 'Enter'].includes(keyOf(button))),
    button: tame.length > 0 ? tame : buttons,
  }
  // A sent answer leaves nothing to press, neither below nor on the board.
  if (![...offered.confirm, ...offered.list, ...offered.board, ...buttons].length) return null
  const point = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const spots = [0.5, 0.12, 0.88].flatMap((down) =>
      [0.5, 0.12, 0.88].map((across) => [left + width * across, top + height * down] as const),
    )
    return spots.find(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      // A thing inside another is pressed itself.
      return hit && element.contains(hit) && hit.closest('[role=button], button') === element
    })
  }
  // An open list first; else now and then pass or finish, mostly the board, sometimes the prompt.
  const order: readonly Kind[] = [
    'confirm',
    'list',
    ...(whether < 300 ? (['rest'] as const) : []),
    ...(whether < 800 ? (['board'] as const) : []),
    'button',
    'board',
  ]
  for (const kind of order) {
    const some = offered[kind]
    for (let n = 0; n < Math.min(some.length, 5); n++) {
      const element = some[(which + n) % some.length]
      if (!element) continue
      let spot = point(element)
      if (!spot) element.scrollIntoView({ block: 'center', inline: 'center' })
      spot ??= point(element)
      const asked = `${document.querySelector('#prompt')?.textContent} ${buttons.map((b) => b.textContent).join(' | ')}`
      if (spot) return { asked, kind, x: spot[0], y: spot[1], keys: tame.map(keyOf).filter((key) => key !== '') }
    }
  }
  return null
}

export const look = (page: Page, random: RandomState) => page.evaluate(lookAround, [below(random, 1000), below(random, 1000)] as const)

export interface Playthrough {
  readonly presses: number
  readonly onBoard: number
}

/** Plays by mouse until the match is over for all who sit at it. */
export async function playWhole(pages: readonly Page[], random: RandomState): Promise<Playthrough> {
  const played = { presses: 0, onBoard: 0 }
  const seats = pages.map((page) => ({ page, asked: '', times: 0 }))
  while (played.presses < MOST) {
    let pressed = false
    for (const seat of seats) {
      const offer = await look(seat.page, random)
      if (!offer) continue
      seat.times = offer.asked === seat.asked ? seat.times + 1 : 0
      seat.asked = offer.asked
      if (seat.times > STUCK) throw new Error(`pressing does not help: ${offer.asked}`)
      await seat.page.mouse.click(offer.x, offer.y)
      pressed = true
      played.presses++
      if (offer.kind === 'board') played.onBoard++
    }
    const [first] = pages
    if (pressed || !first) continue
    if (await over(first).isVisible()) {
      for (const page of pages) await expect(over(page)).toBeVisible()
      return played
    }
    await first.waitForTimeout(20)
  }
  throw new Error('the match does not end')
}

/** Plays by mouse for a while. */
export async function playFor(page: Page, random: RandomState, presses: number): Promise<void> {
  for (let pressed = 0; pressed < presses && !(await over(page).isVisible()); ) {
    const offer = await look(page, random)
    if (offer) {
      await page.mouse.click(offer.x, offer.y)
      pressed++
    } else await page.waitForTimeout(20)
  }
}

/** Answers with the keys the prompt shows, or walks to something lit with the arrows and presses Enter, until `enough`. */
export async function playByKeys(page: Page, random: RandomState, enough: (answers: number) => Promise<boolean>): Promise<number> {
  let answers = 0
  while (answers < MOST) {
    const offer = await look(page, random)
    if (await enough(answers)) return answers
    if (!offer) {
      await page.waitForTimeout(20)
      continue
    }
    if (offer.kind === 'confirm' || offer.kind === 'list') await page.keyboard.press('Enter')
    else if (offer.kind === 'board') await walkAndPress(page, random)
    else {
      // Enter and Space belong to what has the focus: an answer by key is given from the page itself.
      await page.evaluate(() => {
        const on = document.activeElement
        if (on instanceof HTMLElement || on instanceof SVGElement) on.blur()
      })
      const key = offer.kind === 'rest' ? offer.keys.find((each) => each === 'Space' || each === 'Enter') : undefined
      await pressKey(page, key ?? offer.keys[below(random, Math.max(1, offer.keys.length))] ?? '1')
    }
    answers++
  }
  throw new Error('the match does not end')
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const

async function walkAndPress(page: Page, random: RandomState): Promise<void> {
  for (let steps = 1 + below(random, 3); steps > 0; steps--) await page.keyboard.press(ARROWS[below(random, 4)] ?? 'ArrowRight')
  if (await page.evaluate(() => document.activeElement?.matches('[data-lit]:is([role=button], button)'))) await page.keyboard.press('Enter')
}
