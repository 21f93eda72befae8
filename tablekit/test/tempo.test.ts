import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempo } from '../motion.ts'

const kit = join(import.meta.dirname, '..')
const games = join(kit, '..', 'games')

it('the style sheets move as slowly and as fast as the scripts', () => {
  const css = readFileSync(join(kit, 'tokens.css'), 'utf8')
  const page = { documentElement: { dataset: { tempo: '' } } }
  Object.assign(globalThis, { document: page })
  try {
    for (const chosen of ['slow', 'fast']) {
      page.documentElement.dataset.tempo = chosen
      const said = new RegExp(`data-tempo="${chosen}"\\] {\\s*--tempo: ([\\d.]+);`).exec(css)?.[1]
      expect(Number(said)).toBe(tempo())
    }
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
})

/** What answers a press, breathes without end or only lights up is no motion of the game. */
const OF_THE_HAND = /140ms|infinite|flash|color/

it('whatever moves on a board moves at the tempo chosen', () => {
  const sheets = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) => /board[\\/][^\\/]+\.css$/.test(path))
  const moving = sheets.flatMap((path) =>
    readFileSync(join(games, path), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:transition|animation|animation-delay): .*\dm?s/.test(line) && !OF_THE_HAND.test(line)),
  )
  expect(moving.length).toBeGreaterThan(10)
  expect(moving.filter((line) => !line.includes('var(--tempo)'))).toEqual([])
})
