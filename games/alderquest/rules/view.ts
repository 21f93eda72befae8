import type { Seat } from '@rulewright/kernel'
import { typeOf } from '../content/minion-types.ts'
import { faceOf, type Piece, type Team } from '../content/pieces.ts'
import { pointsOf } from './points.ts'
import { teamOfSeat } from './seats.ts'
import type { Activation, AlderquestState, FieldTile, Minion, Mode, OpenTraps, Phase, Result, Scene, TeamState } from './state.ts'
import { CLASS_KNOWN, TYPE_KNOWN } from './state.ts'

/** A rune or tile whose face the viewer sees. Its id lets a board follow it from place to place. */
export interface PieceView {
  readonly piece: number
  readonly face: number
}

export interface TileView {
  readonly handle: number
  readonly owner: Team
  readonly space: number
  readonly faceUp: boolean
  /** The face, if the viewer's team knows it (its own, peeked or face-up), else null. */
  readonly face: number | null
  /** The piece, once it lies face-up: the same id it will have on the Board. */
  readonly piece: number | null
  /** The minion that holds it, or null. */
  readonly holder: number | null
  /** Solitaire: the Hero that placed it, or null. */
  readonly by: number | null
}

export interface MinionView {
  readonly id: number
  readonly team: Team
  readonly guild: number
  readonly class: number
  readonly space: number
  readonly upgraded: boolean
  /** Its type, once anybody can know it. */
  readonly type: number | null
  readonly ready: boolean
  readonly stunned: boolean
  readonly guarded: boolean
  /** Keywords granted until the end of the turn, as bits (see KEYWORDS). */
  readonly granted: number
}

export interface HeroView {
  readonly hero: number
  readonly team: Team
  readonly seat: number
  readonly lane: number
  readonly front: number
  readonly ready: boolean
}

export interface TeamView {
  readonly guilds: readonly number[]
  readonly held: readonly PieceView[]
  readonly tilePouch: number
  readonly trapStack: number
  /** The tiles awaiting placement: faces for the own team, else only the count. */
  readonly tileHand: { readonly count: number; readonly faces: readonly number[] }
  readonly quarrelDeck: number
  /** How many Quarrels, and which of them the viewer knows; likewise the relics. */
  readonly quarrelHand: { readonly count: number; readonly quarrels: readonly number[] }
  readonly quarrelDiscard: readonly number[]
  readonly armed: readonly number[]
  readonly relics: { readonly count: number; readonly relics: readonly number[] }
  readonly collection: readonly PieceView[]
  readonly points: number
  /** Where the Traps that the team took openly must be: in the pouch, in the hand or among which tiles; null where nothing is known. */
  readonly openTraps: OpenTraps | null
  /** Setup: the starting tiles chosen so far for the first spaces of the pattern (faces), for the own team only. */
  readonly hiding: readonly number[]
}

/** A card in a face-down deck: what everybody knows of it. */
export interface DeckCardView {
  readonly class: number | null
  readonly type: number | null
}

interface SoloView {
  readonly target: number
  readonly matchByGuild: boolean
  readonly rivalStack: number
  readonly automaDeck: readonly DeckCardView[]
  /** Classes of the cards in the Automa discard. */
  readonly automaDiscard: readonly number[]
  /** The class of the Automa card being carried out, or null. */
  readonly card: number | null
  readonly snowReserve: number
}

export interface AlderquestView {
  readonly mode: Mode
  readonly phase: Phase
  readonly quarrels: boolean
  readonly you: Team | null
  readonly seatOf: readonly number[]
  readonly turn: number
  readonly active: Team
  /** The seat whose turn it is. */
  readonly seat: number
  readonly teams: readonly [TeamView, TeamView]
  readonly heroes: readonly HeroView[]
  readonly spareHeroes: readonly number[]
  /** The Board by cell: column * BOARD_ROWS + row, from the bottom left. */
  readonly board: readonly (PieceView | null)[]
  readonly revealed: readonly PieceView[]
  /** AQ-28.7: the faces in the Rune Pouch, sorted. */
  readonly runePouch: readonly number[]
  readonly runeDiscard: readonly PieceView[]
  readonly snowflakes: number
  /** The exalted guild, or null. */
  readonly exalted: number | null
  readonly relicDeck: number
  readonly outRelics: readonly number[]
  /** By guild; the last card of a deck is its top. */
  readonly decks: readonly (readonly DeckCardView[])[]
  readonly minions: readonly MinionView[]
  /** A minion on its way into an occupied space (the attacker of a squabble), or null. */
  readonly intruder: MinionView | null
  readonly tiles: readonly TileView[]
  readonly activation: Activation | null
  /** Pass, pick-up and set-down operations made this turn. */
  readonly handling: number
  readonly playingQuarrel: number | null
  readonly playingRelic: number | null
  readonly scenes: readonly Scene[]
  readonly solo: SoloView | null
  readonly result: Result | null
}

