import type { AldarraState, Combat, Die, Player } from './state.ts'

/** A copy of the whole state; written out because every fork and every rest point makes one. */
export function clone(g: AldarraState): AldarraState {
  return {
    ...g,
    random: { ...g.random },
    clockwise: g.clockwise.slice(),
    track: g.track.slice(),
    positions: g.positions.slice(),
    tiles: g.tiles.slice(),
    explored: g.explored.slice(),
    lying: g.lying.slice(),
    units: g.units.slice(),
    strongholds: g.strongholds.slice(),
    supply: g.supply.slice(),
    hostages: g.hostages.slice(),
    players: g.players.map(copyPlayer),
    objectiveDeck: g.objectiveDeck.slice(),
    objectiveDiscard: g.objectiveDiscard.slice(),
    discardedBy: g.discardedBy.slice(),
    exploreDeck: g.exploreDeck.slice(),
    exploreDiscard: g.exploreDiscard.slice(),
    discoveryDeck: g.discoveryDeck.slice(),
    discoveryRow: g.discoveryRow.slice(),
    order: g.order && { ...g.order },
    combat: g.combat && copyCombat(g.combat),
    exploring: g.exploring && { ...g.exploring, drawn: g.exploring.drawn.slice() },
    building: g.building && { ...g.building, stood: g.building.stood.slice(), built: g.building.built.slice() },
  }
}

function copyPlayer(p: Player): Player {
  return {
    ...p,
    objectives: p.objectives.slice(),
    setAside: p.setAside.slice(),
    looking: p.looking.slice(),
    claimed: p.claimed.slice(),
    explores: p.explores.slice(),
    kills: p.kills.slice(),
  }
}

function copyCombat(c: Combat): Combat {
  return {
    ...c,
    vpAtStart: c.vpAtStart.slice(),
    defended: c.defended.slice(),
    delayed: c.delayed.slice(),
    extraDice: c.extraDice.slice(),
    firing: c.firing.slice(),
    inStep: c.inStep.slice(),
    dice: c.dice.map(copyDie),
    hits: c.hits.slice(),
    damage: c.damage.slice(),
  }
}

const copyDie = (die: Die): Die => ({ ...die, faces: die.faces.slice() })
