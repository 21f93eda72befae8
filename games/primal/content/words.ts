import type { Ability, Condition, Effect, Escape, From, Group, Num, Prefix, Terrain, Text, TurnTo, Where, Who } from './vocabulary.ts'

/** Short constructors for the vocabulary, so that a card in the code reads like the printed card. */

export const L = (mul = 1): Num => ({ mul, of: 'L' })
export const H = (mul = 1): Num => ({ mul, of: 'H' })

export const deal = (n: Num): Effect => ({ op: 'deal', n })
export const bonus = (n: Num): Effect => ({ op: 'bonus', n })
export const draw = (n: Num, who: Who = 'self'): Effect => ({ op: 'draw', n, who })
export const recycle = (n: Num): Effect => ({ op: 'recycle', n })
export const volley = (n: Num): Effect => ({ op: 'volley', n })
export const mill = (n: Num, who: Who = 'subject'): Effect => ({ op: 'mill', n, who })
export const heal = (n: Num, who: Who = 'self'): Effect => ({ op: 'heal', n, who })
export const suffer = (n: Num, who: Who = 'self'): Effect => ({ op: 'suffer', n, who })
export const guard = (n: Num): Effect => ({ op: 'guard', n })
export const stamina = (n: Num, who: Who = 'self'): Effect => ({ op: 'stamina', n, who })
export const strain = (n: Num, who: Who): Effect => ({ op: 'strain', n, who })
export const calm = (n: Num): Effect => ({ op: 'calm', n })
export const stir = (n: Num): Effect => ({ op: 'stir', n })
export const rage = (n: Num): Effect => ({ op: 'rage', n })
export const wound = (n: Num): Effect => ({ op: 'wound', n })
export const prime = (n: Num): Effect => ({ op: 'prime', n })
export const empower = (n: Num): Effect => ({ op: 'empower', n })
export const threaten = (who: Who): Effect => ({ op: 'threaten', who })
export const steady = (who: Who): Effect => ({ op: 'steady', who })
export const shield = (who: Who): Effect => ({ op: 'shield', who })
export const aggro = (who: Who): Effect => ({ op: 'aggro', who })
export const move = (who: Who = 'self'): Effect => ({ op: 'move', who })
export const hit = (who: Who, unless: Escape | null = null): Effect => ({ op: 'hit', who, unless })
export const pushClockwise = (who: Who): Effect => ({ op: 'push', who, by: 1 })
export const turn = (to: TurnTo): Effect => ({ op: 'turn', to })
export const place = (terrain: Terrain, where: Where): Effect => ({ op: 'place', terrain, where })
export const clear = (terrain: Terrain, where: Where): Effect => ({ op: 'clear', terrain, where })
export const may = (then: readonly Effect[], ifDone: readonly Effect[] = []): Effect => ({ op: 'may', then, ifDone })
export const when = (is: Condition, then: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  op: 'if',
  is,
  then,
  otherwise,
})
export const choose = (from: From, ...then: readonly Effect[]): Effect => ({ op: 'choose', from, then })
export const remove = (card: string): Effect => ({ op: 'remove', card })
export const blind: Effect = { op: 'blind' }
export const confuse: Effect = { op: 'confuse' }
export const stun: Effect = { op: 'stun' }
export const vulnerable: Effect = { op: 'vulnerable' }
export const scry: Effect = { op: 'scry' }
export const cycle: Effect = { op: 'cycle' }
export const berserk: Effect = { op: 'berserk' }
export const unstrain: Effect = { op: 'unstrain' }
export const repeat: Effect = { op: 'repeat' }
export const peek: Effect = { op: 'peek' }
export const crack: Effect = { op: 'crack' }
export const weaken: Effect = { op: 'weaken' }

export const toss = (n: number, of: Group | 'any'): Escape => ({ by: 'toss', n, of })
export const moving: Escape = { by: 'move' }
export const having = (of: Group): Escape => ({ by: 'sequence', of })

const text = (prefix: Prefix, effects: readonly Effect[], focused = false): Text => ({ prefix, focused, effects })
export const play = (...effects: readonly Effect[]): Text => text({ on: 'play' }, effects)
export const opener = (...effects: readonly Effect[]): Text => text({ on: 'opener' }, effects)
export const chain = (of: Group, ...effects: readonly Effect[]): Text => text({ on: 'chain', of }, effects)
export const paid = (of: Group, ...effects: readonly Effect[]): Text => text({ on: 'paid', of }, effects)
export const after = (of: Group, ...effects: readonly Effect[]): Text => text({ on: 'after', of, firstOnly: false }, effects)
export const afterFirst = (of: Group, ...effects: readonly Effect[]): Text => text({ on: 'after', of, firstOnly: true }, effects)
export const focused = (...effects: readonly Effect[]): Text => text({ on: 'play' }, effects, true)

export const action = (once: 'round' | 'hunt', ...effects: readonly Effect[]): Ability => ({ kind: 'action', once, effects })
