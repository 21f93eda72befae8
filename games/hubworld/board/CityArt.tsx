import { type Glyph, later, seeded } from '@rulewright/tablekit'
import { memo, type ReactNode, useId } from 'react'
import type { CardType, Faction } from '../rules/card.ts'
import { FACTION } from './kinds.ts'

const usePictures = later(() => import('./pictures.ts'))

interface CityArtProps {
  /** What the card is: the streets, the lights and the stance are drawn from it. */
  readonly seed: string
  readonly name: string
  readonly type: CardType
  readonly faction: Faction
  readonly frame?: keyof typeof FRAMES
  readonly className?: string | undefined
}

interface Frame {
  readonly width: number
  readonly height: number
  /** Where the subject is, and how large. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const UPRIGHT: Frame = { width: 320, height: 220, x: 160, y: 112, size: 138 }

/** A horizontal card shows a strip of the city, the subject to the right of the words; in a list the strip is longer. */
const FRAMES = {
  upright: UPRIGHT,
  lying: { width: 320, height: 106, x: 208, y: 54, size: 92 },
  long: { width: 320, height: 52, x: 214, y: 26, size: 46 },
} satisfies Readonly<Record<string, Frame>>

/** A card's picture: its quarter of the city at night from above, a figure of its type, and its subject as a neon sign. */
export const CityArt = memo(function CityArt({ className, frame: kind = 'upright', ...card }: CityArtProps) {
  const id = useId()
  const frame = FRAMES[kind]
  const pictures = usePictures()
  const subject = pictures && (pictures.subjectOf(card.name) ?? FACTION[card.faction].glyph)
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio={kind === 'upright' ? 'xMidYMid slice' : 'xMaxYMid slice'}
      className={className}
      aria-hidden="true"
    >
      {scene(card, frame, id, subject)}
    </svg>
  )
})

function scene({ seed, type, faction }: CityArtProps, frame: Frame, id: string, subject: Glyph | null): ReactNode {
  const draw = seeded(`${seed} by night`)
  const between = (low: number, high: number) => low + draw() * (high - low)
  const kind = FACTION[faction]
  const hue = kind.hue + between(-10, 10)
  // Warm light never turns green.
  const far = hue < 90 ? hue - between(20, 70) : hue + between(20, 60) * (draw() < 0.5 ? -1 : 1)
  const { width, height } = frame
  const x = frame.x + between(-0.16, 0.16) * frame.size
  const y = frame.y + between(-0.04, 0.04) * frame.size
  const lean = between(-32, 32)
  const { streets, roofs, bright, windows } = quarter(draw)
  const scale = (frame.size * between(0.92, 1.06)) / 512
  const mirrored = draw() < 0.5
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(between(-6, 6))}) scale(${n(mirrored ? -scale : scale, 4)} ${n(scale, 4)}) translate(-256 -256)`
  return (
    <>
      <defs>
        <radialGradient id={`${id}sky`} cx={n(x / width, 2)} cy={n(y / height, 2)} r="0.85">
          <stop offset="0" stopColor={`hsl(${n(hue)} 64% 38%)`} />
          <stop offset="0.5" stopColor={`hsl(${n(far)} 56% 22%)`} />
          <stop offset="1" stopColor="hsl(238 55% 9%)" />
        </radialGradient>
        <linearGradient id={`${id}neon`} x1="0" y1="0" x2="0.2" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.6" stopColor={`hsl(${n(hue)} 96% 84%)`} />
          <stop offset="1" stopColor={`hsl(${n(hue)} 90% 66%)`} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}sky)`} />
      <g transform={`rotate(${n(lean)} 160 110)`}>
        <path d={roofs} fill={`hsl(${n(far)} 48% 10%)`} opacity="0.55" />
        <path d={bright} fill={`hsl(${n(hue)} 60% 46%)`} opacity="0.28" />
        <path d={streets} stroke={`hsl(${n(hue)} 80% 72%)`} strokeWidth="1.6" opacity="0.32" fill="none" />
        <path d={windows} fill={`hsl(${n(hue + 8)} 100% 82%)`} opacity="0.75" />
      </g>
      <g stroke={`hsl(${n(hue)} 92% 72%)`} fill="none">
        <g transform={`translate(${n(x)} ${n(y)}) scale(${n(frame.size / UPRIGHT.size, 3)}) translate(${n(-x)} ${n(-y)})`}>
          {FIGURES[type](draw, x, y)}
        </g>
      </g>
      {subject && (
        <g transform={place} strokeLinejoin="round">
          <path d={subject.d} fill="none" stroke={`hsl(${n(hue)} 95% 58%)`} strokeWidth="64" opacity="0.16" />
          <path d={subject.d} fill="#05061a" stroke="#05061a" strokeWidth="30" opacity="0.62" />
          <path d={subject.d} fill={`url(#${id}neon)`} stroke={`hsl(${n(hue)} 95% 62%)`} strokeWidth="7" />
        </g>
      )}
    </>
  )
}

interface Quarter {
  readonly streets: string
  readonly roofs: string
  readonly bright: string
  readonly windows: string
}

