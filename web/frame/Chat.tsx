import { SeatMark } from '@rulewright/tablekit'
import { type ChatLine, LONGEST_CHAT } from '@rulewright/wire'
import { useEffect, useRef, useState } from 'react'
import { Drawing } from '../ui/Drawing.tsx'
import { Check } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { listOf, useMessages } from '../words/index.ts'
import { AboutSpeaker } from './AboutSpeaker.tsx'
import styles from './Side.module.css'

interface ChatProps {
  readonly match: string
  readonly lines: readonly ChatLine[]
  /** Seats of the reader. */
  readonly mine: readonly number[]
  /** Whom one can talk to privately. */
  readonly partners: readonly string[]
  readonly spectators: number
  /** The reader has no seat: only spectators hear them. */
  readonly toGallery: boolean
  readonly say: (text: string, toTeam: boolean) => void
}

const speakerOf = ({ seat, name }: ChatLine): string => `${seat ?? '-'} ${name}`

/** The server itself has no seat at the table. */
const isSomebodyElse = ({ seat, channel }: ChatLine, mine: readonly number[]): boolean =>
  seat === null ? channel === 'gallery' : !mine.includes(seat)

/** Players' words and, for those who may read them, the spectators'. */
export function Chat({ match, lines: all, mine, partners, spectators, toGallery, say }: ChatProps) {
  const m = useMessages()
  const [shutOut, setShutOut] = useState<readonly string[]>([])
  const lines = all.filter((line) => !shutOut.includes(speakerOf(line)))
  const [wishesTeam, setWishesTeam] = useState(false)
  const toTeam = wishesTeam && partners.length > 0
  return (
    <>
      <Said match={match} lines={lines} mine={mine} onShutOut={(line) => setShutOut((others) => [...others, speakerOf(line)])} />
      {spectators > 0 && <p className={styles.empty}>{m.table.spectators(spectators)}</p>}
      {toGallery && <p className={styles.empty}>{m.talk.galleryAbout}</p>}
      {partners.length > 0 && <Check label={m.talk.toTeam(listOf(partners))} checked={wishesTeam} onChange={setWishesTeam} />}
      <fieldset className={styles.polite} aria-label={m.talk.polite} data-quiet-keys="">
        {m.talk.phrases.map((phrase) => (
          <button key={phrase} type="button" className={ui.quiet} onClick={() => say(phrase, toTeam)}>
            {phrase}
          </button>
        ))}
      </fieldset>
      <OwnWords label={toGallery ? m.talk.toGallery : m.table.chatSay} say={(text) => say(text, toTeam)} />
    </>
  )
}

interface SaidProps extends Pick<ChatProps, 'match' | 'lines' | 'mine'> {
  readonly onShutOut: (line: ChatLine) => void
}

/** The messages so far, with the newest in view. */
function Said({ match, lines, mine, onShutOut }: SaidProps) {
  const m = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const newest = lines[lines.length - 1]?.line
  useEffect(() => {
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (lines.length === 0) return <p className={styles.empty}>{m.table.chatEmpty}</p>
  return (
    <ul ref={list} className={styles.chat} aria-live="polite">
      {lines.map((line) => (
        <li key={line.line}>
          <strong>
            {line.seat !== null && <SeatMark seat={line.seat} />} {line.name}
            {line.channel === 'team' && <span className={styles.gallery}> · {m.talk.team}</span>}
            {line.channel === 'gallery' && <span className={styles.gallery}> · {m.table.gallery}</span>}
          </strong>
          <span>{line.text}</span>
          {isSomebodyElse(line, mine) && <AboutSpeaker match={match} line={line} onShutOut={() => onShutOut(line)} />}
        </li>
      ))}
    </ul>
  )
}

/** The input for one's own message. */
function OwnWords({ label, say }: { readonly label: string; readonly say: (text: string) => void }) {
  const m = useMessages()
  const [text, setText] = useState('')
  // Opening the chat focuses its input.
  const [focused] = useState(() => (input: HTMLInputElement | null) => input?.focus({ preventScroll: true }))
  return (
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
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={`${ui.button} ${ui.icon}`} aria-label={m.table.chatSend}>
        <Drawing name="send" />
      </button>
    </form>
  )
}
