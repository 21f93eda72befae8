import { duel } from '../../kernel/test/games/duel.ts'
import { type ArenaTask, playTask } from '../arena/threads.ts'
import { answerTasks } from '../pool.ts'

// A thread that knows the duel only.
answerTasks((task: ArenaTask) => {
  if (task.game !== duel.id) throw new Error(`there is no game "${task.game}"`)
  return playTask(duel, task)
})
