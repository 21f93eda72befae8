import { describe, expect, it } from 'vitest'
import { discoverEffect } from '../rules/card.ts'
import { delve, delveToDistrict, down, goOn, type HubTable, id, passes, passesInstants, slot, table, up } from './table.ts'
import { told } from './told.ts'

/** What was told after the delve of a path began. */
const since = (t: HubTable, seat: number | null = null): string[] =>
  told(t, seat).slice(told(t, seat).findIndex((one) => one.startsWith('delved')))

describe('what the table is told of a delve', () => {
  it('HW-12.2 the action, the path and every slot approached; a delve that stops has failed', () => {
    const t = goOn(delve(table({ seats: [{}, {}, { seekerReady: true }] }), 'archives'))
    t.choose({ do: 'end-delve' })
    expect(told(t)).toEqual([
      'turn 0',
      'actions 0 -1',
      'delved 0 1 archives',
      'approached 0 1 0',
      'approached 0 1 3',
      'delve-ended 0 false',
    ])
  })

  it('HW-12.8 an exhausted card that is bypassed', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': up('job-board', { exhausted: true }) } }] }), 'council')
    expect(since(t.choose({ do: 'bypass' }))).toEqual(['delved 0 1 council', 'approached 0 1 1', 'bypassed 0 1 1'])
  })

  it('HW-13.2 a confrontation shows its card; the barrier is paid; the card is left', () => {
    const t = delve(table({ seats: [{ shards: 9 }, { grid: { 'council/front': up('tunnel-runners') }, shards: 0 }] }), 'council')
    t.choose({ do: 'pay' }).choose({ do: 'leave' })
    expect(since(t)).toEqual(['delved 0 1 council', 'approached 0 1 1', 'confronted 0 1 1 tunnel-runners', 'paid 0 1', 'left 0'])
  })

  it('HW-16.3 a forged card broken: shards, refund, exile, in that order', () => {
    const t = delve(table({ seats: [{ shards: 9 }, { grid: { 'council/front': up('job-board') }, shards: 0 }] }), 'council')
    t.choose({ do: 'break' })
    expect(since(t).slice(2)).toEqual(['confronted 0 1 1 job-board', 'paid 0 3', 'gained 1 1', 'exiled 1 job-board 1'])
  })

  it('HW-16.4 an agent secured: shards, cipher, then the agent', () => {
    const t = delve(table({ seats: [{ shards: 9 }, { heat: 1, grid: { 'council/front': up('maestro') } }] }), 'council')
    t.choose({ do: 'pay' }).choose({ do: 'break' })
    expect(since(t).slice(3)).toEqual(['paid 0 4', 'paid 0 1', 'heat 1 -1', 'heat 0 1', 'secured 0 1 maestro'])
  })

  it('HW-14.2 of a facedown card that is discovered only delver and owner hear which it is', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': down('lost-byway') } }, {}] }), 'council')
    t.choose({ do: 'discover' })
    for (const seat of [0, 1]) expect(since(t, seat)).toContain('discovered 0 1 1 ? lost-byway')
    for (const seat of [2, null]) expect(since(t, seat)).toContain('discovered 0 1 1 ? ?')
  })

  it.each(['archives', 'council', 'commons'] as const)('HW-15.1 a breach of the %s: approach, heat, discovery, breach', (district) => {
    const t = goOn(delve(table({ seats: [{ shards: 9 }, { heat: 1, [district]: ['lost-byway'] }] }), district), 3)
    t.choose({ do: 'pay', shards: 2 }).choose({ do: 'leave' })
    expect(since(t, 0).slice(4)).toEqual([
      `approached-district 0 1 ${district}`,
      'paid 0 2',
      'heat 1 1',
      `discovered 0 1 ? ${district} lost-byway`,
      'left 0',
      `breached 0 1 ${district}`,
      'delve-ended 0 true',
      ...(district === 'council' ? [] : ['turn 1']),
    ])
    expect(since(t)).toContain(`discovered 0 1 ? ${district} ?`)
  })

  it('HW-16.2 a card broken in an Archives costs no shards, and none are told of', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, archives: ['dodge'] }] }), 'archives'), 3)
    expect(since(t.choose({ do: 'break' })).slice(5, 7)).toEqual(['discovered 0 1 ? archives ?', 'exiled 1 dodge ?'])
  })

  it('HW-23.6 bystanders hear what the ability of a hidden card does, not which card it is', () => {
    const t = goOn(delve(table({ seats: [{}, { heat: 1, commons: ['barbican-gate'] }, {}] }), 'commons'), 3).choose({ do: 'decline' })
    t.choose(1, { do: 'trigger' })
    for (const seat of [0, 1]) expect(since(t, seat)).toContain('used 1 ? barbican-gate 1')
    expect(since(t, 2)).toContain(`used 1 ? ? ? ${discoverEffect('barbican-gate', 1)}`)
    expect(since(t, 2).filter((one) => one.startsWith('used'))).toHaveLength(1)
  })

  it('HW-9.11 an ability of a forged card is told once, to all, with card and slot', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': up('barbican-gate') } }, {}] }), 'council').choose({ do: 'trigger' })
    expect(since(t)).toEqual([
      'delved 0 1 council',
      'approached 0 1 1',
      'confronted 0 1 1 barbican-gate',
      'used 1 1 barbican-gate 0',
      'gained 1 2',
    ])
  })

  it('HW-18.2 stealing tells how much was really stolen; from nobody’s pool, nothing', () => {
    const facing = (shards: number) =>
      delve(table({ seats: [{ shards }, { heat: 2, shards: 0, grid: { 'council/front': up('orobo-plaza') } }] }), 'council')
    expect(since(facing(3).choose({ do: 'trigger' })).slice(3)).toEqual(['used 1 1 orobo-plaza 0', 'stole 1 0 1'])
    expect(since(facing(0).choose({ do: 'trigger' }))).not.toContainEqual(expect.stringContaining('stole'))
  })

  it('HW-17.6 losing heat that is not there tells of none', () => {
    const forging = (heat: number) =>
      table({ phase: 'after-action', seats: [{ heat, grid: { 'council/front': down('lost-byway') } }, {}] }).choose({ do: 'forge' })
    expect(told(forging(1).choose({ do: 'use' }))).toContain('heat 0 -1')
    expect(told(forging(0).choose({ do: 'use' })).filter((one) => one.startsWith('heat'))).toEqual([])
  })

  it('HW-18.18 a card that is exhausted already is not exhausted again', () => {
    const mine = { grid: { 'council/front': up('job-board', { exhausted: true }) } } as const
    const t = delve(table({ seats: [mine, { grid: { 'commons/front': down('boss-bresloo') } }] }), 'commons').choose({ do: 'discover' })
    passesInstants(t).choose({ do: 'trigger' })
    expect(since(t, 0).slice(3)).toEqual(['used 1 2 boss-bresloo 1', 'unforged 0 1 job-board'])
  })

  it('HW-18.21 a redirection, and the approach that follows', () => {
    const grid = { 'commons/back': up('daring-aeroboarder') } as const
    const t = table({ seats: [{ grid, council: [] }, {}] }).choose({ do: 'delve', seat: 1, path: 'council' })
    t.choose({ do: 'use' }).choose({ do: 'at', slot: slot('archives/front') })
    expect(since(passes(t)).slice(1)).toEqual([
      'approached 0 1 1',
      'used 0 8 daring-aeroboarder 0',
      'exhausted 0 8',
      'redirected 0 1 0',
      'approached 0 1 0',
    ])
  })

  it('HW-29.8 an ability that is cancelled', () => {
    const seats = [{ council: ['dodge'] }, { grid: { 'council/front': up('barbican-gate') } }] as const
    const t = delve(table({ seats }), 'council').choose({ do: 'trigger' })
    expect(since(t.choose(0, { do: 'play' })).slice(3)).toEqual([
      'used 1 1 barbican-gate 0',
      'played 0 dodge',
      'cancelled 0',
      'exiled 0 dodge ?',
    ])
  })

  it('HW-29.25 a card that comes back from an Exile is known to all', () => {
    const theirs = { exile: ['dodge'], grid: { 'council/front': down('doctor-twilight') } } as const
    const t = delve(table({ seats: [{}, theirs] }), 'council')
      .choose({ do: 'discover' })
      .choose({ do: 'trigger' })
    expect(since(t)).toContain('archived 1 exile dodge')
  })
})

