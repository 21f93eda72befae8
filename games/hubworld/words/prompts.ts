import { counted, type Decision, lowered, type Names, type Phrase, type Seat, whose } from '@rulewright/kernel'
import { cardFace } from '../content/cards/index.ts'
import { slotAt } from '../rules/grid.ts'
import { type HubworldOption, type HubworldPrompt, PROMPTS } from '../rules/options.ts'
import type { Trigger } from '../rules/state.ts'
import type { HubworldView } from '../rules/view.ts'
import { abilityText } from './cards.ts'
import { ahead, breachSees, cardNamed, district, place } from './things.ts'

const REACTION: Readonly<Record<Trigger, string>> = {
  roundBegins: 'A round begins',
  refillActions: 'Actions are refilled',
  approachSlot: 'A slot is approached',
  approachDistrict: 'A district is approached',
  confrontBegins: 'A confrontation begins',
  discoverBegins: 'A discovery begins',
  abilityBegins: 'An ability begins',
  discoverAbilityResolved: 'A Discover ability was resolved',
  encounterCompleted: 'The encounter is complete',
  discoveryBatchBegins: 'Cards of a district are about to be discovered',
  breachCompleted: 'The breach is complete',
  cardForged: 'A card was forged',
  cardLeftGrid: 'A card left a grid',
}

/** The questions whose words depend on the position. */
type Told =
  | 'action'
  | 'reaction'
  | 'instant-at-start'
  | 'instant-after-action'
  | 'instant-at-slot'
  | 'instant-at-district'
  | 'encounter'
  | 'barrier'
  | 'presence'
  | 'ability'
  | 'go-on'
  | 'heat'
  | 'council-limit'
  | 'stage-slot'
  | 'shift-to'

/** The questions with the same words in every position. The name of the card that asks comes before them. */
const PLAIN: Readonly<Record<Exclude<HubworldPrompt, Told>, string>> = {
  mulligan: 'Your first five cards: press those you would replace, then finish.',
  'choose-player': 'Choose a player.',
  'choose-grid-card': 'Choose a card in a grid.',
  'choose-slot': 'Choose a slot.',
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
}

const PLAIN_TOO: Readonly<Partial<Record<HubworldPrompt, string>>> = {
  ...PLAIN,
  'instant-at-start': 'Before the first action: collect, forge, use instants, or pass.',
  'instant-after-action': 'The action is done: collect, forge, use instants, or pass.',
  encounter: 'Do you meet the card, or go past it?',
  barrier: 'Do you pay to get past?',
  presence: 'Do you break the card, or leave it?',
  ability: 'Do you use the ability?',
  'go-on': 'Do you continue the delve?',
  heat: 'Do you pay to see one more card?',
  'council-limit': 'Which card do you put into your Archives?',
  'stage-slot': 'Where do you stage it?',
  'shift-to': 'Shift it to which slot?',
}

const isPrompt = (prompt: string): prompt is HubworldPrompt => (PROMPTS as readonly string[]).includes(prompt)
const isTrigger = (trigger: unknown): trigger is Trigger => typeof trigger === 'string' && trigger in REACTION

/** A question without reference to its position, for mentioning it elsewhere. */
export const plainPrompt = (prompt: unknown): string => {
  const told = typeof prompt === 'string' && isPrompt(prompt) ? PLAIN_TOO[prompt] : undefined
  return told ?? 'What do you choose?'
}

export function prompt(decision: Decision<HubworldOption>, view: HubworldView, names: Names): Phrase {
  const { prompt: key, about, options, seat } = decision
  if (!isPrompt(key)) return key
  const engaged = view.engagement?.key ?? null
  const shards = typeof about?.shards === 'number' ? about.shards : 0
  switch (key) {
    case 'action':
      return `Your turn: perform one action. You have ${counted(view.players[seat]?.actions ?? 0, 'action')} left.`
    case 'reaction':
      return `${isTrigger(about?.trigger) ? REACTION[about.trigger] : 'Something happened'}: ${options.some((option) => option.do !== 'pass') ? 'react or pass' : ONLY_PASS}.`
    case 'instant-at-start':
      return `Before the first action: ${instants(options)}.`
    case 'instant-after-action':
      return `The action is done: ${instants(options)}.`
    case 'instant-at-slot':
    case 'instant-at-district':
      return approached(view, names, seat, options)
    case 'encounter':
      return encountered(view, options)
    case 'barrier':
      return `Pay ${counted(shards, 'shard')} to get past ${cardNamed(engaged)}, or the delve ends.`
    case 'presence':
      return broken(view, options)
    case 'go-on':
      return `Continue ${ahead(view)}, or end the delve?`
    case 'heat':
      return heated(view, names, shards)
    case 'council-limit':
      return `You may keep ${counted(view.players[seat]?.limits.council ?? 0, 'card')}: put one into your Archives, facedown.`
    case 'ability': {
      // HW-27.9 — asked only so that nobody else can tell.
      if (options.every((option) => option.do === 'decline')) return `No ability of ${cardNamed(engaged)} can be used.`
      const text = engaged !== null && typeof about?.ability === 'number' ? abilityText(engaged, about.ability) : ''
      return `Use the ability of ${cardNamed(engaged)}? ${text}`.trim()
    }
    case 'stage-slot':
      return inNameOf(about?.speaker, `Where do you stage ${stagedCard(view, seat, about?.card)}?`)
    case 'shift-to':
      return inNameOf(about?.speaker, `Shift ${cardAt(view, about)} to which slot?`)
    case 'choose-grid-card':
      return inNameOf(about?.speaker, `Choose a card in ${gridOf(options, names)}.`)
    default:
      return inNameOf(about?.speaker, PLAIN[key])
  }
}

