import { findGame, games } from '@rulewright/games'
import type { GameInfo } from '@rulewright/wire'
import { useMemo } from 'react'
import { SERVED } from '../edition.ts'
import { ServiceError, service } from '../service/http.ts'
import { useAsync } from '../ui/useAsync.ts'

/** A game as the shelf shows it. */
export type ShelfGame = Pick<GameInfo, 'id' | 'title' | 'tagline' | 'seats' | 'minutes' | 'maturity'>

const own: readonly ShelfGame[] = games.map(({ id, title, tagline, seats, minutes, maturity }) => ({
  id,
  title,
  tagline,
  seats: [...seats],
  minutes,
  maturity,
}))

const offeredGames = async (): Promise<readonly GameInfo[]> => (SERVED ? service.games() : [])

/** The games bundled with this app, at once, and others the server offers once it has answered. */
export function useShelf(): readonly ShelfGame[] {
  const [offered] = useAsync(offeredGames)
  return useMemo(() => (offered.state === 'done' ? [...own, ...offered.value.filter(({ id }) => !findGame(id))] : own), [offered])
}

/** All about a game: from its own rules where they are bundled. */
export async function gameInfo(id: string): Promise<GameInfo> {
  const face = own.find((game) => game.id === id)
  const rules = await findGame(id)?.rules()
  if (face && rules) return { ...face, seats: [...rules.seats], version: rules.version, settings: { ...rules.settings } }
  const game = (await offeredGames()).find((g) => g.id === id)
  if (!game) throw new ServiceError('no-such-game', '')
  return game
}
