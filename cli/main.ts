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

registerGames(program)
registerPlay(program)
registerSimulate(program)
registerReplay(program)
registerAnalyse(program)
registerProve(program)
registerArena(program)
registerHabits(program)
registerTune(program)
registerLearn(program)
registerLab(program)
registerVerify(program)
registerLessons(program)
registerOperate(program)
registerNew(program)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof Complaint) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else throw error
}