/** The card that leaves the hand, by name; one from elsewhere is named by what stages it. */
function stagedCard(view: HubworldView, seat: Seat, card: unknown): Phrase {
  const held = view.players[seat]?.council?.find((each) => each.card === card)
  return held ? cardNamed(held.key) : 'it'
}

/** The card of a slot, if the reader knows it and it is not the card that asks. */
function cardAt(view: HubworldView, about: Decision['about']): Phrase {
  const { seat, slot, speaker } = about ?? {}
  const key = typeof seat === 'number' && typeof slot === 'number' ? view.players[seat]?.grid[slot]?.key : null
  return key && key !== speaker ? cardNamed(key) : 'it'
}

/** Whose grid is meant, where all options are in one player's. */
function gridOf(options: readonly HubworldOption[], names: Names): string {
  const owners = new Set(options.flatMap((option) => (option.do === 'at' ? [option.seat] : [])))
  const [only] = owners
  return only === undefined || owners.size > 1 ? 'a grid' : `${whose(names, only)} grid`
}

/** A question asked by a card begins with the card's name, or nobody would know what it is about. */
const inNameOf = (card: unknown, asked: string): Phrase => (typeof card === 'string' ? `${cardNamed(card)}: ${lowered(asked)}` : asked)

const ONLY_PASS = 'you can only pass'

/** The instants on offer, by name; what cannot be done is not mentioned. `here`: the reader's slot that is approached. */
function instants(options: readonly HubworldOption[], here: number | null = null): string {
  const does = (kind: HubworldOption['do']) => options.some((option) => option.do === kind)
  const there = options.some((option) => option.do === 'forge' && option.slot === here)
  const verbs = [
    does('collect') ? 'collect' : null,
    does('forge') ? (there ? 'forge what stands there' : 'forge') : null,
    does('rush') ? 'rush' : null,
    does('play') ? 'play a moment' : null,
    does('use') ? 'use an ability' : null,
  ].filter((verb) => verb !== null)
  return verbs.length === 0 ? ONLY_PASS : `${verbs.join(', ')}, or pass`
}

/** A delve reaches a slot or a district: who reaches what, and what the reader may do. */
function approached({ delve }: HubworldView, names: Names, seat: Seat, options: readonly HubworldOption[]): Phrase {
  if (!delve) return `A window is open: ${instants(options)}.`
  const { delver, defender, path, row } = delve
  const slot = row === 'district' ? null : slotAt(path, row)
  const where = slot === null ? district(path) : place(slot)
  if (delver === seat) return `You approach ${whose(names, defender)} ${where}: ${instants(options)} to go on.`
  return `${names.of(delver)} approaches ${whose(names, defender)} ${where}: ${instants(options, defender === seat ? slot : null)}.`
}

function encountered({ delve, players }: HubworldView, options: readonly HubworldOption[]): Phrase {
  const card = delve && delve.row !== 'district' ? players[delve.defender]?.grid[slotAt(delve.path, delve.row)] : null
  if (options.some((option) => option.do === 'discover')) return 'A facedown card lies here: look at it, or go past it.'
  return `${cardNamed(card?.key ?? null)} is exhausted: you may confront it, or go past it.`
}

/** HW-16.4, HW-16.5 — what breaking a card does. */
function broken({ engagement }: HubworldView, options: readonly HubworldOption[]): Phrase {
  const key = engagement?.key ?? null
  const offer = options.find((option) => option.do === 'break')
  if (!offer) return engagement?.kind === 'discover' ? `Look at ${cardNamed(key)}, then leave it.` : `Leave ${cardNamed(key)}.`
  const price = offer.shards === 0 ? 'for nothing' : `for ${counted(offer.shards, 'shard')}`
  const gains = key !== null && cardFace(key)?.type === 'agent' ? 'to secure it' : 'to exile it'
  return `Break ${cardNamed(key)} ${price} ${gains}, or leave it.`
}

/** HW-15.4 — heat is the number of cards seen. */
function heated(view: HubworldView, names: Names, shards: number): Phrase {
  const defender = view.delve?.defender ?? 0
  const { seen, more } = breachSees(view)
  const now = `At ${whose(names, defender)} heat of ${view.players[defender]?.heat ?? 0} you see ${counted(seen, 'card')}.`
  const price = counted(shards, 'shard')
  return more ? `${now} Pay ${price} to raise it and see one more?` : `${now} There is no other to see: pay ${price} only to raise it?`
}
