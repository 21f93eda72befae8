import type { GameRecord } from '../record.ts'
import { chanceOfShare, type Estimate, rounded, shareOf } from '../statistics/share.ts'
import { type ByDeal, byDeal, idOf, isTogether, type Played, valuesOf } from './observed.ts'

/** Two players on the same deals, seats swapped: the first one's share, where a half is even. */
export interface Duel {
  readonly first: string
  readonly second: string
  readonly share: Estimate
  /** How often chance alone would give a result so far from a half. */
  readonly chance: number
  readonly games: readonly string[]
}

const EXAMPLES = 3

export function duelOf(played: Played, first: string, second: string): Duel {
  const share = shareOf(valuesOf(isTogether(played) ? ahead(played.records) : against(played)))
  const chance = rounded(chanceOfShare(share.value, 0.5, share.n))
  return { first, second, share, chance, games: played.records.slice(0, EXAMPLES).map(idOf) }
}

/** The first player's part of everything won. */
function against({ records, sides }: Played): ByDeal {
  return byDeal(records, ({ payoffs, players }) => {
    let own = 0
    let all = 0
    for (const [seat, side] of sides.entries()) {
      if (sides.indexOf(side) !== seat) continue
      all += payoffs[seat] ?? 0
      if (players[seat] === 0) own += payoffs[seat] ?? 0
    }
    return all === 0 ? 0.5 : own / all
  })
}

/** In co-operative games: on how many deals the first party did better, by winning and then by score; ties count half. */
function ahead(records: readonly GameRecord[]): ByDeal {
  const fared = (player: number) =>
    byDeal(records, (record) => (record.players[0] === player ? (record.payoffs[0] ?? 0) * 1e9 + (record.scores[0] ?? 0) : null))
  const [first, second] = [fared(0), fared(1)]
  return new Map(
    [...first].flatMap(([deal, value]) => {
      const other = second.get(deal)
      return other === undefined ? [] : [[deal, (1 + Math.sign(value - other)) / 2] as const]
    }),
  )
}
