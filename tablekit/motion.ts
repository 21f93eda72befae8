import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether to mark instead of move: the system asks for it, or the reader does (`data-motion="calm"` on the page). */
export function calm(): boolean {
  if (typeof document === 'undefined') return true
  return document.documentElement.dataset.motion === 'calm' || window.matchMedia(QUERY).matches
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
