import { useEffect, useState } from 'react'
import { addressOf } from '../address.ts'
import { useConnection } from '../match/connection.ts'
import { type GameParts, useGame } from '../match/game.ts'
import { clampMoment, linkTo, momentFromLink, panelFromLink, seatFromLink } from '../match/replay.ts'
import { type AnalysisState, useAnalysis } from '../match/useAnalysis.ts'
import { type LoadedReel, useReel } from '../match/useReel.ts'

/** A replay: what is shown of it, through whose eyes, and how to look at something else. */
export interface Replay {
  readonly match: string
  readonly reel: LoadedReel
  readonly parts: GameParts
  /** Through whose eyes; null: a spectator's. */
  readonly seat: number | null
  readonly setSeat: (seat: number | null) => void
  readonly at: number
  readonly setAt: (at: number) => void
  readonly panel: string
  readonly showPanel: (panel: string) => void
  /** The analysis of how it was played; null where there can be none. */
  readonly analysis: AnalysisState | null
}

interface Opened {
  /** null while it is loaded. */
  readonly replay: Replay | null
  readonly error: unknown
  readonly again: () => void
}

/** Opens a replay as its link says, and keeps the link up to date. */
export function useReplay(match: string): Opened {
  const path = useConnection().replayPath(match)
  const [seat, setSeat] = useState(() => seatFromLink(location.search))
  const [asked, setAt] = useState(() => momentFromLink(location.search, Number.MAX_SAFE_INTEGER))
  const { reel, error, again } = useReel(match, seat, asked)
  // Looking through other eyes keeps the same panel open.
  const [panel, showPanel] = useState(() => panelFromLink(location.search))
  const analysis = useAnalysis(match, reel !== null && reel.page.outcome !== null)
  const parts = useGame(reel?.page.game ?? null, reel?.page.numbers)
  const at = reel ? clampMoment(asked ?? 0, reel.count) : 0
  useEffect(() => {
    if (reel) history.replaceState(history.state, '', addressOf(linkTo(path, at, seat)))
  }, [reel, path, at, seat])
  const replay = reel && parts ? { match, reel, parts, seat, setSeat, at, setAt, panel, showPanel, analysis } : null
  return { replay, error, again }
}
