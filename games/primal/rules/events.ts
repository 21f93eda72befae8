import type { BehaviorId, CardId, ItemId, PerilId, PotionId, StanceId } from '../content/index.ts'
import type { Terrain } from '../content/vocabulary.ts'
import type { Result } from './state.ts'

/** What the table hears (PR-25.8). Hunters are seats; `card` is the instance, `is` what it shows. */
export type PrimalEvent =
  | { readonly type: 'hunter-chosen'; readonly hunter: number; readonly kind: number }
  | { readonly type: 'item-chosen'; readonly hunter: number; readonly item: ItemId }
  | { readonly type: 'potion-chosen'; readonly hunter: number; readonly potion: PotionId }
  | { readonly type: 'first-player'; readonly hunter: number }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly hunter: number }
  | {
      readonly type: 'phase'
      readonly phase: 'consume' | 'upkeep' | 'turns' | 'movement' | 'action' | 'attrition' | 'end-of-turn' | 'end-of-round'
    }
  | { readonly type: 'consumed'; readonly hunter: number; readonly potion: PotionId }
  | { readonly type: 'stayed'; readonly hunter: number }
  | { readonly type: 'moved'; readonly hunter: number; readonly from: number; readonly to: number; readonly pushed: boolean }
  | { readonly type: 'played'; readonly hunter: number; readonly card: number; readonly is: CardId }
  | { readonly type: 'used'; readonly hunter: number; readonly ability: string }
  | { readonly type: 'drew'; readonly hunter: number; readonly card: number; readonly is: CardId }
  | {
      readonly type: 'discarded'
      readonly hunter: number
      readonly card: number
      readonly is: CardId
      readonly from: 'hand' | 'deck' | 'sequence'
    }
  | { readonly type: 'shown'; readonly hunter: number; readonly card: number; readonly is: CardId }
  | { readonly type: 'assisted'; readonly hunter: number; readonly card: number; readonly is: CardId }
  | { readonly type: 'taunted'; readonly hunter: number; readonly card: number; readonly is: CardId }
  | { readonly type: 'dealt'; readonly hunter: number; readonly amount: number; readonly doubled: boolean }
  | { readonly type: 'wounded'; readonly health: number }
  | { readonly type: 'stance'; readonly stance: StanceId }
  | { readonly type: 'peril'; readonly peril: PerilId; readonly change: 'enters' | 'leaves' | 'strikes' | 'blinded' | 'clears' }
  | { readonly type: 'suffered'; readonly hunter: number; readonly amount: number; readonly plain: boolean }
  | { readonly type: 'prevented'; readonly hunter: number; readonly amount: number; readonly by: 'shield' | 'armor' | 'rock' | 'escape' }
  | { readonly type: 'healed'; readonly hunter: number; readonly amount: number }
  | { readonly type: 'struggle'; readonly by: number; readonly struggle: number }
  | { readonly type: 'rage'; readonly rage: number }
  | { readonly type: 'turned'; readonly from: number; readonly to: number }
  | {
      readonly type: 'terrain'
      readonly sector: number
      readonly terrain: Terrain
      readonly change: 'placed' | 'removed' | 'refreshed' | 'fading'
    }
  | { readonly type: 'aggro'; readonly hunter: number }
  | {
      readonly type: 'token'
      readonly hunter: number
      readonly token: 'threatened' | 'stamina' | 'strain' | 'guard' | 'shield' | 'berserk'
      readonly now: number
    }
  | { readonly type: 'mastery'; readonly hunter: number; readonly counters: number; readonly focused: boolean }
  | { readonly type: 'status'; readonly status: 'stunned' | 'confused' | 'vulnerable'; readonly on: boolean; readonly slot: number }
  | { readonly type: 'triggered'; readonly slot: number; readonly hunter: number }
  | { readonly type: 'revealed'; readonly slot: number; readonly behavior: BehaviorId; readonly rampage: boolean }
  | { readonly type: 'peeked'; readonly slot: number; readonly behavior: BehaviorId }
  | { readonly type: 'boosted'; readonly slot: number; readonly cost: number; readonly cancelled: boolean }
  | { readonly type: 'behavior-gone'; readonly slot: number; readonly behavior: BehaviorId; readonly removed: boolean }
  | { readonly type: 'behavior-dealt'; readonly slot: number }
  | { readonly type: 'escalated' }
  | { readonly type: 'unleashed' }
  | { readonly type: 'scried'; readonly hunter: number; readonly value: number; readonly discarded: boolean }
  | {
      readonly type: 'attrition'
      readonly hunter: number
      readonly shown: readonly number[]
      readonly value: number
      readonly defense: number
    }
  | { readonly type: 'fatigued'; readonly hunter: number }
  | {
      readonly type: 'knocked-out'
      readonly hunter: number
      readonly depleted: 'armor' | 'helm'
      readonly out: boolean
      readonly secondWind: boolean
    }
  | { readonly type: 'rallied'; readonly hunter: number }
  | { readonly type: 'rose'; readonly hunter: number }
  | { readonly type: 'revived'; readonly hunter: number; readonly by: number; readonly rises: boolean }
  | { readonly type: 'objective'; readonly counters: number; readonly goal: number; readonly achieved: boolean }
  | { readonly type: 'ended'; readonly result: Result }
