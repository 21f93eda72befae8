import type { SeatRequest } from '@rulewright/wire'
import { useSession } from '../service/session.ts'
import { messages } from '../words/index.ts'

/** The name of this browser's user: as the server knows them, or simply "You". */
export const playerName = (): string => useSession.getState().user?.name ?? messages().table.you

/** The same for every seat; several people at one device are identified by a number. */
export function playersOf(seats: readonly SeatRequest[]): string[] {
  const several = seats.filter((seat) => seat.kind === 'me').length > 1
  const known = useSession.getState().user !== null && useSession.getState().user !== undefined
  return seats.map((request, seat) => {
    if (several && request.kind === 'me' && request.name) return request.name
    return several && !known ? messages().game.player(seat + 1) : playerName()
  })
}
