import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Runs the command line as a person does. */
export function rulewright(...args: string[]) {
  const command = join(root, 'scripts', 'rulewright.mjs')
  const options = { cwd: root, encoding: 'utf8', timeout: 120_000 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], options)
  return { status, stdout, stderr }
}
