import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exclusively } from './lock.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Prints the current step: `[2/4] Building the app`. */
export function progress(steps) {
  let n = 0
  const start = performance.now()
  return (text) => {
    n += 1
    const seconds = Math.round((performance.now() - start) / 1000)
    process.stderr.write(`[${n}/${steps}] ${text}${n > 1 ? ` (${seconds} s so far)` : ''}\n`)
  }
}

/** Runs a command with its output shown; ends this process with the command's exit code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
  if (result.error) {
    process.stderr.write(`${command} could not be started: ${result.error.message}\n`)
    process.exit(1)
  }
  if (result.status !== 0 && !options.mayFail) process.exit(result.status ?? 1)
  return result.status ?? 1
}

/** A tool from node_modules, run by this Node. */
export const tool = (path, args, options) => run(process.execPath, [join(root, 'node_modules', path), ...args], options)

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 20) return
  process.stderr.write(`Rulewright needs Node 20 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** Whether the installed packages match the lock file. */
function installed() {
  const stamp = join(root, 'node_modules', '.rulewright-lock')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

export function install(say) {
  if (installed()) {
    say('Packages are installed')
    return
  }
  say('Installing packages (about a minute)')
  const waiting = () => process.stderr.write('Another command is installing; waiting for it\n')
  exclusively(`install ${root}`, installAll, waiting)
}

function installAll() {
  // After waiting for another command, its work is already done.
  if (installed()) return
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.rulewright-lock'), lockHash())
}

/** Installs quietly when a command is called before anything was set up. */
export function ensureInstalled() {
  checkNode()
  if (!installed()) install((text) => process.stderr.write(`${text}\n`))
}
