import { at, type Seat } from '@rulewright/kernel'
import { DIFFICULTIES } from '../content/balance.ts'
import { HUNTERS, items, MONSTERS, objectiveIds, potions, WOUND_BIT } from '../content/index.ts'
import type { Terrain } from '../content/vocabulary.ts'
import { behaviorIdOf, behaviorOf, cardIdOf, monsterOf, perilIdOf, printedOf, sheetOf, stanceIdOf } from './lookup.ts'
import {
  attritionBonus,
  costOf,
  damageValue,
  exposes,
  level,
  maximumHealth,
  objectiveGoal,
  positionOf,
  sequenceLimit,
  threshold,
  toughness,
  unleashAt,
  weaponDamage,
} from './query.ts'
import {
  BAETHANIS,
  CYRICAE,
  type Entry,
  FIRE,
  FIRE_FRESH,
  FOG,
  FOG_FRESH,
  type Hunter,
  type PrimalState,
  ROCK,
  SAND,
  SYNAEREA,
  USED_ARMOR,
  USED_ASSIST,
  USED_HELM,
  USED_ITEM,
  USED_REVIVE,
  USED_TAUNT,
  WATER,
} from './state.ts'
import type { CardView, HunterView, MonsterView, PrimalView, SectorView, SlotView, TerrainView, WaitingView } from './view.ts'

/** PR-22.5: everybody sees the same; only `you` differs. */
export function view(g: PrimalState, seat: Seat | null): PrimalView {
  const { play, payment } = g
  return {
    you: seat,
    round: g.round,
    stage: g.stage,
    active: g.active < 0 ? null : g.active,
    firstPlayer: g.firstPlayer,
    aggro: g.aggro,
    result: g.result,
    order: g.hunters.map((_, n) => (g.firstPlayer + n) % g.hunters.length),
    monster: monsterView(g),
    sectors: g.terrain.map((_, sector) => sectorView(g, sector)),
    hunters: g.hunters.map((hunter, n) => hunterView(g, hunter, n)),
    waiting: g.queue.map((entry) => waitingView(g, entry)),
    subject: g.subject < 0 ? null : g.subject,
    play: play && { hunter: play.hunter, card: play.card, is: cardIdOf(g, play.card), bonus: play.bonus },
    payment: payment && {
      hunter: payment.hunter,
      cost: payment.cost,
      paid: payment.cards.reduce((sum, card) => sum + printedOf(g, card).value, payment.token ? 1 : 0),
      cards: payment.cards.slice(),
      token: payment.token,
    },
  }
}

function waitingView(g: PrimalState, entry: Entry): WaitingView {
  const { kind, at: place, subject } = entry
  const is = kind === 'stance' ? stanceIdOf(g, place) : kind === 'peril' ? perilIdOf(g, place) : kind === 'behavior' ? place : null
  return { kind, is, hunter: subject }
}

const TERRAIN_BITS: readonly (readonly [Terrain, number, number])[] = [
  ['rock', ROCK, 0],
  ['water', WATER, 0],
  ['sand', SAND, 0],
  ['fire', FIRE, FIRE_FRESH],
  ['fog', FOG, FOG_FRESH],
  ['baethanis', BAETHANIS, 0],
  ['cyricae', CYRICAE, 0],
  ['synaerea', SYNAEREA, 0],
]

function sectorView(g: PrimalState, sector: number): SectorView {
  const bits = at(g.terrain, sector)
  const position = positionOf(g, sector)
  const terrain: TerrainView[] = TERRAIN_BITS.filter(([, bit]) => (bits & bit) !== 0).map(([kind, , fresh]) => ({
    kind,
    fresh: (bits & fresh) !== 0,
  }))
  const hunters = g.hunters.flatMap((hunter, n) => (hunter.kind >= 0 && hunter.sector === sector ? [n] : []))
  return { sector, position, exposed: exposes(g, position), terrain, hunters }
}

