import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'
/** A browser with service workers takes the smaller woff2. */
const NOT_KEPT = /\.(?:woff|map|gz|br)$/
/** Vite names these by their content. */
const NAMED_BY_CONTENT = /^assets\//

interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/** Every file in the built folder, as the service worker caches it. */
function filesIn(folder: string): KeptFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER && !NOT_KEPT.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((url) => ({ url, revision: NAMED_BY_CONTENT.test(url) ? null : revisionOf(join(folder, url)) }))
}

const revisionOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Writes the service worker beside the built app, with the list of its files. */
export function offline(): Plugin {
  let folder = ''
  let served = true
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
      served = config.mode !== 'static'
    },
    async closeBundle() {
      await build({
        entryPoints: [join(import.meta.dirname, 'service-worker.ts')],
        outfile: join(folder, WORKER),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { FILES: JSON.stringify(filesIn(folder)), SERVED: String(served), 'process.env.NODE_ENV': '"production"' },
      })
    },
  }
}

/** In development nothing is cached: a worker that a built app left at this address is removed. */
export function notOffline(): Plugin {
  const leave = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name)
  for (const page of await self.clients.matchAll({ type: 'window' })) void page.navigate(page.url)
})()))
`
  return {
    name: 'not-offline',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(leave)
      })
    },
  }
}
