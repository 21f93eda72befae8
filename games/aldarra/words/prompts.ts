import type { Decision, Phrase } from '@rulewright/kernel'
import type { Window } from '../content/explores.ts'
import { type AldarraOption, type AldarraPrompt, PROMPTS } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { plural } from './grammar.ts'
import { place } from './things.ts'

/** When a Hold card may be played, as the question about it begins. */
const WINDOWS: Readonly<Record<Window, string>> = {
  'turn-order': 'Before the turn order is chosen',
  'crystals-done': 'All Crystals are placed',
  'order-turn': 'Your Order turn begins',
  'order-declared': 'Your Order is declared',
  'combat-round': 'A combat round begins',
  'after-roll': 'The dice are rolled',
  'before-assign': 'Damage is about to be assigned',
  'order-done': 'Your Order is finished',
  'mine-done': 'Mining is done',
  'build-turn': 'Your build turn',
}

const isWindow = (key: unknown): key is Window => typeof key === 'string' && key in WINDOWS

/** A question, or how it is put where it is about something. */
type Question = Phrase | ((decision: Decision<AldarraOption>, view: AldarraView) => Phrase)

const here = ({ about }: Decision<AldarraOption>, view: AldarraView): Phrase =>
  typeof about?.hex === 'number' ? place(view, about.hex) : 'the territory'

const QUESTIONS: Readonly<Record<AldarraPrompt, Question>> = {
  faction: 'Choose your faction.',
  stronghold: 'Place your Stronghold.',
  outpost: 'Place your first Outpost.',
  position: 'Choose your place in the turn order.',
  crystal: (_, view) => `Place a Crystal (${view.crystalsToPlace} left).`,
  activate: 'Place an Order: activate a territory.',
  mode: (decision, view) => `Move from ${here(decision, view)}, to it, or not at all?`,
  ship: (decision, view) => `Which ship leaves ${here(decision, view)}?`,
  fly: 'Where does it fly?',
  call: (decision, view) => `Which ship flies to ${here(decision, view)}?`,
  combat: 'Which combat comes first?',
  intercept: (decision, view) => `Do Destroyers join the combat at ${here(decision, view)}?`,
  delay: 'Delay your Light Units to the Heavy Step?',
  support: (decision, view) => `Do your Fortresses fire at ${here(decision, view)}?`,
  hit: ({ about }) => `Assign ${plural(Number(about?.hits ?? 0), 'hit')}.`,
  retreat: 'Retreat, or stay?',
  explore: 'Explore a territory?',
  reject: 'Which card do you discard?',
  resolve: 'Which card is resolved first?',
  may: 'Do you accept the card’s offer?',
  branch: 'Choose one.',
  lose: (decision, view) => `Which of your Units at ${here(decision, view)} do you give up?`,
  displace: 'Where are your ships blown?',
  take: 'Take a Discovery.',
  'discard-explore': 'Too many Explore cards: discard one.',
  'discard-objective': 'Too many Objectives: discard one.',
  window: ({ about }) => `${isWindow(about?.window) ? WINDOWS[about.window] : 'A window is open'}: play a card?`,
  claim: 'Claim an Objective?',
  buy: 'Buy Victory Points?',
  objectives: 'Draw an Objective, or exchange some?',
  keep: 'Which Objective do you keep?',
  discovery: 'Take a Discovery.',
  search: 'Which upgrade do you take from the deck?',
  'extra-discovery': 'Take one more Discovery?',
  ransom: 'Buy your hostages back?',
  build: 'Build.',
  'free-outpost': 'Where do you place a free Outpost?',
}

export function prompt(decision: Decision<AldarraOption>, view: AldarraView): Phrase {
  const asked = PROMPTS.find((key) => key === decision.prompt)
  if (!asked) return decision.prompt
  const question = QUESTIONS[asked]
  return typeof question === 'string' ? question : question(decision, view)
}
