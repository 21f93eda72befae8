import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether to mark instead of move: by the reader's setting (`data-motion` on the page: `calm` or `full`), else the system's. */
export function calm(): boolean {
  if (typeof document === 'undefined') return true
  const { motion } = document.documentElement.dataset
  return motion === 'calm' || (motion !== 'full' && window.matchMedia(QUERY).matches)
}

/** Style sheets have the same as `--tempo`. */
const TEMPOS: Readonly<Record<string, number>> = { slow: 1.7, fast: 0.5 }

/** How much longer than usual a motion takes, by the reader's setting (`data-tempo` on the page: `slow` or `fast`). */
export function tempo(): number {
  return TEMPOS[document.documentElement.dataset.tempo ?? ''] ?? 1
}

export function useCalm(): boolean {
  return useSyncExternalStore(watchCalm, calm, () => true)
}

function watchCalm(changed: () => void): () => void {
  const media = window.matchMedia(QUERY)
  const page = new MutationObserver(changed)
  media.addEventListener('change', changed)
  page.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    media.removeEventListener('change', changed)
    page.disconnect()
  }
}
