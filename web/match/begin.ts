import { findGame } from '@rulewright/games'
import type { CreateMatch, GameInfo, SeatRequest, TableInfo } from '@rulewright/wire'
import { SERVED } from '../edition.ts'
import { ServiceError, service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { loadGame } from './game.ts'
import { randomNumber } from './share.ts'

/** Me first, bots on every other seat. */
export function againstBots(seats: number): SeatRequest[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'friend' }))
}

/** Opens a table and returns its address: in this browser where nobody else is invited, else on the server. */
export async function openTable(request: CreateMatch): Promise<string> {
  if (staysHere(request)) {
    const { openLocalTable } = await import('../local/begin.ts')
    const here = await openLocalTable(request).catch((error: unknown) => {
      // A browser that stores nothing (a private window, a full disk) leaves it to the server, where there is one.
      if (SERVED && error instanceof ServiceError && error.reason === 'not-kept') return null
      throw error
    })
    if (here !== null) return here
  }
  await ensureSignedIn()
  const { match } = await service.create({ number: randomNumber(), ...request })
  return `/match/${match}`
}

/** The server keeps clocks, and plays games that this app does not know. */
const staysHere = ({ game, seats, clock }: CreateMatch): boolean =>
  findGame(game) !== undefined && !clock && seats.every((seat) => seat.kind !== 'open')

/** The game with its defaults, against bots. */
export function playNow(game: Pick<GameInfo, 'id' | 'seats'>): Promise<string> {
  const usual = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1)
  return openTable({ game: game.id, seats: againstBots(usual) })
}

/** The match that the game suggests to somebody who has just learnt it; the default where it suggests none. */
export async function playFirst(id: string): Promise<string> {
  const seats = findGame(id)?.seats ?? []
  const first = (await loadGame(id)).board?.setUp?.first
  return first ? openTable({ game: id, config: { ...first.values }, seats: againstBots(first.seats) }) : playNow({ id, seats: [...seats] })
}

/** The same game with the same people, settings and clock once more; on the server, one table for everybody who wants to. */
export async function rematchOf(table: TableInfo): Promise<string> {
  if (table.local) return (await import('../local/begin.ts')).openLocalRematch(table)
  await ensureSignedIn()
  const { match } = await service.rematch(table.match, randomNumber())
  return `/match/${match}`
}

/** Everybody who sat there may play again, even if a bot played for them. */
export const mayPlayAgain = ({ mine, seats, local, host }: Pick<TableInfo, 'mine' | 'seats' | 'local' | 'host'>): boolean =>
  mine.length > 0 || ((local || host) === true && seats.every(({ kind }) => kind === 'bot'))
