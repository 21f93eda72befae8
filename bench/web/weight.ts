import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Kilobytes, gzipped. */
export interface FirstLoad {
  /** Everything requested until the home page is idle: the page, scripts, style sheets, answers of the server. */
  readonly home: number
  /** Fonts and pictures: the page can be read and used before they arrive. */
  readonly beside: number
  readonly files: readonly string[]
}

const BESIDE: ReadonlySet<string> = new Set(['font', 'image', 'manifest'])

const gzipped = (bodies: readonly Buffer[]) => Math.round(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 100) / 10

/** The weight of a first visit to the home page, by what the browser really requests; the page must be fresh. */
export async function firstLoad(page: Page): Promise<FirstLoad> {
  const asked: Response[] = []
  page.on('response', (response) => asked.push(response))
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Play .* now$/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const isBeside = (response: Response) => BESIDE.has(response.request().resourceType())
  const bodies = (some: readonly Response[]) => Promise.all(some.map((response) => response.body()))
  return {
    home: gzipped(await bodies(asked.filter((response) => !isBeside(response)))),
    beside: gzipped(await bodies(asked.filter(isBeside))),
    files: asked.map((response) => response.url()),
  }
}
