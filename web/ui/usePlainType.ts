import { useLayoutEffect } from 'react'

/** While a page is on its way its type is not fetched before it: until it is there, the system's own does. */
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
