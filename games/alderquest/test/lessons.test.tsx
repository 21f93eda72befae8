import type { Decision, Game, Names } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type LessonRun, playLesson } from '../../lesson.ts'
import { drawBoard, followLesson, thingsIn } from '../../test/drawn.ts'
import { board } from '../board/index.tsx'
import manifest from '../index.ts'
import { alderquest } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestState } from '../rules/state.ts'
import type { AlderquestView } from '../rules/view.ts'
import { en } from '../words/en.ts'

const game: Game = alderquest
const names: Names = { you: 0, of: (seat) => ['Mira', 'Hazel'][seat] ?? '' }

/** The things on the board as the learner sees it now. */
function drawn(run: LessonRun): ReadonlySet<string> {
  const html = drawBoard(board, {
    view: run.match.view(0) as AlderquestView,
    decision: run.match.decisionOf(0) as Decision<AlderquestOption> | null,
    names,
    words: en,
  })
  return new Set(thingsIn(html))
}

const viewOf = (run: LessonRun) => run.match.view(0) as AlderquestView

const lessons = await manifest.lessons()

describe.each(lessons.map((taught) => [taught.lesson.id, taught] as const))('the %s lesson', (_, { lesson, words }) => {
  it('goes to its end on the real rules', () => {
    expect(playLesson(game, lesson)).toBe(lesson.steps.length)
  })

  it('has a sentence or two for each step, and for no other', () => {
    expect(Object.keys(words.steps)).toEqual(lesson.steps.map(({ id }) => id))
    for (const text of Object.values(words.steps)) expect(text).toMatch(/^[A-Z].{40,300}\.$/)
  })

  it('points at things that lie on the board at that step', () => {
    followLesson(game, lesson, (run, step) => {
      const there = drawn(run)
      for (const thing of run.points) expect(there.has(thing), `${step}: ${thing}`).toBe(true)
    })
  })

  it('begins and ends in a whole position, from which a real match goes on', () => {
    const run = followLesson(game, lesson, (begun, step) => expect(broken(begun.match.state as AlderquestState), step).toEqual([]))
    expect(broken(run.match.state as AlderquestState)).toEqual([])
    expect(run.allowed).toBe(null)
    expect(run.match.outcome).toBe(null)
  })
})

describe('what the first lesson says happens', () => {
  it('three shields, a cascade of six, four points, a Trap, an Acorn saved, a Snowflake', () => {
    const [first] = lessons
    if (!first) throw new Error('there is no lesson')
    expect(first.lesson.steps.length).toBeGreaterThanOrEqual(8)
    expect(first.lesson.steps.length).toBeLessThanOrEqual(13)
    const seen = new Map<string, AlderquestView>()
    followLesson(game, first.lesson, (run, step) => seen.set(step, viewOf(run)))
    const held = (step: string) => seen.get(step)?.teams[0].held.length
    expect([held('drop'), held('runes'), held('summon'), held('reveal')]).toEqual([0, 3, 9, 8])
    expect(seen.get('tribute')?.tiles.find((tile) => tile.holder === 1)?.face).toBe(8)
    expect(seen.get('trap')?.teams[0].points).toBe(4)
    expect(seen.get('end')?.minions.some((m) => m.id === 2)).toBe(false)
    expect(seen.get('squabble')?.tiles.some((tile) => tile.holder === 3)).toBe(true)
    expect(seen.get('snow')?.minions.map((m) => m.id)).toEqual([1])
    expect(seen.get('play-on')).toMatchObject({ snowflakes: 1, revealed: { length: 3 } })
    expect(seen.get('play-on')?.teams.map((t) => t.points)).toEqual([6, 0])
  })
})

describe('what the second lesson says happens', () => {
  it('a stolen rune, an armed Trap, the crown twice, a relic worth three points, a Ranger caught', () => {
    const [, second] = lessons
    if (!second) throw new Error('there is no second lesson')
    const seen = new Map<string, AlderquestView>()
    followLesson(game, second.lesson, (run, step) => seen.set(step, viewOf(run)))
    expect(seen.get('arm')?.teams[0].held.map(({ face }) => face)).toEqual([1, 2])
    expect(seen.get('four')?.teams[0].armed).toHaveLength(1)
    expect([seen.get('four')?.exalted, seen.get('sneak')?.exalted, seen.get('relic')?.exalted]).toEqual([null, 3, 1])
    expect(seen.get('end')?.teams[0].points).toBe(3)
    expect(seen.get('spring')?.scenes).toContainEqual({ on: 'trap', minion: 2, team: 0 })
    expect(seen.get('play-on')?.minions.map((m) => m.id)).toEqual([1])
    expect(seen.get('play-on')?.teams[0].tileHand.faces.filter((face) => face === 11)).toHaveLength(2)
  })
})
