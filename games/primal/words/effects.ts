import { capitalised } from '@rulewright/kernel'
import type { Condition, Effect, Escape, Gesture, Group, Num, TurnTo, Where, Who } from '../content/vocabulary.ts'
import { nameOf, terrainNames } from './names.ts'

/** What a text does, clause by clause. `level` is the level of all gear; it makes L a number. */

const number = (n: Num, level: number): string => {
  if (typeof n === 'number') return String(n)
  if (n.of === 'L') return String(n.mul * level)
  return n.of === 'W' ? `${n.mul === 1 ? '' : `${n.mul} × `}your weapon’s damage` : `${n.mul} for each hunter`
}

/** A number of something: "2 struggle", "1 struggle for each hunter". */
const many = (n: Num, noun: string, level: number): string =>
  typeof n !== 'number' && n.of === 'H' ? `${n.mul} ${noun} for each hunter` : `${number(n, level)} ${noun}`

export const groups: Readonly<Record<Group | 'any', string>> = {
  attack: 'Attack',
  maneuver: 'Maneuver',
  dodge: 'Dodge',
  parry: 'Parry',
  offensive: 'Offensive',
  defensive: 'Defensive',
  any: '',
}

const SUBJECT = 'the hunter who set it off'
const AGAIN = 'that hunter'

const whos: Readonly<Record<Who, string>> = {
  self: 'you',
  subject: SUBJECT,
  chosen: 'that hunter',
  front: 'everybody in front',
  flank: 'everybody in the flanks',
  aggro: 'the aggro hunter',
  threatened: 'everybody threatened',
  all: 'everybody',
  inMySector: 'everybody in your sector',
  inSubjectSector: `everybody in the sector of ${SUBJECT}`,
  inThatSector: 'everybody in that sector',
  inWater: 'everybody in Water',
  frontOrWater: 'everybody in front or in Water',
}

const wheres: Readonly<Record<Where, string>> = {
  front: 'the front sector',
  flanks: 'both flank sectors',
  frontAndFlanks: 'the front sector and both flank sectors',
  subject: `the sector of ${SUBJECT}`,
  mostCrowded: 'the sector with the most hunters',
  withoutWater: 'each sector without Water',
  threatened: 'each sector with a threatened hunter',
  everywhere: 'every sector',
}

const turns: Readonly<Record<TurnTo, string>> = {
  subject: SUBJECT,
  aggro: 'the aggro hunter',
  self: 'your sector',
  mostCrowded: 'the sector with the most hunters',
  fewestCards: 'the hunter with the fewest cards in hand',
  mostDamage: 'the hunter with the most damage',
}

const conditions: Readonly<Record<Condition, string>> = {
  subjectInFront: `${SUBJECT} is in front`,
  aggroThreatened: 'the aggro hunter is threatened',
  lowAttritionOnTop: 'the top of the attrition discard pile shows 0 or 1',
  noDefensiveMilled: 'none of these is Defensive',
  unstrained: 'you removed any',
}

/** "1 Defensive card", "2 cards". */
export function groupCards(n: number, of: string): string {
  const group = Object.entries(groups).find(([key]) => key === of)?.[1] ?? ''
  return `${n} ${group === '' ? '' : `${group} `}${n === 1 ? 'card' : 'cards'}`
}

function escapeText(unless: Escape): string {
  switch (unless.by) {
    case 'toss':
      return `discard ${groupCards(unless.n, unless.of)}`
    case 'move':
      return 'move'
    case 'sequence':
      return `have a ${groups[unless.of]} card in sequence`
  }
}

const cards = (n: string) => (n === '1' ? '1 card' : `${n} cards`)
const does = (who: Who, verb: string, verbs: string) => (who === 'self' ? `${verb}` : `${whos[who]} ${verbs}`)

