import type { Obstacle } from '@rulewright/kernel'
import { useEffect, useMemo } from 'react'
import { act, useLive } from '../match/live.ts'

/** The moment of a match for which a seat asks. */
export interface Asking {
  readonly seat: number
  readonly rowSeq: number
}

/** What prevents the seat's options now, requested on demand; null until it is known. */
export function useObstacles(asking: Asking | null, wanted: boolean): readonly Obstacle[] | null {
  const why = useLive((live) => live.why)
  const seat = asking?.seat
  const rowSeq = asking?.rowSeq
  useEffect(() => {
    if (wanted && seat !== undefined && rowSeq !== undefined) act.why(seat, rowSeq)
  }, [wanted, seat, rowSeq])
  const fresh = why && why.seat === seat && why.rowSeq === rowSeq ? why.obstacles : null
  return useMemo(() => fresh?.map(({ about, ...obstacle }) => (about ? { ...obstacle, about } : obstacle)) ?? null, [fresh])
}
