import { at, emit, shuffle } from '@rulewright/kernel'
import { BOARD_COLS } from '../content/constants.ts'
import { frontOf } from '../content/field.ts'
import { GUILDS, guilds } from '../content/guilds.ts'
import { BLUE, EMPTY, faceOf, type Piece, RED, type Team } from '../content/pieces.ts'
import { cellAt } from './board.ts'
import type { AlderquestEvent } from './events.ts'
import { showTop } from './minions.ts'
import type { AlderquestState, TeamState } from './state.ts'

export function placeHero(g: AlderquestState, team: Team, place: number, hero: number, lane: number): void {
  const front = frontOf(team, lane)
  g.heroes.push({ hero, team, place, lane, front, ready: false })
  g.spareHeroes.splice(g.spareHeroes.indexOf(hero), 1)
  emit<AlderquestEvent>({ type: 'placed-hero', team, hero, front })
}

/** AQ-6.6 to AQ-6.9: the first two rows, and two held runes of each guild. */
export function layRunes(g: AlderquestState): void {
  const red = g.teams[RED].guilds
  const blue = g.teams[BLUE].guilds
  layRows(g, [...red, ...blue], [...blue, ...red])
  for (const t of g.teams) for (const guild of t.guilds) holdStarting(g, t, guild)
}

export function layRows(g: AlderquestState, first: readonly number[], second: readonly number[]): void {
  for (const [row, runes] of [first, second].entries())
    for (const [column, guild] of runes.slice(0, BOARD_COLS).entries()) g.board[cellAt(column, row)] = fromPouch(g, guild)
}

export function holdStarting(g: AlderquestState, t: TeamState, guild: number): void {
  const { startingRunes } = guilds[at(GUILDS, guild)]
  for (let n = 0; n < startingRunes; n++) t.held[guild]?.push(fromPouch(g, guild))
}

/** The first rune of a guild in the pouch. */
function fromPouch(g: AlderquestState, guild: number): Piece {
  const n = g.runePouch.findIndex((piece) => faceOf(piece) === guild)
  const [piece = EMPTY] = g.runePouch.splice(n, 1)
  return piece
}

export function shuffleDecks(g: AlderquestState): void {
  for (const [guild, deck] of g.decks.entries()) {
    shuffle(g.random, deck)
    showTop(g.marks[guild] ?? [])
  }
  shuffle(g.random, g.relicDeck)
}
