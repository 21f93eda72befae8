import { seedRandom, shuffle } from '@rulewright/kernel'
import { TRAP_STACK } from '../content/constants.ts'
import { spaceNamed } from '../content/field.ts'
import { GUILDS, guildOfClass } from '../content/guilds.ts'
import { type MinionId, typeNamed, typeOf } from '../content/minion-types.ts'
import { BLUE, colourOf, faceOf, isGuildFace, PIECES, type Piece, RED, type Team, TRAP, tilesOf } from '../content/pieces.ts'
import { type QuarrelId, quarrelNamed, quarrelsOf } from '../content/quarrels.ts'
import { type RelicId, relicNamed } from '../content/relics.ts'
import { GRID } from '../rules/board.ts'
import { shuffleDecks } from '../rules/deal.ts'
import { newMinion, put } from '../rules/minions.ts'
import { faceOfSign, parseBoard, takePiece } from '../rules/notation.ts'
import { setup } from '../rules/setup.ts'
import type { AlderquestState } from '../rules/state.ts'
import { layTile } from '../rules/tiles.ts'

interface TeamLiteral {
  /** Tiles by space, as the notation has them: `{ c4: 'U2', b5: '!' }`. */
  readonly tiles: Readonly<Record<string, string>>
  /** Ready minions by space. */
  readonly minions: Readonly<Record<string, MinionId>>
  readonly held?: string
  readonly quarrels?: readonly QuarrelId[]
}

interface Literal {
  readonly seed: string
  /** Rows from the top down, see `parseBoard`. */
  readonly board: string
  readonly revealed: string
  readonly red: TeamLiteral
  readonly blue: TeamLiteral
  /** The relic that is drawn first. */
  readonly relic?: RelicId
}

/**
 * A duel of the suggested first game (AQ-1.9) in Red's Action Phase. It is complete: what the literal does not name lies in the
 * pouches, stacks and decks, so that a lesson can end in a real match.
 */
export function position(literal: Literal): AlderquestState {
  const g = setup({ seats: 2, start: 'first-game', quarrels: false, colour: 'red', difficulty: 'normal' }, seedRandom(literal.seed))
  const used = new Set<Piece>()
  const runes = (text: string) => signs(text).map((sign) => takePiece(faceOfSign(sign), used))
  g.board = parseBoard(literal.board, GRID, used)
  g.revealed = runes(literal.revealed)
  for (const team of [RED, BLUE] as const) {
    const { tiles, held = '' } = team === RED ? literal.red : literal.blue
    const t = g.teams[team]
    t.held = GUILDS.map(() => [])
    for (const piece of runes(held)) t.held[faceOf(piece)]?.push(piece)
    for (const [space, sign] of Object.entries(tiles)) layTile(g, takeTileOf(team, sign, used), spaceNamed(space))
    t.starting = []
    t.trapStack = tilesOf(team, TRAP)
      .filter((piece) => !used.has(piece))
      .slice(0, TRAP_STACK)
    for (const piece of t.trapStack) used.add(piece)
  }
  const left = Array.from({ length: PIECES }, (_, piece) => piece).filter((piece) => !used.has(piece))
  g.runePouch = left.filter((piece) => isGuildFace(faceOf(piece)))
  for (const team of [RED, BLUE] as const)
    g.teams[team].tilePouch = left.filter((piece) => !isGuildFace(faceOf(piece)) && colourOf(piece) === team)
  placeMinions(g, literal)
  shuffleDecks(g)
  dealCards(g, literal)
  for (const hero of g.heroes) hero.ready = hero.team === RED
  return Object.assign(g, { phase: 'action', active: RED, place: 0, turn: 8 } as const)
}

const signs = (text: string): string[] => text.split(/\s+/).filter((sign) => sign !== '')

function takeTileOf(team: Team, sign: string, used: Set<Piece>): Piece {
  const piece = tilesOf(team, faceOfSign(sign)).find((one) => !used.has(one))
  if (piece === undefined) throw new Error(`no ${sign} of team ${team} is left`)
  used.add(piece)
  return piece
}

function placeMinions(g: AlderquestState, literal: Literal): void {
  for (const team of [RED, BLUE] as const) {
    const { minions } = team === RED ? literal.red : literal.blue
    for (const [space, id] of Object.entries(minions)) {
      const type = typeNamed(id)
      const guild = guildOfClass(typeOf(type).class)
      g.decks[guild]?.splice(g.decks[guild].indexOf(type), 1)
      g.marks[guild]?.pop()
      const m = newMinion(g, team, type, false)
      m.ready = true
      put(g, m, spaceNamed(space))
    }
  }
}

/** AQ-6.17 and AQ-6.18, where the lesson plays with Quarrels: those named are in hand, the rest in the deck. */
function dealCards(g: AlderquestState, literal: Literal): void {
  if (literal.relic !== undefined) {
    const relic = relicNamed(literal.relic)
    g.relicDeck = [...g.relicDeck.filter((one) => one !== relic), relic]
  }
  for (const team of [RED, BLUE] as const) {
    const { quarrels } = team === RED ? literal.red : literal.blue
    if (!quarrels) continue
    g.quarrels = true
    const t = g.teams[team]
    t.quarrelHand = quarrels.map(quarrelNamed)
    const rest = t.guilds.flatMap(quarrelsOf)
    for (const quarrel of t.quarrelHand) rest.splice(rest.indexOf(quarrel), 1)
    t.quarrelDeck = shuffle(g.random, rest)
  }
}

// What the coach points at

/** The tile that lies on a space at the start, by its handle, which it keeps while it is on the Field. */
export const tileOn = (g: AlderquestState, space: string): string =>
  `tile:${g.tiles.find((tile) => tile.space === spaceNamed(space))?.handle ?? 0}`
export const minionOn = (g: AlderquestState, space: string): string => `minion:${g.at[spaceNamed(space)]?.id ?? 0}`
export const spaceOn = (space: string): string => `space:${spaceNamed(space)}`
/** A cell as the rules write it: column and row from 1. */
export const cellOf = (column: number, row: number): number => (column - 1) * GRID.rows + row - 1

/** A Hero's swap of two cells, either of them first. */
export function swapOf(hero: number, a: number, b: number) {
  const one = { do: 'cell', cell: a }
  const other = { do: 'cell', cell: b }
  return [{ do: 'hero', hero }, { do: 'swap' }, [one, other], [other, one]]
}
