import type { MonsterId } from '../content/index.ts'

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
  outfits: {
    ready: 'Each hunter comes with an item and potions that suit them.',
    choose: 'Every hunter packs their own before the hunt.',
  },
  /** A hunter, and what they come with. */
  brings: (style: string, outfit: string) => `${style}. Brings ${outfit}.`,
  choose: ['At the table', 'Each chooses among the hunters that are left.'],
  first: 'Vyraxen for novices, with a ready-made outfit and a partner at your side.',
} as const
