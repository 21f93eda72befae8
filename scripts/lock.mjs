import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs something while no other process does it; `name` says what. A second process waits, and says so. */
export function exclusively(name, work, say = () => {}) {
  const file = join(tmpdir(), `rulewright-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.lock`)
  for (let waits = 0; !taken(file); waits++) {
    if (waits === 0) say()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}

function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!lives(holder(file))) rmSync(file, { force: true })
    return false
  }
}

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
