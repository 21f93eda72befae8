import { at, below, emit, reveal, whisper } from '@rulewright/kernel'
import { GROUND, GROUND_MASK, type Mask, maskOf, type Space } from '../content/field.ts'
import { colourOf, faceOf, type Piece, type Team } from '../content/pieces.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { noteDraw, noteGone, noteTrap } from './open-traps.ts'
import { seatsOf } from './seats.ts'
import type { AlderquestState, FieldTile, Minion } from './state.ts'

const tell = (event: AlderquestEvent) => emit(event)
const LYING = -1

/** The ground spaces that hold a tile. */
function tileMask(g: AlderquestState): Mask {
  let mask = 0
  for (const tile of g.tiles) mask |= 1 << tile.space
  return mask
}

/** AQ-24.2: no minion and no tile. */
export const vacantMask = (g: AlderquestState): Mask => GROUND_MASK & ~tileMask(g) & ~g.occupied[0] & ~g.occupied[1]
/** AQ-24.1: no minion. */
export const openMask = (g: AlderquestState): Mask => GROUND_MASK & ~g.occupied[0] & ~g.occupied[1]

/** AQ-7.7, AQ-7.8: where a tile may be set now. */
export function settingMask(g: AlderquestState): Mask {
  const vacant = vacantMask(g)
  if (vacant !== 0) return vacant
  const counts = GROUND.map((space) => g.tiles.filter((tile) => tile.space === space).length)
  const fewest = Math.min(...counts)
  return maskOf(GROUND.filter((_, n) => counts[n] === fewest))
}

/** A tile comes to lie facedown on the Field. */
export function layTile(g: AlderquestState, piece: Piece, space: Space, by = -1): FieldTile {
  const owner = colourOf(piece)
  const tile: FieldTile = { handle: g.nextHandle++, piece, owner, space, faceUp: false, holder: LYING, known: 1 << owner, by }
  g.tiles.push(tile)
  return tile
}

export function takeTile(g: AlderquestState, tile: FieldTile): Piece {
  g.tiles.splice(g.tiles.indexOf(tile), 1)
  return tile.piece
}

export const isHeld = (tile: FieldTile): boolean => tile.holder !== LYING
/** An Acorn face-up on the Field that no minion holds. */
const isLyingAcorn = (tile: FieldTile): boolean => tile.faceUp && tile.holder === LYING

export function heldBy(g: AlderquestState, m: Minion): FieldTile[] {
  const held: FieldTile[] = []
  for (const tile of g.tiles) if (tile.holder === m.id) held.push(tile)
  return held
}

export function holdsAcorn(g: AlderquestState, m: Minion): boolean {
  for (const tile of g.tiles) if (tile.holder === m.id) return true
  return false
}

/** Held Acorns travel with the minion (AQ-16.3). */
export function moveHeld(g: AlderquestState, m: Minion): void {
  for (const tile of g.tiles) if (tile.holder === m.id) tile.space = m.space
}

/** AQ-16.2: it takes every rival Acorn lying where it stands. */
export function pickUpAll(g: AlderquestState, m: Minion): void {
  for (const tile of g.tiles) {
    if (tile.space !== m.space || !isLyingAcorn(tile) || tile.owner === m.team) continue
    takeAcorn(m, tile)
  }
}

export function takeAcorn(m: Minion, tile: FieldTile): void {
  tile.holder = m.id
  tell({ type: 'took-acorn', minion: m.id, tile: tile.handle })
}

/** P-36: the Acorn goes to that minion, wherever it is. */
export function transferAcorn(tile: FieldTile, to: Minion): void {
  const from = tile.holder
  tile.holder = to.id
  tile.space = to.space
  tell({ type: 'gave-acorn', from, to: to.id, who: seen(to), tile: tile.handle })
}

/** P-35: all it holds lies face-up on a ground space. */
export function dropAcorns(g: AlderquestState, m: Minion, space: Space): void {
  for (const tile of g.tiles) if (tile.holder === m.id) setDown(tile, space)
}

export function setDown(tile: FieldTile, space: Space): void {
  tile.holder = LYING
  tile.space = space
  tell({ type: 'left-acorn', tile: tile.handle, space })
}

/** P-30: an unheld tile goes back to its owner's tile hand. */
export function recall(g: AlderquestState, tile: FieldTile): void {
  const { owner, handle, space } = tile
  noteGone(g, tile, tile.faceUp)
  g.teams[owner].tileHand.push(takeTile(g, tile))
  tell({ type: 'recalled', team: owner, tile: handle, space })
}

