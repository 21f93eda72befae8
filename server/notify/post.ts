import { request } from 'node:https'
import { publicLookup } from './public-address.ts'

/** Posts, and reads nothing of the answer but its status. */
export type Post = (address: string, body: string | Buffer | null, headers: Readonly<Record<string, string>>) => Promise<number>

const TIMEOUT = 5_000

/** By HTTPS, to public addresses only. */
export const postInPublic: Post = (address, body, headers) =>
  posted(request(address, { method: 'POST', lookup: publicLookup, headers }), body)

type Request = ReturnType<typeof request>

/** Sends a request's body and waits for its status; one that takes too long is abandoned. */
export function posted(sending: Request, body: string | Buffer | null): Promise<number> {
  return new Promise((done, fail) => {
    const patience = setTimeout(() => sending.destroy(new Error('no answer in time')), TIMEOUT)
    sending.on('response', (response) => {
      clearTimeout(patience)
      done(response.statusCode ?? 0)
      // Reading the answer to its end could take for ever.
      response.destroy()
    })
    sending.on('error', (error) => {
      clearTimeout(patience)
      fail(error)
    })
    sending.end(body)
  })
}
