import type { Game, Names } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { Lesson, LessonRun } from '../../lesson.ts'
import { drawBoard, followLesson } from '../../test/drawn.ts'
import { board } from '../board/index.tsx'
import manifest from '../index.ts'
import { first } from '../lessons/first.ts'
import { second } from '../lessons/second.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { primal } from '../rules/index.ts'
import type { PrimalView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { firstWords, secondWords } from '../words/lessons.ts'

// A lesson knows its game only as a game.
const game: Game = primal
const names: Names = { you: 0, of: (seat) => ['Mira', 'Tobias', 'Ida'][seat] ?? '' }
const view = (run: LessonRun) => run.match.view(0) as PrimalView
const asked = (run: LessonRun) => run.match.decisionOf(0)?.prompt

/** What is lit on the board, as the learner sees it. */
function litOn(run: LessonRun): readonly string[] {
  const html = drawBoard(board, { view: view(run), decision: run.match.decisionOf(0) as never, names, words: en })
  const tags = [...html.matchAll(/data-thing="([^"]+)"([^>]*)/g)]
  return tags.filter(([, , rest]) => rest?.includes('data-lit')).map(([, thing]) => thing ?? '')
}

const follow = (lesson: Lesson, seen: (run: LessonRun, step: string) => void): LessonRun => followLesson(game, lesson, seen)

const LESSONS: readonly (readonly [string, Lesson])[] = [
  ['first', first],
  ['second', second],
]

describe.each(LESSONS)('the %s lesson', (_, lesson) => {
  it('asks for what can be pressed on the board: one of the things it points at is lit', () => {
    follow(lesson, (run, step) => {
      if (!run.step?.choose || asked(run) === 'escape') return
      const lit = litOn(run)
      expect(
        run.points.some((thing) => lit.includes(thing)),
        step,
      ).toBe(true)
    })
  })
})

describe('what the lessons tell', () => {
  /** What was heard before a step began. */
  const heardBefore = (lesson: Lesson, until: string): readonly PrimalEvent[] => {
    let heard: readonly PrimalEvent[] = []
    follow(lesson, (run, step) => {
      const events = run.takeEvents() as unknown as readonly PrimalEvent[]
      if (step === until) heard = events
    })
    return heard
  }

  it('happens: the numbers and names of the first lesson are those of the table', () => {
    follow(first, (run, step) => {
      const { monster, round, hunters, sectors } = view(run)
      const [me] = hunters
      if (step === 'goal') expect([monster.health, round, me?.hunter]).toEqual([9, 2, 'dareon'])
      if (step === 'place') expect([me?.position, sectors.filter((sector) => sector.exposed).length]).toEqual(['front', 2])
      if (step === 'react')
        expect([me?.threatened, ...monster.slots.map(({ icon }) => icon)]).toEqual([true, 'attack', 'attack', 'maneuver'])
      if (step === 'strike') expect(me?.hand.find((card) => card.is === 'DA-02')?.cost).toBe(1)
      if (step === 'order') expect([monster.health, asked(run)]).toEqual([8, 'order'])
      if (step === 'dodge') expect([monster.slots[0]?.front, monster.hits, asked(run)]).toEqual(['VX-B02', 1, 'escape'])
      if (step === 'quiet') expect([me?.damage, monster.slots.some(({ icon }) => icon === 'attack')]).toEqual([0, false])
      if (step === 'stance') expect([monster.health, monster.toughness, sectors[me?.sector ?? 0]?.exposed]).toEqual([7, 7, false])
      if (step === 'attrition') expect(me?.sequence.length).toBe(2)
      if (step === 'struggle') expect([me?.damage, me?.hand.length, monster.struggle, monster.unleashAt]).toEqual([0, 5, 2, 3])
      if (step === 'away') expect([me?.damage, me?.threatened, asked(run)]).toEqual([0, true, 'movement'])
      if (step === 'on') expect([me?.threatened, me?.position, sectors[3]?.exposed]).toEqual([false, 'flank', true])
    })
    expect(heardBefore(first, 'away')).toContainEqual({ type: 'unleashed' })
    expect(heardBefore(first, 'away')).toContainEqual({ type: 'prevented', hunter: 0, amount: 1, by: 'shield' })
    expect(heardBefore(first, 'quiet').some((event) => event.type === 'triggered')).toBe(false)
    const moved = heardBefore(first, 'on').filter((event) => event.type === 'revealed')
    expect(moved.map((event) => [event.behavior, event.rampage])).toEqual([
      ['VX-B04', false],
      ['VX-B09', true],
    ])
  })

  it('happens: in the second lesson Mirah lives by the help, and Thoreg rises', () => {
    follow(second, (run, step) => {
      const { monster, hunters, aggro } = view(run)
      const [me, mirah, thoreg] = hunters
      if (step === 'together')
        expect([mirah?.maximumHealth, mirah?.damage, thoreg?.condition, asked(run)]).toEqual([10, 8, 'red', 'window'])
      if (step === 'taunt') expect(mirah?.hand.length).toBe(3)
      if (step === 'stay') expect([aggro, mirah?.damage, mirah?.position, monster.health]).toEqual([0, 8, 'rear', 8])
      if (step === 'revive') expect([thoreg?.condition, me?.reviveUsed]).toEqual(['black', false])
      if (step === 'eyes') expect([thoreg?.condition, thoreg?.hand.length]).toEqual(['standing', 5])
    })
    expect(heardBefore(second, 'on')).toContainEqual({ type: 'dealt', hunter: 0, amount: 5, doubled: false })
  })

  it('stands in the manifest in the order it is best played', async () => {
    const lessons = (await manifest.lessons?.()) ?? []
    expect(lessons.map(({ lesson, words }) => [lesson.id, words.title])).toEqual([
      ['first', firstWords.title],
      ['second', secondWords.title],
    ])
  })
})
