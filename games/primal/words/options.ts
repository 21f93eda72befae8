import { at, capitalised, type Decision, thing as marked, type Names, type Phrase } from '@rulewright/kernel'
import {
  type CardId,
  HUNTERS,
  hunterSheets,
  items,
  KEYWORD_BITS,
  MONSTERS,
  monsterSheets,
  perilIds,
  potions,
  printed,
  printedIndex,
} from '../content/index.ts'
import type { PrimalOption } from '../rules/options.ts'
import { TEXT_AFTER, TEXT_BERSERK, TEXT_COUNT, TEXT_PARRY, TEXT_WEAPON } from '../rules/texts.ts'
import type { PrimalView } from '../rules/view.ts'
import { groupCards } from './effects.ts'
import { masteryName, nameOf, positionNames } from './names.ts'
import { cardText, gearText, itemText, masteryText, potionText } from './texts.ts'
import {
  cardIn,
  gearThing,
  hunterThing,
  itemThing,
  objectiveThing,
  perilThing,
  potionThing,
  sectorThing,
  slotThing,
  wornThing,
} from './things.ts'

export const option = (o: PrimalOption, view: PrimalView, names: Names, decision: Decision<PrimalOption>): Phrase =>
  capitalised(choice(o, view, names, decision))

function choice(o: PrimalOption, view: PrimalView, names: Names, decision: Decision<PrimalOption>): Phrase {
  switch (o.do) {
    case 'hunter':
      return marked('kind', o.kind, nameOf(at(HUNTERS, o.kind)))
    case 'item':
      return `${itemThing(at(items, o.item).id)}: ${itemText(at(items, o.item).id, view.monster.level)}`
    case 'potion':
      return `${potionThing(at(potions, o.potion).id)}: ${potionText(at(potions, o.potion).id, view.monster.level)}`
    case 'consume':
      return `Drink ${potionThing(at(potions, o.potion).id)}: ${potionText(at(potions, o.potion).id, view.monster.level)}`
    case 'first':
    case 'choose':
      return hunterThing(view, names, o.hunter)
    case 'move':
      return `Move ${sectorThing(o.sector)} (${positionIn(view, o.sector)}, ${at(view.hunters, decision.seat).moveCost} stamina)`
    case 'stay':
      return `Stay ${sectorThing(at(view.hunters, decision.seat).sector)} (${positionIn(view, at(view.hunters, decision.seat).sector)}): free, and threatened`
    case 'sector':
      return `${sectorThing(o.sector)} (${positionIn(view, o.sector)})`
    case 'play':
      return `Play ${cardIn(view, o.card)} (${playing(o.card, view, decision.seat)})`
    case 'pay-card':
      return `Discard ${cardIn(view, o.card)} (worth ${worthOf(o.card, view, decision.seat)})`
    case 'discard':
      return `Discard ${cardIn(view, o.card)}`
    case 'reveal':
      return `Show ${cardIn(view, o.card)}`
    case 'assist':
      return `Assist with ${cardIn(view, o.card)} (${helped(view, names)} draws 1)`
    case 'taunt':
      return `Taunt with ${cardIn(view, o.card)} (${helped(view, names)} draws 1, the monster turns to you)`
    case 'treat':
      return `Pay 1 stamina to discard ${cardIn(view, o.card)}`
    case 'use':
      return `Use ${abilityName(o.ability, view, decision)}${abilityText(o.ability, view, decision)}`
    case 'revive':
      return `Revive ${hunterThing(view, names, o.hunter)} (${at(view.hunters, decision.seat).reviveCost} stamina, ${at(view.hunters, o.hunter).condition === 'black' ? 'stands up' : 'comes round'})`
    case 'text':
      return textName(o.text, view)
    case 'peril':
      return perilThing(at(at(perilIds, MONSTERS.indexOf(view.monster.id)), o.peril))
    case 'slot':
      return slotThing(view, o.slot)
    case 'entry':
      return entryName(o, view, names)
    case 'deplete':
      return `The ${o.piece}: ${wornThing(view, decision.seat, o.piece)} (${healthOf(o.piece, view, decision.seat)} health)`
    default:
      return answerTo(o.do, decision) ?? plainOptions[o.do]
  }
}

/** What an answer does where the bare word would not say it. */
function answerTo(answer: Plain<PrimalOption>, { prompt, about = {} }: Decision<PrimalOption>): string | null {
  const amount = typeof about.amount === 'number' ? about.amount : 0
  switch (answer) {
    case 'suffer':
      return `Suffer ${amount}`
    case 'escape':
      return about.by === 'toss' ? `Discard ${groupCards(Number(about.n), String(about.of))} and avoid it` : 'Move and avoid it'
    case 'double':
      return `Deal ${2 * amount} and use the token up`
    case 'keep':
      return `Deal ${amount} and keep the token`
    case 'pass':
      return prompt === 'consume' ? 'Drink nothing' : null
    case 'done':
      return prompt === 'potions' ? 'Take no more potions' : null
    default:
      return null
  }
}

/** A sector has its own name, and another relative to where the monster faces: the board shows both. */
const positionIn = (view: PrimalView, sector: number): string => positionNames[at(view.sectors, sector).position].toLowerCase()

