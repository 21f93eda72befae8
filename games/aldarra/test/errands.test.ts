import { describe, expect, it } from 'vitest'
import { errands } from '../bot/errands.ts'
import { destinations } from '../rules/movement.ts'
import type { AldarraOption } from '../rules/options.ts'
import { F, hex, type Position, table } from './table.ts'

type Table = ReturnType<typeof table>

/** The options that are not in vain. */
function left(t: Table, from: number | null = null): AldarraOption[] {
  expect(t).toBeAsked(t.decision.seat, t.decision.prompt)
  const options = t.decision.options as readonly AldarraOption[]
  const vain = errands.vain(t.state, { ...t.decision, options }, from)
  return options.filter((_, index) => !vain?.[index])
}

const alone: Position = { units: { '0,0': { 0: 'F' } } }
const activate = (t: Table, spot: `${number},${number}`) => t.choose({ do: 'activate', hex: hex(spot) })

describe('an Order comes to nothing', () => {
  it('where nothing can move, and that is not thought of while something can', () => {
    const t = table(alone)
    const reached = destinations(t.state, 0, F, hex('0,0'), 0)
    const expected = [hex('0,0'), ...reached].sort((a, b) => a - b)
    expect(left(t)).toEqual(expected.map((each) => ({ do: 'activate', hex: each })))
  })

  it('with cards in hand that carry ships further, those places count', () => {
    const t = table({ ...alone, explores: { 0: ['EXP-H01'] } })
    const far = left(t.decision.prompt === 'window' ? t.choose({ do: 'pass' }) : t).length
    expect(far).toBeGreaterThan(left(table(alone)).length)
  })

  it('where nothing can move at all, one place is as good as another', () => {
    expect(left(table({ units: { '0,0': { 0: 'O' } } }))).toHaveLength(1)
  })

  it('in a mode in which nothing can move', () => {
    expect(left(activate(table(alone), '0,0'))).toEqual([{ do: 'none' }, { do: 'from' }])
    expect(left(activate(table(alone), '1,0'))).toEqual([{ do: 'none' }, { do: 'to' }])
  })

  it('when it is done before anything has moved, which Mode NONE says at once', () => {
    const t = activate(table({ units: { '0,0': { 0: 'FF' } } }), '0,0')
    const from = errands.from(t.state, { do: 'from' })
    expect(errands.from(t.state, { do: 'none' })).toBeNull()
    t.choose({ do: 'from' })
    expect(left(t, from)).toEqual([{ do: 'ship', unit: F }])
    expect(left(t)).toContainEqual({ do: 'done' })
    t.choose({ do: 'ship', unit: F }).choose({ do: 'fly', hex: hex('1,0') })
    expect(left(t, from)).toContainEqual({ do: 'done' })
  })
})
