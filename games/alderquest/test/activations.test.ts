import { describe, expect, it } from 'vitest'
import { type ActivationHabit, activations } from '../bot/activations.ts'
import { spaceNamed } from '../content/field.ts'
import type { AlderquestState } from '../rules/state.ts'
import { type Literal, stateOf } from './table.ts'

/** What is noted of activations in which a minion only moved from space to space. */
function noted(literal: Literal, ...path: string[]): Record<ActivationHabit, boolean[]> {
  const found: Record<ActivationHabit, boolean[]> = { 'idle activations': [], 'activations no nearer to the nearest thing': [] }
  const watch = activations((habit, shown) => found[habit].push(shown === true))
  const [first = '', ...others] = path
  const [, g] = stateOf({ ...literal, minions: [{ at: first }, ...(literal.minions ?? [])] })
  const m = g.at[spaceNamed(first)]
  if (!m) throw new Error('nobody stands there')
  for (const space of others) {
    watch.begin(g, m.id)
    step(g, m.space, spaceNamed(space))
    watch.settle(g)
  }
  return found
}

function step(g: AlderquestState, from: number, to: number): void {
  const m = g.at[from] ?? null
  g.at[from] = null
  g.at[to] = m
  if (m) m.space = to
}

const idle = (literal: Literal, ...path: string[]) => noted(literal, ...path)['idle activations']

describe('an activation that does nothing is idle', () => {
  it('where the minion ends as far from everything as it was, and not where it comes nearer', () => {
    const tile = { tiles: { e5: 'U1' } }
    expect(idle(tile, 'a1', 'a1')).toEqual([true])
    expect(idle(tile, 'a3', 'a1')).toEqual([true])
    expect(idle(tile, 'a1', 'a3')).toEqual([false])
  })

  it('not where it comes nearer to another thing than the nearest', () => {
    const two = { tiles: { a3: 'U1' }, minions: [{ at: 'e1', team: 'blue' }] } as const
    const found = noted(two, 'b2', 'c2')
    expect(found).toEqual({ 'idle activations': [false], 'activations no nearer to the nearest thing': [true] })
  })

  it('not where it leaves a tile it stands on, which it meets only by coming again', () => {
    const two = { tiles: { a1: 'U1', a5: 'U1' } }
    expect(noted(two, 'a1', 'a3')).toEqual({ 'idle activations': [false], 'activations no nearer to the nearest thing': [true] })
  })

  it('not where it climbs the Tree or leaves the reach of a rival', () => {
    expect(idle({ tiles: { e5: 'U1' } }, 'c2', 'CS')).toEqual([false])
    expect(idle({ minions: [{ at: 'a5', team: 'blue' }] }, 'a3', 'a1')).toEqual([false])
    expect(idle({ minions: [{ at: 'e5', team: 'blue' }] }, 'a3', 'a1')).toEqual([true])
  })

  it('where it goes back to where it was before its last one', () => {
    expect(idle({ tiles: { e5: 'U1' } }, 'c2', 'CS', 'c2', 'd2')).toEqual([false, true, false])
  })

  it('of a carrier where it comes no nearer to the Tree', () => {
    const carries = (to: string) => {
      const found: boolean[] = []
      const watch = activations((habit, shown) => habit === 'idle activations' && found.push(shown === true))
      const [, g] = stateOf({ minions: [{ at: 'a2', holds: 'U1' }], tiles: { a5: 'U1' } })
      watch.begin(g, g.at[spaceNamed('a2')]?.id ?? 0)
      step(g, spaceNamed('a2'), spaceNamed(to))
      watch.settle(g)
      return found
    }
    expect(carries('a4')).toEqual([true])
    expect(carries('b2')).toEqual([false])
  })

  it('never where something was done', () => {
    const found: boolean[] = []
    const watch = activations((_, shown) => found.push(shown === true))
    const [, g] = stateOf({ minions: [{ at: 'a2' }] })
    watch.begin(g, g.at[spaceNamed('a2')]?.id ?? 0)
    watch.heard('squabble')
    watch.settle(g)
    expect(found).toEqual([false, false])
  })
})
