import { seedRandom } from '@rulewright/kernel'
import { type TestTable, tableFor } from '@rulewright/testkit'
import { type Difficulty, difficulties } from '../content/difficulties.ts'
import { fileOf, frontOf, SOLO_FRONTS, spaceNamed } from '../content/field.ts'
import { type HeroId, heroNamed, STAND_IN } from '../content/heroes.ts'
import { type MinionId, minionsOf, typeNamed, typeOf } from '../content/minion-types.ts'
import { BLUE, colourOf, faceOf, isGuildFace, PIECES, type Piece, RED, SNOW, type Team } from '../content/pieces.ts'
import { type QuarrelId, quarrelNamed } from '../content/quarrels.ts'
import { type RelicId, relicNamed } from '../content/relics.ts'
import { drawRune, GRID } from '../rules/board.ts'
import type { AlderquestConfig } from '../rules/config.ts'
import { alderquest } from '../rules/index.ts'
import { faceOfSign, parseBoard, printBoard, takePiece } from '../rules/notation.ts'
import { setup } from '../rules/setup.ts'
import type { AlderquestState, FieldTile, Minion, Phase, TeamState } from '../rules/state.ts'
import type { AlderquestView } from '../rules/view.ts'

export const base: AlderquestConfig = { seats: 2, start: 'draft', quarrels: true, colour: 'red', difficulty: 'normal' }
export type AlderTable = TestTable<AlderquestState, AlderquestConfig, AlderquestView>

interface MinionLiteral {
  readonly at: string
  readonly team?: 'red' | 'blue'
  /** Its hidden type; basic unless `up`. */
  readonly type?: MinionId
  readonly up?: boolean
  readonly ready?: boolean
  readonly stunned?: boolean
  readonly guarded?: boolean
  readonly known?: boolean
  readonly holds?: string
}

interface TeamLiteral {
  readonly guilds?: string
  readonly held?: string
  readonly pouch?: string
  readonly traps?: number
  readonly hand?: string
  readonly quarrels?: readonly QuarrelId[]
  readonly deck?: readonly QuarrelId[]
  readonly discard?: readonly QuarrelId[]
  readonly armed?: readonly QuarrelId[]
  readonly relics?: readonly RelicId[]
  readonly collection?: string
  /** Heroes by lane, `{ a: 'H-GUA-2' }`; those named in `tired` are exhausted. */
  readonly heroes?: Readonly<Record<string, HeroId>>
}

export interface Literal {
  readonly board?: string
  /** Exactly these runes are in the Rune Pouch; without it, all that are not elsewhere. */
  readonly pouch?: string
  /** The first runes that will be drawn, in this order. */
  readonly next?: string
  readonly discard?: string
  readonly revealed?: string
  readonly snow?: number
  readonly exalted?: string
  readonly red?: TeamLiteral
  readonly blue?: TeamLiteral
  readonly active?: 'red' | 'blue'
  readonly phase?: Phase
  readonly turn?: number
  readonly handling?: number
  readonly tired?: boolean
  readonly minions?: readonly MinionLiteral[]
  /** Tiles by space: `{ d3: '!' }`; several as `'R1 U2'`, face-up with `^`: `'R1^'`. */
  readonly tiles?: Readonly<Record<string, string>>
  /** Solitaire: the Heroes that placed the tiles of a space. */
  readonly placedBy?: Readonly<Record<string, HeroId>>
  /** The top cards of the minion decks by guild sign, the top first. */
  readonly decks?: Readonly<Record<string, readonly MinionId[]>>
  /** The guilds whose minion decks are empty, `'GT'`. */
  readonly empty?: string
  readonly relicDeck?: readonly RelicId[]
  readonly mode?: 'duel' | 'team' | 'three' | 'solo'
  readonly config?: Partial<AlderquestConfig>
  readonly seed?: string
  readonly solo?: {
    readonly difficulty?: Difficulty
    readonly stack?: string
    readonly automa?: readonly MinionId[]
    readonly reserve?: number
    readonly rivals?: readonly [HeroId, HeroId, HeroId]
  }
}

export const s = spaceNamed
/** A cell as the rules write it: column and row from 1. */
export const cell = (column: number, row: number): number => (column - 1) * GRID.rows + row - 1
export const H = heroNamed
export const Q = quarrelNamed
export const RL = relicNamed
export const T = typeNamed
const guild = (sign: string): number => 'BGHT'.indexOf(sign)
export const face = faceOfSign

