import type { HunterSheet } from '../vocabulary.ts'
import {
  action,
  bonus,
  calm,
  card,
  confuse,
  draw,
  guard,
  L,
  may,
  move,
  play,
  recycle,
  stamina,
  strain,
  stun,
  unstrain,
  when,
} from '../words.ts'

/** Thoreg, hammer: stun, confuse, strain for power (20.1.3). */
export const thoreg = {
  id: 'thoreg',
  weapon: { id: 'TH-W', damage: [5, 8, 12], ability: { kind: 'played', when: 'heavyAttack', oncePerTurn: false, effects: [calm(1)] } },
  armor: { id: 'TH-A', health: [7, 10, 14], ability: { kind: 'continuous', modifier: 'strainCap' } },
  helm: { id: 'TH-H', health: [5, 7, 11], ability: action('round', strain(1, 'self'), stamina(1)) },
  mastery: { id: 'TH-M', focusAt: 3, counts: 'weight', focused: { kind: 'continuous', modifier: 'heavyAttacksCostLess' } },
  deck: [
    card('TH-01', 3, 'attack', 0, 1),
    card('TH-02', 2, 'attack', 2, 2, { aggro: true, texts: [play(bonus(L(3)), strain(1, 'self'))] }),
    card('TH-03', 2, 'attack', 3, 2, { aggro: true, texts: [play(stun)] }),
    card('TH-04', 2, 'maneuver', 1, 1, { texts: [play(confuse)] }),
    card('TH-05', 2, 'maneuver', 0, 1, { keywords: ['assist'], texts: [play(recycle(1))] }),
    card('TH-06', 2, 'maneuver', 1, 1, { keywords: ['stealth'], texts: [play(calm(1))] }),
    card('TH-07', 2, 'dodge', 0, 1, { keywords: ['stealth'] }),
    card('TH-08', 2, 'dodge', 1, 2, { texts: [play(may([move()]), draw(1))] }),
    card('TH-09', 1, 'dodge', 0, 1, { texts: [play(unstrain, when('unstrained', [draw(1)]))] }),
    card('TH-10', 3, 'parry', 0, 1),
    card('TH-11', 2, 'parry', 1, 1, { keywords: ['assist'], texts: [play(guard(1))] }),
    card('TH-12', 1, 'parry', 0, 1, { texts: [play(strain(1, 'self'), draw(2))] }),
  ],
} as const satisfies HunterSheet
