import { Compiler } from './compile.ts'
import { Registry } from './registry.ts'
import type { Numbered } from './rewrite.ts'
import { Tests, type Titled } from './suite.ts'
import { SetAside, Switchboard } from './switchboard.ts'

/** A loop may run this many times as often as without the mutant, and some more, before it counts as endless. */
const PATIENCE = 10
const SOME_MORE = 300_000

/** What is known about a test without any mutant. */
export interface KnownTest {
  readonly title: string
  readonly ms: number
  readonly hits: readonly number[]
  /** Why it does not count. */
  readonly aside: string | null
  readonly failure: string | null
}

/** What is known about a test file without any mutant. */
export interface Account {
  readonly file: string
  readonly tests: readonly KnownTest[]
  /** Mutants reached while the file was loaded. */
  readonly hits: readonly number[]
  readonly loadMs: number
  readonly ticks: number
  /** The file could not be loaded. */
  readonly failure: string | null
}

/** What to run against a mutant: the tests of a file by title, or all but those. */
export interface TestRun {
  readonly file: string
  readonly only?: readonly string[]
  readonly allBut?: readonly string[]
  readonly ticks: number
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs test files with and without mutants, in this process. */
export class Runner {
  readonly #board = new Switchboard()
  readonly #compiler: Compiler
  #expect: Record<string, unknown> = {}

  constructor(root: string, mutants: readonly Numbered[]) {
    this.#compiler = new Compiler(root, mutants)
  }

  /** Vitest's own `expect`, outside of Vitest: it only needs to find a worker's state. */
  async start(): Promise<this> {
    Object.assign(globalThis, { __vitest_worker__: { config: {}, environment: {}, rpc: {} } })
    const { expect, vi, assert } = await import('vitest')
    const golden = () => {
      this.#board.setAside('golden file')
      return { pass: true, message: () => '' }
    }
    expect.extend({
      toMatchSnapshot: golden,
      toMatchInlineSnapshot: golden,
      toMatchFileSnapshot: golden,
      toThrowErrorMatchingSnapshot: golden,
      toThrowErrorMatchingInlineSnapshot: golden,
    })
    this.#expect = { __esModule: true, expect, vi, assert }
    return this
  }

  async #load(file: string): Promise<{ readonly tests: Tests; readonly titled: readonly Titled[] }> {
    const tests = new Tests()
    await new Registry(this.#compiler, this.#board, { ...this.#expect, ...tests.api() }).load(file)
    return { tests, titled: tests.collect() }
  }

  /** A file without any mutant: what its tests reach, how long they take, and which of them count. */
  async account(file: string): Promise<Account> {
    const board = this.#board
    Object.assign(board, { active: 0, ticks: 0, budget: Number.POSITIVE_INFINITY })
    board.choices.counts = true
    const start = performance.now()
    const none = { file, tests: [], hits: [], loadMs: 0, ticks: 0 }
    try {
      const { tests, titled } = await this.#load(file)
      const loadMs = performance.now() - start
      const hits = board.takeHits()
      const known: KnownTest[] = []
      for (const test of titled) known.push(await this.#know(tests, test))
      await tests.end()
      return { file, tests: known, hits: [...hits, ...board.takeHits()], loadMs, ticks: board.ticks, failure: null }
    } catch (error) {
      return { ...none, failure: messageOf(error) }
    }
  }

  async #know(tests: Tests, test: Titled): Promise<KnownTest> {
    const start = performance.now()
    const { aside, failure } = test.skipped ? { aside: 'skipped', failure: null } : await this.#attempt(tests, test)
    return { title: test.title, ms: performance.now() - start, hits: this.#board.takeHits(), aside, failure }
  }

  async #attempt(tests: Tests, test: Titled): Promise<{ readonly aside: string | null; readonly failure: string | null }> {
    const board = this.#board
    board.choices.picked = 0
    board.inTest = true
    try {
      await tests.run(test)
      return { aside: null, failure: null }
    } catch (error) {
      return error instanceof SetAside ? { aside: error.message, failure: null } : { aside: null, failure: messageOf(error) || 'failed' }
    } finally {
      board.inTest = false
    }
  }

  /** The first test that fails with the mutant on; null when none does. */
  async killer(id: number, errands: readonly TestRun[]): Promise<string | null> {
    for (const errand of errands) {
      const title = await this.#noticed(id, errand)
      if (title !== null) return `${this.#compiler.nameOf(errand.file)}: ${title}`
    }
    return null
  }

  async #noticed(id: number, { file, only, allBut = [], ticks }: TestRun): Promise<string | null> {
    Object.assign(this.#board, { active: id, ticks: 0, budget: ticks * PATIENCE + SOME_MORE })
    this.#board.choices.counts = false
    try {
      const { tests, titled } = await this.#load(file)
      for (const test of titled) {
        if (test.skipped || (only ? !only.includes(test.title) : allBut.includes(test.title))) continue
        if ((await this.#attempt(tests, test)).failure !== null) return test.title
      }
      await tests.end()
      return null
    } catch {
      return 'the file does not load'
    }
  }
}
