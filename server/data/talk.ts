import { CHANNELS, type ChatLine } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const ChatRow = z.object({
  line: z.number(),
  channel: z.enum(CHANNELS),
  seat: z.nullable(z.number()),
  name: z.string(),
  text: z.string(),
  at: z.number(),
  user_id: z.nullable(z.string()),
})
/** A line with its author, which is for the server alone. */
export interface SaidLine extends ChatLine {
  readonly user: string | null
}
const Said = z.pipe(
  ChatRow,
  z.transform(({ user_id, ...line }): SaidLine => ({ ...line, user: user_id })),
)
const Line = z.object({ line: z.number() })

/** What was said at tables. */
export class Talk {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  lines(match: string, last = 100): Promise<SaidLine[]> {
    return this.#db.query(Said, 'select * from (select * from chat where match = $1 order by line desc limit $2) as lines order by line', [
      match,
      last,
    ])
  }

  line(match: string, line: number): Promise<SaidLine | null> {
    return one(this.#db.query(Said, 'select * from chat where match = $1 and line = $2', [match, line]))
  }

  /** A guest has become an account: their lines go with it, to export and to delete. */
  async move(from: string, to: string): Promise<void> {
    await this.#db.run('update chat set user_id = $2 where user_id = $1', [from, to])
  }

  /** Appends a line; two processes that choose the same number try again. */
  async say(match: string, user: string, said: Omit<ChatLine, 'line'>): Promise<number> {
    for (;;) {
      const [added] = await this.#db.query(
        Line,
        `insert into chat (match, line, channel, seat, name, text, at, user_id)
         select $1, coalesce(max(line), 0) + 1, $2, $3::smallint, $4, $5, $6, $7 from chat where match = $1
         on conflict do nothing returning line`,
        [match, said.channel, said.seat, said.name, said.text, said.at, user],
      )
      if (added) return added.line
    }
  }
}
