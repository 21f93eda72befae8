export const words = {
  draft: 'Guilds and Heroes are chosen in turn: the whole game.',
  firstGame: 'Guilds and Heroes are set up for you, and there are no Quarrels: the best way in.',
  first: 'The suggested first game: guilds and Heroes are set up for you.',
  teams: { red: 'Red', blue: 'Blue', mine: 'Team A', theirs: 'Team B' },
  about: {
    quarrels: 'Cards in your hand: Schemes take effect at once, Traps wait for a rival. Leave them out for a shorter game.',
    colour: 'Red begins.',
    difficulty: 'How many Acorn points you need to win; the hardest add Traps and Snowflakes.',
  },
} as const
