// npm run build:static: the app as a folder that any web host can serve, at any depth, without a server of ours: dist/static.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildStatic } from './build.mjs'
import { ensureInstalled, progress, root } from './setup.mjs'

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

ensureInstalled()
const say = progress(2)
say('Building the app without a server')
const folder = await buildStatic()
say('Counting')
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const contents = files.map((entry) => readFileSync(join(entry.parentPath, entry.name)))
const size = contents.reduce((sum, content) => sum + content.length, 0)
const packed = contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
const where = relative(root, folder)
process.stdout.write(`
${where}: ${files.length} files, ${megabytes(size)} (${megabytes(packed)} gzipped).
Copy the folder to any web host, under any name. All games against bots and at one device, lessons, rules and replays of match files;
after one visit it works without a network as well (the host must be reached by https, or be this machine).

To try it here:  node scripts/serve-folder.mjs ${where} 8080  and open http://127.0.0.1:8080/
`)
