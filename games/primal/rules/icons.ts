import { iconBit, KEYWORD_BITS, type Printed, TYPE_BITS } from '../content/index.ts'
import { CARD_TYPES } from '../content/vocabulary.ts'

const TYPE_ICON = CARD_TYPES.map((type) => iconBit(type))
const OFFENSIVE = iconBit('offensive')
const DEFENSIVE = iconBit('defensive')
const OFFENSIVE_PAIR = iconBit('offensivePair')
const DEFENSIVE_PAIR = iconBit('defensivePair')
const AGGRO = iconBit('aggro')

/**
 * PR-12.2: the reaction icons that playing a card sets off, as bits; `previous` is the type of the card before it (0: none).
 * PR-11.13: a Stealth card is silent to icons that show a colour or a type.
 */
export function iconsOfPlay(card: Printed, previous: number): number {
  const aggro = card.aggro ? AGGRO : 0
  if ((card.keywords & KEYWORD_BITS.stealth) !== 0) return aggro
  const type = TYPE_ICON[Math.log2(card.bit)] ?? 0
  if ((card.bit & TYPE_BITS.offensive) !== 0)
    return aggro | type | OFFENSIVE | ((previous & TYPE_BITS.offensive) !== 0 ? OFFENSIVE_PAIR : 0)
  return aggro | type | DEFENSIVE | ((previous & TYPE_BITS.defensive) !== 0 ? DEFENSIVE_PAIR : 0)
}
