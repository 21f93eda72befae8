import type { Seat } from '@rulewright/kernel'
import type { Window } from '../content/explores.ts'
import type { Die, Mode } from './state.ts'

/** What happens at the table. Hexes, units, cards and factions are numbers into the content's lists. */
export type AldarraEvent =
  | { readonly type: 'dealt'; readonly clockwise: readonly Seat[]; readonly first: Seat }
  | { readonly type: 'faction-chosen'; readonly seat: Seat; readonly faction: number }
  | { readonly type: 'stronghold-placed'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'outpost-placed'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'round-begun'; readonly round: number }
  | { readonly type: 'position-taken'; readonly seat: Seat; readonly position: number }
  | { readonly type: 'deposits-filled'; readonly hexes: readonly number[] }
  | { readonly type: 'crystal-roll'; readonly faces: readonly number[]; readonly sum: number }
  | { readonly type: 'crystal-placed'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'crystal-returned'; readonly seat: Seat }
  | { readonly type: 'order-placed'; readonly seat: Seat; readonly hex: number; readonly mode: Mode; readonly extra: boolean }
  | { readonly type: 'moved'; readonly seat: Seat; readonly unit: number; readonly from: number; readonly to: number }
  | { readonly type: 'combat-begun'; readonly hex: number; readonly attacker: Seat; readonly defenders: readonly Seat[] }
  | { readonly type: 'intercepted'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'escalation'; readonly dice: readonly (readonly number[])[]; readonly hits: number }
  | { readonly type: 'delayed'; readonly seat: Seat }
  | { readonly type: 'supported'; readonly seat: Seat }
  | {
      readonly type: 'rolled'
      readonly step: 'light' | 'heavy'
      readonly dice: readonly Die[]
      readonly hits: readonly number[]
    }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly dice: readonly Die[]; readonly hits: readonly number[] }
  | { readonly type: 'hits-cut'; readonly seat: Seat; readonly against: Seat; readonly n: number }
  | { readonly type: 'damaged'; readonly by: Seat; readonly seat: Seat; readonly unit: number; readonly n: number; readonly hex: number }
  | { readonly type: 'destroyed'; readonly by: Seat | null; readonly seat: Seat; readonly unit: number; readonly hex: number }
  | { readonly type: 'hostage-taken'; readonly by: Seat; readonly seat: Seat; readonly unit: number; readonly hex: number }
  | { readonly type: 'sacrificed'; readonly seat: Seat; readonly unit: number; readonly hex: number }
  | { readonly type: 'retreated'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'escalated'; readonly pool: number }
  | { readonly type: 'combat-over'; readonly hex: number; readonly winner: Seat | null; readonly vp: number }
  | { readonly type: 'explored'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'drew-some'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'rejected'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'held'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'resolved'; readonly seat: Seat; readonly card: number; readonly hex: number }
  | { readonly type: 'no-effect'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'card-roll'; readonly seat: Seat; readonly colour: number; readonly faces: readonly number[] }
  | { readonly type: 'muster'; readonly seat: Seat; readonly sum: number; readonly needed: number }
  | { readonly type: 'coins-gained'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'coins-lost'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'crystals-gained'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'spawned'; readonly hex: number; readonly n: number }
  | { readonly type: 'vp-gained'; readonly seat: Seat; readonly n: number; readonly card?: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly unit: number; readonly hex: number }
  | { readonly type: 'displaced'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly window: Window }
  | { readonly type: 'discarded-explore'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly card: number; readonly vp: number }
  | { readonly type: 'mined'; readonly seat: Seat; readonly coins: number; readonly crystals: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly coins: number; readonly crystals: number; readonly vp: number }
  | { readonly type: 'drew-objectives'; readonly seat: Seat; readonly cards: readonly number[] | null; readonly n: number }
  | { readonly type: 'discarded-objectives'; readonly seat: Seat; readonly cards: readonly number[] | null; readonly n: number }
  | { readonly type: 'row-revealed'; readonly cards: readonly number[] }
  | { readonly type: 'discovered'; readonly seat: Seat; readonly discovery: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'ransomed'; readonly seat: Seat; readonly units: readonly number[] }
  | { readonly type: 'built'; readonly seat: Seat; readonly unit: number; readonly hex: number; readonly coins: number }
  | { readonly type: 'converted'; readonly seat: Seat; readonly toCrystals: number }
  | { readonly type: 'win-check'; readonly vp: readonly number[] }
