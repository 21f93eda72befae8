import { describe, expect, it } from 'vitest'
import { wishes } from '../board/wishes.ts'
import type { HubworldOption } from '../rules/options.ts'
import { delve, down, goOn, type HubTable, passes, table, up } from './table.ts'

/** What "Run on through empty slots" answers the open question with; null: the player is asked. */
function ranOn(t: HubTable): string | null {
  const [wish] = wishes
  const decision = t.decision as Parameters<NonNullable<typeof wish>['answer']>[0]
  if (!wish?.prompts.includes(decision.prompt)) throw new Error(`asked ${decision.prompt}`)
  t.look()
  const index = wish.answer(decision, t.view(decision.seat), 1)
  return index === null ? null : ((decision.options[index] as HubworldOption | undefined)?.do ?? null)
}

const offered = (t: HubTable): readonly string[] => {
  t.look()
  return (t.decision.options as readonly HubworldOption[]).map((option) => option.do)
}

describe('HW-12.11 a delve', () => {
  it('runs on through empty slots, and into the district behind them', () => {
    const t = delve(table(), 'council')
    expect(ranOn(t)).toBe('continue')
    expect(ranOn(goOn(t))).toBe('continue')
    expect(ranOn(goOn(t))).toBe('continue')
  })
  it('runs past the windows at empty slots while one could only collect or rush, but not past a card', () => {
    const t = table({ seats: [{ seekerReady: true }, { grid: { 'council/middle': up('canal-network', { exhausted: true }) } }] })
    t.choose({ do: 'delve', seat: 1, path: 'council' })
    expect(offered(t)).toContain('collect')
    expect(ranOn(t)).toBe('pass')
    passes(t).choose({ do: 'continue' })
    expect(offered(t)).toContain('collect')
    expect(ranOn(t)).toBeNull()
  })
  it('leaves what another could answer to a delve alone', () => {
    const t = table({ seats: [{}, { seekerReady: true }] }).choose({ do: 'delve', seat: 1, path: 'council' })
    t.look()
    expect(t.decision.seat).toBe(1)
    expect(ranOn(t)).toBeNull()
  })
  it('asks before a card', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/back': down('barbican-gate') } }] }), 'council')
    expect(ranOn(t)).toBe('continue')
    expect(ranOn(goOn(t))).toBeNull()
  })
  it('asks after an encounter, even where the slot is empty by now', () => {
    const passed = delve(table({ seats: [{}, { grid: { 'council/front': down('barbican-gate') } }] }), 'council')
    expect(ranOn(passes(passed.choose({ do: 'bypass' })))).toBeNull()
    const grid = { 'council/front': up('canal-network', { exhausted: true }) } as const
    const broken = delve(table({ seats: [{ shards: 9 }, { grid }] }), 'council')
    passes(broken.choose({ do: 'confront' }))
    passes(broken.choose({ do: 'pay' }))
    passes(broken.choose({ do: 'break' }))
    expect(broken.state.players[1]?.grid.every((card) => card < 0)).toBe(true)
    expect(ranOn(broken)).toBeNull()
  })
})
