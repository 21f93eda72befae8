import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, connect as knockAt, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

/** How often the holder shows that it is alive, and how long it must be silent before the folder counts as free. */
const BEAT = 500
const SILENCE = 3_000
const LOOK = 100
/** The longest socket path that every system accepts, in bytes. */
const LONGEST_PATH = 90

/** The contents of the lock file. A process id means nothing in another container: it is for people to read. */
const Mark = z.object({
  token: z.string(),
  state: z.enum(['held', 'released']),
  /** Which running kernel the holder is on. */
  kernel: z.string(),
  /** Whether a socket in the folder vouches for the holder. */
  socket: z.boolean(),
  pid: z.number(),
  host: z.string(),
})
type Mark = z.infer<typeof Mark>

/** The folder is in use by another server: two on one folder would lose choices. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: Mark | null) {
    const who = holder ? ` (process ${holder.pid} on ${holder.host})` : ''
    super(
      `The data folder ${folder} is in use by another server${who}. ` +
        'Stop that server first, choose another folder with DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.',
    )
  }
}

/**
 * The folder belongs to this server alone, ensured in two ways that hold across process namespaces: the kernel vouches for a listening
 * socket in the folder, and a file touched twice a second shows a holder on another kernel, or one whose files
 * were deleted. When in doubt it waits until nothing has been touched for a while.
 */
export class FolderLock {
  readonly #folder: string
  readonly #lost: (error: Error) => void
  #mark: Mark
  #socket: { readonly server: Server; readonly inode: number } | null = null
  #timer: NodeJS.Timeout | null = null

  private constructor(folder: string, lost: (error: Error) => void) {
    this.#folder = folder
    this.#lost = lost
    this.#mark = { token: randomUUID(), state: 'held', kernel: kernelId(), socket: false, pid: process.pid, host: hostname() }
  }

  /** `lost` is called when another server holds the folder nevertheless: this one must stop writing. */
  static async take(folder: string, lost: (error: Error) => void = () => {}): Promise<FolderLock> {
    mkdirSync(folder, { recursive: true })
    const lock = new FolderLock(folder, lost)
    await lock.#take()
    return lock
  }

  get #path(): string {
    return join(this.#folder, 'lock')
  }

  get #door(): string {
    return join(this.#folder, 'lock.sock')
  }

