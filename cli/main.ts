import { games } from '@rulewright/games'
import { Command, CommanderError } from 'commander'
import { registerArena } from './arena.ts'
import { Complaint } from './complain.ts'
import { registerProve } from './prove.ts'
import { registerReplay } from './replay.ts'
import { registerSimulate } from './simulate.ts'
import { registerTune } from './tune.ts'
import { registerVerify } from './verify.ts'

const program = new Command('rulewright')
  .description('Play, simulate and examine rules-heavy tabletop games.')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(`${text.replace(/^error: /, '').trim()} (--help shows what there is)\n`) })

program
  .command('games')
  .description('list the games')
  .option('--json', 'as JSON')
  .action((options: { json?: boolean }) => {
    const listed = games.map(({ id, title, tagline, seats, minutes, maturity }) => ({ id, title, tagline, seats, minutes, maturity }))
    process.stdout.write(
      options.json
        ? `${JSON.stringify(listed)}\n`
        : listed.map((g) => `${g.id.padEnd(12)} ${g.title}: ${g.tagline} (${g.seats.join(', ')} players, ${g.maturity})\n`).join(''),
    )
  })
registerSimulate(program)
registerReplay(program)
registerProve(program)
registerArena(program)
registerTune(program)
registerVerify(program)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof Complaint) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else throw error
}
