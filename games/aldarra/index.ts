import type { Manifest } from '../manifest.ts'
import { box } from './box.ts'
import { compass, lightningStorm, zeppelin } from './face.ts'

export default {
  ...box,
  title: 'Aldarra',
  tagline: 'Airships over a drowned empire: claim the sky, mine its crystals, be first to twenty.',
  minutes: 90,
  maturity: 'stable',
  face: { hue: 208, glyphs: [zeppelin, lightningStorm, compass] },
  ladder: [
    { first: 'friend', second: 'learner', games: 40, share: 72.5, interval: [57.2, 83.9] },
    { first: 'rival', second: 'friend', games: 40, share: 67.5, interval: [52, 79.9] },
  ],
  rules: async () => (await import('./rules/index.ts')).aldarra,
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
