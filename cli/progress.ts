import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  update(done: number): void
  stop(): void
}

/** A bar on a terminal; nothing where the output is read by a program. */
export function progressBar(total: number, unit: string): Progress {
  if (!process.stderr.isTTY || total < 2) return { update: () => {}, stop: () => {} }
  const bar = new SingleBar(
    { format: `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left`, stream: process.stderr, hideCursor: true },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}
