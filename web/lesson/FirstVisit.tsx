import type { TaughtLesson } from '@rulewright/games/manifest'
import { useLocation } from 'wouter'
import { Dialog } from '../ui/Dialog.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Lessons.module.css'
import { keepKnown } from './progress.ts'

interface FirstVisitProps {
  readonly game: string
  readonly title: string
  readonly first: TaughtLesson
  readonly play: () => void
  readonly close: () => void
}

/** Before somebody's first match of a game: learn it by playing, or play at once. */
export function FirstVisit({ game, title, first, play, close }: FirstVisitProps) {
  const m = useMessages()
  const [, go] = useLocation()
  return (
    <Dialog title={m.lesson.firstVisit(title)} close={close}>
      <p className={styles.about}>{first.words.about}</p>
      <div className={ui.spread}>
        <button type="button" className={ui.primary} data-first="" onClick={() => go(`/game/${game}/learn/${first.lesson.id}`)}>
          {m.lesson.learnFor(first.lesson.minutes)}
        </button>
        <button
          type="button"
          className={ui.button}
          onClick={() => {
            keepKnown(game)
            play()
          }}
        >
          {m.lesson.know}
        </button>
      </div>
    </Dialog>
  )
}
