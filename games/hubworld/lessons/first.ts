import type { Lesson } from '../../lesson.ts'
import type { StarterName } from '../content/decks/index.ts'
import { SEEKER, slotAt } from '../rules/grid.ts'
import { numberOf, position } from './position.ts'

const DECKS: readonly StarterName[] = ['C', 'B']
const SOAKHOUSE = numberOf(DECKS, 0, 'waterfront-soakhouse')
const GATE = numberOf(DECKS, 1, 'barbican-gate')
const COUNCIL_FRONT = slotAt('council', 'front')
const COUNCIL_BACK = slotAt('council', 'back')
const COMMONS_PATH = [slotAt('commons', 'back'), slotAt('commons', 'middle'), slotAt('commons', 'front')]
const ARCHIVES_FRONT = slotAt('archives', 'front')
const ARCHIVES_MIDDLE = slotAt('archives', 'middle')

/** What the learner holds when the round ends. */
const HAND_AT_THE_END = ['asset-protection-hub', 'shardwinner', 'bubblemap-kiosk', 'rapid-growth', 'ulin-marr', 'job-board'] as const

/** The first match: from the goal to the first agent secured, a delve beaten off, and the end of a round. */
export const first: Lesson = {
  id: 'first',
  minutes: 8,
  config: { seats: 2, decks: DECKS, starters: 'first' },
  seed: 'hubworld first',
  seat: 0,
  start: position({
    round: 2,
    phase: 'opening',
    turn: 0,
    seats: [
      {
        shards: 8,
        council: ['waterfront-soakhouse', 'asset-protection-hub', 'shardwinner', 'bubblemap-kiosk', 'rapid-growth'],
        top: ['ulin-marr', 'job-board'],
        grid: [{ slot: COUNCIL_FRONT, card: 'flooding-thoroughfare', forged: false }],
      },
      {
        shards: 4,
        council: ['barbican-gate', 'wall-wizard', 'the-dragons-hoard', 'maestro', 'paper-trail'],
        top: ['coroner-goodman', 'eye-enforcers'],
        grid: [
          { slot: COUNCIL_FRONT, card: 'yowling-tezu', forged: true },
          { slot: ARCHIVES_FRONT, card: 'cargo-inspector', forged: false },
        ],
      },
    ],
  }),
  steps: [
    { id: 'goal', points: ['score:0', 'score:1'] },
    { id: 'collect', points: [`slot:0-${SEEKER}`], choose: [{ do: 'collect', slot: SEEKER }, { do: 'pass' }] },
    { id: 'actions', points: ['actions:0'] },
    {
      id: 'stage',
      points: [`card:${SOAKHOUSE}`, `slot:0-${COUNCIL_BACK}`],
      choose: [
        { do: 'stage', card: SOAKHOUSE },
        { do: 'at', seat: 0, slot: COUNCIL_BACK },
      ],
    },
    {
      id: 'forge',
      points: [`slot:0-${COUNCIL_BACK}`],
      choose: [{ do: 'forge', slot: COUNCIL_BACK }, { do: 'collect', slot: COUNCIL_BACK }, { do: 'pass' }],
      others: [
        { do: 'stage', card: GATE },
        { do: 'at', seat: 1, slot: ARCHIVES_MIDDLE },
      ],
      passes: ['instant-after-action'],
    },
    {
      id: 'delve',
      // The whole way, so that the coach stands beside it.
      points: ['district:1-commons', ...COMMONS_PATH.map((slot) => `slot:1-${slot}`)],
      choose: [{ do: 'delve', seat: 1, path: 'commons' }, { do: 'continue' }, { do: 'continue' }, { do: 'continue' }],
      passes: ['instant-at-slot', 'instant-at-district', 'reaction'],
    },
    { id: 'heat', points: ['heat:1', 'district:1-commons'], choose: [{ do: 'pay' }], passes: ['reaction'] },
    {
      id: 'secure',
      points: ['shown:coroner-goodman'],
      choose: [{ do: 'break' }],
      others: [{ do: 'delve', seat: 0, path: 'council' }],
      passes: ['reaction', 'instant-after-action'],
    },
    {
      id: 'answer',
      points: [`slot:0-${COUNCIL_FRONT}`],
      choose: [{ do: 'forge', slot: COUNCIL_FRONT }, { do: 'use', slot: COUNCIL_FRONT }, { do: 'pass' }],
      others: [{ do: 'end-delve' }],
      passes: ['reaction', 'instant-after-action'],
    },
    {
      id: 'confront',
      points: [`slot:1-${COUNCIL_FRONT}`, 'district:1-council'],
      choose: [{ do: 'delve', seat: 1, path: 'council' }, { do: 'pay' }],
      others: [{ do: 'decline' }],
      passes: ['instant-at-slot', 'reaction'],
    },
    {
      id: 'leave',
      points: ['shown:yowling-tezu', `slot:1-${COUNCIL_FRONT}`],
      choose: [{ do: 'leave' }, { do: 'end-delve' }],
      others: [{ do: 'gain' }],
      passes: ['reaction', 'instant-after-action'],
    },
    { id: 'refresh', points: HAND_AT_THE_END.map((name) => `card:${numberOf(DECKS, 0, name)}`), choose: [{ do: 'choose' }] },
    { id: 'play-on', points: ['score:0', `slot:0-${SEEKER}`] },
  ],
}
