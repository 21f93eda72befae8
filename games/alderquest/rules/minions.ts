import { at, emit, reveal, shuffle } from '@rulewright/kernel'
import { groundOf, lowest, type Mask, NOWHERE, type Space } from '../content/field.ts'
import { type Guild, guildOfClass, THI } from '../content/guilds.ts'
import { SNEAK, typeOf } from '../content/minion-types.ts'
import { BLUE, rivalOf, type Team } from '../content/pieces.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { type AlderquestState, CLASS_KNOWN, type Minion, TYPE_KNOWN, UNKNOWN } from './state.ts'
import { dropAcorns, moveHeld } from './tiles.ts'

const tell = (event: AlderquestEvent) => emit(event)

export const minionAt = (g: AlderquestState, space: Space): Minion | null => g.at[space] ?? null

/** The minion that stands there; an error if nobody does. */
export function minionOn(g: AlderquestState, space: Space): Minion {
  const m = g.at[space]
  if (!m) throw new RangeError(`nobody stands on space ${space}`)
  return m
}

export function minionById(g: AlderquestState, id: number): Minion {
  for (const m of g.at) if (m !== null && m.id === id) return m
  throw new RangeError(`there is no minion ${id} on the Field`)
}

export const isOnField = (m: Minion): boolean => m.space !== NOWHERE

/** Puts a minion on a free space, wherever it was; what it holds comes along. */
export function put(g: AlderquestState, m: Minion, space: Space): void {
  lift(g, m)
  g.at[space] = m
  g.occupied[m.team] |= 1 << space
  m.space = space
  moveHeld(g, m)
}

/** Takes a minion off its space; it is on its way. */
export function lift(g: AlderquestState, m: Minion): void {
  if (g.at[m.space] === m) {
    g.at[m.space] = null
    g.occupied[m.team] &= ~(1 << m.space)
  }
}

/** The keywords a minion has now: printed on its upgraded side, granted, or by the exalted Thieves (AQ-14.15, AQ-26.14). */
export function keywordsOf(g: AlderquestState, m: Minion): number {
  const printed = m.upgraded ? typeOf(m.type).movement : 0
  const sneak = printed === 0 && g.exalted === THI && g.teams[m.team].guilds.includes(THI) ? SNEAK : 0
  return printed | m.granted | sneak
}

/** The spaces whose Guarded minions of this team nobody may enter. */
export function guardedMask(g: AlderquestState, team: Team): Mask {
  let mask = 0
  for (let left = g.occupied[team]; left !== 0; left &= left - 1) {
    const space = lowest(left)
    if (minionOn(g, space).guarded) mask |= 1 << space
  }
  return mask
}

export const deckIsEmpty = (g: AlderquestState, guild: Guild): boolean => at(g.decks, guild).length === 0

/** The top minion of a guild's deck, basic and exhausted, not yet on a space (AQ-12.3). */
export function takeTopMinion(g: AlderquestState, team: Team, guild: Guild): Minion {
  const deck = g.decks[guild] ?? []
  const marks = g.marks[guild] ?? []
  const type = deck.pop()
  if (type === undefined) throw new RangeError(`the deck of guild ${guild} is empty`)
  const known = marks.pop() === TYPE_KNOWN
  showTop(marks)
  // The class of the next card becomes visible.
  reveal(g)
  return newMinion(g, team, type, known)
}

export function newMinion(g: AlderquestState, team: Team, type: number, known: boolean): Minion {
  return {
    id: g.nextMinion++,
    type,
    class: typeOf(type).class,
    team,
    space: NOWHERE,
    upgraded: false,
    known,
    ready: false,
    stunned: false,
    guarded: false,
    granted: 0,
    attackedIn: -1,
    spedIn: -1,
  }
}

/** The top card of a deck shows its class (AQ-5.1). */
export function showTop(marks: number[]): void {
  const top = marks.length - 1
  if (marks[top] === UNKNOWN) marks[top] = CLASS_KNOWN
}

/** P-16, AQ-12.8: to the bottom of its deck. */
export function destroyMinion(g: AlderquestState, m: Minion): void {
  if (!isOnField(m)) return
  tell({ type: 'destroyed', minion: m.id, who: seen(m), space: m.space })
  leaveField(g, m)
  const [deck, marks] = deckOf(g, m)
  deck.unshift(m.type)
  marks.unshift(m.known ? TYPE_KNOWN : CLASS_KNOWN)
}

