import { at, emit, type Flow } from '@rulewright/kernel'
import { layoutFor } from '../content/layouts.ts'
import { CRYSTAL, STRONGHOLD } from '../content/tiles.ts'
import { ENGINEER, FRIGATE, OUTPOST } from '../content/units.ts'
import { choose } from './choices.ts'
import type { AldarraEvent } from './events.ts'
import { emptyHex } from './force.ts'
import { OUTPOST_AT, STRONGHOLD_AT } from './options.ts'
import { place } from './pieces.ts'
import { freeFactions, takeStartingDiscoveries } from './setup.ts'
import type { AldarraState } from './state.ts'
import { playerOf } from './treasury.ts'

/** AL-8.3 no Stronghold within two tiles of another. */
const STRONGHOLD_DISTANCE = 3

/** AL-6.3 factions chosen one after another, in reverse of the seat order. */
export function* chooseFaction(g: AldarraState): Flow {
  const seat = at(g.clockwise, g.turn)
  const player = playerOf(g, seat)
  if (player.faction < 0) {
    const options = freeFactions(g).map((faction) => ({ do: 'faction', faction }) as const)
    const chosen = yield* choose(g, seat, { prompt: 'faction', rule: 'AL-6.3' }, options)
    player.faction = chosen.faction
    emit<AldarraEvent>({ type: 'faction-chosen', seat, faction: chosen.faction })
  }
  g.turn -= 1
  if (g.turn >= 0) return
  takeStartingDiscoveries(g)
  g.phase = 'strongholds'
  g.turn = 0
}

/** AL-8.2 to AL-8.4 */
export function* placeStronghold(g: AldarraState): Flow {
  const seat = at(g.track, g.turn)
  const options = strongholdSites(g).map((hex) => at(STRONGHOLD_AT, hex))
  const { hex } = yield* choose(g, seat, { prompt: 'stronghold', rule: 'AL-8.2' }, options)
  g.tiles[hex] = STRONGHOLD
  g.strongholds[seat] = hex
  emit<AldarraEvent>({ type: 'stronghold-placed', seat, hex })
  for (const unit of [FRIGATE, FRIGATE, ENGINEER]) place(g, seat, unit, hex)
  if (g.turn < g.seats - 1) g.turn += 1
  else g.phase = 'outposts'
}

function strongholdSites(g: AldarraState): number[] {
  const { size, distances } = layoutFor(g.seats)
  const sites: number[] = []
  for (let hex = 0; hex < size; hex++) {
    const near = g.strongholds.some((other) => other >= 0 && (distances[hex * size + other] ?? 0) < STRONGHOLD_DISTANCE)
    if (g.tiles[hex] !== CRYSTAL && !near) sites.push(hex)
  }
  return sites
}

/** AL-8.5 in reverse turn order. */
export function* placeOutpost(g: AldarraState): Flow {
  const seat = at(g.track, g.turn)
  const options: (typeof OUTPOST_AT)[number][] = []
  for (let hex = 0; hex < g.tiles.length; hex++) {
    const tile = g.tiles[hex]
    if (tile !== CRYSTAL && tile !== STRONGHOLD && emptyHex(g, hex)) options.push(at(OUTPOST_AT, hex))
  }
  const { hex } = yield* choose(g, seat, { prompt: 'outpost', rule: 'AL-8.5' }, options)
  for (const unit of [OUTPOST, FRIGATE, ENGINEER]) place(g, seat, unit, hex)
  emit<AldarraEvent>({ type: 'outpost-placed', seat, hex })
  g.turn -= 1
  if (g.turn < 0) g.phase = 'round'
}