const signs = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter((sign) => sign !== '')
const SEATS = { duel: 2, team: 4, three: 3, solo: 1 } as const
const DUEL_HEROES: readonly [Readonly<Record<string, HeroId>>, Readonly<Record<string, HeroId>>] = [
  { a: 'H-GUA-2', c: 'H-GUA-1', e: 'H-THI-2' },
  { e: 'H-BAR-1', c: 'H-BAR-2', a: 'H-HUN-1' },
]
const TEAM_HEROES: readonly [Readonly<Record<string, HeroId>>, Readonly<Record<string, HeroId>>] = [
  { a: 'H-GUA-2', b: 'H-THI-1', d: 'H-GUA-1', e: 'H-THI-2' },
  { a: 'H-BAR-1', b: 'H-HUN-1', d: 'H-BAR-2', e: 'H-HUN-2' },
]
const SOLO_RIVALS: readonly [HeroId, HeroId, HeroId] = ['H-GUA-1', 'H-BAR-1', 'H-HUN-1']

/** The state a literal describes, at a rest point of the Action Phase unless it says otherwise. */
export function stateOf(literal: Literal): readonly [AlderquestConfig, AlderquestState] {
  const mode = literal.mode ?? 'duel'
  const difficulty = literal.solo?.difficulty ?? 'normal'
  const config: AlderquestConfig = { ...base, seats: SEATS[mode], difficulty, ...literal.config }
  const g = setup(config, seedRandom(literal.seed ?? 'table'))
  const used = new Set<Piece>()
  clear(g)
  guildsAndHeroes(g, literal)
  g.phase = literal.phase ?? 'action'
  g.active = literal.active === 'blue' ? BLUE : RED
  g.place = literal.active === 'blue' ? 1 : 0
  g.turn = literal.turn ?? 0
  g.handling = literal.handling ?? 0
  if (literal.board !== undefined && literal.board !== '') g.board = parseBoard(literal.board, GRID, used)
  g.runeDiscard = take(literal.discard, used)
  g.revealed = take(literal.revealed, used)
  for (let n = 0; n < (literal.snow ?? 0); n++) g.snowflakes.push(takePiece(SNOW, used))
  g.exalted = literal.exalted === undefined ? -1 : guild(literal.exalted)
  for (const [n, team] of [literal.red, literal.blue].entries()) fillTeam(g, n === 0 ? RED : BLUE, team ?? {}, used)
  layTiles(g, literal, used)
  g.decks = [0, 1, 2, 3].map(minionsOf)
  placeMinions(g, literal, used)
  if (mode === 'solo') fillSolo(g, literal, used)
  orderDecks(g, literal)
  if (literal.relicDeck) g.relicDeck = literal.relicDeck.map(relicNamed).reverse()
  const wanted = literal.pouch ?? literal.next
  g.runePouch = literal.pouch === undefined && literal.next === undefined ? restOfRunes(used) : take(wanted, used)
  if (literal.next !== undefined) g.random = randomFor(g, signs(literal.next).map(faceOfSign))
  return [config, g]
}

export function table(literal: Literal = {}): AlderTable {
  const [config, g] = stateOf(literal)
  return tableFor(alderquest, config, g)
}

function clear(g: AlderquestState): void {
  g.board.fill(-1)
  g.runePouch = []
  g.heroes = []
  for (const t of g.teams) {
    t.held = [[], [], [], []]
    t.starting = []
    t.tilePouch = []
    t.trapStack = []
  }
}

function take(text: string | undefined, used: Set<Piece>): Piece[] {
  return signs(text).map((sign) => takePiece(faceOfSign(sign), used))
}

/** A tile of a colour: Snowflakes and Traps exist in both. */
function takeTileOf(team: Team, sign: string, used: Set<Piece>): Piece {
  const wanted = faceOfSign(sign)
  for (let piece = 40; piece < PIECES; piece++) {
    if (faceOf(piece) !== wanted || colourOf(piece) !== team || used.has(piece)) continue
    used.add(piece)
    return piece
  }
  throw new Error(`no ${sign} of team ${team} is left`)
}

const restOfRunes = (used: Set<Piece>): Piece[] =>
  Array.from({ length: 40 }, (_, piece) => piece).filter((piece) => isGuildFace(faceOf(piece)) && !used.has(piece))

