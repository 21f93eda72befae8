import type { Decision, Names, Phrase, Seat } from '@rulewright/kernel'
import { cardFace } from '../content/cards/index.ts'
import { SEEKER } from '../rules/grid.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { abilityText } from './cards.ts'
import { count, district, place, whose } from './terms.ts'
import { cardIn, cardNamed, ownCard } from './things.ts'

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
