import { useLayoutEffect } from 'react'

/** The font is fetched after the page has loaded: until then the system's font is used. */
export function usePlainType(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!document.fonts || document.fonts.check('16px "Inter Variable"')) return
    dataset.plain = ''
    return () => {
      delete dataset.plain
    }
  }, [])
}