/** What playing a card costs, and that it ends the phase where it does. */
function playing(card: number, view: PrimalView, seat: number): string {
  const held = at(view.hunters, seat).hand.find(({ id }) => id === card)
  const cost = held?.cost ?? 0
  const ends = held !== undefined && (printedCard(held.is).keywords & KEYWORD_BITS.finisher) !== 0
  return `${cost === 0 ? 'free' : `${cost} stamina`}${ends ? ', ends your actions' : ''}`
}

function worthOf(card: number, view: PrimalView, seat: number): number {
  const held = at(view.hunters, seat).hand.find(({ id }) => id === card)
  return held ? printedCard(held.is).staminaValue : 0
}

const printedCard = (id: CardId) => at(printed, printedIndex.get(id) ?? 0)

const helped = (view: PrimalView, names: Names): Phrase => (view.active === null ? 'the other' : hunterThing(view, names, view.active))

function healthOf(piece: 'armor' | 'helm', view: PrimalView, seat: number): number {
  const sheet = hunterSheets.find(({ id }) => id === at(view.hunters, seat).hunter)
  return sheet ? at(sheet[piece].health, view.monster.level - 1) : 0
}

const plainOptions: Readonly<Record<Plain<PrimalOption>, string>> = {
  stay: 'Stay',
  end: 'End the Action phase',
  'pay-stamina': 'Spend the stamina token (worth 1)',
  cancel: 'Take it back',
  yes: 'Yes',
  no: 'No',
  double: 'Double it',
  keep: 'Keep the token',
  escape: 'Avoid it',
  suffer: 'Suffer it',
  'remove-rock': 'Remove the Rock: it takes the damage',
  prevent: 'Use the armor',
  leave: 'Leave it on top',
  'to-discard': 'Discard it',
  hold: 'Ask me again before the phase ends',
  pass: 'Pass',
  done: 'Done',
}

/** Options with nothing but their kind. */
type Plain<O> = O extends { readonly do: infer D } ? (keyof O extends 'do' ? D : never) : never

function abilityName(ability: 'helm' | 'item', view: PrimalView, decision: Decision<PrimalOption>): string {
  const { item } = at(view.hunters, decision.seat)
  return ability === 'helm' ? wornThing(view, decision.seat, 'helm') : item ? itemThing(item) : 'the item'
}

function abilityText(ability: 'helm' | 'item', view: PrimalView, decision: Decision<PrimalOption>): string {
  const { item, hunter } = at(view.hunters, decision.seat)
  const text = ability === 'helm' ? hunter && gearText(hunter, 'helm', view.monster.level) : item && itemText(item, view.monster.level)
  // Where it is offered it is clear that it is an action, but not how often it may be used.
  return (text ?? '').replace(/^Action, (once per \w+): /, ' ($1): ')
}

function textName(text: number, view: PrimalView): string {
  const { play, hunters, monster } = view
  const hunter = play ? at(hunters, play.hunter) : null
  if (text === TEXT_BERSERK) return 'Berserk: draw 1'
  const key = hunter?.hunter
  if (text === TEXT_WEAPON && hunter && key)
    return `${gearThing(hunter.seat, key, 'weapon')}: ${effectOf(gearText(key, 'weapon', monster.level))}`
  if ((text === TEXT_COUNT || text === TEXT_PARRY) && hunter && key) {
    const { counts, focused } = masteryText(key, monster.level)
    return `${marked('mastery', hunter.seat, masteryName(key))}: ${effectOf(text === TEXT_COUNT ? counts : focused)}`
  }
  if (text < TEXT_AFTER) return `${nameOf(play?.is ?? 'WOUND')}: ${line(play?.is, text, monster.level)}`
  // The sequence may hold two copies of a card, so its place is named as well.
  const place = hunter?.sequence.findIndex((card) => card.id === (text - TEXT_AFTER) >> 3) ?? -1
  const earlier = hunter?.sequence[place]?.is
  return `${nameOf(earlier ?? 'WOUND')} (card ${place + 1} of the sequence): ${line(earlier, (text - TEXT_AFTER) & 7, monster.level)}`
}

/** A text without its timing, which is now. */
const effectOf = (text: string): string => text.replace(/^[^:]*: /, '')

/** One of the ability texts of a card. */
const line = (id: CardId | undefined, n: number, level: number): string => (id && cardText(id, level)[n]) ?? ''

function entryName(option: PrimalOption & { readonly do: 'entry' }, view: PrimalView, names: Names): Phrase {
  const m = MONSTERS.indexOf(view.monster.id)
  switch (option.kind) {
    case 'behavior':
      return slotThing(view, option.at)
    case 'peril':
      return perilThing(at(at(perilIds, m), option.at))
    case 'objective':
      return objectiveThing(view)
    case 'stance':
      return `Stance ${at(monsterSheets, m).stances[option.at]?.id === view.monster.stance ? nameOf(view.monster.stance) : option.at + 1}`
    default:
      return `${option.kind === 'mastery' ? 'Mastery' : option.kind === 'baethanis' ? 'Baethanis' : 'Synaerea'} of ${hunterThing(view, names, option.hunter)}`
  }
}

const VERBS: Readonly<Record<string, string>> = {
  consume: 'Drink',
  play: 'Play',
  use: 'Use',
  revive: 'Revive',
  treat: 'Treat a Wound',
  assist: 'Assist',
  taunt: 'Taunt',
  'pay-card': 'Discard a card',
}

/** What a hunter may do in the Action phase, and answer in another's. */
export const verb = (o: PrimalOption): string | null => VERBS[o.do] ?? null
