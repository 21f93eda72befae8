// npm run check: types, lint and format, layers, dead code, the floor plan of the games, one word for one thing, functions that fit on a screen. Every part runs, so that one look shows all there is to mend.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkFloorPlan } from './floor-plan.mjs'
import { checkLengths } from './lengths.mjs'
import { checkNames } from './names.mjs'
import { ensureInstalled, root } from './setup.mjs'

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const PARTS = [
  ['types', 'tsc7/bin/tsc', ['-p', '.']],
  ['lint and format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  [
    'layers',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...workspaces],
  ],
  ['dead code', 'knip/bin/knip.js', ['--no-progress']],
]

/** Runs every part; true when all of them pass. */
export function check() {
  let clean = true
  for (const [name, path, args] of PARTS) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    // A run that checked nothing also says "no violations".
    const blind = name === 'layers' && !/\((?:[1-9]\d*) modules/.test(stdout)
    const fine = status === 0 && !blind
    process.stderr.write(`  ${fine ? '✓' : '✗'} ${name}${blind ? ': no module was looked at' : ''}\n`)
    if (!fine) process.stderr.write(`${stdout}${stderr}\n`)
    clean &&= fine
  }
  for (const [name, problems] of [
    ['floor plan of the games', checkFloorPlan()],
    ['one word, one thing', checkNames()],
    ['functions that fit on a screen', checkLengths()],
  ]) {
    process.stderr.write(`  ${problems.length === 0 ? '✓' : '✗'} ${name}\n`)
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    clean &&= problems.length === 0
  }
  return clean
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  process.exit(check() ? 0 : 1)
}
