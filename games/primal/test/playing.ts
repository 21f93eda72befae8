import type { CardId } from '../content/index.ts'
import { dareon, type HunterParts, type HuntTable, happened, ljonar, mirah, play, type TableLiteral, table, thoreg } from './table.ts'

type Parts = HunterParts['parts']

/** One card played from hand beside a spare card, with a stamina token for its cost; three others keep the threshold high. */
export function playing(make: (parts: Parts) => HunterParts, id: CardId, parts: Parts = {}, more: Partial<TableLiteral> = {}): HuntTable {
  const others = [mirah(), dareon(), thoreg(), ljonar()].filter((other) => other.id !== make({}).id)
  const t = table({
    struggle: 4,
    hunters: [make({ stamina: 1, ...parts, hand: [id, ...(parts.hand ?? [])] }), ...others.slice(0, 2)],
    ...more,
  })
  play(t, id)
  if (t.match.first?.prompt === 'pay') t.choose({ do: 'pay-stamina' })
  return t
}

export const dealt = (t: HuntTable) => happened(t, 'dealt').map((event) => event.amount)
