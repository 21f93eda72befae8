import {
  below,
  type ConfigOf,
  choice,
  eachSeat,
  integer,
  laterChoice,
  type Problem,
  pick,
  type RandomState,
  text,
} from '@rulewright/kernel'
import {
  type Deck,
  deckProblems,
  FIRST_STARTERS,
  FORMATS,
  randomDeck,
  readDeck,
  STARTER_NAMES,
  STARTERS,
  type StarterName,
} from '../content/decks/index.ts'
import { MOST_SEATS } from './seats.ts'

/** HW-31 — the rule switches of the specification, and the decks. */
export const settings = {
  /** The name of a starter deck, `random`, a deck as text, or nothing: the seat's own starter deck. */
  decks: eachSeat(text('')),
  /** HW-25 the lists of the starter decks: evened out, or the original ones. */
  starters: laterChoice(['even', 'first'], 'even', 'first'),
  deckFormat: choice(FORMATS, 'constructed'),
  firstPlayer: choice(['random', 'chosen'], 'random'),
  /** With `firstPlayer: chosen`: the number of the seat that starts, from 1. */
  starts: integer(1, MOST_SEATS, 1),
  threePlayerOwners: choice(['asManyAsPossible', 'twoOwnersTwoAgents', 'ignoreOwners'], 'asManyAsPossible'),
  multiplayerDeckOut: choice(['rivalWins', 'eliminate'], 'rivalWins'),
  priorityPrompts: choice(['askIfPossible', 'askAlways', 'autoPass'], 'askIfPossible'),
}

export type HubworldConfig = ConfigOf<typeof settings>

/** A deck of its own for every match. */
const RANDOM = 'random'

const isStarter = (name: string): name is StarterName => (STARTER_NAMES as readonly string[]).includes(name)

const standard = (seat: number): StarterName => STARTER_NAMES[seat % STARTER_NAMES.length] ?? 'A'

// Reading a deck from text is slow compared with playing a match, and series of matches repeat it.
const read = new Map<string, ReturnType<typeof readDeck>>()

// A stored match older than the setting has none.
const startersOf = ({ starters }: HubworldConfig): typeof STARTERS => (starters === 'even' ? STARTERS : FIRST_STARTERS)

function deckOf(config: HubworldConfig, seat: number): ReturnType<typeof readDeck> {
  const given = config.decks[seat] ?? ''
  const name = given.trim()
  if (name === '') return { ok: true, value: startersOf(config)[standard(seat)] }
  if (isStarter(name)) return { ok: true, value: startersOf(config)[name] }
  const known = read.get(given)
  if (known) return known
  const result = readDeck(given)
  if (read.size < 1000) read.set(given, result)
  return result
}

/** The deck a seat plays; the configuration has been checked before. */
export function deckFor(config: HubworldConfig, seat: number, random: RandomState): Deck {
  if (config.decks[seat]?.trim() === RANDOM) return randomDeck(random, config.deckFormat)
  const deck = deckOf(config, seat)
  return deck.ok ? deck.value : startersOf(config)[standard(seat)]
}

export function problems(config: HubworldConfig): Problem[] {
  const found: Problem[] = []
  for (let seat = 0; seat < config.seats; seat++) {
    if (config.decks[seat]?.trim() === RANDOM) continue
    const deck = deckOf(config, seat)
    const wrong = deck.ok ? deckProblems(deck.value, config.deckFormat) : deck.problems
    found.push(...wrong.map((problem) => ({ ...problem, seat })))
  }
  if (config.firstPlayer === 'chosen' && config.starts > config.seats)
    found.push({ problem: 'starts-nowhere', starts: config.starts, seats: config.seats })
  return found
}

/**
 * Any configuration worth playing in a long run: 2 to 4 players, every switch, starter and random decks. `autoPass` is left out: by its
 * nature it shows who has no answer.
 */
export function anyConfig(random: RandomState): HubworldConfig {
  // Most matches have two players, and those are short.
  const seats = pick(random, [2, 2, 2, 3, 4])
  return {
    seats,
    decks: Array.from({ length: seats }, () => pick(random, [...STARTER_NAMES, RANDOM])),
    starters: 'even',
    deckFormat: pick(random, FORMATS),
    firstPlayer: pick(random, ['random', 'chosen'] as const),
    starts: 1 + below(random, seats),
    threePlayerOwners: pick(random, ['asManyAsPossible', 'twoOwnersTwoAgents', 'ignoreOwners'] as const),
    multiplayerDeckOut: pick(random, ['rivalWins', 'eliminate'] as const),
    priorityPrompts: pick(random, ['askIfPossible', 'askAlways'] as const),
  }
}
