import { type ArenaTask, playTask, prepareBots } from '@rulewright/bots'
import { answerTasks } from '@rulewright/bots/pool'
import { findGame } from '@rulewright/games'
import type { Game } from '@rulewright/kernel'
import { type LabTask, playLabTask } from '@rulewright/lab'
import { needsWords, perform, type Task } from '@rulewright/play'
import { playNth, type SimulationTask } from './simulation.ts'

// What the threads of an arena, of tuning, of a simulation, of an analysis and of the lab run.

answerTasks(async (task: ArenaTask | SimulationTask | LabTask | Task) => {
  if ('experiment' in task) return playLabTask(task)
  const game = await rulesOf(task.game)
  if ('do' in task) return perform(game, task, needsWords(task) ? ((await findGame(task.game)?.words()) ?? null) : null)
  return 'simulation' in task ? playNth(game, task.simulation, task.n) : playTask(game, task)
})

async function rulesOf(id: string): Promise<Game> {
  const manifest = findGame(id)
  if (!manifest) throw new Error(`there is no game "${id}"`)
  const game = await manifest.rules()
  await prepareBots(game)
  return game
}
