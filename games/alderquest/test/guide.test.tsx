import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GuidePage } from '../board/Guide.tsx'
import { shots } from '../board/shots.ts'
import manifest from '../index.ts'

const html = renderToStaticMarkup(<GuidePage />)
/** What is said in words of its own: not the pictures of the board. */
const said = html.replace(/<div class="[^"]*" inert="">[\s\S]*?<\/div><\/div>(?=<h3|<span|<\/div>)/g, ' ').replace(/<[^>]+>/g, ' ')

describe('how to play', () => {
  it('is the page of the manifest', async () => {
    expect((await manifest.guide()).Page).toBe(GuidePage)
  })

  it('has the goal, how a point is made, a turn, cards, the table and five mistakes', () => {
    const heads = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, text]) => text)
    expect(heads).toEqual([
      'The goal',
      'How a point is made',
      'A turn, in pictures',
      'A Hero, and a minion',
      'The table',
      'Five mistakes everybody makes',
    ])
    expect(html.split('<h2>Five mistakes')[1]?.match(/<li>/g)).toHaveLength(5)
  })

  it('is drawn by the board’s own parts, from real positions: what the captions say is in the pictures', () => {
    const at = shots()
    expect(at.begun.revealed).toHaveLength(2)
    expect(at.summoned.minions.some((m) => m.space === 0 && !m.ready)).toBe(true)
    expect(at.carrying.tiles.some((tile) => tile.holder === 1)).toBe(true)
    expect(at.above.minions.find((m) => m.id === 1)?.space).toBe(25)
    expect(at.scored.teams[0].points).toBe(4)
    expect(at.scored.minions.some((m) => m.upgraded)).toBe(true)
    expect(at.hiding.teams[0].tileHand.count).toBe(1)
    expect(at.hidden.revealed).toHaveLength(3)
    // Every picture can be looked at and not used, and says what it shows.
    expect(html.match(/inert=""/g)?.length).toBe(html.match(/role="img" aria-label="[^"]+"><div class="[^"]*" inert=""/g)?.length)
    expect(html.match(/inert=""/g)).toHaveLength(14)
  })

  it('takes a few minutes to read', () => {
    const words = said.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
    expect(words).toBeGreaterThan(600)
    expect(words).toBeLessThan(1000)
  })
})
