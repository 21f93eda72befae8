import { type BotSpec, makeBot, nameOf } from '@rulewright/bots'
import { findGame } from '@rulewright/games'
import { type Config, NAMES_OF_LEVEL } from '@rulewright/kernel'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { forTable, type TableFlags } from './flags.ts'
import { BOT_NAMES, botsFrom, configFrom, gameNamed, wholeNumber } from './input.ts'
import { openTerminal } from './terminal.ts'
import { type SeatedPlayer, TerminalMatch } from './terminal-match.ts'

interface Flags extends TableFlags {
  bots: string
  people: string
  seed?: string
}

export function registerPlay(program: Command): void {
  forTable(program.command('play'))
    .description('play a match here, against bots or handing the keyboard on')
    .option('--bots <names>', `who sits in the other seats, in turn: ${BOT_NAMES}`, 'friend')
    .option('--people <seats>', 'the seats of people, from 1, with commas between them', '1')
    .option('--seed <text>', 'seed of the deal (default: any)')
    .action(async (id: string, options: Flags) => {
      const { game, words } = await gameNamed(id)
      const config = configFrom(game, words, options)
      const sittings = sittingsFor(config, options)
      const seed = options.seed ?? process.hrtime.bigint().toString(36)
      const terminal = openTerminal()
      terminal.write(`${findGame(id)?.title ?? id}, seed ${seed}. ${who(sittings)} Type ? for help.\n`)
      try {
        await new TerminalMatch(words, game, config, seed, sittings, terminal).play()
      } finally {
        terminal.close()
      }
    })
}

function sittingsFor({ seats }: Config, options: Flags): SeatedPlayer[] {
  const people = new Set(options.people.split(',').map((text) => wholeNumber('A seat of --people', 1, seats)(text) - 1))
  const specs = botsFrom(options.bots)
  const names = new Map<string, number>()
  let bots = 0
  return Array.from({ length: seats }, (_, seat): SeatedPlayer => {
    if (people.has(seat)) return { name: `Seat ${seat + 1}`, bot: null }
    const spec = specs[bots++ % specs.length] ?? complain('--bots names no bot.')
    const name = botName(spec)
    const namesakes = (names.get(name) ?? 0) + 1
    names.set(name, namesakes)
    return { name: namesakes > 1 ? `${name} ${namesakes}` : name, bot: makeBot(spec) }
  })
}

const botName = (spec: BotSpec): string => (spec.kind === 'level' ? NAMES_OF_LEVEL[spec.level][0] : nameOf(spec))

const who = (sittings: readonly SeatedPlayer[]): string => {
  const alone = sittings.filter(({ bot }) => !bot).length === 1
  return `${sittings.map(({ name, bot }, seat) => `Seat ${seat + 1} is ${bot ? name : alone ? 'yours' : 'a person’s'}`).join(', ')}.`
}
