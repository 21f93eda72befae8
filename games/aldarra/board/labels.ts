import { counted, type Names, plain, type Seat, subject } from '@rulewright/kernel'
import type { FactionId } from '../content/factions.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { BUILDING, CLASS_OF, HEAVY } from '../content/units.ts'
import { armorOf } from '../rules/force.ts'
import type { Combat, CombatStage, Phase } from '../rules/state.ts'
import { type AldarraView, chartOf, type PlayerView, type TerritoryView } from '../rules/view.ts'
import { factionNumber, nameOf, place, textOf, tileNumber, unitName } from '../words/things.ts'
import type { Ground } from './terrain.tsx'

export type Labels = ReturnType<typeof labelsFor>

const PHASES: Readonly<Record<Phase, string>> = {
  factions: 'Choosing factions',
  strongholds: 'Arrival: Strongholds',
  outposts: 'Arrival: Outposts',
  round: 'A new round',
  'turn-order': 'Turn order',
  crystals: 'Crystals',
  placing: 'Placing Crystals',
  'crystals-done': 'Crystals',
  expansion: 'Expansion',
  order: 'An Order',
  combat: 'Combat',
  explore: 'Exploring',
  'order-done': 'Expansion',
  mine: 'Mining',
  buy: 'Buying Victory Points',
  'win-check': 'Win check',
  objectives: 'Secondary Objectives',
  reveal: 'Discovery',
  discovery: 'Discovery',
  'extra-discovery': 'Discovery',
  ransom: 'Ransom',
  build: 'Building',
  'free-outposts': 'Free Outposts',
  claims: 'Claiming Objectives',
}

const STAGES: Readonly<Record<CombatStage, string>> = {
  intercept: 'Intercept',
  cards: 'Cards',
  delay: 'Delay',
  light: 'Light Step',
  heavy: 'Heavy Step',
  retreat: 'Retreat',
}

/** Words on the board that never change. */
const FIXED = {
  map: 'The map',
  nearer: 'Nearer',
  farther: 'Farther',
  wholeMap: 'The whole map',
  treasury: 'Victory Points for sale',
  everybody: 'All players in full',
  players: 'Players',
  hand: 'Your cards',
  shipyard: 'Shipyard',
  discoveryRow: 'Discoveries on offer',
  turnOrder: 'Turn order',
  vp: 'Victory points',
  coins: 'Coins',
  crystals: 'Crystals',
  orders: 'Order tokens',
  objectives: 'Objectives in hand',
  held: 'Explore cards held',
  move: 'Movement',
  armorWord: 'Armor',
  crystalSupply: 'Crystals in the supply',
  exploreDeck: 'Explore cards in the deck',
  objectiveDeck: 'Objectives in the deck',
  nobody: 'Nobody controls it',
  unexplored: 'Not yet explored',
  taken: 'Taken',
  justDrawn: 'Just drawn',
  heldCard: 'Held',
  claimable: 'Ready to claim',
  objectiveKind: 'Secondary Objective',
  discoveryKind: 'Discovery',
  delayed: 'delays',
  exploreKind: 'Explore',
} as const

