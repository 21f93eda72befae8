// npm run soak [-- <part>]: the long runs. Games are played under the property kit (testkit/soak); `server [kills]` kills the server,
// `hostile [seconds] [messages]` attacks it, `secrets [matches] [seed]` compares what it sends in two worlds that look alike to a seat,
// `tests [files]` runs the tests with larger numbers.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms } from './build.mjs'
import { ensureInstalled, root, run } from './setup.mjs'

ensureInstalled()
const [part, ...rest] = process.argv.slice(2)
if (part === 'hostile') run(process.execPath, ['--import', 'tsx', join('server', 'hostile.ts'), ...rest])
else if (part === 'secrets') run(process.execPath, ['--import', 'tsx', join('server', 'soak-secrets.ts'), ...rest])
else if (part === 'tests') run('npx', ['vitest', 'run', ...rest], { env: { ...process.env, RULEWRIGHT_SOAK: '1' } })
else if (part === 'server') run(process.execPath, ['--import', 'tsx', join('server', 'soak.ts'), ...rest])
else {
  await buildPrograms(['soak'])
  await import(pathToFileURL(join(root, 'dist', 'node', 'soak.js')).href)
}
