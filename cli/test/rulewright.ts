import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const run = (program: string, args: readonly string[], typed: string) =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, encoding: 'utf8', timeout: 120_000, input: typed })

// As a person runs it, it is built anew each time; for a file of tests once is enough.
const built = run('scripts/rulewright.mjs', ['--help'], '')
if (built.status !== 0) throw new Error(`the command line cannot be built: ${built.stderr}`)

/** Runs the command line as a person does. */
export const rulewright = (...args: string[]) => rulewrightWith('', ...args)

/** The same, with lines that the person types. */
export function rulewrightWith(typed: string, ...args: string[]) {
  const { status, stdout, stderr } = run('dist/node/rulewright.js', args, typed)
  return { status, stdout, stderr }
}
