import type { Decision, Names, Phrase, Seat } from '@rulewright/kernel'
import { cardFace } from '../cards/index.ts'
import { SEEKER } from '../rules/grid.ts'
import type { HubworldOption, HubworldPrompt } from '../rules/options.ts'
import type { Trigger } from '../rules/state.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { abilityText } from './cards.ts'
import { cardIn, cardNamed, count, district, ownCard, place, whose } from './terms.ts'

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

const PROMPTS: Readonly<Record<Exclude<HubworldPrompt, 'reaction' | 'presence' | 'ability'>, string>> = {
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

const isPlainPrompt = (prompt: string): prompt is keyof typeof PROMPTS => prompt in PROMPTS
const isTrigger = (trigger: unknown): trigger is Trigger => typeof trigger === 'string' && trigger in REACTION

export function promptPhrase(decision: Decision<HubworldOption>, view: HubworldView, _names: Names): Phrase {
  const { prompt, about } = decision
  if (prompt === 'reaction') return isTrigger(about?.trigger) ? REACTION[about.trigger] : 'React or pass.'
  const engaged = view.engagement?.key ?? null
  if (prompt === 'presence') return `Break the presence of ${cardNamed(engaged)}, or leave it.`
  if (prompt === 'ability') {
    // HW-27.9 — asked only so that nobody else can tell.
    if (decision.options.length === 1) return `No ability of ${cardNamed(engaged)} can be used.`
    const text = engaged !== null && typeof about?.ability === 'number' ? abilityText(engaged, about.ability) : ''
    return `Use the ability of ${cardNamed(engaged)}? ${text}`.trim()
  }
  return isPlainPrompt(prompt) ? PROMPTS[prompt] : prompt
}

/** What putting a card there means for the card that is there (HW-26.4). */
function staging(view: HubworldView, seat: Seat, slot: number): string {
  const old = view.players[seat]?.grid[slot]
  if (!old) return place(slot)
  if (!old.forged) return `${place(slot)} (${cardIn(view, seat, slot)} is archived)`
  return `${place(slot)} (${cardIn(view, seat, slot)} ${isAgent(old.key) ? TO_RIVAL : 'is exiled'})`
}

const TO_RIVAL = 'goes to your rival’s score area'
const isAgent = (key: CardKey | null): boolean => key !== null && cardFace(key)?.type === 'agent'

const own = (view: HubworldView, card: number): Phrase => cardNamed(ownCard(view, card))

/** One of the reader's own cards to be exiled, with what that means for an agent (HW-26.4). */
const exiling = (view: HubworldView, card: number): Phrase =>
  isAgent(ownCard(view, card)) ? `${own(view, card)} (${TO_RIVAL})` : own(view, card)

export function optionPhrase(option: HubworldOption, view: HubworldView, names: Names, decision: Decision<HubworldOption>): Phrase {
  const you = decision.seat
  switch (option.do) {
    case 'pass':
      return 'Pass'
    case 'done':
      return 'Done'
    case 'gain':
      return 'Gain 1 shard'
    case 'draw':
      return 'Draw 1 card'
    case 'stage':
      return `Stage ${own(view, option.card)}`
    case 'shift':
      return `Shift ${cardIn(view, you, option.slot)} (${place(option.slot)})`
    case 'play':
      return `Play ${own(view, option.card)}`
    case 'use':
      return abilityPhrase(view, you, option.slot, option.ability)
    case 'delve':
      return `Delve ${whose(option.seat, names)} ${district(option.path)} path`
    case 'concede':
      return 'Concede'
    case 'forge':
      return `Forge ${cardIn(view, you, option.slot)} (${count(view.players[you]?.grid[option.slot]?.cost ?? 0, 'shard')})`
    case 'collect':
      return `Collect with ${cardIn(view, you, option.slot)}`
    case 'rush':
      return `Rush ${own(view, option.card)}`
    case 'discover':
      return 'Discover it'
    case 'confront':
      return 'Confront it'
    case 'bypass':
      return 'Bypass it'
    case 'trigger':
      return 'Use it'
    case 'decline':
      return decision.prompt === 'ability' && decision.options.length === 1 ? 'Go on' : 'Decline'
    case 'pay':
      return `Pay ${count(option.shards, 'shard')}`
    case 'end-delve':
      return 'End the delve'
    case 'break':
      return option.shards === 0 ? 'Break its presence' : `Break its presence for ${count(option.shards, 'shard')}`
    case 'leave':
      return 'Leave it'
    case 'continue':
      return 'Continue'
    case 'player':
      return option.seat === names.you ? 'Yourself' : names.of(option.seat)
    case 'at':
      return atPhrase(option, view, names, decision.prompt)
    case 'choose':
      return decision.prompt === 'exile-for-cost' ? exiling(view, option.card) : own(view, option.card)
    case 'top':
      return 'Leave it on top'
    case 'bottom':
      return 'Put it on the bottom'
  }
}

function abilityPhrase(view: HubworldView, seat: Seat, slot: number, ability: number): Phrase {
  const key = slot === SEEKER ? view.players[seat]?.seeker.key : view.players[seat]?.grid[slot]?.key
  return `Use ${cardIn(view, seat, slot)}: ${abilityText(key ?? '', ability)}`
}

function atPhrase({ seat, slot }: Extract<HubworldOption, { do: 'at' }>, view: HubworldView, names: Names, prompt: string): Phrase {
  if (prompt === 'stage-slot') return staging(view, seat, slot)
  if (prompt === 'shift-to' || prompt === 'redirect-to') return place(slot)
  const card = `${cardIn(view, seat, slot)} (${whose(seat, names)} ${place(slot)})`
  const key = view.players[seat]?.grid[slot]?.key ?? null
  return prompt === 'keep-unique' && isAgent(key) ? `${card}: the other ${TO_RIVAL}` : card
}
