import { at, emit, type Flow, type Seat } from '@rulewright/kernel'
import { BLUE } from '../content/dice.ts'
import { COMMAND_RELAY } from '../content/discoveries.ts'
import { layoutFor } from '../content/layouts.ts'
import { CRYSTAL, STRONGHOLD } from '../content/tiles.ts'
import { choose } from './choices.ts'
import { rollPlain } from './dice.ts'
import type { AldarraEvent } from './events.ts'
import { emptyHex, forceOf, hasDiscovery } from './force.ts'
import { cardWindow } from './holds.ts'
import { CRYSTAL_AT } from './options.ts'
import type { AldarraState, Phase } from './state.ts'
import { choosersOf } from './track.ts'
import { playerOf, spawn } from './treasury.ts'

/** Opens a claim window (AL-14.6), then goes on. */
export function claimsThen(g: AldarraState, after: Phase): void {
  g.phase = 'claims'
  g.after = after
}

/** AL-9.2 */
export function beginRound(g: AldarraState): void {
  g.round += 1
  for (const player of g.players) {
    player.attackWins = 0
    player.defenseWins = 0
    player.upsetWins = 0
    player.kills.fill(0)
  }
  emit<AldarraEvent>({ type: 'round-begun', round: g.round })
  g.phase = g.round === 1 ? 'crystals' : 'turn-order'
}

/** AL-9.4 to AL-9.7 */
export function* chooseTurnOrder(g: AldarraState): Flow {
  const choosers = choosersOf(g)
  for (const seat of g.track) {
    if (yield* cardWindow(g, seat, 'turn-order')) {
      choosers.splice(choosers.indexOf(seat), 1)
      choosers.unshift(seat)
    }
  }
  g.positions = g.track.map(() => -1)
  for (const seat of choosers) {
    const options = g.positions.flatMap((taken, i) => (taken < 0 ? [{ do: 'position', position: i + 1 } as const] : []))
    const { position } = yield* choose(g, seat, { prompt: 'position', rule: 'AL-9.6' }, options)
    g.positions[position - 1] = seat
    emit<AldarraEvent>({ type: 'position-taken', seat, position })
  }
  g.track = g.positions
  g.positions = []
  claimsThen(g, 'crystals')
}

/** AL-9.8 to AL-9.10 the deposits, then the roll. */
export function spawnCrystals(g: AldarraState): void {
  const hexes: number[] = []
  for (let hex = 0; hex < g.tiles.length; hex++) if (g.tiles[hex] === CRYSTAL && spawn(g, hex, 1) > 0) hexes.push(hex)
  emit<AldarraEvent>({ type: 'deposits-filled', hexes })
  const { faces, sum } = rollPlain(g.random, BLUE, g.seats === 2 ? 1 : 2)
  emit<AldarraEvent>({ type: 'crystal-roll', faces, sum })
  g.placing = sum
  g.turn = 0
  g.phase = 'placing'
}

/** AL-9.11 to AL-9.15 one Crystal. */
export function* placeCrystal(g: AldarraState): Flow {
  if (g.placing === 0 || g.crystals === 0) {
    g.placing = 0
    g.phase = 'crystals-done'
    return
  }
  const seat = at(g.track, g.turn)
  const hexes = crystalSites(g, seat)
  if (hexes.length > 0) {
    const options = hexes.map((hex) => at(CRYSTAL_AT, hex))
    const { hex } = yield* choose(g, seat, { prompt: 'crystal', rule: 'AL-9.11' }, options)
    spawn(g, hex, 1)
    emit<AldarraEvent>({ type: 'crystal-placed', seat, hex })
  } else emit<AldarraEvent>({ type: 'crystal-returned', seat })
  g.placing -= 1
  g.turn = (g.turn + 1) % g.seats
}

/** AL-9.12, or AL-9.13 where no site qualifies. */
function crystalSites(g: AldarraState, seat: Seat): number[] {
  const { size, distances } = layoutFor(g.seats)
  const home = g.strongholds[seat] ?? 0
  const free: number[] = []
  const strangers: number[] = []
  for (let hex = 0; hex < size; hex++) {
    if (g.tiles[hex] === STRONGHOLD || g.lying[hex] !== 0 || distances[home * size + hex] === 1) continue
    if (emptyHex(g, hex)) free.push(hex)
    else if (forceOf(g, seat, hex) === 0) strangers.push(hex)
  }
  return free.length > 0 ? free : strangers
}

/** AL-9.16 */
export function* crystalsDone(g: AldarraState): Flow {
  for (const seat of g.track) yield* cardWindow(g, seat, 'crystals-done')
  claimsThen(g, 'expansion')
}

/** AL-10.1 */
export function beginExpansion(g: AldarraState): void {
  for (let seat = 0; seat < g.seats; seat++) playerOf(g, seat).tokens = hasDiscovery(g, seat, COMMAND_RELAY) ? 4 : 3
  g.turn = 0
  g.phase = 'order'
}
