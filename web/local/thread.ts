import { prepareBots } from '@rulewright/bots'
import { findGame } from '@rulewright/games'
import { withNumbersOf } from '@rulewright/games/numbers'
import { configIn, needsWords, perform, type Task } from '@rulewright/play'
import type { ThreadReply } from './worker-pool.ts'

/** In a thread of its own: bots think, and matches are replayed, while the table goes on. */
export function answerTasks(): void {
  self.addEventListener('message', async ({ data }: MessageEvent<Task>) => self.postMessage(await answerTask(data)))
}

export async function answerTask(task: Task): Promise<ThreadReply> {
  try {
    const manifest = findGame(task.game)
    if (!manifest) return { error: `there is no game ${task.game}` }
    const game = await manifest.rules()
    await prepareBots(game)
    const words = needsWords(task) ? await manifest.words() : null
    return { result: await withNumbersOf(manifest, configIn(task), () => perform(game, task, words)) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
