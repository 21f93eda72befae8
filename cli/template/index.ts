import type { Manifest } from '@rulewright/games/manifest'
import { box } from './box.ts'

export default {
  ...box,
  title: 'Magpies',
  tagline: 'Small birds fill their nests with things that shine.',
  minutes: 10,
  maturity: 'draft',
  rules: async () => (await import('./rules/index.ts')).magpies,
  words: async () => (await import('./words/en.ts')).en,
} satisfies Manifest
