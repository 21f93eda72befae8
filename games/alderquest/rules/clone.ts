import type { AlderquestState, Solo, TeamState } from './state.ts'

/** A copy of the state that shares nothing which changes; written out because every fork and every rest point makes one. */
export function clone(g: AlderquestState): AlderquestState {
  return {
    ...g,
    random: { ...g.random },
    seatOf: g.seatOf.slice(),
    teams: [copyTeam(g.teams[0]), copyTeam(g.teams[1])],
    heroes: records(g.heroes),
    spareHeroes: g.spareHeroes.slice(),
    board: g.board.slice(),
    revealed: g.revealed.slice(),
    runePouch: g.runePouch.slice(),
    runeDiscard: g.runeDiscard.slice(),
    snowflakes: g.snowflakes.slice(),
    relicDeck: g.relicDeck.slice(),
    outRelics: g.outRelics.slice(),
    decks: lists(g.decks),
    marks: lists(g.marks),
    at: spaces(g.at),
    occupied: [g.occupied[0], g.occupied[1]],
    intruder: g.intruder && { ...g.intruder },
    tiles: records(g.tiles),
    activation: g.activation && { ...g.activation },
    scenes: records(g.scenes),
    solo: g.solo && copySolo(g.solo),
    result: g.result && { ...g.result },
  }
}

function copyTeam(t: TeamState): TeamState {
  return {
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
    // Never changed in place.
    ...(t.open && { open: t.open }),
  }
}

function copySolo(s: Solo): Solo {
  return {
    ...s,
    rivalStack: s.rivalStack.slice(),
    automaDeck: s.automaDeck.slice(),
    automaMarks: s.automaMarks.slice(),
    automaDiscard: s.automaDiscard.slice(),
    snowReserve: s.snowReserve.slice(),
    outOfGame: s.outOfGame.slice(),
  }
}

function lists(of: readonly (readonly number[])[]): number[][] {
  const twin: number[][] = []
  for (const list of of) twin.push(list.slice())
  return twin
}

function records<T extends object>(of: readonly T[]): T[] {
  const twin: T[] = []
  for (const record of of) twin.push({ ...record })
  return twin
}

function spaces(at: AlderquestState['at']): AlderquestState['at'] {
  const twin: AlderquestState['at'] = at.slice()
  for (let n = 0; n < twin.length; n++) {
    const minion = twin[n]
    if (minion) twin[n] = { ...minion }
  }
  return twin
}
