export const words = {
  draft: 'Guilds and Heroes are chosen in turn: the whole game.',
  firstGame: 'Guilds and Heroes are set up for you, and there are no Quarrels: the best way in.',
  first: 'The suggested first game: guilds and Heroes are set up for you.',
  teams: { red: 'Red', blue: 'Blue', mine: 'Seat 1’s team', theirs: 'The other team' },
  about: {
    quarrels: 'Cards that change the rules for a while; leave them out for a shorter game.',
    colour: 'Red begins.',
    difficulty: 'How many points the game starts with when you play alone.',
  },
} as const
