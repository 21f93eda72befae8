import type { Event } from '@rulewright/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { calm, tempo } from './motion.ts'

/** How long the next event may take: a long queue hurries, and a reader who prefers no motion does not wait. */
export function pace(milliseconds: number, waiting: number, quiet: boolean): number {
  if (quiet) return Math.min(milliseconds, 60)
  return Math.max(40, milliseconds / (1 + waiting / 4))
}

export interface Playing<E extends Event> {
  /** The event under way; null when all have been played. */
  readonly current: E | null
  /** How many are still to come. */
  readonly waiting: number
  /** Plays the rest at once. */
  readonly skip: () => void
}

/**
 * Plays events one after another: `begin` starts the motion (and the sound) and says how many milliseconds it takes; 0 needs no wait.
 * Hand it `props.events`; each new list joins the queue. A click anywhere skips to the end.
 */
export function useEventQueue<E extends Event>(events: readonly E[], begin: (event: E) => number): Playing<E> {
  const queue = useRef<E[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const taken = useRef<readonly E[] | null>(null)
  const beginning = useRef(begin)
  beginning.current = begin
  const [current, setCurrent] = useState<E | null>(null)

  const advance = useCallback(() => {
    timer.current = null
    for (;;) {
      const event = queue.current.shift()
      if (!event) break
      const wait = beginning.current(event)
      if (wait <= 0) continue
      setCurrent(event)
      timer.current = setTimeout(advance, pace(wait * tempo(), queue.current.length, calm()))
      return
    }
    setCurrent(null)
  }, [])

  const skip = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    queue.current = []
    setCurrent(null)
  }, [])

  useEffect(() => {
    if (taken.current === events) return
    taken.current = events
    queue.current.push(...events)
    if (!timer.current) advance()
  }, [events, advance])

  useEffect(() => skip, [skip])

  const busy = current !== null
  useEffect(() => {
    if (!busy) return
    window.addEventListener('pointerdown', skip)
    return () => window.removeEventListener('pointerdown', skip)
  }, [busy, skip])

  return { current, waiting: queue.current.length, skip }
}
