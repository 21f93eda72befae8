import type { Seat } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import type { Path } from '../rules/grid.ts'
import type { HubworldOption } from '../rules/options.ts'
import { delve, down, type HubTable, id, passes, passesInstants, player, type SeatLiteral, table, up, zoneOf } from './table.ts'

/** Everything a seat was offered in windows, from now until the next action: what it could have used or played. */
function offeredTo(t: HubTable, seat: Seat): string[] {
  const found = new Set<string>()
  const wishes = ['pass', 'decline', 'confront', 'discover', 'pay', 'leave', 'continue'] as const
  for (let n = 0; n < 200; n++) {
    const { first } = t.match
    if (!first || first.prompt === 'action' || first.prompt === 'instant-after-action') break
    const options = first.options as readonly HubworldOption[]
    if (first.seat === seat)
      for (const option of options) if (option.do === 'use' || option.do === 'play') found.add(`${option.do} ${JSON.stringify(option)}`)
    const wish = wishes.find((one) => options.some((option) => option.do === one))
    t.choose(first.seat, { do: wish ?? 'end-delve' })
  }
  t.look()
  return [...found]
}

/** The third seat has every card that answers a delve: forged ones in its grid, moments in its hand. */
const ANSWERS: readonly CardName[] = [
  'tenacity',
  'protecting-our-investment',
  'likely-a-trap',
  'twice-as-bad',
  'knot-today',
  'forced-liquidation',
  'fun-run',
  'cornering-the-market',
  'paper-trail',
  'turn-up-the-heat',
  'infiltrate',
]
const bystander = (seeker: CardName, forged: readonly CardName[]): SeatLiteral => ({
  seeker,
  seekerReady: true,
  shards: 9,
  heat: 3,
  council: ANSWERS,
  archives: ['maestro', 'vapor-x'],
  grid: {
    'archives/front': up(forged[0] ?? 'ulin-marr'),
    'council/front': up(forged[1] ?? 'ulin-marr'),
    'commons/front': up(forged[2] ?? 'ulin-marr'),
    'archives/middle': up(forged[3] ?? 'ulin-marr'),
  },
})
const delver: SeatLiteral = { shards: 9 }
const defender: SeatLiteral = {
  heat: 2,
  shards: 0,
  council: ['dodge', 'job-board'],
  commons: ['dodge', 'barbican-gate', 'job-board'],
  archives: ['job-board', 'barbican-gate'],
  grid: {
    'archives/front': up('barbican-gate'),
    'council/front': up('barbican-gate'),
    'commons/front': up('barbican-gate'),
    'archives/middle': down('job-board'),
    'council/middle': down('barbican-gate'),
    'commons/middle': down('job-board'),
  },
}

