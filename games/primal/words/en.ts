import { at, capitalised, type Decision, type Names, type Outcome, type Phrase, type Problem, thing, type Words } from '@rulewright/kernel'
import { type CardId, HUNTERS, items, MONSTERS, monsterSheets, perilIds, potions } from '../content/index.ts'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalOption, PrimalPrompt } from '../rules/options.ts'
import { TEXT_AFTER, TEXT_BERSERK, TEXT_COUNT, TEXT_PARRY, TEXT_WEAPON } from '../rules/texts.ts'
import type { PrimalView } from '../rules/view.ts'
import { groupCards } from './effects.ts'
import { eventWords } from './events.ts'
import {
  behaviorNames,
  cardNames,
  hunterNames,
  iconNames,
  masteryName,
  monsterNames,
  objectiveNames,
  perilNames,
  sectorNames,
  stanceNames,
} from './names.ts'
import { cardText } from './texts.ts'
import { cardIn, gearThing, hunterThing, itemThing, monsterName, potionThing } from './things.ts'

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** PR-12.14: what getting away costs. */
const priceOf = (about: Readonly<Record<string, unknown>>): string =>
  about.by === 'toss' ? `discarding ${groupCards(number(about.n), String(about.of))}` : 'moving'

/** What a question says; `me` is the hunter who is asked. */
function promptWords(prompt: PrimalPrompt, me: string, decision: Decision<PrimalOption>, view: PrimalView): Phrase {
  const about = decision.about ?? {}
  const monster = monsterName(view)
  switch (prompt) {
    case 'hunter':
      return 'Choose your hunter'
    case 'item':
      return `Choose an item for ${me}`
    case 'potions':
      return `Choose a potion for ${me}`
    case 'first-player':
      return 'Who goes first, and draws the monster’s eye?'
    case 'consume':
      return `${me} may drink a potion`
    case 'synaerea':
      return `Suffer ${number(about.amount)} to draw a card?`
    case 'movement':
      return `${me}: move or stay?`
    case 'action':
      return `${me}: choose an action`
    case 'pay':
      return `Pay ${number(about.cost) - number(about.paid)} stamina`
    case 'text':
      return 'Which text resolves next?'
    case 'may':
      return about.what === 'move'
        ? `Move ${me}?`
        : about.what === 'suffer'
          ? `Should ${me} suffer for a card?`
          : 'Replace an active behavior?'
    case 'recycle':
      return `Recycle ${number(about.n)}?`
    case 'volley':
      return `Volley ${number(about.n)}?`
    case 'move-to':
      return `Where does ${me} move?`
    case 'confuse-to':
      return `Where does ${monster} turn?`
    case 'choose-hunter':
      return 'Choose a hunter'
    case 'discard':
      return `Discard a card${number(about.left) > 1 ? ` (${number(about.left)} to go)` : ''}`
    case 'blind':
      return 'Which peril is blinded?'
    case 'stun':
      return 'Which behavior is stunned?'
    case 'cycle':
      return 'Which behavior is replaced?'
    case 'stun-hunter':
      return 'Who strikes the stunned monster?'
    case 'stun-reveal':
      return `${me} may show an Attack to deal its weapon’s damage`
    case 'double':
      return `Double ${number(about.amount)} damage to ${2 * number(about.amount)}?`
    case 'resilience':
      return `${me} may show a Resilience card to draw 1`
    case 'escape':
      return `${me} is about to suffer ${number(about.amount)}; avoid it by ${priceOf(about)}?`
    case 'order':
      return 'What resolves next?'
    case 'rampage':
      return 'Which rampage card resolves next?'
    case 'rock':
      return `Remove the Rock to suffer nothing instead of ${number(about.amount)}?`
    case 'armor':
      return `Use ${worn(view, decision.seat, 'armor')} against ${number(about.amount)} damage?`
    case 'scry':
      return `The top attrition card shows ${number(about.value)}`
    case 'deplete':
      return `${me} is knocked out: which piece of gear is depleted?`
    case 'tie-sector':
      return 'Which sector?'
    case 'tie-hunter':
      return 'Which hunter?'
    case 'window':
      return `${me} may help`
    case 'last-call':
      return `Last call before the Action phase ends: does ${me} help?`
  }
}

function optionWords(option: PrimalOption, view: PrimalView, names: Names, decision: Decision<PrimalOption>): Phrase {
  switch (option.do) {
    case 'hunter':
      return thing('kind', option.kind, hunterNames[at(HUNTERS, option.kind)])
    case 'item':
      return itemThing(at(items, option.item).id)
    case 'potion':
      return potionThing(at(potions, option.potion).id)
    case 'consume':
      return `Drink ${potionThing(at(potions, option.potion).id)}`
    case 'first':
    case 'choose':
      return hunterThing(view, names, option.hunter)
    case 'stay':
      return 'Stay, and be threatened'
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
    case 'pay-stamina':
      return 'Spend the stamina token'
    case 'text':
      return textName(option.text, view)
    case 'peril':
      return thing('peril', option.peril, perilNames[at(at(perilIds, MONSTERS.indexOf(view.monster.id)), option.peril)])
    case 'slot':
      return slotThing(view, option.slot)
    case 'entry':
      return entryName(option, view, names)
    case 'deplete':
      return `The ${option.piece}: ${worn(view, decision.seat, option.piece)}`
    default:
      return plainOptions[option.do]
  }
}

