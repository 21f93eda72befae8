/** What is read of a trace: a task of some thread, or a mark of the page. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** CPU time, whatever else the machine did meanwhile. */
  readonly tdur?: number
}

/** The longest CPU time of a page task, in milliseconds, between its marks `thinking` and `asked`. */
export function longestTask(text: string): number {
  const { traceEvents: events }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(text)
  const marks = events.filter(({ name, ph }) => (name === 'thinking' || name === 'asked') && ph !== 'X').sort((a, b) => a.ts - b.ts)
  const [first] = marks
  const tasks = events.filter(({ ph, pid, tid, name }) => ph === 'X' && pid === first?.pid && tid === first.tid && /RunTask/.test(name))
  let longest = 0
  for (const [n, { name, ts }] of marks.entries()) {
    const end = marks[n + 1]
    if (name !== 'thinking' || end?.name !== 'asked') continue
    // The task that draws the next question ends after the thinking.
    for (const task of tasks) if (task.ts > ts && task.ts + (task.dur ?? 0) < end.ts) longest = Math.max(longest, task.tdur ?? 0)
  }
  return Math.round(longest / 100) / 10
}
