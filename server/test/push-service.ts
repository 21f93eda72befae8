import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Post, posted } from '../notify/post.ts'

/** The public address under which the push service is known; its requests come to this machine. */
export const PUSH = 'https://push.example.com'

export interface Delivery {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Plays the push service of a browser's maker, and whoever keeps a webhook. */
export class PushService {
  readonly deliveries: Delivery[] = []
  /** What it answers, by path; null: it never does. */
  readonly answers = new Map<string, number | null>()
  readonly #open = new Set<ServerResponse>()
  readonly #server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const path = message.url ?? ''
    this.deliveries.push({ path, headers: message.headers, body: Buffer.concat(chunks) })
    const status = this.answers.get(path)
    if (status === null) this.#open.add(response)
    else response.writeHead(status ?? 201).end()
    response.on('close', () => this.#open.delete(response))
  })

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
  }

  /** Requests that still wait for an answer. */
  get hanging(): number {
    return this.#open.size
  }

  readonly post: Post = (address, body, headers) => {
    const { port }: Partial<AddressInfo> = Object(this.#server.address())
    return posted(request(address.replace(PUSH, `http://127.0.0.1:${port}`), { method: 'POST', headers }), body)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}

/** A browser's side of a subscription: its keys, and how it reads a message (RFC 8291, one record of aes128gcm). */
export class Browser {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#keys.generateKeys()
  }

  get keys() {
    return { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const size = body[20] ?? 0
    const theirs = body.subarray(21, 21 + size)
    const sealed = body.subarray(21 + size)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs])
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(theirs), this.#auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
    const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    opening.setAuthTag(sealed.subarray(-16))
    const opened = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
    // The last record ends with a 2 and padding.
    return opened.subarray(0, opened.lastIndexOf(2)).toString('utf8')
  }
}
