import { GUILDS, type Guild } from './pieces.ts'
import type { Quarrel } from './quarrel-types.ts'
import { schemes } from './schemes.ts'
import { traps } from './traps.ts'

export const QUARREL_IDS = (['BAR', 'GUA', 'HUN', 'THI'] as const).flatMap((guild) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((n) => `Q-${guild}-${n}` as const),
)
export type QuarrelId = (typeof QUARREL_IDS)[number]

const quarrels: Readonly<Record<QuarrelId, Quarrel>> = { ...schemes, ...traps }

/** The Quarrels by index, seven a guild. */
export const QUARRELS: readonly Quarrel[] = QUARREL_IDS.map((id) => quarrels[id])
/** AQ-26.8: copies of the seven Quarrels of a guild. */
const COPIES = [2, 2, 1, 1, 2, 1, 1] as const

export const quarrelNamed = (id: QuarrelId): number => QUARREL_IDS.indexOf(id)
export const guildOfQuarrel = (quarrel: number): Guild => Math.floor(quarrel / COPIES.length)
export const copiesOf = (quarrel: number): number => COPIES[quarrel % COPIES.length] ?? 0
export const quarrelsOf = (guild: Guild): number[] =>
  GUILDS[guild] ? QUARREL_IDS.flatMap((_, n) => (guildOfQuarrel(n) === guild ? Array<number>(copiesOf(n)).fill(n) : [])) : []
