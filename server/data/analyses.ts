import { AnalysedDecision } from '@rulewright/wire'
import * as z from 'zod/mini'
import type { Database } from './database.ts'

/** The analysis of a finished match, as far as it has got. */
const KeptAnalysis = z.object({
  /** The rules and the method it was made with: what was made with others is redone. */
  with: z.string(),
  state: z.enum(['running', 'stopped', 'done']),
  /** Which process runs it, for whom, and when it last reported. */
  by: z.string(),
  person: z.string(),
  at: z.number(),
  done: z.number(),
  of: z.number(),
  decisions: z.array(AnalysedDecision),
})
export type KeptAnalysis = z.infer<typeof KeptAnalysis>

const Found = z.object({ found: z.string() })

/** Analyses of matches, finished or running. */
export class Analyses {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async get(match: string): Promise<KeptAnalysis | null> {
    const [row] = await this.#db.query(Found, 'select found from analysis where match = $1', [match])
    const kept = row && KeptAnalysis.safeParse(JSON.parse(row.found))
    return kept?.success ? kept.data : null
  }

  /** Nothing is stored for a match that was deleted meanwhile. */
  async put(match: string, analysis: KeptAnalysis): Promise<void> {
    await this.#db.run(
      `insert into analysis (match, at, found) select id, $2, $3 from match where id = $1
       on conflict (match) do update set at = excluded.at, found = excluded.found`,
      [match, analysis.at, JSON.stringify(analysis)],
    )
  }
}
