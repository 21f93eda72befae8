import menu from '../frame/Menu.module.css'
import type { OwnAnswer } from '../match/windows.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

interface AnsweringNoteProps {
  readonly why: OwnAnswer['why']
  readonly askMe: () => void
}

/** Says that a standing answer is on its way, and lets the player answer instead. */
export function AnsweringNote({ why, askMe }: AnsweringNoteProps) {
  const m = useMessages()
  return (
    <span>
      {why === 'idle' ? m.table.passing : m.table.passingByWish}{' '}
      <button type="button" className={`${ui.quiet} ${menu.open}`} onClick={askMe}>
        {m.table.stopPassing}
      </button>
    </span>
  )
}
