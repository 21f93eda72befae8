import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode, type Examples, encode, MAGIC, measured, NEURONS, type Teach } from '@rulewright/bots'
import { complain } from './complain.ts'

/** The rows of examples that another program is given, each a file of little-endian numbers. */
const ROWS = ['starts', 'numbers', 'amounts', 'plain', 'payoffs', 'aims'] as const

/** Has another program train: it is given a folder with the examples and the network to begin with, and leaves the new one there. */
export const trainerOf =
  (command: string, folder: string): Teach =>
  (examples, heldBack, from, training, teachers) => {
    const inputs = examples.game.bot?.features?.size ?? 0
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeRows(folder, 'examples', examples)
    writeRows(folder, 'held-back', heldBack)
    if (from) writeFileSync(join(folder, 'before.network'), encode(from))
    writeFileSync(join(folder, 'lesson.json'), JSON.stringify({ ...training, ...NEURONS, inputs, teachers, magic: MAGIC }))
    const [program = '', ...words] = command.split(' ')
    const { status, error } = spawnSync(program, [...words, folder], { stdio: ['ignore', 'inherit', 'inherit'] })
    if (error || status !== 0) complain(`The trainer "${command}" did not come to its end: ${error?.message ?? `exit code ${status}`}.`)
    return measured(decode(readFileSync(join(folder, 'learnt.network')), inputs), examples, heldBack)
  }

function writeRows(folder: string, name: string, examples: Examples): void {
  const { length, starts } = examples
  const facts = starts[length] ?? 0
  for (const row of ROWS) {
    const many = row === 'starts' ? length + 1 : row === 'numbers' || row === 'amounts' ? facts : length
    writeFileSync(join(folder, `${name}.${row}`), examples[row].subarray(0, many))
  }
}
