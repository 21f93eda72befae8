import type { Names } from '@rulewright/kernel'
import type { SeatInfo } from '@rulewright/wire'
import { useMemo } from 'react'
import { messages } from '../words/index.ts'

/** Names that stay the same while nobody's name changes. */
export function useNames(seats: readonly SeatInfo[], you: number | null): Names {
  const key = seats.map((seat) => seat.name).join('\n')
  return useMemo(() => {
    const names = key.split('\n')
    return { you, of: (seat: number) => names[seat] || messages().game.seat(seat + 1) }
  }, [key, you])
}
