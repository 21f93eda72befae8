import type { MonsterSheet } from '../vocabulary.ts'
import { behavior, clear, H, having, hit, mill, place, pushClockwise, rage, stir, strain, threaten, toss, turn, when } from '../words.ts'

/** Toramat, rank 2: a horned, stone-hided charger in the Dry Basin (20.5.2). */
export const toramat = {
  id: 'toramat',
  rank: 2,
  arena: [['baethanis', 'sand'], ['rock'], [], ['rock']],
  attrition: [0, 1, 1, 1, 1, 2, 2, 2, 3, 3],
  stances: [
    { id: 'TM-S1', exposed: ['flank', 'rear'], nextAt: 7, revealed: [] },
    { id: 'TM-S2', exposed: ['front', 'flank'], nextAt: 3, revealed: [turn('aggro'), threaten('front')] },
    { id: 'TM-S3', exposed: ['flank'], nextAt: 0, revealed: [stir(H())] },
  ],
  behaviors: [
    behavior('TM-B01', 1, 1, 'parry', [stir(1)]),
    behavior(
      'TM-B02',
      1,
      4,
      'attack',
      [when('subjectInFront', [hit('subject', toss(1, 'parry'))], [threaten('subject')])],
      1,
      pushClockwise('subject'),
    ),
    behavior('TM-B03', 1, 3, 'turned', [threaten('front')], 1, strain(1, 'front')),
    behavior('TM-B04', 1, 2, 'maneuver', [place('sand', 'subject')], 1, strain(1, 'subject')),
    behavior('TM-B05', 1, 6, 'roundEnd', [hit('front', toss(1, 'defensive')), turn('mostCrowded')]),
    behavior('TM-B06', 2, 5, 'offensive', [hit('subject', having('defensive'))], 2, strain(1, 'subject')),
    behavior('TM-B07', 2, 3, 'startRear', [hit('subject', toss(1, 'dodge'))], 1, pushClockwise('subject')),
    behavior('TM-B08', 2, 4, 'startFlank', [mill(3)], 1, hit('subject', toss(1, 'parry'))),
    behavior('TM-B09', 2, 5, 'rampage', [hit('front', toss(1, 'parry'))], 1, threaten('flank')),
    behavior('TM-B10', 2, 6, 'aggro', [turn('subject')], 1, hit('subject', having('parry'))),
    behavior('TM-B11', 3, 7, 'offensivePair', [hit('subject'), turn('subject')], 2, hit('subject', toss(1, 'defensive'))),
    behavior('TM-B12', 3, 4, 'attritionEnd', [strain(1, 'subject')], 2, hit('inSubjectSector', toss(1, 'defensive'))),
    behavior('TM-B13', 3, 5, 'handEmpty', [hit('subject')], 1, rage(1)),
    behavior('TM-B14', 3, 5, 'rampage', [clear('rock', 'everywhere'), stir(1)], 2, hit('aggro', toss(1, 'parry'))),
    behavior('TM-B15', 3, 8, 'roundEnd', [place('sand', 'frontAndFlanks')], 2, strain(1, 'all')),
  ],
  perils: [
    { id: 'TM-P1', stance: 1, trigger: { on: 'moved', outOf: 'sand' }, effects: [strain(1, 'subject')], modifier: null },
    { id: 'TM-P2', stance: 2, trigger: { on: 'turned' }, effects: [rage(1)], modifier: null },
    { id: 'TM-P3', stance: 2, trigger: null, effects: [], modifier: 'firstAttackWeaker' },
    { id: 'TM-P4', stance: 3, trigger: null, effects: [], modifier: 'threatenedAttritionHigher' },
    { id: 'TM-P5', stance: 3, trigger: null, effects: [], modifier: 'noStaminaInFront' },
  ],
  objective: {
    id: 'TM-O1',
    trigger: { on: 'actionEnd', when: 'twoParriesInFront' },
    goal: { perHunter: 1, plus: 1 },
    reward: [{ op: 'weaken' }],
  },
} as const satisfies MonsterSheet
