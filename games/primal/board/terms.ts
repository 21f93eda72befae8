import { at } from '@rulewright/kernel'
import { behaviors, hunterSheets, items, KEYWORD_BITS, KEYWORDS, monsterSheets, potions, printed, printedIndex } from '../content/index.ts'
import type { Ability, Prefix } from '../content/vocabulary.ts'
import type { HunterView, PrimalView } from '../rules/view.ts'
import { iconTerm, type TermId } from '../words/glossary.ts'
import { modifierTerms, termsOfEffects, termsOfTrigger } from './effect-terms.ts'

export { iconTerm, type TermId }
/** The numbers of the hunt that are drawn beside the monster. */
export type MonsterTrack = 'round' | 'hits' | 'toughness' | 'struggle'

/** Marks an element with the entry of the glossary that explains it. */
export const term = (id: TermId): { readonly 'data-term': TermId } => ({ 'data-term': id })

/** Type, price, marks and texts of an action card. */
function termsOfCard(is: string): readonly TermId[] {
  const card = at(printed, [...printedIndex].find(([id]) => id === is)?.[1] ?? 0)
  if (!card.type) return ['wound-card']
  const texts = card.texts.flatMap(({ prefix, focused, effects }): readonly TermId[] => [
    ...(focused ? (['focused'] as const) : []),
    ...termsOfPrefix(prefix),
    ...termsOfEffects(effects),
  ])
  return [
    card.type,
    card.type === 'attack' || card.type === 'maneuver' ? 'offensive' : 'defensive',
    'cost',
    'payment',
    ...(card.aggro ? (['aggro'] as const) : []),
    ...KEYWORDS.filter((keyword) => (card.keywords & KEYWORD_BITS[keyword]) !== 0),
    ...texts,
  ]
}

function termsOfPrefix(prefix: Prefix): readonly TermId[] {
  switch (prefix.on) {
    case 'play':
      return []
    case 'opener':
      return ['opener']
    default:
      return [prefix.on, prefix.of]
  }
}

function termsOfAbility(ability: Ability | undefined): readonly TermId[] {
  switch (ability?.kind) {
    case 'played':
      return [...(ability.when === 'stealth' ? (['stealth'] as const) : []), 'sequence', ...termsOfEffects(ability.effects)]
    case 'action':
      return ['action', ...termsOfEffects(ability.effects)]
    case 'preventAttrition':
      return ['attrition', ability.toss]
    case 'reduceWithAggro':
      return ['aggro', 'hits']
    case 'firstSuffered':
      return ['stamina']
    case 'continuous':
      return modifierTerms[ability.modifier]
    default:
      return []
  }
}

/** The entries that explain a thing on the board. */
export function termsOf(thing: string, view: PrimalView): readonly TermId[] {
  const [kind = '', id = ''] = thing.split(':')
  const { monster, hunters, sectors } = view
  return [...new Set(ofThing())]

  function ofThing(): readonly TermId[] {
    switch (kind) {
      case 'card':
        return termsOfCard(cardIn(view, Number(id)))
      case 'slot':
        return termsOfSlot(view, Number(id))
      case 'behavior':
        return ['behavior', ...termsOfBehavior(id)]
      case 'sector': {
        const sector = sectors[Number(id)]
        return sector
          ? ['sector', sector.position, ...(sector.exposed ? (['exposed'] as const) : []), ...sector.terrain.map((one) => one.kind)]
          : []
      }
      case 'hunter':
        return termsOfHunter(view, hunters[Number(id)])
      case 'kind':
        return ['hunter', 'weapon']
      case 'monster':
        return ['facing', 'behavior', 'health']
      case 'track':
        return termsOfTrack[id] ?? []
      case 'stance':
        return [
          'stance',
          'toughness',
          'hits',
          'exposed',
          ...(monster.confused ? (['confuse'] as const) : []),
          ...(monster.vulnerable ? (['vulnerable'] as const) : []),
        ]
      case 'peril':
        return ['peril', ...termsOfPeril(view, Number(id))]
      case 'objective':
        return ['objective', ...termsOfObjective(id)]
      case 'pile':
        return termsOfPile(id)
      default:
        return termsOfGear(kind, Number(id), view)
    }
  }
}

