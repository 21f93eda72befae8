import type { Lesson } from '../../lesson.ts'
import type { StarterName } from '../content/decks/index.ts'
import { slotAt } from '../rules/grid.ts'
import { numberOf, position } from './position.ts'

const DECKS: readonly StarterName[] = ['C', 'B']
const THREADING = numberOf(DECKS, 0, 'threading-through')
const PROTECTING = numberOf(DECKS, 0, 'protecting-our-investment')
const CORNERING = numberOf(DECKS, 0, 'cornering-the-market')
const COUNCIL_FRONT = slotAt('council', 'front')
const COMMONS_FRONT = slotAt('commons', 'front')
const COMMONS_MIDDLE = slotAt('commons', 'middle')
const COMMONS_BACK = slotAt('commons', 'back')
const COUNCIL_BACK = slotAt('council', 'back')

/** What the first match leaves out: windows, instants played from the hand, reactions of cards and moments. */
export const second: Lesson = {
  id: 'second',
  minutes: 5,
  config: { seats: 2, decks: DECKS, starters: 'first' },
  seed: 'hubworld second',
  seat: 0,
  start: position({
    round: 3,
    phase: 'action',
    turn: 1,
    seats: [
      {
        shards: 4,
        council: ['threading-through', 'protecting-our-investment', 'cornering-the-market', 'shardwinner', 'waterway-ferry'],
        top: [],
        grid: [
          { slot: COUNCIL_FRONT, card: 'asset-protection-hub', forged: true },
          { slot: COUNCIL_BACK, card: 'disagreeable-inspector', forged: true },
        ],
      },
      {
        shards: 3,
        council: ['barbican-gate', 'wall-wizard', 'the-dragons-hoard', 'maestro', 'paper-trail'],
        top: ['echofield-registry'],
        grid: [{ slot: COMMONS_FRONT, card: 'eye-enforcers', forged: true }],
      },
    ],
  }),
  steps: [
    { id: 'window', points: [`slot:0-${COMMONS_FRONT}`], others: [{ do: 'delve', seat: 0, path: 'commons' }] },
    {
      id: 'instant',
      points: [`card:${THREADING}`, `slot:0-${COUNCIL_FRONT}`, `slot:0-${COMMONS_FRONT}`],
      choose: [
        { do: 'play', card: THREADING },
        { do: 'at', seat: 0, slot: COUNCIL_FRONT },
        { do: 'at', seat: 0, slot: COMMONS_FRONT },
        { do: 'pass' },
      ],
    },
    {
      id: 'reaction',
      points: [`card:${PROTECTING}`, `slot:0-${COMMONS_FRONT}`],
      choose: [{ do: 'play', card: PROTECTING }],
      passes: ['reaction', 'instant-after-action'],
    },
    {
      id: 'own-card',
      points: [`slot:0-${COUNCIL_BACK}`, `slot:1-${COMMONS_FRONT}`],
      choose: [
        { do: 'delve', seat: 1, path: 'commons' },
        { do: 'use', slot: COUNCIL_BACK },
      ],
      others: [{ do: 'decline' }],
      passes: ['instant-at-slot', 'reaction'],
    },
    {
      id: 'cheaper',
      // The whole way, so that the coach stands beside it.
      points: [`slot:1-${COMMONS_FRONT}`, `slot:1-${COMMONS_MIDDLE}`, `slot:1-${COMMONS_BACK}`, 'district:1-commons'],
      choose: [{ do: 'pay' }, { do: 'continue' }, { do: 'continue' }, { do: 'continue' }],
      passes: ['instant-at-slot', 'instant-at-district', 'reaction'],
    },
    { id: 'after', points: [`card:${CORNERING}`], choose: [{ do: 'decline' }, { do: 'play', card: CORNERING }] },
    { id: 'play-on', points: ['slot:0-9', `slot:0-${COUNCIL_BACK}`] },
  ],
}
