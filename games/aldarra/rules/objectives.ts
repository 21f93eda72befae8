import { at, type Seat } from '@rulewright/kernel'
import { layoutFor } from '../content/layouts.ts'
import { COUNTED, OBJECTIVE_COPIES, OBJECTIVES, type ObjectiveCard, ON_THE_BOARD, type Survey, type Tally } from '../content/objectives.ts'
import { DESTROYER } from '../content/units.ts'
import { airshipsIn, controls, count, enemiesIn, forceOf } from './force.ts'
import { type AldarraState, STRIDE } from './state.ts'
import { payableCoins, payableCrystals, playerOf } from './treasury.ts'

/** OBJ-13: with the Stronghold. */
const CLAIMED_CHAIN = 8

function tallyOf(g: AldarraState, seat: Seat): Tally {
  const { attackWins, defenseWins, upsetWins, kills, explored, discoveries } = playerOf(g, seat)
  const [coins, crystals] = [payableCoins(g, seat), payableCrystals(g, seat)]
  return { attackWins, defenseWins, upsetWins, kills, explored, discoveries: discoveryCount(discoveries), coins, crystals }
}

/** 18.3 what the board shows for one player. With `onlyClaims`, a chain too short for any card is not measured. */
export function surveyOf(g: AldarraState, seat: Seat, onlyClaims = false): Survey {
  const { tiles, units: forces } = g
  const home = g.strongholds[seat]
  let byTile = 0
  let units = 0
  let controlled = 0
  let destroyerTerritories = 0
  let largestFleet = 0
  for (let hex = 0, i = seat; hex < tiles.length; hex++, i += STRIDE) {
    const force = at(forces, i)
    if (force === 0) continue
    units += force
    if (count(force, DESTROYER) > 0) destroyerTerritories += 1
    if (hex === home) continue
    const airships = airshipsIn(force)
    largestFleet = Math.max(largestFleet, airships)
    if (enemiesIn(g, seat, hex)) continue
    controlled += 1
    byTile += 1 << (at(tiles, hex) * 4)
  }
  const { attackWins, defenseWins, upsetWins, kills, explored, discoveries, coins, crystals } = tallyOf(g, seat)
  return {
    byTile,
    controlled,
    units,
    destroyerTerritories,
    largestFleet,
    siege: (three) => siege(g, seat, three),
    chain: () => (onlyClaims && controlled + 1 < CLAIMED_CHAIN ? 0 : chain(g, seat)),
    attackWins,
    defenseWins,
    upsetWins,
    kills,
    explored,
    discoveries,
    coins,
    crystals,
  }
}

function discoveryCount(bits: number): number {
  let n = 0
  for (let left = bits; left !== 0; left &= left - 1) n += 1
  return n
}

/** OBJ-11 and OBJ-12: territories controlled beside an enemy Stronghold (AL-18.11). */
function siege(g: AldarraState, seat: Seat, three: boolean): number {
  const { neighbours } = layoutFor(g.seats)
  let most = 0
  for (let enemy = 0; enemy < g.seats; enemy++) {
    const stronghold = at(g.strongholds, enemy)
    if (enemy === seat || stronghold < 0) continue
    const beside = at(neighbours, stronghold)
    let held = 0
    for (let n = 0; n < beside.length; n++) if (forceOf(g, seat, at(beside, n)) !== 0 && controls(g, seat, at(beside, n))) held += 1
    if (three && held >= Math.min(3, beside.length)) return 3
    most = Math.max(most, held)
  }
  return most
}

/** OBJ-13 the largest connected set of controlled positions. */
function chain(g: AldarraState, seat: Seat): number {
  const { neighbours, size } = layoutFor(g.seats)
  const open: boolean[] = []
  for (let hex = 0; hex < size; hex++) open.push(controls(g, seat, hex))
  let longest = 0
  for (let start = 0; start < size; start++) {
    if (!open[start]) continue
    open[start] = false
    const queue = [start]
    for (let head = 0; head < queue.length; head++) {
      for (const to of at(neighbours, at(queue, head))) {
        if (!open[to]) continue
        open[to] = false
        queue.push(to)
      }
    }
    longest = Math.max(longest, queue.length)
  }
  return longest
}

/** AL-14.4, AL-18.10 */
export const claimable = (card: number, survey: Survey): boolean => fulfils(at(OBJECTIVES, card), survey)

const fulfils = <Seen>({ have, need }: ObjectiveCard<Seen>, seen: Seen): boolean => have(seen) >= need

/**
 * Whether the others must expect a claim: the player holds cards, and some Objective that may be among them
 * is fulfilled. All of it is public, so that being asked tells nothing (AL-16.6).
 */
export function mayClaim(g: AldarraState, seat: Seat): boolean {
  if (playerOf(g, seat).objectives.length === 0) return false
  return fulfilsAny(g, COUNTED, tallyOf(g, seat), ON_THE_BOARD.length) || fulfilsAny(g, ON_THE_BOARD, surveyOf(g, seat, true), 0)
}

/** Of cards whose numbers begin at `first`. */
function fulfilsAny<Seen>(g: AldarraState, objectives: readonly ObjectiveCard<Seen>[], seen: Seen, first: number): boolean {
  for (let i = 0; i < objectives.length; i++) if (fulfils(at(objectives, i), seen) && !allClaimed(g, first + i)) return true
  return false
}

function allClaimed(g: AldarraState, card: number): boolean {
  let claimed = 0
  for (let seat = 0; seat < g.seats; seat++) {
    const area = playerOf(g, seat).claimed
    for (let i = 0; i < area.length; i++) if (area[i] === card) claimed += 1
  }
  return claimed >= OBJECTIVE_COPIES
}
