import { type ConfigOf, choice, eachSeat, type Problem } from '@rulewright/kernel'
import { DIFFICULTIES } from '../content/difficulties.ts'
import { HUNTERS, type ItemId, items, MONSTERS } from '../content/index.ts'
import { suited } from '../content/outfits.ts'

const ITEMS: readonly ItemId[] = items.map(({ id }) => id)

/** PR-2.1: the closed list of what a hunt is set up with. What is left open is chosen at the table. */
export const settings = {
  monster: choice(MONSTERS, 'vyraxen'),
  difficulty: choice(DIFFICULTIES, 'novice'),
  hunters: eachSeat(choice(['choose', ...HUNTERS], 'choose')),
  /** Packed at the table, the one that suits the hunter, any, or the one with this item. */
  outfit: eachSeat(choice(['choose', 'ready', 'random', ...ITEMS], 'choose')),
}
export type PrimalConfig = ConfigOf<typeof settings>
export type Outfit = PrimalConfig['outfit'][number]

/** The item that one seat has chosen before the hunt, if any. */
export function settledItem(outfit: Outfit, hunter: PrimalConfig['hunters'][number]): ItemId | null {
  if (outfit === 'choose' || outfit === 'random') return null
  if (outfit === 'ready') return hunter === 'choose' ? null : suited[hunter]
  return outfit
}

/** No hunter twice, and no item (PR-2.3). */
export function problems({ hunters, outfit }: PrimalConfig): readonly Problem[] {
  const hunter = twice(hunters.filter((one) => one !== 'choose'))
  const item = twice(hunters.flatMap((one, seat) => settledItem(outfit[seat] ?? 'choose', one) ?? []))
  return [...(hunter ? [{ problem: 'hunter-twice', hunter }] : []), ...(item && !hunter ? [{ problem: 'item-twice', item }] : [])]
}

const twice = (list: readonly string[]): string | undefined => list.find((one, n) => list.indexOf(one) !== n)