/** Blocks of houses between streets of uneven width, a few of them lit. */
function quarter(draw: () => number): Quarter {
  const columns = cuts(draw, -90, 410)
  const rows = cuts(draw, -120, 340)
  let roofs = ''
  let bright = ''
  let windows = ''
  columns.forEach((left, i) => {
    const right = columns[i + 1]
    if (right === undefined) return
    rows.forEach((top, j) => {
      const bottom = rows[j + 1]
      if (bottom === undefined) return
      const light = draw()
      const block = `M${n(left + 2.5)} ${n(top + 2.5)}H${n(right - 2.5)}V${n(bottom - 2.5)}H${n(left + 2.5)}Z`
      if (light > 0.86) bright += block
      else if (light > 0.2) roofs += block
      if (light > 0.62) {
        for (let w = 0; w < 3; w++) {
          const x = left + 5 + draw() * Math.max(1, right - left - 12)
          const y = top + 5 + draw() * Math.max(1, bottom - top - 12)
          windows += `M${n(x)} ${n(y)}h2.4v2.4h-2.4z`
        }
      }
    })
  })
  const streets =
    columns
      .filter(() => draw() < 0.4)
      .map((x) => `M${n(x)} -120V340`)
      .join('') +
    rows
      .filter(() => draw() < 0.4)
      .map((y) => `M-90 ${n(y)}H410`)
      .join('')
  return { streets, roofs, bright, windows }
}

function cuts(draw: () => number, from: number, to: number): number[] {
  const places: number[] = []
  for (let at = from; at < to; at += 22 + draw() * 38) places.push(at)
  return places
}

type Figure = (draw: () => number, x: number, y: number) => ReactNode

/** An agent stands in a ring of light. */
const ring: Figure = (draw, x, y) => {
  const gap = 9 + draw() * 8
  return [0, 1, 2].map((i) => (
    <circle key={i} cx={n(x)} cy={n(y)} r={n(78 + i * gap)} strokeWidth={n(4 - i * 1.3)} opacity={n(0.5 - i * 0.13, 2)} />
  ))
}

/** An obstacle lies across the streets. */
const bars: Figure = (draw, x) => {
  const lean = 40 + draw() * 60
  const gap = 34 + draw() * 14
  const d = [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${n(x + i * gap - lean / 2)} 230L${n(x + i * gap + lean / 2)} -10`).join('')
  return <path d={d} strokeWidth={n(7 + draw() * 6)} opacity="0.22" />
}

/** A source feeds a web of lines. */
const web: Figure = (draw, x, y) => {
  const rays = 6 + Math.floor(draw() * 4)
  const turn = draw() * 6.28
  let lines = ''
  let nodes = ''
  for (let i = 0; i < rays; i++) {
    const angle = turn + (i / rays) * 6.28
    const reach = 96 + draw() * 50
    const bx = x + Math.cos(angle) * reach * 0.55
    const by = y + Math.sin(angle) * reach * 0.5
    const ex = bx + Math.sign(Math.cos(angle)) * reach * 0.5
    lines += `M${n(x)} ${n(y)}L${n(bx)} ${n(by)}H${n(ex)}`
    nodes += `M${n(ex - 4)} ${n(by)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`
  }
  return (
    <>
      <path d={lines} strokeWidth="2" opacity="0.5" />
      <path d={nodes} strokeWidth="2.5" opacity="0.8" />
    </>
  )
}

/** A moment bursts. */
const burst: Figure = (draw, x, y) => {
  const rays = 14 + Math.floor(draw() * 8)
  let d = ''
  for (let i = 0; i < rays; i++) {
    const angle = (i / rays) * 6.28 + draw() * 0.2
    const from = 82 + draw() * 16
    const to = from + 26 + draw() * 90
    d += `M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from)}L${n(x + Math.cos(angle) * to)} ${n(y + Math.sin(angle) * to)}`
  }
  return <path d={d} strokeWidth={n(2.4 + draw() * 2)} strokeLinecap="round" opacity="0.5" />
}

/** A seeker sweeps the city. */
const sweep: Figure = (draw, x, y) => {
  const turn = draw() * 360
  return (
    <g transform={`rotate(${n(turn)} ${n(x)} ${n(y)})`}>
      <circle cx={n(x)} cy={n(y)} r="82" strokeWidth="2" opacity="0.6" />
      <circle cx={n(x)} cy={n(y)} r="112" strokeWidth="1.4" strokeDasharray="3 9" opacity="0.6" />
      <path
        d={`M${n(x)} ${n(y)}L${n(x + 190)} ${n(y - 60)}A200 200 0 0 1 ${n(x + 190)} ${n(y + 60)}Z`}
        fill="#fff"
        stroke="none"
        opacity="0.1"
      />
      <circle cx={n(x)} cy={n(y)} r="146" strokeWidth="1.2" opacity="0.3" />
    </g>
  )
}

const FIGURES: Readonly<Record<CardType, Figure>> = { agent: ring, obstacle: bars, source: web, moment: burst, seeker: sweep }

/** A number short enough for markup. */
const n = (value: number, digits = 1): number => Number(value.toFixed(digits))
