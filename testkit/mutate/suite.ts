import { format, inspect } from 'node:util'

type TestBody = (...args: unknown[]) => unknown
type HookKind = 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach'
const MOMENTS: readonly HookKind[] = ['beforeAll', 'afterAll', 'beforeEach', 'afterEach']

class Suite {
  readonly children: (Suite | Test)[] = []
  readonly hooks: Record<HookKind, TestBody[]> = { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] }
  begun = false

  constructor(
    readonly name: string,
    readonly parent: Suite | null,
    readonly body: () => unknown,
    readonly skipped: boolean,
  ) {}
}

interface Test {
  readonly name: string
  readonly suite: Suite
  readonly run: () => unknown
  readonly skipped: boolean
}

/** A test by its title: the names of the enclosing suites and its own, with a number where several have the same. */
export type Titled = Test & { readonly title: string }

/**
 * The tests of one file, as `describe`, `it` and Vitest's hooks declare them. Only what our tests use is supported; anything else is
 * refused, so that no test is silently left out.
 */
export class Tests {
  readonly #root = new Suite('', null, () => undefined, false)
  #current = this.#root

  /** Runs the bodies of the suites, which Vitest defers until the file is loaded. */
  collect(): Titled[] {
    const found: Titled[] = []
    const seen = new Map<string, number>()
    const visit = (suite: Suite, names: readonly string[]): void => {
      this.#current = suite
      suite.body()
      for (const child of suite.children) {
        if (child instanceof Suite) {
          visit(child, [...names, child.name])
          continue
        }
        const title = [...names, child.name].join(' > ')
        const n = (seen.get(title) ?? 0) + 1
        seen.set(title, n)
        found.push({ ...child, title: n > 1 ? `${title} #${n}` : title })
      }
    }
    visit(this.#root, [])
    return found
  }

  /** What a test file gets for `vitest`, besides `expect`. */
  api(): Record<string, unknown> {
    const add = (name: string, run: TestBody, skipped = false): void => {
      const suite = this.#current
      suite.children.push({ name, suite, run: () => run(), skipped: skipped || suite.skipped })
    }
    const describe = (name: string, body: TestBody, skipped = false): void => {
      const suite = this.#current
      suite.children.push(new Suite(name, suite, () => body(), skipped || suite.skipped))
    }
    const it = known('it', add, {
      each: each((name, run) => add(name, run)),
      skip: (name: string, run: TestBody) => add(name, run, true),
      todo: (name: string) => add(name, () => undefined, true),
    })
    const hook = (moment: HookKind) => [moment, (run: TestBody) => void this.#current.hooks[moment].push(run)] as const
    return {
      it,
      test: it,
      describe: known('describe', describe, {
        each: each((name, body) => describe(name, body)),
        skip: (name: string, body: TestBody) => describe(name, body, true),
      }),
      ...Object.fromEntries(MOMENTS.map(hook)),
    }
  }

  /** Runs one test with the hooks around it; throws what it throws. */
  async run(test: Test): Promise<void> {
    const around = chain(test.suite)
    for (const suite of around) {
      if (suite.begun) continue
      suite.begun = true
      for (const hook of suite.hooks.beforeAll) await hook()
    }
    const after = around.flatMap((suite) => suite.hooks.afterEach).reverse()
    const undos: TestBody[] = []
    const failures: unknown[] = []
    const attempt = async (run: TestBody): Promise<unknown> => {
      try {
        return await run()
      } catch (error) {
        failures.push(error)
      }
    }
    for (const hook of around.flatMap((suite) => suite.hooks.beforeEach)) {
      const undo = failures.length === 0 && (await attempt(hook))
      if (typeof undo === 'function') undos.unshift(undo as TestBody)
    }
    if (failures.length === 0) await attempt(test.run)
    for (const hook of [...after, ...undos]) await attempt(hook)
    if (failures.length > 0) throw failures[0]
  }

  /** Runs the hooks that come after everything. */
  async end(): Promise<void> {
    const visit = async (suite: Suite): Promise<void> => {
      for (const child of suite.children) if (child instanceof Suite) await visit(child)
      if (suite.begun) for (const hook of suite.hooks.afterAll) await hook()
    }
    await visit(this.#root)
  }
}

/** The enclosing suites, the outermost first. */
const chain = (suite: Suite): Suite[] => [...(suite.parent ? chain(suite.parent) : []), suite]

const each = (one: (name: string, run: TestBody) => void) => (rows: readonly unknown[]) => (name: string, run: TestBody) => {
  for (const item of rows) {
    const row: readonly unknown[] = Array.isArray(item) ? item : [item]
    one(filledIn(name, row), () => run(...row))
  }
}

/** The printf placeholders of a title, then `$name` from an object. */
function filledIn(name: string, row: readonly unknown[]): string {
  const signs = name.match(/%[sdifjoO]/g)?.length ?? 0
  const text = format(name.replaceAll('%i', '%d'), ...row.slice(0, signs))
  const [first] = row
  if (typeof first !== 'object' || first === null) return text
  const fields: Readonly<Record<string, unknown>> = { ...first }
  return text.replace(/\$(\w+)/g, (sign, key: string) => (key in fields ? inspect(fields[key]) : sign))
}

/** A function with the variants we know; asking for another is an error that says so. */
function known<F extends object>(name: string, call: F, variants: Readonly<Record<string, unknown>>): F {
  return new Proxy(call, {
    get: (_, key) => {
      const variant = variants[String(key)]
      if (variant === undefined) throw new Error(`${name}.${String(key)} is not known to the mutant runner (testkit/mutate/suite.ts)`)
      return variant
    },
  })
}
