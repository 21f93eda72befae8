import type { Lesson, Step } from '../../lesson.ts'
import { CRUISER, ENGINEER, FRIGATE, OUTPOST } from '../content/units.ts'
import type { AldarraState } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { discovery, hex, LEARNER, objective, position, RIVAL, TWO_SEATS } from './position.ts'

const HOME = hex(2, 0)
const RIVAL_HOME = hex(-2, 0)
const RIVAL_OUTPOST = hex(-1, -1)
/** The two Forests, with a Crystal Deposit between them, and the Deposit beside the learner's Stronghold. */
const NEAR_FOREST = hex(1, 0)
const FAR_FOREST = hex(-1, 0)
const DEPOSIT = hex(0, 0)
const HOME_DEPOSIT = hex(2, 1)
const FAR_COPPER = hex(-3, 0)

const TIMBER_RIGHTS = objective('OBJ-04')
const CRYSTAL_MONOPOLY = objective('OBJ-06')
const COMMAND_RELAY = discovery('DIS-P1')
/** Table 13.A: four Crystals for a Victory Point. */
const FOUR_CRYSTALS = 0

const ship = (at: number, unit: number) => ({ at, unit })

/** Points at the territory of an Order; while ships are called, at those that are still to come. */
const ordering =
  (target: number, ...ships: readonly ReturnType<typeof ship>[]) =>
  (view: AldarraView): readonly string[] => {
    const calling = view.phase === 'order' && view.order?.mode === 'to'
    const waiting = calling ? ships.filter(({ at, unit }) => (view.territories[at]?.units[LEARNER]?.[unit] ?? 0) > 0) : []
    return waiting.length > 0 ? waiting.map(({ at, unit }) => `ship:${at}:${LEARNER}:${unit}`) : [`hex:${target}`]
  }

const crystals = (view: AldarraView): readonly string[] => {
  if (view.phase === 'claims') return [`objective:${CRYSTAL_MONOPOLY}`]
  return view.order?.hex === DEPOSIT ? [`hex:${DEPOSIT}`] : ordering(HOME_DEPOSIT, ship(HOME, ENGINEER))(view)
}

/** The Discovery, then what is to be built and where. */
const growing = (view: AldarraView): readonly string[] => {
  if (!view.building) return [`discovery:${COMMAND_RELAY}`]
  const founded = (view.territories[DEPOSIT]?.units[LEARNER]?.[OUTPOST] ?? 0) > 0
  return founded ? [`unit:${CRUISER}`, `hex:${HOME}`] : [`unit:${OUTPOST}`, `hex:${DEPOSIT}`]
}

/** Questions a step passes: those the lesson has already dealt with, or leaves for real play. */
const PASSES = ['claim', 'delay'] as const

const STEPS: readonly Step<AldarraView>[] = [
  { id: 'goal', points: [`objective:${TIMBER_RIGHTS}`, `objective:${CRYSTAL_MONOPOLY}`] },
  {
    id: 'stronghold',
    points: [`hex:${HOME}`],
    choose: [{ do: 'stronghold', hex: HOME }],
    others: [
      { do: 'stronghold', hex: RIVAL_HOME },
      { do: 'outpost', hex: RIVAL_OUTPOST },
    ],
  },
  { id: 'outpost', points: [`hex:${NEAR_FOREST}`], choose: [{ do: 'outpost', hex: NEAR_FOREST }] },
  {
    id: 'order',
    points: ordering(FAR_FOREST, ship(NEAR_FOREST, FRIGATE)),
    choose: [{ do: 'activate', hex: FAR_FOREST }, { do: 'to' }, { do: 'call', hex: NEAR_FOREST, unit: FRIGATE }, { do: 'done' }],
  },
  { id: 'explore', points: [`hex:${FAR_FOREST}`], choose: [{ do: 'explore', hex: FAR_FOREST }] },
  {
    id: 'claim',
    points: [`objective:${TIMBER_RIGHTS}`],
    choose: [{ do: 'claim', objective: TIMBER_RIGHTS }],
    passes: PASSES,
    others: [
      { do: 'activate', hex: DEPOSIT },
      { do: 'to' },
      { do: 'call', hex: RIVAL_OUTPOST, unit: FRIGATE },
      { do: 'call', hex: RIVAL_OUTPOST, unit: ENGINEER },
      { do: 'done' },
    ],
  },
  {
    id: 'attack',
    points: ordering(DEPOSIT, ship(HOME, FRIGATE), ship(NEAR_FOREST, ENGINEER)),
    choose: [
      { do: 'activate', hex: DEPOSIT },
      { do: 'to' },
      { do: 'call', hex: HOME, unit: FRIGATE },
      { do: 'call', hex: HOME, unit: FRIGATE },
      { do: 'call', hex: NEAR_FOREST, unit: ENGINEER },
      { do: 'done' },
    ],
    passes: PASSES,
  },
  {
    id: 'hits',
    points: [`target:${RIVAL}:${FRIGATE}`, `target:${RIVAL}:${ENGINEER}`],
    choose: [{ do: 'hit', seat: RIVAL, unit: FRIGATE }],
    passes: PASSES,
  },
  { id: 'retreat', points: [`target:${RIVAL}:${ENGINEER}`], choose: [{ do: 'stay' }], passes: PASSES },
  {
    id: 'crystals',
    points: crystals,
    choose: [
      { do: 'explore', hex: DEPOSIT },
      { do: 'activate', hex: HOME_DEPOSIT },
      { do: 'to' },
      { do: 'call', hex: HOME, unit: ENGINEER },
      { do: 'done' },
      { do: 'explore', hex: HOME_DEPOSIT },
      { do: 'claim', objective: CRYSTAL_MONOPOLY },
    ],
    passes: PASSES,
    others: [{ do: 'activate', hex: FAR_COPPER }, { do: 'to' }, { do: 'call', hex: RIVAL_HOME, unit: FRIGATE }, { do: 'done' }],
  },
  {
    id: 'buy',
    points: [`seat:${LEARNER}`],
    choose: [{ do: 'buy', purchase: FOUR_CRYSTALS }],
    passes: [...PASSES, 'objectives'],
  },
  {
    id: 'grow',
    points: growing,
    choose: [
      { do: 'take', discovery: COMMAND_RELAY },
      { do: 'build', unit: OUTPOST, hex: DEPOSIT },
      { do: 'build', unit: CRUISER, hex: HOME },
      { do: 'done' },
    ],
    passes: PASSES,
  },
  { id: 'on', points: [`seat:${LEARNER}`] },
]

/** A first round: land, an Order, a fight, Crystals and four ways to a Victory Point. */
export const first: Lesson<AldarraState, AldarraView> = {
  id: 'first',
  minutes: 8,
  config: { ...TWO_SEATS },
  seed: 'first lesson',
  start: () =>
    position({
      config: TWO_SEATS,
      objectives: [
        ['OBJ-04', 'OBJ-06'],
        ['OBJ-20', 'OBJ-15'],
      ],
      explores: ['EXP-01', 'EXP-07', 'EXP-04'],
      discoveries: ['DIS-P1', 'DIS-U1', 'DIS-P4'],
      dice: 'fair wind 534',
    }),
  seat: LEARNER,
  steps: STEPS,
}