/** P-31: a facedown tile stays facedown, a face-up one face-up. */
export function moveTile(tile: FieldTile, to: Space): void {
  tell({ type: 'moved-tile', tile: tile.handle, from: tile.space, to })
  tile.space = to
}

/** P-32; both teams remember what it is (AQ-28.4). */
export function hideTile(tile: FieldTile): void {
  tile.faceUp = false
  tile.known = 3
  tell({ type: 'hid-tile', tile: tile.handle, space: tile.space })
}

/** P-33: the team alone sees the face. */
export function peek(g: AlderquestState, team: Team, tile: FieldTile): void {
  const { handle, space } = tile
  tile.known |= 1 << team
  reveal(g)
  const event = { type: 'peeked', team, tile: handle, space } as const
  whisper<AlderquestEvent>(seatsOf(g, team), { ...event, face: faceOf(tile.piece) }, { ...event, face: null })
}

/** P-34, AQ-28.3: both tiles get new handles and the rival forgets them, whatever was decided. */
export function shufflePair(g: AlderquestState, a: FieldTile, b: FieldTile, exchange: boolean): void {
  const team = a.owner
  if (exchange) {
    const piece = a.piece
    a.piece = b.piece
    b.piece = piece
  }
  const old = [a.handle, b.handle] as const
  for (const tile of [a, b]) {
    noteGone(g, tile, false)
    tile.handle = g.nextHandle++
    tile.known = 1 << team
  }
  const event = { type: 'shell-game', team, a: old[0], b: old[1], tiles: [a.handle, b.handle] } as const
  whisper<AlderquestEvent>(seatsOf(g, team), { ...event, exchanged: exchange }, { ...event, exchanged: null })
}

/** P-27: random tiles from the pouch into the tile hand, as many as there are. */
export function drawTiles(g: AlderquestState, team: Team, n: number): void {
  const { tilePouch, tileHand } = g.teams[team]
  for (let drawn = 0; drawn < n && tilePouch.length > 0; drawn++) {
    const index = below(g.random, tilePouch.length)
    const piece = at(tilePouch.splice(index, 1), 0)
    tileHand.push(piece)
    noteDraw(g.teams[team])
    whisper<AlderquestEvent>(seatsOf(g, team), { type: 'drew-tile', team, face: faceOf(piece) }, { type: 'drew-tile', team, face: null })
  }
}

/** P-28 and P-29: a Trap tile from the Trap stack into the tile hand or the Tile Pouch, if there is one. */
export function takeTrap(g: AlderquestState, team: Team, into: 'hand' | 'pouch'): void {
  const t = g.teams[team]
  const piece = t.trapStack.pop()
  if (piece === undefined) return
  if (into === 'hand') t.tileHand.push(piece)
  else t.tilePouch.push(piece)
  noteTrap(t, into)
  tell({ type: 'took-trap', team, into })
}

/** The unheld tiles of a team's colour, facedown or face-up. */
export const unheldTiles = (g: AlderquestState, team: Team): FieldTile[] => g.tiles.filter((tile) => tile.owner === team && !isHeld(tile))
export function hasUnheldTile(g: AlderquestState, team: Team): boolean {
  for (const tile of g.tiles) if (tile.owner === team && tile.holder === LYING) return true
  return false
}
export function unrevealedIn(g: AlderquestState, owner: Team, mask: Mask): FieldTile[] {
  const found: FieldTile[] = []
  for (const tile of g.tiles) if (tile.owner === owner && !tile.faceUp && (mask & (1 << tile.space)) !== 0) found.push(tile)
  return found
}
export const lyingAcorns = (g: AlderquestState, owner: Team, mask: Mask): FieldTile[] =>
  g.tiles.filter((tile) => tile.owner === owner && isLyingAcorn(tile) && (mask & (1 << tile.space)) !== 0)

/** Where a team's tile goes when it leaves the Field unseen: its pouch, or in solitaire the Rival Stack. */
export function returnUnseen(g: AlderquestState, piece: Piece): void {
  if (!g.solo) {
    g.teams[colourOf(piece)].tilePouch.push(piece)
    return
  }
  const { rivalStack } = g.solo
  rivalStack.splice(below(g.random, rivalStack.length + 1), 0, piece)
}

/** AQ-15.12; in solitaire the Trap is out of the game (AQ-23.21). */
export function returnTrap(g: AlderquestState, piece: Piece): void {
  if (g.solo) g.solo.outOfGame.push(piece)
  else g.teams[colourOf(piece)].trapStack.push(piece)
}
