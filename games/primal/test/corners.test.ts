import { unasked } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../content/vocabulary.ts'
import { position } from '../lessons/position.ts'
import { checkpoint } from '../rules/checkpoint.ts'
import { deal } from '../rules/damage.ts'
import { heal, resolve } from '../rules/effects.ts'
import { hunterAt } from '../rules/lookup.ts'
import { removeBehavior, stir } from '../rules/monster.ts'
import { obstacles } from '../rules/obstacles.ts'
import { actionPhaseEnded, attritionEnded, stanceRevealed } from '../rules/queue.ts'
import { runFor } from '../rules/selectors.ts'
import type { PrimalState, QueueEntry } from '../rules/state.ts'
import { millOne } from '../rules/suffering.ts'
import { behaviorDiscardOf, dareon, mirah, slotsOf, table, thoreg } from './table.ts'

const sizes = (g: PrimalState) => g.hunters.map(({ hand, deck, discard }) => [hand.length, deck.length, discard.length])
const waiting = (parts: Partial<QueueEntry>): QueueEntry => ({
  batch: 1,
  priority: 4,
  kind: 'mastery',
  at: 0,
  subject: 0,
  sector: -1,
  ...parts,
})

describe('texts for several hunters', () => {
  const two = () => position({ hunters: [mirah(), dareon()] })
  const everybody = (op: 'draw' | 'mill', n: number): Effect => ({ op, n, who: 'all' }) as Effect

  it('PR-19.2 each of two draws, and each of two mills', () => {
    for (const [op, at] of [
      ['draw', 0],
      ['mill', 2],
    ] as const) {
      const g = two()
      const before = sizes(g)
      unasked(resolve(g, [everybody(op, 1)], runFor(-1, -1)))
      expect(sizes(g).map((now, n) => (now[at] ?? 0) - (before[n]?.[at] ?? 0))).toEqual([1, 1])
      expect(sizes(g).map((now, n) => (now[1] ?? 0) - (before[n]?.[1] ?? 0))).toEqual([-1, -1])
    }
  })

  it('PR-8.10 a hunter’s own text stops when that hunter falls on the way, a monster’s goes on', () => {
    const text = [
      { op: 'suffer', n: 99, who: 'subject' },
      { op: 'stir', n: 1 },
    ] as unknown as readonly Effect[]
    const struggle = (you: number): number => {
      const g = position({ hunters: [mirah({ damage: 9 }), dareon()] })
      const flow = resolve(g, text, runFor(you, 0))
      for (let step = flow.next(); !step.done; step = flow.next({ seat: 0, index: 0 } as never));
      return g.struggle
    }
    expect(struggle(0)).toBeLessThan(struggle(-1))
  })
})

describe('decks', () => {
  it('PR-15.3 nobody who lies mills, and nobody mills from nothing', () => {
    const g = position({ hunters: [mirah({ standing: 'red' }), dareon()] })
    expect(unasked(millOne(g, 0))).toBe(-1)
    const none = position({ hunters: [mirah()] })
    Object.assign(hunterAt(none, 0), { deck: [], discard: [] })
    expect(unasked(millOne(none, 0))).toBe(-1)
    expect(hunterAt(none, 0).discard).toEqual([])
  })
})

describe('small amounts', () => {
  it('PR-14.1 no damage is no blow: a vulnerable monster asks nobody', () => {
    const g = position({ hunters: [mirah()] })
    g.vulnerable = true
    unasked(deal(g, 0, 0))
    expect([g.damage, g.vulnerable]).toEqual([0, true])
    expect(deal(g, 0, 1).next().done).toBe(false)
  })

  it('PR-14.6 healing takes no more than there is; a stir of nothing is none', () => {
    const g = position({ hunters: [mirah({ damage: 2 })] })
    heal(g, 0, 5)
    expect(hunterAt(g, 0).damage).toBe(0)
    stir(g, 0)
    expect(g.struggle).toBe(0)
    stir(g, 2)
    expect(g.struggle).toBe(2)
  })
})

