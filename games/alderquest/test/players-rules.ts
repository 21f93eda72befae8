import { readFileSync } from 'node:fs'

/** The numbered rules without what is only for engine authors: what players are sent to must stand here. */
export const rulesForPlayers: string = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
  .split(/^#{2,3} /m)
  .filter((section) => !section.startsWith('For engine authors'))
  .join('\n')
