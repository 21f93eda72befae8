import { pointsOfFace } from '../content/pieces.ts'
import { lookOf } from './looks.ts'
import styles from './Rune.module.css'

/** A rune or a tile's face: outline, colour and glyph of its kind, points of an Acorn in its corner. */
export function Rune({ face, size = 56 }: { readonly face: number; readonly size?: number }) {
  const { glyph, light, dark, shape } = lookOf(face)
  const points = pointsOfFace(face)
  return (
    <span
      className={styles.rune}
      data-shape={shape}
      style={{ width: size, height: size, background: `radial-gradient(circle at 35% 28%, ${light}, ${dark})` }}
    >
      <svg viewBox="0 0 512 512" width={size * 0.58} height={size * 0.58} aria-hidden="true">
        <path d={glyph.d} fill={shape === 'star' ? '#2c6b8c' : '#fff8ea'} stroke="rgb(0 0 0 / 0.35)" strokeWidth={14} paintOrder="stroke" />
      </svg>
      {points > 0 && <b style={{ fontSize: Math.max(14, size * 0.3) }}>{points}</b>}
    </span>
  )
}
