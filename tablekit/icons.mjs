// Maintains a board's icons.ts: only the icons a board names are bundled.
//   node tablekit/icons.mjs --find sword                       which names there are
//   node tablekit/icons.mjs games/x/board/icons.ts broadsword  adds to the file (and keeps what is there)
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/game-icons/icons.json')
const [target, ...names] = process.argv.slice(2)

if (target === '--find') {
  console.log(
    Object.keys(icons)
      .filter((name) => names.every((part) => name.includes(part)))
      .join(' '),
  )
} else if (target) {
  const kept = existsSync(target) ? [...readFileSync(target, 'utf8').matchAll(/name: '([^']+)'/g)].map((m) => m[1]) : []
  const all = [...new Set([...kept, ...names])].sort()
  const unknown = all.filter((name) => !(name in icons))
  if (unknown.length > 0) {
    console.error(`No icon is called ${unknown.join(', ')}. Look with --find.`)
    process.exit(1)
  }
  const kit = target.startsWith('tablekit/') ? './glyph.ts' : '@rulewright/tablekit'
  const lines = all.map((name) => `export const ${variable(name)}: Glyph = { name: '${name}', d: '${pathOf(name)}' }`)
  // A new game has no folder for its board yet.
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(
    target,
    `// Written by tablekit/icons.mjs from game-icons.net (CC BY 3.0).\nimport type { Glyph } from '${kit}'\n\n${lines.join('\n')}\n`,
  )
  console.log(`${target}: ${all.length} icons`)
} else {
  console.error('Name a file and the icons to add to it, or --find and a part of a name.')
  process.exit(1)
}

function variable(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return /^\d/.test(camel) ? `n${camel}` : camel
}

function pathOf(name) {
  return icons[name].body.match(/ d="([^"]*)"/)[1]
}
