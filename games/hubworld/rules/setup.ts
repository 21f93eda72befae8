import { askLate, below, emit, type Flow, inSecret, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import type { Deck } from '../content/decks/index.ts'
import { defNamed } from './card.ts'
import { letGo } from './conceding.ts'
import { deckFor, type HubworldConfig } from './config.ts'
import type { HubworldEvent } from './events.ts'
import { SLOTS } from './grid.ts'
import { DONE, type HubworldOption } from './options.ts'
import { clockwise } from './seats.ts'
import { type CardId, type CardState, cardAt, type HubworldState, NONE, type Player, playerAt, type Zone } from './state.ts'
import { draw } from './zones.ts'

const START_SHARDS = 5
const START_CARDS = 5

export function newCard(def: number, owner: Seat, zone: Zone): CardState {
  return { def, owner, zone, slot: NONE, forged: false, exhausted: false, cached: 0, seen: 0, since: 0 }
}

export function newPlayer(seeker: CardId): Player {
  return {
    inGame: true,
    hasActed: false,
    shards: 0,
    actions: 0,
    heat: 0,
    seeker,
    grid: Array.from({ length: SLOTS }, () => NONE),
    council: [],
    commons: [],
    archives: [],
    exile: [],
    score: [],
    replacing: [],
  }
}

export function newHub(switches: HubworldState['switches'], random: RandomState): HubworldState {
  return {
    random,
    reveals: 0,
    switches,
    cards: [],
    players: [],
    firstPlayer: 0,
    turn: 0,
    round: 0,
    phase: 'setup',
    delve: null,
    engagement: null,
    batch: null,
    windows: [],
    queue: [],
    modifiers: [],
    resolving: [],
    looking: null,
    searching: NONE,
    tick: 0,
    result: null,
  }
}

/** HW-5.1 to HW-5.4 */
export function setup(config: HubworldConfig, random: RandomState): HubworldState {
  const { threePlayerOwners, multiplayerDeckOut, priorityPrompts } = config
  const g = newHub({ threePlayerOwners, multiplayerDeckOut, priorityPrompts }, random)
  for (let seat = 0; seat < config.seats; seat++) seatPlayer(g, seat, deckFor(config, seat, g.random))
  if (config.firstPlayer === 'chosen') g.firstPlayer = config.starts - 1
  else g.firstPlayer = NONE
  return g
}

function seatPlayer(g: HubworldState, seat: Seat, deck: Deck): void {
  const add = (key: string, zone: Zone): CardId => g.cards.push(newCard(defNamed(key)?.id ?? 0, seat, zone)) - 1
  const player = newPlayer(add(deck.seeker, 'seeker'))
  g.players.push(player)
  player.shards = START_SHARDS
  for (const { key, count } of deck.cards) for (let n = 0; n < count; n++) player.commons.push(add(key, 'commons'))
  shuffle(g.random, player.commons)
  draw(g, seat, START_CARDS)
}

/** HW-5.5 to HW-5.8 — the mulligans, then the first player. */
export function* mulligans(g: HubworldState): Flow {
  const seats = clockwise(g, 0)
  yield* inSecret(seats, (seat) => marks(g, seat))
  for (const seat of seats) replace(g, seat)
  if (g.firstPlayer === NONE) g.firstPlayer = below(g.random, g.players.length)
  letGo(g)
  emit<HubworldEvent>({ type: 'first-player', seat: g.firstPlayer })
}

/** DP-1 — card by card, secretly. */
function* marks(g: HubworldState, seat: Seat): Flow {
  const player = playerAt(g, seat)
  for (;;) {
    const list = (): HubworldOption[] => [
      DONE,
      ...player.council.filter((id) => !player.replacing.includes(id)).map((card): HubworldOption => ({ do: 'choose', card })),
    ]
    const chosen = yield* askLate({ seat, prompt: 'mulligan', rule: 'HW-5.5' }, list)
    if (chosen.do !== 'choose') return
    player.replacing.push(chosen.card)
  }
}

/** HW-5.5 — set aside, draw as many, and only then shuffle. */
function replace(g: HubworldState, seat: Seat): void {
  const player = playerAt(g, seat)
  const aside = player.replacing
  player.replacing = []
  if (aside.length > 0) {
    player.council = player.council.filter((id) => !aside.includes(id))
    draw(g, seat, aside.length)
    for (const id of aside) {
      cardAt(g, id).zone = 'commons'
      player.commons.push(id)
    }
    shuffle(g.random, player.commons)
  }
  emit<HubworldEvent>({ type: 'replaced', seat, count: aside.length })
}
