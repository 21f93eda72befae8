import { ask, at, emit, type Flow, type RandomState, shuffle } from '@rulewright/kernel'
import { DIFFICULTIES } from '../content/difficulties.ts'
import { decks, HUNTERS, items, MONSTERS, monsterSheets, potions } from '../content/index.ts'
import type { PrimalConfig } from './config.ts'
import type { PrimalEvent } from './events.ts'
import { drawTop } from './hand.ts'
import { hunterAt, monsterOf } from './lookup.ts'
import { refillSlots } from './monster.ts'
import { DONE, type PrimalOption } from './options.ts'
import { giveSettled, giveSuited } from './outfit.ts'
import { difficultyOf, HAND_LIMIT } from './query.ts'
import { TERRAIN_BIT } from './queue.ts'
import { type Hunter, MONSTER_HEALTH, type PrimalState, SECTORS } from './state.ts'

const SOUTH = 2

function newHunter(kind: number): Hunter {
  return {
    kind,
    sector: SOUTH,
    deck: [],
    hand: [],
    sequence: [],
    discard: [],
    damage: 0,
    threatened: false,
    stamina: 0,
    strain: 0,
    armorDepleted: false,
    helmDepleted: false,
    standing: 'standing',
    falls: 0,
    counters: 0,
    focused: false,
    item: -1,
    potions: [],
    guard: 0,
    shield: false,
    berserk: false,
    prime: 0,
    empower: 0,
    usedTurn: 0,
    usedRound: 0,
    usedHunt: 0,
    resilient: [],
    spent: [],
    attacks: 0,
    dealt: 0,
    worn: false,
    hold: false,
  }
}

export function setup(config: PrimalConfig, random: RandomState): PrimalState {
  const monster = MONSTERS.indexOf(config.monster)
  const sheet = at(monsterSheets, monster)
  const difficulty = DIFFICULTIES.indexOf(config.difficulty)
  const g: PrimalState = {
    random,
    reveals: 0,
    monster,
    difficulty,
    round: 1,
    stage: 'hunters',
    turn: 0,
    active: -1,
    turnOver: false,
    firstPlayer: 0,
    aggro: 0,
    result: null,
    hunters: config.hunters.map((hunter) => newHunter(hunter === 'choose' ? -1 : HUNTERS.indexOf(hunter))),
    cards: [],
    terrain: SECTORS.map((sector) => sheet.arena[sector].reduce((bits, one) => bits | TERRAIN_BIT[one], 0)),
    health: MONSTER_HEALTH,
    damage: 0,
    stance: 0,
    facing: SOUTH,
    struggle: 0,
    rage: 0,
    slots: [],
    behaviorDeck: [],
    behaviorDiscard: [],
    behaviorsRemoved: [],
    attritionDeck: sheet.attrition.slice(),
    attritionDiscard: [],
    attritionShown: [],
    attritionSeen: false,
    perils: [],
    blinded: -1,
    blindedBy: -1,
    stunned: -1,
    confused: 0,
    vulnerable: false,
    objective: 0,
    weakened: 0,
    cracked: false,
    queue: [],
    batch: 0,
    resolved: 0,
    resolving: -1,
    subject: -1,
    play: null,
    payment: null,
  }
  prepareMonster(g)
  giveSettled(g, config)
  if (g.hunters.every((hunter) => hunter.kind >= 0)) huntersChosen(g)
  return g
}

/** PR-18.1: what the difficulty decides. */
function prepareMonster(g: PrimalState): void {
  const { tiers, perils, struggle } = difficultyOf(g)
  g.behaviorDeck = monsterOf(g).behaviors.flatMap((card, n) => (tiers.includes(card.tier) ? [n] : []))
  g.perils = at(perils, 0).slice()
  g.struggle = struggle * g.hunters.length
}

