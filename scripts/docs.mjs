// npm run docs: the documentation, and the API reference of kernel, testkit and tablekit, as pages in dist/docs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, progress, root, tool } from './setup.mjs'

ensureInstalled()
const say = progress(2)
say('Building the pages (half a minute)')
tool('typedoc/bin/typedoc', ['--options', join(root, 'typedoc.json')])
const start = join('dist', 'docs', 'index.html')
if (!existsSync(join(root, start))) process.exit(1)
say(`Open ${start}`)
