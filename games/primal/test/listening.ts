import type { CardId } from '../content/index.ts'
import { dareon, type HuntTable, mirah, play, type TableLiteral, table } from './table.ts'

type Slot = NonNullable<TableLiteral['slots']>[number]
type Parts = Parameters<typeof dareon>[0]

/** A monster of which one behavior listens; the two beside it listen to other things. */
export function listening(monster: Partial<TableLiteral>, quiet: readonly [Slot, Slot]) {
  return {
    /** Dareon plays a card into the listening behavior. */
    against(slot: Slot, card: CardId, parts: Parts = {}, more: Partial<TableLiteral> = {}): HuntTable {
      const t = table({
        ...monster,
        slots: [slot, ...quiet],
        terrain: {},
        hunters: [dareon({ stamina: 1, ...parts, hand: [card, ...(parts.hand ?? [])] }), mirah({ sector: 'east' })],
        ...more,
      })
      play(t, card)
      if (t.match.first?.prompt === 'pay') t.choose({ do: 'pay-stamina' })
      return t
    },

    /** Dareon's turn begins under the listening behavior. */
    starting(slot: Slot, parts: Parts, more: Partial<TableLiteral> = {}): HuntTable {
      const { cracked: _, ...rest } = monster
      return table({
        ...rest,
        stage: 'turnStart',
        active: -1,
        slots: [slot, ...quiet],
        terrain: {},
        hunters: [dareon({ stamina: 1, ...parts }), mirah()],
        ...more,
      })
    },
  }
}
