import { type Facts, type Features, Numbering } from '@rulewright/kernel'
import { DIFFICULTIES } from '../content/difficulties.ts'
import { behaviors, HUNTERS, items, MONSTERS, perilIds, potions, printed, stanceIds, WOUND } from '../content/index.ts'
import { CARD_TYPES, ICONS, TERRAINS } from '../content/vocabulary.ts'
import { behaviorOf, hunterAt, printedOf } from '../rules/lookup.ts'
import { damageValue, maximumHealth, threshold, unleashAt } from '../rules/query.ts'
import { MONSTER_HEALTH, type PrimalState, STAGES } from '../rules/state.ts'

const most = (lists: readonly (readonly unknown[])[]): number => Math.max(...lists.map((list) => list.length))
const BEHAVIORS = most(behaviors)
const STANCES = most(stanceIds)
const PERILS = most(perilIds)
/** A hand is saved for cards of this cost or more. */
const DEAR = 3

const numbers = new Numbering()

/** The facts of one hunter, by who it is. */
const hunterFacts = () => ({
  health: numbers.take(12),
  nearEnd: numbers.take(1),
  condition: numbers.take(4),
  falls: numbers.take(3),
  depleted: numbers.take(2),
  hand: numbers.take(9),
  byType: numbers.take(CARD_TYPES.length * 4),
  wounds: numbers.take(4),
  dear: numbers.take(3),
  deck: numbers.take(8),
  stamina: numbers.take(6),
  strain: numbers.take(5),
  position: numbers.take(4),
  terrain: numbers.take(TERRAINS.length),
  threatened: numbers.take(1),
  aggro: numbers.take(1),
  active: numbers.take(1),
  focused: numbers.take(1),
  counters: numbers.take(6),
  item: numbers.take(items.length),
  potions: numbers.take(potions.length),
  guard: numbers.take(1),
  shield: numbers.take(1),
  prime: numbers.take(1),
  empower: numbers.take(1),
})

const PARTY = HUNTERS.map(hunterFacts)
/** Every card has a number of its own, whoever holds it. */
const IN_HAND = numbers.take(printed.length)
const IN_DECK = numbers.take(printed.length)

const HUNT = {
  many: numbers.take(4),
  monster: numbers.take(MONSTERS.length),
  difficulty: numbers.take(DIFFICULTIES.length),
  round: numbers.take(12),
  stage: numbers.take(STAGES.length),
  health: numbers.take(MONSTER_HEALTH + 1),
  damage: numbers.take(5),
  /** Health still to take against rounds still to come: how far behind or ahead of the clock. */
  pace: numbers.take(21),
  stance: numbers.take(MONSTERS.length * STANCES),
  struggle: numbers.take(8),
  rage: numbers.take(6),
  strike: numbers.take(8),
  behavior: numbers.take(MONSTERS.length * BEHAVIORS),
  icon: numbers.take(ICONS.length),
  known: numbers.take(4),
  peril: numbers.take(MONSTERS.length * PERILS),
  blinded: numbers.take(1),
  stunned: numbers.take(3),
  confused: numbers.take(1),
  vulnerable: numbers.take(1),
  objective: numbers.take(12),
  weakened: numbers.take(1),
  cracked: numbers.take(1),
  attrition: numbers.take(8),
}

const CONDITIONS = ['standing', 'red', 'black', 'out'] as const
const ROUNDS = 10

function readHunter(g: PrimalState, n: number, facts: Facts): void {
  const h = hunterAt(g, n)
  const f = PARTY[h.kind]
  if (!f) return
  const left = Math.max(0, maximumHealth(g, n) - h.damage)
  facts.count(f.health, 11, left)
  facts.add(f.nearEnd, 1 / (1 + left))
  facts.add(f.condition + CONDITIONS.indexOf(h.standing))
  facts.count(f.falls, 2, h.falls)
  if (h.armorDepleted) facts.add(f.depleted)
  if (h.helmDepleted) facts.add(f.depleted + 1)
  facts.count(f.deck, 7, h.deck.length >> 1)
  facts.count(f.stamina, 5, h.stamina)
  facts.count(f.strain, 4, h.strain)
  facts.add(f.position + ((h.sector - g.facing + 4) % 4))
  const terrain = g.terrain[h.sector] ?? 0
  for (let t = 0; t < TERRAINS.length; t++) if (((terrain >> t) & 1) === 1) facts.add(f.terrain + t)
  if (h.threatened) facts.add(f.threatened)
  if (g.aggro === n) facts.add(f.aggro)
  if (g.active === n) facts.add(f.active)
  if (h.focused) facts.add(f.focused)
  facts.count(f.counters, 5, h.counters)
  if (h.item >= 0) facts.add(f.item + h.item)
  for (const potion of h.potions) facts.add(f.potions + potion)
  if (h.guard > 0) facts.add(f.guard, h.guard / 4)
  if (h.shield) facts.add(f.shield)
  if (h.prime > 0) facts.add(f.prime, h.prime / 4)
  if (h.empower > 0) facts.add(f.empower, h.empower / 4)
  readCards(g, n, f, facts)
}

