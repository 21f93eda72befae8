import { Match, type Names, plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { hubworld } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { config, delve, down, goOn, type HubTable, passes, table, up } from './table.ts'

const names: Names = { you: 0, of: (seat) => ['Mira', 'Tobias'][seat] ?? '' }

/** What the seat that is asked reads: the question, then its answers. */
function read(t: HubTable): readonly string[] {
  t.look()
  const decision = t.decision as never as Parameters<typeof en.prompt>[0]
  const view = t.view(decision.seat)
  const reader = { ...names, you: decision.seat }
  return [plain(en.prompt(decision, view, reader)), ...decision.options.map((option) => plain(en.option(option, view, reader, decision)))]
}

describe('a question says what each answer costs and does', () => {
  it('HW-5.5 the first five cards: what is replaced, and what is kept', () => {
    const match = Match.start(hubworld, config(2), '1')
    const answers = () => {
      const decision = match.decisionOf(0) as never as Parameters<typeof en.option>[3]
      return decision.options.map((option) => plain(en.option(option, match.view(0), names, decision)))
    }
    const [keep, ...cards] = answers()
    expect(keep).toBe('Done: keep all five')
    expect(cards).toHaveLength(5)
    for (const card of cards) expect(card).toMatch(/^Replace [A-Z]/)
    match.choose(0, 1)
    match.choose(0, 1)
    expect(answers()[0]).toBe('Done: replace 2, keep 3')
  })

  it('an action says how many are left', () => {
    const t = table({ seats: [{ actions: 2, council: ['calling-in-favors', 'rapid-growth'] }, {}] })
    const [question, ...answers] = read(t)
    expect(question).toBe('Your turn: perform one action. You have 2 actions left.')
    expect(answers).toContain('Play Calling in Favors (2 actions, free)')
    expect(answers).toContain('Play Rapid Growth (1 shard)')
  })

  it('a window says who comes where, and what things cost and bring', () => {
    const grid = {
      'council/front': down('barbican-gate'),
      'council/back': up('job-board'),
      'commons/back': down('waterway-ferry'),
    } as const
    const t = table({ turn: 1, seats: [{ grid, seekerReady: true, council: ['salvage-rats'] }, {}] })
    t.choose({ do: 'delve', seat: 0, path: 'council' })
    expect(read(t)).toEqual([
      'Tobias approaches your Council front: collect, forge what stands there, rush, or pass.',
      'Pass',
      'Forge Barbican Gate (1 shard)',
      'Collect with Job Board: 1 card',
      'Forge Waterway Ferry (free)',
      'Collect with Goldie Xin: 1 shard',
      'Rush Salvage Rats (2 shards)',
    ])
  })

  it('what a card asks for is asked in its name, and says whose grid is meant', () => {
    const grid = { 'council/front': up('job-board'), 'commons/front': up('barbican-gate') } as const
    const t = table({ seats: [{ shards: 5, council: ['threading-through'], grid }, {}] })
    t.choose({ do: 'gain' })
    t.choose({ do: 'play' })
    expect(read(t)[0]).toBe('Threading Through: choose a card in your grid.')
  })

  it('a facedown card, and the way on', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': down('barbican-gate') } }] }), 'council')
    expect(read(t)).toEqual([
      'A facedown card lies here: look at it, or go past it.',
      'Discover it: look, and break it or not',
      'Bypass it: go past, unseen',
    ])
    passes(t.choose({ do: 'bypass' }))
    expect(read(t)).toEqual(['Continue to Council middle, or end the delve?', 'Continue to Council middle', 'End the delve'])
    goOn(t, 2)
    expect(read(t)[1]).toBe('Continue into the Council')
  })

  it('an exhausted card, a barrier, a presence', () => {
    const grid = { 'council/front': up('canal-network', { exhausted: true }) } as const
    const t = delve(table({ seats: [{ shards: 9 }, { grid }] }), 'council')
    expect(read(t)).toEqual([
      'Canal Network is exhausted: you may confront it, or go past it.',
      'Confront it (barrier 2)',
      'Bypass it: go past, unseen',
    ])
    passes(t.choose({ do: 'confront' }))
    expect(read(t)).toEqual(['Pay 2 shards to get past Canal Network, or the delve ends.', 'Pay 2: get past', 'End the delve'])
    t.choose({ do: 'pay' })
    expect(read(t)).toEqual(['Break Canal Network for 5 shards to exile it, or leave it.', 'Break (5 shards): exile it', 'Leave it'])
  })

  it('heat is the number of cards seen, and an agent is secured', () => {
    const t = delve(table({ seats: [{}, { heat: 1, commons: ['lost-byway', 'rory-and-bug'] }] }), 'commons')
    goOn(t, 3)
    expect(read(t)).toEqual([
      'At Tobias’s heat of 1 you see 1 card. Pay 2 shards to raise it and see one more?',
      'Pay 2: see one more card',
      'Do not pay: see 1 card',
    ])
    passes(t.choose({ do: 'pay' }))
    expect(read(t)).toEqual(['Look at Lost Byway, then leave it.', 'Leave it'])
    t.choose({ do: 'leave' })
    expect(read(t)).toEqual(['Break Rory & Bug for 2 shards to secure it, or leave it.', 'Break (2 shards): secure it', 'Leave it'])
  })
})

describe('a question speaks only of what is on offer', () => {
  it('a window names the instants there are, and says where there are none', () => {
    const nothing = table({ turn: 1, seats: [{ council: ['lost-byway'] }, {}] })
    nothing.choose({ do: 'delve', seat: 0, path: 'council' })
    expect(read(nothing)).toEqual(['Tobias approaches your Council front: you can only pass.', 'Pass'])
    const elsewhere = table({ turn: 1, seats: [{ grid: { 'commons/back': down('waterway-ferry') } }, {}] })
    elsewhere.choose({ do: 'delve', seat: 0, path: 'council' })
    expect(read(elsewhere)[0]).toBe('Tobias approaches your Council front: forge, or pass.')
    const own = table({ seats: [{ seekerReady: true }, {}] })
    own.choose({ do: 'delve', seat: 1, path: 'council' })
    expect(read(own)[0]).toBe('You approach Tobias’s Council front: collect, or pass to go on.')
  })
  it('HW-15.11 no further card is promised where none lies', () => {
    const t = goOn(delve(table(), 'archives'), 3)
    expect(t.view(0).players[1]?.archivesSize).toBe(0)
    expect(read(t)).toEqual([
      'At Tobias’s heat of 0 you see no cards. There is no other to see: pay 1 shard only to raise it?',
      'Pay 1: raise the heat',
      'Do not pay: see no cards',
    ])
  })
})
