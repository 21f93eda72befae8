import { unasked } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { defOf } from '../rules/card.ts'
import { letGo } from '../rules/conceding.ts'
import { beginEngagement, endEngagement } from '../rules/engage.ts'
import { hubworld } from '../rules/index.ts'
import { obstacles } from '../rules/obstacles.ts'
import { endDelve, forge, redirect, shift } from '../rules/operations.ts'
import { newHub } from '../rules/setup.ts'
import { cardAt, type Delve, type HubworldState, NONE, playerAt } from '../rules/state.ts'
import { costOf } from '../rules/values.ts'
import { exile, secure, shuffleCommons } from '../rules/zones.ts'
import { delve, down, type HubTable, passes, player, position, prompt, slot, table, up } from './table.ts'

const cardOf = (g: HubworldState, seat: number, key: string): number => {
  const found = g.cards.findIndex((card, n) => card.owner === seat && defOf(g, n).key === key)
  if (found < 0) throw new Error(`seat ${seat} owns no ${key}`)
  return found
}
const underway = (parts: Partial<Delve> = {}): Delve => ({
  delver: 0,
  defender: 1,
  path: 0,
  row: 0,
  step: 'approach',
  redirected: false,
  ended: false,
  ...parts,
})

describe('the start', () => {
  it('HW-5.1 nothing has happened yet', () => {
    const { switches, random } = position().state
    expect(newHub(switches, random)).toEqual({
      random,
      reveals: 0,
      switches,
      cards: [],
      players: [],
      firstPlayer: 0,
      turn: 0,
      round: 0,
      phase: 'setup',
      delve: null,
      engagement: null,
      batch: null,
      windows: [],
      queue: [],
      modifiers: [],
      resolving: [],
      looking: null,
      searching: NONE,
      tick: 0,
      result: null,
    })
    expect(hubworld.stateVersion).toBe(2)
  })
})

describe('engagements', () => {
  const engaged = () => {
    const { state: g } = position({ seats: [{}, { commons: ['dodge', 'fun-run'], grid: { 'council/front': up('job-board') } }] })
    return g
  }

  it('HW-13.10 what lasts until the end of an engagement is of its card, and then nothing is engaged', () => {
    const g = engaged()
    const card = cardOf(g, 1, 'job-board')
    const other = cardOf(g, 1, 'dodge')
    const e = beginEngagement(g, 'confront', 0, card)
    g.modifiers = [
      { card, value: 'presence', by: 1, until: 'engagement' },
      { card: other, value: 'presence', by: 2, until: 'engagement' },
      { card, value: 'barrier', by: 3, until: 'delve' },
    ]
    endEngagement(g, e)
    expect(g.modifiers.map(({ by }) => by)).toEqual([2, 3])
    expect(g.engagement).toBeNull()
  })

  it('HW-14.10 a card of a Commons is lost when that Commons is shuffled, and no other', () => {
    const over = (key: string, seat: number): boolean => {
      const g = engaged()
      const e = beginEngagement(g, 'discover', 0, cardOf(g, 1, key))
      shuffleCommons(g, seat)
      return e.over
    }
    expect([over('dodge', 1), over('dodge', 0), over('job-board', 1)]).toEqual([true, false, false])
  })

  it('HW-12.15 a delve that ends takes its engagement along, once', () => {
    const g = engaged()
    g.delve = underway()
    const e = beginEngagement(g, 'confront', 0, cardOf(g, 1, 'job-board'))
    endDelve(g)
    expect([g.delve.ended, e.over]).toEqual([true, true])
    const later = beginEngagement(g, 'confront', 0, cardOf(g, 1, 'job-board'))
    endDelve(g)
    expect(later.over).toBe(false)
    g.delve = null
    endDelve(g)
    expect(later.over).toBe(false)
  })
})

describe('delves', () => {
  it('HW-18.21 a delve turns to the slot, unless it has ended', () => {
    const { state: g } = position()
    g.delve = underway()
    redirect(g, slot('commons/middle'))
    expect(g.delve).toMatchObject({ path: slot('commons/middle') % 3, row: 1, redirected: true })
    g.delve = underway({ ended: true })
    redirect(g, slot('commons/middle'))
    expect(g.delve).toEqual(underway({ ended: true }))
  })
})

