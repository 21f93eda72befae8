import { at, emit, type Flow, inSecret, reveal, type Seat } from '@rulewright/kernel'
import { CINDAR, COALITION, SYNDICATE } from '../content/factions.ts'
import { STRONGHOLD } from '../content/tiles.ts'
import { ENGINEER, FORTRESS, FRIGATE, OUTPOST, UNIT_TYPES, UNITS } from '../content/units.ts'
import { choose, chooseHidden } from './choices.ts'
import type { AldarraEvent } from './events.ts'
import { buildingIn, count, factionOf, forceOf, hasBuilding, hasDiscovery, priceOf, roomFor } from './force.ts'
import { mightPlay, play, playable } from './holds.ts'
import { type AldarraOption, DONE, PASS, type Play } from './options.ts'
import { gain, inSupply, place, takeBack } from './pieces.ts'
import { claimsThen } from './preparation.ts'
import type { AldarraState, Building } from './state.ts'
import { gainCoins, payableCoins, payCoins, playerOf } from './treasury.ts'

type Build = Extract<AldarraOption, { do: 'build' }>

/** AL-6.20 */
const RANSOM_PRICE = 4
const RANSOM = { do: 'ransom', coins: RANSOM_PRICE } as const
/** A plan at the start of step 6. */
const DECLINES = 1
const PAYS = 2

/** AL-13.43 to AL-13.47 Airships a site may build in a step. */
const STRONGHOLD_ALLOWANCE = 5
const ALLOWANCE = 2
const UPGRADED_ALLOWANCE = 1

/** AL-13.36 all with hostages decide at once. */
export function* ransom(g: AldarraState): Flow {
  // Only the Syndicate takes hostages: where there are any, it is in the game.
  const syndicate = g.players.findIndex((player) => player.faction === SYNDICATE)
  const seats = g.track.filter((seat) => canRansom(g, seat))
  if (seats.length > 0) {
    g.secret = true
    yield* inSecret(seats, (seat) => planRansom(g, seat))
    g.secret = false
    reveal(g)
    for (const seat of seats) if (playerOf(g, seat).plan === PAYS) payRansom(g, seat, syndicate)
    for (const player of g.players) player.plan = 0
  }
  g.turn = 0
  g.phase = 'build'
}

const canRansom = (g: AldarraState, seat: Seat): boolean => {
  if (payableCoins(g, seat) < RANSOM_PRICE) return false
  for (let unit = 0; unit < UNITS.length; unit++) if (g.hostages[seat * UNIT_TYPES + unit] !== 0) return true
  return false
}

function* planRansom(g: AldarraState, seat: Seat): Flow {
  const chosen = yield* choose(g, seat, { prompt: 'ransom', rule: 'AL-6.20' }, [PASS, RANSOM])
  playerOf(g, seat).plan = chosen.do === 'pass' ? DECLINES : PAYS
}

function payRansom(g: AldarraState, seat: Seat, syndicate: Seat): void {
  payCoins(g, seat, RANSOM_PRICE)
  gainCoins(g, syndicate, RANSOM_PRICE)
  const units = g.hostages.slice(seat * UNIT_TYPES, (seat + 1) * UNIT_TYPES)
  for (const [unit, n] of units.entries()) {
    const i = seat * UNIT_TYPES + unit
    g.supply[i] = (g.supply[i] ?? 0) + n
    g.hostages[i] = 0
  }
  emit<AldarraEvent>({ type: 'ransomed', seat, units })
}

/** AL-13.37 to AL-13.55 one player's build turn. */
export function* buildTurn(g: AldarraState): Flow {
  const seat = at(g.track, g.turn)
  const building: Building = {
    seat,
    stood: g.tiles.map((_, hex) => buildingIn(forceOf(g, seat, hex))),
    built: g.tiles.map(() => 0),
  }
  g.building = building
  for (;;) {
    const chosen = yield* nextItem(g, building)
    if (chosen.do === 'done') break
    if (chosen.do === 'play') play(g, seat, chosen)
    else build(g, building, chosen)
  }
  g.building = null
  g.turn += 1
  if (g.turn === g.seats) g.phase = 'free-outposts'
}

/** AL-13.39 War Bonds may be among the cards in hand: then the player is asked even when nothing can be built. */
function* nextItem(g: AldarraState, building: Building): Flow<Build | Play | typeof DONE> {
  const { seat } = building
  const question = { prompt: 'build', rule: 'AL-13.37' } as const
  if (!mightPlay(g, seat, 'build-turn')) return yield* choose(g, seat, question, [DONE, ...buildable(g, building)])
  return yield* chooseHidden(g, seat, question, () => [DONE, ...buildable(g, building), ...playable(g, seat, 'build-turn')])
}

/** What keeps a Unit of a type from being built. */
export type BuildLack = 'no-piece' | 'coins' | 'no-engineer' | 'no-outpost' | 'no-yard'

