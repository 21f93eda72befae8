import { describe, expect, it } from 'vitest'
import { wishes } from '../board/wishes.ts'
import { dareon, ljonar, play, table } from './table.ts'

const wish = (id: string) => {
  const found = wishes.find((each) => each.id === id)
  if (!found) throw new Error(`no wish ${id}`)
  return found
}

describe('what a hunter settles once', () => {
  it('answers the questions it is offered beside', () => {
    const t = table({ vulnerable: true, hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), ljonar({ hand: ['LJ-07'] })] })
    const window = t.match.decisionOf(1)
    if (!window) throw new Error('no window')
    const never = wish('never-help')
    expect(never.prompts).toContain(window.prompt)
    expect(window.options[never.answer(window, t.view(1), 1) ?? -1]).toEqual({ do: 'pass' })
    play(t, 'DA-01')
    const double = wish('double-from')
    expect(double.prompts).toContain(t.decision.prompt)
    // Four damage: kept below 5 and 8, asked about below 2 and 3.
    expect([1, 2, 3, 4].map((degree) => double.answer(t.decision, t.view(0), degree))).toEqual([null, null, 1, 1])
    t.choose({ do: 'keep' })
  })
})
