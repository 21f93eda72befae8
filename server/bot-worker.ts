import { parentPort, workerData } from 'node:worker_threads'
import { perform, type Task } from './bots/tasks.ts'
import { Shelf } from './shelf.ts'

// Bots think, and matches are replayed, here: a table never waits on another's thinking.

const module: unknown = workerData
const shelf = await Shelf.open(typeof module === 'string' ? module : null)

parentPort?.on('message', async (task: Task) => {
  try {
    const game = await shelf.find(task.game)
    if (!game) throw new Error(`there is no game ${task.game}`)
    parentPort?.postMessage({ result: perform(game, task) })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
