import { at, emit, type Flow, reveal, type Seat, shuffle } from '@rulewright/kernel'
import { UPGRADES } from '../content/discoveries.ts'
import { CINDAR, ODARIA } from '../content/factions.ts'
import { choose } from './choices.ts'
import { different, learn, returnRow, takeFrom } from './decks.ts'
import type { AldarraEvent } from './events.ts'
import { factionOf, hasDiscovery } from './force.ts'
import { type AldarraOption, PASS } from './options.ts'
import { claimsThen } from './preparation.ts'
import type { AldarraState } from './state.ts'

type Pick = Extract<AldarraOption, { do: 'take' | 'search' | 'reveal' }>
const SEARCH = { do: 'search' } as const
const REVEAL = { do: 'reveal' } as const

/** AL-13.24, AL-13.35 */
export function revealRow(g: AldarraState): void {
  g.discoveryRow = g.discoveryDeck.splice(-(g.seats + 1)).reverse()
  reveal(g)
  emit<AldarraEvent>({ type: 'row-revealed', cards: [...g.discoveryRow] })
  g.turn = 0
  g.phase = 'discovery'
}

const news = (g: AldarraState, seat: Seat, cards: readonly number[]): number[] =>
  different(cards).filter((card) => !hasDiscovery(g, seat, card))

/** AL-13.25 to AL-13.32 one player's pick. */
export function* pickDiscovery(g: AldarraState): Flow {
  const seat = at(g.track, g.turn)
  const options = picks(g, seat)
  if (options.length > 0) {
    const chosen = yield* choose(g, seat, { prompt: 'discovery', rule: 'AL-13.25' }, options)
    if (chosen.do === 'take') take(g, seat, chosen.discovery)
    else if (chosen.do === 'reveal') revealUntilNew(g, seat)
    else yield* search(g, seat)
  }
  g.turn += 1
  if (g.turn === g.seats) g.phase = 'extra-discovery'
}

function picks(g: AldarraState, seat: Seat): Pick[] {
  const options: Pick[] = news(g, seat, g.discoveryRow).map((discovery) => ({ do: 'take', discovery }))
  if (options.length === 0 && news(g, seat, g.discoveryDeck).length > 0) options.push(REVEAL)
  if (factionOf(g, seat) === CINDAR && searchable(g, seat).length > 0) options.push(SEARCH)
  return options
}

function take(g: AldarraState, seat: Seat, discovery: number): void {
  takeFrom(g.discoveryRow, discovery)
  learn(g, seat, discovery)
}

/** AL-13.29 cards are turned up until one is new; the others are shuffled back. */
function revealUntilNew(g: AldarraState, seat: Seat): void {
  const cards: number[] = []
  for (;;) {
    const card = g.discoveryDeck.pop()
    if (card === undefined) break
    cards.push(card)
    if (!hasDiscovery(g, seat, card)) break
  }
  reveal(g)
  emit<AldarraEvent>({ type: 'revealed', seat, cards: [...cards] })
  const found = cards.pop()
  g.discoveryDeck = shuffle(g.random, [...g.discoveryDeck, ...cards])
  if (found !== undefined) learn(g, seat, found)
}

/** AL-6.8, AL-16.7 the unit upgrades in the deck that the player does not have. */
const searchable = (g: AldarraState, seat: Seat): number[] => news(g, seat, g.discoveryDeck).filter((card) => card < UPGRADES)

function* search(g: AldarraState, seat: Seat): Flow {
  const options = searchable(g, seat).map((discovery) => ({ do: 'find', discovery }) as const)
  const { discovery } = yield* choose(g, seat, { prompt: 'search', rule: 'AL-6.8' }, options)
  takeFrom(g.discoveryDeck, discovery)
  shuffle(g.random, g.discoveryDeck)
  learn(g, seat, discovery)
}

/** AL-6.9, AL-13.33 Odaria may take one more; then the rest goes back (AL-13.34). */
export function* extraDiscovery(g: AldarraState): Flow {
  const seat = g.players.findIndex((player) => player.faction === ODARIA)
  if (seat >= 0) {
    const options = [PASS, ...news(g, seat, g.discoveryRow).map((discovery) => ({ do: 'take', discovery }) as const)]
    const chosen = yield* choose(g, seat, { prompt: 'extra-discovery', rule: 'AL-6.9' }, options)
    if (chosen.do === 'take') take(g, seat, chosen.discovery)
  }
  returnRow(g)
  claimsThen(g, 'ransom')
}
