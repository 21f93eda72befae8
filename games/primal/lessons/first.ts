import type { Lesson } from '../../lesson.ts'
import { type CardId, type HunterId, items, type PotionId, potions } from '../content/index.ts'
import type { PrimalState } from '../rules/state.ts'
import { configOf, instanceOf, type PositionLiteral, position } from './position.ts'

const HUNTER: readonly HunterId[] = ['dareon']
const card = (id: CardId, copy = 0): number => instanceOf(HUNTER, 0, id, copy)
const potion = (id: PotionId): number => potions.findIndex((one) => one.id === id)
const WEST = 3

/** Dareon alone against Vyraxen at the beginning of his second turn; the piles are stacked so that all goes as the coach says. */
const hunt: PositionLiteral = {
  difficulty: 'novice',
  stage: 'movement',
  health: 9,
  struggle: 2,
  slots: ['VX-B02', 'VX-B06', 'VX-B03'],
  behaviorDeck: ['VX-B08', 'VX-B09', 'VX-B04', 'VX-B05', 'VX-B01', 'VX-B07', 'VX-B10'],
  attrition: [3, 1, 0],
  hunters: [
    {
      id: 'dareon',
      parts: {
        hand: ['DA-01', 'DA-02', 'DA-06', 'DA-08', 'DA-14'],
        deck: ['DA-11', 'DA-05', 'DA-01', 'DA-02', 'DA-07', 'DA-12', 'DA-13'],
        item: 'IT-5',
        potions: ['PT-3', 'PT-1', 'PT-7'],
      },
    },
  ],
}

const settings = { ...configOf(hunt) }
const handCard = (id: CardId, copy = 0): string => `card:${card(id, copy)}`

/** The first hunt: two turns, from the first blow to the second stance. */
export const first: Lesson<PrimalState> = {
  id: 'first',
  minutes: 8,
  config: settings,
  seed: 'primal first',
  seat: 0,
  start: () => position(hunt),
  steps: [
    { id: 'goal', points: ['track:health', 'track:round'] },
    { id: 'place', points: ['hunter:0', 'monster:vyraxen'] },
    { id: 'stay', points: ['sector:2'], choose: [{ do: 'stay' }] },
    { id: 'react', points: ['slot:0', 'slot:1', 'slot:2'] },
    {
      id: 'strike',
      points: [handCard('DA-02'), handCard('DA-06')],
      choose: [
        { do: 'play', card: card('DA-02') },
        { do: 'pay-card', card: card('DA-06') },
      ],
    },
    { id: 'order', points: ['slot:0', 'slot:1'], choose: [{ do: 'entry', kind: 'behavior', at: 0 }] },
    {
      id: 'dodge',
      points: ['slot:0', handCard('DA-08')],
      choose: [{ do: 'escape' }, { do: 'discard', card: card('DA-08') }],
    },
    {
      id: 'quiet',
      points: [`item:${items.findIndex((item) => item.id === 'IT-5')}`, handCard('DA-01')],
      choose: [
        { do: 'use', ability: 'item' },
        { do: 'play', card: card('DA-01') },
      ],
    },
    { id: 'stance', points: ['stance:VX-S2', 'track:health'] },
    {
      id: 'attrition',
      points: [handCard('DA-14'), 'pile:attrition'],
      choose: [{ do: 'play', card: card('DA-14') }, { do: 'to-discard' }, { do: 'end' }],
    },
    { id: 'struggle', points: ['track:struggle', `potion:${potion('PT-7')}`], choose: [{ do: 'consume', potion: potion('PT-7') }] },
    {
      id: 'away',
      points: [`sector:${WEST}`, handCard('DA-13')],
      choose: [
        { do: 'move', sector: WEST },
        { do: 'pay-card', card: card('DA-13') },
      ],
    },
    { id: 'on', points: ['objective:VX-O1'] },
  ],
}