const termsOfTrack: Readonly<Record<string, readonly TermId[]>> = {
  health: ['health', 'wound', 'toughness', 'stance'],
  round: ['round'],
  hits: ['hits'],
  toughness: ['toughness'],
  struggle: ['struggle', 'unleash', 'boost'],
}

function termsOfPile(id: string): readonly TermId[] {
  if (id === 'behaviors') return ['behavior', 'escalation']
  if (id.startsWith('attrition')) return ['attrition']
  return id.startsWith('deck') ? ['deck', 'fatigue'] : ['discards']
}

function termsOfSlot({ monster }: PrimalView, slot: number): readonly TermId[] {
  const held = monster.slots[slot]
  if (!held) return ['behavior']
  return [
    'behavior',
    iconTerm(held.icon),
    'number',
    ...(held.stunned ? (['stun'] as const) : []),
    ...(held.front ? termsOfBehavior(held.front) : []),
  ]
}

function termsOfBehavior(id: string): readonly TermId[] {
  const card = behaviors.flat().find((one) => one.id === id)
  if (!card) return []
  return [
    iconTerm(card.icon),
    ...termsOfEffects(card.effects),
    ...(card.boost ? (['boost', ...termsOfEffects(card.boost.effects)] as const) : []),
  ]
}

function termsOfPeril({ monster }: PrimalView, peril: number): readonly TermId[] {
  const card = monsterSheets.find((sheet) => sheet.id === monster.id)?.perils[peril]
  if (!card) return []
  return card.trigger ? [...termsOfTrigger(card.trigger), ...termsOfEffects(card.effects)] : modifierTerms[card.modifier]
}

function termsOfObjective(id: string): readonly TermId[] {
  const objective = monsterSheets.find((sheet) => sheet.objective.id === id)?.objective
  return objective ? [...termsOfTrigger(objective.trigger), ...termsOfEffects(objective.reward)] : []
}

function termsOfHunter(view: PrimalView, hunter: HunterView | undefined): readonly TermId[] {
  if (!hunter) return []
  const is: readonly (readonly [boolean, TermId])[] = [
    [hunter.condition === 'red' || hunter.condition === 'black', 'knocked-out'],
    [hunter.condition === 'out', 'out'],
    [view.aggro === hunter.seat, 'aggro'],
    [hunter.threatened, 'threatened'],
    [hunter.strain > 0, 'strain'],
    [hunter.guard > 0, 'guard'],
    [hunter.shield, 'shielded'],
    [hunter.berserk, 'berserk'],
    [view.firstPlayer === hunter.seat, 'first-player'],
  ]
  return ['hunter', 'hunter-health', hunter.position, ...is.filter(([holds]) => holds).map(([, id]) => id)]
}

/** Weapon, armor, helm and mastery by their wearer's seat; items and potions by their number. */
function termsOfGear(kind: string, n: number, { hunters }: PrimalView): readonly TermId[] {
  if (kind === 'item') return ['item', ...termsOfAbility(items[n]?.ability)]
  if (kind === 'potion') return ['potion', 'consume-step', ...termsOfEffects(potions[n]?.effects ?? [])]
  const hunter = hunters[n]
  const sheet = hunterSheets.find(({ id }) => id === hunter?.hunter)
  if (!hunter || !sheet) return []
  if (kind === 'weapon') return ['weapon', 'weapon-damage', 'level', ...termsOfAbility(sheet.weapon.ability)]
  if (kind === 'mastery') return ['mastery', 'focused']
  const depleted = kind === 'armor' ? hunter.armorDepleted : hunter.helmDepleted
  if (kind !== 'armor' && kind !== 'helm') return []
  return [kind, 'hunter-health', ...(depleted ? (['depleted'] as const) : []), ...termsOfAbility(sheet[kind].ability)]
}

function cardIn(view: PrimalView, id: number): string {
  for (const { hand, sequence, discard } of view.hunters)
    for (const pile of [hand, sequence, discard]) for (const card of pile) if (card.id === id) return card.is
  return ''
}