export function view(g: AlderquestState, seat: Seat | null): AlderquestView {
  const you = teamOfSeat(g, seat)
  return {
    mode: g.mode,
    phase: g.phase,
    quarrels: g.quarrels,
    you,
    seatOf: [...g.seatOf],
    turn: g.turn,
    active: g.active,
    seat: g.seatOf[g.place] ?? 0,
    teams: [teamView(g, 0, you), teamView(g, 1, you)],
    heroes: g.heroes.map(({ hero, team, place, lane, front, ready }) => ({ hero, team, seat: g.seatOf[place] ?? -1, lane, front, ready })),
    spareHeroes: [...g.spareHeroes],
    board: g.board.map((piece) => (piece < 0 ? null : pieceView(piece))),
    revealed: g.revealed.map(pieceView),
    runePouch: g.runePouch.map(faceOf).sort((a, b) => a - b),
    runeDiscard: g.runeDiscard.map(pieceView),
    snowflakes: g.snowflakes.length,
    exalted: orNull(g.exalted),
    relicDeck: g.relicDeck.length,
    outRelics: [...g.outRelics],
    decks: g.decks.map((deck, guild) => deckView(deck, g.marks[guild] ?? [])),
    minions: g.at.flatMap((m) => (m ? [minionView(m)] : [])).sort((a, b) => a.id - b.id),
    intruder: g.intruder ? minionView(g.intruder) : null,
    tiles: g.tiles.map((tile) => tileView(tile, you)),
    activation: g.activation ? { ...g.activation } : null,
    handling: g.handling,
    playingQuarrel: orNull(g.playingQuarrel),
    playingRelic: orNull(g.playingRelic),
    scenes: g.scenes.map((scene) => ({ ...scene })),
    solo: soloView(g),
    result: g.result ? { ...g.result } : null,
  }
}

const orNull = (n: number): number | null => (n < 0 ? null : n)
const pieceView = (piece: Piece): PieceView => ({ piece, face: faceOf(piece) })

function teamView(g: AlderquestState, team: Team, you: Team | null): TeamView {
  const own = you === team
  const t: TeamState = g.teams[team]
  return {
    guilds: [...t.guilds],
    held: t.held.flat().map(pieceView),
    tilePouch: t.tilePouch.length,
    trapStack: t.trapStack.length,
    tileHand: { count: t.tileHand.length, faces: own ? t.tileHand.map(faceOf) : [] },
    quarrelDeck: t.quarrelDeck.length,
    quarrelHand: { count: t.quarrelHand.length, quarrels: quarrelsSeen(g, team, you) },
    quarrelDiscard: [...t.quarrelDiscard],
    armed: [...t.armed],
    relics: { count: t.relics.length, relics: own ? [...t.relics] : [] },
    collection: t.collection.map(pieceView),
    points: pointsOf(t),
    openTraps: t.open ? { pouch: t.open.pouch, among: t.open.among.map((group) => ({ ...group, tiles: [...group.tiles] })) } : null,
    hiding: own ? t.hidden.map(faceOf) : [],
  }
}

function quarrelsSeen(g: AlderquestState, team: Team, you: Team | null): readonly number[] {
  const t = g.teams[team]
  if (you === team) return [...t.quarrelHand]
  return you === null ? [] : [...t.shown]
}

const deckView = (deck: readonly number[], marks: readonly number[]): DeckCardView[] =>
  deck.map((type, n) => {
    const mark = marks[n] ?? 0
    return { class: mark >= CLASS_KNOWN ? typeOf(type).class : null, type: mark === TYPE_KNOWN ? type : null }
  })

const minionView = (m: Minion): MinionView => ({
  id: m.id,
  team: m.team,
  guild: m.class >> 1,
  class: m.class,
  space: m.space,
  upgraded: m.upgraded,
  type: m.known ? m.type : null,
  ready: m.ready,
  stunned: m.stunned,
  guarded: m.guarded,
  granted: m.granted,
})

function tileView(tile: FieldTile, you: Team | null): TileView {
  const seen = tile.faceUp || (you !== null && (tile.known & (1 << you)) !== 0)
  return {
    handle: tile.handle,
    owner: tile.owner,
    space: tile.space,
    faceUp: tile.faceUp,
    face: seen ? faceOf(tile.piece) : null,
    piece: tile.faceUp ? tile.piece : null,
    holder: orNull(tile.holder),
    by: orNull(tile.by),
  }
}

function soloView({ solo }: AlderquestState): SoloView | null {
  if (!solo) return null
  return {
    target: solo.target,
    matchByGuild: solo.matchByGuild,
    rivalStack: solo.rivalStack.length,
    automaDeck: deckView(solo.automaDeck, solo.automaMarks),
    automaDiscard: solo.automaDiscard.map((type) => typeOf(type).class),
    card: solo.card < 0 ? null : typeOf(solo.card).class,
    snowReserve: solo.snowReserve.length,
  }
}
