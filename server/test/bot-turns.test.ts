import { levels } from '@rulewright/bots'
import type { Position } from '@rulewright/play'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BotTurns } from '../live/bot-turns.ts'
import type { Session } from '../live/session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** When a bot answered that waited this long for a thread, and then thought this long. */
async function answeredAfter(options: number, waited: number, thought: number): Promise<number> {
  const begun = Date.now()
  let answered = 0
  const position: Position = Object({
    count: 0,
    decisionIds: [0],
    countFor: () => 0,
    outcome: null,
    match: { snapshot: () => ({}), view: () => null, game: {}, decisionOf: () => null, canUndo: () => false },
    decisionOf: () => (answered > 0 ? null : { options: Array.from({ length: options }) }),
  })
  const pass = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  const bots = {
    async do(_: unknown, _requester: unknown, taken?: () => void) {
      await pass(waited)
      taken?.()
      await pass(thought)
      return 0
    },
  }
  const session: Session = Object({
    id: 'match',
    row: { game: 'game' },
    position,
    currentPosition: async () => position,
    seats: [{ seat: 0, kind: 'bot', level: 'master' }],
    house: { bots, now: Date.now, timings: { botPause: 1 }, meters: { botSeconds: { observe() {} } } },
    run: async (work: () => unknown) => work(),
    commit: async () => {
      answered = Date.now() - begun
    },
    show() {},
    letOthersAnswer() {},
  })
  new BotTurns(session).begin(position)
  await vi.runAllTimersAsync()
  return answered
}

describe("a bot's answer", () => {
  it.each([
    ['a choice', 7, levels.master.budget.milliseconds ?? 0],
    ['an only option', 1, 0],
  ])('to %s comes at the same time, however long the threads were busy', async (_, options, thought) => {
    const [shortest, longest] = levels.master.pause
    for (const waited of [0, 5_000]) {
      const answered = await answeredAfter(options, waited, thought)
      expect(answered).toBeGreaterThanOrEqual(waited + shortest)
      expect(answered).toBeLessThanOrEqual(waited + longest)
    }
  })

  it('comes after a pause that nobody can predict', async () => {
    const pauses = new Set<number>()
    for (let n = 0; n < 8; n++) pauses.add(await answeredAfter(7, 0, 0))
    expect(pauses.size).toBeGreaterThan(2)
  })
})
