import type { Event } from '@rulewright/kernel'
import type { Frame } from '@rulewright/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Spot, Stage } from '../match/stage.ts'
import type { Pace } from '../preferences.ts'

interface Seen extends Event {
  /** What there is to see of it. */
  readonly see?: Spot['light']['kind']
}

const event = (type: string, see?: Seen['see']): Seen => (see ? { type, see } : { type })

function frame(rowSeq: number, events: readonly Seen[], more: Partial<Frame> = {}): Frame {
  return {
    type: 'frame',
    match: 'm',
    seat: 0,
    rowSeq,
    count: rowSeq,
    since: rowSeq - 1,
    news: [{ count: rowSeq, events: [...events] }],
    view: `view ${rowSeq}`,
    decision: null,
    waiting: [1],
    clocks: null,
    outcome: null,
    canUndo: false,
    ...more,
  }
}

function spotsOf({ news }: Frame): Spot[] {
  return news.flatMap(({ count, events }) =>
    events.flatMap((one: Seen, n) => {
      if (!one.see) return []
      const light: Spot['light'] = one.see === 'moment' ? { kind: 'moment', title: one.type, feeling: 'good' } : { kind: one.see }
      return [{ key: `${count}.${n}`, light, phrase: one.type, seat: null }]
    }),
  )
}

describe('the stage', () => {
  let pace: Pace = 'normal'
  const open = () => new Stage(frame(1, []), spotsOf, () => pace)
  const shown = (stage: Stage) => [stage.now().frame?.rowSeq, stage.now().spot?.phrase ?? null]
  const told = (stage: Stage) => stage.now().events.map((one) => one.type)

  beforeEach(() => {
    pace = 'normal'
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows what led to the end, also where the choices are counted anew and are fewer', () => {
    const stage = open()
    stage.arrive(frame(2, [], { count: 5 }))
    const outcome = { payoffs: [1, 0], reason: 'won' }
    stage.arrive(frame(3, [event('secured', 'moment')], { count: 3, outcome }))
    expect(shown(stage)).toEqual([3, 'secured'])
    stage.arrive(frame(4, [event('went back', 'moment')], { count: 2 }))
    expect(shown(stage)).toEqual([4, null])
  })

  it('holds the next position back until what there is to see has been seen', () => {
    const stage = open()
    stage.arrive(frame(2, [event('played', 'card')]))
    stage.arrive(frame(3, [event('secured', 'moment')]))
    expect(shown(stage)).toEqual([2, 'played'])
    vi.runOnlyPendingTimers()
    expect(shown(stage)).toEqual([3, 'secured'])
    vi.runOnlyPendingTimers()
    expect(shown(stage)).toEqual([3, null])
    expect(stage.isBusy).toBe(false)
  })

  it('takes no time for what has nothing to see, and hands its events on', () => {
    const stage = open()
    stage.arrive(frame(2, [event('passed')]))
    expect(shown(stage)).toEqual([2, null])
    stage.arrive(frame(3, [event('played', 'card')]))
    stage.arrive(frame(4, [event('paid')]))
    stage.arrive(frame(5, [event('drew')]))
    vi.runOnlyPendingTimers()
    expect(shown(stage)).toEqual([5, null])
    expect(told(stage)).toEqual(['paid', 'drew'])
  })

  it('goes on at a press, and to how the table is at a press beside it', () => {
    const stage = open()
    stage.arrive(frame(2, [event('one', 'card'), event('two', 'move')]))
    stage.arrive(frame(3, [event('three', 'card')]))
    stage.next()
    expect(shown(stage)).toEqual([2, 'two'])
    stage.skip()
    expect(shown(stage)).toEqual([3, null])
    expect(told(stage)).toEqual(['three'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows everything at once to whoever wants it so, also when they change their mind', () => {
    const stage = open()
    stage.arrive(frame(2, [event('one', 'card'), event('two', 'card')]))
    pace = 'at-once'
    vi.runOnlyPendingTimers()
    expect(shown(stage)).toEqual([2, null])
    stage.arrive(frame(3, [event('three', 'card')]))
    expect(shown(stage)).toEqual([3, null])
  })

  it('keeps nobody waiting whose clock runs, and shows a choice taken back at once', () => {
    const stage = open()
    stage.arrive(frame(2, [event('one', 'card')]))
    const decision = { decisionId: 3, seat: 0, prompt: 'p', rule: 'r', options: [] }
    stage.arrive(frame(3, [event('two', 'card')], { decision, clocks: [] }))
    expect(shown(stage)).toEqual([3, null])
    stage.arrive(frame(4, [event('three', 'card')]))
    stage.arrive(frame(5, [], { count: 2 }))
    expect(shown(stage)).toEqual([5, null])
  })

  it('does not play anything twice when the same position is sent again', () => {
    const stage = open()
    stage.arrive(frame(2, [event('one', 'card')]))
    stage.arrive(frame(2, [], { view: 'again' }))
    expect(shown(stage)).toEqual([2, 'one'])
    expect(told(stage)).toEqual(['one'])
    stage.arrive(frame(3, [event('two', 'card')]))
    stage.arrive(frame(3, []))
    vi.runOnlyPendingTimers()
    expect(shown(stage)).toEqual([3, 'two'])
  })

  it('hurries when much is waiting, unless a slow pace is asked for', () => {
    const time = (events: number) => {
      vi.clearAllTimers()
      const stage = open()
      stage.arrive(
        frame(
          2,
          Array.from({ length: events }, (_, n) => event(`${n}`, 'card')),
        ),
      )
      const from = Date.now()
      vi.advanceTimersToNextTimer()
      return Date.now() - from
    }
    expect(time(20)).toBeLessThan(time(1))
    pace = 'slow'
    expect(time(20)).toBe(time(1))
  })
})
