// An exploration in a link: compressed, behind the #, so that no server sees it and it opens without one.

/** Too many programs truncate longer links. */
const LONGEST_LINK = 8_000
/** More than any exploration has; anything that unpacks to more is not one. */
const MOST = 1_000_000

type Unpacked = { readonly ok: true; readonly text: string } | { readonly ok: false }

/** The address that holds the exploration itself, or null when that would be too long. */
export async function linkOf(text: string): Promise<string | null> {
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const link = `/explore#${toText(packed ?? new Uint8Array())}`
  return link.length > LONGEST_LINK ? null : link
}

/** Reads the part behind the # of such an address. */
export async function unpack(hash: string): Promise<Unpacked> {
  const packed = fromText(hash.replace(/^#/, ''))
  if (!packed) return { ok: false }
  try {
    const bytes = await bytesOf(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
    return bytes ? { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) } : { ok: false }
  } catch {
    return { ok: false }
  }
}

/** Everything that arrives, or null when it is too much. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    length += read.value.length
    if (length <= MOST) continue
    await reader.cancel()
    return null
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function toText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromText(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
