import { capitalised, type Decision, type Names, type Seat, whose } from '@rulewright/kernel'
import { useCallback, useState } from 'react'
import type { HubworldOption } from '../rules/options.ts'
import type { ExileCardView, HubworldView } from '../rules/view.ts'

/** A pile that can be looked through. */
export interface Pile {
  readonly seat: Seat
  readonly zone: 'archives' | 'exile' | 'commons'
}

const NAMES = { archives: 'Archives', exile: 'Exile', commons: 'Commons' } as const

export const pileName = ({ seat, zone }: Pile, names: Names): string => `${capitalised(whose(names, seat))} ${NAMES[zone]}`

/** The cards of a pile, as far as the reader may look at it. */
function cardsOf(view: HubworldView, { seat, zone }: Pile): readonly ExileCardView[] {
  const player = view.players[seat]
  if (zone === 'commons') return seat === view.you ? (view.searching ?? []) : []
  return (zone === 'archives' ? player?.archives : player?.exile) ?? []
}

/** The pile a decision is about; null when its cards lie on the board or in the hand. */
export function askedPile(view: HubworldView, decision: Decision<HubworldOption> | null): Pile | null {
  if (!decision || view.you === null) return null
  const asked = new Set(decision.options.flatMap((option) => ('card' in option ? [option.card] : [])))
  if (asked.size === 0) return view.searching ? { seat: view.you, zone: 'commons' } : null
  for (const zone of ['archives', 'exile', 'commons'] as const) {
    const pile: Pile = { seat: view.you, zone }
    if (cardsOf(view, pile).some(({ card }) => card !== null && asked.has(card))) return pile
  }
  return null
}

/** Which pile lies open: the one opened by hand, else the one that is asked about. */
export function useTray(view: HubworldView, decision: Decision<HubworldOption> | null) {
  const [opened, setOpened] = useState<{ readonly pile: Pile | null; readonly during: unknown } | null>(null)
  const asked = askedPile(view, decision)
  const chosen = opened && (opened.pile !== null || opened.during === decision) ? opened.pile : asked
  const open = useCallback((pile: Pile) => setOpened({ pile, during: decision }), [decision])
  const close = useCallback(() => setOpened({ pile: null, during: decision }), [decision])
  const cards = chosen ? cardsOf(view, chosen) : []
  return { pile: cards.length > 0 ? chosen : null, cards, open, close }
}
