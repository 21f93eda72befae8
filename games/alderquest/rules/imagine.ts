import { ascending, at, below, type HiddenFact, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { typeOf } from '../content/minion-types.ts'
import {
  BLUE,
  EMPTY,
  FACES,
  type Face,
  faceOf,
  type Piece,
  RED,
  rivalOf,
  startingFaces,
  type Team,
  TRAP,
  tilesOf,
} from '../content/pieces.ts'
import { trapsToFind } from './open-traps.ts'
import { teamOfSeat } from './seats.ts'
import type { AlderquestState, FieldTile, Minion, OpenTraps, Solo } from './state.ts'
import { CLASS_KNOWN, TYPE_KNOWN, UNKNOWN } from './state.ts'

const TEAMS = [RED, BLUE] as const

/** AQ-28: re-deals all that a seat cannot know. Teammates know the same; a spectator knows what is public. */
export function imagine(g: AlderquestState, seat: Seat | null, random: RandomState): void {
  const you = teamOfSeat(g, seat)
  // A pouch has no order (AQ-28.6).
  ascending(g.runePouch)
  for (const team of TEAMS) {
    redealTiles(g, team, you, random)
    redealQuarrels(g, team, you, random)
  }
  redealRelics(g, you, random)
  for (const group of minionGroups(g)) redealMinions(group, random)
}

/** The facedown tiles of a team whose faces the viewer does not know. */
function unknownTiles(g: AlderquestState, team: Team, you: Team | null): FieldTile[] {
  const mine = you === null ? 0 : 1 << you
  return g.tiles.filter((tile) => tile.owner === team && !tile.faceUp && (tile.known & mine) === 0)
}

/** Tiles hidden before the first turn were the first on the Field, so their handles are the lowest; none of them is a Trap. */
const STARTING_TILES = 12
const isStarting = (g: AlderquestState, tile: FieldTile): boolean => g.solo === null && tile.handle <= STARTING_TILES

/** AQ-6.2: the starting tiles of each team, by face. */
const STARTING = TEAMS.map((team) =>
  [...new Set(startingFaces(team))].map((face) => ({
    face,
    pieces: tilesOf(team, face).slice(0, startingFaces(team).filter((one) => one === face).length),
  })),
)

/** How many pieces of each face there are: counted anew for every deal. */
const inPool = new Uint8Array(FACES.length)

/** What the starting tiles still facedown can be: those of AQ-6.2, except those everybody has seen or the viewer knows. */
function startingPool(g: AlderquestState, team: Team, tiles: readonly FieldTile[], pool: readonly Piece[]): Face[] {
  const left: Face[] = []
  if (!tiles.some((tile) => isStarting(g, tile))) return left
  inPool.fill(0)
  for (let n = 0; n < pool.length; n++) {
    const face = faceOf(at(pool, n))
    inPool[face] = (inPool[face] ?? 0) + 1
  }
  for (const { face, pieces } of STARTING[team] ?? []) {
    let unseen = 0
    for (const piece of pieces) if (pool.includes(piece) || movedAway(g, tiles, piece)) unseen += 1
    for (let n = Math.min(unseen, inPool[face] ?? 0); n > 0; n--) left.push(face)
  }
  return left
}

/** Whether a piece lies under a tile that the viewer knows, and that was not hidden before the first turn. */
function movedAway(g: AlderquestState, unknown: readonly FieldTile[], piece: Piece): boolean {
  for (const tile of g.tiles) if (tile.piece === piece && !tile.faceUp && !isStarting(g, tile) && !unknown.includes(tile)) return true
  return false
}

/** The hidden tiles of a team: on the Field, in its hand, and in the stack they come from. */
interface HiddenTiles {
  readonly tiles: readonly FieldTile[]
  readonly stack: Piece[]
  readonly pool: Piece[]
}

function hiddenTiles(g: AlderquestState, team: Team, you: Team | null): HiddenTiles {
  const t = g.teams[team]
  const tiles = unknownTiles(g, team, you)
  const stack = g.solo && team === BLUE ? g.solo.rivalStack : t.tilePouch
  const pool = stack.concat(t.tileHand)
  for (const tile of tiles) pool.push(tile.piece)
  return { tiles, stack, pool: ascending(pool) }
}

/** Takes the first piece of a face out of the pool, or any where there is none. */
function takeFace(pool: Piece[], face: Face): Piece {
  let place = 0
  while (place < pool.length - 1 && faceOf(at(pool, place)) !== face) place++
  return pool.length === 0 ? EMPTY : takeAt(pool, place)
}

/** Takes one out of a list; `splice` would allocate a list of what it removes. */
function takeAt(list: number[], place: number): number {
  const taken = at(list, place)
  for (let n = place + 1; n < list.length; n++) list[n - 1] = at(list, n)
  list.pop()
  return taken
}

/** What is publicly known is dealt first: starting tiles, then Traps that were taken openly; the rest can be anything. */
function redealTiles(g: AlderquestState, team: Team, you: Team | null, random: RandomState): void {
  const t = g.teams[team]
  ascending(t.tilePouch)
  if (you === team) return
  const { tiles, stack, pool } = hiddenTiles(g, team, you)
  const starting = shuffle(random, startingPool(g, team, tiles, pool))
  shuffle(random, pool)
  const dealt: FieldTile[] = []
  for (const tile of tiles) {
    const face = isStarting(g, tile) ? starting.pop() : undefined
    if (face === undefined) continue
    tile.piece = takeFace(pool, face)
    dealt.push(tile)
  }
  const hand: Piece[] = []
  for (const { hand: inHand, tiles: handles, traps } of trapsToFind(g, team, you)) {
    const places: (FieldTile | null)[] = tiles.filter((tile) => handles.includes(tile.handle))
    if (inHand) for (let n = 0; n < t.tileHand.length; n++) places.push(null)
    for (const place of shuffle(random, places).slice(0, traps)) {
      if (place === null) hand.push(takeFace(pool, TRAP))
      else place.piece = takeFace(pool, TRAP)
      if (place) dealt.push(place)
    }
  }
  const kept: Piece[] = []
  for (let n = t.open?.pouch ?? 0; n > 0; n--) kept.push(takeFace(pool, TRAP))
  for (const tile of tiles) if (!dealt.includes(tile)) tile.piece = pool.pop() ?? tile.piece
  t.tileHand = hand.concat(pool.splice(0, t.tileHand.length - hand.length))
  for (const trap of kept) pool.push(trap)
  for (let n = 0; n < stack.length; n++) stack[n] = pool[n] ?? 0
  if (stack === t.tilePouch) ascending(stack)
}

function redealQuarrels(g: AlderquestState, team: Team, you: Team | null, random: RandomState): void {
  const t = g.teams[team]
  if (you === team) {
    shuffle(random, ascending(t.quarrelDeck))
    return
  }
  if (you === null) t.shown = []
  const unseen = without(t.quarrelHand, t.shown)
  const pool = shuffle(random, ascending(t.quarrelDeck.concat(unseen)))
  t.quarrelHand = [...t.shown, ...pool.splice(0, unseen.length)]
  t.quarrelDeck = pool
}

/** What is left of a list when these are taken out of it. */
function without(list: readonly number[], out: readonly number[]): number[] {
  const left = [...list]
  for (const item of out) left.splice(left.indexOf(item), 1)
  return left
}

function redealRelics(g: AlderquestState, you: Team | null, random: RandomState): void {
  const others = TEAMS.filter((team) => team !== you).map((team) => g.teams[team].relics)
  const pool = shuffle(random, ascending(g.relicDeck.concat(...others)))
  for (const list of [g.relicDeck, ...others]) for (let n = 0; n < list.length; n++) list[n] = pool.pop() ?? at(list, n)
}

/** A pile of minion cards, and how much of each is known. */
interface MinionPile {
  readonly name: string
  readonly cards: number[]
  readonly marks: readonly number[]
}

/** The minion cards of one deck, wherever they are by now. */
interface MinionGroup {
  readonly piles: MinionPile[]
  /** The rival's card just turned up lies here, if it is one of this deck. */
  readonly solo: Solo | null
  /** Minions on the field of which only the class is known. */
  readonly field: Minion[]
}

const DECKS = ['deck 0', 'deck 1', 'deck 2', 'deck 3'] as const
const NO_MARKS: readonly number[] = []

function minionGroups(g: AlderquestState): MinionGroup[] {
  const { solo } = g
  const groups: MinionGroup[] = []
  for (let n = 0; n < g.decks.length; n++)
    groups.push({ piles: [{ name: DECKS[n] ?? 'deck', cards: at(g.decks, n), marks: g.marks[n] ?? NO_MARKS }], solo: null, field: [] })
  const automa: MinionGroup | null = solo && { piles: automaPiles(solo), solo: solo.card >= 0 ? solo : null, field: [] }
  if (automa) groups.push(automa)
  const add = (m: Minion | null) => {
    if (m === null || m.known) return
    const { field } = automa && m.team === BLUE ? automa : at(groups, m.class >> 1)
    // Kept in the order of their numbers.
    let place = field.length
    for (; place > 0 && at(field, place - 1).id > m.id; place--) field[place] = at(field, place - 1)
    field[place] = m
  }
  for (let n = 0; n < g.at.length; n++) add(g.at[n] ?? null)
  add(g.intruder)
  return groups
}

const automaPiles = ({ automaDeck, automaMarks, automaDiscard }: Solo): MinionPile[] => [
  { name: 'automa', cards: automaDeck, marks: automaMarks },
  { name: 'automa discard', cards: automaDiscard, marks: automaDiscard.map(() => CLASS_KNOWN) },
]

const classOf = (type: number): number => typeOf(type).class

/** Where the class is known, a card of that class; elsewhere any of the rest: every possible deal is equally likely. */
function redealMinions({ piles, solo, field }: MinionGroup, random: RandomState): void {
  const pool: number[] = []
  for (const { cards, marks } of piles)
    for (let n = 0; n < cards.length; n++) if ((marks[n] ?? UNKNOWN) !== TYPE_KNOWN) pool.push(at(cards, n))
  if (solo) pool.push(solo.card)
  for (const m of field) pool.push(m.type)
  ascending(pool)
  for (const { cards, marks } of piles)
    for (let n = 0; n < cards.length; n++) if (marks[n] === CLASS_KNOWN) cards[n] = takeOfClass(pool, classOf(at(cards, n)), random)
  if (solo) solo.card = takeOfClass(pool, classOf(solo.card), random)
  for (const m of field) m.type = takeOfClass(pool, classOf(m.type), random)
  shuffle(random, pool)
  for (const { cards, marks } of piles)
    for (let n = 0; n < cards.length; n++) if ((marks[n] ?? UNKNOWN) === UNKNOWN) cards[n] = pool.pop() ?? at(cards, n)
}

/** Takes any card of a class out of a sorted pool, in which the cards of a class lie together. */
function takeOfClass(pool: number[], wanted: number, random: RandomState): number {
  let first = 0
  while (classOf(at(pool, first)) !== wanted) first += 1
  let end = first + 1
  while (end < pool.length && classOf(at(pool, end)) === wanted) end += 1
  return takeAt(pool, first + below(random, end - first))
}

/** The hidden facts for a seat, in the terms of what people see: faces, cards and types. */
export function hidden(g: AlderquestState, seat: Seat | null): HiddenFact[] {
  const you = teamOfSeat(g, seat)
  const facts: HiddenFact[] = []
  for (const team of TEAMS) if (team !== you) facts.push(...tileFacts(g, team, you), ...quarrelFacts(g, team, you))
  for (const team of TEAMS) {
    if (team === you) continue
    const mine = you === null ? [] : g.teams[you].relics
    const could = without([...g.relicDeck, ...g.teams.flatMap((t) => t.relics)], mine)
    facts.push(...g.teams[team].relics.map((is, n) => ({ where: `relic ${team} ${n}`, is, could })))
  }
  for (const group of minionGroups(g)) facts.push(...minionFacts(slotsOf(group)))
  return facts
}

function tileFacts(g: AlderquestState, team: Team, you: Team | null): HiddenFact[] {
  const t = g.teams[team]
  const { tiles, stack, pool } = hiddenTiles(g, team, you)
  const starting = startingPool(g, team, tiles, pool)
  const fromStart = tiles.filter((tile) => isStarting(g, tile)).length
  const any = pool.map(faceOf)
  // Where all Traps, or all other tiles, are accounted for elsewhere, a place cannot hold everything in the pool.
  const toFind = trapsToFind(g, team, you)
  const groupOf = (tile: FieldTile | null) => toFind.find((group) => (tile ? group.tiles.includes(tile.handle) : group.hand))
  const free = any.filter((face) => face === TRAP).length - toFind.reduce((sum, group) => sum + group.traps, 0) - (t.open?.pouch ?? 0)
  const others = starting.length === fromStart ? without(any, starting) : any
  const placesOf = (group: OpenTraps['among'][number]) =>
    tiles.filter((tile) => group.tiles.includes(tile.handle)).length + (group.hand ? t.tileHand.length : 0)
  const could = (tile: FieldTile | null): readonly number[] => {
    if (tile && isStarting(g, tile) && starting.length >= fromStart) return starting
    const group = groupOf(tile)
    if (group && group.traps >= placesOf(group)) return [TRAP]
    return free > 0 || (group?.traps ?? 0) > 0 ? others : others.filter((face) => face !== TRAP)
  }
  const fact = (where: string, piece: Piece, tile: FieldTile | null): HiddenFact => ({ where, is: faceOf(piece), could: could(tile) })
  return [
    ...tiles.map((tile) => fact(`tile ${tile.handle}`, tile.piece, tile)),
    ...t.tileHand.map((piece, n) => fact(`tile hand ${team} ${n}`, piece, null)),
    ...(g.solo ? stack.map((piece, n) => fact(`rival stack ${n}`, piece, null)) : []),
  ]
}

function quarrelFacts(g: AlderquestState, team: Team, you: Team | null): HiddenFact[] {
  const t = g.teams[team]
  const shown = you === rivalOf(team) ? t.shown : []
  const unseen = without(t.quarrelHand, shown)
  const could = [...t.quarrelDeck, ...unseen]
  return unseen.map((is, n) => ({ where: `quarrel ${team} ${n}`, is, could }))
}

/** A place where a minion card of unknown type is: nothing or its class is known of it. */
interface Slot {
  readonly pile: string
  readonly n: number
  readonly type: number
  readonly classKnown: boolean
}

const slotsOf = ({ piles, solo, field }: MinionGroup): Slot[] => [
  ...piles.flatMap(({ name: pile, cards, marks }) =>
    cards.flatMap((type, n) => (marks[n] === TYPE_KNOWN ? [] : [{ pile, n, type, classKnown: marks[n] === CLASS_KNOWN }])),
  ),
  ...(solo ? [{ pile: 'automa card', n: 0, type: solo.card, classKnown: true }] : []),
  ...field.map(({ id: n, type }) => ({ pile: 'minion', n, type, classKnown: true })),
]

function minionFacts(slots: readonly Slot[]): HiddenFact[] {
  const all = slots.map((slot) => slot.type)
  const ofClass = (c: number) => all.filter((type) => classOf(type) === c)
  const anywhere = couldBeAnywhere(slots, all)
  return slots.map(({ pile, n, type, classKnown }) => ({
    where: `${pile} ${n}`,
    is: type,
    could: classKnown ? ofClass(classOf(type)) : anywhere,
  }))
}

/** The types a card of unknown class could be, each as often as it is likely: cards of known class elsewhere use some up. */
function couldBeAnywhere(slots: readonly Slot[], all: readonly number[]): number[] {
  const shares = 12
  return all.flatMap((type) => {
    const same = slots.filter((slot) => classOf(slot.type) === classOf(type))
    const free = same.filter((slot) => !slot.classKnown).length
    return Array<number>(Math.round((shares * free) / same.length)).fill(type)
  })
}
