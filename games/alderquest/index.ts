import type { Manifest } from '../manifest.ts'
import { box } from './box.ts'
import { mapleLeaf, oak, runeStone, squirrel } from './face.ts'

export default {
  ...box,
  title: 'AlderQuest',
  tagline: 'Guilds of small animals contest the Great Tree before the fourth Snowflake falls.',
  minutes: 75,
  maturity: 'stable',
  face: { hue: 88, glyphs: [squirrel, mapleLeaf, oak, runeStone] },
  ladder: [
    { first: 'friend', second: 'learner', games: 80, share: 68.8, interval: [57.9, 77.8] },
    { first: 'rival', second: 'friend', games: 60, share: 68.3, interval: [55.8, 78.7] },
  ],
  rules: async () => (await import('./rules/index.ts')).alderquest,
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