describe('11. Events of others', () => {
  it.each([
    ['archives', 'abnus-orzo', ['sergeant-cole', 'coroner-goodman', 'wall-wizard', 'containment-funnel']],
    ['council', 'jayko-and-ace', ['maestro', 'daring-aeroboarder', 'echofield-registry', 'disagreeable-inspector']],
    ['commons', 'jayko-and-ace', ['bubblemap-kiosk', 'kryzar-the-rat', 'coroner-goodman', 'daring-aeroboarder']],
  ] as const)('HW-11.1 a delve of the %s by another against another: a third player has nothing to answer', (path, seeker, forged) => {
    const t = table({ seats: [delver, defender, bystander(seeker, forged)], rules: { priorityPrompts: 'askAlways' } })
    t.choose({ do: 'delve', seat: 1, path: path as Path })
    expect(offeredTo(t, 2)).toEqual([])
  })

  it('HW-11.1 the same cards answer in the hands of those whom it concerns', () => {
    const own = { ...defender, council: ANSWERS, shards: 9 } as const
    const t = table({ seats: [delver, own, {}] }).choose({ do: 'delve', seat: 1, path: 'council' })
    const played = offeredTo(t, 1).map((one) => one.slice(0, 4))
    expect(played.length).toBeGreaterThan(2)
  })

  it('HW-27.10 after a discover ability only its owner might repeat it, and only they are asked', () => {
    const council = ['job-board'] as const
    const t = delve(table({ seats: [{ council }, { council, grid: { 'council/front': down('barbican-gate') } }, { council }] }), 'council')
    passesInstants(t.choose({ do: 'discover' }))
    while (t.match.first?.prompt === 'reaction') t.choose(t.match.first.seat, { do: 'pass' })
    t.choose(1, { do: 'trigger' })
    while (t.match.first?.prompt === 'reaction' && t.state.windows.at(-1)?.occasion?.trigger === 'abilityBegins')
      t.choose(t.match.first.seat, { do: 'pass' })
    expect(t.state.windows.at(-1)?.occasion?.trigger).toBe('discoverAbilityResolved')
    expect(t.at(1)).toBeAsked('reaction')
    t.choose(1, { do: 'pass' })
    expect(t.at(0)).toBeAsked('presence')
  })

  it('HW-29.25 an ability cannot be repeated when its card is no longer where it was discovered', () => {
    const seats = [{}, { heat: 1, council: ['twice-as-bad'], commons: ['recruiter-nilero', 'job-board', 'dodge'] }, {}] as const
    const t = delve(table({ seats }), 'commons')
    while (t.match.first?.prompt !== 'ability')
      t.choose(t.match.first?.seat ?? 0, {
        do: t.match.first?.prompt === 'go-on' ? 'continue' : t.match.first?.prompt === 'heat' ? 'decline' : 'pass',
      })
    t.choose(1, { do: 'trigger' }).choose(1, { do: 'player', seat: 1 })
    while (t.state.windows.at(-1)?.occasion?.trigger === 'abilityBegins') t.choose(t.match.first?.seat ?? 0, { do: 'pass' })
    expect(zoneOf(t, 1, 'recruiter-nilero')).toBe('council')
    expect(offeredTo(t, 1)).toEqual([])
  })

  it('HW-13.3 the Funnel takes over for a card beside it, of its own grid', () => {
    const facing = (where: 'council/middle' | 'archives/back') =>
      passesInstants(
        table({ seats: [{ shards: 9 }, { grid: { 'council/front': up('barbican-gate'), [where]: up('containment-funnel') } }, {}] }).choose(
          { do: 'delve', seat: 1, path: 'council' },
        ),
      )
    expect(facing('council/middle').at(1)).toOffer({ do: 'use' })
    expect(facing('archives/back')).toBeAsked(1, 'ability')
  })
})

describe('1. Rivals among three and four', () => {
  it('HW-1.3 chairman Bo Pax looks at the front row of the player to the left, and nothing behind it', () => {
    const row = { 'archives/front': down('job-board') } as const
    const back = { 'archives/back': down('job-board'), 'council/back': down('maestro'), 'commons/middle': down('lost-byway') } as const
    const uses = (left: SeatLiteral['grid'], right: SeatLiteral['grid']) => {
      const t = table({ seats: [{ seeker: 'chairman-bo-pax', seekerReady: true, grid: row }, { grid: left ?? {} }, { grid: right ?? {} }] })
      t.look()
      return t.match.first?.options.some((option) => option.do === 'use') === true
    }
    expect([uses(back, row), uses(row, {}), uses({}, back)]).toEqual([true, false, true])
  })

  it('HW-29.5 heat is given to the rival, not to another', () => {
    const t = table({ seats: [{ seeker: 'chairman-bo-pax', seekerReady: true, grid: { 'archives/front': down('job-board') } }, {}, {}] })
    t.choose({ do: 'use' })
    expect(t.state.players.map(({ heat }) => heat)).toEqual([0, 1, 0])
  })

  it('HW-29.5 Big Varna compares with the rival on her own, with the engager when discovered', () => {
    const t = delve(
      table({
        seats: [
          { council: ['dodge'] },
          { council: ['job-board', 'maestro'], grid: { 'commons/front': down('big-varna-gorvis') } },
          { council: ['dodge', 'dodge', 'dodge'] },
        ],
      }),
      'commons',
    )
    t.choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    passes(t)
    expect(t.state.players.map(({ council }) => council.length)).toEqual([0, 2, 3])
    t.look()
  })

  it('HW-16.9 an agent exiled goes to the left of its owner, past a player who has left', () => {
    const t = table({ phase: 'after-action', seats: [{ archives: ['maestro'], grid: { 'council/front': up('doctor-twilight') } }, {}, {}] })
    t.choose({ do: 'use' })
    expect(t.state.players.map(({ score }) => score.length)).toEqual([0, 1, 0])
    expect(player(t, 0).archives).toEqual([])
    expect(id(t, 0, 'maestro', 'score')).toBeGreaterThan(0)
  })
})
