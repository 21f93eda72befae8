import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GuidePage } from '../board/Guide.tsx'
import { shots } from '../board/shots.ts'

const html = renderToStaticMarkup(<GuidePage />)
describe('how to play', () => {
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
})
