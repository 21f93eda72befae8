import type { Decision, Phrase } from '@rulewright/kernel'
import { type HubworldOption, type HubworldPrompt, PROMPTS } from '../rules/options.ts'
import type { Trigger } from '../rules/state.ts'
import type { HubworldView } from '../rules/view.ts'
import { abilityText } from './cards.ts'
import { cardNamed } from './things.ts'

const REACTION: Readonly<Record<Trigger, string>> = {
  roundBegins: 'A round begins: react or pass.',
  refillActions: 'Actions are refilled: react or pass.',
  approachSlot: 'A slot is approached: react or pass.',
  approachDistrict: 'A district is approached: react or pass.',
  confrontBegins: 'A confrontation begins: react or pass.',
  discoverBegins: 'A discovery begins: react or pass.',
  abilityBegins: 'An ability begins: react or pass.',
  discoverAbilityResolved: 'A Discover ability was resolved: react or pass.',
  encounterCompleted: 'The encounter is complete: react or pass.',
  discoveryBatchBegins: 'Cards of a district are about to be discovered: react or pass.',
  breachCompleted: 'The breach is complete: react or pass.',
  cardForged: 'A card was forged: react or pass.',
  cardLeftGrid: 'A card left a grid: react or pass.',
}

/** The questions that are always put in the same words. */
const PLAIN: Readonly<Record<Exclude<HubworldPrompt, 'reaction' | 'presence' | 'ability'>, string>> = {
  mulligan: 'Which cards do you replace? Mark them, then finish.',
  action: 'Your turn: perform one action.',
  'instant-at-start': 'The main phase begins: perform instants or pass.',
  'instant-after-action': 'An action is done: perform instants or pass.',
  'instant-at-slot': 'A slot is approached: perform instants or pass.',
  'instant-at-district': 'A district is approached: perform instants or pass.',
  encounter: 'You encounter a card.',
  barrier: 'Break the barrier or end the delve.',
  'go-on': 'Continue along the path, or end the delve?',
  heat: 'Pay to raise the defender’s heat?',
  'choose-player': 'Choose a player.',
  'choose-grid-card': 'Choose a card in a grid.',
  'choose-slot': 'Choose a slot.',
  'stage-slot': 'Where do you stage it?',
  'shift-to': 'Shift it to which slot?',
  'redirect-to': 'Which slot do you approach instead?',
  'swap-with': 'Choose the card to swap.',
  'choose-council-card': 'Choose a card of your Council to archive.',
  'choose-archives-card': 'Choose a card of your Archives to shuffle into your Commons.',
  'choose-exile-card': 'Choose a card of your Exile for your Archives.',
  'choose-commons-card': 'Take a source from your Commons, or none.',
  'stage-card': 'Which card do you stage?',
  'stage-another': 'Stage a card, or stop.',
  'show-to': 'Whom do you show the card?',
  'show-agent': 'Which agent do you show?',
  'top-or-bottom': 'Leave the card on top, or put it on the bottom?',
  'exhaust-or-decline': 'Exhaust one of your forged cards, or let the defender gain 2 shards.',
  'discover-or-lose': 'Discover the card, or lose the top 2 cards of your Commons.',
  'exhaust-for-cost': 'Which card do you exhaust?',
  'unforge-for-cost': 'Which card do you unforge?',
  'return-for-cost': 'Which card returns to your Council?',
  'archive-for-cost': 'Which card do you archive?',
  'exile-for-cost': 'Which card do you exile?',
  'keep-unique': 'You may keep only one of these: which?',
  'council-limit': 'Archive down to your council limit.',
}

const isPrompt = (prompt: string): prompt is HubworldPrompt => (PROMPTS as readonly string[]).includes(prompt)
const isTrigger = (trigger: unknown): trigger is Trigger => typeof trigger === 'string' && trigger in REACTION

export function promptPhrase({ prompt, about, options }: Decision<HubworldOption>, view: HubworldView): Phrase {
  if (!isPrompt(prompt)) return prompt
  const engaged = view.engagement?.key ?? null
  switch (prompt) {
    case 'reaction':
      return isTrigger(about?.trigger) ? REACTION[about.trigger] : 'React or pass.'
    case 'presence':
      return `Break the presence of ${cardNamed(engaged)}, or leave it.`
    case 'ability': {
      // HW-27.9 — asked only so that nobody else can tell.
      if (options.length === 1) return `No ability of ${cardNamed(engaged)} can be used.`
      const text = engaged !== null && typeof about?.ability === 'number' ? abilityText(engaged, about.ability) : ''
      return `Use the ability of ${cardNamed(engaged)}? ${text}`.trim()
    }
    default:
      return PLAIN[prompt]
  }
}
