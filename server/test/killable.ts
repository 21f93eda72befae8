import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bundlePrograms } from './bundle.ts'

/** A server in a process of its own. */
export interface Killable {
  readonly url: string
  readonly pid: number
  /** SIGKILL: no goodbye, no flush. */
  kill(): Promise<void>
  /** Ends its threads. Returns the exit code. */
  maim(): Promise<number | null>
  /** SIGTERM: the way it is meant to end. Returns the exit code. */
  stop(): Promise<number | null>
}

export async function startKillable(env: Readonly<Record<string, string>>, within: readonly string[] = []): Promise<Killable> {
  const child = await spawnServer(env, within)
  const url = await firstLine(child)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    maim: async () => {
      child.kill('SIGUSR2')
      return ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The process alone, not waited for; `within` is a program that runs it. */
export async function spawnServer(env: Readonly<Record<string, string>>, within: readonly string[] = []): Promise<ChildProcess> {
  bundled ??= bundlePrograms({ process: 'server/test/process.ts' })
  const [program = '', ...args] = [...within, process.execPath, join(await bundled, 'process.js')]
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A failing test leaves no server behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

let bundled: Promise<string> | undefined

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let trouble = ''
    child.stderr?.on('data', (data) => {
      trouble += data
    })
    if (child.stdout) createInterface(child.stdout).once('line', done)
    child.once('exit', () => fail(new Error(`the server did not start: ${trouble}`)))
  })
}
