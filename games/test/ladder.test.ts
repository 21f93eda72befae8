import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from '../registry.ts'

/** The rows of the tables in docs/bots.md, a list of cells each. */
const rows = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the ladder of the bots', () => {
  it.each(games.flatMap(({ title, ladder }) => (ladder ?? []).map((step) => [title, step] as const)))(
    'of %s is what was measured',
    (title, step) => {
      const share = `${step.share.toFixed(1)} %`
      const interval = `${step.interval.map((n) => n.toFixed(1)).join('–')} %`
      const found = rows.filter(
        ([, game = '', ...cells]) =>
          game !== '' &&
          title.startsWith(game) &&
          [step.first, step.second, String(step.games), share, interval].every((cell) => cells.includes(cell)),
      )
      expect(found).toHaveLength(1)
    },
  )
})
