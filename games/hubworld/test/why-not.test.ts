import type { Seat } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { defOf } from '../rules/card.ts'
import { obstacles } from '../rules/obstacles.ts'
import type { HubworldOption } from '../rules/options.ts'
import { delve, delveToDistrict, down, goOn, type HubTable, passesInstants, slot, table, up } from './table.ts'

function named(t: HubTable, option: HubworldOption): string {
  if ('card' in option) return `${option.do} ${defOf(t.state, option.card).key}`
  if (option.do === 'delve') return `delve ${option.seat} ${option.path}`
  return 'slot' in option ? `${option.do} ${option.slot}` : option.do
}

/** Everything a seat cannot do now, a line each: what it would be, why not, and the numbers. */
function reasons(t: HubTable, seat: Seat): string[] {
  t.look()
  return obstacles(t.state, seat, t.match.decisionOf(seat)).map(({ option, why, about }) =>
    [named(t, option), why, ...(about ? [JSON.stringify(about)] : [])].join(': '),
  )
}
/** The reasons that are not about the three delves, gaining and drawing. */
const ofCards = (t: HubTable, seat: Seat): string[] => reasons(t, seat).filter((one) => !/^(delve|gain|draw)\b/.test(one))
const about = (why: string, more?: object): string => (more ? `${why}: ${JSON.stringify(more)}` : why)

const grid = { 'archives/front': down('maestro'), 'council/front': up('job-board') } as const

/** All that seat 0 has in these positions, for one reason. */
const everything = (why: string, enemies: readonly Seat[]): string[] => [
  `stage wall-wizard: ${why}`,
  `play dodge: ${why}`,
  `forge 0: ${why}`,
  `collect 1: ${why}`,
  `collect 9: ${why}`,
  `gain: ${why}`,
  `draw: ${why}`,
  ...enemies.flatMap((enemy) => ['archives', 'council', 'commons'].map((path) => `delve ${enemy} ${path}: ${why}`)),
]
const mine = { council: ['wall-wizard', 'dodge'], grid } as const

describe('why a seat that is not asked has to wait', () => {
  it('HW-6.4 for another’s turn', () => {
    expect(reasons(table({ turn: 1, seats: [mine, {}, {}] }), 0)).toEqual(everything(about('turn', { seat: 1 }), [1, 2]))
  })

  it('HW-10.7 for another’s priority in a window', () => {
    const t = table({ phase: 'after-action', firstPlayer: 1, seats: [mine, { seekerReady: true }] })
    expect(reasons(t, 0)).toEqual(everything(about('priority', { seat: 1 }), [1]))
  })

  it('HW-10.7 in a window inside a window, for the one that has priority there', () => {
    const theirs = { grid: { 'council/front': up('renovator-warlan') } } as const
    const t = table({ phase: 'after-action', seats: [{ ...mine, council: ['wall-wizard', 'dodge', 'salvage-rats'] }, theirs] })
    t.choose({ do: 'rush' }).choose({ do: 'at', slot: slot('council/front') })
    expect(t.at(1)).toBeAsked('reaction')
    expect(reasons(t, 0).slice(0, 2)).toEqual([
      `stage wall-wizard: ${about('priority', { seat: 1 })}`,
      `play dodge: ${about('priority', { seat: 1 })}`,
    ])
  })

  it('HW-7.10 for the delver, in a delve', () => {
    const t = delve(table({ turn: 1, seats: [mine, {}, { grid: { 'council/front': down('maestro') } }] }), 'council', 2)
    expect(t.at(1)).toBeAsked('encounter')
    expect(reasons(t, 0)).toEqual(everything(about('delve', { seat: 1 }), [1, 2]))
  })

  it('HW-6.8 for others, where the delver’s own delve asks somebody else', () => {
    const t = delve(table({ seats: [mine, { grid: { 'council/front': up('barbican-gate') } }] }), 'council')
    expect(t.at(1)).toBeAsked('ability')
    expect(reasons(t, 0)).toEqual(everything('others', [1]))
  })

  it('HW-5.6, HW-8.4 until all have chosen in the mulligans and at the council limit', () => {
    const setup = table({ phase: 'setup', round: 0, seats: [mine, { council: ['dodge'] }] }).choose(0, { do: 'done' })
    expect(reasons(setup, 0)).toEqual(everything('setup', [1]))
    const council: readonly CardName[] = ['dodge', 'dodge', 'fun-run', 'fun-run', 'tenacity', 'tenacity']
    const limit = table({ phase: 'refresh', seats: [mine, { council }] })
    expect(limit.at(1)).toBeAsked('council-limit')
    expect(reasons(limit, 0).slice(0, 7)).toEqual([
      'stage wall-wizard: limit',
      'play dodge: limit',
      'stage lost-byway: limit',
      'forge 0: limit',
      'collect 1: limit',
      'collect 9: limit',
      'gain: limit',
    ])
  })

  it('HW-23.8 nobody waits who has left, or when all is over', () => {
    const left = table({ seats: [{}, {}, {}] }).concede(0)
    expect(left.state.players[0]?.inGame).toBe(false)
    expect(reasons(left, 0)).toEqual([])
    const over = table({ seats: [mine, {}] }).concede(1)
    expect(reasons(over, 0)).toEqual([])
  })

  it('HW-7.5 players who have left are not delved any more', () => {
    const t = table({ turn: 0, seats: [{}, {}, {}, {}] }).concede(0)
    expect(
      reasons(t, 2)
        .filter((one) => one.startsWith('delve'))
        .map((one) => one.split(' ')[1]),
    ).toEqual(['3', '3', '3', '1', '1', '1'])
  })
})

