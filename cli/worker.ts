import { parentPort, workerData } from 'node:worker_threads'
import { serve } from '@rulewright/bots/serve'
import { findGame } from '@rulewright/games'
import type { Game } from '@rulewright/kernel'
import { playNth } from './simulation.ts'
import type { Nth, SimulationShare } from './threads.ts'

// The entry of the threads: those of an arena are asked game by game, those of a simulation have been given their share.
if (workerData) await simulate(workerData as SimulationShare)
else serve(rulesOf)

async function rulesOf(id: string): Promise<Game> {
  const manifest = findGame(id)
  if (!manifest) throw new Error(`there is no game "${id}"`)
  return manifest.rules()
}

async function simulate({ game: id, simulation, next }: SimulationShare): Promise<void> {
  const game = await rulesOf(id)
  const count = new Int32Array(next)
  for (let n = Atomics.add(count, 0, 1); n < simulation.games; n = Atomics.add(count, 0, 1))
    parentPort?.postMessage({ n, played: playNth(game, simulation, n) } satisfies Nth)
}
