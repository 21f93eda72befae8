import type { HunterSheet } from '../vocabulary.ts'
import { action, after, blind, bonus, card, chain, deal, draw, L, may, move, paid, play, recycle, scry, steady, volley } from '../words.ts'

/** Mirah, great bow: silent shots, deck-fuelled volleys, peril control (20.1.1). */
export const mirah = {
  id: 'mirah',
  weapon: { id: 'MI-W', damage: [3, 6, 9], ability: { kind: 'played', when: 'stealth', oncePerTurn: true, effects: [recycle(1)] } },
  armor: { id: 'MI-A', health: [6, 9, 12], ability: { kind: 'preventAttrition', toss: 'dodge' } },
  helm: { id: 'MI-H', health: [4, 6, 9], ability: action('round', scry) },
  mastery: { id: 'MI-M', focusAt: 4, counts: 'discards', focused: { kind: 'continuous', modifier: 'volleyCountsAll' } },
  deck: [
    card('MI-01', 3, 'attack', 0, 1),
    card('MI-02', 2, 'attack', 1, 1, { keywords: ['stealth'], texts: [play(bonus(L())), paid('dodge', bonus(L()))] }),
    card('MI-03', 1, 'attack', 2, 2, { texts: [play(bonus(L(3)))] }),
    card('MI-04', 1, 'attack', 3, 2, { aggro: true, texts: [play(volley(4))] }),
    card('MI-05', 2, 'maneuver', 0, 1, { keywords: ['assist'], texts: [play(recycle(1))] }),
    card('MI-06', 2, 'maneuver', 1, 1, { texts: [play(volley(3))] }),
    card('MI-07', 2, 'maneuver', 1, 2, { keywords: ['stealth'], texts: [play(blind)] }),
    card('MI-08', 2, 'dodge', 0, 1, { keywords: ['stealth'], texts: [play(steady('self'))] }),
    card('MI-09', 2, 'dodge', 0, 1, { keywords: ['assist'], texts: [chain('attack', may([move()]))] }),
    card('MI-10', 2, 'dodge', 1, 1, { texts: [play(deal(L(2)))] }),
    card('MI-11', 1, 'dodge', 0, 2, { texts: [after('maneuver', recycle(1))] }),
    card('MI-12', 2, 'parry', 0, 1),
    card('MI-13', 2, 'parry', 1, 2, { keywords: ['assist'], texts: [play(draw(1))] }),
  ],
} as const satisfies HunterSheet
