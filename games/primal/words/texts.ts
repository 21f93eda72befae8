import { at } from '@rulewright/kernel'
import {
  type BehaviorId,
  behaviors,
  type CardId,
  HUNTERS,
  type HunterId,
  hunterSheets,
  type ItemId,
  items,
  MONSTERS,
  type MonsterId,
  monsterSheets,
  type PerilId,
  type PotionId,
  potions,
  printed,
  printedIndex,
} from '../content/index.ts'
import type { Ability, Keyword, Mastery, Modifier, Piece, Prefix, Terrain, Text, Trigger } from '../content/vocabulary.ts'
import { effectsText, groups } from './effects.ts'
import { terrainNames } from './names.ts'

/** Texts of cards, written from the same data that the rules resolve. `level` is the level of all gear; it makes L a number. */

function prefixText(prefix: Prefix): string {
  switch (prefix.on) {
    case 'play':
      return ''
    case 'opener':
      return 'Opener: '
    case 'chain':
      return `Directly after ${article(groups[prefix.of])}: `
    case 'paid':
      return `Paid with ${article(groups[prefix.of])}: `
    case 'after':
      return prefix.firstOnly
        ? `The first time you later play ${article(groups[prefix.of])}: `
        : `Each time you later play ${article(groups[prefix.of])}: `
  }
}

const article = (noun: string) => `${/^[AO]/.test(noun) ? 'an' : 'a'} ${noun}`

const textText = (text: Text, level: number): string =>
  `${text.focused ? 'Focused: ' : ''}${prefixText(text.prefix)}${effectsText(text.effects, level)}`

/** The ability texts of an action card, one a line. */
export function cardText(id: CardId, level: number): readonly string[] {
  if (id === 'WOUND') return ['Cannot be played or used to pay. Action: pay 1 stamina to discard it.']
  return at(printed, printedIndex.get(id) ?? 0).texts.map((text) => textText(text, level))
}

/** A behavior's effect, and its boost with the cost in struggle. */
export function behaviorText(
  id: BehaviorId,
  level: number,
): { readonly effect: string; readonly boost: string | null; readonly boostCost: number } {
  const card = behaviors.flat().find((behavior) => behavior.id === id)
  if (!card) throw new RangeError(`there is no behavior ${id}`)
  return {
    effect: effectsText(card.effects, level),
    boost: card.boost ? effectsText(card.boost.effects, level) : null,
    boostCost: card.boost?.cost ?? 0,
  }
}

/** What a behavior does, and what more it does for struggle. */
export function wholeBehavior(id: BehaviorId, level: number): string {
  const { effect, boost, boostCost } = behaviorText(id, level)
  return boost ? `${effect} Boost (${boostCost} struggle): ${boost}` : effect
}

const modifiers: Readonly<Record<Modifier, (level: number) => string>> = {
  attacksFromFlankCostMore: () => 'Attacks played from a flank cost 1 more.',
  attacksFromFogCostMore: () => 'Attacks played in Fog cost 1 more.',
  heavyAttacksCostLess: () => 'Your Attacks with a printed cost of 2 or more cost 1 less.',
  smallHandInFront: () => 'A hunter who refills in front has a hand limit of 4.',
  firstAttackWeaker: (level) => `The first Attack each hunter plays in a turn deals ${level} less.`,
  firstAttackWithAggroStronger: (level) => `While you hold aggro, your first Attack each turn has +${level} damage.`,
  attacksStronger: (level) => `Your Attacks have +${level} damage.`,
  threatenedAttritionHigher: () => 'While the active hunter is threatened, the attrition value is 1 higher.',
  noStaminaInFront: () => 'A hunter in front gains no stamina.',
  strainCap: () => 'You hold at most 2 strain; more is lost.',
  cheapRevive: () => 'Reviving costs you 1 stamina instead of 2.',
  volleyCountsAll: () => 'Your Volleys count every discarded card but Wounds.',
}

function triggerText(trigger: Trigger): string {
  switch (trigger.on) {
    case 'roundEnd':
      return 'At the end of the round: '
    case 'firePlaced':
      return 'After Fire is placed in a sector: '
    case 'rampaged':
      return 'Each time a rampage card resolves: '
    case 'turned':
      return 'After the monster turns: '
    case 'moved':
      return `After a hunter moves out of ${terrainNames[trigger.outOf]}: `
    case 'turnStart':
      return `At the start of a hunter’s turn in ${terrainNames[trigger.inA]}: `
    case 'played':
      return trigger.when === 'attackFromFront'
        ? 'After a hunter in front plays an Attack: '
        : 'A hunter in the rear plays an Offensive card directly after another: '
    case 'actionEnd':
      return trigger.when === 'twoParriesInFront'
        ? 'A hunter ends an Action phase in front with at least 2 Parry cards in sequence: '
        : 'A hunter ends an Action phase in a flank having dealt at least twice the weapon’s damage: '
  }
}

