import type { TaughtLesson } from '../../manifest.ts'
import { lessonWords } from '../words/lessons.ts'
import { first } from './first.ts'
import { second } from './second.ts'

/** The guided matches, in the order in which they are best played. */
export const lessons: readonly TaughtLesson[] = [
  { lesson: first, words: lessonWords.first },
  { lesson: second, words: lessonWords.second },
]
