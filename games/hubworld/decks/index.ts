export { type DeckProblem, deckProblems } from './check.ts'
export { AGENTS, DECK_SIZE, type Deck, FORMATS, type Format } from './deck.ts'
export { STARTER_NAMES, STARTERS, type StarterName } from './starters.ts'
export { readDeck, writeDeck } from './text.ts'
