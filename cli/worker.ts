import { type ArenaTask, playTask, prepareBots } from '@rulewright/bots'
import { answerTasks } from '@rulewright/bots/pool'
import { findGame } from '@rulewright/games'
import type { Manifest } from '@rulewright/games/manifest'
import { withNumbersOf } from '@rulewright/games/numbers'
import type { Game } from '@rulewright/kernel'
import { type LabTask, playLabTask } from '@rulewright/lab'
import { configIn, needsWords, perform, type Task } from '@rulewright/play'
import { playNth, type SimulationTask } from './simulation.ts'

// What the threads of an arena, of tuning, of a simulation, of an analysis and of the lab run.

answerTasks(async (task: ArenaTask | SimulationTask | LabTask | Task) => {
  if ('experiment' in task) return playLabTask(task)
  const { manifest, game } = await rulesOf(task.game)
  if ('seating' in task) return playTask(game, task)
  await prepareBots(game)
  if ('do' in task) {
    const words = needsWords(task) ? await manifest.words() : null
    return withNumbersOf(manifest, configIn(task), () => perform(game, task, words))
  }
  return playNth(game, task.simulation, task.n)
})

async function rulesOf(id: string): Promise<{ manifest: Manifest; game: Game }> {
  const manifest = findGame(id)
  if (!manifest) throw new Error(`there is no game "${id}"`)
  return { manifest, game: await manifest.rules() }
}
