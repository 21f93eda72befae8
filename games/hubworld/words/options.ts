import { counted, type Decision, inList, type Names, type Phrase, type Seat, whose } from '@rulewright/kernel'
import { cardFace } from '../content/cards/index.ts'
import { SEEKER, slotAt } from '../rules/grid.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { abilityText } from './cards.ts'
import { ahead, breachSees, cardIn, cardNamed, district, ownCard, place } from './things.ts'

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

/** An option in words. Of copies of one card it is said where each lies; those of a hand are alike, and are counted. */
export function option(o: HubworldOption, view: HubworldView, names: Names, decision: Decision<HubworldOption>): Phrase {
  const said = bare(o, view, names, decision)
  const alike = decision.options.filter((other) => other.do === o.do && bare(other, view, names, decision) === said)
  if (alike.length < 2) return said
  if ('slot' in o && new Set(alike.map((other) => ('slot' in other ? other.slot : null))).size === alike.length)
    return `${said}, ${place(o.slot)}`
  return `${said}, copy ${alike.findIndex((other) => JSON.stringify(other) === JSON.stringify(o)) + 1} of ${alike.length}`
}

function bare(o: HubworldOption, view: HubworldView, names: Names, decision: Decision<HubworldOption>): Phrase {
  const you = decision.seat
  switch (o.do) {
    case 'pass':
      return 'Pass'
    case 'done':
      return decision.prompt === 'mulligan' ? keeping(decision) : (DONE_WITH[decision.prompt] ?? 'Done')
    case 'gain':
      return 'Gain 1 shard'
    case 'draw':
      return 'Draw 1 card'
    case 'stage':
      return `Stage ${own(view, o.card)} (free, facedown)`
    case 'shift':
      return `Shift ${cardIn(view, you, o.slot)} (${place(o.slot)})`
    case 'play':
      return `Play ${own(view, o.card)} (${priceOf(ownCard(view, o.card))})`
    case 'use':
      return abilityPhrase(view, you, o.slot, o.ability)
    case 'delve':
      return `Delve ${whose(names, o.seat)} ${district(o.path)} path`
    case 'forge':
      return `Forge ${cardIn(view, you, o.slot)} (${price(view.players[you]?.grid[o.slot]?.cost ?? 0)})`
    case 'collect':
      return `Collect with ${cardIn(view, you, o.slot)}: ${collected(view, you, o.slot)}`
    case 'rush':
      return `Rush ${own(view, o.card)} (${priceOf(ownCard(view, o.card))})`
    case 'player':
      return o.seat === names.you ? 'Yourself' : names.of(o.seat)
    case 'at':
      return atPhrase(o, view, names, decision.prompt)
    case 'choose':
      if (decision.prompt === 'mulligan') return `Replace ${own(view, o.card)}`
      return decision.prompt === 'exile-for-cost' ? exiling(view, o.card) : own(view, o.card)
    case 'top':
      return 'Leave it on top'
    case 'bottom':
      return 'Put it on the bottom'
    default:
      return delvePhrase(o, view, decision)
  }
}

/** What finishing a series of choices means. */
const DONE_WITH: Readonly<Record<string, string>> = {
  'stage-another': 'Done staging',
  'choose-commons-card': 'Done: take none',
  'exile-for-cost': 'Done: enough is exiled',
}

/** HW-5.4 */
const FIRST_HAND = 5

/** HW-5.5 — what becomes of the first five cards: those still on offer are kept. */
function keeping({ options }: Decision<HubworldOption>): string {
  const kept = options.filter((option) => option.do === 'choose').length
  return kept === FIRST_HAND ? 'Done: keep all five' : `Done: replace ${FIRST_HAND - kept}, keep ${kept}`
}

const price = (shards: number): string => (shards === 0 ? 'free' : counted(shards, 'shard'))

/** What it costs to play or rush a card: shards, and more than one action. */
function priceOf(key: CardKey | null): string {
  const face = key === null ? undefined : cardFace(key)
  const actions =
    face?.abilities.reduce((most, ability) => (ability.kind === 'action' ? Math.max(most, ability.actions ?? 1) : most), 0) ?? 0
  return actions > 1 ? `${counted(actions, 'action')}, ${price(face?.cost ?? 0)}` : price(face?.cost ?? 0)
}

