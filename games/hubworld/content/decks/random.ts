import { below, type RandomState, shuffle } from '@rulewright/kernel'
import '../cards/index.ts'
import { allDefs, type Def } from '../../rules/card.ts'
import { deckProblems } from './check.ts'
import { AGENTS, DECK_SIZE, type Deck, type Format } from './deck.ts'

/** HW-24 — a random deck that is legal in the format: agents and a seeker first, then what they allow. */
export function randomDeck(random: RandomState, format: Format): Deck {
  for (;;) {
    const pool = shuffle(random, allDefs().slice())
    const agents = pool.filter((def) => def.type === 'agent').slice(0, AGENTS)
    const seeker = pool.find((def) => def.type === 'seeker' && fits(def.key, agents, [], format))
    if (!seeker) throw new Error('no seeker fits any agents')
    const cards: { readonly key: string; readonly count: number }[] = agents.map(({ key }) => ({ key, count: 1 }))
    let size = AGENTS
    for (const def of pool) {
      if (size === DECK_SIZE) break
      if (def.type === 'seeker' || def.type === 'agent') continue
      const count = Math.min(def.deckLimit - below(random, 2), DECK_SIZE - size)
      if (!fits(seeker.key, [], [...cards, { key: def.key, count }], format)) continue
      cards.push({ key: def.key, count })
      size += count
    }
    const deck = { seeker: seeker.key, cards }
    if (deckProblems(deck, format).length === 0) return deck
  }
}

/** Whether the affiliations hold so far; the size comes at the end. */
function fits(seeker: string, agents: readonly Def[], cards: Deck['cards'], format: Format): boolean {
  const deck = { seeker, cards: [...agents.map(({ key }) => ({ key, count: 1 })), ...cards] }
  return deckProblems(deck, format).every(({ problem }) => problem !== 'deck-affiliation' && problem !== 'deck-influence')
}
