import type { Decision, Names } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type LessonRun, playLesson } from '../lesson.ts'
import { games } from '../registry.ts'
import { drawBoard, followLesson, thingsIn } from './drawn.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat + 1}` }
/** More words do not fit in the coach's bubble. */
const MOST_WORDS = 60

for (const manifest of games) {
  if (!manifest.lessons || !manifest.board) continue
  const [game, board, words, taught] = await Promise.all([manifest.rules(), manifest.board(), manifest.words(), manifest.lessons()])
  const thingsDrawn = ({ match }: LessonRun): readonly string[] =>
    thingsIn(drawBoard(board, { view: match.view(0), decision: match.decisionOf(0) as Decision | null, names, words }))

  describe.each(taught)(`${manifest.title}, the $lesson.id lesson`, ({ lesson, words: said }) => {
    it('is played to its end on the real rules', () => {
      expect(playLesson(game, lesson)).toBe(lesson.steps.length)
    })

    it('points at things that are on the board when it speaks of them', () => {
      followLesson(game, lesson, (run, step) => {
        // The last step may only say goodbye.
        if (run.step !== lesson.steps.at(-1)) expect(run.points.length, step).toBeGreaterThan(0)
        const drawn = thingsDrawn(run)
        for (const thing of run.points) expect(drawn, `${step}: ${thing}`).toContain(thing)
      })
    })

    it('says a sentence or two at each step, and nothing else', () => {
      expect(Object.keys(said.steps)).toEqual(lesson.steps.map(({ id }) => id))
      for (const text of Object.values(said.steps)) {
        expect(text).toMatch(/^[A-Z].{30,}[.!]$/)
        expect(text.split(' ').length, text).toBeLessThanOrEqual(MOST_WORDS)
      }
    })

    it('is lawful at every step, and ends in a match that goes on and asks the learner', () => {
      const run = followLesson(game, lesson, (begun, step) => expect(game.broken(begun.match.state), step).toEqual([]))
      expect(game.broken(run.match.state)).toEqual([])
      expect([run.allowed, run.match.outcome]).toEqual([null, null])
      expect(run.match.decisionOf(lesson.seat)).not.toBeNull()
    })
  })
}
