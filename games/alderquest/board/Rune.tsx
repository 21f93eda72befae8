import { rem } from '@rulewright/tablekit'
import { pointsOfFace } from '../content/pieces.ts'
import { lookOf } from './looks.ts'
import styles from './Rune.module.css'

/** A rune or a tile's face: outline, colour and glyph of its kind, points of an Acorn in its corner. Without a size it is as high as its place allows. */
export function Rune({ face, size }: { readonly face: number; readonly size?: number }) {
  const { glyph, light, dark, shape } = lookOf(face)
  const points = pointsOfFace(face)
  const side = size === undefined ? { height: '86%', aspectRatio: 1 } : { width: rem(size), height: rem(size) }
  return (
    <span
      className={styles.rune}
      data-shape={shape}
      style={{ ...side, background: `radial-gradient(circle at 35% 28%, ${light}, ${dark})` }}
    >
      <svg viewBox="0 0 512 512" width="58%" height="58%" aria-hidden="true">
        <path d={glyph.d} fill={shape === 'star' ? '#2c6b8c' : '#fff8ea'} stroke="rgb(0 0 0 / 0.35)" strokeWidth={14} paintOrder="stroke" />
      </svg>
      {points > 0 && <b style={{ fontSize: rem(Math.max(14, (size ?? 50) * 0.3)) }}>{points}</b>}
    </span>
  )
}