describe('cards', () => {
  it('HW-18.13 only a card of a grid is shifted', () => {
    const { state: g } = position({ seats: [{ council: ['dodge'] }, {}] })
    unasked(shift(g, 0, cardOf(g, 0, 'dodge')))
    expect(cardAt(g, cardOf(g, 0, 'dodge')).zone).toBe('council')
  })

  it('HW-11.10 a forged card is in place from that moment on', () => {
    const { state: g } = position({ seats: [{ shards: 9, grid: { 'council/front': down('job-board') } }, {}] })
    g.tick = 17
    unasked(forge(g, cardOf(g, 0, 'job-board')))
    expect(cardAt(g, cardOf(g, 0, 'job-board'))).toMatchObject({ forged: true, since: 17 })
    expect(g.queue.map(({ trigger }) => trigger)).toEqual(['cardForged'])
  })

  it('HW-21.2 of two unique cards of a name one is kept; one alone is no question', () => {
    const { state: g } = position({ seats: [{ shards: 9, grid: { 'council/front': down('vapor-x') } }, {}] })
    unasked(forge(g, cardOf(g, 0, 'vapor-x')))
    expect(cardAt(g, cardOf(g, 0, 'vapor-x')).zone).toBe('grid')
  })

  it('HW-16.4 agents lie in a score area in the order they came', () => {
    const { state: g } = position({ seats: [{}, { council: ['vapor-x', 'ulin-marr'] }] })
    const [first, second] = [cardOf(g, 1, 'ulin-marr'), cardOf(g, 1, 'vapor-x')]
    secure(g, 0, first)
    secure(g, 0, second)
    expect(playerAt(g, 0).score).toEqual([first, second])
  })

  it('HW-18.7 a card that nobody had seen is revealed as it is exiled, a forged one is known', () => {
    const reveals = (forged: boolean): number => {
      const { state: g } = position({ seats: [{ grid: { 'council/front': forged ? up('job-board') : down('job-board') } }, {}] })
      exile(g, cardOf(g, 0, 'job-board'))
      return g.reveals
    }
    expect([reveals(true), reveals(false)]).toEqual([0, 1])
  })

  it('HW-20.2 the rival’s aura counts wherever in the grid it stands', () => {
    for (const place of ['archives/front', 'council/middle', 'commons/back'] as const) {
      const { state: g } = position({
        seats: [{ grid: { 'council/front': down('job-board') } }, { grid: { [place]: up('counselor-vreenax') } }],
      })
      const { state: plain } = position({ seats: [{ grid: { 'council/front': down('job-board') } }, {}] })
      expect(costOf(g, cardOf(g, 0, 'job-board')), place).toBe(costOf(plain, cardOf(plain, 0, 'job-board')) + 1)
    }
    const { state: facedown } = position({
      seats: [
        { grid: { 'council/front': down('job-board') } },
        { grid: { 'archives/front': down('wall-wizard'), 'commons/back': up('counselor-vreenax') } },
      ],
    })
    const { state: plain } = position({ seats: [{ grid: { 'council/front': down('job-board') } }, {}] })
    expect(costOf(facedown, cardOf(facedown, 0, 'job-board'))).toBe(costOf(plain, cardOf(plain, 0, 'job-board')) + 1)
  })

  it('HW-29.5 Big Varna, discovered, takes one card and no more', () => {
    const t = table({
      seats: [
        { council: ['dodge', 'fun-run'] },
        { council: ['dodge', 'dodge', 'dodge'], grid: { 'council/front': down('big-varna-gorvis') } },
      ],
    })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    if (prompt(t) === 'ability') t.choose(1, { do: 'trigger' })
    passes(t)
    t.look()
    expect([player(t, 0).council.length, player(t, 0).archives.length]).toEqual([1, 1])
  })

  it('HW-27.9 a card that stages another asks nobody whose Council is empty', () => {
    const asked = (council: readonly ['dodge'] | readonly []): string[] => {
      const t = table({ phase: 'after-action', seats: [{ shards: 9, council, grid: { 'council/front': down('tele-mail-cluster') } }, {}] })
      t.choose({ do: 'forge' })
      t.look()
      return t.events.map(({ type }) => type).concat(t.match.first?.prompt ?? '')
    }
    expect(asked([]).at(-1)).not.toBe('reaction')
    expect(asked(['dodge']).at(-1)).toBe('reaction')
  })
})

describe('those who concede', () => {
  const three = () => position({ seats: [{}, {}, {}] }).state

  it('HW-23.8 whether somebody has left is told, once', () => {
    const g = three()
    expect(letGo(g)).toBe(false)
    g.conceded = [1]
    expect(letGo(g)).toBe(true)
    expect(playerAt(g, 1).inGame).toBe(false)
    expect(letGo(g)).toBe(false)
  })

  it('HW-10.8 when a player leaves a window, those who had passed are asked again', () => {
    const seats = [{ council: ['dodge'] }, { council: ['dodge'] }, { council: ['dodge'] }] as const
    const t = table({ phase: 'after-action', seats })
    expect(t.at(0)).toBeAsked('instant-after-action')
    t.choose(0, { do: 'pass' })
    expect(t.at(1)).toBeAsked('instant-after-action')
    t.concede(1)
    if (t.match.first?.seat === 1) t.choose(1, { do: 'pass' })
    expect(t.at(2)).toBeAsked('instant-after-action')
    t.choose(2, { do: 'pass' })
    expect(t.at(0)).toBeAsked('instant-after-action')
  })

  it('HW-23.8 the delver leaves while the defender decides on an ability: it is broken off', () => {
    const mine = { grid: { 'council/front': down('job-board'), 'council/back': down('lost-byway') } } as const
    const t = table({ seats: [mine, { shards: 9, grid: { 'council/front': up('canal-network') } }, {}] })
    delve(t, 'council')
    expect(t.at(1)).toBeAsked('ability')
    t.concede(0)
    if (t.match.first?.seat === 1 && t.match.first.prompt === 'ability') t.choose(1, { do: 'trigger' })
    t.look()
    expect(t.events.filter(({ type }) => type === 'used')).toEqual([])
    expect(player(t, 0).inGame).toBe(false)
  })
})

describe('why not', () => {
  const why = (t: HubTable, seat = 0): string[] => {
    t.look()
    return obstacles(t.state, seat, t.match.decisionOf(seat)).map(
      ({ option: { do: verb, ...parts }, why: reason, about }) =>
        `${[verb, ...Object.values(parts)].join(' ')}: ${reason} ${JSON.stringify(about ?? {})}`,
    )
  }
  it('HW-7.1 an ability that is used costs no shards but its own: what it lacks is told though nobody has any', () => {
    const t = table({ seats: [{ shards: 0, council: [], grid: { 'council/front': up('big-varna-gorvis') } }, { council: ['dodge'] }] })
    expect(why(t)).toEqual(['use 9 0: condition {"ability":0}'])
  })
})
