import type { Problem } from '@rulewright/kernel'
import '../cards/index.ts'
import { type Def, defNamed, FACTIONS, type Faction } from '../../rules/card.ts'
import { AGENTS, DECK_SIZE, type Deck, type DeckLine, type Format } from './deck.ts'

type DeckProblem = Problem &
  (
    | { readonly problem: 'deck-unknown-card'; readonly key: string }
    | { readonly problem: 'deck-no-seeker'; readonly key: string }
    | { readonly problem: 'deck-seeker-inside'; readonly key: string }
    | { readonly problem: 'deck-size'; readonly size: number; readonly needed: number }
    | { readonly problem: 'deck-agents'; readonly agents: number; readonly needed: number }
    | { readonly problem: 'deck-copies'; readonly key: string; readonly copies: number; readonly most: number }
    | { readonly problem: 'deck-affiliation'; readonly faction: Faction; readonly have: number; readonly need: number }
    | { readonly problem: 'deck-influence'; readonly need: number; readonly most: number }
  )

/** HW-24 — everything that is wrong with a deck in a format; empty for a legal one. */
export function deckProblems(deck: Deck, format: Format): DeckProblem[] {
  const problems: DeckProblem[] = []
  const seeker = defNamed(deck.seeker)
  if (!seeker) problems.push({ problem: 'deck-unknown-card', key: deck.seeker })
  else if (seeker.type !== 'seeker') problems.push({ problem: 'deck-no-seeker', key: deck.seeker })
  const lines: DeckLine<Def>[] = []
  for (const { key, count } of deck.cards) {
    const def = defNamed(key)
    if (!def) problems.push({ problem: 'deck-unknown-card', key })
    else if (def.type === 'seeker') problems.push({ problem: 'deck-seeker-inside', key })
    else lines.push({ card: def, count })
  }
  problems.push(...sizeProblems(deck, lines), ...copyProblems(lines))
  if (seeker) problems.push(...affiliationProblems(seeker, lines, format))
  return problems
}

const sum = (lines: readonly { readonly count: number }[]): number => lines.reduce((total, { count }) => total + count, 0)

/** HW-24.1, HW-24.2 */
function sizeProblems(deck: Deck, lines: readonly DeckLine<Def>[]): DeckProblem[] {
  const problems: DeckProblem[] = []
  const size = sum(deck.cards)
  if (size !== DECK_SIZE) problems.push({ problem: 'deck-size', size, needed: DECK_SIZE })
  const agents = sum(lines.filter(({ card }) => card.type === 'agent'))
  if (agents !== AGENTS) problems.push({ problem: 'deck-agents', agents, needed: AGENTS })
  return problems
}

/** HW-24.2, HW-24.3 */
function copyProblems(lines: readonly DeckLine<Def>[]): DeckProblem[] {
  const copies = new Map<Def, number>()
  for (const { card, count } of lines) copies.set(card, (copies.get(card) ?? 0) + count)
  return [...copies].flatMap(([{ key, deckLimit: most }, n]) => (n > most ? [{ problem: 'deck-copies', key, copies: n, most }] : []))
}

/** HW-24.5, HW-24.6 — the affiliation that each faction's cards need, against that of the agents in the deck. */
function affiliationProblems(seeker: Def, lines: readonly DeckLine<Def>[], format: Format): DeckProblem[] {
  if (format === 'casual') return []
  const others = [seeker, ...lines.filter(({ card, count }) => card.type !== 'agent' && count > 0).map(({ card }) => card)]
  const factions = FACTIONS.map((faction) => ({
    faction,
    have: sum(lines.filter(({ card }) => card.type === 'agent' && card.faction === faction)),
    need: others.reduce((most, def) => (def.faction === faction ? Math.max(most, def.influence) : most), 0),
  }))
  if (format === 'constructed')
    return factions.flatMap(({ faction, have, need }) => (have < need ? [{ problem: 'deck-affiliation', faction, have, need }] : []))
  const need = factions.reduce((total, f) => total + f.need, 0)
  return need > AGENTS ? [{ problem: 'deck-influence', need, most: AGENTS }] : []
}
