import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { type Subject, subjectAt } from './subject.ts'

const HOVER = 450
const LONG_PRESS = 450

type Show = (subject: Subject | null) => void

/** Listens for what is pointed at, focused by the keyboard, or long-pressed. */
export function usePointing(shown: Subject | null, show: Show) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const over = useRef<Element | null>(null)
  const wasLong = useRef(false)
  const stop = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }, [])
  useEffect(() => stop, [stop])
  const begin = (target: EventTarget | null, after: number, pinned: boolean, then?: () => void) => {
    const at = subjectAt(target, !pinned)
    stop()
    over.current = at?.element ?? null
    if (shown && !shown.pinned) show(null)
    if (!at) return
    timer.current = setTimeout(() => {
      quietTitles(at.element)
      show({ ...at, pinned, takesFocus: false, things: null })
      then?.()
    }, after)
  }
  return {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || shown?.pinned) return
      if ((subjectAt(event.target, true)?.element ?? null) !== over.current) begin(event.target, HOVER, false)
    },
    onPointerLeave: () => begin(null, 0, false),
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      if (event.pointerType === 'touch')
        begin(event.target, LONG_PRESS, true, () => {
          wasLong.current = true
        })
      else begin(null, 0, false)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) begin(event.target, 0, false)
    },
    onBlur: () => begin(null, 0, false),
    // A long press was for reading; it does not press as well.
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.stopPropagation()
      event.preventDefault()
    },
    // On the board the surface reports what was pressed; in sentences the word itself is marked.
    onClick: (event: MouseEvent) => {
      const word = event.target instanceof Element ? event.target.closest('[data-word]') : null
      if (word) show({ element: word, thing: null, term: word.getAttribute('data-term'), pinned: true, takesFocus: false, things: null })
    },
  }
}

/** The browser's own tooltip would cover the explanation and say less: it is restored when the pointer has left. */
function quietTitles(element: Element): void {
  const titled = [element.closest('[title]'), ...element.querySelectorAll('[title]')].filter((each) => each !== null)
  for (const each of titled) {
    const title = each.getAttribute('title') ?? ''
    each.removeAttribute('title')
    element.addEventListener('pointerleave', () => each.setAttribute('title', title), { once: true })
  }
}
