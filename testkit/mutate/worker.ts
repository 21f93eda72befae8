import type { Numbered } from './rewrite.ts'
import { type Account, Runner, type TestRun } from './runner.ts'

/** What a worker is asked, and what it answers. */
export type MutantJob =
  | { readonly do: 'start'; readonly root: string; readonly mutants: readonly Numbered[] }
  | { readonly do: 'account'; readonly file: string }
  | { readonly do: 'mutant'; readonly id: number; readonly errands: readonly TestRun[] }
export type WorkerAnswer = { readonly account?: Account; readonly killer?: string | null }

let runner: Runner | null = null

async function answer(job: MutantJob): Promise<WorkerAnswer> {
  if (job.do === 'start') runner = await new Runner(job.root, job.mutants).start()
  if (!runner) throw new Error('a worker must be started first')
  if (job.do === 'account') return { account: await runner.account(job.file) }
  return job.do === 'mutant' ? { killer: await runner.killer(job.id, job.errands) } : {}
}

// A rule broken by a mutant may leave a promise behind; the test's own result is what counts.
process.on('unhandledRejection', () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (job: MutantJob) => {
  void answer(job).then((said) => process.send?.(said))
})
