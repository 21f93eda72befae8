import { type AutomaId, automa } from '../content/automa.ts'
import { type ClassId, classes, type GuildId, guilds } from '../content/guilds.ts'
import { type HeroId, heroes, standIn } from '../content/heroes.ts'
import { type MinionId, minionTypes } from '../content/minion-types.ts'
import { type QuarrelId, quarrels } from '../content/quarrels.ts'
import { type RelicId, relics } from '../content/relics.ts'

type PrintedId = HeroId | 'STAND-IN' | MinionId | QuarrelId | RelicId | AutomaId | GuildId | ClassId

interface Printed {
  readonly name: string
  readonly text?: string
  /** A Hero's. */
  readonly ability?: string
  /** A guild's. */
  readonly fullName?: string
  readonly exalted?: string
}

const BOX: Readonly<Record<PrintedId, Printed>> = {
  ...heroes,
  'STAND-IN': standIn,
  ...minionTypes,
  ...quarrels,
  ...relics,
  ...automa,
  ...guilds,
  ...classes,
}

/** What is printed on a card, a guild or a class. It is in English; another language has its own words under the same ids. */
export const printed = (id: PrintedId): Printed => BOX[id]
