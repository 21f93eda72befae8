import type { Operator } from '../mutant.ts'
import { compare, dropConjunct, flip, negate } from './conditions.ts'
import { arithmetic, constant } from './numbers.ts'
import { extremes, lastForFirst, order } from './orders.ts'
import { drop, earlyReturn, leaveLoop } from './statements.ts'
import { shorterList, tableValue } from './tables.ts'
import { oneself, otherParameter, swapArguments } from './targets.ts'

/** All mutation operators. */
export const operators: readonly Operator[] = [
  negate,
  dropConjunct,
  compare,
  flip,
  constant,
  arithmetic,
  extremes,
  order,
  lastForFirst,
  swapArguments,
  otherParameter,
  oneself,
  tableValue,
  shorterList,
  drop,
  earlyReturn,
  leaveLoop,
]