/** Texts about a thing by itself: the same for everybody, at any time. */
const OF_THINGS = {
  unit: unitName,
  tile: (ground: Ground) => nameOf('tile', tileNumber(ground)),
  tileText: (ground: Ground) => textOf('tile', tileNumber(ground)),
  yields: (n: number) => `${counted(n, 'Coin')} when mined`,
  crystalsHere: (n: number) => `${counted(n, 'Crystal')} lying here`,
  phase: (phase: Phase) => PHASES[phase],
  round: (round: number, last: number) =>
    // AL-19.1 without a last round there is no upper limit.
    round === 0 ? 'Before the first round' : last === 0 ? `Round ${round}` : `Round ${round} of at most ${last}`,
  victory: (standing: string) => `Victory points: ${standing}`,
  faction: (faction: FactionId) => nameOf('faction', factionNumber(faction)),
  factionText: (faction: FactionId) => textOf('faction', factionNumber(faction)),
  explore: (card: number) => nameOf('explore', card),
  exploreText: (card: number) => textOf('explore', card),
  objective: (card: number) => nameOf('objective', card),
  objectiveText: (card: number) => textOf('objective', card),
  worth: (card: number) => `${OBJECTIVES[card]?.vp ?? 0} VP`,
  progress: (have: number, need: number) => `${Math.min(have, need)} of ${need}`,
  discovery: (d: number) => nameOf('discovery', d),
  discoveryText: (d: number) => textOf('discovery', d),
  unitKind: (type: number) => (CLASS_OF[type] === BUILDING ? 'Building' : CLASS_OF[type] === HEAVY ? 'Heavy Airship' : 'Light Airship'),
  unitText: (type: number, upgraded: boolean, dice: string) =>
    `${textOf(upgraded ? 'upgraded-unit' : 'unit', type)} Dice: ${dice || 'none'}.`,
  dieName: (colour: string) => colour,
  die: (colour: number, hits: number) => `${['Green', 'Pink', 'Blue'][colour] ?? ''} die: ${counted(hits, 'hit')}`,
  forSale: (type: number, cost: number, left: number) => `${unitName(type)}, ${counted(cost, 'Coin')}, ${left} left`,
  left: (n: number) => `${n} left`,
  spent: (n: number) => `Spent ${n}`,
  coinsLeft: (n: number) => `${counted(n, 'Coin')} left`,
  purchase: (vp: number, coins: number, crystals: number) =>
    `${counted(vp, 'Victory Point')} for ${coins > 0 ? counted(coins, 'Coin') : counted(crystals, 'Crystal')}`,
  comers: (units: readonly { readonly unit: number; readonly n: number }[]) =>
    `Can be called here: ${units.map((each) => counted(each.n, unitName(each.unit))).join(', ')}`,
  flights: (n: number) => `Your ships here reach ${counted(n, 'territory', 'territories')}`,
  odds: (hits: number, armor: number) => `${hits.toFixed(1)} hits, armor ${armor}`,
  expects: (hits: number) => `about ${hits.toFixed(1)} a round`,
  stage: (stage: CombatStage) => STAGES[stage],
  escalation: (pool: number, hits: number) => `Escalation: ${pool} dice${hits > 0 ? `, ${counted(hits, 'hit')}` : ''}`,
  hits: (n: number) => counted(n, 'hit'),
  damaged: (n: number) => `${n} damage`,
} as const

/** The words on the board itself, for one view and one reader. */
export function labelsFor(view: AldarraView, names: Names) {
  const chart = chartOf(view)
  const name = (seat: Seat) => names.of(seat)
  const units = (seat: Seat, type: number, n: number) => `${name(seat)}: ${counted(n, unitName(type))}`
  return {
    ...FIXED,
    ...OF_THINGS,
    name,
    who: (seat: Seat) => subject(names, seat),
    /** What a seat does in a combat; to its own reader, "You attack". */
    role: (does: 'attacks' | 'defends' | 'joins' | 'supports', seat: Seat) => (seat === names.you ? does.slice(0, -1) : does),
    units,
    controlledBy: (seat: Seat) => `Controlled by ${name(seat)}`,
    territory: (t: TerritoryView) => territoryLabel(view, t, units, name),
    position: (position: number, seat: Seat) => (seat < 0 ? `Position ${position}, free` : `Position ${position}: ${name(seat)}`),
    player: (p: PlayerView, at: number) => `${name(p.seat)}, ${at} in turn order, ${counted(p.vp, 'victory point')}`,
    forecast: (seat: Seat, hits: number, armor: number, called: boolean) =>
      `${name(seat)}${called ? ', with all that can come' : ''}: about ${hits.toFixed(1)} hits a round, armor ${armor}`,
    battle: (combat: Combat) => `Combat at ${plain(place(view, combat.hex))}, round ${combat.round}`,
    armor: (seat: Seat, type: number) => `Armor ${armorOf(chart, seat, type)}`,
  }
}

function territoryLabel(
  view: AldarraView,
  t: TerritoryView,
  units: (seat: Seat, type: number, n: number) => string,
  name: (seat: Seat) => string,
): string {
  const there = t.units.flatMap((counts, seat) => counts.flatMap((n, type) => (n > 0 ? [units(seat, type, n)] : [])))
  const parts = [plain(place(view, t.hex))]
  if (t.control !== null) parts.push(`controlled by ${name(t.control)}`)
  if (t.crystals > 0) parts.push(counted(t.crystals, 'Crystal'))
  if (!t.explored && t.tile !== 'stronghold') parts.push('not yet explored')
  return [...parts, ...there].join(', ')
}
