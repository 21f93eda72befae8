import { createContext } from 'react'

/** How far the player has got on the board with the open question. */
export interface OnBoard {
  readonly decision: unknown
  /** The options that can be chosen by pressing something visible. */
  readonly inSight: ReadonlySet<number>
  /** The options compatible with what is picked; all of them while nothing is. */
  readonly left: readonly number[]
  /** Lets go of what is picked; null when nothing is. */
  readonly letGo: (() => void) | null
}

/** What the frame and the board tell each other while the player chooses. */
export interface Choosing {
  /** Only these options are meant: the player has begun with them beside the board. null: all of them. */
  readonly among: ReadonlySet<number> | null
  /** The option a bot advises: its things are marked. */
  readonly advised: number | null
  /** A first tap shows what would be chosen, a second one chooses it. */
  readonly careful: boolean
  readonly report: (now: OnBoard) => void
}

export const ChoosingContext = createContext<Choosing>({ among: null, advised: null, careful: false, report: () => undefined })
