import type { Seat } from '@rulewright/kernel'

export type MagpiesEvent =
  /** `card` is null for those who may not see it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
