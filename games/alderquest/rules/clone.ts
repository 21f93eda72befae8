import { copyRandom } from '@rulewright/kernel'
import type { Activation, AlderquestState, FieldTile, Hero, Minion, Solo, TeamState } from './state.ts'

// Written out, in the order of `setup`: every fork and every rest point makes a copy, and a copy with the same object shape
// as the original is read just as fast.

/** A copy of the state that shares nothing mutable with it. */
export const clone = (g: AlderquestState): AlderquestState => ({
  random: copyRandom(g.random),
  reveals: g.reveals,
  mode: g.mode,
  quarrels: g.quarrels,
  seatOf: g.seatOf.slice(),
  phase: g.phase,
  turn: g.turn,
  place: g.place,
  active: g.active,
  drafted: g.drafted,
  teams: [copyTeam(g.teams[0]), copyTeam(g.teams[1])],
  heroes: g.heroes.map(copyHero),
  spareHeroes: g.spareHeroes.slice(),
  board: g.board.slice(),
  revealed: g.revealed.slice(),
  runePouch: g.runePouch.slice(),
  runeDiscard: g.runeDiscard.slice(),
  snowflakes: g.snowflakes.slice(),
  exalted: g.exalted,
  relicDeck: g.relicDeck.slice(),
  outRelics: g.outRelics.slice(),
  decks: lists(g.decks),
  marks: lists(g.marks),
  at: spaces(g.at),
  occupied: [g.occupied[0], g.occupied[1]],
  intruder: g.intruder && copyMinion(g.intruder),
  tiles: g.tiles.map(copyTile),
  activation: g.activation && copyActivation(g.activation),
  handling: g.handling,
  nextHandle: g.nextHandle,
  nextMinion: g.nextMinion,
  playingQuarrel: g.playingQuarrel,
  playingRelic: g.playingRelic,
  // A scene is never changed in place.
  scenes: g.scenes.slice(),
  solo: g.solo && copySolo(g.solo),
  result: g.result && { ...g.result },
})

function copyTeam(t: TeamState): TeamState {
  const twin: TeamState = {
    guilds: t.guilds.slice(),
    held: lists(t.held),
    tilePouch: t.tilePouch.slice(),
    trapStack: t.trapStack.slice(),
    tileHand: t.tileHand.slice(),
    quarrelDeck: t.quarrelDeck.slice(),
    quarrelHand: t.quarrelHand.slice(),
    shown: t.shown.slice(),
    quarrelDiscard: t.quarrelDiscard.slice(),
    armed: t.armed.slice(),
    relics: t.relics.slice(),
    collection: t.collection.slice(),
    starting: t.starting.slice(),
    hidden: t.hidden.slice(),
  }
  // Never changed in place.
  if (t.open) twin.open = t.open
  return twin
}

const copyHero = ({ hero, team, place, lane, front, ready }: Hero): Hero => ({ hero, team, place, lane, front, ready })

const copyMinion = (m: Minion): Minion => ({
  id: m.id,
  type: m.type,
  class: m.class,
  team: m.team,
  space: m.space,
  upgraded: m.upgraded,
  known: m.known,
  ready: m.ready,
  stunned: m.stunned,
  guarded: m.guarded,
  granted: m.granted,
  attackedIn: m.attackedIn,
  spedIn: m.spedIn,
})

const copyTile = ({ handle, piece, owner, space, faceUp, holder, known, by }: FieldTile): FieldTile => ({
  handle,
  piece,
  owner,
  space,
  faceUp,
  holder,
  known,
  by,
})

const copyActivation = ({ minion, moves, extra, speed, specialUsed, moved }: Activation): Activation => ({
  minion,
  moves,
  extra,
  speed,
  specialUsed,
  moved,
})

const copySolo = (s: Solo): Solo => ({
  ...s,
  rivalStack: s.rivalStack.slice(),
  automaDeck: s.automaDeck.slice(),
  automaMarks: s.automaMarks.slice(),
  automaDiscard: s.automaDiscard.slice(),
  snowReserve: s.snowReserve.slice(),
  outOfGame: s.outOfGame.slice(),
})

function lists(of: readonly (readonly number[])[]): number[][] {
  const twin: number[][] = []
  for (const list of of) twin.push(list.slice())
  return twin
}

function spaces(at: AlderquestState['at']): AlderquestState['at'] {
  const twin: AlderquestState['at'] = at.slice()
  for (let n = 0; n < twin.length; n++) {
    const minion = twin[n]
    if (minion) twin[n] = copyMinion(minion)
  }
  return twin
}
