import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shots } from '../board/shots.ts'
import manifest from '../index.ts'

const guide = await manifest.guide()
const html = renderToStaticMarkup(<guide.Page />)
/** What is written, without what stands in the pictures. */
function written(): string {
  let inside = 0
  return html.replace(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g, (piece, close, name, attributes) => {
    if (name === 'div' && close && inside > 0) inside -= 1
    else if (name === 'div' && !close && (inside > 0 || String(attributes).includes('inert'))) inside += 1
    return name || inside > 0 ? ' ' : piece
  })
}

describe('how to play', () => {
  it('has its five parts, in 600 to 1,000 words', () => {
    for (const heading of ['The goal', 'A round, in pictures', 'A card', 'The table', 'Five mistakes everybody makes'])
      expect(html).toContain(`<h2>${heading}</h2>`)
    const words = written()
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length
    expect(words).toBeGreaterThan(600)
    expect(words).toBeLessThan(1000)
  })

  it('draws its pictures with the board’s own parts, from real positions', () => {
    const at = shots()
    expect(at.staged.players[0]?.grid[7]).toMatchObject({ forged: false })
    expect(at.forged.players[0]?.grid[7]).toMatchObject({ forged: true })
    expect(at.inside.delve).toMatchObject({ defender: 1, path: 'commons', row: 'district' })
    expect(at.discovered.engagement?.key).toBe('coroner-goodman')
    expect(at.secured.players[0]?.score).toHaveLength(1)
    for (const drawn of [
      'Waterfront Soakhouse',
      'Coroner Goodman',
      'Auntie Ruth',
      'Yowling Tezu',
      'data-term="barrier"',
      'data-run="here"',
    ])
      expect(html).toContain(drawn)
  })

  it('says what each picture shows, and lets nobody press it', () => {
    const pictures = html.match(/role="img" aria-label="[^"]+"><div class="[^"]*" inert/g) ?? []
    expect(pictures).toHaveLength(8)
  })
})
