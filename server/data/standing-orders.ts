import * as z from 'zod/mini'
import type { Database } from './database.ts'

/** What a seat passes without being asked: windows with these prompts; and until its own turn, every window. */
export interface StandingOrder {
  readonly prompts: readonly string[]
  readonly untilTurn: boolean
}

const Row = z.object({ seat: z.number(), prompts: z.string(), until_turn: z.boolean() })
const Prompts = z.array(z.string())

/** What people want passed while they are away. */
export class StandingOrderRows {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async of(match: string): Promise<Map<number, StandingOrder>> {
    const rows = await this.#db.query(Row, 'select seat, prompts, until_turn from standing where match = $1', [match])
    return new Map(rows.map((row) => [row.seat, { prompts: Prompts.parse(JSON.parse(row.prompts)), untilTurn: row.until_turn }]))
  }

  async set(match: string, seat: number, { prompts, untilTurn }: StandingOrder): Promise<void> {
    await this.#db.run(
      `insert into standing (match, seat, prompts, until_turn) values ($1, $2, $3, $4)
       on conflict (match, seat) do update set prompts = excluded.prompts, until_turn = excluded.until_turn`,
      [match, seat, JSON.stringify(prompts), untilTurn],
    )
  }

  async drop(match: string, seat: number): Promise<void> {
    await this.#db.run('delete from standing where match = $1 and seat = $2', [match, seat])
  }
}
