import { parentPort } from 'node:worker_threads'
import type { Game } from '@rulewright/kernel'
import type { Arena, Seating } from './arena/index.ts'
import { play } from './arena/play.ts'

/** What a thread is asked to play. */
export interface Task {
  readonly game: string
  readonly arena: Arena
  readonly seating: Seating
}

/** Answers the tasks that come from the main thread, one after another. */
export function serve(find: (id: string) => Promise<Game>): void {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(play(await find(task.game), task.arena.config, task.arena.bots, task.seating))
  })
}
