import { Presets, SingleBar } from 'cli-progress'

export interface ProgressBar {
  update(done: number): void
  stop(): void
}

const MINUTE = 60_000

/** Progress of long work, on stderr: a bar on a terminal; elsewhere a line a minute, so that a log of hours stays short. */
export function progressBar(total: number, unit: string): ProgressBar {
  if (total < 2) return { update: () => {}, stop: () => {} }
  if (!process.stderr.isTTY) return progressLines(total, unit, Date.now, (line) => process.stderr.write(line))
  const bar = new SingleBar(
    { format: `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left`, stream: process.stderr, hideCursor: true },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}

export function progressLines(total: number, unit: string, now: () => number, write: (line: string) => void): ProgressBar {
  let said = now()
  /** What was already done at the first report: continued work has not done that now. */
  let first: { readonly done: number; readonly time: number } | null = null
  return {
    update(done) {
      const time = now()
      first ??= { done, time }
      if (done <= first.done || done >= total || time - said < MINUTE) return
      said = time
      const left = Math.ceil(((time - first.time) * (total - done)) / (done - first.done) / MINUTE)
      write(`${done}/${total} ${unit}, about ${left} min left\n`)
    },
    stop: () => {},
  }
}
