import { games as shipped } from '@rulewright/games'
import type { Manifest } from '@rulewright/games/manifest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { genericWords } from '../match/generic-words.ts'

/** The kernel's small games beside the shipped ones. The built app does not know them: they are played on the generic board with generic words. */
export const games: readonly Manifest[] = [
  ...shipped,
  {
    id: 'connect-four',
    title: 'Connect Four',
    tagline: 'Four discs in a row',
    seats: [2],
    minutes: 5,
    maturity: 'stable',
    rules: async () => connectFour,
    words: async () => genericWords,
  },
  {
    id: 'duel',
    title: 'Duel',
    tagline: 'Two hidden hands of cards and a counter for each',
    seats: [2],
    minutes: 5,
    maturity: 'stable',
    rules: async () => duel,
    words: async () => genericWords,
  },
]
