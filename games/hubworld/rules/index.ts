import { defineGame } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { box } from '../box.ts'
import { clone } from './clone.ts'
import { anyConfig, type HubworldConfig, problems, settings } from './config.ts'
import { deckLists, hidden, imagine } from './imagine.ts'
import { broken } from './laws.ts'
import { migrate } from './migrate.ts'
import { obstacles } from './obstacles.ts'
import { concede, outcome } from './outcome.ts'
import { setup } from './setup.ts'
import type { HubworldState } from './state.ts'
import { step } from './step.ts'
import { type HubworldView, view } from './view.ts'

/** Hubworld: Aidalon. */
export const hubworld = defineGame<HubworldState, HubworldConfig, HubworldView>({
  ...box,
  version: '3',
  stateVersion: 2,
  settings,
  retiredSettings: ['conceding'],
  problems,
  setup,
  step,
  outcome,
  concede,
  obstacles,
  view,
  imagine,
  hidden,
  broken,
  clone,
  migrate,
  takenAsKnown: deckLists,
  idle: ['action', 'instant-at-start', 'instant-after-action'],
  bot: evaluation,
  anyConfig,
})
