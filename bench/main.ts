import { benchFrames } from './frames/index.ts'
import { benchGames } from './games/index.ts'
import { benchHashes } from './hashes/index.ts'
import { benchKernel } from './kernel/index.ts'
import { benchProcesses } from './processes/index.ts'
import { benchQueue } from './queue/index.ts'
import { benchSearch } from './search/index.ts'
import { benchServer } from './server/index.ts'
import { benchWeb } from './web/index.ts'

const BENCHES: Readonly<Record<string, (say: (text: string) => void) => unknown>> = {
  frames: benchFrames,
  games: benchGames,
  hashes: benchHashes,
  kernel: benchKernel,
  processes: benchProcesses,
  queue: benchQueue,
  search: benchSearch,
  server: benchServer,
  web: benchWeb,
}

const words = process.argv.slice(2)
const json = words.includes('--json')
const [name, ...rest] = words.filter((word) => word !== '--json')
const bench = name === undefined ? undefined : BENCHES[name]
if (!bench || rest.length > 0) {
  process.stderr.write(`Usage: npm run bench -- <${Object.keys(BENCHES).join('|')}> [--json]\n`)
  process.exit(2)
}
const report = await bench((text) => process.stderr.write(`${text}\n`))
process.stdout.write(`${JSON.stringify(report, null, json ? undefined : 2)}\n`)