export function perilText(id: PerilId, level: number): string {
  const peril = monsterSheets.flatMap((monster) => monster.perils).find((one) => one.id === id)
  if (!peril) throw new RangeError(`there is no peril ${id}`)
  if (peril.modifier !== undefined) return modifiers[peril.modifier](level)
  const when = triggerText(peril.trigger)
  return `${when}${effectsText(peril.effects, level, when.includes('a hunter'))}`
}

/** What happens when a monster's stance is revealed; empty: nothing. */
export const stanceText = (monster: MonsterId, stance: number): string =>
  effectsText(at(sheet(monster).stances, stance - 1).revealed, sheet(monster).rank)

export function objectiveText(monster: MonsterId): { readonly counts: string; readonly reward: string } {
  const { objective, rank } = sheet(monster)
  return { counts: `${triggerText(objective.trigger)}1 counter.`, reward: effectsText(objective.reward, rank) }
}

const sheet = (monster: MonsterId) => at(monsterSheets, MONSTERS.indexOf(monster))

function abilityText(ability: Ability, level: number): string {
  switch (ability.kind) {
    case 'played': {
      const when = {
        stealth: 'a card with Stealth',
        third: 'the third card of your sequence',
        heavyAttack: 'an Attack with a printed cost of 2 or more',
      }
      return `${ability.oncePerTurn ? 'Once per turn, when' : 'When'} you play ${when[ability.when]}: ${effectsText(ability.effects, level)}`
    }
    case 'action':
      return `Action, once per ${ability.once}: ${effectsText(ability.effects, level)}`
    case 'continuous':
      return modifiers[ability.modifier](level)
    case 'preventAttrition':
      return `Once per round, discard a ${groups[ability.toss]} card to prevent attrition damage.`
    case 'reduceWithAggro':
      return `Once per round, while you hold aggro, suffer ${level} less monster damage.`
    case 'firstSuffered':
      return 'The first time each round you suffer monster damage and still stand: gain stamina.'
  }
}

const hunter = (id: HunterId) => at(hunterSheets, HUNTERS.indexOf(id))

export const gearText = (id: HunterId, piece: Piece, level: number): string => abilityText(hunter(id)[piece].ability, level)

const usedText = (ability: Ability): string =>
  ability.kind === 'action' && ability.once === 'hunt' ? 'used for this hunt' : 'used this round'

/** What is said of a piece whose ability is used up for now. */
export const gearUsed = (id: HunterId, piece: 'armor' | 'helm'): string => usedText(hunter(id)[piece].ability)

const counts: Readonly<Record<Mastery['counts'], string>> = {
  discards: 'Each time you Recycle or Volley: 1 counter.',
  attackPairs: 'Each time you play an Attack directly after another Attack: 1 counter.',
  weight: 'Each time your own card gives you strain, and each time you Stun or Confuse: 1 counter.',
  holding: 'Each time your Attrition phase ends while you hold aggro and attrition did no damage: 1 counter.',
}

/** What fills a mastery, and what it does once focused. */
export function masteryText(id: HunterId, level: number): { readonly counts: string; readonly focused: string } {
  const { mastery } = hunter(id)
  const focused =
    mastery.focused.kind === 'continuous'
      ? modifiers[mastery.focused.modifier](level)
      : `The first time each turn you play a Parry: ${effectsText(mastery.focused.effects, level)}`
  return { counts: counts[mastery.counts], focused }
}

const itemAbility = (id: ItemId): Ability => {
  const item = items.find((one) => one.id === id)
  if (!item) throw new RangeError(`there is no item ${id}`)
  return item.ability
}

export const itemText = (id: ItemId, level: number): string => abilityText(itemAbility(id), level)

export const itemUsed = (id: ItemId): string => usedText(itemAbility(id))

export const potionText = (id: PotionId, level: number): string =>
  effectsText(
    at(
      potions,
      potions.findIndex((potion) => potion.id === id),
    ).effects,
    level,
  )

export const terrainText = (terrain: Terrain, level: number): string =>
  ({
    rock: 'Remove it instead of suffering attrition damage here.',
    water: 'Hunters here play at most 3 cards a turn.',
    sand: 'Moving out of here costs 1 more.',
    fire: 'Hunters here cannot play cards.',
    fog: 'Hunters who move in become threatened.',
    baethanis: `A turn that starts here heals ${level}.`,
    cyricae: `Attacks played here have +${level} damage.`,
    synaerea: `At the start of a turn here you may suffer ${level} to draw 1.`,
  })[terrain]

export const keywordText: Readonly<Record<Keyword, string>> = {
  assist: 'In another hunter’s Action phase: discard it, that hunter draws 1.',
  taunt: 'In another hunter’s turn: discard it, that hunter draws 1, you take aggro and the monster turns to you.',
  berserker: 'You are berserk until your turn ends: draw 1 each time you play an Attack.',
  finisher: 'Your Action phase ends after it.',
  stealth: 'It sets off no reaction to a colour or type.',
  resilience: 'After you suffer monster damage you may show it to draw 1, once per round.',
}
