import { describe, expect, it } from 'vitest'
import { down, id, slot, table, up } from './table.ts'
import { told } from './told.ts'

const window = { phase: 'after-action' } as const

describe('what the table is told of actions', () => {
  it('HW-7.1 gaining a shard', () => {
    expect(told(table().choose({ do: 'gain' }))).toEqual(['turn 0', 'actions 0 -1', 'gained 0 1', 'turn 1'])
  })

  it('HW-7.2 drawing: only the drawer hears which card', () => {
    const t = table({ seats: [{ commons: ['maestro', 'job-board'] }, { seekerReady: true }] }).choose({ do: 'draw' })
    expect(told(t, 0)).toEqual(['turn 0', 'actions 0 -1', 'drew 0 maestro'])
    expect(told(t, 1)).toEqual(['turn 0', 'actions 0 -1', 'drew 0 ?'])
  })

  it('HW-18.10 staging over a forged card: it is exiled for all to see, the new one is secret', () => {
    const t = table({ seats: [{ council: ['maestro'], grid: { 'council/front': up('job-board') } }, { seekerReady: true }] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    const start = ['turn 0', 'actions 0 -1', 'exiled 0 job-board 1']
    expect(told(t, 0)).toEqual([...start, 'staged 0 1 maestro'])
    expect(told(t)).toEqual([...start, 'staged 0 1 ?'])
  })

  it('HW-18.10 staging over a facedown card: it is archived unseen', () => {
    const t = table({ seats: [{ council: ['maestro'], grid: { 'council/front': down('job-board') } }, { seekerReady: true }] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(told(t, 0).slice(2)).toEqual(['archived 0 1 job-board', 'staged 0 1 maestro'])
    expect(told(t, 1).slice(2)).toEqual(['archived 0 1 ?', 'staged 0 1 ?'])
  })

  it('HW-16.9 staging over a forged agent: the rival gets it', () => {
    const t = table({ seats: [{ council: ['job-board'], grid: { 'council/front': up('maestro') } }, { seekerReady: true }] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(told(t).slice(2)).toEqual(['forfeited 0 1 maestro', 'staged 0 1 ?'])
  })

  it('HW-7.4 shifting costs one action and tells both slots', () => {
    const t = table({ seats: [{ grid: { 'council/front': down('job-board') } }, { seekerReady: true }] })
    t.choose({ do: 'shift' }).choose({ do: 'at', slot: slot('archives/front') })
    expect(told(t)).toEqual(['turn 0', 'actions 0 -1', 'shifted 0 1 0'])
  })

  it('HW-9.14 a moment: played, its actions paid, resolved, exiled', () => {
    const t = table({ seats: [{ council: ['calling-in-favors'], commons: ['maestro', 'job-board'] }, { seekerReady: true }] })
    t.choose({ do: 'play' })
    const start = ['turn 0', 'played 0 calling-in-favors', 'actions 0 -2', 'gained 0 4']
    expect(told(t, 0)).toEqual([...start, 'drew 0 maestro', 'exiled 0 calling-in-favors ?'])
    expect(told(t, 1)).toEqual([...start, 'drew 0 ?', 'exiled 0 calling-in-favors ?'])
  })

  it('HW-9.11 an ability of a card in the grid is told with its slot, then its costs and effects', () => {
    const t = table({ ...window, seats: [{ grid: { 'archives/back': up('auntie-ruth') } }, { commons: ['maestro', 'dodge'] }] })
    t.choose({ do: 'use' }).choose({ do: 'player', seat: 1 })
    expect(told(t, 1)).toEqual(['used 0 6 auntie-ruth 0', 'exhausted 0 6', 'drew 1 maestro'])
    expect(told(t, 0)).toEqual(['used 0 6 auntie-ruth 0', 'exhausted 0 6', 'drew 1 ?'])
  })

  it('HW-9.11 an ability of the seeker is told with the seeker area', () => {
    const t = table({ seats: [{ seekerReady: true }, { heat: 1, seekerReady: true }] }).choose({ do: 'use' })
    expect(told(t)).toEqual(['turn 0', 'used 0 9 goldie-xin 0', 'actions 0 -1', 'exhausted 0 9', 'gained 0 3'])
  })
})

describe('what the table is told of instants', () => {
  it('HW-18.15 a forge: what was paid, where and which card', () => {
    const t = table({ ...window, seats: [{ grid: { 'council/front': down('marauders-market') } }, {}] })
    expect(told(t.choose({ do: 'forge' }).pass())).toEqual(['paid 0 2', 'forged 0 1 marauders-market 2', 'turn 1'])
  })

  it('HW-18.15 a forge that costs nothing tells of no payment', () => {
    const t = table({ ...window, seats: [{ grid: { 'council/front': down('silent-interrogator') } }, {}] })
    expect(told(t.choose({ do: 'forge' }))).toEqual(['forged 0 1 silent-interrogator 0', 'turn 1'])
  })

  it('HW-10.2 collecting: with the seeker, and with a card of the grid', () => {
    const seeker = table({ ...window, seats: [{ seekerReady: true }, {}] }).choose({ do: 'collect' })
    expect(told(seeker)).toEqual(['exhausted 0 9', 'collected 0 9 goldie-xin', 'gained 0 1', 'turn 1'])
    const board = table({ ...window, seats: [{ grid: { 'council/back': up('job-board') } }, {}] }).choose({ do: 'collect' })
    expect(told(board)).toEqual(['exhausted 0 7', 'collected 0 7 job-board', 'drew 0 ?'])
  })

  it('HW-19.4 a rush shows its card and makes room', () => {
    const t = table({ ...window, seats: [{ council: ['salvage-rats'], grid: { 'council/front': down('maestro') } }, {}] })
    t.choose({ do: 'rush' }).choose({ do: 'at', slot: 1 })
    expect(told(t, 0)).toEqual(['paid 0 2', 'archived 0 1 maestro', 'rushed 0 1 salvage-rats', 'turn 1'])
    expect(told(t, 1)).toEqual(['paid 0 2', 'archived 0 1 ?', 'rushed 0 1 salvage-rats', 'turn 1'])
  })

  it('HW-18.17 unforging for a cost', () => {
    const t = table({
      ...window,
      seats: [{ council: ['recalibrate'], grid: { 'council/back': up('job-board', { exhausted: true }) } }, {}],
    })
    expect(told(t.choose({ do: 'play' })).slice(0, 4)).toEqual([
      'played 0 recalibrate',
      'unforged 0 7 job-board',
      'drew 0 ?',
      'exiled 0 recalibrate ?',
    ])
  })

  it.each([
    ['forged', up('job-board', { exhausted: true }), 'returned 0 7 job-board'],
    ['facedown', down('job-board'), 'returned 0 7 ?'],
  ])('HW-18.8 a %s card that returns to its Council', (_, card, heard) => {
    const t = table({ ...window, seats: [{ council: ['smooth-handoff'], grid: { 'council/back': card } }, {}] })
    t.choose({ do: 'play' })
    expect(told(t, 0)).toEqual(['played 0 smooth-handoff', 'paid 0 1', 'returned 0 7 job-board'])
    expect(told(t, 1)).toEqual(['played 0 smooth-handoff', 'paid 0 1', heard])
  })

  it('HW-18.14 a swap tells both slots', () => {
    const grid = { 'council/front': up('vapor-x'), 'archives/back': down('maestro'), 'commons/back': down('job-board') } as const
    const t = table({ ...window, seats: [{ grid, shards: 1 }, {}] }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'choose-grid-card')
    t.choose({ do: 'at', slot: slot('commons/back') })
    expect(told(t)).toEqual(['used 0 1 vapor-x 0', 'exhausted 0 1', 'paid 0 1', 'swapped 0 8 6'])
  })

  it('HW-18.18 unexhausting the seeker', () => {
    const t = table({ ...window, seats: [{ grid: { 'council/front': up('gargala-larga') } }, {}] }).choose({ do: 'use' })
    expect(told(t).slice(0, 3)).toEqual(['used 0 1 gargala-larga 0', 'exhausted 0 1', 'unexhausted 0 9'])
  })

  it('HW-18.5 cards archived from the top of the Commons: only the owner sees which', () => {
    const t = table({ ...window, seats: [{ council: ['trading-secrets'], commons: ['maestro', 'dodge', 'job-board'] }, {}] })
    t.choose({ do: 'play' })
    expect(told(t, 0)).toEqual([
      'played 0 trading-secrets',
      'archived 0 commons maestro',
      'archived 0 commons dodge',
      'gained 0 2',
      'exiled 0 trading-secrets ?',
      'turn 1',
    ])
    expect(told(t, 1).slice(1, 3)).toEqual(['archived 0 commons ?', 'archived 0 commons ?'])
  })

  it('HW-9.16 a card archived out of the Council for a cost', () => {
    const grid = { 'council/front': up('cargo-inspector') } as const
    const t = table({ ...window, seats: [{ grid, council: ['dodge'], commons: ['maestro', 'job-board', 'vapor-x'] }, {}] })
    t.choose({ do: 'use' }).choose({ do: 'choose', card: id(t, 0, 'dodge') })
    expect(told(t, 0)).toEqual([
      'used 0 1 cargo-inspector 0',
      'exhausted 0 1',
      'drew 0 maestro',
      'drew 0 job-board',
      'archived 0 council dodge',
    ])
    expect(told(t, 1).slice(2)).toEqual(['drew 0 ?', 'drew 0 ?', 'archived 0 council ?'])
  })

  it('HW-16.9 an agent exiled out of the Archives for a cost goes to the rival', () => {
    const t = table({ ...window, seats: [{ archives: ['maestro'], grid: { 'council/front': up('doctor-twilight') } }, {}, {}] })
    t.choose({ do: 'use' })
    expect(told(t)).toEqual(['used 0 1 doctor-twilight 0', 'exhausted 0 1', 'forfeited 0 1 maestro', 'gained 0 3', 'turn 1'])
  })
})
