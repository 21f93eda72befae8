export interface Rate {
  readonly decisionsPerSecond: number
  readonly spread: readonly [lowest: number, highest: number]
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const tidy = (n: number) => (n >= 100 ? Math.round(n) : Math.round(n * 1000) / 1000)

export const spread = (values: readonly number[]): readonly [number, number] => [tidy(Math.min(...values)), tidy(Math.max(...values))]

/** How many matches are played between two looks at the clock: a duel takes 20 µs, and reading CPU time is a system call. */
const AT_ONCE = 8

/** Runs matches for about this many milliseconds; returns decisions a second. */
export function perSecond(play: (seed: string) => number, milliseconds: number, clock = () => performance.now()): number {
  const start = clock()
  let decisions = 0
  let n = 0
  let elapsed = 0
  do {
    for (let more = 0; more < AT_ONCE; more++) decisions += play(`bench-${n++}`)
    elapsed = clock() - start
  } while (elapsed < milliseconds)
  return (decisions * 1000) / elapsed
}

/** CPU time of this process so far, in milliseconds: a busy machine does not affect it. */
export function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The value below which that share of all values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
