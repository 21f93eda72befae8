import { useEffect } from 'react'
import { isArrow, nearest } from './geometry.ts'

const LIT = '[data-thing][data-lit], [data-stop]'
const ANY = '[data-thing][tabindex], [data-stop], [data-term]:not([tabindex] [data-term], [data-zoom] [data-term])'

/**
 * Arrow keys move between what can be chosen, on the board and beside the prompt (`data-stop`), by position;
 * with Shift, or when nothing is lit, between all things and marked words.
 */
export function useArrowKeys(): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (!isArrow(event.key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const here = document.activeElement
      if (here?.closest('input, textarea, select, dialog[open], [role=dialog], [role=slider], [data-own-keys]')) return
      const lit = visible(LIT)
      const stops = event.shiftKey || lit.length === 0 ? visible(ANY) : lit
      const on = here instanceof HTMLElement || here instanceof SVGElement ? here.closest(ANY) : null
      const next = on
        ? stops[
            nearest(
              on.getBoundingClientRect(),
              stops.map((s) => s.getBoundingClientRect()),
              event.key,
            )
          ]
        : stops[0]
      if (!next) return
      event.preventDefault()
      // A counter is not in the Tab order; here it can be focused and read.
      if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1')
      next.focus({ preventScroll: true })
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [])
}

function visible(selector: string): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0
  })
}
