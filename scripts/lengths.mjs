// Functions fit on a screen: none is longer than sixty lines. Content and words may be as long as they need to be,
// and so may a suite of tests, which is a list of them.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './setup.mjs'

const MOST = 60
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const LEFT_OUT = /(^|\/)(content|words|node_modules|dist)\//
const TESTS = /^(describe|it|test)\b/

/** Loaded when it is needed: on a fresh clone `npm test` reads this file before anything is installed. */
let ts = null
const loadTypeScript = () => createRequire(import.meta.url)('typescript')

/** Whether its body lists tests. */
const isSuite = ({ body }) =>
  ts.isBlock(body) && body.statements.some((each) => ts.isExpressionStatement(each) && TESTS.test(each.expression.getText()))

const nameOf = (node) => node.name?.getText() ?? (node.parent.name?.getText() || 'a function')

/** A sentence for each function of a file that is too long. */
export function longFunctions(path, source) {
  if (source.split('\n').length <= MOST) return []
  ts ??= loadTypeScript()
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const lineAt = (position) => file.getLineAndCharacterOfPosition(position).line + 1
  const found = []
  const look = (node) => {
    if (ts.isFunctionLike(node) && node.body && !isSuite(node)) {
      const begins = lineAt(node.getStart())
      const lines = lineAt(node.end) - begins + 1
      if (lines > MOST)
        found.push(`${path}:${begins} ${nameOf(node)} has ${lines} lines: make it several of at most ${MOST}, each with its name`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** Checks all workspaces. */
export function checkLengths() {
  const files = workspaces.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file)),
  )
  return files.sort().flatMap((file) => longFunctions(file, readFileSync(join(root, file), 'utf8')))
}
