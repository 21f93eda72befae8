import { type Game, HASH_DIGITS, hash } from '@rulewright/kernel'
import { choicesInForce, markOf, type Results } from '@rulewright/play'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'

/** The current rules lead to a different match: it is kept as it was. */
export class RulesChanged extends Refused {
  constructor(row: MatchRow, game: Game, { choice, message }: NonNullable<Results['verify']>) {
    super(
      'rules-changed',
      `This match was played under earlier rules (${row.version}); those of now (${game.version}) part from it at choice ${choice}: ${message}.`,
    )
  }
}

/** Where the current rules and a match differ, or null. Every rest of the match has its state's hash in the log. */
export async function difference(house: Pick<House, 'logs' | 'store' | 'study'>, game: Game, row: MatchRow): Promise<Results['verify']> {
  const choices = choicesInForce(await house.logs.rows(row.id))
  const hashes = choices.map((choice) => choice.hash ?? null)
  const snapshot = await house.store.snapshot(row.id)
  // Older rows have no hash, but the last rest was saved whole. It may have been taken back since.
  if (snapshot && choices[snapshot.count - 1]?.seq === snapshot.seq && snapshot.state_version === game.stateVersion)
    hashes[snapshot.count - 1] ??= markOf(game, hash(snapshot.state).slice(0, HASH_DIGITS))
  const record = {
    config: row.config,
    seed: row.seed ?? '',
    redeals: row.redeals ?? [],
    choices: choices.map(({ seat, index }) => ({ seat, index })),
  }
  return house.study.do({ do: 'verify', game: row.game, record, hashes }, { person: row.creator ?? row.id, rank: 'table' })
}

/** Throws when the current rules would change a match of other rules. The finding is stored. */
export async function mustLeadThere(house: House, game: Game, row: MatchRow): Promise<void> {
  if (row.version === game.version || row.checked === game.version || row.seed === null) return
  const found = await difference(house, game, row)
  if (found) throw new RulesChanged(row, game, found)
  await house.store.setChecked(row.id, game.version)
}
