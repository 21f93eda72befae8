// A plain file server, to try a static build: node scripts/serve-folder.mjs <folder> [port] [/under/this/path]
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** The file for a path of the address; null: there is none. No rewriting, no fallback: like a simple host. */
function fileAt(folder, under, pathname) {
  if (!pathname.startsWith(`${under}/`)) return null
  const path = join(folder, pathname.slice(under.length), pathname.endsWith('/') ? 'index.html' : '')
  if (!path.startsWith(folder + sep)) return null
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : null
}

/** Serves a folder on this machine; `under` is the sub-path of the host it pretends to be at. */
function serveFolder(folder, port, under = '') {
  const root = resolve(folder)
  const server = createServer((request, response) => {
    const path = fileAt(root, under, decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname))
    if (!path) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  })
  return new Promise((listening, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => listening(server))
  })
}

const [folder = 'dist/static', port = '8080', under = ''] = process.argv.slice(2)
const server = await serveFolder(folder, Number(port), under)
process.stdout.write(`${folder} is at http://127.0.0.1:${server.address().port}${under}/\n`)
