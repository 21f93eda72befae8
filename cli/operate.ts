import { existsSync } from 'node:fs'
import {
  backUp,
  type Carried,
  type Checked,
  type Counts,
  check,
  command,
  exportAll,
  importAll,
  linkTo,
  move,
  restoreFrom,
} from '@rulewright/server/operate'
import type { Command } from 'commander'
import { complain } from './complain.ts'

/** Where the server keeps its data by default. */
const HERE = process.env.DATABASE_URL || process.env.DATA_DIR || '.data'
const PLACE = 'a data folder, or the address of a PostgreSQL (left out: DATABASE_URL, DATA_DIR or .data)'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Errors of the database are reported in a sentence. */
async function orComplain<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)))
}

const told = (counts: Counts) => `${counts.match ?? 0} matches, ${counts.choice ?? 0} rows of logs, ${counts['"user"'] ?? 0} people`

async function checked(place: string, all: boolean): Promise<void> {
  let fine = 0
  const wrong: Checked[] = []
  await orComplain(check(place, all, (one) => (one.problem === null ? fine++ : wrong.push(one))))
  for (const { match, game, version, status, problem } of wrong) say(`${match} ${game} ${version} ${status}: ${problem}`)
  say(`${fine} matches are led by these rules where they led${wrong.length > 0 ? `, ${wrong.length} are not` : ''}.`)
  if (wrong.length > 0) process.exitCode = 1
}

/** Commands for whoever runs a server. */
export function registerOperate(program: Command): void {
  program
    .command('backup')
    .description('write a backup of a database to a file')
    .argument('<file>', 'the file to write (gzip)')
    .argument('[place]', `${PLACE}; or the address of a running server, with OPERATOR_TOKEN`, HERE)
    .action(async (file: string, place: string) => {
      if (existsSync(file)) complain(`${file} is there already.`)
      say(`${told(await orComplain(backUp(place, file, process.env.OPERATOR_TOKEN)))} are in ${file}.`)
    })
  program
    .command('restore')
    .description('fill an empty database from a backup, and play every match in it through')
    .argument('<file>', 'a backup')
    .argument('[place]', PLACE, HERE)
    .action(async (file: string, place: string) => {
      say(`${told(await orComplain(restoreFrom(file, place)))} were restored.`)
      await checked(place, true)
    })
  program
    .command('move')
    .description('copy a database to another, empty one, and play every match in it through')
    .argument('<from>', 'a data folder, or the address of a PostgreSQL')
    .argument('<to>', 'the same')
    .action(async (from: string, to: string) => {
      say(`${told(await orComplain(move(from, to)))} were moved.`)
      await checked(to, true)
    })
  registerMatches(program)
  registerPeople(program)
}

function registerPeople(program: Command): void {
  const people = program.command('people').description('look after the accounts of a server')
  const at = `${PLACE}; or the address of a running server, with OPERATOR_TOKEN`
  const ask = (who: string, place: string, what: 'reset' | 'operator' | 'no-operator') =>
    orComplain(command(place, { do: what, who }, process.env.OPERATOR_TOKEN))
  people
    .command('reset')
    .description('print a link with which somebody chooses a new password; it can be followed once, within a day')
    .argument('<who>', 'a name, an address or an id')
    .argument('[place]', at, HERE)
    .action(async (who: string, place: string) => {
      const { name, token } = await ask(who, place, 'reset')
      const site = process.env.PUBLIC_URL || (/^https?:/.test(place) ? place : 'http://127.0.0.1:3000')
      say(`For ${name}, once, within a day:\n${linkTo(site, token ?? '')}`)
    })
  people
    .command('operator')
    .description('let somebody look after reports, people and tables in the app')
    .argument('<who>', 'a name, an address or an id')
    .argument('[place]', at, HERE)
    .option('--off', 'take it from them')
    .action(async (who: string, place: string, { off = false }: { off?: boolean }) => {
      const { name } = await ask(who, place, off ? 'no-operator' : 'operator')
      say(off ? `${name} is no operator any more.` : `${name} is an operator: the page is at /operator.`)
    })
}

function registerMatches(program: Command): void {
  const matches = program.command('matches').description('check, export and import the matches of a database')
  matches
    .command('check')
    .description('whether the rules of this version lead every match where it led (before an upgrade)')
    .argument('[place]', PLACE, HERE)
    .option('--all', 'finished matches, too')
    .action((place: string, { all = false }: { all?: boolean }) => checked(place, all))
  matches
    .command('export')
    .description('write every match that has begun to a file of its own, with its story in words when it is over')
    .argument('<folder>', 'where the files go')
    .argument('[place]', PLACE, HERE)
    .action((folder: string, place: string) => carried((hear) => exportAll(place, folder, hear)))
  matches
    .command('import')
    .description('keep exported matches, each after it was played through; those that are there already stay as they are')
    .argument('<from>', 'a folder of exported matches, or one of them')
    .argument('[place]', PLACE, HERE)
    .action((from: string, place: string) => carried((hear) => importAll(from, place, hear)))
}

async function carried(work: (hear: (one: Carried) => void) => Promise<void>): Promise<void> {
  const counts = { exported: 0, imported: 0, there: 0, 'left-out': 0 }
  let problems = 0
  const hear = ({ match, result, problem }: Carried) => {
    counts[result] += 1
    if (problem === null) return
    problems += 1
    say(`${match}: ${problem}`)
  }
  await orComplain(Promise.resolve().then(() => work(hear)))
  const parts = [
    counts.exported > 0 ? `${counts.exported} matches are exported` : '',
    counts.imported > 0 ? `${counts.imported} matches are imported` : '',
    counts.there > 0 ? `${counts.there} were there already` : '',
    counts['left-out'] > 0 ? `${counts['left-out']} files are left out` : '',
  ].filter(Boolean)
  say(`${parts.join(', ') || 'There was nothing to do'}.`)
  if (problems > 0) process.exitCode = 1
}
