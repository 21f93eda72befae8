import { copyRandom } from '@rulewright/kernel'
import type { Hunter, Payment, Play, PrimalState, QueueEntry, Slot } from './state.ts'

// Written out, in the order of `setup`: copies then have the same hidden class, and the rules read both equally fast.

/** A copy field by field: several times faster than one that has to inspect the state. */
export const clone = (g: PrimalState): PrimalState => ({
  random: copyRandom(g.random),
  reveals: g.reveals,
  monster: g.monster,
  difficulty: g.difficulty,
  round: g.round,
  stage: g.stage,
  turn: g.turn,
  active: g.active,
  turnOver: g.turnOver,
  firstPlayer: g.firstPlayer,
  aggro: g.aggro,
  result: g.result,
  hunters: g.hunters.map(cloneHunter),
  cards: g.cards.slice(),
  terrain: g.terrain.slice(),
  health: g.health,
  damage: g.damage,
  stance: g.stance,
  facing: g.facing,
  struggle: g.struggle,
  rage: g.rage,
  slots: g.slots.map(cloneSlot),
  behaviorDeck: g.behaviorDeck.slice(),
  behaviorDiscard: g.behaviorDiscard.slice(),
  behaviorsRemoved: g.behaviorsRemoved.slice(),
  attritionDeck: g.attritionDeck.slice(),
  attritionDiscard: g.attritionDiscard.slice(),
  attritionShown: g.attritionShown.slice(),
  attritionSeen: g.attritionSeen,
  perils: g.perils.slice(),
  blinded: g.blinded,
  blindedBy: g.blindedBy,
  stunned: g.stunned,
  confused: g.confused,
  vulnerable: g.vulnerable,
  objective: g.objective,
  weakened: g.weakened,
  cracked: g.cracked,
  queue: g.queue.map(cloneEntry),
  batch: g.batch,
  resolved: g.resolved,
  resolving: g.resolving,
  subject: g.subject,
  play: g.play && clonePlay(g.play),
  payment: g.payment && clonePayment(g.payment),
})

const cloneHunter = (h: Hunter): Hunter => ({
  kind: h.kind,
  sector: h.sector,
  deck: h.deck.slice(),
  hand: h.hand.slice(),
  sequence: h.sequence.slice(),
  discard: h.discard.slice(),
  damage: h.damage,
  threatened: h.threatened,
  stamina: h.stamina,
  strain: h.strain,
  armorDepleted: h.armorDepleted,
  helmDepleted: h.helmDepleted,
  standing: h.standing,
  falls: h.falls,
  counters: h.counters,
  focused: h.focused,
  item: h.item,
  potions: h.potions.slice(),
  guard: h.guard,
  shield: h.shield,
  berserk: h.berserk,
  prime: h.prime,
  empower: h.empower,
  usedTurn: h.usedTurn,
  usedRound: h.usedRound,
  usedHunt: h.usedHunt,
  resilient: h.resilient.slice(),
  spent: h.spent.slice(),
  attacks: h.attacks,
  dealt: h.dealt,
  worn: h.worn,
  hold: h.hold,
})

const cloneSlot = ({ card, known, open, waiting }: Slot): Slot => ({ card, known, open, waiting })

const cloneEntry = ({ batch, priority, kind, at, subject, sector }: QueueEntry): QueueEntry => ({
  batch,
  priority,
  kind,
  at,
  subject,
  sector,
})

const clonePlay = ({ hunter, card, bonus, paid, texts }: Play): Play => ({ hunter, card, bonus, paid, texts: texts.slice() })

const clonePayment = ({ hunter, cost, card, token, cards }: Payment): Payment => ({ hunter, cost, card, token, cards: cards.slice() })
