import { findGame, games } from '@rulewright/games'
import { expect, it } from 'vitest'
import { partyAt } from './seating.ts'
import { worldsSideBySide } from './worlds.ts'

const { service } = partyAt({ games: new URL('./worlds-games.ts', import.meta.url) })

it.each(games.map(({ id }) => id))('%s: two worlds that look alike to a seat are told to it byte by byte alike', async (id) => {
  const game = await findGame(id)?.rules()
  if (!game) throw new Error(`there is no game ${id}`)
  const { wrong, frames } = await worldsSideBySide(service().url, game, 3, 'test')
  expect(wrong).toEqual([])
  expect(frames).toBeGreaterThan(10)
})