function guildsAndHeroes(g: AlderquestState, literal: Literal): void {
  const own = g.solo ? 'T' : 'GT'
  const others = g.solo ? 'BGH' : 'BH'
  g.teams[RED].guilds = [...(literal.red?.guilds ?? own)].map(guild)
  g.teams[BLUE].guilds = [...(literal.blue?.guilds ?? others)].map(guild)
  const ready = !literal.tired
  if (g.solo) {
    const rivals = literal.solo?.rivals ?? SOLO_RIVALS
    for (const [n, id] of rivals.entries()) {
      const front = SOLO_FRONTS[n] ?? 0
      g.heroes.push({ hero: heroNamed(id), team: BLUE, place: 1, lane: fileOf(front), front, ready: false })
    }
    const own = 2 * (g.teams[RED].guilds[0] ?? 0)
    for (const [n, hero] of [own, own + 1, STAND_IN].entries())
      g.heroes.push({ hero, team: RED, place: 0, lane: 2 * n, front: 2 * n, ready })
    return
  }
  const defaults = g.mode === 'team' ? TEAM_HEROES : DUEL_HEROES
  for (const team of [RED, BLUE] as const) {
    const heroes = (team === RED ? literal.red : literal.blue)?.heroes ?? defaults[team]
    for (const [lane, id] of Object.entries(heroes)) {
      const file = 'abcde'.indexOf(lane)
      const place = g.mode === 'team' ? placeOf(team, file) : team
      g.heroes.push({ hero: heroNamed(id), team, place, lane: file, front: frontOf(team, file), ready })
    }
  }
  g.spareHeroes = g.spareHeroes.filter((hero) => !g.heroes.some((h) => h.hero === hero))
}

const placeOf = (team: Team, file: number): number => (team === RED ? (file < 2 ? 0 : 2) : file > 2 ? 1 : 3)

function fillTeam(g: AlderquestState, team: Team, literal: TeamLiteral, used: Set<Piece>): void {
  const t: TeamState = g.teams[team]
  for (const piece of take(literal.held, used)) t.held[faceOf(piece)]?.push(piece)
  t.tileHand = signs(literal.hand).map((sign) => takeTileOf(team, sign, used))
  t.tilePouch = signs(literal.pouch).map((sign) => takeTileOf(team, sign, used))
  t.trapStack = Array.from({ length: literal.traps ?? 0 }, () => takeTileOf(team, '!', used))
  t.collection = take(literal.collection, used)
  t.quarrelHand = (literal.quarrels ?? []).map(quarrelNamed)
  t.quarrelDeck = (literal.deck ?? []).map(quarrelNamed).reverse()
  t.quarrelDiscard = (literal.discard ?? []).map(quarrelNamed)
  t.armed = (literal.armed ?? []).map(quarrelNamed)
  t.relics = (literal.relics ?? []).map(relicNamed)
  g.relicDeck = g.relicDeck.filter((relic) => !t.relics.includes(relic))
}

function layTiles(g: AlderquestState, literal: Literal, used: Set<Piece>): void {
  for (const [space, text] of Object.entries(literal.tiles ?? {})) {
    const placer = literal.placedBy?.[space]
    for (const sign of signs(text)) {
      const faceUp = sign.endsWith('^')
      const plain = sign.replace('^', '')
      // `!r` and `*u` name the colour of a Trap's or Snowflake's back.
      const back = plain.startsWith('R') || plain.endsWith('r') ? RED : BLUE
      const piece = takeTileOf(back, plain.replace(/[ru]$/, ''), used)
      g.tiles.push({
        handle: g.nextHandle++,
        piece,
        owner: back,
        space: spaceNamed(space),
        faceUp,
        holder: -1,
        known: faceUp ? 3 : 1 << back,
        by: placer === undefined ? -1 : heroNamed(placer),
      })
    }
  }
}

function placeMinions(g: AlderquestState, literal: Literal, used: Set<Piece>): void {
  for (const m of literal.minions ?? []) {
    const team = m.team === 'blue' ? BLUE : RED
    const type = m.type ? typeNamed(m.type) : anyOf(g, g.teams[team].guilds.at(-1) ?? 0)
    const deck = g.decks[typeOf(type).class >> 1] ?? []
    if (!deck.includes(type)) throw new Error(`no ${m.type} is left`)
    deck.splice(deck.indexOf(type), 1)
    const minion: Minion = {
      id: g.nextMinion++,
      type,
      class: typeOf(type).class,
      team,
      space: spaceNamed(m.at),
      upgraded: m.up ?? false,
      known: m.known ?? m.up ?? false,
      ready: m.ready ?? true,
      stunned: m.stunned ?? false,
      guarded: m.guarded ?? false,
      granted: 0,
      attackedIn: -1,
      spedIn: -1,
    }
    g.at[minion.space] = minion
    g.occupied[team] |= 1 << minion.space
    for (const sign of signs(m.holds)) {
      const piece = takePiece(faceOfSign(sign), used)
      const { space, id } = minion
      g.tiles.push({ handle: g.nextHandle++, piece, owner: colourOf(piece), space, faceUp: true, holder: id, known: 3, by: -1 })
    }
  }
}