describe('why something is not among the options', () => {
  it('HW-7 on one’s turn: later, too dear, not possible, too early', () => {
    const t = table({
      seats: [
        {
          shards: 1,
          actions: 1,
          hasActed: false,
          commons: 0,
          council: ['wall-wizard', 'calling-in-favors', 'threading-through', 'dodge', 'print-on-demand', 'franchise-fees'],
          grid: {
            'archives/middle': up('ulin-marr', { exhausted: true }),
            'council/middle': up('job-board', { exhausted: true }),
            'commons/middle': up('job-board'),
            'archives/back': down('maestro'),
          },
        },
        {},
      ],
    })
    expect(reasons(t, 0)).toEqual([
      `play calling-in-favors: ${about('actions', { actions: 2, have: 1 })}`,
      'play threading-through: instant-later',
      `play dodge: ${about('reaction-later', { ability: 0 })}`,
      `play print-on-demand: ${about('condition', { ability: 0 })}`,
      `play franchise-fees: ${about('front-row', { ability: 0 })}`,
      `use 9: ${about('condition', { ability: 0 })}`,
      'draw: commons-empty',
      'delve 1 archives: first-action',
      'delve 1 council: first-action',
      'delve 1 commons: first-action',
    ])
  })

  it('HW-7.4 nothing on offer has a reason', () => {
    const t = table({ seats: [{ council: ['wall-wizard', 'rapid-growth'], grid, seeker: 'abnus-orzo', seekerReady: true }, {}, {}] })
    expect(reasons(t, 0)).toEqual(['collect 9: instant-later'])
    const tired = table({ seats: [{ seeker: 'abnus-orzo' }, {}] })
    expect(reasons(tired, 0)).toEqual(['collect 9: exhausted'])
  })

  it('HW-10 in an instant window', () => {
    const t = table({
      phase: 'after-action',
      seats: [
        {
          shards: 1,
          heat: 0,
          commons: 1,
          council: ['salvage-rats', 'wall-wizard', 'trading-secrets', 'smooth-handoff', 'rapid-growth', 'dodge'],
          grid: {
            'archives/front': down('canal-network'),
            'council/front': up('barbican-gate'),
            'commons/front': up('job-board', { exhausted: true }),
            'archives/back': up('wirecrawler', { exhausted: true }),
            'council/back': up('rory-and-bug', { exhausted: true }),
            'commons/back': down('silent-interrogator'),
          },
        },
        {},
      ],
    })
    expect(reasons(t, 0)).toEqual([
      `rush salvage-rats: ${about('shards', { shards: 2, have: 1 })}`,
      'stage wall-wizard: needs-action',
      `play trading-secrets: ${about('commons', { ability: 0 })}`,
      'play rapid-growth: needs-action',
      `play dodge: ${about('reaction-later', { ability: 0 })}`,
      `forge 0: ${about('shards', { shards: 3, have: 1 })}`,
      'collect 1: no-instant',
      'collect 2: exhausted',
      `use 6: ${about('exhausted', { ability: 1 })}`,
      'collect 7: exhausted',
      'collect 9: exhausted',
      'gain: needs-action',
      'draw: needs-action',
      'delve 1 archives: needs-action',
      'delve 1 council: needs-action',
      'delve 1 commons: needs-action',
    ])
  })

  it('HW-11 in a reaction window', () => {
    const council = ['tenacity', 'fun-run', 'wall-wizard', 'rapid-growth', 'threading-through', 'protecting-our-investment'] as const
    const theirs = {
      council,
      shards: 0,
      grid: {
        'council/front': up('job-board'),
        'archives/front': down('maestro'),
        'commons/front': up('containment-funnel', { exhausted: true }),
        'archives/back': up('barbican-gate'),
        'commons/back': up('wall-wizard'),
      },
    } as const
    const t = table({ turn: 1, seats: [theirs, {}] })
    passesInstants(t.choose({ do: 'delve', seat: 0, path: 'council' }))
    expect(t.at(0)).toBeAsked('reaction')
    expect(reasons(t, 0).slice(0, 12)).toEqual([
      `play fun-run: ${about('other-event', { ability: 0 })}`,
      'stage wall-wizard: only-reactions',
      'play rapid-growth: only-reactions',
      'play threading-through: only-reactions',
      `play protecting-our-investment: ${about('condition', { ability: 0 })}`,
      'forge 0: only-reactions',
      'collect 1: only-reactions',
      `use 2: ${about('exhausted', { ability: 0 })}`,
      'collect 6: only-reactions',
      `collect 8: ${about('other-event', { ability: 1 })}`,
      'collect 9: only-reactions',
      'gain: only-reactions',
    ])
  })

  it('HW-11.5 a reaction that was used in this window', () => {
    const seat = {
      grid: { 'council/front': up('crispy-crawler', { cached: 2 }), 'council/back': up('crispy-crawler', { cached: 1 }) },
    } as const
    const t = table({ phase: 'round-start', seats: [seat, {}] }).choose({ do: 'use', slot: 1 })
    expect(t.at(0)).toBeAsked('reaction')
    expect(reasons(t, 0).slice(0, 2)).toEqual(['use 1: used', 'collect 9: only-reactions'])
  })

  it('HW-11.10 a moment drawn during the window comes too late', () => {
    const seat = {
      archives: ['fun-run'],
      commons: [],
      council: ['cornering-the-market'],
      grid: { 'council/back': up('echofield-registry') },
    } as const
    const t = delveToDistrict(table({ seats: [seat, {}] }), 'commons').choose({ do: 'decline' })
    t.choose({ do: 'use' })
    expect(t.at(0)).toBeAsked('reaction')
    expect(reasons(t, 0).slice(0, 2)).toEqual(['play fun-run: too-late', 'use 7: used'])
  })

  it('HW-10.12 in a reaction window inside an instant window: the reasons of the inner one', () => {
    const seat = { heat: 1, council: ['trading-secrets', 'fun-run'], grid: { 'council/front': down('lost-byway') } } as const
    const t = table({ phase: 'after-action', seats: [seat, {}] }).choose({ do: 'forge' })
    expect(t.at(0)).toBeAsked('reaction')
    expect(reasons(t, 0).slice(0, 4)).toEqual([
      'play trading-secrets: only-reactions',
      `play fun-run: ${about('other-event', { ability: 0 })}`,
      'collect 9: only-reactions',
      'gain: only-reactions',
    ])
  })

  it('HW-10.2 in an instant window: a card to stage waits for an action though it has an instant, a moment for its shards', () => {
    const grid = { 'council/front': up('vapor-x'), 'archives/back': down('maestro'), 'commons/back': up('job-board') } as const
    const t = table({ phase: 'after-action', seats: [{ shards: 0, council: ['wirecrawler', 'smooth-handoff'], grid }, {}] })
    expect(reasons(t, 0).slice(0, 5)).toEqual([
      'stage wirecrawler: needs-action',
      `play smooth-handoff: ${about('shards', { shards: 1, have: 0 })}`,
      `forge 6: ${about('shards', { shards: 3, have: 0 })}`,
      'collect 9: exhausted',
      'gain: needs-action',
    ])
  })

  it('HW-5.5 a card marked in the mulligan, and what the mulligan leaves out', () => {
    const t = table({ phase: 'setup', round: 0, seats: [{ council: ['maestro', 'dodge'] }, {}] })
    t.choose(0, { do: 'choose', card: t.state.players[0]?.council[0] ?? 0 })
    expect(reasons(t, 0).slice(0, 3)).toEqual([
      'choose maestro: marked',
      `collect 9: ${about('asked-first', { prompt: 'mulligan' })}`,
      `gain: ${about('asked-first', { prompt: 'mulligan' })}`,
    ])
  })

  it('HW-2.7 a moment where a card is to be staged', () => {
    const telemail = table({
      phase: 'after-action',
      seats: [{ council: ['dodge', 'maestro'], grid: { 'council/front': down('tele-mail-cluster') } }, {}],
    })
    telemail.choose({ do: 'forge' }).choose({ do: 'use' })
    expect(telemail).toBeAsked(0, 'stage-card')
    expect(reasons(telemail, 0)[0]).toBe('choose dodge: not-stageable')
    const growth = table({ seats: [{ council: ['rapid-growth', 'dodge', 'maestro'] }, {}] }).choose({ do: 'play' })
    expect(growth).toBeAsked(0, 'stage-another')
    expect(reasons(growth, 0).slice(0, 2)).toEqual([
      'choose dodge: not-stageable',
      `collect 9: ${about('asked-first', { prompt: 'stage-another' })}`,
    ])
    const elsewhere = table({ seats: [{ council: ['dodge', 'maestro'] }, {}] }).choose({ do: 'stage' })
    expect(reasons(elsewhere, 0)[0]).toBe(`play dodge: ${about('asked-first', { prompt: 'stage-slot' })}`)
    // Every slot is on offer, with what lies there.
    const over = table({ seats: [{ council: ['maestro'], grid: { 'council/front': up('job-board') } }, {}] }).choose({ do: 'stage' })
    expect(ofCards(over, 0)).toEqual([
      `stage maestro: ${about('asked-first', { prompt: 'stage-slot' })}`,
      `collect 9: ${about('asked-first', { prompt: 'stage-slot' })}`,
    ])
  })

  it('HW-7.4 a slot of an enemy on offer is not one’s own', () => {
    const confronted = delve(
      table({
        turn: 1,
        seats: [
          { grid: { 'council/front': up('canal-network') } },
          { grid: { 'council/front': down('maestro'), 'commons/back': down('job-board') } },
        ],
      }),
      'council',
      0,
    ).choose({ do: 'trigger' })
    expect(confronted).toBeAsked(0, 'choose-grid-card')
    expect(ofCards(confronted, 0)).toContain(`collect 1: ${about('asked-first', { prompt: 'choose-grid-card' })}`)
  })

  it('HW-16.3 why the engaged card cannot be broken, only if it cannot', () => {
    const facing = (card: CardName, shards: number) =>
      goOn(delve(table({ seats: [{ shards }, { heat: 1, commons: [card] }] }), 'commons'), 3)
    const breaking = (t: HubTable) => reasons(t, 0).filter((one) => one.startsWith('break'))
    expect(breaking(facing('canal-network', 1))).toEqual([`break: ${about('shards', { shards: 5, have: 1 })}`])
    expect(breaking(facing('sergeant-cole', 1))).toEqual([`break: ${about('path', { shards: 1, have: 1 })}`])
    expect(breaking(facing('dodge', 1))).toEqual([`break: ${about('no-presence', { shards: 0, have: 1 })}`])
    const rich = facing('canal-network', 8).choose({ do: 'decline' })
    expect(breaking(rich)).toEqual([])
  })
})
