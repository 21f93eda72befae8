import type { Lesson, Step } from '../../lesson.ts'
import { STRONGHOLD } from '../content/tiles.ts'
import { CRUISER, DESTROYER, DREADNOUGHT, ENGINEER, FORTRESS, FRIGATE } from '../content/units.ts'
import { place } from '../rules/pieces.ts'
import type { AldarraState } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { explore, hex, LEARNER, position, RIVAL, TWO_SEATS } from './position.ts'

const HOME = hex(2, 0)
const RIVAL_HOME = hex(-2, 0)
/** Where the fight is, the Fortress and the Destroyer beside it, and where the rival flees to. */
const DEPOSIT = hex(0, 0)
const BASTION = hex(1, 0)
const PICKET = hex(1, -1)
const ESCAPE = hex(-1, 0)
/** The scouts that are then attacked, and the Dreadnought beside them. */
const SCOUTS = hex(0, -1)
const DREAD = hex(-1, -1)
const BATTERY = explore('EXP-H03')

const ship = (at: number, seat: number, unit: number) => `ship:${at}:${seat}:${unit}`

const STEPS: readonly Step<AldarraView>[] = [
  {
    id: 'look',
    points: [FRIGATE, CRUISER, ENGINEER].map((unit) => ship(DEPOSIT, RIVAL, unit)),
    passes: ['window'],
  },
  {
    id: 'order',
    points: (view) =>
      view.order?.mode === 'to' && (view.territories[HOME]?.units[LEARNER]?.[FRIGATE] ?? 0) > 0
        ? [ship(HOME, LEARNER, FRIGATE)]
        : [`hex:${DEPOSIT}`],
    choose: [
      { do: 'activate', hex: DEPOSIT },
      { do: 'to' },
      ...[1, 2, 3].map(() => ({ do: 'call', hex: HOME, unit: FRIGATE })),
      { do: 'done' },
    ],
    passes: ['window'],
  },
  { id: 'intercept', points: [ship(PICKET, LEARNER, DESTROYER)], choose: [{ do: 'intercept', hex: PICKET }] },
  { id: 'card', points: [`explore:${BATTERY}`], choose: [{ do: 'play', explore: BATTERY }] },
  { id: 'delay', points: [`target:${LEARNER}:${FRIGATE}`, `target:${LEARNER}:${DESTROYER}`], choose: [{ do: 'pass' }] },
  { id: 'light', points: [`target:${RIVAL}:${CRUISER}`], choose: [{ do: 'hit', seat: RIVAL, unit: CRUISER }] },
  { id: 'heavy', points: [`target:${RIVAL}:${ENGINEER}`], choose: [{ do: 'hit', seat: RIVAL, unit: ENGINEER }] },
  {
    id: 'stay',
    points: [`target:${RIVAL}:${FRIGATE}`],
    choose: [{ do: 'stay' }],
    others: [
      { do: 'retreat', hex: ESCAPE },
      { do: 'activate', hex: SCOUTS },
      { do: 'to' },
      { do: 'call', hex: DREAD, unit: DREADNOUGHT },
      { do: 'done' },
    ],
    passes: ['claim', 'delay', 'intercept'],
  },
  { id: 'leave', points: [`target:${RIVAL}:${DREADNOUGHT}`, `hex:${PICKET}`], choose: [{ do: 'retreat', hex: PICKET }], passes: ['claim'] },
  { id: 'on', points: [`seat:${LEARNER}`] },
]

/** The middle of a match, where one Order leads to a combat with everything in it. */
function start(): AldarraState {
  const g = position({
    config: TWO_SEATS,
    objectives: [
      ['OBJ-18', 'OBJ-21'],
      ['OBJ-05', 'OBJ-30'],
    ],
    held: [['EXP-H03']],
    dice: 'broadside 13135',
  })
  g.phase = 'order'
  g.turn = 0
  g.round = 3
  g.explored.fill(true)
  for (const [seat, home] of [HOME, RIVAL_HOME].entries()) {
    g.tiles[home] = STRONGHOLD
    g.strongholds[seat] = home
  }
  for (const player of g.players) player.tokens = 3
  for (const unit of [FRIGATE, FRIGATE, FRIGATE]) place(g, LEARNER, unit, HOME)
  place(g, LEARNER, FORTRESS, BASTION)
  place(g, LEARNER, DESTROYER, PICKET)
  for (const unit of [FRIGATE, ENGINEER]) place(g, LEARNER, unit, SCOUTS)
  for (const unit of [FRIGATE, CRUISER, ENGINEER]) place(g, RIVAL, unit, DEPOSIT)
  place(g, RIVAL, DREADNOUGHT, DREAD)
  return g
}

/** Combat in full: who joins, cards, delay, the two steps, Escort, Fortress fire, retreat. */
export const second: Lesson<AldarraState, AldarraView> = {
  id: 'second',
  minutes: 5,
  config: { ...TWO_SEATS },
  seed: 'second lesson',
  start,
  seat: LEARNER,
  steps: STEPS,
}
