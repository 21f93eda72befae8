import type { Game } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { LessonRun } from '../../lesson.ts'
import { followLesson } from '../../test/drawn.ts'
import manifest from '../index.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestView } from '../rules/view.ts'

const game: Game = alderquest

const viewOf = (run: LessonRun) => run.match.view(0) as AlderquestView

const lessons = await manifest.lessons()

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
