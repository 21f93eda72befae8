import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import manifest from '../index.ts'

it('How to play is a page of 600 to 1,000 words with figures from real positions', async () => {
  const guide = await manifest.guide?.()
  if (!guide) throw new Error('there is a page')
  const html = renderToStaticMarkup(createElement(guide.Page))
  const prose = [...html.matchAll(/<(p|li|h2|figcaption)\b[^>]*>(.*?)<\/\1>/gs)].map((found) => found[2]).join(' ')
  const words = prose
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  expect(words.length).toBeGreaterThan(600)
  expect(words.length).toBeLessThan(1000)
  expect([...html.matchAll(/<h2>([^<]*)/g)].map((found) => found[1])).toHaveLength(6)
  // The map whole and in three pieces, a fight with its dice, the learner's Objectives: all drawn by the board.
  expect(html.match(/data-thing="hex:0"/g)).toHaveLength(4)
  expect(html).toContain('data-thing="target:1:4"')
  expect(html).toContain('Timber Rights')
  expect(html).toContain('Cruiser')
})
