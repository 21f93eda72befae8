import type { Manifest } from '../manifest.ts'
import { box } from './box.ts'
import { hidden, modernCity, nightSky } from './face.ts'

export default {
  ...box,
  title: 'Hubworld: Aidalon',
  tagline: 'Delve your rivals’ districts and secure three of their agents.',
  minutes: 45,
  maturity: 'stable',
  face: { hue: 262, glyphs: [modernCity, hidden, nightSky] },
  ladder: [
    { first: 'friend', second: 'learner', games: 120, share: 76.7, interval: [68.3, 83.3] },
    { first: 'rival', second: 'friend', games: 120, share: 75.0, interval: [66.6, 81.9] },
  ],
  rules: async () => (await import('./rules/index.ts')).hubworld,
  words: async () => (await import('./words/en.ts')).en,
  lab: async () => (await import('./lab.ts')).lab,
  habits: async () => (await import('./bot/habits.ts')).habits,
  board: async () => (await import('./board/index.tsx')).board,
  guide: async () => ({ Page: (await import('./board/Guide.tsx')).GuidePage }),
  lessons: async () => {
    const [{ first }, { second }, words] = await Promise.all([
      import('./lessons/first.ts'),
      import('./lessons/second.ts'),
      import('./words/lessons.ts'),
    ])
    return [
      { lesson: first, words: words.firstWords },
      { lesson: second, words: words.secondWords },
    ]
  },
} satisfies Manifest
