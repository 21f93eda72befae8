import type { Account, TestRun } from './runner.ts'

/** Which tests could notice a mutant, the likeliest and quickest files first. */
export function plan(accounts: readonly Account[], id: number, kills: ReadonlyMap<string, number>): { errands: TestRun[]; ms: number } {
  const files = accounts.flatMap((account) => {
    const asked = errandFor(account, id)
    return asked ? [{ ...asked, worth: (1 + (kills.get(account.file) ?? 0)) / (1 + asked.ms) }] : []
  })
  files.sort((a, b) => b.worth - a.worth)
  return { errands: files.map(({ errand }) => errand), ms: files.reduce((sum, { ms }) => sum + ms, 0) }
}

/** A mutant reached while a file is loaded may matter to all its tests; otherwise only tests that reach it can notice. */
function errandFor(account: Account, id: number): { readonly errand: TestRun; readonly ms: number } | null {
  const { file, ticks } = account
  const counting = account.tests.filter((test) => test.aside === null)
  const whole = account.hits.includes(id)
  const tests = whole ? counting : counting.filter((test) => test.hits.includes(id))
  if (tests.length === 0) return null
  const ms = tests.reduce((sum, test) => sum + test.ms, account.loadMs)
  // With tables changed, tests generated from them may have other titles: all are run except those set aside.
  const aside = account.tests.filter((test) => test.aside !== null).map((test) => test.title)
  return { errand: whole ? { file, allBut: aside, ticks } : { file, only: tests.map((test) => test.title), ticks }, ms }
}
