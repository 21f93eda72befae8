export const words = {
  random: 'Every map is another; explore it and hope.',
  suggested: 'An arrangement of our own, fair to every seat: good for a first match.',
  any: ['Whatever is left', 'One of the factions that nobody asks for, by chance.'],
  noLastRound: 'As in the rulebook: none',
  lastRound: (n: number) => `After round ${n}`,
  first: 'On the suggested map, against one rival.',
  about: {
    chooseFactions: 'In turn, when the match begins; who asks for one here has it already.',
    balanced: 'Something is done for the factions that win less often.',
    balancedBy: 'Other first Discoveries make all four about as strong; points are a head start.',
    lastRound: 'For an evening that must end: the round whose Win Check decides in any case.',
  },
} as const
