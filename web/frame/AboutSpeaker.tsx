import type { ChatLine } from '@rulewright/wire'
import { type FormEvent, useState } from 'react'
import { service } from '../service/http.ts'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Side.module.css'

interface AboutSpeakerProps {
  readonly match: string
  readonly line: ChatLine
  /** From now on their lines are not shown. */
  readonly onShutOut: () => void
}

/** What one can do about somebody in the chat: mute, block, or report what they said. */
export function AboutSpeaker({ match, line, onShutOut }: AboutSpeakerProps) {
  const m = useMessages()
  const [said, setSaid] = useState('')
  const attempt = (work: Promise<unknown>, then: string, after: () => void = () => {}) =>
    void work.then(
      () => {
        setSaid(then)
        after()
      },
      (error: unknown) => setSaid(sentenceFor(error, m)),
    )
  const shutOut = (how: 'mute' | 'block') =>
    attempt(
      service.shutOut({ match, line: line.line, how }),
      how === 'mute' ? m.trouble.muted(line.name) : m.trouble.blocked(line.name),
      onShutOut,
    )
  const report = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = new FormData(event.currentTarget).get('why')
    if (typeof why === 'string' && why.trim()) attempt(service.report({ match, line: line.line, why }), m.trouble.reported)
  }
  return (
    <details className={styles.about}>
      <summary aria-label={m.trouble.menu(line.name)}>…</summary>
      {said ? (
        <p role="status">{said}</p>
      ) : (
        <div className={styles.aboutActs}>
          <button type="button" className={ui.button} onClick={() => shutOut('mute')}>
            {m.trouble.mute}
          </button>
          <button type="button" className={ui.button} onClick={() => shutOut('block')}>
            {m.trouble.block}
          </button>
          <form onSubmit={report} className={styles.aboutActs}>
            <input name="why" className={ui.input} required maxLength={500} aria-label={m.trouble.why} placeholder={m.trouble.why} />
            <button type="submit" className={ui.button}>
              {m.trouble.send}
            </button>
          </form>
        </div>
      )}
    </details>
  )
}
