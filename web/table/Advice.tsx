import { plain } from '@rulewright/kernel'
import { type Box, beside, boxOf, Sentence, thingsIn } from '@rulewright/tablekit'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useConnection } from '../match/connection.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Advice.module.css'
import type { LiveTableState } from './useLiveTable.ts'

/** Whether the coach was asked about the open question; asking again closes it. */
export function useCoach({ at, mayHint, hinted }: LiveTableState) {
  const { decision, hint } = at
  const [asked, setAsked] = useState<unknown>(null)
  const open = decision !== null && asked === decision
  const { guided = false } = useConnection()
  const ask = useCallback(() => {
    if (decision === null) return
    // A lesson has its own coach: it shows the move.
    if (guided) hint()
    else setAsked(open ? null : decision)
  }, [decision, open, guided, hint])
  // Asked again where the same question comes again, as after setting down one of two Acorns.
  const isMissing = open && mayHint && hinted === null
  useEffect(() => {
    if (isMissing) hint()
  }, [isMissing, hint])
  const close = useCallback(() => setAsked(null), [])
  return { open, ask, close }
}

interface AdviceProps {
  readonly t: LiveTableState
  readonly askHelp: () => void
  readonly close: () => void
}

/** The coach on request: what one can do, what a good player would do and why, and where the words are explained. */
export function Advice({ t, askHelp, close }: AdviceProps) {
  const m = useMessages()
  const bubble = useRef<HTMLElement>(null)
  const { decision } = t.at
  const option = t.hinted === null ? undefined : decision?.options[t.hinted]
  const phrase = option && decision ? t.words.option(option, t.view, t.names, decision) : null
  const place = usePlace(bubble, phrase)
  useEscape(close)
  if (!decision) return null
  const count = decision.options.length
  const choose = () => {
    if (t.hinted !== null) t.grave.choose(t.hinted)
    close()
  }
  return (
    <aside ref={bubble} className={styles.bubble} style={place} aria-label={m.coach.title} data-own-keys="" data-bubble="">
      <div className={styles.head}>
        <Drawing name="hint" size={20} />
        <strong>{m.coach.title}</strong>
        <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.close} onClick={close}>
          <Drawing name="close" />
        </button>
      </div>
      <div aria-live="polite">
        <p className={styles.asked}>{plain(t.words.prompt(decision, t.view, t.names))}</p>
        <p className={styles.quiet}>{count === 1 ? m.coach.onlyOne : m.coach.canDo(count)}</p>
        {!t.mayHint ? <p>{m.coach.people}</p> : phrase === null ? <p className={styles.quiet}>{m.coach.thinking}</p> : null}
        {phrase !== null && (
          <p>
            {m.coach.would}{' '}
            <strong>
              <Sentence of={phrase.replace(/\.$/, '')} />
            </strong>
            . {reasonIn(t, m)}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {phrase !== null && (
          <button type="button" className={ui.primary} onClick={choose}>
            {m.coach.doIt}
          </button>
        )}
        <button type="button" className={ui.button} onClick={askHelp}>
          {m.coach.words}
        </button>
        <Link href={`/guide/${t.table.game}`} target="_blank" className={ui.quiet}>
          {m.coach.guide}
        </Link>
      </div>
    </aside>
  )
}

/** The strongest reason for which the game has words. */
function reasonIn({ words, reasons, at }: LiveTableState, m: ReturnType<typeof useMessages>): string {
  if (at.decision?.options.length === 1) return ''
  const known = reasons.flatMap((reason) => words.advice?.[reason] ?? [])[0]
  return known === undefined ? m.coach.slightly : m.coach.because(known)
}

/** Beside its subject: the things it names and the button that chooses them; cards in hand stay visible as well. */
function usePlace(bubble: RefObject<HTMLElement | null>, phrase: string | null) {
  const [place, setPlace] = useState({ left: -9999, top: 0 })
  useLayoutEffect(() => {
    if (!bubble.current) return
    const { width, height } = boxOf(bubble.current)
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect()
    const room = { left: 0, top: 56, width: window.innerWidth, height: (foot?.top ?? window.innerHeight) - 56 }
    const named = thingsIn(phrase ?? '').map((thing) => `main [data-thing="${CSS.escape(thing)}"]`)
    setPlace(
      beside(['main [data-advised]', ...named].flatMap(boxesOf), { width, height }, room, boxesOf('main [data-lit]'), boxesOf(GROUND)),
    )
  }, [bubble, phrase])
  return place
}

/** Things on the board with text to read: an empty place is covered first. */
const GROUND = 'main [data-thing], main [data-covers], main [data-told]'

const boxesOf = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(boxOf).filter(({ width }) => width > 0)

function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
}
