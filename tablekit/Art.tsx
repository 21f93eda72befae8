import { memo, type ReactNode, useId, useMemo } from 'react'
import type { Glyph } from './glyph.ts'
import { between, oneOf, seeded } from './seeded.ts'

export interface ArtProps {
  /** The same seed paints the same picture; give it the id of what the card is. */
  readonly seed: string
  /** The subject first; the others are behind it. */
  readonly glyphs: readonly Glyph[]
  /** The main hue, 0 to 360. */
  readonly hue: number
  readonly className?: string | undefined
}

const WIDTH = 320
const HEIGHT = 220

/** A picture composed from icons, light and a pattern: no two seeds look alike. It is painted once, however often its board is drawn. */
export const Art = memo(function Art({ seed, glyphs, hue, className }: ArtProps) {
  const id = useId()
  const scene = useMemo(() => paint(seed, glyphs, hue, id), [seed, glyphs, hue, id])
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      {scene}
    </svg>
  )
}, isSame)

function isSame(before: ArtProps, now: ArtProps): boolean {
  return (
    before.seed === now.seed &&
    before.hue === now.hue &&
    before.className === now.className &&
    before.glyphs.length === now.glyphs.length &&
    before.glyphs.every((glyph, i) => glyph === now.glyphs[i])
  )
}

function paint(seed: string, glyphs: readonly Glyph[], hue: number, id: string): ReactNode {
  const draw = seeded(seed)
  const warm = hue + between(draw, -14, 14)
  const cool = hue + between(draw, 22, 52) * (draw() < 0.5 ? -1 : 1)
  const sun = { x: between(draw, 0.2, 0.8), y: between(draw, 0.1, 0.5) }
  const ground = oneOf(draw, GROUNDS)(draw, warm, cool)
  const [subject, ...others] = glyphs
  const behind = others[Math.floor(draw() * others.length)] ?? subject
  const mirrored = draw() < 0.5
  const tilt = between(draw, -7, 7)
  const size = between(draw, 138, 160)
  const x = WIDTH / 2 + between(draw, -18, 18)
  const y = HEIGHT / 2 + between(draw, -4, 8)
  return (
    <>
      <defs>
        <radialGradient id={`${id}s`} cx={sun.x} cy={sun.y} r="0.95">
          <stop offset="0" stopColor={`hsl(${cool} 54% 56%)`} />
          <stop offset="0.45" stopColor={`hsl(${warm} 46% 32%)`} />
          <stop offset="1" stopColor={`hsl(${warm - 10} 48% 12%)`} />
        </radialGradient>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor={`hsl(${cool} 85% 94%)`} />
          <stop offset="0.55" stopColor={`hsl(${warm} 60% 78%)`} />
          <stop offset="1" stopColor={`hsl(${warm} 58% 52%)`} />
        </linearGradient>
        <radialGradient id={`${id}v`} cx="0.5" cy="0.45" r="0.75">
          <stop offset="0.55" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.55" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      {ground}
      {behind && (
        <g opacity="0.16" fill={`hsl(${cool} 70% 80%)`}>
          <path
            d={behind.d}
            transform={place(between(draw, 40, 280), between(draw, 60, 130), between(draw, 230, 300), between(draw, -25, 25), draw() < 0.5)}
          />
        </g>
      )}
      {subject && (
        <>
          <path d={subject.d} transform={place(x + 5, y + 7, size, tilt, mirrored)} fill="#000" opacity="0.42" />
          <path d={subject.d} transform={place(x, y, size, tilt, mirrored)} fill={`url(#${id}g)`} />
        </>
      )}
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}v)`} />
    </>
  )
}

function place(x: number, y: number, size: number, tilt: number, mirrored: boolean): string {
  const scale = size / 512
  return `translate(${x} ${y}) rotate(${tilt}) scale(${mirrored ? -scale : scale} ${scale}) translate(-256 -256)`
}

type Ground = (draw: () => number, warm: number, cool: number) => ReactNode

const times = <T,>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

const rays: Ground = (draw, warm) => {
  const cx = between(draw, 80, 240)
  const cy = between(draw, 40, 140)
  const n = 9 + Math.floor(draw() * 8)
  return times(n, (i) => {
    const a = (i / n) * Math.PI * 2 + draw() * 0.2
    const b = a + between(draw, 0.06, 0.22)
    const point = (angle: number) => `${(cx + Math.cos(angle) * 420).toFixed(1)} ${(cy + Math.sin(angle) * 420).toFixed(1)}`
    return <path key={i} d={`M${cx} ${cy}L${point(a)}L${point(b)}Z`} fill={`hsl(${warm} 80% 85%)`} opacity={between(draw, 0.06, 0.16)} />
  })
}

const rings: Ground = (draw, warm) => {
  const cx = between(draw, 60, 260)
  const cy = between(draw, 40, 180)
  const gap = between(draw, 16, 30)
  return times(8, (i) => (
    <circle
      key={i}
      cx={cx}
      cy={cy}
      r={20 + i * gap}
      fill="none"
      stroke={`hsl(${warm} 80% 86%)`}
      strokeWidth={between(draw, 1, 6)}
      opacity="0.16"
    />
  ))
}

const hills: Ground = (draw, warm) =>
  times(3, (i) => {
    const base = 110 + i * 34
    const steps = times(6, (n) => `${n * 64} ${(base + between(draw, -26, 18)).toFixed(1)}`)
    return <path key={i} d={`M0 220L${steps.join('L')}L320 220Z`} fill={`hsl(${warm + i * 8} 48% ${24 - i * 6}%)`} opacity="0.75" />
  })

const shards: Ground = (draw, warm, cool) =>
  times(14, (i) => {
    const x = between(draw, -20, 320)
    const y = between(draw, -20, 220)
    const reach = between(draw, 24, 110)
    const corner = () => `${(x + between(draw, -reach, reach)).toFixed(1)} ${(y + between(draw, -reach, reach)).toFixed(1)}`
    return (
      <path
        key={i}
        d={`M${corner()}L${corner()}L${corner()}Z`}
        fill={`hsl(${i % 2 ? warm : cool} 70% 70%)`}
        opacity={between(draw, 0.05, 0.18)}
      />
    )
  })

const motes: Ground = (draw, _warm, cool) =>
  times(34, (i) => (
    <circle
      key={i}
      cx={between(draw, 0, WIDTH)}
      cy={between(draw, 0, HEIGHT)}
      r={between(draw, 0.8, 4.2)}
      fill={`hsl(${cool} 90% 88%)`}
      opacity={between(draw, 0.15, 0.6)}
    />
  ))

const weave: Ground = (draw, warm) => {
  const gap = between(draw, 14, 24)
  const lean = between(draw, 60, 160)
  return times(34, (i) => (
    <path
      key={i}
      d={`M${i * gap - lean} 0L${i * gap} 220M${i * gap + lean - 120} 0L${i * gap - 120} 220`}
      stroke={`hsl(${warm} 75% 84%)`}
      strokeWidth="1.5"
      opacity="0.11"
    />
  ))
}

const GROUNDS: readonly [Ground, ...Ground[]] = [rays, rings, hills, shards, motes, weave]
