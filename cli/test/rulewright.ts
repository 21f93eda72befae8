import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { run as runHere } from '../program.ts'

const root = join(import.meta.dirname, '..', '..')
const PROGRAM = join('dist', 'node', 'rulewright.js')
const SOURCES = ['kernel', 'play', 'wire', 'games', 'bots', 'lab', 'testkit', 'server', 'cli', 'scripts']

const run = (program: string, args: readonly string[], typed: string) =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, encoding: 'utf8', timeout: 120_000, input: typed })

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Whether a source is newer than what was built from it. */
function isStale(): boolean {
  const built = changedAt(join(root, PROGRAM))
  return SOURCES.some((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).some(
      (entry) => entry.isFile() && changedAt(join(entry.parentPath, entry.name)) > built,
    ),
  )
}

// Built only when necessary: parallel tests would overwrite each other's program.
if (isStale()) {
  const { status, stderr } = run(join('scripts', 'rulewright.mjs'), ['--help'], '')
  if (status !== 0) throw new Error(`the command line cannot be built: ${stderr}`)
}

/** Runs the command line as a person does. */
export const rulewright = (...args: string[]) => rulewrightWith('', ...args)

/** The same, with lines that the person types. */
export function rulewrightWith(typed: string, ...args: string[]) {
  const { status, stdout, stderr } = run(PROGRAM, args, typed)
  return { status, stdout, stderr }
}

/** The same without a process of its own, in a fraction of the time: for commands without threads or input. */
export async function rulewrightHere(...args: string[]) {
  const [stdout, stderr] = [process.stdout, process.stderr].map(heard)
  try {
    await runHere(args)
    return { status: process.exitCode ?? 0, stdout: stdout?.() ?? '', stderr: stderr?.() ?? '' }
  } finally {
    process.exitCode = undefined
    vi.restoreAllMocks()
  }
}

function heard(stream: NodeJS.WriteStream): () => string {
  let text = ''
  vi.spyOn(stream, 'write').mockImplementation((words) => {
    text += String(words)
    return true
  })
  return () => text
}
