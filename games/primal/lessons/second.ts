import type { Lesson } from '../../lesson.ts'
import type { CardId, HunterId } from '../content/index.ts'
import type { PrimalState } from '../rules/state.ts'
import { configOf, instanceOf, type PositionLiteral, position } from './position.ts'

const HUNTERS: readonly HunterId[] = ['ljonar', 'mirah', 'thoreg']
const YOU = 0
const MIRAH = 1
const THOREG = 2
const mine = (id: CardId, copy = 0): number => instanceOf(HUNTERS, YOU, id, copy)
const hers = (id: CardId, copy = 0): number => instanceOf(HUNTERS, MIRAH, id, copy)

/** Mirah's turn: she stands in front of the monster and will not survive another bite. Thoreg lies beside Ljonar. */
const hunt: PositionLiteral = {
  difficulty: 'novice',
  round: 3,
  stage: 'action',
  active: MIRAH,
  turn: 0,
  firstPlayer: MIRAH,
  aggro: MIRAH,
  facing: 'south',
  health: 9,
  damage: 9,
  struggle: 4,
  slots: ['VX-B03', 'VX-B08', 'VX-B01'],
  behaviorDeck: ['VX-B04', 'VX-B05', 'VX-B07'],
  attrition: [1, 1, 0, 1],
  hunters: [
    {
      id: 'ljonar',
      parts: {
        sector: 'north',
        stamina: 1,
        hand: ['LJ-02', 'LJ-04', 'LJ-07', 'LJ-09', 'LJ-12'],
        deck: ['LJ-02', 'LJ-10', 'LJ-05', 'LJ-01', 'LJ-08'],
        item: 'IT-2',
        potions: ['PT-1'],
      },
    },
    {
      id: 'mirah',
      parts: {
        sector: 'south',
        damage: 8,
        hand: ['MI-07', 'MI-12'],
        deck: ['MI-03', 'MI-01', 'MI-08', 'MI-05', 'MI-09', 'MI-06'],
        item: 'IT-1',
        potions: ['PT-2'],
      },
    },
    {
      id: 'thoreg',
      parts: {
        sector: 'north',
        standing: 'red',
        falls: 1,
        helmDepleted: true,
        deck: ['TH-01', 'TH-06', 'TH-10', 'TH-04', 'TH-11'],
        discard: ['WOUND'],
        item: 'IT-3',
      },
    },
  ],
}

/** Playing together: Assist, Taunt, and a hand for the fallen. */
export const second: Lesson<PrimalState> = {
  id: 'second',
  minutes: 5,
  config: { ...configOf(hunt) },
  seed: 'primal second',
  seat: YOU,
  start: () => position(hunt),
  steps: [
    { id: 'together', points: ['hunter:1', 'hunter:2'] },
    { id: 'assist', points: [`card:${mine('LJ-07')}`], choose: [{ do: 'assist', card: mine('LJ-07') }] },
    {
      id: 'taunt',
      points: [`card:${mine('LJ-04')}`, 'hunter:1'],
      choose: [{ do: 'taunt', card: mine('LJ-04') }],
      others: [
        { do: 'play', card: hers('MI-03') },
        { do: 'pay-card', card: hers('MI-07') },
        { do: 'play', card: hers('MI-12') },
        { do: 'end' },
      ],
    },
    { id: 'stay', points: ['sector:0', 'hunter:1'], choose: [{ do: 'stay' }] },
    {
      id: 'revive',
      points: [`hunter:${THOREG}`, `card:${mine('LJ-09')}`],
      choose: [{ do: 'revive', hunter: THOREG }, { do: 'pay-stamina' }, { do: 'pay-card', card: mine('LJ-09') }],
    },
    { id: 'eyes', points: ['hunter:0', `card:${mine('LJ-02')}`], choose: [{ do: 'play', card: mine('LJ-02') }] },
    { id: 'on', points: [`hunter:${MIRAH}`, `hunter:${THOREG}`] },
  ],
}
