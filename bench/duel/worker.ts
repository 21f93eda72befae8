import { workerData } from 'node:worker_threads'
import type { ArenaTask } from '@rulewright/bots'
import { answerTasks } from '@rulewright/bots/pool'
import { loadSides } from './load.ts'
import { playDuel } from './play.ts'

// A thread of the duel.

const sides = loadSides(workerData === 'whole')
let warm: Promise<void> | null = null

/** Code is compiled while it runs: first a game of both sides that is not counted, so that neither thinks slowly in those that are. */
async function warmUp(task: ArenaTask): Promise<void> {
  const { bots, config } = task.arena
  if (bots.every((bot) => 'budget' in bot && bot.budget?.milliseconds === undefined)) return
  // Alone at a table, each side needs a game of its own.
  for (const turn of config.seats > 1 ? [0] : [0, 1]) {
    const seats = task.seating.seats.map((_, seat) => (seat + turn) % 2)
    await playDuel(await sides, { ...task, seating: { seed: 'warm-up', seats } })
  }
}

answerTasks(async (task: ArenaTask) => {
  warm ??= warmUp(task)
  await warm
  return playDuel(await sides, task)
})
