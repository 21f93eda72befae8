import { type GlossaryEntry, type Obstacle, type Phrase, plain } from '@rulewright/kernel'
import { beside, boxOf, Entries, Sentence } from '@rulewright/tablekit'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LESSON } from '../lesson/reason.ts'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Explanation.module.css'
import type { Subject } from './subject.ts'

interface ExplanationProps {
  readonly subject: Subject
  readonly entries: readonly GlossaryEntry[]
  readonly obstacle: Obstacle | null
  /** The obstacle in the game's words. */
  readonly reason: Phrase | null
  readonly readRule: (rule: string) => void
  readonly close: () => void
}

/** A card beside its subject: why it cannot be used now, and what it is. */
export function Explanation({ subject, entries, obstacle, reason, readRule, close }: ExplanationProps) {
  const m = useMessages()
  const card = useRef<HTMLElement>(null)
  const place = usePlace(card, subject, `${obstacle?.why} ${entries.length}`)
  useClosing(card, subject, close)
  useFading(card, subject, close)
  const why = obstacle?.why === LESSON ? m.lesson.notNow : reason
  const { pinned } = subject
  if (!why && entries.length === 0) return null
  const ruleLink = (rule: string | undefined) =>
    rule !== undefined && rule !== '' && (pinned ? <RuleLink rule={rule} read={readRule} /> : <span className={styles.id}>{rule}</span>)
  return (
    <aside
      ref={card}
      className={styles.card}
      style={place}
      data-pinned={pinned || undefined}
      data-why={why ? '' : undefined}
      aria-label={why ? m.table.whyNot : m.table.meaning}
      data-own-keys=""
      tabIndex={-1}
    >
      {pinned && (
        <button type="button" className={`${ui.quiet} ${ui.icon} ${styles.close}`} aria-label={m.close} onClick={close}>
          <Drawing name="close" />
        </button>
      )}
      {why && (
        <p className={styles.why} role="status">
          <strong>{m.table.whyNot}</strong> {reason === why ? <Sentence of={why} /> : plain(why)} {ruleLink(obstacle?.rule)}
        </p>
      )}
      {entries.length > 0 && <Entries of={entries} after={(entry) => ruleLink(entry.rule)} />}
    </aside>
  )
}

function RuleLink({ rule, read }: { readonly rule: string; readonly read: (rule: string) => void }) {
  const m = useMessages()
  return (
    <button type="button" className={styles.rule} aria-label={m.table.rule(rule)} onClick={() => read(rule)}>
      {rule}
    </button>
  )
}

/** Beside its subject, inside the window; placed again when there is more to say. */
function usePlace(card: RefObject<HTMLElement | null>, subject: Subject, says: string) {
  const [place, setPlace] = useState({ left: -9999, top: 0 })
  useLayoutEffect(() => {
    if (!card.current || says === '') return
    const { width, height } = boxOf(card.current)
    const room = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
    // The coach and the prompt stay readable, and choices within reach.
    const free = [...document.querySelectorAll('[data-bubble], [data-foot], main [data-lit]')].map(boxOf)
    setPlace(beside([boxOf(subject.element)], { width, height }, room, free))
  }, [card, subject, says])
  return place
}

/** Long enough to read a reason and a few meanings, in milliseconds. */
const READ = 12_000

/** What was pressed to be read closes by itself after a while, but never under the pointer or the focus. */
function useFading(card: RefObject<HTMLElement | null>, subject: Subject, close: () => void): void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    if (!subject.pinned) return
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within') && !document.querySelector('dialog[open]')) closing.current()
    }, READ)
    return () => clearInterval(timer)
  }, [card, subject])
}

/** It closes with Escape, with a press elsewhere, and when its subject is scrolled away. */
function useClosing(card: RefObject<HTMLElement | null>, { element, takesFocus }: Subject, close: () => void): void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    if (!takesFocus) return
    card.current?.focus({ preventScroll: true })
    return () => {
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true })
    }
  }, [card, element, takesFocus])
  useEffect(() => {
    const isOutside = (target: EventTarget | null) => !(target instanceof Node && card.current?.contains(target))
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closing.current()
    const onPress = ({ target }: Event) => {
      if (isOutside(target) && !(target instanceof Element && target.closest('dialog'))) closing.current()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('scroll', onPress, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('scroll', onPress, true)
    }
  }, [card])
}
