import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuidePage } from '../board/Guide.tsx'

const html = renderToStaticMarkup(<GuidePage />)

it('How to play is drawn by the board’s own parts, from real positions', () => {
  // The map whole and in three pieces, a fight with its dice, the learner's Objectives.
  expect(html.match(/data-thing="hex:0"/g)).toHaveLength(4)
  expect(html).toContain('data-thing="target:1:4"')
  expect(html).toContain('Timber Rights')
  expect(html).toContain('Cruiser')
})
