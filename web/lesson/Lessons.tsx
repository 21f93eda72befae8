import { Link } from 'wouter'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Lessons.module.css'
import { isFinished, reached, useProgress } from './progress.ts'
import { useLessons } from './useLessons.ts'

/** The lessons of a game on its page, with progress. */
export function Lessons({ game }: { readonly game: string }) {
  const m = useMessages()
  const lessons = useLessons(game)
  const progress = useProgress()
  if (lessons.length === 0) return null
  return (
    <section className={styles.lessons} aria-labelledby="lessons">
      <h2 id="lessons">{m.lesson.heading}</h2>
      <ol className={styles.list}>
        {lessons.map(({ lesson, words }, n) => {
          const finished = isFinished(progress, game, lesson.id)
          const step = reached(progress, game, lesson.id)
          const state = step !== null ? m.lesson.step(step + 1, lesson.steps.length) : finished ? m.lesson.done : m.minutes(lesson.minutes)
          const first = n === 0 && !finished
          return (
            <li key={lesson.id} className={ui.panel}>
              <h3>{words.title}</h3>
              <p className={styles.told}>
                {state} <span className={styles.what}>· {words.about}</span>
              </p>
              <Link
                className={first ? ui.primary : ui.button}
                href={`/game/${game}/learn/${lesson.id}`}
                aria-label={m.lesson.begin(words.title)}
              >
                {step !== null ? m.lesson.goOn : finished ? m.lesson.again : m.lesson.learn}
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
