import type { Flow, Game, Pending, State } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import { type Lesson, LessonBroken, LessonRun, playLesson } from '../lesson.ts'

const card = (suit: number, rank: number) => suit * 10 + rank - 1

/** The first player has the nine and the ten of the first suit, the other the eight. */
const position = (): ReturnType<typeof duel.setup> => {
  const hands = [
    [card(0, 9), card(1, 3)],
    [card(0, 8), card(0, 10)],
  ] as [number[], number[]]
  const held = new Set(hands.flat())
  const rest = Array.from({ length: 40 }, (_, n) => n).filter((n) => !held.has(n))
  return { ...duel.setup({ seats: 2, rounds: 1 }, { a: 1, b: 2, c: 3, d: 4 }), deck: rest.slice(1), discard: rest.slice(0, 1), hands }
}

const lesson: Lesson = {
  id: 'first',
  minutes: 1,
  config: {},
  seed: 'lesson',
  start: position,
  seat: 0,
  steps: [
    { id: 'goal' },
    { id: 'draw', choose: [{ do: 'draw', from: 'deck' }] },
    { id: 'play', points: ['card:8'], choose: [[{ do: 'play', card: card(0, 9) }]], others: [{ do: 'counter', card: card(0, 10) }] },
    { id: 'again', choose: [{ do: 'draw' }, { do: 'play' }], passes: ['counter'] },
  ],
}
const game: Game = duel

describe('a lesson', () => {
  it('is played to its end by what its steps ask for', () => {
    expect(playLesson(game, lesson)).toBe(4)
  })

  it('lets the learner choose what the step is about and nothing else, and reads on only where nothing is asked', () => {
    const run = new LessonRun(game, lesson)
    expect(run.allowed).toEqual([])
    expect(() => run.choose(0)).toThrow(LessonBroken)
    run.next()
    expect(run.match.decisionOf(0)?.prompt).toBe('draw')
    expect(run.allowed).toEqual([0])
    expect(() => run.choose(1)).toThrow(LessonBroken)
    expect(() => run.next()).toThrow(LessonBroken)
    run.choose(0)
    expect(run.points).toEqual(['card:8'])
  })

  it('answers for the others as it is written: the nine is countered', () => {
    const run = new LessonRun(game, lesson)
    run.next()
    run.choose(0)
    run.takeEvents()
    run.choose(run.allowed?.[0] ?? -1)
    expect(run.takeEvents()).toContainEqual({ type: 'played', seat: 1, card: card(0, 10) })
  })

  it('goes back to the step before, and to the beginning of a step half done', () => {
    const run = new LessonRun(game, lesson)
    run.next()
    run.choose(0)
    const [nine] = run.allowed ?? []
    run.choose(nine ?? -1)
    expect(run.at).toBe(3)
    run.choose(run.allowed?.[0] ?? -1)
    run.back()
    expect([run.at, run.match.decisionOf(0)?.prompt]).toEqual([3, 'draw'])
    run.back()
    expect([run.at, run.match.decisionOf(0)?.prompt]).toEqual([2, 'play'])
    run.choose(run.allowed?.[0] ?? -1)
    expect(run.at).toBe(3)
  })

  it('says where it is broken: a choice that is not on offer, an answer that is not asked for', () => {
    const wrong = (steps: Lesson['steps']) => () => playLesson(game, { ...lesson, steps })
    expect(wrong([{ id: 'draw', choose: [{ do: 'fly' }] }])).toThrow('first, step draw: nothing it asks for is on offer')
    expect(wrong([{ id: 'draw', choose: [{ do: 'draw' }], others: [{ do: 'counter', card: 3 }] }])).toThrow('were never asked for')
  })
})

interface Watch extends State {
  left: number
  helped: number
}

/** The other seat keeps working; the learner may help meanwhile, but nobody waits for it. */
const watch: Game = {
  ...game,
  setup: (_, random) => ({ random, reveals: 0, left: 3, helped: 0 }) as Watch,
  *step(state): Flow {
    const g = state as Watch
    const work = { seat: 1, prompt: 'work', rule: '', options: [{ do: 'work' }, { do: 'rest' }] }
    const help = { seat: 0, prompt: 'help', rule: '', options: [{ do: 'help' }, { do: 'pass' }], lapses: true as const }
    const { seat } = yield [help, work] satisfies Pending
    if (seat === 0) g.helped += 1
    else g.left -= 1
  },
  outcome: (state) => ((state as Watch).left === 0 ? { payoffs: [1, 0], reason: '' } : null),
  view: (state) => state,
  clone: (state) => ({ ...state }),
}

describe('an offer that lapses when another seat answers', () => {
  const steps = (...list: Lesson['steps']): LessonRun => new LessonRun(watch, { ...bare, steps: list })
  const bare: Lesson = { id: 'watch', minutes: 1, config: {}, seed: 'watch', seat: 0, steps: [] }
  const state = (run: LessonRun) => run.match.state as Watch

  it('is still there when a step that is only read, or that is about it, begins', () => {
    const run = steps({ id: 'read' }, { id: 'help', choose: [{ do: 'help' }] })
    expect(state(run).left).toBe(3)
    run.next()
    run.choose(run.allowed?.[0] ?? -1)
    expect([state(run).helped, state(run).left]).toEqual([1, 3])
  })

  it('comes after what the other seat is to do in the step', () => {
    const run = steps({ id: 'read', others: [{ do: 'work' }, { do: 'rest' }] })
    expect(state(run).left).toBe(1)
    run.next()
    expect(run.step).toBeNull()
  })
})
