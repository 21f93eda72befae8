import { verifyMatchFile } from '@rulewright/server/verify'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { read } from './files.ts'
import { matchFrom } from './input.ts'

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description('check that a finished match was dealt as promised and played by the rules')
    .argument('<file>', 'a match file')
    .action(async (file: string) => {
      // Problems with the file itself are described in the game's own words, as replay does.
      const { game, words } = await matchFrom(file)
      const found = await verifyMatchFile(read(file), () => Promise.resolve(game), words)
      if (!found.ok) return complain(`${file}: ${found.message}`)
      const dealt = found.commitment
        ? `The deal is the one promised by ${found.commitment}.`
        : 'The file names no promise made before the deal, so how it was dealt cannot be checked.'
      process.stdout.write(`${found.choices} choices of ${found.game} ${found.version} fit the rules. ${dealt}\n`)
    })
}