/** What collecting with a card brings. */
function collected(view: HubworldView, seat: Seat, slot: number): string {
  const player = view.players[seat]
  const icons = slot === SEEKER ? (cardFace(player?.seeker.key ?? '')?.collects ?? []) : []
  const card = player?.grid[slot]
  const shards = (card?.shardIcons ?? 0) + icons.filter((icon) => icon === 'shard').length
  const cards = (card?.drawIcons ?? 0) + icons.filter((icon) => icon === 'draw').length
  return inList([shards > 0 ? counted(shards, 'shard') : '', cards > 0 ? counted(cards, 'card') : ''].filter(Boolean))
}

type Delving = Extract<
  HubworldOption,
  { do: 'discover' | 'confront' | 'bypass' | 'trigger' | 'decline' | 'pay' | 'end-delve' | 'break' | 'leave' | 'continue' }
>

/** The choices of a delve, with what each costs and does. */
function delvePhrase(option: Delving, view: HubworldView, { prompt, options }: Decision<HubworldOption>): Phrase {
  switch (option.do) {
    case 'discover':
      return 'Discover it: look, and break it or not'
    case 'confront':
      return `Confront it (${barrierAhead(view)})`
    case 'bypass':
      return 'Bypass it: go past, unseen'
    case 'trigger':
      return 'Use it'
    case 'decline':
      return prompt === 'ability' && options.length === 1 ? 'Go on' : declined(view, prompt)
    case 'pay':
      if (prompt !== 'heat') return `Pay ${option.shards}: get past`
      return `Pay ${option.shards}: ${breachSees(view).more ? 'see one more card' : 'raise the heat'}`
    case 'end-delve':
      return 'End the delve'
    case 'break':
      return `Break (${price(option.shards)}): ${isAgent(view.engagement?.key ?? null) ? 'secure it' : 'exile it'}`
    case 'leave':
      return 'Leave it'
    case 'continue':
      return `Continue ${ahead(view)}`
  }
}

/** What saying no means. */
function declined(view: HubworldView, prompt: string): string {
  if (prompt === 'heat') return `Do not pay: see ${counted(breachSees(view).seen, 'card')}`
  if (prompt === 'exhaust-or-decline') return 'Let them gain 2 shards'
  if (prompt === 'discover-or-lose') return 'Lose the top 2 cards of your Commons'
  return prompt === 'ability' ? 'Do not use it' : 'Decline'
}

/** The barrier of the card that a delve has come to. */
function barrierAhead({ delve, players }: HubworldView): string {
  const card = delve && delve.row !== 'district' ? players[delve.defender]?.grid[slotAt(delve.path, delve.row)] : null
  return card?.barrier ? `barrier ${card.barrier}` : 'no barrier'
}

function abilityPhrase(view: HubworldView, seat: Seat, slot: number, ability: number): Phrase {
  const key = slot === SEEKER ? view.players[seat]?.seeker.key : view.players[seat]?.grid[slot]?.key
  return `Use ${cardIn(view, seat, slot)}: ${abilityText(key ?? '', ability)}`
}

function atPhrase({ seat, slot }: Extract<HubworldOption, { do: 'at' }>, view: HubworldView, names: Names, prompt: string): Phrase {
  if (prompt === 'stage-slot') return staging(view, seat, slot)
  if (prompt === 'shift-to' || prompt === 'redirect-to') return place(slot)
  const card = `${cardIn(view, seat, slot)} (${whose(names, seat)} ${place(slot)})`
  const key = view.players[seat]?.grid[slot]?.key ?? null
  return prompt === 'keep-unique' && isAgent(key) ? `${card}: the other ${TO_RIVAL}` : card
}

const VERBS: Readonly<Record<string, string>> = {
  gain: 'Gain',
  draw: 'Draw',
  stage: 'Stage',
  shift: 'Shift',
  play: 'Play',
  use: 'Use',
  delve: 'Delve',
  forge: 'Forge',
  collect: 'Collect',
  rush: 'Rush',
}

/** The action or instant that an option is (HW-7, HW-10). */
export const verb = (o: HubworldOption): string | null => VERBS[o.do] ?? null
