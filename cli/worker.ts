import { type ArenaTask, playTask, prepareBots } from '@rulewright/bots'
import { answerTasks } from '@rulewright/bots/pool'
import { findGame } from '@rulewright/games'
import type { Game } from '@rulewright/kernel'
import { type LabTask, playLabTask } from '@rulewright/lab'
import { playNth, type SimulationTask } from './simulation.ts'

// What the threads of an arena, of tuning, of a simulation and of the lab run.

answerTasks(async (task: ArenaTask | SimulationTask | LabTask) => {
  if ('experiment' in task) return playLabTask(task)
  const game = await rulesOf(task.game)
  return 'simulation' in task ? playNth(game, task.simulation, task.n) : playTask(game, task)
})

async function rulesOf(id: string): Promise<Game> {
  const manifest = findGame(id)
  if (!manifest) throw new Error(`there is no game "${id}"`)
  const game = await manifest.rules()
  await prepareBots(game)
  return game
}
