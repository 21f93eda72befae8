import { expect, test } from 'vitest'
import { progressLines } from '../progress.ts'

/** Long work, and its output: `after` this many seconds, this much is done. */
function work(total: number, unit: string) {
  const lines: string[] = []
  let now = 1_000
  const progress = progressLines(
    total,
    unit,
    () => now,
    (line) => lines.push(line),
  )
  const after = (seconds: number, done: number) => {
    now = 1_000 + 1_000 * seconds
    progress.update(done)
  }
  return { lines, after, stop: progress.stop }
}

test('where there is no terminal, long work says once a minute how far it is', () => {
  const { lines, after, stop } = work(400, 'games')
  after(30, 10)
  after(59, 20)
  expect(lines).toEqual([])
  after(61, 40)
  after(90, 60)
  after(122, 80)
  after(600, 400)
  stop()
  expect(lines).toEqual(['40/400 games, about 7 min left\n', '80/400 games, about 8 min left\n'])
})

test('work that goes on where it was is judged by what is done now', () => {
  const { lines, after } = work(2000, 'deals')
  after(0, 1100)
  after(61, 1200)
  expect(lines).toEqual(['1200/2000 deals, about 9 min left\n'])
})
