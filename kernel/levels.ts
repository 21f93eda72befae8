/** How strong an opponent made of code is. The names stand here because bots and wire share them and may not know each other. */
export const LEVELS = ['learner', 'friend', 'rival', 'master'] as const
export type Level = (typeof LEVELS)[number]
