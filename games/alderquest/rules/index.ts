import { defineGame } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { box } from '../box.ts'
import { clone } from './clone.ts'
import { problems, settings, teams } from './config.ts'
import { hidden, imagine } from './imagine.ts'
import { broken } from './laws.ts'
import { migrate } from './migrate.ts'
import { obstacles } from './obstacles.ts'
import { concede, outcome } from './outcome.ts'
import { setup } from './setup.ts'
import { step } from './step.ts'
import { view } from './view.ts'

export const alderquest = defineGame({
  ...box,
  version: '3',
  stateVersion: 2,
  settings,
  retiredSettings: ['conceding'],
  teams,
  problems,
  setup,
  step,
  outcome,
  concede,
  obstacles,
  clone,
  migrate,
  view,
  imagine,
  hidden,
  broken,
  fleeting: ['revealed-runes'],
  idle: ['action', 'move'],
  bot: evaluation,
})