describe('PR-13.2 the queue', () => {
  it('PR-13.2 an older batch comes before a better priority of a younger one', () => {
    const g = position({ hunters: [mirah({ damage: 3 }), dareon({ damage: 3 })] })
    g.queue = [waiting({ kind: 'baethanis', subject: 0, batch: 1 }), waiting({ kind: 'baethanis', subject: 1, batch: 2, priority: 3 })]
    const order: number[] = []
    const watch = hunterAt(g, 0)
    unasked(checkpoint(g))
    order.push(watch.damage, hunterAt(g, 1).damage)
    expect(order.every((damage) => damage < 3)).toBe(true)
    expect(g.queue).toEqual([])
  })

  it('PR-13.1 of one batch the best priority comes first, and equals are the deciding hunter’s to order', () => {
    const g = position({ hunters: [mirah({ damage: 3 }), dareon({ damage: 3 })] })
    g.queue = [
      waiting({ kind: 'baethanis', subject: 0 }),
      waiting({ kind: 'mastery', subject: 1 }),
      waiting({ kind: 'baethanis', subject: 1, batch: 2, priority: 1 }),
    ]
    const { value } = checkpoint(g).next()
    expect(value).toMatchObject({
      prompt: 'order',
      rule: 'PR-13.1',
      options: [
        { do: 'entry', kind: 'baethanis', at: 0, hunter: 0 },
        { do: 'entry', kind: 'mastery', at: 0, hunter: 1 },
      ],
    })
  })

  it('PR-13.7 a new stance goes to the front, before whatever waits', () => {
    const g = position({ hunters: [mirah()] })
    g.queue = [waiting({ batch: 5 })]
    stanceRevealed(g, 1)
    expect(g.queue).toEqual([{ batch: 4, priority: 1, kind: 'stance', at: 1, subject: g.aggro, sector: -1 }, waiting({ batch: 5 })])
    const empty = position({ hunters: [mirah()] })
    stanceRevealed(empty, 2)
    expect(empty.queue).toEqual([{ batch: 1, priority: 1, kind: 'stance', at: 2, subject: empty.aggro, sector: -1 }])
  })

  it('PR-7.12 holding out counts for who holds out; PR-5.10 an objective of other events takes no notice of an Action phase', () => {
    const g = position({ hunters: [mirah()] })
    attritionEnded(g, 0, true)
    expect(g.queue.filter(({ kind }) => kind === 'mastery')).toEqual([waiting({})])
    const quiet = position({ hunters: [mirah()] })
    attritionEnded(quiet, 0, false)
    expect(quiet.queue.filter(({ kind }) => kind === 'mastery')).toEqual([])
    for (const monster of ['vyraxen', 'toramat', 'korowon'] as const) {
      const hunt = position({ monster, hunters: [mirah({ sector: 'east' })], facing: 'south' })
      actionPhaseEnded(hunt, 0)
      expect(hunt.queue, monster).toEqual([])
      hunt.objective = -1
      hunterAt(hunt, 0).dealt = 99
      actionPhaseEnded(hunt, 0)
      expect(hunt.queue, monster).toEqual([])
    }
  })
})

describe('behaviors', () => {
  it('PR-6.4 those removed lie in the order in which they went', () => {
    const t = table({ hunters: [mirah()] })
    t.look()
    const [first = 'VX-B01', second = 'VX-B02'] = slotsOf(t)
    const g = position({ hunters: [mirah()] })
    const kept = g.slots.map(({ card }) => card)
    removeBehavior(g, first)
    removeBehavior(g, second)
    expect(g.behaviorsRemoved).toEqual(kept.slice(0, 2))
    expect(behaviorDiscardOf(t)).toEqual([])
  })
})

describe('PR-6.3 why not a potion', () => {
  it('PR-6.3 whose turn at potions has been is past it, whose turn comes waits', () => {
    const t = table({
      stage: 'consume',
      active: -1,
      firstPlayer: 1,
      turn: 1,
      hunters: [mirah({ potions: ['PT-1'] }), dareon({ potions: ['PT-1'] }), thoreg({ potions: ['PT-1'] })],
    })
    t.look()
    const why = (seat: number) =>
      obstacles(t.state, seat, t.match.decisionOf(seat)).flatMap(({ option, why: reason }) => (option.do === 'consume' ? [reason] : []))
    expect(t.match.first?.seat).toBe(2)
    expect([why(0), why(1), why(2)]).toEqual([['potion-wait'], ['potion-done'], []])
  })
})
