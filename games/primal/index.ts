import type { Manifest } from '../manifest.ts'
import { box } from './box.ts'
import { campfire, dragonHead, mammoth, stoneSpear } from './face.ts'

export default {
  ...box,
  title: 'Primal: The Awakening',
  tagline: 'Hunt one great beast together: every card you play may wake its next move.',
  minutes: 60,
  together: true,
  maturity: 'stable',
  face: { hue: 16, glyphs: [mammoth, stoneSpear, campfire, dragonHead] },
  rules: async () => (await import('./rules/index.ts')).primal,
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
