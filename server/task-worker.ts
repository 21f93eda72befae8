import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { prepareBots } from '@rulewright/bots'
import { answerTasks } from '@rulewright/bots/pool'
import { needsWords, perform, type Task } from '@rulewright/play'
import { Shelf } from './shelf.ts'

// Bots think, and matches are replayed, here: no match waits for another's thinking.

// With few cores, players go first. On Linux this applies to the thread, elsewhere to the whole process.
if (process.platform === 'linux') setPriority(10)

const module: unknown = workerData
const shelf = await Shelf.open(typeof module === 'string' ? module : null)

answerTasks(async (task: Task) => {
  const game = await shelf.find(task.game)
  if (!game) throw new Error(`there is no game ${task.game}`)
  await prepareBots(game)
  return perform(game, task, needsWords(task) ? await shelf.words(task.game) : null)
})
