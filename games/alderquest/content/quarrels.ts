import { GUILDS, type Guild } from './guilds.ts'
import type { Quarrel } from './quarrel-types.ts'
import { schemes } from './schemes.ts'
import { traps } from './traps.ts'

export const QUARREL_IDS = (['BAR', 'GUA', 'HUN', 'THI'] as const).flatMap((guild) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((n) => `Q-${guild}-${n}` as const),
)
export type QuarrelId = (typeof QUARREL_IDS)[number]

export const quarrels: Readonly<Record<QuarrelId, Quarrel>> = { ...schemes, ...traps }

const PER_GUILD = 7
/** The Quarrels by index, seven for each guild. */
export const QUARRELS: readonly Quarrel[] = QUARREL_IDS.map((id) => quarrels[id])

export const quarrelNamed = (id: QuarrelId): number => QUARREL_IDS.indexOf(id)
export const guildOfQuarrel = (quarrel: number): Guild => Math.floor(quarrel / PER_GUILD)
export const copiesOf = (quarrel: number): number => QUARRELS[quarrel]?.copies ?? 0
/** The cards of a guild; counted anew each time, since the lab changes how many copies there are. */
export function quarrelsOf(guild: Guild): number[] {
  const cards: number[] = []
  if (!GUILDS[guild]) return cards
  for (let n = guild * PER_GUILD; n < (guild + 1) * PER_GUILD; n++) for (let copy = copiesOf(n); copy > 0; copy--) cards.push(n)
  return cards
}
