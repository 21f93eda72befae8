import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts a worker of this folder: `<name>.ts` when run from source, `<name>.js` beside the bundle (whose shared chunks
 * lie one folder deeper).
 */
export function startWorker(name: string, workerData: unknown): Worker {
  const found = [`./${name}.ts`, `./${name}.js`, `../${name}.js`]
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(fileURLToPath(url)))
  if (!found) throw new Error(`the worker ${name} is not where the server is; build it as ${name}.js beside the server`)
  if (found.pathname.endsWith('.js')) return new Worker(found, { workerData })
  return new Worker(new URL('./from-source.mjs', import.meta.url), { argv: [found.href], workerData })
}
