import { type Box, beside } from '@rulewright/tablekit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Drawing } from '../ui/Drawing.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Coach.module.css'
import type { LessonConnection } from './lesson-connection.ts'

interface CoachProps {
  readonly lesson: LessonConnection
  readonly title: string
  readonly leave: () => void
}

/** The coach's subject moves with the board: how often it is located again, in milliseconds. */
const LOOK_AGAIN = 200
const SETTLED = 700

/** The coach: a bubble beside its subject, never over it, with buttons forward and back. */
export function Coach({ lesson, title, leave }: CoachProps) {
  const m = useMessages()
  const { at, of, says, points, reads } = lesson.useCoach()
  const bubble = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const subjects = useSubjects(points)
  const place = usePlace(bubble, subjects, useFree(), says)
  // Keyboard readers continue with Enter; the step has changed when its number has.
  useEffect(() => {
    if (reads && at >= 0) next.current?.focus({ preventScroll: true })
  }, [reads, at])
  return (
    <>
      {subjects.filter(isInSight).map((box) => (
        <div key={`${box.left} ${box.top}`} className={styles.ring} data-ring="" style={cssOf(box)} aria-hidden="true" />
      ))}
      <aside ref={bubble} className={styles.bubble} style={place} aria-label={m.lesson.coach} data-own-keys="" data-bubble="">
        <div className={styles.head}>
          <strong>{title}</strong>
          <span className={styles.progress}>{m.lesson.step(at + 1, of)}</span>
          <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.lesson.leave} title={m.lesson.leave} onClick={leave}>
            <Drawing name="close" />
          </button>
        </div>
        <progress className={styles.bar} value={at + 1} max={of} aria-hidden="true" />
        <p className={styles.says} aria-live="polite">
          {says}
        </p>
        <div className={styles.foot}>
          <button type="button" className={ui.button} disabled={at === 0} onClick={() => lesson.back()}>
            {m.lesson.back}
          </button>
          {reads ? (
            <button ref={next} type="button" className={ui.primary} onClick={() => lesson.next()}>
              {m.lesson.next}
            </button>
          ) : (
            <span className={styles.todo}>{m.lesson.yourMove}</span>
          )}
        </div>
      </aside>
    </>
  )
}

const cssOf = ({ left, top, width, height }: Box) => ({ left, top, width, height })

/** What the board has scrolled away is behind the frame. */
function isInSight({ top, height }: Box): boolean {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? window.innerHeight
  return top + height / 2 < foot
}

const same = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Where the subjects are on the screen now. */
function useSubjects(points: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    const look = () => {
      const found = points.flatMap((thing) => boxInSight(document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)))
      setBoxes((before) => (same(before, found) ? before : found))
    }
    const [first] = points
    const show = () => {
      if (first) document.querySelector(`[data-thing="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    show()
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    // Again when everything has arrived at its place.
    const settled = setTimeout(show, SETTLED)
    return () => {
      clearInterval(timer)
      clearTimeout(settled)
    }
  }, [points])
  return boxes
}

const CARDS = 'main [data-thing^="card:"], main [data-thing^="explore:"], main [data-thing^="objective:"]'

interface Free {
  readonly lit: readonly Box[]
  readonly cards: readonly Box[]
  /** Everything on the board, panels over it and text to read there: the log or an empty place is covered first. */
  readonly things: readonly Box[]
}

/** What is to be pressed, and the cards in hand: the bubble leaves them visible. They change within a step as well. */
function useFree(): Free {
  const [free, setFree] = useState<Free>({ lit: [], cards: [], things: [] })
  useEffect(() => {
    const find = (selector: string) => [...document.querySelectorAll(selector)].flatMap(boxInSight)
    const look = () => {
      const found = {
        lit: find('main [data-lit], [data-choice-list]'),
        cards: find(CARDS),
        things: find('main [data-thing], main [data-covers], main [data-told]'),
      }
      setFree((before) => (isSame(before, found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [])
  return free
}

const isSame = (a: Free, b: Free): boolean => same(a.lit, b.lit) && same(a.cards, b.cards) && same(a.things, b.things)

/** Where it is; nowhere while a panel over the board (`data-covers`) hides it. */
function boxInSight(element: Element | null): Box[] {
  const rect = element?.getBoundingClientRect()
  if (!element || !rect || rect.width === 0) return []
  const panel = document
    .elementsFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    .find((over) => over.closest('[data-covers]'))
    ?.closest('[data-covers]')
  if (panel && !panel.contains(element)) return []
  return [{ left: Math.round(rect.left), top: Math.round(rect.top), width: Math.round(rect.width), height: Math.round(rect.height) }]
}

function usePlace(bubble: React.RefObject<HTMLElement | null>, subjects: readonly Box[], free: Free, says: string) {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | undefined>()
  useLayoutEffect(() => {
    const rect = bubble.current?.getBoundingClientRect()
    if (!rect || says === '') return
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect()
    const room = { left: 0, top: 56, width: window.innerWidth, height: (foot?.top ?? window.innerHeight) - 56 }
    const { lit, cards, things } = free
    setPlace(beside([...subjects, ...lit], { width: rect.width, height: rect.height }, room, cards, things))
  }, [bubble, subjects, free, says])
  return place
}
