import { SeatMark } from '@rulewright/tablekit'
import { type ChatLine, LONGEST_CHAT } from '@rulewright/wire'
import { useEffect, useRef, useState } from 'react'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { AboutSpeaker } from './AboutSpeaker.tsx'
import styles from './Side.module.css'

interface ChatProps {
  readonly match: string
  readonly lines: readonly ChatLine[]
  /** Seats of the reader. */
  readonly mine: readonly number[]
  readonly say: (text: string) => void
}

const speakerOf = ({ seat, name }: ChatLine): string => `${seat ?? '-'} ${name}`

/** The house speaks from no seat at the table. */
const isSomebodyElse = ({ seat, channel }: ChatLine, mine: readonly number[]): boolean =>
  seat === null ? channel === 'gallery' : !mine.includes(seat)

/** Players' words and, for those who may read them, the spectators'. */
export function Chat({ match, lines: all, mine, say }: ChatProps) {
  const m = useMessages()
  const [shutOut, setShutOut] = useState<readonly string[]>([])
  const lines = all.filter((line) => !shutOut.includes(speakerOf(line)))
  const [text, setText] = useState('')
  // Whoever opens the chat wants to write.
  const [focused] = useState(() => (input: HTMLInputElement | null) => input?.focus({ preventScroll: true }))
  const list = useRef<HTMLUListElement>(null)
  const newest = lines[lines.length - 1]?.line
  useEffect(() => {
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return (
    <>
      {lines.length === 0 ? (
        <p className={styles.empty}>{m.table.chatEmpty}</p>
      ) : (
        <ul ref={list} className={styles.chat} aria-live="polite">
          {lines.map((line) => (
            <li key={line.line}>
              <strong>
                {line.seat !== null && <SeatMark seat={line.seat} />} {line.name}
                {line.channel === 'gallery' && <span className={styles.gallery}> · {m.table.gallery}</span>}
              </strong>
              <span>{line.text}</span>
              {isSomebodyElse(line, mine) && (
                <AboutSpeaker match={match} line={line} onShutOut={() => setShutOut((others) => [...others, speakerOf(line)])} />
              )}
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.say}
        data-quiet-keys=""
        onKeyDown={(event) => {
          // Escape gives the keyboard back to the table.
          if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) say(text.trim())
          setText('')
        }}
      >
        <input
          ref={focused}
          className={ui.input}
          value={text}
          maxLength={LONGEST_CHAT}
          aria-label={m.table.chatSay}
          placeholder={m.table.chatSay}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={`${ui.button} ${ui.icon}`} aria-label={m.table.chatSend}>
          <Drawing name="send" />
        </button>
      </form>
    </>
  )
}
