import { findGame, games } from '@rulewright/games'
import { startService } from './test/service.ts'
import { worldsSideBySide } from './test/worlds.ts'

// npm run soak -- secrets [matches] [seed]: this many matches of each game through the real server, in pairs of worlds that look
// alike to a seat. Everything it is sent must be the same in both, byte by byte, until it is told a difference.

const matches = Number(process.argv[2] ?? 1000)
const seed = process.argv[3] ?? '1'

const service = await startService({ games: new URL('./test/worlds-games.ts', import.meta.url) })
let fine = true
for (const { id } of games) {
  const game = await findGame(id)?.rules()
  if (!game) continue
  const { wrong, ...found } = await worldsSideBySide(service.url, game, Math.ceil(matches / 2), seed)
  console.log(JSON.stringify({ game: id, seed, ...found, wrong: wrong.length }))
  for (const line of wrong) console.error(line)
  fine &&= wrong.length === 0
}
await service.close()
process.exit(fine ? 0 : 1)
