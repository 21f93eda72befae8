import { at, capitalised, type Names, type Obstacle, type Phrase } from '@rulewright/kernel'
import { items } from '../content/index.ts'
import type { Reason } from '../rules/obstacles.ts'
import type { PrimalOption, PrimalPrompt } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { groupCards } from './effects.ts'
import { terrainNames } from './names.ts'
import { gearText, itemText } from './texts.ts'
import { cardIn, hunterThing, itemThing, monsterThing, sectorThing, wornThing } from './things.ts'

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Why something cannot be done now. */
export const obstacle = (found: Obstacle<PrimalOption>, view: PrimalView, names: Names): Phrase =>
  capitalised(sentences[found.why as Reason]({ obstacle: found, view, names, seat: names.you ?? 0 }))

interface Case {
  readonly obstacle: Obstacle<PrimalOption>
  readonly view: PrimalView
  readonly names: Names
  readonly seat: number
}

/** What somebody can pay: "you can pay 1", "you can pay nothing". */
const purse = ({ obstacle: { about } }: Case): string => `you can pay ${number(about?.have) === 0 ? 'nothing' : number(about?.have)}`
const price = ({ obstacle: { about } }: Case): string => `${number(about?.cost)} stamina`

/** The hunter an obstacle is about, besides the reader's own. */
const other = ({ obstacle: { about, option }, view, names }: Case): Phrase =>
  hunterThing(view, names, option.do === 'revive' ? option.hunter : number(about?.hunter))

const card = ({ obstacle: { option }, view }: Case): Phrase => ('card' in option ? cardIn(view, option.card) : 'this card')

/** The piece, item or whatever else the option would use. */
function tool({ obstacle: { option }, view, seat }: Case): Phrase {
  if (option.do === 'prevent') return wornThing(view, seat, 'armor')
  if (option.do === 'use' && option.ability === 'helm') return wornThing(view, seat, 'helm')
  const { item } = at(view.hunters, seat)
  return item ? itemThing(item) : 'this'
}

function toolText({ obstacle: { option }, view, seat }: Case): string {
  const { hunter, item } = at(view.hunters, seat)
  const { level } = view.monster
  if (option.do === 'use' && option.ability === 'item') return item && items.some(({ id }) => id === item) ? itemText(item, level) : ''
  return hunter ? gearText(hunter, option.do === 'prevent' ? 'armor' : 'helm', level) : ''
}

/** What can be struck from where: "front and rear". */
function exposed({ view }: Case): string {
  const places = [...new Set(view.sectors.filter((sector) => sector.exposed).map(({ position }) => position))].sort()
  return places.length === 0 ? 'nowhere' : `only at its ${places.join(' and ')}`
}

const standing = ({ view, seat }: Case): string => {
  const { position } = at(view.hunters, seat)
  return position === 'flank' ? 'at its flank' : position === 'front' ? 'in front of it' : 'behind it'
}

const inWater = ({ view, seat }: Case): boolean =>
  at(view.sectors, at(view.hunters, seat).sector).terrain.some(({ kind }) => kind === 'water')

const sectorOf = ({ obstacle: { option } }: Case): Phrase => ('sector' in option ? sectorThing(option.sector) : 'That sector')

