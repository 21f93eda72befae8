import { LONGEST_NAME, lookOf } from '@rulewright/wire'
import type { Store } from '../data/store.ts'

/** Makes sure that a new name can be distinguished from the others at a table. */
export async function keepDistinct(store: Store, match: string, user: string, name: string): Promise<void> {
  const others = (await store.seats(match)).filter((s) => s.user_id !== user).map((s) => s.name)
  const distinct = distinctName(name, others)
  if (distinct !== name) await store.nameSeats(match, user, distinct)
}

/** The name, or the name with a number where somebody at the table has the same or one that looks like it. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = new Set(others.map(lookOf))
  for (let n = 1; ; n++) {
    const number = n === 1 ? '' : ` (${n})`
    const distinct = `${name.slice(0, LONGEST_NAME - number.length)}${number}`
    if (!looks.has(lookOf(distinct))) return distinct
  }
}
