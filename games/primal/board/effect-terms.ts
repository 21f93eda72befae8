import type { Condition, Effect, Escape, Modifier, Trigger, TurnTo, Where, Who } from '../content/vocabulary.ts'
import type { TermId } from '../words/glossary.ts'

/** The entries of the words an effect is written with. */
const effectTerms: Readonly<Record<Effect['op'], readonly TermId[]>> = {
  deal: ['deal'],
  bonus: ['attack-bonus'],
  recycle: ['recycle'],
  volley: ['volley', 'offensive'],
  guard: ['guard'],
  count: ['mastery'],
  calm: ['struggle'],
  stir: ['struggle'],
  rage: ['rage'],
  wound: ['health'],
  prime: ['attack-bonus'],
  empower: ['attack-bonus'],
  draw: ['draw'],
  mill: ['mill'],
  heal: ['heal'],
  suffer: ['suffer'],
  stamina: ['stamina'],
  strain: ['strain'],
  threaten: ['threatened'],
  steady: ['threatened'],
  shield: ['shielded'],
  aggro: ['aggro'],
  move: ['move'],
  hit: ['hit'],
  push: ['push'],
  turn: ['turn'],
  place: ['terrain'],
  clear: ['terrain'],
  blind: ['blind'],
  confuse: ['confuse'],
  stun: ['stun'],
  vulnerable: ['vulnerable'],
  scry: ['scry', 'attrition'],
  cycle: ['cycle'],
  berserk: ['berserk'],
  unstrain: ['strain'],
  repeat: ['boost'],
  peek: ['peek'],
  crack: ['exposed'],
  weaken: ['hits'],
  remove: ['behavior'],
  may: [],
  if: [],
  choose: [],
}

export function termsOfEffects(effects: readonly Effect[]): readonly TermId[] {
  return effects.flatMap((effect): readonly TermId[] => {
    switch (effect.op) {
      case 'may':
        return termsOfEffects([...effect.then, ...effect.ifDone])
      case 'if':
        return [...conditionTerms[effect.is], ...termsOfEffects([...effect.then, ...effect.otherwise])]
      case 'choose':
        return termsOfEffects(effect.then)
      case 'hit':
        return [...effectTerms.hit, ...(effect.unless === null ? [] : escapeTerms(effect.unless)), ...whoTerms[effect.who]]
      case 'place':
      case 'clear':
        return ['terrain', effect.terrain, ...whereTerms[effect.where]]
      case 'turn':
        return ['turn', ...turnTerms[effect.to]]
      default:
        return [...effectTerms[effect.op], ...('who' in effect ? whoTerms[effect.who] : [])]
    }
  })
}

function escapeTerms(unless: Escape): readonly TermId[] {
  if (unless.by === 'move') return ['escape', 'move']
  return unless.of === 'any' ? ['escape'] : ['escape', unless.of]
}

const whoTerms: Readonly<Record<Who, readonly TermId[]>> = {
  self: [],
  subject: [],
  chosen: [],
  front: ['front'],
  flank: ['flank'],
  aggro: ['aggro'],
  threatened: ['threatened'],
  all: [],
  inMySector: ['sector'],
  inSubjectSector: ['sector'],
  inThatSector: ['sector'],
  inWater: ['water'],
  frontOrWater: ['front', 'water'],
}

const whereTerms: Readonly<Record<Where, readonly TermId[]>> = {
  front: ['front'],
  flanks: ['flank'],
  frontAndFlanks: ['front', 'flank'],
  subject: ['sector'],
  mostCrowded: ['sector'],
  withoutWater: ['water'],
  threatened: ['threatened'],
  everywhere: ['sector'],
}

const turnTerms: Readonly<Record<TurnTo, readonly TermId[]>> = {
  subject: [],
  aggro: ['aggro'],
  self: ['sector'],
  mostCrowded: ['sector'],
  fewestCards: ['hand'],
  mostDamage: [],
}

const conditionTerms: Readonly<Record<Condition, readonly TermId[]>> = {
  subjectInFront: ['front'],
  aggroThreatened: ['aggro', 'threatened'],
  lowAttritionOnTop: ['attrition'],
  noDefensiveMilled: ['defensive'],
  unstrained: ['strain'],
}

/** The terms of a delayed text. */
export function termsOfTrigger(trigger: Trigger): readonly TermId[] {
  switch (trigger.on) {
    case 'roundEnd':
      return ['end-of-round']
    case 'firePlaced':
      return ['fire']
    case 'rampaged':
      return ['on-rampage']
    case 'turned':
      return ['turn']
    case 'moved':
      return ['move', trigger.outOf]
    case 'turnStart':
      return [trigger.inA]
    case 'played':
      return trigger.when === 'attackFromFront' ? ['attack', 'front'] : ['offensive', 'rear']
    case 'actionEnd':
      return trigger.when === 'twoParriesInFront' ? ['parry', 'front', 'sequence'] : ['flank', 'weapon-damage']
  }
}

/** The terms of a text that always applies. */
export const modifierTerms: Readonly<Record<Modifier, readonly TermId[]>> = {
  attacksFromFlankCostMore: ['attack', 'flank', 'cost'],
  attacksFromFogCostMore: ['attack', 'fog', 'cost'],
  heavyAttacksCostLess: ['attack', 'cost'],
  smallHandInFront: ['hand', 'front'],
  firstAttackWeaker: ['attack'],
  firstAttackWithAggroStronger: ['attack', 'aggro'],
  attacksStronger: ['attack'],
  threatenedAttritionHigher: ['threatened', 'attrition'],
  noStaminaInFront: ['stamina', 'front'],
  strainCap: ['strain'],
  cheapRevive: ['revive', 'stamina'],
  volleyCountsAll: ['volley'],
}
