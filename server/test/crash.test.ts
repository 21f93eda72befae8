import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRandom } from '@rulewright/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder, preparedFolder } from '../data/folder.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { crashUnderLoad, logsIn } from './crash.ts'
import { spawnServer, startKillable } from './killable.ts'
import { freshFolder } from './service.ts'

const folders: string[] = []
const keep = (folder: string) => {
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('a server on PGlite', () => {
  it('killed in the middle of its work loses nothing it has acknowledged, and every match goes on', async () => {
    const folder = keep(await freshFolder())
    const start = () => startKillable({ DATA_DIR: folder, DATABASE_URL: '' })
    const readLogs = (matches: readonly string[]) => logsIn(() => PgliteDatabase.open(folder), matches)
    const result = await crashUnderLoad(start, readLogs, { kills: 2, matches: 4, random: seedRandom('crash') })
    expect(result.lost).toEqual([])
    expect(result.acknowledged).toBeGreaterThanOrEqual(8 + 3)
  })
})

describe('the data folder', () => {
  it('belongs to one process at a time', async () => {
    const folder = keep(await freshFolder())
    const db = await PgliteDatabase.open(folder)
    await expect(PgliteDatabase.open(folder)).rejects.toThrow(FolderInUse)
    await expect(startKillable({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(/in use by process \d+.*DATA_DIR/s)
    await db.close()
    const again = await PgliteDatabase.open(folder)
    await again.close()
  })

  it('is taken over from a process that is gone, even when its number was given anew', () => {
    const folder = keep(mkdtempSync(join(tmpdir(), 'rulewright-')))
    writeFileSync(join(folder, 'lock'), '999999999 123 gone')
    lockFolder(folder)()
    writeFileSync(join(folder, 'lock'), `${process.pid} 1 a process of this number that began at another time`)
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    release()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  it('is made whole before it gets its name', async () => {
    const folder = keep(mkdtempSync(join(tmpdir(), 'rulewright-')))
    await expect(
      preparedFolder(folder, async (draft) => {
        mkdirSync(draft)
        throw new Error('killed in the middle')
      }),
    ).rejects.toThrow('killed')
    expect(existsSync(join(folder, 'pglite'))).toBe(false)
    const path = await preparedFolder(folder, async (draft) => {
      mkdirSync(draft)
    })
    expect(path).toBe(join(folder, 'pglite'))
    expect(readdirSync(folder)).toEqual(['pglite'])
  })

  it('opens after a kill at the very first start', async () => {
    const folder = keep(mkdtempSync(join(tmpdir(), 'rulewright-')))
    const child = await spawnServer({ DATA_DIR: folder, DATABASE_URL: '' })
    const ended = new Promise((done) => child.once('exit', done))
    while (!readdirSync(folder).some((name) => name.startsWith('pglite'))) await new Promise((done) => setTimeout(done, 5))
    child.kill('SIGKILL')
    await ended
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(String(child.pid))
    const server = await startKillable({ DATA_DIR: folder, DATABASE_URL: '' })
    expect(await server.stop()).toBe(0)
    expect(readdirSync(folder)).toEqual(['pglite'])
  })
})
