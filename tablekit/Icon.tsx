import type { CSSProperties } from 'react'
import type { Glyph } from './glyph.ts'
import { rem } from './rem.ts'

interface IconProps {
  readonly of: Glyph
  /** A length in pixels; without one it is as high as the text. */
  readonly size?: number
  /** What it means, where there are no words beside it. */
  readonly label?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** An icon in the colour of the text. */
export function Icon({ of, size, label, className, style }: IconProps) {
  const side = size === undefined ? '1em' : rem(size)
  const shape = <path d={of.d} fill="currentColor" />
  const box = { viewBox: '0 0 512 512', width: side, height: side, className, style: { flex: 'none', ...style } }
  return label === undefined ? (
    <svg {...box} aria-hidden="true">
      {shape}
    </svg>
  ) : (
    <svg {...box} role="img" aria-label={label}>
      {shape}
    </svg>
  )
}
