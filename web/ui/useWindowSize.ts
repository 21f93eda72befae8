import { useSyncExternalStore } from 'react'

/** How large the window is, now and whenever it changes. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const size = useSyncExternalStore(watch, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return { width, height }
}

function watch(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
