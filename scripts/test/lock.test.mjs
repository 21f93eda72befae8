import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const lock = new URL('../lock.mjs', import.meta.url).href

/** A process that writes when it begins and ends its work under the lock; it may die in the middle. */
function worker(name, log, dies = false) {
  const code = `
    import { exclusively } from ${JSON.stringify(lock)}
    import { appendFileSync } from 'node:fs'
    exclusively(${JSON.stringify(name)}, () => {
      appendFileSync(${JSON.stringify(log)}, 'begin ')
      ${dies ? 'process.kill(process.pid, "SIGKILL")' : ''}
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      appendFileSync(${JSON.stringify(log)}, 'end ')
    })`
  return new Promise((done) => spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }).on('exit', done))
}

function journal() {
  const file = join(mkdtempSync(join(tmpdir(), 'rulewright-')), 'log')
  writeFileSync(file, '')
  return file
}

describe('a lock between processes', () => {
  it('lets one after the other through', async () => {
    const log = journal()
    await Promise.all([worker(log, log), worker(log, log), worker(log, log)])
    expect(readFileSync(log, 'utf8')).toBe('begin end begin end begin end ')
  })

  it('is not held by one that died', async () => {
    const log = journal()
    await worker(log, log, true)
    await worker(log, log)
    expect(readFileSync(log, 'utf8')).toBe('begin begin end ')
  })
})
