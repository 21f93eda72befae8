export const words = {
  random: 'Every map is another; explore it and hope.',
  suggested: 'An arrangement of our own, fair to every seat: good for a first match.',
  any: ['Whatever is left', 'One of the factions that nobody asks for, by chance.'],
  noLastRound: 'As in the rulebook: none',
  lastRound: (n: number) => `After round ${n}`,
  first: 'On the suggested map, against one rival.',
  about: {
    chooseFactions: 'In turn, when the match begins; who asks for one here has it already.',
    balanced: 'Factions that win less often begin with Victory Points.',
    lastRound: 'For an evening that must end: the round whose Win Check decides in any case.',
  },
} as const