/** P-15, AQ-12.9: shuffled into its deck. */
export function eject(g: AlderquestState, m: Minion): void {
  if (!isOnField(m)) return
  tell({ type: 'ejected', minion: m.id, who: seen(m), space: m.space })
  leaveField(g, m)
  const [deck, marks] = deckOf(g, m)
  deck.push(m.type)
  shuffle(g.random, deck)
  marks.push(UNKNOWN)
  marks.fill(UNKNOWN)
  showTop(marks)
  reveal(g)
}

/** AQ-12.10: it drops all it holds. */
function leaveField(g: AlderquestState, m: Minion): void {
  dropAcorns(g, m, groundOf(m.space))
  lift(g, m)
  if (g.intruder === m) g.intruder = null
  if (g.activation?.minion === m.id) g.activation = null
  m.space = NOWHERE
}

function deckOf(g: AlderquestState, m: Minion): readonly [number[], number[]] {
  if (g.solo && m.team === BLUE) return [g.solo.automaDeck, g.solo.automaMarks]
  const guild = guildOfClass(m.class)
  return [g.decks[guild] ?? [], g.marks[guild] ?? []]
}

/** P-17; an exhausted minion's activation is over (AQ-20.12). */
export function exhaust(g: AlderquestState, m: Minion): void {
  if (g.activation?.minion === m.id) g.activation = null
  if (!m.ready) return
  m.ready = false
  tell({ type: 'exhausted', minion: m.id })
}

/** P-18. */
export function readyMinion(m: Minion): void {
  m.ready = true
  tell({ type: 'readied', minion: m.id, who: seen(m) })
}

/** P-19: exhausted, and it stays so through its team's next Ready step. */
export function stun(g: AlderquestState, m: Minion): void {
  exhaust(g, m)
  m.stunned = true
  tell({ type: 'stunned', minion: m.id, who: seen(m) })
}

/** P-20: its type is now known to all. */
export function upgrade(g: AlderquestState, m: Minion): void {
  if (m.upgraded || g.solo) return
  const who = seen(m)
  m.upgraded = true
  m.known = true
  reveal(g)
  tell({ type: 'upgraded', minion: m.id, who, kind: m.type })
}

/** P-21. */
export function downgrade(m: Minion): void {
  if (!m.upgraded) return
  const who = seen(m)
  m.upgraded = false
  tell({ type: 'downgraded', minion: m.id, who })
}

/** P-24. */
export function grant(m: Minion, keywords: number): void {
  m.granted |= keywords
  tell({ type: 'granted', minion: m.id, who: seen(m), keywords })
}

/** P-23. */
export function guard(m: Minion): void {
  m.guarded = true
  tell({ type: 'guarded', minion: m.id, who: seen(m) })
}

/** P-14, AQ-13.12: put there directly. The caller lets it pick up what lies there. */
export function relocate(g: AlderquestState, m: Minion, space: Space): void {
  tell({ type: 'moved', minion: m.id, who: seen(m), how: 'effect', from: m.space, to: space })
  put(g, m, space)
}

/** The minions of a team, or of its rival, on a set of spaces that satisfy a condition, in the order of the spaces. */
export function minionsIn(g: AlderquestState, mask: Mask, fits: (m: Minion) => boolean): Minion[] {
  const found: Minion[] = []
  for (let left = mask & (g.occupied[0] | g.occupied[1]); left !== 0; left &= left - 1) {
    const m = minionOn(g, lowest(left))
    if (fits(m)) found.push(m)
  }
  return found
}

/** The rival minions on a set of spaces that an effect of this team may choose. */
export const rivalsIn = (g: AlderquestState, team: Team, mask: Mask): Minion[] =>
  minionsIn(g, mask & g.occupied[rivalOf(team)], (m) => !m.guarded)
export const alliesIn = (g: AlderquestState, team: Team, mask: Mask, fits: (m: Minion) => boolean = () => true): Minion[] =>
  minionsIn(g, mask & g.occupied[team], fits)
