import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shots } from '../board/shots.ts'
import manifest from '../index.ts'

const guide = await manifest.guide?.()
const html = guide ? renderToStaticMarkup(<guide.Page />) : ''

/** What is written, without what stands in the pictures. */
function written(): string {
  let inside = 0
  return html.replace(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/gi, (piece, close, name, attributes) => {
    if (name === 'div' && close && inside > 0) inside -= 1
    else if (name === 'div' && !close && (inside > 0 || String(attributes).includes('inert'))) inside += 1
    return name || inside > 0 ? ' ' : piece
  })
}

describe('how to play', () => {
  it('has its five parts, in 600 to 1,000 words', () => {
    for (const heading of ['The goal', 'A turn, in pictures', 'A card', 'The table', 'Five mistakes everybody makes'])
      expect(html).toContain(`<h2>${heading}</h2>`)
    const words = written()
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length
    expect(words).toBeGreaterThan(600)
    expect(words).toBeLessThan(1000)
  })

  it('draws its pictures with the board’s own parts, from real positions', () => {
    const at = shots()
    expect(at.front.hunters[0]).toMatchObject({ position: 'front', threatened: false })
    expect(at.bitten.monster.slots[0]?.front).toBe('VX-B02')
    expect(at.defended.hunters[0]?.sequence.map(({ is }) => is)).toEqual(['DA-02', 'DA-01', 'DA-14'])
    expect([at.turned.aggro, at.turned.hunters[1]?.position]).toEqual([0, 'rear'])
    for (const drawn of [
      'Heavy Cleave',
      'Snapping Jaws',
      'Flat of the Blade',
      'Sever the Tail',
      'Ironroot',
      'data-term="struggle"',
      'data-position="rear"',
    ])
      expect(html).toContain(drawn)
  })

  it('says what each picture shows, and lets nobody press it', () => {
    expect(html.match(/role="img" aria-label="[^"]+"><div class="[^"]*" inert/g) ?? []).toHaveLength(9)
  })

  it('the marks of a picture and the list beside it count alike', () => {
    const parts = html.split(/class="[^"]*explained[^"]*"/).slice(1)
    expect(
      parts.map((part) => [part.match(/class="[^"]*mark[^"]*"/g)?.length, /<ol>(.*?)<\/ol>/.exec(part)?.[1]?.match(/<li>/g)?.length]),
    ).toEqual([
      [5, 5],
      [5, 5],
      [6, 6],
    ])
  })
})
