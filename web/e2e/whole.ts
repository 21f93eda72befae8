import { expect, type Page } from '@playwright/test'
import { below, type RandomState } from '@rulewright/kernel'
import type { CreateMatch } from '@rulewright/wire'
import { over } from './people.ts'

/** How a person plays a whole match: what is on offer is read from the page, chosen at random, and pressed for real. */

const STUCK = 60
const MOST = 20_000

/** Opens a table and sits down at it. */
export async function sitDown(page: Page, request: CreateMatch): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('rulewright.preferences', JSON.stringify({ state: { passIdle: false, motion: 'calm' }, version: 0 })),
  )
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

type Kind = 'list' | 'board' | 'button' | 'confirm'

/** What can be pressed now, each with a point where it is not covered. */
interface Offer {
  readonly asked: string
  readonly spots: readonly { readonly kind: Kind; readonly x: number; readonly y: number; readonly key: string | null }[]
  readonly covered: readonly string[]
}

function lookAround(): Offer | null {
  const spots: { kind: Kind; x: number; y: number; key: string | null }[] = []
  const covered: string[] = []
  const add = (kind: Kind, element: Element) => {
    const seen = () => {
      const box = element.getBoundingClientRect()
      for (const [across, down] of [
        [0.5, 0.5],
        [0.5, 0.12],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.5, 0.9],
        [0.15, 0.15],
      ] as const) {
        const x = box.left + box.width * across
        const y = box.top + box.height * down
        const top = document.elementFromPoint(x, y)
        // A thing that lies within another is pressed for itself.
        if (top && element.contains(top) && (kind !== 'board' || top.closest('[role=button]') === element)) return { x, y }
      }
      return null
    }
    let point = seen()
    if (!point) {
      element.scrollIntoView({ block: 'center', inline: 'center' })
      point = seen()
    }
    if (!point) covered.push(element.getAttribute('data-thing') ?? element.textContent ?? '')
    else spots.push({ kind, ...point, key: element.querySelector('kbd')?.textContent ?? null })
  }
  const every = (selector: string) => [...document.querySelectorAll(selector)]
  const confirm = document.querySelector('[role=alertdialog] button')
  if (confirm) add('confirm', confirm)
  const buttons = every('ul[aria-label="What you may do"] button:not(:disabled)')
  if (spots.length === 0 && buttons.length === 0) return null
  const tame = buttons.filter((button) => !button.hasAttribute('data-grave'))
  const list = every('main [role=dialog] button')
  for (const choice of list) add('list', choice)
  if (list.length === 0) for (const thing of every('main [data-lit][role=button]:not([data-picked])')) add('board', thing)
  for (const button of tame.length > 0 ? tame : buttons) add('button', button)
  return { asked: `${document.querySelector('#prompt')?.textContent} ${buttons.map((b) => b.textContent).join(' | ')}`, spots, covered }
}

/** Mostly on the board, now and then at the prompt, as people do; in a list that is open at once. */
function pickSpot({ spots }: Offer, random: RandomState) {
  const of = (kind: Kind) => spots.filter((spot) => spot.kind === kind)
  const first = [of('confirm'), of('list')].find((some) => some.length > 0)
  const some = first ?? (of('board').length > 0 && (below(random, 10) < 7 || of('button').length === 0) ? of('board') : of('button'))
  return some[below(random, Math.max(1, some.length))]
}

export interface Played {
  readonly presses: number
  readonly onBoard: number
}

/** One press for whoever is asked; what was pressed, or null when nothing was on offer. */
async function pressOnce(page: Page, random: RandomState): Promise<Kind | null> {
  const offer = await page.evaluate(lookAround)
  const spot = offer && pickSpot(offer, random)
  if (!offer || !spot) return null
  await page.mouse.click(spot.x, spot.y)
  return spot.kind
}

/** Plays by mouse until the match is over for all who sit at it. */
export async function playWhole(pages: readonly Page[], random: RandomState): Promise<Played> {
  const played = { presses: 0, onBoard: 0 }
  const asked = new Map<Page, { text: string; times: number }>()
  while (played.presses < MOST) {
    let pressed = false
    for (const page of pages) {
      const text = await page.evaluate(() => document.querySelector('#prompt')?.closest('section')?.textContent ?? '')
      const before = asked.get(page)
      const times = before?.text === text && text !== '' ? before.times + 1 : 0
      asked.set(page, { text, times })
      const kind = await pressOnce(page, random)
      if (kind === null) continue
      if (times > STUCK) throw new Error(`pressing does not help: ${text}`)
      pressed = true
      played.presses++
      if (kind === 'board') played.onBoard++
    }
    if (pressed) continue
    const first = pages[0]
    if (first && (await over(first).isVisible())) {
      for (const page of pages) await expect(over(page)).toBeVisible()
      return played
    }
    await first?.waitForTimeout(20)
  }
  throw new Error('the match does not end')
}

/** Answers with the keys the prompt shows, or walks to something lit with the arrows and presses Enter, until `enough`. */
export async function playByKeys(page: Page, random: RandomState, enough: (answers: number) => Promise<boolean>): Promise<number> {
  let answers = 0
  while (answers < MOST) {
    if (await enough(answers)) return answers
    const offer = await page.evaluate(lookAround)
    if (!offer) {
      await page.waitForTimeout(20)
      continue
    }
    const keys = offer.spots.flatMap(({ kind, key }) => (kind === 'button' && key ? [key] : []))
    if (offer.spots.some(({ kind }) => kind === 'confirm' || kind === 'list')) await page.keyboard.press('Enter')
    else if (offer.spots.some(({ kind }) => kind === 'board') && below(random, 3) > 0) await walkAndPress(page, random)
    else {
      // Enter and Space belong to what has the focus: an answer by key is given from the page itself.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await page.keyboard.press(keys[below(random, Math.max(1, keys.length))] ?? '1')
    }
    answers++
  }
  throw new Error('the match does not end')
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const

async function walkAndPress(page: Page, random: RandomState): Promise<void> {
  for (let steps = 1 + below(random, 3); steps > 0; steps--) await page.keyboard.press(ARROWS[below(random, 4)] ?? 'ArrowRight')
  if (await page.evaluate(() => document.activeElement?.matches('[data-lit][role=button]'))) await page.keyboard.press('Enter')
}