/** AL-13.38, AL-13.40 whether the piece or its price is missing. */
function lackOfMeans(g: AldarraState, seat: Seat, unit: number): 'no-piece' | 'coins' | null {
  if (inSupply(g, seat, unit) === 0) return 'no-piece'
  return priceOf(g, seat, unit) > payableCoins(g, seat) ? 'coins' : null
}

/** Why a Unit of a type cannot be built anywhere. */
export function lackToBuild(g: AldarraState, seat: Seat, unit: number): BuildLack {
  const lack = lackOfMeans(g, seat, unit)
  if (lack !== null) return lack
  return unit === OUTPOST ? 'no-engineer' : unit === FORTRESS ? 'no-outpost' : 'no-yard'
}

function buildable(g: AldarraState, building: Building): Build[] {
  const { seat } = building
  const purse = payableCoins(g, seat)
  const prices: number[] = []
  for (let unit = 0; unit < UNITS.length; unit++) prices.push(inSupply(g, seat, unit) === 0 ? purse + 1 : priceOf(g, seat, unit))
  const options: Build[] = []
  const offer = (unit: number, hex: number) => {
    const coins = at(prices, unit)
    if (coins <= purse) options.push({ do: 'build', unit, hex, coins })
  }
  for (let hex = 0; hex < g.tiles.length; hex++) {
    const home = g.strongholds[seat] === hex
    if (roomFor(g, seat, hex) > 0) {
      for (let unit = 0; unit < OUTPOST; unit++) if (allows(g, building, hex, unit)) offer(unit, hex)
    }
    if (home) continue
    if (canFoundOutpost(g, seat, hex)) offer(OUTPOST, hex)
    if (canRaiseFortress(g, building, hex)) offer(FORTRESS, hex)
  }
  return options
}

/** AL-13.42 to AL-13.47 whether the site may build another Airship of the type in this step. */
function allows(g: AldarraState, { seat, stood, built }: Building, hex: number, unit: number): boolean {
  const done = built[hex] ?? 0
  if (g.strongholds[seat] === hex) return factionOf(g, seat) === CINDAR || done < STRONGHOLD_ALLOWANCE
  if (buildingIn(forceOf(g, seat, hex)) === FORTRESS) return done < (stood[hex] === FORTRESS ? ALLOWANCE : UPGRADED_ALLOWANCE)
  if (stood[hex] !== OUTPOST || done >= ALLOWANCE) return false
  return unit === ENGINEER || (unit === FRIGATE && hasDiscovery(g, seat, OUTPOST))
}

/** AL-13.48, AL-13.49 */
function canFoundOutpost(g: AldarraState, seat: Seat, hex: number): boolean {
  const force = forceOf(g, seat, hex)
  return g.tiles[hex] !== STRONGHOLD && count(force, ENGINEER) > 0 && !hasBuilding(force)
}

/** AL-13.50 to AL-13.52 */
function canRaiseFortress(g: AldarraState, { seat, stood, built }: Building, hex: number): boolean {
  const force = forceOf(g, seat, hex)
  return count(force, OUTPOST) > 0 && stood[hex] === OUTPOST && count(force, ENGINEER) > 0 && (built[hex] ?? 0) <= 1
}

function build(g: AldarraState, { seat, built }: Building, { unit, hex, coins }: Build): void {
  payCoins(g, seat, coins)
  if (unit === FORTRESS) takeBack(g, seat, OUTPOST, hex)
  if (unit < OUTPOST) built[hex] = (built[hex] ?? 0) + 1
  place(g, seat, unit, hex)
  emit<AldarraEvent>({ type: 'built', seat, unit, hex, coins })
}

/** AL-6.15, AL-6.16, AL-13.56 the Coalition's free Outposts. */
export function* freeOutposts(g: AldarraState): Flow {
  const seat = g.players.findIndex((player) => player.faction === COALITION)
  if (seat >= 0) yield* foundOutposts(g, seat)
  claimsThen(g, 'round')
}

/** The player chooses sites only where there are not enough Outposts for all of them. */
function* foundOutposts(g: AldarraState, seat: Seat): Flow {
  let left = inSupply(g, seat, OUTPOST)
  let sites = outpostSites(g, seat)
  for (; left > 0 && sites.length > left; left--) {
    const options = sites.map((hex) => ({ do: 'free-outpost', hex }) as const)
    const { hex } = yield* choose(g, seat, { prompt: 'free-outpost', rule: 'AL-6.16' }, options)
    gain(g, seat, OUTPOST, hex)
    sites = outpostSites(g, seat)
  }
  for (const hex of sites.slice(0, left)) gain(g, seat, OUTPOST, hex)
}

const outpostSites = (g: AldarraState, seat: Seat): number[] => g.tiles.flatMap((_, hex) => (canFoundOutpost(g, seat, hex) ? [hex] : []))
