import type { MonsterSheet } from '../vocabulary.ts'
import { aggro, behavior, H, hit, L, mill, place, rage, stir, strain, suffer, threaten, toss, turn, wound } from '../words.ts'

/** Korowon, rank 3: an armoured tide lurker in the Drowned Court (20.5.3). */
export const korowon = {
  id: 'korowon',
  rank: 3,
  arena: [['water'], ['cyricae', 'rock'], [], ['synaerea']],
  attrition: [0, 1, 1, 1, 2, 2, 2, 2, 3, 3],
  stances: [
    { id: 'KW-S1', exposed: ['front', 'flank'], nextAt: 7, revealed: [] },
    { id: 'KW-S2', exposed: ['front', 'rear'], nextAt: 3, revealed: [place('water', 'flanks')] },
    { id: 'KW-S3', exposed: ['flank', 'rear'], nextAt: 0, revealed: [stir(H())] },
  ],
  behaviors: [
    behavior('KW-B01', 1, 1, 'dodge', [place('fog', 'subject')], 1, threaten('subject')),
    behavior('KW-B02', 1, 4, 'attack', [hit('subject', toss(1, 'dodge'))], 2, mill(2)),
    behavior('KW-B03', 1, 3, 'maneuver', [place('water', 'subject')], 1, stir(1)),
    behavior('KW-B04', 1, 2, 'moved', [mill(2)], 1, threaten('subject')),
    behavior('KW-B05', 1, 6, 'roundEnd', [hit('frontOrWater', toss(1, 'defensive'))], 1, turn('mostDamage')),
    behavior('KW-B06', 2, 5, 'offensivePair', [hit('flank', toss(1, 'defensive'))], 2, hit('front', toss(1, 'defensive'))),
    behavior('KW-B07', 2, 4, 'threatened', [mill(3), place('water', 'subject')], 2, hit('subject')),
    behavior('KW-B08', 2, 3, 'startFlank', [hit('subject', toss(1, 'defensive'))], 1, strain(1, 'subject')),
    behavior('KW-B09', 2, 5, 'rampage', [hit('threatened', toss(1, 'dodge'))], 1, stir(1)),
    behavior('KW-B10', 2, 6, 'parry', [aggro('subject'), turn('subject')], 1, threaten('front')),
    behavior('KW-B11', 3, 7, 'startFront', [hit('subject', toss(2, 'any'))], 2, strain(1, 'subject')),
    behavior('KW-B12', 3, 5, 'defensivePair', [rage(1), turn('subject')], 2, hit('subject')),
    behavior('KW-B13', 3, 4, 'handEmpty', [hit('subject')], 2, mill(4)),
    behavior('KW-B14', 3, 5, 'rampage', [place('water', 'front'), hit('front', toss(1, 'defensive'))], 2, stir(1)),
    behavior('KW-B15', 3, 8, 'roundEnd', [place('fog', 'withoutWater')], 2, threaten('all')),
  ],
  perils: [
    { id: 'KW-P1', stance: 1, trigger: { on: 'roundEnd' }, effects: [strain(1, 'inWater')], modifier: null },
    { id: 'KW-P2', stance: 2, trigger: null, effects: [], modifier: 'attacksFromFogCostMore' },
    { id: 'KW-P3', stance: 2, trigger: { on: 'played', when: 'attackFromFront' }, effects: [suffer(L(), 'subject')], modifier: null },
    { id: 'KW-P4', stance: 3, trigger: { on: 'roundEnd' }, effects: [hit('threatened', toss(1, 'defensive'))], modifier: null },
    { id: 'KW-P5', stance: 3, trigger: { on: 'turnStart', inA: 'water' }, effects: [mill(2)], modifier: null },
  ],
  objective: {
    id: 'KW-O1',
    trigger: { on: 'actionEnd', when: 'strongTurnInFlank' },
    goal: { perHunter: 2, plus: 0 },
    reward: [wound(1), { op: 'crack' }],
  },
} as const satisfies MonsterSheet
