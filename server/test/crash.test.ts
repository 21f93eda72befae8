import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRandom } from '@rulewright/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { preparedFolder } from '../data/folder.ts'
import { FolderInUse, FolderLock } from '../data/folder-lock.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { crashUnderLoad, logsIn } from './crash.ts'
import { spawnServer, startKillable } from './killable.ts'
import { freshFolder } from './service.ts'

const knockAt = (door: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(door)
    socket.once('connect', () => {
      socket.destroy()
      done('')
    })
    socket.once('error', (error) => done('code' in error ? String(error.code) : ''))
  })

/** A process namespace of its own: numbers of processes mean nothing across it. */
const UNSHARE = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
const mayUnshare = spawnSync(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'true']).status === 0

const folders: string[] = []
const keep = (folder: string) => {
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('a server on PGlite', () => {
  it('killed in the middle of its work loses nothing it has acknowledged, and every match goes on', async () => {
    const folder = keep(await freshFolder())
    const start = () => startKillable({ DATA_DIR: folder, DATABASE_URL: '' })
    const readLogs = (matches: readonly string[]) => logsIn(() => PgliteDatabase.open(folder), matches)
    const result = await crashUnderLoad(start, readLogs, { kills: 1, matches: 3, random: seedRandom('crash') })
    expect(result.lost).toEqual([])
    expect(result.acknowledged).toBeGreaterThanOrEqual(3 + 3)
  })
})

describe('a server whose database thread has ended', () => {
  it('ends, so that whoever supervises it starts it again', async () => {
    const folder = keep(await freshFolder())
    const server = await startKillable({ DATA_DIR: folder, DATABASE_URL: '' })
    expect(await server.maim()).toBe(1)
  })
})

// Most of them wait for somebody's beat: in parallel that is one wait.
describe.concurrent('the data folder', () => {
  it('belongs to one process at a time', async () => {
    const folder = keep(await freshFolder())
    const db = await PgliteDatabase.open(folder)
    await expect(PgliteDatabase.open(folder)).rejects.toThrow(FolderInUse)
    await expect(startKillable({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(/in use by another server.*DATA_DIR/s)
    await db.close()
    const again = await PgliteDatabase.open(folder)
    await again.close()
  })

  it('is taken over from a server that is gone, and from one of an older version', async () => {
    const folder = keep(mkdtempSync(join(tmpdir(), 'rulewright-')))
    writeFileSync(join(folder, 'lock'), `${process.pid} 1 a lock of an older version`)
    const lock = await FolderLock.take(folder)
    await expect(FolderLock.take(folder)).rejects.toThrow(FolderInUse)
    lock.release()
    const again = await FolderLock.take(folder)
    again.release()
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it.each([['lock'], ['lock.sock'], ['lock', 'lock.sock']])('stays its own although somebody deletes %s', async (...files) => {
    const folder = keep(await freshFolder())
    const db = await PgliteDatabase.open(folder)
    for (const file of files) rmSync(join(folder, file))
    await expect(PgliteDatabase.open(folder)).rejects.toThrow(FolderInUse)
    await db.close()
    expect(readdirSync(folder).sort()).toEqual(['lock', 'pglite'])
  })

  it('is reached by a path of any length', async () => {
    const folder = join(keep(mkdtempSync(join(tmpdir(), 'rulewright-'))), 'x'.repeat(200))
    const lock = await FolderLock.take(folder)
    expect(readdirSync(folder).sort()).toEqual(['lock', 'lock.sock'])
    await expect(FolderLock.take(folder)).rejects.toThrow(FolderInUse)
    lock.release()
  })

  it('is lost to whoever holds it nevertheless, and then nothing more is written', async () => {
    const folder = keep(await freshFolder())
    let heard: (error: Error) => void = () => {}
    const died = new Promise<Error>((done) => {
      heard = done
    })
    const db = await PgliteDatabase.open(folder, heard)
    const held = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))
    writeFileSync(join(folder, 'lock'), JSON.stringify({ ...held, token: 'another', host: 'elsewhere' }))
    expect(await died).toBeInstanceOf(FolderInUse)
    await expect(db.run('select 1')).rejects.toThrow(/elsewhere/)
    await db.close()
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain('another')
  })

  it.skipIf(!mayUnshare)('belongs to one process also where processes do not see each other', async () => {
    const folder = keep(await freshFolder())
    const env = { DATA_DIR: folder, DATABASE_URL: '' }
    const inside = await spawnServer(env, UNSHARE)
    await new Promise((done) => inside.stdout?.once('data', done))
    await expect(startKillable(env)).rejects.toThrow(/in use by another server/)
    await expect(startKillable(env, UNSHARE)).rejects.toThrow(/in use by another server/)
    const ended = new Promise((done) => inside.once('exit', done))
    inside.kill('SIGKILL')
    await ended
    const next = await startKillable(env)
    expect(await next.stop()).toBe(0)
  })

  it.skipIf(process.platform !== 'linux')(
    'stays the own of a server that is stopped in the middle, however often others knock',
    async () => {
      const folder = keep(await freshFolder())
      const server = await startKillable({ DATA_DIR: folder, DATABASE_URL: '' })
      process.kill(server.pid, 'SIGSTOP')
      try {
        // A server started again and again fills the socket's backlog, which nobody empties.
        let answer = ''
        while (answer !== 'EAGAIN') answer = await knockAt(join(folder, 'lock.sock'))
        await expect(FolderLock.take(folder)).rejects.toThrow(FolderInUse)
      } finally {
        process.kill(server.pid, 'SIGCONT')
      }
      expect(await server.stop()).toBe(0)
    },
  )

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
    const server = await startKillable({ DATA_DIR: folder, DATABASE_URL: '' })
    expect(await server.stop()).toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['lock', 'pglite'])
  })
})