/** D-01: hunters, seat by seat. */
export function* chooseHunters(g: PrimalState): Flow {
  const seat = g.hunters.findIndex((hunter) => hunter.kind < 0)
  const options = HUNTERS.map((_, kind): PrimalOption => ({ do: 'hunter', kind })).filter(
    (o) => o.do === 'hunter' && !g.hunters.some((h) => h.kind === o.kind),
  )
  const chosen = yield* ask({ seat, prompt: 'hunter', rule: 'PR-2.1', options })
  if (chosen.do !== 'hunter') return
  hunterAt(g, seat).kind = chosen.kind
  emit<PrimalEvent>({ type: 'hunter-chosen', hunter: seat, kind: chosen.kind })
  if (g.hunters.every((hunter) => hunter.kind >= 0)) huntersChosen(g)
}

function huntersChosen(g: PrimalState): void {
  giveSuited(g)
  g.turn = 0
  g.stage = 'items'
  seekChooser(g)
}

/** From `turn` on, the next who has not packed yet; when all have, the next choice. D-01: the first player is chosen in any case. */
function seekChooser(g: PrimalState): void {
  const hasPacked = ({ item, potions: taken }: Hunter) => (g.stage === 'items' ? item >= 0 : taken.length > 0)
  while (g.turn < g.hunters.length && hasPacked(hunterAt(g, g.turn))) g.turn += 1
  if (g.turn < g.hunters.length) return
  g.turn = 0
  const isItems = g.stage === 'items'
  g.stage = isItems ? 'potions' : 'firstPlayer'
  if (isItems) seekChooser(g)
}

/** PR-2.3: one item each, none twice. */
export function* chooseItem(g: PrimalState): Flow {
  const hunter = g.turn
  const options = items
    .map((_, item): PrimalOption => ({ do: 'item', item }))
    .filter((o) => o.do === 'item' && !g.hunters.some((h) => h.item === o.item))
  const chosen = yield* ask({ seat: hunter, prompt: 'item', rule: 'PR-2.3', options })
  if (chosen.do !== 'item') return
  hunterAt(g, hunter).item = chosen.item
  emit<PrimalEvent>({ type: 'item-chosen', hunter, item: at(items, chosen.item).id })
  nextChooser(g)
}

/** PR-2.4: potions one at a time, none twice, or done. */
export function* choosePotion(g: PrimalState): Flow {
  const seat = g.turn
  const h = hunterAt(g, seat)
  const options: PrimalOption[] = []
  for (let potion = 0; potion < potions.length; potion++) if (!h.potions.includes(potion)) options.push({ do: 'potion', potion })
  options.push(DONE)
  const chosen = yield* ask({ seat, prompt: 'potions', rule: 'PR-2.4', options })
  if (chosen.do === 'potion') {
    h.potions.push(chosen.potion)
    emit<PrimalEvent>({ type: 'potion-chosen', hunter: seat, potion: at(potions, chosen.potion).id })
    if (h.potions.length < difficultyOf(g).potions) return
  }
  nextChooser(g)
}

function nextChooser(g: PrimalState): void {
  g.turn += 1
  seekChooser(g)
}

/** PR-2.12. */
export function* chooseFirstPlayer(g: PrimalState): Flow {
  const options = g.hunters.map((_, hunter): PrimalOption => ({ do: 'first', hunter }))
  const chosen = yield* ask({ seat: 0, prompt: 'first-player', rule: 'PR-2.12', options })
  beginHunt(g, chosen.do === 'first' ? chosen.hunter : 0)
}

/** PR-2.5, PR-2.9, PR-2.10, PR-2.12: decks are shuffled, hands drawn, behaviors laid out. */
function beginHunt(g: PrimalState, first: number): void {
  g.firstPlayer = first
  emit<PrimalEvent>({ type: 'first-player', hunter: first })
  g.aggro = first
  emit<PrimalEvent>({ type: 'aggro', hunter: first })
  for (let n = 0; n < g.hunters.length; n++) {
    const h = hunterAt(g, n)
    h.deck = shuffle(
      g.random,
      at(decks, h.kind).map((is) => g.cards.push(is) - 1),
    )
    for (let left = HAND_LIMIT; left > 0; left--) drawTop(g, n)
  }
  shuffle(g.random, g.attritionDeck)
  shuffle(g.random, g.behaviorDeck)
  for (let slot = 0; slot < 3; slot++) g.slots.push({ card: -1, known: false, open: false, waiting: false })
  refillSlots(g)
  g.stage = 'roundStart'
  g.turn = 0
}
