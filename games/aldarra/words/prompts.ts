import { counted, type Decision, lowered, type Phrase } from '@rulewright/kernel'
import type { Window } from '../content/explores.ts'
import { type AldarraOption, type AldarraPrompt, PROMPTS } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { exploreName, place } from './things.ts'

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

/** The same at the end of a sentence: “War Bonds is played …”. */
export const WINDOW_TIMES: Readonly<Record<Window, string>> = {
  'turn-order': 'before the turn order is chosen',
  'crystals-done': 'when all Crystals are placed',
  'order-turn': 'at the start of your Order turn',
  'order-declared': 'just after you have declared an Order',
  'combat-round': 'at the start of a combat round',
  'after-roll': 'after the dice of a combat are rolled',
  'before-assign': 'before damage is assigned',
  'order-done': 'after your own Order',
  'mine-done': 'after mining',
  'build-turn': 'in your build turn',
}

export const isWindow = (key: unknown): key is Window => typeof key === 'string' && key in WINDOWS

/** A question, or a function where its words depend on the position. */
type Question = Phrase | ((decision: Decision<AldarraOption>, view: AldarraView) => Phrase)

const here = ({ about }: Decision<AldarraOption>, view: AldarraView): Phrase =>
  typeof about?.hex === 'number' ? place(view, about.hex) : 'the territory'

/** The player who is asked, as the view shows them. */
const asked = ({ seat }: Decision<AldarraOption>, view: AldarraView) => view.players[seat]

const purse = (decision: Decision<AldarraOption>, view: AldarraView): string => counted(asked(decision, view)?.coins ?? 0, 'Coin')

function activate(decision: Decision<AldarraOption>, view: AldarraView): Phrase {
  const left = asked(decision, view)?.tokens ?? 0
  if (view.order?.extra) return 'Place an Order without a token: in which territory?'
  return `Place an Order: in which territory? ${left === 0 ? 'It is your last this round.' : `${left} more this round.`}`
}

const QUESTIONS: Readonly<Record<AldarraPrompt, Question>> = {
  faction: 'Choose your faction.',
  stronghold: 'Place your Stronghold: it replaces the terrain there, with 2 Frigates and an Engineer.',
  outpost: 'Place your first Outpost, with a Frigate and an Engineer.',
  position: 'Choose your place in the turn order: the earlier acts first, and wins ties.',
  crystal: (_, view) => `Place a Crystal (${view.crystalsToPlace} left): whoever has a Unit there when mining takes it.`,
  activate,
  mode: (decision, view) => `An Order at ${here(decision, view)}: call ships to it, send ships from it, or move nothing?`,
  ship: (decision, view) => `Which ship leaves ${here(decision, view)}? Each moves once.`,
  fly: 'Where does it fly?',
  call: (decision, view) => `Which ship flies to ${here(decision, view)}? Call as many as you like.`,
  combat: 'Which combat comes first?',
  intercept: (decision, view) => `Do your Destroyers join the combat at ${here(decision, view)}? It costs no Order.`,
  delay: 'Your Light Units fire first, in the Light Step. Delay them to the Heavy Step?',
  support: (decision, view) => `Do your Fortresses fire at ${here(decision, view)}? They cannot be hit for it.`,
  hit: ({ about }) => `Assign ${counted(Number(about?.hits ?? 0), 'hit')}: what does not destroy a Unit in this step is lost.`,
  retreat: 'Retreat with all your Airships here, or stay for another round?',
  explore: 'Explore a territory? You draw a card and it happens at once, or you keep it.',
  reject: 'Which card do you discard?',
  resolve: 'Which card is resolved first?',
  may: 'Do you accept the offer?',
  branch: 'Choose one.',
  lose: (decision, view) => `Which of your Units at ${here(decision, view)} do you give up?`,
  displace: 'Where are your ships blown? They all go together.',
  take: 'Take a Discovery, which works from now on.',
  'discard-explore': 'You may hold five Explore cards: discard one.',
  'discard-objective': 'You may hold five Objectives: discard one.',
  window: ({ about }) => `${isWindow(about?.window) ? WINDOWS[about.window] : 'A window is open'}: play a card?`,
  claim: 'Claim an Objective you have fulfilled?',
  buy: (decision, view) =>
    `Buy Victory Points? You have ${purse(decision, view)} and ${counted(asked(decision, view)?.crystals ?? 0, 'Crystal')}.`,
  objectives: 'Draw one Objective, or exchange as many of yours as you like?',
  keep: 'Which Objective do you keep? The other is discarded.',
  discovery: 'Take a Discovery, which works from now on.',
  search: 'Which upgrade do you take from the deck?',
  'extra-discovery': 'Take one more Discovery?',
  ransom: 'Buy your hostages back?',
  build: (decision, view) => `Build: you have ${purse(decision, view)}.`,
  'free-outpost': 'Where do you place a free Outpost?',
}

/** The questions that depend on the position, in words that fit any position. */
const PLAIN: Readonly<Partial<Record<AldarraPrompt, Phrase>>> = {
  crystal: 'where does the Crystal go?',
  activate: 'where is your Order placed?',
  mode: 'do ships move to the territory of the Order, from it, or not at all?',
  ship: 'which ship leaves?',
  call: 'which ship is called?',
  intercept: 'do your Destroyers join the combat?',
  support: 'do your Fortresses fire?',
  hit: 'which Unit do your hits destroy?',
  lose: 'which Unit do you give up?',
  window: 'do you play a card?',
  buy: 'do you buy Victory Points?',
  build: 'what do you build?',
}

/** A question without reference to its position, to follow a colon. */
export function plainPrompt(asked: unknown): Phrase {
  const key = PROMPTS.find((known) => known === asked)
  const question = key && (PLAIN[key] ?? QUESTIONS[key])
  return typeof question === 'string' ? lowered(question) : 'answer the question below.'
}

export function prompt(decision: Decision<AldarraOption>, view: AldarraView): Phrase {
  const key = PROMPTS.find((known) => known === decision.prompt)
  if (!key) return decision.prompt
  const question = QUESTIONS[key]
  const asked = typeof question === 'string' ? question : question(decision, view)
  const card = WITHIN.includes(key) ? (view.exploring?.resolving ?? null) : null
  return card === null ? asked : `${exploreName(card)}: ${lowered(asked)}`
}

/** Questions of an Explore card being resolved: they begin with its name, or nobody would know what they are about. */
const WITHIN: readonly AldarraPrompt[] = ['may', 'branch', 'lose', 'displace', 'take']
