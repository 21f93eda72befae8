import { describe, expect, it } from 'vitest'
import { errands } from '../bot/errands.ts'
import { spaceNamed } from '../content/field.ts'
import type { AlderquestOption } from '../rules/options.ts'
import { type Literal, table } from './table.ts'

/** The moves that are in vain for the first minion, after it was activated and moved there. */
function vainAfter(literal: Literal, to: string): AlderquestOption[] {
  const t = table(literal)
  const activate = { do: 'activate', minion: t.state.at.find((m) => m?.team === 0)?.id ?? 0 } as const
  const from = errands.from(t.state, activate)
  t.choose(activate)
  const move = { do: 'move', to: spaceNamed(to) } as const
  expect(errands.from(t.state, move)).toBeNull()
  // A single possible move is made by itself.
  if (t.state.at[move.to]?.id !== activate.minion) t.choose(move)
  const options = t.decision.options as readonly AlderquestOption[]
  const vain = errands.vain(t.state, { ...t.decision, options }, from)
  return options.filter((_, index) => vain?.[index])
}

describe('an activation comes to nothing', () => {
  it('where the minion comes back with nothing done', () => {
    expect(vainAfter({ minions: [{ at: 'd4' }] }, 'd5')).toEqual([{ do: 'move', to: spaceNamed('d4') }])
  })

  it('but not where it fetched an Acorn', () => {
    expect(vainAfter({ minions: [{ at: 'd4' }], tiles: { d5: 'U1^' } }, 'd5')).toEqual([])
  })

  it('nor where it struck somebody down from the Tree', () => {
    const minions = [{ at: 'CE' }, { at: 'd3', team: 'blue' }] as const
    expect(vainAfter({ minions }, 'd3')).toEqual([])
    expect(vainAfter({ minions: [{ at: 'CE' }] }, 'd3')).toEqual([{ do: 'move', to: spaceNamed('CE') }])
  })

  it('and nothing is vain for a minion of which nobody knows where it set out', () => {
    const t = table({ minions: [{ at: 'd4' }] })
    t.choose({ do: 'activate' })
    expect(errands.vain(t.state, t.decision as never, null)).toBeNull()
  })
})
