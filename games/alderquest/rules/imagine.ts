import { type HiddenFact, pick, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { typeOf } from '../content/minion-types.ts'
import { BLUE, faceOf, type Piece, RED, rivalOf, type Team } from '../content/pieces.ts'
import { teamOfSeat } from './seats.ts'
import type { AlderquestState, FieldTile, Minion } from './state.ts'
import { CLASS_KNOWN, TYPE_KNOWN, UNKNOWN } from './state.ts'

const TEAMS = [RED, BLUE] as const
const ascending = (a: number, b: number) => a - b

/** AQ-28: deals anew all that a seat cannot know. Teammates know the same; a spectator knows what is public. */
export function imagine(g: AlderquestState, seat: Seat | null, random: RandomState): void {
  const you = teamOfSeat(g, seat)
  // A pouch has no order (AQ-28.6).
  g.runePouch.sort(ascending)
  for (const team of TEAMS) {
    redealTiles(g, team, you, random)
    redealQuarrels(g, team, you, random)
  }
  redealRelics(g, you, random)
  for (const slots of minionSlots(g)) redealMinions(slots, random)
}

/** The facedown tiles of a team whose faces the viewer does not know. */
function unknownTiles(g: AlderquestState, team: Team, you: Team | null): FieldTile[] {
  return g.tiles.filter((tile) => tile.owner === team && !tile.faceUp && (you === null || (tile.known & (1 << you)) === 0))
}

function redealTiles(g: AlderquestState, team: Team, you: Team | null, random: RandomState): void {
  const t = g.teams[team]
  t.tilePouch.sort(ascending)
  if (you === team) return
  const tiles = unknownTiles(g, team, you)
  const stack = g.solo && team === BLUE ? g.solo.rivalStack : t.tilePouch
  const pool = [...stack, ...t.tileHand, ...tiles.map((tile) => tile.piece)].sort(ascending)
  shuffle(random, pool)
  for (const tile of tiles) tile.piece = pool.pop() ?? tile.piece
  for (let n = 0; n < t.tileHand.length; n++) t.tileHand[n] = pool.pop() ?? 0
  for (let n = 0; n < stack.length; n++) stack[n] = pool.pop() ?? 0
  if (stack === t.tilePouch) stack.sort(ascending)
}

function redealQuarrels(g: AlderquestState, team: Team, you: Team | null, random: RandomState): void {
  const t = g.teams[team]
  if (you === team) {
    shuffle(random, t.quarrelDeck.sort(ascending))
    return
  }
  if (you === null) t.shown = []
  const unseen = without(t.quarrelHand, t.shown)
  const pool = shuffle(random, [...t.quarrelDeck, ...unseen].sort(ascending))
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
  const pool = shuffle(random, [...g.relicDeck, ...others.flat()].sort(ascending))
  for (const list of [g.relicDeck, ...others]) for (let n = 0; n < list.length; n++) list[n] = pool.pop() ?? 0
}

/** A place where a minion card of unknown type is: nothing or its class is known of it. */
interface Slot {
  /** The pile it lies in, or the field. */
  readonly pile: string
  readonly n: number
  readonly type: number
  readonly classKnown: boolean
  put(type: number): void
}

/** The unknown minion cards, in one list for each deck they belong to. */
function minionSlots(g: AlderquestState): Slot[][] {
  const { solo } = g
  const lists = g.decks.map((deck, guild) => deckSlots(`deck ${guild}`, deck, g.marks[guild] ?? []))
  const automa = solo ? deckSlots('automa', solo.automaDeck, solo.automaMarks) : []
  if (solo) {
    automa.push(
      ...deckSlots(
        'automa discard',
        solo.automaDiscard,
        solo.automaDiscard.map(() => CLASS_KNOWN),
      ),
    )
    if (solo.card >= 0) automa.push({ pile: 'automa card', n: 0, type: solo.card, classKnown: true, put: (type) => (solo.card = type) })
  }
  const onField = [...g.at, g.intruder].filter((m): m is Minion => m !== null && !m.upgraded && !m.known).sort((a, b) => a.id - b.id)
  for (const m of onField) {
    const list = solo && m.team === BLUE ? automa : lists[m.class >> 1]
    list?.push({ pile: 'minion', n: m.id, type: m.type, classKnown: true, put: (type) => (m.type = type) })
  }
  return [...lists, automa]
}

function deckSlots(pile: string, deck: number[], marks: readonly number[]): Slot[] {
  const slots: Slot[] = []
  for (let n = 0; n < deck.length; n++) {
    const mark = marks[n] ?? UNKNOWN
    if (mark === TYPE_KNOWN) continue
    slots.push({ pile, n, type: deck[n] ?? 0, classKnown: mark === CLASS_KNOWN, put: (dealt) => (deck[n] = dealt) })
  }
  return slots
}

const classOf = (type: number): number => typeOf(type).class

/** Where the class is known a card of that class, elsewhere any of the rest: every possible deal is as likely. */
function redealMinions(slots: readonly Slot[], random: RandomState): void {
  const pool = slots.map((slot) => slot.type).sort(ascending)
  for (const slot of slots) {
    if (!slot.classKnown) continue
    const type = pick(
      random,
      pool.filter((t) => classOf(t) === classOf(slot.type)),
    )
    pool.splice(pool.indexOf(type), 1)
    slot.put(type)
  }
  shuffle(random, pool)
  for (const slot of slots) if (!slot.classKnown) slot.put(pool.pop() ?? slot.type)
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
  for (const slots of minionSlots(g)) facts.push(...minionFacts(slots))
  return facts
}

function tileFacts(g: AlderquestState, team: Team, you: Team | null): HiddenFact[] {
  const t = g.teams[team]
  const tiles = unknownTiles(g, team, you)
  const stack = g.solo && team === BLUE ? g.solo.rivalStack : t.tilePouch
  const could = [...stack, ...t.tileHand, ...tiles.map((tile) => tile.piece)].map(faceOf)
  const fact = (where: string, piece: Piece, faces: readonly number[]): HiddenFact => ({ where, is: faceOf(piece), could: faces })
  return [
    ...tiles.map((tile) => fact(`tile ${tile.handle}`, tile.piece, could)),
    ...t.tileHand.map((piece, n) => fact(`tile hand ${team} ${n}`, piece, could)),
    ...(g.solo ? stack.map((piece, n) => fact(`rival stack ${n}`, piece, could)) : []),
  ]
}

function quarrelFacts(g: AlderquestState, team: Team, you: Team | null): HiddenFact[] {
  const t = g.teams[team]
  const shown = you === rivalOf(team) ? t.shown : []
  const unseen = without(t.quarrelHand, shown)
  const could = [...t.quarrelDeck, ...unseen]
  return unseen.map((is, n) => ({ where: `quarrel ${team} ${n}`, is, could }))
}

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

/** The types a card of unknown class could be, each as often as fits its odds: known classes bind cards elsewhere. */
function couldBeAnywhere(slots: readonly Slot[], all: readonly number[]): number[] {
  const shares = 12
  return all.flatMap((type) => {
    const same = slots.filter((slot) => classOf(slot.type) === classOf(type))
    const free = same.filter((slot) => !slot.classKnown).length
    return Array<number>(Math.round((shares * free) / same.length)).fill(type)
  })
}
