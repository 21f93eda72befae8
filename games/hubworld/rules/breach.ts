import { ask, emit, type Flow } from '@rulewright/kernel'
import { priceOfHeat } from './costs.ts'
import { discoverBatch } from './discover.ts'
import type { HubworldEvent } from './events.ts'
import { PATHS, type Path } from './grid.ts'
import { instantWindow } from './instants.ts'
import { DECLINE, type HubworldOption } from './options.ts'
import { reactionWindow } from './reactions.ts'
import { type Delve, type HubworldState, playerAt } from './state.ts'
import { gainHeat, payShards } from './tokens.ts'
import { occasion } from './zones.ts'

const districtOf = (delve: Delve): Path => PATHS[delve.path] ?? 'council'

/** HW-15.1, HW-15.2 */
export function* approachDistrict(g: HubworldState, delve: Delve): Flow {
  const { delver, defender } = delve
  const district = districtOf(delve)
  delve.step = 'approach'
  emit<HubworldEvent>({ type: 'approached-district', seat: delver, defender, district })
  yield* reactionWindow(g, occasion('approachDistrict', delver, { other: defender, district }))
  if (delve.ended || delve.redirected) return
  yield* instantWindow(g, 'W4')
}

/** HW-15.3 to HW-15.12 */
export function* breach(g: HubworldState, delve: Delve): Flow {
  const { delver, defender } = delve
  const district = districtOf(delve)
  delve.step = 'breach'
  yield* heatStep(g, delve)
  yield* discoverBatch(g, delver, defender, district, null)
  if (delve.ended) return
  emit<HubworldEvent>({ type: 'breached', seat: delver, defender, district })
  yield* reactionWindow(g, occasion('breachCompleted', delver, { other: defender, district }))
}

/** HW-15.4, HW-17.4 */
function* heatStep(g: HubworldState, { delver: seat, defender }: Delve): Flow {
  const shards = priceOfHeat(g, defender)
  if (playerAt(g, seat).shards < shards) return
  const options: HubworldOption[] = [{ do: 'pay', shards }, DECLINE]
  const chosen = yield* ask({ seat, prompt: 'heat', rule: 'HW-15.4', options, about: { shards } })
  if (chosen.do !== 'pay') return
  payShards(g, seat, shards)
  gainHeat(g, defender, 1)
}
