/** How strong a bot is. The names are kept here because bots and wire share them and may not import each other. */
export const LEVELS = ['learner', 'friend', 'rival', 'master'] as const
export type Level = (typeof LEVELS)[number]
