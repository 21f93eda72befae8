import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { games } from '../registry.ts'

/** The page without the contents of its pictures: they show the board, and are not read. */
function withoutPictures(html: string): string {
  let inside = 0
  return html.replace(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/gi, (piece, close, name, attributes) => {
    if (name === 'div' && close && inside > 0) {
      inside -= 1
      return ''
    }
    if (name === 'div' && !close && (inside > 0 || String(attributes).includes('inert'))) inside += 1
    return inside > 0 ? '' : piece
  })
}

// A draft may be without one: its rules still change.
const explained = games.filter(({ guide, maturity }) => guide || maturity !== 'draft')

const guides = await Promise.all(
  explained.map(async (game) => {
    const guide = await game.guide?.()
    if (!guide) throw new Error(`${game.id} does not say how it is played`)
    return [game.id, renderToStaticMarkup(<guide.Page />)] as const
  }),
)

describe.each(guides)('how to play %s', (_, html) => {
  const said = withoutPictures(html)

  it('takes a few minutes: 600 to 1,000 words', () => {
    const words = said.replace(/<[^>]*>/g, ' ').match(/\S*\p{L}\S*/gu) ?? []
    expect(words.length).toBeGreaterThan(600)
    expect(words.length).toBeLessThan(1000)
  })

  it('begins with the goal and ends with five mistakes', () => {
    const heads = [...said.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head]) => head)
    expect(heads.length).toBeGreaterThanOrEqual(5)
    expect(heads[0]).toMatch(/goal|play for/)
    expect(heads.at(-1)).toBe('Five mistakes everybody makes')
    expect(said.split('Five mistakes')[1]?.match(/<li>/g)).toHaveLength(5)
  })

  it('says what each picture shows, and lets nobody press it', () => {
    const pictures = html.match(/role="img" aria-label="[^"]+"><div class="[^"]*" inert/g) ?? []
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    // No part of a board is outside a picture.
    expect(said).not.toContain('data-thing')
  })

  it('explains every number on a picture, and no other', () => {
    const called = said.split('</div><ol class=').map((part, n, all) => [part.match(/data-callout/g)?.length ?? 0, all[n + 1]] as const)
    const numbered = called.filter(([count]) => count > 0)
    expect(numbered.length).toBeGreaterThanOrEqual(1)
    for (const [count, after] of numbered) expect(after?.split('</ol>')[0]?.match(/<li>/g)).toHaveLength(count)
  })
})
