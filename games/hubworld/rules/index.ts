import { defineGame, type Seat } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { clone } from './clone.ts'
import { anyConfig, type HubworldConfig, problems, settings } from './config.ts'
import { hidden, imagine } from './imagine.ts'
import { broken } from './laws.ts'
import { view } from './look.ts'
import { step } from './round.ts'
import { setup } from './setup.ts'
import type { HubworldState } from './state.ts'
import type { HubworldView } from './view.ts'
import { outcome } from './winning.ts'

/** Hubworld: Aidalon. */
export const hubworld = defineGame<HubworldState, HubworldConfig, HubworldView>({
  id: 'hubworld',
  version: '2',
  stateVersion: 1,
  seats: [2, 3, 4, 5, 6],
  settings,
  problems,
  setup,
  step,
  outcome,
  view,
  imagine: (g: HubworldState, seat: Seat | null, random) => imagine(g, seat, random),
  hidden,
  broken,
  clone,
  idle: ['action', 'instant-at-start', 'instant-after-action'],
  bot: evaluation,
  anyConfig,
})
