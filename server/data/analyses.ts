import { AnalysedDecision } from '@rulewright/wire'
import * as z from 'zod/mini'
import type { Database } from './database.ts'

/** What was found out about a match that is over, as far as it has been looked through. */
const KeptAnalysis = z.object({
  /** The rules and the way of judging it was done with: what was done with others is done anew. */
  with: z.string(),
  state: z.enum(['running', 'stopped', 'done']),
  /** Which process does it, for whom, and when it last said so. */
  by: z.string(),
  person: z.string(),
  at: z.number(),
  done: z.number(),
  of: z.number(),
  decisions: z.array(AnalysedDecision),
})
export type KeptAnalysis = z.infer<typeof KeptAnalysis>

const Value = z.object({ value: z.string() })
const keyOf = (match: string): string => `analysis ${match}`

/** Analyses are kept beside the server's other notes, by the match they are of. */
export class Analyses {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async get(match: string): Promise<KeptAnalysis | null> {
    const [row] = await this.#db.query(Value, 'select value from setting where key = $1', [keyOf(match)])
    const kept = row && KeptAnalysis.safeParse(JSON.parse(row.value))
    return kept?.success ? kept.data : null
  }

  async put(match: string, analysis: KeptAnalysis): Promise<void> {
    await this.#db.run('insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value', [
      keyOf(match),
      JSON.stringify(analysis),
    ])
  }

  /** Those of matches that are gone; gives back how many there were. */
  async clear(): Promise<number> {
    const Count = z.object({ count: z.number() })
    const [row] = await this.#db.query(
      Count,
      `with gone as (
         delete from setting where key like 'analysis %' and not exists (select 1 from match where id = substr(key, 10)) returning key
       ) select count(*)::int as count from gone`,
    )
    return row?.count ?? 0
  }
}
