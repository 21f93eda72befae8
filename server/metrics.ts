import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const NANOSECONDS = 1e6

/** What the server measures about itself. */
export class Meters {
  readonly registry = new Registry()
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 })
  readonly choiceSeconds = new Histogram({
    name: 'rulewright_choice_seconds',
    help: 'From the arrival of a choice to its acknowledgement after the commit.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  })
  readonly refused = new Counter({
    name: 'rulewright_refused_total',
    help: 'Messages that were answered with a reason.',
    labelNames: ['reason'],
    registers: [this.registry],
  })
  readonly botSeconds = new Histogram({
    name: 'rulewright_bot_seconds',
    help: 'How long bots took to choose.',
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10],
    registers: [this.registry],
  })

  readonly commitSeconds = new Histogram({
    name: 'rulewright_commit_seconds',
    help: 'How long the database took to commit a group of rows.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  })
  readonly commitFailures = new Counter({
    name: 'rulewright_commit_failures_total',
    help: 'Groups of rows that could not be committed.',
    registers: [this.registry],
  })
  readonly responses = new Counter({
    name: 'rulewright_http_responses_total',
    help: 'Answered requests.',
    labelNames: ['status'],
    registers: [this.registry],
  })
  readonly signIns = new Counter({
    name: 'rulewright_sign_ins_total',
    help: 'Attempts to sign in with a password, or to open an account.',
    labelNames: ['what', 'result'],
    registers: [this.registry],
  })

  constructor() {
    this.#delay.enable()
    collectDefaultMetrics({ register: this.registry })
  }

  committed(seconds: number, failed: boolean): void {
    if (failed) this.commitFailures.inc()
    else this.commitSeconds.observe(seconds)
  }

  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  /** The event loop's delay, 99th percentile in milliseconds since the last look. */
  eventLoopDelay(): number {
    const delay = this.#delay.percentile(99) / NANOSECONDS
    this.#delay.reset()
    return Number.isFinite(delay) ? delay : 0
  }

  close(): void {
    this.#delay.disable()
    this.registry.clear()
  }
}