  async #take(): Promise<void> {
    const found = textOf(this.#path)
    if (!(await this.#isFree(found))) throw new FolderInUse(resolve(this.#folder), markIn(textOf(this.#path)))
    // Of two servers that found it free, only one moves the old lock away.
    if (found !== null) this.#discard(found)
    if (!this.#write()) throw new FolderInUse(resolve(this.#folder), markIn(textOf(this.#path)))
    this.#timer = setInterval(() => this.#beat(), BEAT).unref()
    await this.#listen()
  }

  async #isFree(found: string | null): Promise<boolean> {
    const answer = await knock(this.#door)
    if (answer === 'open') return false
    const mark = markIn(found)
    if (found === null && readdirSync(this.#folder).length === 0) return true
    if (mark?.state === 'released') return true
    if (mark?.socket && answer === 'closed' && mark.kernel === kernelId()) return true
    return this.#isSilent()
  }

  async #isSilent(): Promise<boolean> {
    const before = touched(this.#path)
    for (let waited = 0; waited < SILENCE; waited += LOOK) {
      await new Promise((done) => setTimeout(done, LOOK))
      if (touched(this.#path) !== before) return false
    }
    return (await knock(this.#door)) !== 'open'
  }

  /** Moves an abandoned lock away; if it turns out to be another server's fresh one, puts it back. */
  #discard(stale: string): void {
    const aside = `${this.#path}.${randomUUID()}`
    try {
      renameSync(this.#path, aside)
    } catch {
      return
    }
    if (textOf(aside) !== stale) link(aside, this.#path)
    rmSync(aside, { force: true })
  }

  /** The lock appears whole or not at all; false when there is one already. */
  #write(): boolean {
    const draft = `${this.#path}.${randomUUID()}`
    writeFileSync(draft, JSON.stringify(this.#mark))
    try {
      return link(draft, this.#path)
    } finally {
      rmSync(draft, { force: true })
    }
  }

  #replace(mark: Mark): void {
    this.#mark = mark
    const draft = `${this.#path}.${randomUUID()}`
    writeFileSync(draft, JSON.stringify(mark))
    renameSync(draft, this.#path)
  }

  /** Not every file system has sockets: without one, the touched file alone must do. */
  async #listen(): Promise<void> {
    const draft = `lock.${randomUUID()}.sock`
    const server = createServer((visitor) => visitor.destroy())
    const isListening = await within(this.#folder, draft, (path) => listening(server, path))
    if (!isListening) return
    server.unref()
    const path = join(this.#folder, draft)
    chmodSync(path, 0o666)
    this.#socket = { server, inode: inodeOf(path) ?? 0 }
    renameSync(path, this.#door)
    this.#replace({ ...this.#mark, socket: true })
  }

  /** Touches the lock, and recreates it where somebody has deleted it. */
  #beat(): void {
    try {
      const text = textOf(this.#path)
      const mark = markIn(text)
      if (text === null) this.#write()
      else if (mark?.token !== this.#mark.token) this.#lose(mark)
      else utimesSync(this.#path, new Date(), new Date())
      if (this.#socket && inodeOf(this.#door) !== this.#socket.inode) this.#listenAgain()
    } catch {
      // A failing disk is no reason to release it: the next beat tries again.
    }
  }

  #listenAgain(): void {
    this.#socket?.server.close()
    this.#socket = null
    this.#listen().catch(() => {})
  }

  #lose(holder: Mark | null): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#lost(new FolderInUse(resolve(this.#folder), holder))
  }

  /** Releases the lock, so that the next server need not wait. */
  release(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#socket?.server.close()
    const text = textOf(this.#path)
    // A lock that somebody deleted is still ours to release.
    if (text !== null && markIn(text)?.token !== this.#mark.token) return
    // Where the folder itself is gone there is nothing to release.
    if (!existsSync(this.#folder)) return
    rmSync(this.#door, { force: true })
    this.#replace({ ...this.#mark, state: 'released' })
  }
}

/** The same in every container on one kernel, and different after a reboot. */
function kernelId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return `host ${hostname()}`
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function markIn(text: string | null): Mark | null {
  if (text === null) return null
  try {
    return Mark.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Changes whenever the holder shows that it is alive. */
function touched(path: string): string {
  try {
    return `${statSync(path).mtimeMs} ${textOf(path)}`
  } catch {
    return ''
  }
}

function inodeOf(path: string): number | null {
  try {
    return statSync(path).ino
  } catch {
    return null
  }
}

function link(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** A full backlog means a listener whose process is suspended. */
const ANSWERS: Readonly<Record<string, 'open' | 'closed'>> = { ECONNREFUSED: 'closed', EAGAIN: 'open' }

/** Whether somebody listens: the kernel answers, however busy the listener is. */
async function knock(door: string): Promise<'open' | 'closed' | 'unknown'> {
  return within(resolve(door, '..'), 'lock.sock', (path) => {
    return new Promise((done) => {
      const socket = knockAt(path)
      socket.once('connect', () => {
        socket.destroy()
        done('open')
      })
      socket.once('error', (error) => done(('code' in error ? ANSWERS[String(error.code)] : undefined) ?? 'unknown'))
    })
  })
}

function listening(server: Server, path: string): Promise<boolean> {
  return new Promise((done) => {
    server.once('error', () => done(false))
    server.listen(path, () => done(true))
  })
}

/** Uses a socket's path; one that is too long is reached through the open folder. */
async function within<T>(folder: string, name: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name)
  if (Buffer.byteLength(path) <= LONGEST_PATH || process.platform !== 'linux') return use(path)
  const handle = openSync(folder, 'r')
  try {
    return await use(`/proc/self/fd/${handle}/${name}`)
  } finally {
    closeSync(handle)
  }
}
