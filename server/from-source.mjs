import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// A thread does not inherit the TypeScript loader: it must be registered first. Only used when run from source.
const source = process.argv[2]
/** Tests open hundreds of databases: they prebuild what each would take a second to read. */
const built = join(process.env.RULEWRIGHT_WORKERS ?? '', basename(source).replace(/\.ts$/, '.js'))
if (process.env.RULEWRIGHT_WORKERS && existsSync(built)) await import(pathToFileURL(built).href)
else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(source)
}