describe('what the table is told of cards shown, searched for and shuffled in', () => {
  it('HW-18.19 a card shown to one player', () => {
    const t = table({ seats: [{ council: ['propaganda', 'maestro'] }, { seekerReady: true }, {}] }).choose({ do: 'play' })
    t.choose({ do: 'player', seat: 2 }).choose({ do: 'choose' })
    expect(told(t, 2)).toContain('looked 2 0 maestro')
    for (const seat of [0, 1, null]) expect(told(t, seat)).toContain('looked 2 0 ?')
  })

  it('HW-18.19 the top card of another Commons looked at and put to the bottom', () => {
    const seats = [{ grid: { 'council/front': down('cargo-manifest') } }, { commons: ['maestro', 'dodge'] }] as const
    const t = table({ phase: 'after-action', seats }).choose({ do: 'forge' }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'top-or-bottom')
    expect(t.view(0).shown).toEqual({ key: 'maestro', owner: 1 })
    t.choose({ do: 'bottom' })
    expect(told(t, 0)).toContain('looked 0 1 maestro')
    expect(told(t, 1)).toContain('looked 0 1 ?')
    expect(told(t, 1)).toContain('moved-to-bottom 0 1')
  })

  it('HW-18.20 a search is told, the card found only to the witness', () => {
    const t = table({ seats: [{ council: ['print-on-demand'], commons: ['job-board', 'maestro'] }, { seekerReady: true }] })
    t.choose({ do: 'play' }).choose({ do: 'choose' }).choose({ do: 'at', slot: 0 })
    expect(told(t, 1).slice(1)).toEqual([
      'played 0 print-on-demand',
      'actions 0 -1',
      'searched 0',
      'looked 1 0 job-board',
      'staged 0 0 ?',
      'exiled 0 print-on-demand ?',
    ])
  })

  it.each([
    ['forged', up('job-board', { exhausted: true }), 'shuffled-in 0 7 job-board'],
    ['facedown', down('job-board'), 'shuffled-in 0 7 ?'],
  ])('HW-18.20 a %s card of a grid shuffled into its Commons', (_, card, heard) => {
    const seats = [{ grid: { 'council/back': card } }, { grid: { 'council/front': up('probabilities-exchange') } }]
    const t = delve(table({ seats }), 'council').choose({ do: 'trigger' })
    expect(told(t, 0)).toContain('shuffled-in 0 7 job-board')
    expect(told(t, 1)).toContain(heard)
  })

  it('HW-18.20 a card of an Archives shuffled in, unseen by others', () => {
    const mine = { archives: ['maestro'], grid: { 'council/back': up('echofield-registry') } } as const
    const t = delveToDistrict(table({ seats: [mine, { commons: [] }] }), 'commons').choose({ do: 'decline' })
    t.choose({ do: 'use' })
    expect(told(t, 0)).toContain('shuffled-in 0 archives maestro')
    expect(told(t, 1)).toContain('shuffled-in 0 archives ?')
  })
})

