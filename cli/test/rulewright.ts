import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Runs the command line as a person does. */
export const rulewright = (...args: string[]) => rulewrightWith('', ...args)

/** The same, with lines that the person types. */
export function rulewrightWith(typed: string, ...args: string[]) {
  const command = join(root, 'scripts', 'rulewright.mjs')
  const options = { cwd: root, encoding: 'utf8', timeout: 120_000, input: typed } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], options)
  return { status, stdout, stderr }
}
