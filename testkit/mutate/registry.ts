import { pathToFileURL } from 'node:url'
import type { Compiled, Compiler } from './compile.ts'
import type { Switchboard } from './switchboard.ts'

type Exports = Record<string, unknown>

/** The parts of the kit that play at random or compare with a recording. */
const ASIDE = /^testkit\/(prove\/|golden\.ts$|perft\.ts$|proves-game\.ts$)/

/** Packages are loaded once, by Node. */
const packages = new Map<string, Exports>()

/** The modules of one test file, each evaluated once, as the test runner would: nothing of an earlier mutant remains. */
export class Registry {
  readonly #modules = new Map<string, { exports: Exports }>()

  constructor(
    readonly compiler: Compiler,
    readonly board: Switchboard,
    readonly vitest: object,
  ) {}

  /** Evaluates a file and all it imports. */
  async load(path: string): Promise<Exports> {
    const compiled = await this.compiler.compile(path)
    await this.#prepare(compiled)
    if (compiled.mocks) await this.#mock(compiled.mocks)
    return this.#require(path)
  }

  async #mock(compiled: Compiled): Promise<void> {
    const { mocks } = this.#evaluate(compiled, { exports: {} }).exports as { mocks: unknown[][] }
    for (const [name, factory] of mocks) {
      if (typeof name !== 'string' || typeof factory !== 'function') throw new Error('vi.mock needs a path and a function here')
      const path = this.compiler.resolve(compiled.path, name)
      await this.#prepare(await this.compiler.compile(path))
      const original = async () => this.#evaluate(this.compiler.get(path), { exports: {} }).exports
      this.#modules.set(path, { exports: { __esModule: true, ...(await factory(original)) } })
    }
  }

  /** Compiles everything a module leads to and loads the packages among it, which cannot be done during evaluation. */
  async #prepare(compiled: Compiled, seen = new Set<Compiled>()): Promise<void> {
    if (seen.has(compiled)) return
    seen.add(compiled)
    if (compiled.mocks) await this.#prepare(compiled.mocks, seen)
    for (const to of compiled.imports.values()) {
      if (to.startsWith('/') || /^[A-Za-z]:/.test(to)) await this.#prepare(await this.compiler.compile(to), seen)
      else if (to !== 'vitest' && !packages.has(to)) packages.set(to, { __esModule: true, ...((await import(to)) as Exports) })
    }
  }

  #require(path: string): Exports {
    const known = this.#modules.get(path)
    if (known) return known.exports
    const module = { exports: {} }
    this.#modules.set(path, module)
    this.#evaluate(this.compiler.get(path), module)
    this.#listen(this.compiler.nameOf(path), module)
    return module.exports
  }

  #evaluate(compiled: Compiled, module: { exports: Exports }): { exports: Exports } {
    const require = (name: string): unknown => {
      const to = compiled.imports.get(name) ?? this.compiler.resolve(compiled.path, name)
      return to === 'vitest' ? this.vitest : (packages.get(to) ?? this.#require(to))
    }
    compiled.run(module.exports, require, module, this.board.mutant, this.board.tick, pathToFileURL(compiled.path).href)
    return module
  }

  /** Notes choices made in matches and the parts of the kit that do not count. */
  #listen(name: string, module: { exports: Exports }): void {
    const { board } = this
    if (ASIDE.test(name)) {
      const aside = Object.entries(module.exports).map(([key, value]) => [key, isPlainFunction(value) ? () => board.setAside(name) : value])
      module.exports = { __esModule: true, ...Object.fromEntries(aside) }
    }
    const { choices } = board
    if (name === 'kernel/match.ts')
      wrap(module.exports.Match, (choose) => {
        choices.made()
        return choose()
      })
    if (name === 'testkit/test-table.ts') wrap(module.exports.TestTable, choices.named)
  }
}

/** Intercepts calls of a class's `choose`. */
function wrap(found: unknown, around: (choose: () => unknown) => unknown): void {
  const { prototype } = found as { prototype: { choose: (...args: unknown[]) => unknown } }
  const { choose } = prototype
  prototype.choose = function (...args) {
    return around(() => choose.apply(this, args))
  }
}

const isPlainFunction = (value: unknown): boolean => typeof value === 'function' && !/^class\b/.test(value.toString())