const perType = new Uint8Array(CARD_TYPES.length)

function readCards(g: PrimalState, n: number, f: ReturnType<typeof hunterFacts>, facts: Facts): void {
  const { hand, deck } = hunterAt(g, n)
  perType.fill(0)
  let wounds = 0
  let dear = 0
  for (const card of hand) {
    const print = printedOf(g, card)
    const index = g.cards[card] ?? WOUND
    facts.add(IN_HAND + index)
    if (print.type === null) wounds += 1
    else perType[CARD_TYPES.indexOf(print.type)] = (perType[CARD_TYPES.indexOf(print.type)] ?? 0) + 1
    if (print.cost >= DEAR) dear += 1
  }
  for (const card of deck) facts.add(IN_DECK + (g.cards[card] ?? WOUND), 0.25)
  facts.count(f.hand, 8, hand.length)
  facts.count(f.wounds, 3, wounds)
  facts.count(f.dear, 2, dear)
  for (let type = 0; type < CARD_TYPES.length; type++) facts.count(f.byType + type * 4, 3, perType[type] ?? 0)
}

function readMonster(g: PrimalState, facts: Facts): void {
  const { monster } = g
  facts.add(HUNT.monster + monster)
  facts.add(HUNT.difficulty + g.difficulty)
  facts.count(HUNT.health, MONSTER_HEALTH, g.health)
  facts.count(HUNT.damage, 4, Math.floor((4 * g.damage) / Math.max(1, threshold(g))))
  facts.add(HUNT.stance + monster * STANCES + g.stance)
  facts.count(HUNT.struggle, 7, Math.floor((8 * g.struggle) / unleashAt(g)))
  facts.count(HUNT.rage, 5, g.rage)
  facts.count(HUNT.strike, 7, damageValue(g))
  let known = 0
  for (const slot of g.slots) {
    facts.add(HUNT.behavior + monster * BEHAVIORS + slot.card)
    facts.add(HUNT.icon + ICONS.indexOf(behaviorOf(g, slot.card).icon))
    if (slot.known) known += 1
  }
  facts.count(HUNT.known, 3, known)
  for (const peril of g.perils) facts.add(HUNT.peril + monster * PERILS + peril)
  if (g.blinded >= 0) facts.add(HUNT.blinded)
  facts.count(HUNT.stunned, 2, g.stunned)
  if (g.confused > 0) facts.add(HUNT.confused)
  if (g.vulnerable) facts.add(HUNT.vulnerable)
  facts.count(HUNT.objective, 11, g.objective + 1)
  if (g.weakened > 0) facts.add(HUNT.weakened, g.weakened)
  if (g.cracked) facts.add(HUNT.cracked)
  facts.count(HUNT.attrition, 7, g.attritionDeck.length >> 1)
}

function readClock(g: PrimalState, facts: Facts): void {
  const many = g.hunters.length
  facts.count(HUNT.many, 3, many - 1)
  facts.count(HUNT.round, 11, g.round)
  facts.add(HUNT.stage + STAGES.indexOf(g.stage))
  const elapsed = g.round - 1 + (g.active >= 0 || g.stage === 'roundEnd' ? g.turn / many : 0)
  const taken = MONSTER_HEALTH - g.health + g.damage / Math.max(1, threshold(g))
  facts.count(HUNT.pace, 20, Math.round((taken - (elapsed * MONSTER_HEALTH) / ROUNDS) * 2) + 10)
}

/** All hunters win or lose together: every seat sees a hunt alike. */
export const features: Features<PrimalState> = {
  size: numbers.size,
  read(g, _seat, facts) {
    readClock(g, facts)
    readMonster(g, facts)
    for (let n = 0; n < g.hunters.length; n++) readHunter(g, n, facts)
  },
}
