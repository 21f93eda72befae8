import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface LessonProgress {
  /** How many steps of a lesson (`game lesson`) are done. */
  readonly steps: Readonly<Record<string, number>>
  /** Lessons played to their end. */
  readonly finished: readonly string[]
  /** Games that their player claims to know. */
  readonly known: readonly string[]
}

export const useProgress = create<LessonProgress>()(
  persist((): LessonProgress => ({ steps: {}, finished: [], known: [] }), { name: 'rulewright.lessons' }),
)

const key = (game: string, lesson: string) => `${game} ${lesson}`

/** The progress in a lesson that was begun; null: not begun, or finished. */
export function reached({ steps }: LessonProgress, game: string, lesson: string): number | null {
  return steps[key(game, lesson)] ?? null
}

export const isFinished = ({ finished }: LessonProgress, game: string, lesson: string): boolean => finished.includes(key(game, lesson))

/** Somebody to whom a lesson may be offered before the first match. */
export const isNewcomer = ({ steps, finished, known }: LessonProgress, game: string): boolean =>
  !known.includes(game) && ![...Object.keys(steps), ...finished].some((each) => each.startsWith(`${game} `))

export function keepStep(game: string, lesson: string, step: number): void {
  useProgress.setState(({ steps }) => ({ steps: { ...steps, [key(game, lesson)]: step } }))
}

export function keepFinished(game: string, lesson: string): void {
  useProgress.setState(({ steps, finished }) => {
    const { [key(game, lesson)]: _, ...others } = steps
    return { steps: others, finished: [...new Set([...finished, key(game, lesson)])] }
  })
}

export function keepKnown(game: string): void {
  useProgress.setState(({ known }) => ({ known: [...new Set([...known, game])] }))
}