/** The first type left in a guild's deck. */
const anyOf = (g: AlderquestState, of: number): number => [...(g.decks[of] ?? [])].sort((a, b) => a - b)[0] ?? -1

function orderDecks(g: AlderquestState, literal: Literal): void {
  for (const sign of literal.empty ?? '') g.decks[guild(sign)] = []
  g.marks = g.decks.map((deck, n) => {
    const top = (literal.decks?.['BGHT'.charAt(n)] ?? []).map(typeNamed)
    for (const type of top) deck.splice(deck.indexOf(type), 1)
    deck.push(...top.toReversed())
    const marks = deck.map(() => 0)
    if (marks.length > 0) marks[marks.length - 1] = 1
    return marks
  })
}

function fillSolo(g: AlderquestState, literal: Literal, used: Set<Piece>): void {
  const { solo } = g
  if (!solo) return
  const own = literal.solo ?? {}
  const level = difficulties[own.difficulty ?? 'normal']
  solo.target = level.target
  solo.matchByGuild = level.matchByGuild
  solo.rivalStack = signs(own.stack)
    .map((sign) => takeTileOf(BLUE, sign, used))
    .reverse()
  solo.snowReserve = Array.from({ length: own.reserve ?? 3 }, () => takePiece(SNOW, used))
  solo.outOfGame = []
  const automa = g.teams[BLUE].guilds.flatMap((n) => g.decks[n] ?? [])
  for (const n of g.teams[BLUE].guilds) g.decks[n] = []
  const top = (own.automa ?? []).map(typeNamed)
  for (const type of top) automa.splice(automa.indexOf(type), 1)
  solo.automaDeck = [...automa, ...top.toReversed()]
  solo.automaMarks = solo.automaDeck.map((_, n) => (n === solo.automaDeck.length - 1 ? 1 : 0))
}

/** A generator from which these faces will be drawn first, in this order. */
function randomFor(g: AlderquestState, faces: readonly number[]): AlderquestState['random'] {
  for (let n = 0; n < 200_000; n++) {
    const random = seedRandom(`next ${n}`)
    const trial = { ...g, runePouch: [...g.runePouch], runeDiscard: [], random: { ...random } }
    if (faces.every((wanted) => faceOf(drawRune(trial)) === wanted)) return random
  }
  throw new Error('these runes never come in this order')
}

// What tests look at

export const boardOf = (t: AlderTable): string => printBoard(t.state.board, GRID)
/** A board written in the same notation, for comparison. */
export const board = (text: string): string => printBoard(parseBoard(text, GRID), GRID)
export const heldOf = (t: AlderTable, team: Team): string =>
  t.state.teams[team].held.map((runes, n) => 'BGHT'.charAt(n).repeat(runes.length)).join('')
export const minionOn = (t: AlderTable, space: string): Minion | null => t.state.at[spaceNamed(space)] ?? null
export const tilesOn = (t: AlderTable, space: string): FieldTile[] => t.state.tiles.filter((tile) => tile.space === spaceNamed(space))
export const points = (t: AlderTable, team: Team): number => t.view(null).teams[team].points
export const facesOf = (pieces: readonly Piece[]): number[] => pieces.map(faceOf).sort((a, b) => a - b)
export const facesOfSigns = (text: string): number[] =>
  signs(text)
    .map(faceOfSign)
    .sort((a, b) => a - b)
export const eventsOf = (t: AlderTable, type: string) => t.events.filter((event) => event.type === type)

// What players do

/** Takes a swap with a Hero: the two cells as [column, row]. */
export function swap(t: AlderTable, hero: HeroId, a: readonly [number, number], b: readonly [number, number]): AlderTable {
  t.choose({ do: 'hero', hero: heroNamed(hero) }).choose({ do: 'swap' })
  return swapCells(t, a, b)
}

export function swapCells(t: AlderTable, a: readonly [number, number], b: readonly [number, number]): AlderTable {
  t.choose({ do: 'cell', cell: cell(...a) })
  if (t.match.first?.prompt === 'swap-second') t.choose({ do: 'cell', cell: cell(...b) })
  return t
}

/** Drops a revealed rune: its sign and the column from 1. */
export function drop(t: AlderTable, sign: string, column: number): AlderTable {
  return t.choose({ do: 'drop', face: faceOfSign(sign) }).choose({ do: 'column', column: column - 1 })
}

/** Activates a minion and makes these moves, `'c4 c5'`. */
export function walk(t: AlderTable, minion: number, path: string): AlderTable {
  if (t.state.activation?.minion !== minion) t.choose({ do: 'activate', minion })
  for (const space of signs(path)) t.choose({ do: 'move', to: spaceNamed(space) })
  return t
}
