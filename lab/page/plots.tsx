import { scaleLinear } from 'd3-scale'
import type { Estimate } from '../statistics/share.ts'
import type { Spread } from '../statistics/spread.ts'

// Lines and bars are SVG that stretches; labels are text beside them, so that they keep their size on a narrow screen.

const WIDTH = 100

/** A number with a typographic minus, but never less than nothing by rounding alone. */
export const fixed = (n: number, digits: number): string =>
  n
    .toFixed(digits)
    .replace(/^-(?=0\.?0*$)/, '')
    .replace('-', '−')

export const percent = (share: number, digits = 0): string => `${fixed(100 * share, digits)} %`

/** A share on a line from 0 to 1: its interval, the share itself, and what would be fair. */
export function ShareBar({ share, fair }: { readonly share: Estimate; readonly fair: number | null }) {
  const x = scaleLinear([0, 1], [0, WIDTH])
  return (
    <svg className="lab-bar" viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="lab-track" x={0} y={5} width={WIDTH} height={2} />
      {fair !== null && <line className="lab-fair" x1={x(fair)} x2={x(fair)} y1={0} y2={12} vectorEffect="non-scaling-stroke" />}
      <line className="lab-interval" x1={x(share.low)} x2={x(share.high)} y1={6} y2={6} vectorEffect="non-scaling-stroke" />
      <line className="lab-value" x1={x(share.value)} x2={x(share.value)} y1={1} y2={11} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const HEIGHT = 60

/** How often each length came up. */
export function Histogram({
  spread,
  label,
  unit,
}: {
  readonly spread: Spread
  readonly label: string
  readonly unit: (n: number) => string
}) {
  const { bars } = spread
  const from = bars[0]?.from ?? 0
  const to = bars.at(-1)?.to ?? 1
  const x = scaleLinear([from, to], [0, WIDTH])
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ n }) => n))], [0, HEIGHT])
  const sentence = `${label}: ${unit(spread.low)} to ${unit(spread.high)} in nine of ten games, the middle one ${unit(spread.median)}`
  return (
    <figure className="lab-figure">
      <figcaption>{label}</figcaption>
      <svg className="lab-histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={sentence}>
        {bars.map((bar) => (
          <rect
            key={bar.from}
            className="lab-column"
            x={x(bar.from)}
            width={Math.max(0.5, x(bar.to) - x(bar.from) - 0.6)}
            y={HEIGHT - y(bar.n)}
            height={y(bar.n)}
          />
        ))}
      </svg>
      <Ticks ticks={x.ticks(4).map((tick) => ({ at: x(tick), text: unit(tick) }))} />
      <p className="lab-quiet">
        median {unit(spread.median)}; nine of ten between {unit(spread.low)} and {unit(spread.high)}; mean {spread.mean.value.toFixed(1)}{' '}
        (95 %: {spread.mean.low.toFixed(1)} to {spread.mean.high.toFixed(1)})
      </p>
    </figure>
  )
}

function Ticks({ ticks }: { readonly ticks: readonly { readonly at: number; readonly text: string }[] }) {
  return (
    <div className="lab-ticks" aria-hidden="true">
      {ticks.map(({ at, text }) => (
        <span key={at} style={{ left: `${at}%`, translate: `-${at}%` }}>
          {text}
        </span>
      ))}
    </div>
  )
}

interface CurvePoint {
  readonly at: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The later winner's chance from the deal to the end: the mean, and the middle half of the games around it. */
export function Curve({ points, label }: { readonly points: readonly CurvePoint[]; readonly label: string }) {
  const x = scaleLinear([0, 1], [0, WIDTH])
  const y = scaleLinear([0, 1], [HEIGHT, 0])
  const line = points.map(({ at, mean }) => `${x(at)},${y(mean)}`).join(' ')
  const band = [...points.map(({ at, high }) => `${x(at)},${y(high)}`), ...[...points].reverse().map(({ at, low }) => `${x(at)},${y(low)}`)]
  return (
    <figure className="lab-figure">
      <figcaption>{label}</figcaption>
      <div className="lab-plot">
        <svg className="lab-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {[0.5, 0.9].map((level) => (
            <line key={level} className="lab-fair" x1={0} x2={WIDTH} y1={y(level)} y2={y(level)} vectorEffect="non-scaling-stroke" />
          ))}
          <polygon className="lab-band" points={band.join(' ')} />
          <polyline className="lab-line" points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="lab-level" style={{ top: '10%' }}>
          90 %
        </span>
        <span className="lab-level" style={{ top: '50%' }}>
          50 %
        </span>
      </div>
      <Ticks ticks={[0, 0.5, 1].map((at) => ({ at: x(at), text: at === 0 ? 'deal' : at === 1 ? 'end' : 'half-way' }))} />
    </figure>
  )
}
