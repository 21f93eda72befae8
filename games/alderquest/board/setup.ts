import type { PlannedTable, SetUp } from '@rulewright/tablekit'
import { setting as named } from '../words/settings.ts'
import { words } from '../words/setup.ts'
import { crown, squirrel } from './icons.ts'

/** AQ-6.4, AQ-22.1: every other seat is of one team; with three, the first seat is a team by itself. */
function teams({ seats, values }: PlannedTable): readonly string[] | null {
  // One against one needs no teams, but the colours say who begins.
  if (seats < 2 || (seats === 2 && values.colour !== 'red' && values.colour !== 'blue')) return null
  const { red, blue, mine, theirs } = words.teams
  const [first, second] = values.colour === 'red' ? [red, blue] : values.colour === 'blue' ? [blue, red] : [mine, theirs]
  return Array.from({ length: seats }, (_, seat) => (seat === 0 || (seats !== 3 && seat % 2 === 0) ? first : second))
}

export const setUp: SetUp = {
  applies(setting, { seats, values }) {
    switch (setting) {
      case 'start':
        return seats === 2
      case 'quarrels':
        return seats > 1 && !(seats === 2 && values.start === 'first-game')
      case 'colour':
        return seats > 1
      case 'difficulty':
        return seats === 1
      default:
        return true
    }
  },
  picks: (setting) =>
    setting === 'start'
      ? [
          { value: 'first-game', title: named('start', 'first-game'), about: words.firstGame, glyphs: [squirrel], hue: 96 },
          { value: 'draft', title: named('start', 'draft'), about: words.draft, glyphs: [crown], hue: 42 },
        ]
      : null,
  about: (setting) => (setting in words.about ? words.about[setting as keyof typeof words.about] : undefined),
  teams,
  first: { seats: 2, values: { start: 'first-game' }, about: words.first },
}
