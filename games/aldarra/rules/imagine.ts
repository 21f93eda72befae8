import { ascending, at, type HiddenFact, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { FIRST_HOLD } from '../content/explores.ts'
import type { AldarraState } from './state.ts'

/** AL-16.1 re-deals all that a seat (null: a spectator) cannot know. */
export function imagine(g: AldarraState, seat: Seat | null, random: RandomState): void {
  imagineObjectives(g, seat, random)
  imagineExplores(g, seat, random)
  g.discoveryDeck = shuffle(random, ascending(g.discoveryDeck))
}

/** All cards of some lists in the order of their ids, so that no trace is left of where they lay. */
function gather(lists: readonly (readonly number[])[]): number[] {
  const cards: number[] = []
  for (const list of lists) for (let i = 0; i < list.length; i++) cards.push(at(list, i))
  return ascending(cards)
}

/** The lists whose cards a seat cannot know; each is refilled in place. */
function unknownObjectives(g: AldarraState, seat: Seat | null): number[][] {
  const lists = [g.objectiveDeck]
  for (let other = 0; other < g.players.length; other++) {
    const player = at(g.players, other)
    if (other !== seat) lists.push(player.objectives, player.setAside, player.looking)
  }
  return lists
}

function imagineObjectives(g: AldarraState, seat: Seat | null, random: RandomState): void {
  const lists = unknownObjectives(g, seat)
  const { objectiveDiscard, discardedBy } = g
  const discarded: number[] = []
  for (let i = 0; i < objectiveDiscard.length; i++) if (discardedBy[i] !== seat) discarded.push(at(objectiveDiscard, i))
  lists.push(discarded)
  const pool = shuffle(random, gather(lists))
  let left = pool.length
  for (const list of lists) left = deal(list, pool, left)
  for (let i = 0, n = 0; i < objectiveDiscard.length; i++) if (discardedBy[i] !== seat) objectiveDiscard[i] = at(discarded, n++)
}

/** Fills a list from the end of the first `left` cards of the pool; returns how many remain. */
function deal(list: number[], pool: readonly number[], left: number): number {
  for (let i = 0; i < list.length; i++) list[i] = at(pool, left - 1 - i)
  return left - list.length
}

const foreignHands = (g: AldarraState, seat: Seat | null): number[][] =>
  g.players.filter((_, other) => other !== seat).map((player) => player.explores)

/** Explore cards nobody but their holder sees: the deck, and what another explorer has drawn. */
function unseenExplores(g: AldarraState, seat: Seat | null): number[][] {
  const { exploring } = g
  return exploring && exploring.seat !== seat ? [g.exploreDeck, exploring.drawn] : [g.exploreDeck]
}

/** AL-16.2 that a card in hand is a Hold card is public; which one is not. */
function imagineExplores(g: AldarraState, seat: Seat | null, random: RandomState): void {
  const hands = foreignHands(g, seat)
  const rest = unseenExplores(g, seat)
  const cards = gather(hands.concat(rest))
  let firstHold = cards.length
  while (firstHold > 0 && at(cards, firstHold - 1) >= FIRST_HOLD) firstHold--
  const holds = shuffle(random, cards.slice(firstHold))
  let held = holds.length
  for (const hand of hands) held = deal(hand, holds, held)
  // Hold cards that are in no hand are shuffled with the others.
  const pool = shuffle(random, cards.slice(0, firstHold).concat(holds.slice(0, held)))
  let left = pool.length
  for (const list of rest) left = deal(list, pool, left)
}

/** Every hidden thing, what it is, and what it could be. */
export function hidden(g: AldarraState, seat: Seat | null): HiddenFact[] {
  return [...hiddenObjectives(g, seat), ...hiddenExplores(g, seat), ...facts('Discovery deck', g.discoveryDeck, g.discoveryDeck)]
}

const facts = (where: string, list: readonly number[], could: readonly number[]): HiddenFact[] =>
  list.map((is, i) => ({ where: `${where} ${i}`, is, could }))

function hiddenObjectives(g: AldarraState, seat: Seat | null): HiddenFact[] {
  const foreign = g.objectiveDiscard.filter((_, i) => g.discardedBy[i] !== seat)
  const could = [...unknownObjectives(g, seat).flat(), ...foreign]
  const others = g.players.flatMap((player, other) => {
    if (other === seat) return []
    // While plans are secret, a card may be in hand or laid aside: its place is as hidden as its face.
    const held = g.secret ? [] : facts(`Objective of seat ${other}`, player.objectives, could)
    return [...held, ...facts(`Objective seat ${other} looks at`, player.looking, could)]
  })
  return [...facts('Objective deck', g.objectiveDeck, could), ...facts('Objective discard', foreign, could), ...others]
}

function hiddenExplores(g: AldarraState, seat: Seat | null): HiddenFact[] {
  const hands = foreignHands(g, seat)
  const held = hands.flat()
  const pool = [...held, ...unseenExplores(g, seat).flat()]
  const holds = pool.filter((card) => card >= FIRST_HOLD)
  const elsewhere = holds.length > held.length ? pool : pool.filter((card) => card < FIRST_HOLD)
  const drawn = g.exploring && g.exploring.seat !== seat ? g.exploring.drawn : []
  return [
    ...hands.flatMap((hand, i) => facts(`Explore hand ${i}`, hand, holds)),
    ...facts('Explore deck', g.exploreDeck, elsewhere),
    ...facts('Explore cards drawn', drawn, elsewhere),
  ]
}