const sentences: Readonly<Record<Reason, (c: Case) => Phrase>> = {
  'sequence-full': (c) =>
    `Your sequence is full with ${number(c.obstacle.about?.limit)} cards${inWater(c) ? `, since you stand in ${terrainNames.water}` : ''}.`,
  fire: () => `You stand in ${terrainNames.fire}: no card can be played there.`,
  'not-exposed': (c) =>
    `${card(c)} is an Attack, and ${monsterThing(c.view)} is exposed ${exposed(c)} in this stance; you stand ${standing(c)}.`,
  'card-cost': (c) => `${card(c)} costs ${price(c)}; with your other cards ${purse(c)}.`,
  'wound-cost': (c) => `A Wound cannot be played. Discarding it costs ${price(c)}; ${purse(c)}.`,
  worthless: (c) => `${card(c)} is worth nothing as payment.`,
  itself: (c) => `You are playing ${card(c)}: it cannot pay for itself.`,
  'pays-already': (c) => `${card(c)} pays already.`,
  'other-kind': (c) =>
    c.obstacle.about?.of === undefined || c.obstacle.about.of === 'any'
      ? 'Choose one of the lit cards.'
      : `Only ${groupCards(1, String(c.obstacle.about.of)).replace(/^1 /, 'a ')} can be discarded for this; ${card(c)} is none.`,
  'no-resilience': (c) => `${card(c)} has no Resilience: only such a card can be shown now.`,
  'no-attack': (c) => `${card(c)} is no Attack: only Attacks can be shown against a stunned monster.`,
  'no-help': (c) => `It is ${other(c)}’s turn: only cards with Assist or Taunt can help, and ${card(c)} has neither.`,
  'assist-later': (c) => `Assist with ${card(c)} in ${other(c)}’s Action phase; this is not the time yet.`,
  'assist-used': (c) => `You have assisted ${other(c)} once this turn; ${card(c)} must wait for another turn.`,
  'taunt-used': (c) => `You have taunted once in ${other(c)}’s turn; ${card(c)} must wait for another turn.`,
  'help-later': (c) => `${card(c)} helps between two actions of ${other(c)}, when what happens now is over.`,
  'no-action': (c) => `${tool(c)} works by itself: ${toolText(c)}`,
  'used-round': (c) => `${tool(c)} is used up for this round.`,
  'used-hunt': (c) => `${tool(c)} works once in a hunt, and has been used.`,
  'nobody-else': (c) => `${tool(c)} needs another hunter who stands, and there is none.`,
  'armor-asks': (c) => `${tool(c)} asks you when its moment comes: ${toolText(c)}`,
  'armor-passive': (c) => `${tool(c)} works by itself: ${toolText(c)}`,
  'potion-time': () => 'Potions are drunk at the start of a round, before the first turn.',
  'potion-done': () => 'You have decided about a potion this round.',
  'potion-wait': () => 'Potions go round from the first player; you will be asked.',
  'potion-twice': () => 'You take each potion once at most.',
  opposite: (c) => `${sectorOf(c)} is not next to you: one move goes one sector on.`,
  here: () => 'You stand there already.',
  'move-cost': (c) => `Moving away from here costs ${price(c)}; ${purse(c)}.`,
  'movement-over': () => 'You move or stay once, at the beginning of your turn; that is done.',
  'movement-first': () => 'First move or stay; your actions follow.',
  out: (c) => `${other(c)} is out of the hunt and cannot be revived.`,
  'other-sector': (c) => `${other(c)} lies in another sector; you can only revive who lies in yours.`,
  'revive-used': () => 'You have revived once this turn already.',
  'revive-cost': (c) => `Reviving ${other(c)} costs ${price(c)}; ${purse(c)}.`,
  paying: (c) => {
    const { payment } = c.view
    return `First pay ${payment ? payment.cost - payment.paid : 0} more stamina, or take it back.`
  },
  'asked-first': (c) => firstAnswer[String(c.obstacle.about?.prompt) as PrimalPrompt],
  resolving: () => 'Something else is being resolved; you go on afterwards.',
  turn: (c) => `It is ${other(c)}’s turn.`,
  'round-start': () => 'The round begins with potions; your turn comes afterwards.',
  'between-turns': () => 'No turn is running: the monster acts between two rounds.',
  'before-hunt': () => 'The hunt has not begun yet.',
  lying: ({ view, seat }) => {
    const { condition } = at(view.hunters, seat)
    return condition === 'out'
      ? 'You are out of the hunt and can do no more.'
      : `You are knocked out and must rise first: ${condition === 'red' ? 'in two turns' : 'next turn'}, or when revived.`
  },
}

/** What is asked instead, where a question comes before everything else. */
const firstAnswer: Readonly<Record<PrimalPrompt, string>> = {
  hunter: 'First choose your hunter.',
  item: 'First choose your item.',
  potions: 'First choose your potions.',
  'first-player': 'First choose who goes first.',
  consume: 'First decide about a potion.',
  synaerea: 'First say whether you suffer to draw a card.',
  movement: 'First move or stay.',
  action: 'First choose an action.',
  pay: 'First pay, or take it back.',
  text: 'First say which text of your card comes next.',
  may: 'First say whether you do what the card offers.',
  recycle: 'First say whether you swap cards.',
  volley: 'First say whether you loose the volley.',
  'move-to': 'First choose the sector you move to.',
  'confuse-to': 'First choose where the monster turns.',
  'choose-hunter': 'First choose a hunter.',
  discard: 'First discard one of the lit cards.',
  blind: 'First choose the peril you blind.',
  stun: 'First choose the behavior you stun.',
  cycle: 'First choose the behavior that is replaced.',
  'stun-hunter': 'First choose who strikes the stunned monster.',
  'stun-reveal': 'First show an Attack, or pass.',
  double: 'First say whether the damage is doubled.',
  resilience: 'First show a Resilience card, or pass.',
  escape: 'First say whether you avoid the hit.',
  order: 'First say what resolves next.',
  rampage: 'First say which rampage card comes next.',
  rock: 'First say whether the Rock takes the damage.',
  armor: 'First say whether you use your armor.',
  scry: 'First say what becomes of the attrition card you see.',
  deplete: 'First choose the piece of gear you lose.',
  'tie-sector': 'First choose the sector that is meant.',
  'tie-hunter': 'First choose the hunter who is meant.',
  window: 'First help, or pass.',
  'last-call': 'First help, or pass.',
}

/** Reasons that only just prevent something: a price, or something that is used up. */
export const near: readonly Reason[] = [
  'card-cost',
  'wound-cost',
  'move-cost',
  'revive-cost',
  'fire',
  'sequence-full',
  'not-exposed',
  'revive-used',
  'used-round',
]
