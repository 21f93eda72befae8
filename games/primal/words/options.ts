import { at, capitalised, type Decision, type Names, type Phrase, thing } from '@rulewright/kernel'
import { type CardId, HUNTERS, items, MONSTERS, monsterSheets, perilIds, potions } from '../content/index.ts'
import type { PrimalOption } from '../rules/options.ts'
import { TEXT_AFTER, TEXT_BERSERK, TEXT_COUNT, TEXT_PARRY, TEXT_WEAPON } from '../rules/texts.ts'
import type { PrimalView } from '../rules/view.ts'
import { masteryName, nameOf } from './names.ts'
import { cardText } from './texts.ts'
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

export const optionWords = (option: PrimalOption, view: PrimalView, names: Names, decision: Decision<PrimalOption>): Phrase =>
  capitalised(optionPhrase(option, view, names, decision))

function optionPhrase(option: PrimalOption, view: PrimalView, names: Names, decision: Decision<PrimalOption>): Phrase {
  switch (option.do) {
    case 'hunter':
      return thing('kind', option.kind, nameOf(at(HUNTERS, option.kind)))
    case 'item':
      return itemThing(at(items, option.item).id)
    case 'potion':
      return potionThing(at(potions, option.potion).id)
    case 'consume':
      return `Drink ${potionThing(at(potions, option.potion).id)}`
    case 'first':
    case 'choose':
      return hunterThing(view, names, option.hunter)
    case 'move':
      return `Move ${sectorThing(option.sector)}`
    case 'sector':
      return sectorThing(option.sector)
    case 'play':
      return `Play ${cardIn(view, option.card)}`
    case 'pay-card':
    case 'discard':
      return `Discard ${cardIn(view, option.card)}`
    case 'reveal':
      return `Show ${cardIn(view, option.card)}`
    case 'assist':
      return `Assist with ${cardIn(view, option.card)}`
    case 'taunt':
      return `Taunt with ${cardIn(view, option.card)}`
    case 'treat':
      return `Pay 1 to discard ${cardIn(view, option.card)}`
    case 'use':
      return `Use ${abilityName(option.ability, view, decision)}`
    case 'revive':
      return `Revive ${hunterThing(view, names, option.hunter)}`
    case 'text':
      return textName(option.text, view)
    case 'peril':
      return perilThing(at(at(perilIds, MONSTERS.indexOf(view.monster.id)), option.peril))
    case 'slot':
      return slotThing(view, option.slot)
    case 'entry':
      return entryName(option, view, names)
    case 'deplete':
      return `The ${option.piece}: ${wornThing(view, decision.seat, option.piece)}`
    default:
      return plainOptions[option.do]
  }
}

const plainOptions: Readonly<Record<Plain<PrimalOption>, string>> = {
  stay: 'Stay, and be threatened',
  end: 'End the Action phase',
  'pay-stamina': 'Spend the stamina token',
  cancel: 'Take it back',
  yes: 'Yes',
  no: 'No',
  double: 'Double it',
  keep: 'Keep the token',
  escape: 'Avoid it',
  suffer: 'Suffer it',
  'remove-rock': 'Remove the Rock',
  prevent: 'Use it',
  leave: 'Leave it',
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

function textName(text: number, view: PrimalView): string {
  const { play, hunters, monster } = view
  const hunter = play ? at(hunters, play.hunter) : null
  if (text === TEXT_BERSERK) return 'Berserk: draw 1'
  const key = hunter?.hunter
  if (text === TEXT_WEAPON && hunter && key) return gearThing(hunter.seat, key, 'weapon')
  if ((text === TEXT_COUNT || text === TEXT_PARRY) && hunter && key) return thing('mastery', hunter.seat, masteryName(key))
  if (text < TEXT_AFTER) return `${nameOf(play?.is ?? 'WOUND')}: ${line(play?.is, text, monster.level)}`
  // The sequence may hold two copies of a card, so its place is named as well.
  const place = hunter?.sequence.findIndex((card) => card.id === (text - TEXT_AFTER) >> 3) ?? -1
  const earlier = hunter?.sequence[place]?.is
  return `${nameOf(earlier ?? 'WOUND')} (card ${place + 1} of the sequence): ${line(earlier, (text - TEXT_AFTER) & 7, monster.level)}`
}

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
