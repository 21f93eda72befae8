import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GuidePage } from '../board/Guide.tsx'
import { shots } from '../board/shots.ts'

const html = renderToStaticMarkup(<GuidePage />)

describe('how to play', () => {
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
})
