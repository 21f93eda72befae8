import { Command, CommanderError } from 'commander'
import { registerAnalyse } from './analyse.ts'
import { registerArena } from './arena.ts'
import { Complaint } from './complain.ts'
import { registerGames } from './games.ts'
import { registerHabits } from './habits.ts'
import { registerLab } from './lab.ts'
import { registerLearn } from './learn.ts'
import { registerLessons } from './lessons.ts'
import { registerNew } from './new.ts'
import { registerOperate } from './operate.ts'
import { registerPlay } from './play.ts'
import { registerProve } from './prove.ts'
import { registerReplay } from './replay.ts'
import { registerSimulate } from './simulate.ts'
import { registerTune } from './tune.ts'
import { registerVerify } from './verify.ts'

const COMMANDS = [
  registerGames,
  registerPlay,
  registerSimulate,
  registerReplay,
  registerAnalyse,
  registerProve,
  registerArena,
  registerHabits,
  registerTune,
  registerLearn,
  registerLab,
  registerVerify,
  registerLessons,
  registerOperate,
  registerNew,
]

/** Runs a command line; errors are reported in one line. Sets the exit code of the process. */
export async function run(words: readonly string[]): Promise<void> {
  const program = new Command('rulewright')
    .description('Play, simulate and examine rules-heavy tabletop games.')
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        write(
          `${text
            .replace(/^error: /, '')
            .trim()
            .replaceAll('\n', ' ')} (--help shows what there is)\n`,
        ),
    })
  for (const register of COMMANDS) register(program)
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof Complaint) {
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 2
    } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else throw error
  }
}
