import type { ItemId, MonsterId } from '../content/index.ts'

export const words = {
  monsters: {
    vyraxen: 'A fire-breathing predator of the air. The first hunt of most hunters.',
    toramat: 'A horned wall of muscle that tramples whoever stands in its way. Harder.',
    korowon: 'An ancient shell in the mist, slow, and merciless when it wakes. The hardest.',
  } satisfies Record<MonsterId, string>,
  difficulties: {
    novice: 'A milder monster, and a lone hunter gets up once.',
    veteran: 'The hunt as it is meant.',
    elder: 'Fewer potions, more perils, and nobody gets up again.',
  },
  /** What each is for, and for whom. */
  outfits: {
    'IT-1': 'Stay out of reach: one step more each round, and fresh cards when the hand runs dry. Easy to play.',
    'IT-2': 'Turn the monster on somebody else, and stand firm when it comes back. Needs a partner.',
    'IT-3': 'Cast out the behavior you fear most, heal, and calm the monster. For a patient hand.',
    'IT-4': 'Get the fallen up for less, and keep the others on their feet. Needs a partner.',
    'IT-5': 'Hit harder in every round, and hardest when it counts. Good to begin with.',
    'IT-6': 'Slip away from a threat together, and see what is coming. For those who plan ahead.',
  } satisfies Record<ItemId, string>,
  outfit: 'An item that serves for the whole hunt, and potions that are drunk once.',
  pack: ['Packed at the table', 'An item and potions of one’s own choice, before the hunt begins.'],
  suits: (hunter: string) => `What suits ${hunter}`,
  suitsAny: ['What suits the hunter', 'Ready-made for whichever hunter is chosen at the table.'],
  random: ['By chance', 'Any item that is left, and any potions.'],
  choose: ['At the table', 'Each chooses among the hunters that are left.'],
  first: 'Vyraxen for novices, with outfits that suit the hunters and a partner at your side.',
} as const
