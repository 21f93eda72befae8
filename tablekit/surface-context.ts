import { createContext, type ReactNode } from 'react'

/** A thing that is shown large. */
export interface Zoomed {
  readonly thing: string
  readonly face: ReactNode
  readonly beside: DOMRect
}

/** What the surface knows and does for the things that lie on it. */
export interface SurfaceContextValue {
  readonly litThings: ReadonlySet<string>
  readonly pressable: ReadonlySet<string>
  readonly picked: readonly string[]
  readonly marked: ReadonlySet<string>
  readonly spoken: string | null
  /** The things of the option a bot advises. */
  readonly advised: ReadonlySet<string>
  readonly press: (thing: string, element: Element, byTouch: boolean) => void
  readonly light: (thing: string | null) => void
  readonly zoom: (shown: Zoomed | null) => void
}

const nothing = () => undefined

export const SurfaceContext = createContext<SurfaceContextValue>({
  litThings: new Set(),
  pressable: new Set(),
  picked: [],
  marked: new Set(),
  spoken: null,
  advised: new Set(),
  press: nothing,
  light: nothing,
  zoom: nothing,
})