describe('what the table is told between the turns', () => {
  it('HW-8.2 to HW-8.6 a Refresh: shards to the limit, one card each, all ready, the next first player', () => {
    const t = table({ phase: 'refresh', seats: [{ shards: 10 }, { shards: 3, commons: ['maestro', 'dodge'] }, { shards: 0 }] })
    expect(told(t, 1)).toEqual([
      'refresh',
      'gained 0 1',
      'lost 0 1',
      'gained 1 1',
      'gained 2 1',
      'drew 0 ?',
      'drew 1 maestro',
      'drew 2 ?',
      'unexhausted-all',
      'first-player 1',
      'round 3',
    ])
  })

  it('HW-29.20 a player who gains an action hears so', () => {
    const t = table({ phase: 'refresh', seats: [{ grid: { 'council/front': up('pax-observatory') } }, {}] })
    expect(told(t.choose({ do: 'use' })).slice(0, 3)).toEqual(['refresh', 'used 0 1 pax-observatory 0', 'actions 0 1'])
  })

  it('HW-5.5 the mulligans: how many cards, and who begins', () => {
    const seats = [{ council: ['maestro', 'dodge'], commons: ['job-board', 'vapor-x'] }, { council: ['dodge'] }] as const
    const t = table({ phase: 'setup', round: 0, seats })
    t.choose(0, { do: 'choose', card: id(t, 0, 'dodge') })
      .choose(0, { do: 'done' })
      .choose(1, { do: 'done' })
    expect(told(t, 1)).toEqual(['drew 0 ?', 'replaced 0 1', 'replaced 1 0', 'first-player 0', 'round 1'])
    expect(told(t, 0)).toContain('drew 0 job-board')
  })
})
