import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { Script } from 'node:vm'
import { transform } from 'esbuild'
import ts from 'typescript'
import { parse } from './discover.ts'
import { type Numbered, rewrite } from './rewrite.ts'

/** A module as a function that can be run repeatedly, each time from scratch. */
export interface Compiled {
  readonly path: string
  readonly run: (...globals: readonly unknown[]) => void
  /** What it imports, as written, and where that resolves to: a file of ours or the name of a package. */
  readonly imports: ReadonlyMap<string, string>
  /** The `vi.mock` calls of a test file, as a module of their own that must run first. */
  readonly mocks: Compiled | null
}

const GLOBALS = ['exports', 'require', 'module', '$mutant', '$tick', '$url'] as const

export class Compiler {
  readonly #root: string
  readonly #mutants: ReadonlyMap<string, readonly Numbered[]>
  readonly #done = new Map<string, Compiled>()

  constructor(root: string, mutants: readonly Numbered[]) {
    this.#root = root
    const byFile = new Map<string, Numbered[]>()
    for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant])
    this.#mutants = byFile
  }

  nameOf(path: string): string {
    return relative(this.#root, path).split(sep).join('/')
  }

  async compile(path: string): Promise<Compiled> {
    const known = this.#done.get(path)
    if (known) return known
    const compiled = await this.#compiled(path)
    this.#done.set(path, compiled)
    return compiled
  }

  /** A module that has been compiled before. */
  get(path: string): Compiled {
    const known = this.#done.get(path)
    if (!known) throw new Error(`${this.nameOf(path)} is imported in a way the mutant runner does not see`)
    return known
  }

  async #compiled(path: string): Promise<Compiled> {
    if (/\.(css|svg|woff2?)$/.test(path)) return this.#module(path, 'export default {}', null)
    const text = path.endsWith('.json') ? `export default ${readFileSync(path, 'utf8')}` : readFileSync(path, 'utf8')
    const mocks = path.endsWith('.json') ? [] : mocksIn(path, text)
    if (mocks.length === 0) return this.#module(path, text, null)
    const calls = mocks.map((mock) => `[${mock.arguments.map((a) => a.getText()).join(', ')}]`)
    const without = mocks.reduceRight((rest, { parent }) => rest.slice(0, parent.getStart()) + rest.slice(parent.getEnd()), text)
    return this.#module(path, without, await this.#module(path, `export const mocks = [${calls.join(', ')}]`, null))
  }

  async #module(path: string, text: string, mocks: Compiled | null): Promise<Compiled> {
    const rewritten = rewrite(path, text, this.#mutants.get(this.nameOf(path)) ?? [])
    const { code } = await transform(rewritten, {
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': '$url' },
      sourcefile: path,
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    })
    const run = new Script(`(function (${GLOBALS.join(', ')}) {${code}\n})`, { filename: path }).runInThisContext() as Compiled['run']
    const imports = new Map(importsOf(parse(path, rewritten)).map((name) => [name, this.resolve(path, name)]))
    return { path, run, imports, mocks }
  }

  /** What an import resolves to: the path of a file of ours, or the name itself for a package. */
  resolve(from: string, name: string): string {
    if (name.startsWith('.')) return resolve(dirname(from), name)
    if (name.startsWith('node:') || name === 'vitest') return name
    const path = createRequire(from).resolve(name)
    return path.startsWith(this.#root) && !path.includes(`${sep}node_modules${sep}`) ? path : name
  }
}

/** The names that a file imports as values, at its top or later. */
function importsOf(source: ts.SourceFile): string[] {
  const names: string[] = []
  const add = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteral(node)) names.push(node.text)
  }
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) add(node.moduleSpecifier)
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0])
    ts.forEachChild(node, look)
  }
  look(source)
  return source.fileName.endsWith('x') ? [...names, 'react/jsx-runtime'] : names
}

function mocksIn(path: string, text: string): ts.CallExpression[] {
  return parse(path, text).statements.flatMap((statement) =>
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    statement.expression.expression.getText() === 'vi.mock'
      ? [statement.expression]
      : [],
  )
}
