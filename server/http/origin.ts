import type { IncomingHttpHeaders } from 'node:http'
import { Refused } from '../refused.ts'

/**
 * Whether a request that changes something may come from its origin. Browsers always name it for sockets and
 * posts; a program that is not a browser has no cookies that another site could misuse.
 */
export function mustBeOurs(headers: IncomingHttpHeaders, publicUrl: string | null): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new Refused('foreign-origin')
  if (origin === undefined) return
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return
  if (hostOf(origin) !== host) throw new Refused('foreign-origin')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