function hunterView(g: PrimalState, h: Hunter, seat: Seat): HunterView {
  const chosen = h.kind >= 0
  const cards = (pile: readonly number[]) => pile.map((card): CardView => cardView(g, seat, card))
  return {
    seat,
    hunter: HUNTERS[h.kind] ?? null,
    sector: h.sector,
    position: positionOf(g, h.sector),
    standing: h.standing,
    damage: h.damage,
    maximumHealth: maximumHealth(g, seat),
    weaponDamage: chosen ? weaponDamage(g, seat) : 0,
    armorDepleted: h.armorDepleted,
    helmDepleted: h.helmDepleted,
    threatened: h.threatened,
    stamina: h.stamina,
    strain: h.strain,
    guard: h.guard,
    shield: h.shield,
    berserk: h.berserk,
    prime: h.prime,
    empower: h.empower,
    counters: h.counters,
    focusAt: chosen ? sheetOf(g, seat).mastery.focusAt : 0,
    focused: h.focused,
    item: items[h.item]?.id ?? null,
    itemUsed: ((h.usedRound | h.usedHunt) & USED_ITEM) !== 0,
    helmUsed: ((h.usedRound | h.usedHunt) & USED_HELM) !== 0,
    armorUsed: (h.usedRound & USED_ARMOR) !== 0,
    reviveUsed: (h.usedTurn & USED_REVIVE) !== 0,
    assistUsed: (h.usedTurn & USED_ASSIST) !== 0,
    tauntUsed: (h.usedTurn & USED_TAUNT) !== 0,
    hold: h.hold,
    potions: h.potions.map((potion) => at(potions, potion).id),
    hand: cards(h.hand),
    sequence: cards(h.sequence),
    sequenceLimit: sequenceLimit(g, seat),
    discard: cards(h.discard),
    deckSize: h.deck.length,
    deck: h.deck.map((card) => cardIdOf(g, card)).sort(),
    dealt: h.dealt,
  }
}

function cardView(g: PrimalState, seat: Seat, card: number): CardView {
  const is = printedOf(g, card)
  return { id: card, is: is.id, cost: is.bit === WOUND_BIT ? null : costOf(g, seat, is) }
}

const NUMBERS = [1, 2, 3] as const

function monsterView(g: PrimalState): MonsterView {
  const stance = at(monsterOf(g).stances, g.stance)
  return {
    id: at(MONSTERS, g.monster),
    difficulty: at(DIFFICULTIES, g.difficulty),
    level: level(g),
    health: g.health,
    damage: g.damage,
    threshold: threshold(g),
    toughness: toughness(g),
    stance: stanceIdOf(g, g.stance),
    stanceNumber: at(NUMBERS, g.stance),
    nextStanceAt: stance.nextAt,
    hits: damageValue(g),
    rage: g.rage,
    facing: g.facing,
    struggle: g.struggle,
    unleashAt: unleashAt(g),
    slots: g.slots.map((_, slot) => slotView(g, slot)),
    pool: pooled(g),
    behaviorDeckSize: g.behaviorDeck.length,
    behaviorDiscard: g.behaviorDiscard.map((card) => behaviorIdOf(g, card)),
    behaviorsRemoved: g.behaviorsRemoved.map((card) => behaviorIdOf(g, card)),
    attrition: {
      deck: g.attritionDeck.slice().sort(),
      deckSize: g.attritionDeck.length,
      top: g.attritionSeen ? at(g.attritionDeck, g.attritionDeck.length - 1) : null,
      discard: g.attritionDiscard.slice(),
      shown: g.attritionShown.slice(),
      bonus: g.hunters.length > 0 ? attritionBonus(g) : 0,
    },
    perils: g.perils.map((peril) => perilIdOf(g, peril)),
    blinded: g.blinded < 0 ? null : perilIdOf(g, g.blinded),
    blindedBy: g.blinded < 0 ? null : g.blindedBy,
    confused: g.confused > 0,
    vulnerable: g.vulnerable,
    objective: { id: at(objectiveIds, g.monster), counters: Math.max(0, g.objective), goal: objectiveGoal(g), achieved: g.objective < 0 },
    weakened: g.weakened,
    cracked: g.cracked,
  }
}

function slotView(g: PrimalState, slot: number): SlotView {
  const { card, known, open, waiting } = at(g.slots, slot)
  const { number, icon, id } = behaviorOf(g, card)
  return {
    slot,
    number,
    icon,
    front: known || open ? id : null,
    open,
    waiting,
    stunned: g.stunned === slot,
    resolving: g.resolving === slot,
  }
}

/** PR-22.3: listing the deck alone would give the face-down cards away by elimination. */
function pooled(g: PrimalState) {
  const unknown = g.slots.filter((slot) => !slot.known && !slot.open).map((slot) => slot.card)
  return [...g.behaviorDeck, ...unknown].sort((a, b) => a - b).map((card) => behaviorIdOf(g, card))
}