const plainOptions: Readonly<Record<PlainOption, string>> = {
  end: 'End the Action phase',
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

type PlainOption = Extract<
  PrimalOption['do'],
  | 'end'
  | 'cancel'
  | 'yes'
  | 'no'
  | 'double'
  | 'keep'
  | 'escape'
  | 'suffer'
  | 'remove-rock'
  | 'prevent'
  | 'leave'
  | 'to-discard'
  | 'hold'
  | 'pass'
  | 'done'
>

const sectorThing = (sector: number): Phrase => thing('sector', sector, at(sectorNames, sector))

function slotThing(view: PrimalView, slot: number): Phrase {
  const { front, number: shown, icon } = at(view.monster.slots, slot)
  return thing('slot', slot, front ? behaviorNames[front] : `behavior ${shown} (${iconNames[icon]})`)
}

/** A piece of gear by its name; before a hunter is chosen there is none. */
function worn(view: PrimalView, seat: number, piece: 'armor' | 'helm'): Phrase {
  const { hunter } = at(view.hunters, seat)
  return hunter ? gearThing(seat, hunter, piece) : piece
}

function abilityName(ability: 'helm' | 'item', view: PrimalView, decision: Decision<PrimalOption>): string {
  const { item } = at(view.hunters, decision.seat)
  return ability === 'helm' ? worn(view, decision.seat, 'helm') : item ? itemThing(item) : 'the item'
}

function textName(text: number, view: PrimalView): string {
  const { play, hunters, monster } = view
  const hunter = play ? at(hunters, play.hunter) : null
  if (text === TEXT_BERSERK) return 'Berserk: draw 1'
  const key = hunter?.hunter
  if (text === TEXT_WEAPON && hunter && key) return gearThing(hunter.seat, key, 'weapon')
  if ((text === TEXT_COUNT || text === TEXT_PARRY) && hunter && key) return thing('mastery', hunter.seat, masteryName(key))
  const earlier = text >= TEXT_AFTER ? hunter?.sequence.find((card) => card.id === (text - TEXT_AFTER) >> 3)?.is : play?.is
  const index = text >= TEXT_AFTER ? (text - TEXT_AFTER) & 7 : text
  const id: CardId = earlier ?? 'WOUND'
  return `${cardNames[id]}: ${cardText(id, monster.level)[index] ?? ''}`
}

function entryName(option: PrimalOption & { readonly do: 'entry' }, view: PrimalView, names: Names): Phrase {
  const m = MONSTERS.indexOf(view.monster.id)
  switch (option.kind) {
    case 'behavior':
      return slotThing(view, option.at)
    case 'peril':
      return thing('peril', option.at, perilNames[at(at(perilIds, m), option.at)])
    case 'objective':
      return thing('objective', view.monster.objective.id, objectiveNames[view.monster.objective.id])
    case 'stance':
      return `Stance ${at(monsterSheets, m).stances[option.at]?.id === view.monster.stance ? stanceNames[view.monster.stance] : option.at + 1}`
    default:
      return `${option.kind === 'mastery' ? 'Mastery' : option.kind === 'baethanis' ? 'Baethanis' : 'Synaerea'} of ${hunterThing(view, names, option.hunter)}`
  }
}

function outcomeWords(outcome: Outcome, view: PrimalView): Phrase {
  switch (outcome.reason) {
    case 'slain':
      return `${monsterName(view)} is slain in round ${view.round}. The hunters win.`
    case 'allDown':
      return `No hunter stands any more. ${monsterName(view)} wins with ${view.monster.health} health left.`
    default:
      return `Ten rounds have passed and ${monsterName(view)} still has ${view.monster.health} health. The hunters lose.`
  }
}

function problemWords(problem: Problem): string {
  if (problem.problem === 'hunter-twice') return `Two seats want to be ${String(problem.hunter)}; every hunter is there once.`
  return problem.problem
}

const settingWords: Readonly<Record<string, string>> = {
  monster: 'Monster',
  difficulty: 'Difficulty',
  hunters: 'Hunters',
  outfit: 'Items and potions',
  novice: 'Novice',
  veteran: 'Veteran',
  elder: 'Elder',
  choose: 'Choose at the table',
  ready: 'Ready-made',
  ...hunterNames,
  ...monsterNames,
}

export const en: Words<PrimalView, PrimalOption, PrimalEvent> = {
  prompt: (decision, view, names) => promptWords(decision.prompt as PrimalPrompt, hunterThing(view, names, decision.seat), decision, view),
  option: (option, view, names, decision) => capitalised(optionWords(option, view, names, decision)),
  event: eventWords,
  outcome: outcomeWords,
  problem: problemWords,
  setting: (key, value) => settingWords[value ?? key] ?? value ?? key,
}
