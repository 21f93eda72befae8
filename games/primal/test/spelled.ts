import type { Ability, Effect, Escape, Num, Text, Trigger } from '../content/vocabulary.ts'

/** Content in the words of section 19, short enough for a table. */

const number = (n: Num): string => (typeof n === 'number' ? String(n) : `${n.mul === 1 ? '' : n.mul}${n.of}`)

function unlessOf(way: Escape | null): string {
  if (way === null) return ''
  if (way.by === 'toss') return ` unless TOSS ${way.n} ${way.of}`
  return way.by === 'move' ? ' unless MOVE' : ` unless SEQ ${way.of}`
}

function effect(e: Effect): string {
  const op = e.op.toUpperCase()
  switch (e.op) {
    case 'hit':
      return `HIT ${e.who}${unlessOf(e.unless)}`
    case 'push':
      return `PUSH ${e.who} ${e.by}`
    case 'turn':
      return `TURN ${e.to}`
    case 'place':
    case 'clear':
      return `${op} ${e.terrain} ${e.where}`
    case 'remove':
      return `REMOVE ${e.card}`
    case 'may':
      return `MAY (${effects(e.then)})${e.ifDone.length === 0 ? '' : ` DONE (${effects(e.ifDone)})`}`
    case 'if':
      return `IF ${e.is} (${effects(e.then)})${e.otherwise.length === 0 ? '' : ` ELSE (${effects(e.otherwise)})`}`
    case 'choose':
      return `CHOOSE ${e.from} (${effects(e.then)})`
    default:
      return [op, 'n' in e ? number(e.n) : '', 'who' in e ? e.who : ''].filter((word) => word !== '').join(' ')
  }
}

export const effects = (list: readonly Effect[]): string => list.map(effect).join('; ')

/** A text of an action card with what it waits for. */
export function text({ prefix, focused, effects: list }: Text): string {
  const of = 'of' in prefix ? `[${prefix.of}]` : ''
  const first = prefix.on === 'after' && prefix.firstOnly ? ' first' : ''
  return `${focused ? 'focused' : prefix.on}${of}${first}: ${effects(list)}`
}

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'played':
      return `played ${a.when}${a.oncePerTurn ? ' once a turn' : ''}: ${effects(a.effects)}`
    case 'action':
      return `action once a ${a.once}: ${effects(a.effects)}`
    case 'continuous':
      return a.modifier
    case 'preventAttrition':
      return `prevent attrition: TOSS ${a.toss}`
    case 'reduceWithAggro':
      return 'suffer less with aggro'
    case 'firstSuffered':
      return `first suffered: STAMINA ${a.stamina}`
  }
}

export function trigger(t: Trigger): string {
  const about = 'outOf' in t ? t.outOf : 'inA' in t ? t.inA : 'when' in t ? t.when : ''
  return about === '' ? t.on : `${t.on} ${about}`
}