/** One effect as a clause, without a full stop. */
function effectText(effect: Effect, level: number): string {
  switch (effect.op) {
    case 'deal':
      return `deal ${number(effect.n, level)}`
    case 'bonus':
      return `+${number(effect.n, level)} damage`
    case 'recycle':
      return `Recycle ${number(effect.n, level)}`
    case 'volley':
      return `Volley ${number(effect.n, level)}`
    case 'guard':
      return `+${number(effect.n, level)} defense this turn`
    case 'count':
      return `${number(effect.n, level)} mastery counter`
    case 'calm':
      return `remove ${many(effect.n, 'struggle', level)}`
    case 'stir':
      return many(effect.n, 'struggle', level)
    case 'rage':
      return `+${number(effect.n, level)} monster damage this round`
    case 'wound':
      return `the monster loses ${number(effect.n, level)} health`
    case 'prime':
      return `your next Attack this turn has +${number(effect.n, level)} damage`
    case 'empower':
      return `your Attacks have +${number(effect.n, level)} damage this round`
    case 'draw':
      return does(effect.who, `draw ${number(effect.n, level)}`, `draws ${number(effect.n, level)}`)
    case 'mill':
      return `${whos[effect.who]} discards the top ${cards(number(effect.n, level))} of the deck`
    case 'heal':
      return does(effect.who, `heal ${number(effect.n, level)}`, `heals ${number(effect.n, level)}`)
    case 'suffer':
      return does(effect.who, `suffer ${number(effect.n, level)}`, `suffers ${number(effect.n, level)}`)
    case 'stamina':
      return does(effect.who, 'gain stamina', 'gains stamina')
    case 'strain':
      return does(effect.who, `take ${many(effect.n, 'strain', level)}`, `takes ${many(effect.n, 'strain', level)}`)
    case 'threaten':
      return does(effect.who, 'become threatened', 'becomes threatened')
    case 'steady':
      return does(effect.who, 'you are no longer threatened', 'is no longer threatened')
    case 'shield':
      return 'prevent the next monster damage you would suffer this round'
    case 'aggro':
      return does(effect.who, 'take aggro', 'takes aggro')
    case 'move':
      return does(effect.who, 'move', 'moves')
    case 'hit':
      return `hit ${whos[effect.who]}${effect.unless ? ` unless they ${escapeText(effect.unless)}` : ''}`
    case 'push':
      return `push ${whos[effect.who]} one sector ${effect.by === 1 ? 'clockwise' : 'counter-clockwise'}`
    case 'turn':
      return `turn to ${turns[effect.to]}`
    case 'place':
      return `${terrainNames[effect.terrain]} in ${wheres[effect.where]}`
    case 'clear':
      return `remove ${terrainNames[effect.terrain]} from ${wheres[effect.where]}`
    case 'remove':
      return `remove ${nameOf(effect.card)} from the hunt`
    case 'may':
      return `you may ${clauses(effect.then, level)}${effect.ifDone.length > 0 ? `; if you did, ${clauses(effect.ifDone, level)}` : ''}`
    case 'if':
      return `if ${conditions[effect.is]}: ${clauses(effect.then, level)}${effect.otherwise.length > 0 ? `, otherwise ${clauses(effect.otherwise, level)}` : ''}`
    case 'choose':
      return `choose ${effect.from === 'other' ? 'another hunter' : effect.from === 'any' ? 'a hunter' : 'a hunter in your sector'}: ${clauses(effect.then, level)}`
    default:
      return simple[effect.op]
  }
}

const simple: Readonly<Record<Gesture, string>> = {
  blind: 'Blind a peril',
  confuse: 'Confuse',
  stun: 'Stun',
  vulnerable: 'Vulnerable',
  scry: 'look at the top attrition card; you may discard it',
  cycle: 'replace an active behavior',
  berserk: 'become berserk',
  unstrain: 'remove all your strain',
  repeat: 'repeat the effect',
  peek: 'look at the active behaviors',
  crack: 'every position is exposed from now on',
  weaken: 'the monster’s damage is 1 lower from now on',
}

const clauses = (effects: readonly Effect[], level: number): string => effects.map((effect) => effectText(effect, level)).join(', then ')

function sentence(text: string): string {
  return text === '' ? '' : `${capitalised(text)}.`
}

/** Named again, a hunter is "that hunter". */
function namedOnce(text: string, named: boolean): string {
  const [before = '', ...after] = text.split(SUBJECT)
  return after.length === 0 ? text : `${before}${named ? AGAIN : SUBJECT}${after.join(AGAIN)}`
}

/** What effects do, sentence by sentence; `named`: the hunter whom they concern has been named before them. */
export const effectsText = (effects: readonly Effect[], level: number, named = false): string =>
  namedOnce(effects.map((effect) => effectText(effect, level)).join('\n'), named)
    .split('\n')
    .map(sentence)
    .join(' ')
