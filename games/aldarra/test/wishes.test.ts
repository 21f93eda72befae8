import { expect, it } from 'vitest'
import { wishes } from '../board/wishes.ts'
import type { AldarraOption } from '../rules/options.ts'
import { table } from './table.ts'

it('AL-16.6 a question that is asked with a single answer gives it, one with two does not', () => {
  const [wish] = wishes
  if (!wish) throw new Error('no wish')
  const answered = (objective: string): AldarraOption | null => {
    const t = table({ phase: 'claims', coins: [10], objectives: { 0: [objective] } })
    t.look()
    const decision = t.match.decisionOf(0) as Parameters<typeof wish.answer>[0]
    expect(wish.prompts).toContain(decision.prompt)
    const index = wish.answer(decision, t.view(0), 1)
    return index === null ? null : (decision.options[index] ?? null)
  }
  expect(answered('OBJ-03')).toEqual({ do: 'done' })
  expect(answered('OBJ-27')).toBeNull()
})
