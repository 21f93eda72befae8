import { describeProblem, type Problem } from '@rulewright/kernel'
import { cardFace } from '../content/cards/index.ts'
import { DECK_SIZE } from '../content/decks/index.ts'

const FACTION_NAMES: Readonly<Record<string, string>> = {
  omniworks: 'Omniworks',
  'the-collective': 'The Collective',
  'old-aidalon': 'Old Aidalon',
  'the-remnants': 'The Remnants',
}

const titleOf = (key: unknown): string => (typeof key === 'string' ? (cardFace(key)?.title ?? key) : String(key))

function sentence(p: Problem): string {
  switch (p.problem) {
    case 'deck-unknown-card':
      return `There is no card “${titleOf(p.key)}”.`
    case 'deck-unknown-line':
      return `Line ${p.line} names no card: “${p.text}”.`
    case 'deck-without-seeker':
      return 'The deck has no seeker.'
    case 'deck-no-seeker':
      return `${titleOf(p.key)} is not a seeker.`
    case 'deck-seeker-inside':
      return `${titleOf(p.key)} is a seeker: a deck has one, outside the ${DECK_SIZE} cards.`
    case 'deck-size':
      return `The deck has ${p.size} cards beside the seeker; it needs exactly ${p.needed}.`
    case 'deck-agents':
      return `The deck has ${p.agents} agents; it needs exactly ${p.needed}.`
    case 'deck-copies':
      return `${titleOf(p.key)} is in the deck ${p.copies} times; at most ${p.most} are allowed.`
    case 'deck-affiliation':
      return `Cards of ${FACTION_NAMES[String(p.faction)] ?? p.faction} ask for ${p.need} agents of that faction; the deck has ${p.have}.`
    case 'deck-influence':
      return `The factions ask for ${p.need} agents in all; at most ${p.most} are allowed.`
    case 'starts-nowhere':
      return `Seat ${p.starts} cannot start: there are ${p.seats} seats.`
    default:
      return describeProblem(p)
  }
}

export function problem(p: Problem): string {
  return typeof p.seat === 'number' ? `Seat ${p.seat + 1}: ${sentence(p)}` : sentence(p)
}

const SETTINGS: Readonly<Record<string, string>> = {
  decks: 'Deck',
  starters: 'Starter decks',
  'starters.even': 'Evened out',
  'starters.first': 'The first lists',
  deckFormat: 'Deck format',
  'deckFormat.constructed': 'Constructed',
  'deckFormat.freeAgent': 'Free agent',
  'deckFormat.casual': 'Casual',
  firstPlayer: 'First player',
  'firstPlayer.random': 'At random',
  'firstPlayer.chosen': 'Chosen',
  starts: 'Who starts',
  threePlayerOwners: 'Agents needed with three or more players',
  'threePlayerOwners.asManyAsPossible': 'Three, from as many enemies as possible',
  'threePlayerOwners.twoOwnersTwoAgents': 'With three players: two, from two enemies',
  'threePlayerOwners.ignoreOwners': 'Any three enemy agents',
  multiplayerDeckOut: 'An empty Commons with three or more players',
  'multiplayerDeckOut.rivalWins': 'The player whose rival ran out wins',
  'multiplayerDeckOut.eliminate': 'That player is out, the game goes on',
  priorityPrompts: 'Windows',
  'priorityPrompts.askIfPossible': 'Ask those who might have an answer',
  'priorityPrompts.askAlways': 'Ask everybody, always',
  'priorityPrompts.autoPass': 'Pass for those who have none (this tells something)',
}

export const setting = (key: string, value?: string): string => SETTINGS[value === undefined ? key : `${key}.${value}`] ?? value ?? key
