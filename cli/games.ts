import { findGame, games } from '@rulewright/games'
import { type Game, parseConfig, type Setting, type Words } from '@rulewright/kernel'
import type { Command } from 'commander'
import { gameNamed } from './input.ts'

/** A setting as `--config` takes it, with its words. */
type Listed = { readonly key: string; readonly name: string; readonly eachSeat: boolean } & (
  | { readonly kind: 'choice'; readonly values: readonly { readonly value: string; readonly name: string }[]; readonly default: string }
  | Exclude<Setting, { kind: 'choice' | 'each-seat' }>
)

export function registerGames(program: Command): void {
  program
    .command('games')
    .description('list the games, or the settings of one')
    .argument('[game]', 'the game whose settings to list')
    .option('--json', 'as JSON')
    .action(async (id: string | undefined, options: { json?: boolean }) => {
      process.stdout.write(id === undefined ? listGames(options.json) : await listSettings(id, options.json))
    })
}

function listGames(json = false): string {
  const listed = games.map(({ id, title, tagline, seats, minutes, maturity }) => ({ id, title, tagline, seats, minutes, maturity }))
  if (json) return `${JSON.stringify(listed)}\n`
  return listed.map((g) => `${g.id.padEnd(12)} ${g.title}: ${g.tagline} (${g.seats.join(', ')} players, ${g.maturity})\n`).join('')
}

async function listSettings(id: string, json = false): Promise<string> {
  const { game, words } = await gameNamed(id)
  const title = findGame(id)?.title ?? id
  const settings = Object.entries(game.settings).map(([key, setting]) => listed(key, setting, words))
  const seats = { values: game.seats, default: game.seats[0] }
  if (json) return `${JSON.stringify({ id, title, version: game.version, seats, settings })}\n`
  const rows = [
    entry('seats', 'Number of seats', [`${[...game.seats].sort().join(', ')} (default ${seats.default})`]),
    ...settings.map(describe),
  ]
  return `${title}\n\n${rows.join('\n')}\n\nAll of them together, as --config takes them; what is left out has its default:\n${defaults(game)}\n`
}

function listed(key: string, setting: Setting, words: Words): Listed {
  if (setting.kind === 'each-seat') return { ...listed(key, setting.of, words), eachSeat: true }
  const named = { key, name: words.setting(key), eachSeat: false }
  if (setting.kind !== 'choice') return { ...named, ...setting }
  return { ...named, ...setting, values: setting.values.map((value) => ({ value, name: words.setting(key, value) })) }
}

function describe(setting: Listed): string {
  const standard = `(default ${JSON.stringify(setting.default)})`
  const each = setting.eachSeat ? ['a list with one entry for each seat, each:'] : []
  switch (setting.kind) {
    case 'choice':
      return entry(setting.key, setting.name, [
        ...each,
        ...setting.values.map(({ value, name }) => {
          const line = `${JSON.stringify(value)}${name === value ? '' : `: ${name}`}`
          return value === setting.default ? `${line} (default)` : line
        }),
      ])
    case 'flag':
      return entry(setting.key, setting.name, [...each, `true or false ${standard}`])
    case 'integer':
      return entry(setting.key, setting.name, [...each, `a whole number from ${setting.min} to ${setting.max} ${standard}`])
    case 'text':
      return entry(setting.key, setting.name, [...each, `a text of at most ${setting.longest} characters ${standard}`])
  }
}

const entry = (key: string, name: string, lines: readonly string[]) =>
  [`${key.padEnd(20)} ${name}`, ...lines.map((l) => `    ${l}`)].join('\n')

function defaults(game: Game): string {
  const parsed = parseConfig(game, {})
  return parsed.ok ? JSON.stringify(parsed.value) : '{}'
}
