import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { playFirst } from '../match/begin.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Lessons.module.css'
import { useLessons } from './useLessons.ts'

interface FinishedProps {
  readonly game: string
  readonly lesson: string
  readonly title: string
}

/** The lesson is over: a match of one's own, the next lesson, or the game's page. */
export function Finished({ game, lesson, title }: FinishedProps) {
  const m = useMessages()
  const [, go] = useLocation()
  const [error, setError] = useState<unknown>(null)
  const lessons = useLessons(game)
  const next = lessons[lessons.findIndex((taught) => taught.lesson.id === lesson) + 1]
  const home = useCallback(() => go(`/game/${game}`), [go, game])
  const play = () => {
    playFirst(game).then(go, setError)
  }
  return (
    <Dialog title={m.lesson.finished(title)} close={home}>
      <p className={styles.about}>{m.lesson.finishedAbout}</p>
      <div className={ui.spread}>
        <button type="button" className={ui.primary} data-first="" onClick={play}>
          {m.lesson.playFirst}
        </button>
        {next && (
          <Link className={ui.button} href={`/game/${game}/learn/${next.lesson.id}`}>
            {m.lesson.nextLesson(next.words.title)}
          </Link>
        )}
        <Link className={ui.quiet} href={`/game/${game}`}>
          {m.lesson.toGame}
        </Link>
      </div>
      <ErrorNote error={error} />
    </Dialog>
  )
}
