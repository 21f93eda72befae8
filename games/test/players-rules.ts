import { readFileSync } from 'node:fs'

/** A game's numbered rules without the parts for engine authors: whatever players are referred to must be here. */
export const rulesForPlayers = (game: string): string =>
  readFileSync(new URL(`../${game}/RULES.md`, import.meta.url), 'utf8')
    .split(/^#{2,3} /m)
    .filter((section) => !section.startsWith('For engine authors'))
    .join('\n')
