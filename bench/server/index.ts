import { bundlePrograms } from '../../server/test/bundle.ts'
import { type Load, LoadedServer, PROGRAMS } from './loaded-server.ts'

export interface ServerReport {
  readonly matches: number
  readonly ours: Load & { readonly kilobytesPerIdleMatch: number; readonly choicesPerSecondByMatches: Readonly<Record<string, number>> }
  readonly boardgameio: Load
}

type Say = (text: string) => void

const MATCHES = 1000
const ROUNDS = 5

/**
 * Live matches at saturation and at human pace: ours with every choice committed before it is acknowledged,
 * boardgame.io's in memory. They alternate, so that a busy machine slows both alike; medians are reported.
 */
export async function benchServer(say: Say): Promise<ServerReport> {
  const programs = await bundlePrograms(PROGRAMS)
  say(`${MATCHES} matches and ${2 * MATCHES} sockets on each server`)
  const arenas = [await LoadedServer.open(programs, 'peer', MATCHES), await LoadedServer.open(programs, 'ours', MATCHES)] as const
  for (const phase of ['saturate', 'human pace'] as const) {
    for (let round = 1; round <= ROUNDS; round++)
      for (const arena of arenas)
        say(`  ${phase}, round ${round} of ${ROUNDS}, ${arena.name}: ${JSON.stringify(await arena.measure(phase))}`)
  }
  const [peer, ours] = arenas
  const kilobytesPerIdleMatch = await ours.idle()
  await peer.close()
  await ours.close()
  return {
    matches: MATCHES,
    ours: { ...ours.load, kilobytesPerIdleMatch, choicesPerSecondByMatches: await byMatches(programs, say) },
    boardgameio: peer.load,
  }
}

/** The same with few matches and with many, also alternating. */
async function byMatches(programs: string, say: Say): Promise<Record<string, number>> {
  const sizes = [await LoadedServer.open(programs, 'ours', 100), await LoadedServer.open(programs, 'ours', 5000)]
  for (let round = 1; round <= ROUNDS; round++)
    for (const arena of sizes)
      say(`  ${arena.matches} matches, round ${round} of ${ROUNDS}: ${JSON.stringify(await arena.measure('saturate'))}`)
  for (const arena of sizes) await arena.close()
  return Object.fromEntries(sizes.map((arena) => [arena.matches, arena.load.choicesPerSecond]))
}
