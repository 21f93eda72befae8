import { copyRandom } from '@rulewright/kernel'
import type { AldarraState, Building, Combat, Die, Exploring, Order, Player } from './state.ts'

// Written out, in the order of `setup`: every fork and every rest point makes a copy, and a copy with the same object shape
// as the original is read just as fast.

/** A copy of the whole state. */
export function clone(g: AldarraState): AldarraState {
  const twin: AldarraState = {
    random: copyRandom(g.random),
    reveals: g.reveals,
    seats: g.seats,
    lastRound: g.lastRound,
    phase: g.phase,
    after: g.after,
    clockwise: g.clockwise.slice(),
    track: g.track.slice(),
    positions: g.positions.slice(),
    turn: g.turn,
    round: g.round,
    over: g.over,
    tiles: g.tiles.slice(),
    explored: g.explored.slice(),
    lying: g.lying.slice(),
    units: g.units.slice(),
    strongholds: g.strongholds.slice(),
    supply: g.supply.slice(),
    hostages: g.hostages.slice(),
    crystals: g.crystals,
    coinsOut: g.coinsOut,
    players: g.players.map(copyPlayer),
    objectiveDeck: g.objectiveDeck.slice(),
    objectiveDiscard: g.objectiveDiscard.slice(),
    discardedBy: g.discardedBy.slice(),
    exploreDeck: g.exploreDeck.slice(),
    exploreDiscard: g.exploreDiscard.slice(),
    discoveryDeck: g.discoveryDeck.slice(),
    discoveryRow: g.discoveryRow.slice(),
    placing: g.placing,
    secret: g.secret,
    exchanged: g.exchanged,
    vault: g.vault,
    extraOrder: g.extraOrder,
    order: g.order && copyOrder(g.order),
    combat: g.combat && copyCombat(g.combat),
    exploring: g.exploring && copyExploring(g.exploring),
    building: g.building && copyBuilding(g.building),
  }
  if (g.balanced) twin.balanced = true
  if (g.evened) twin.evened = true
  return twin
}

const copyPlayer = (p: Player): Player => ({
  faction: p.faction,
  coins: p.coins,
  crystals: p.crystals,
  vp: p.vp,
  tokens: p.tokens,
  discoveries: p.discoveries,
  objectives: p.objectives.slice(),
  setAside: p.setAside.slice(),
  looking: p.looking.slice(),
  claimed: p.claimed.slice(),
  explores: p.explores.slice(),
  explored: p.explored,
  attackWins: p.attackWins,
  defenseWins: p.defenseWins,
  upsetWins: p.upsetWins,
  kills: p.kills.slice(),
  plan: p.plan,
})

const copyOrder = ({ seat, hex, mode, burners, ship, extra }: Order): Order => ({ seat, hex, mode, burners, ship, extra })

const copyCombat = (c: Combat): Combat => ({
  hex: c.hex,
  attacker: c.attacker,
  stage: c.stage,
  round: c.round,
  pool: c.pool,
  escalation: c.escalation,
  vpAtStart: c.vpAtStart.slice(),
  defended: c.defended.slice(),
  delayed: c.delayed.slice(),
  extraDice: c.extraDice.slice(),
  firing: c.firing.slice(),
  inStep: c.inStep.slice(),
  dice: c.dice.map(copyDie),
  hits: c.hits.slice(),
  damage: c.damage.slice(),
  destroyedThisRound: c.destroyedThisRound,
})

const copyDie = ({ seat, unit, colour, faces, hits }: Die): Die => ({ seat, unit, colour, faces: faces.slice(), hits })

const copyExploring = ({ seat, hex, drawn, resolving }: Exploring): Exploring => ({ seat, hex, drawn: drawn.slice(), resolving })

const copyBuilding = ({ seat, stood, built }: Building): Building => ({ seat, stood: stood.slice(), built: built.slice() })
