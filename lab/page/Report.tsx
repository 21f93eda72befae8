import type { ReactNode } from 'react'
import type { Duel } from '../measure/duel.ts'
import type { Matrix, Share } from '../measure/shares.ts'
import type { KeptGame, Report, VariantReport } from '../report.ts'
import { Findings } from './Findings.tsx'
import { anchorOf, gameIn, nameOf, type PrintedNames, sideIn } from './names.ts'
import { ComparisonTable, Method, ThingTable, Uses, Watching } from './parts.tsx'
import { Curve, Histogram, percent, ShareBar } from './plots.tsx'

/** How a game is opened: a link of the app, or a file to keep. */
export type Open = (id: string, game: KeptGame) => ReactNode

const SURE = 0.05

/** A report: what was found out, with games behind every figure. `still`: on paper, where nothing can be pressed. */
export function ReportView({ report, open, still = false }: { readonly report: Report; readonly open: Open; readonly still?: boolean }) {
  return (
    <div className="lab">
      <header>
        <h1>{report.title}</h1>
        <p className="lab-quiet">
          {gameIn(report)}, rules {report.version} · {report.games} games on {report.deals} deals
          {report.stopped ? ' · ended early: all that is watched was decided' : ''}
        </p>
      </header>
      {report.games > 0 && <Figures report={report} open={open} still={still} />}
    </div>
  )
}

function Figures({ report, open, still }: { readonly report: Report; readonly open: Open; readonly still: boolean }) {
  const { variants, comparisons, ladder, without, names } = report
  return (
    <>
      <Findings report={report} />
      <Watching watched={report.watched} />
      {comparisons.map((comparison) => (
        <ComparisonTable key={comparison.after} comparison={comparison} names={names} />
      ))}
      {variants.map((variant) => (
        <Variant key={variant.name} report={report} variant={variant} open={open} alone={variants.length === 1} still={still} />
      ))}
      {ladder.length > 0 && (
        <Duels title="Depth: what thinking is worth" report={report} duels={ladder} open={open}>
          Each bot meets the one before it on the same deals, seats swapped. Far above a half: there is more to find by thinking.
        </Duels>
      )}
      {without.length > 0 && (
        <Duels title="Worth: playing without" report={report} duels={without} open={open}>
          A player who never uses the thing meets one who may. Below a half: the thing is worth having.
        </Duels>
      )}
      <Method report={report} />
    </>
  )
}

/** A link to the one game that shows something, where there is such a game. */
type LinkTo = (id: string | null, text: string) => ReactNode

interface VariantProps {
  readonly report: Report
  readonly variant: VariantReport
  readonly open: Open
  readonly alone: boolean
  readonly still: boolean
}

function Variant({ report, variant, open, alone, still }: VariantProps) {
  const { name, set, bots, games, unfinished, shares, matrices, length, drama, luck, things } = variant
  const kinds = [...new Set(shares.map(({ kind }) => kind))]
  const link: LinkTo = (id, text) => id !== null && <Behind report={report} ids={[id]} open={open} label={text} />
  const changed = Object.entries(set)
  return (
    <section className="lab-variant" aria-label={name} id={anchorOf(name)}>
      <h2>{alone ? 'What was played' : name}</h2>
      <p className="lab-quiet">
        {games} games of {bots.join(', ')}
        {changed.length > 0 ? ` · ${changed.map(([key, value]) => `${nameOf(report.names, key)} ${value}`).join(', ')}` : ''}
        {unfinished > 0 ? ` · ${unfinished} did not end and were called off` : ''}
      </p>
      <p className="lab-quiet">
        In each bar the upright mark is the share, the thick line its 95 % interval{report.together ? '' : ', the dotted line a fair share'}
        .<span className="lab-screen"> Press a bar to see games behind it.</span>
      </p>
      {kinds.map((kind) => (
        <Shares key={kind} kind={kind} shares={shares.filter((share) => share.kind === kind)} report={report} open={open} />
      ))}
      {matrices.map((matrix) => (
        <MatrixTable key={matrix.kind} matrix={matrix} report={report} open={open} />
      ))}
      <Length length={length} link={link} />
      {drama && <Drama drama={drama} isTogether={report.together} link={link} />}
      {luck && <Luck luck={luck} />}
      <ThingTable
        things={things}
        // Restricted players play on the first variant.
        without={variant === report.variants[0] ? report.without : []}
        still={still}
        open={(ids, label) => <Behind report={report} ids={ids} open={open} label={label} />}
      />
      <Uses variant={variant} open={(ids, label) => <Behind report={report} ids={ids} open={open} label={label} />} />
    </section>
  )
}

function Length({ length, link }: { readonly length: VariantReport['length']; readonly link: LinkTo }) {
  return (
    <section className="lab-panel" aria-label="Length">
      <h3>How long it takes</h3>
      <div className="lab-pair">
        <Histogram spread={length.decisions} label="Decisions" unit={(n) => n.toFixed(0)} />
        {length.rounds && <Histogram spread={length.rounds} label="Rounds" unit={(n) => n.toFixed(0)} />}
        <Histogram spread={length.minutes} label="Estimated minutes" unit={(n) => n.toFixed(0)} />
      </div>
      <p>
        Of the questions asked, {percent(length.forced.value)} had one answer only, and {percent(length.passed.value)} were answered by
        passing.
      </p>
      {link(length.shortest, 'the shortest')}
      {link(length.longest, 'the longest')}
    </section>
  )
}

interface DramaProps {
  readonly drama: NonNullable<VariantReport['drama']>
  readonly isTogether: boolean
  readonly link: LinkTo
}

function Drama({ drama, isTogether, link }: DramaProps) {
  return (
    <section className="lab-panel" aria-label="Drama">
      <h3>How the lead wanders</h3>
      <Curve
        points={drama.curve}
        label={isTogether ? 'The chance of what came about' : 'The later winner’s chance, as judged from outside'}
      />
      <p>
        The winner was known after {percent(drama.known.median)} of the game (nine of ten games: {percent(drama.known.low)} to{' '}
        {percent(drama.known.high)}).
        {isTogether ? '' : ` The lead changed ${drama.leadChanges.mean.value.toFixed(1)} times a game.`}
      </p>
      {link(drama.comeback, 'the greatest comeback')}
      {!isTogether && link(drama.wildest, 'the one that changed hands most')}
    </section>
  )
}

function Luck({ luck }: { readonly luck: NonNullable<VariantReport['luck']> }) {
  return (
    <section className="lab-panel" aria-label="Luck">
      <h3>What the deal decides</h3>
      <p>
        Played twice, {percent(luck.same.value)} of the deals ended alike; by chance it would be {percent(luck.byChance)}. The deal alone
        decides <strong>{percent(Math.max(0, luck.decided.value))}</strong> (95 %: {percent(Math.max(0, luck.decided.low))} to{' '}
        {percent(Math.max(0, luck.decided.high))}).
      </p>
    </section>
  )
}

const titled = (kind: string): string => kind.slice(0, 1).toUpperCase() + kind.slice(1)

/** Win shares of one kind; each opens to games won and lost. */
function Shares({
  kind,
  shares,
  report,
  open,
}: {
  readonly kind: string
  readonly shares: readonly Share[]
  readonly report: Report
  readonly open: Open
}) {
  return (
    <section className="lab-panel" aria-label={`Wins by ${kind}`}>
      <h3>{report.together ? `${titled(kind)}: how often it is won` : `${titled(kind)}: share of the wins`}</h3>
      {shares.map(({ label, share, fair, corrected, won, lost }) => (
        <details key={label} className="lab-share">
          <summary>
            <span className="lab-label">{sideIn(report.names, kind, label)}</span>
            <ShareBar share={share} fair={fair} />
            <span className="lab-number">
              <strong>{percent(share.value)}</strong>{' '}
              <span className="lab-quiet">{`${percent(share.low)}–${percent(share.high)}, ${share.n} ${share.n === 1 ? 'deal' : 'deals'}`}</span>
              {corrected !== null && corrected < SURE && <span className="lab-mark">≠ {percent(fair ?? 0)}</span>}
            </span>
          </summary>
          <Behind report={report} ids={won} open={open} label="won" />
          <Behind report={report} ids={lost} open={open} label="lost" />
        </details>
      ))}
    </section>
  )
}

/** Games behind a figure. */
function Behind({
  report,
  ids,
  open,
  label,
}: {
  readonly report: Report
  readonly ids: readonly string[]
  readonly open: Open
  readonly label: string
}) {
  const games = ids.flatMap((id) => {
    const game = report.matches[id]
    return game ? [{ id, game }] : []
  })
  if (games.length === 0) return null
  return (
    <p className="lab-behind">
      {label !== '' && <span>{label}:</span>}
      {games.map(({ id, game }) => (
        <span key={id}>{open(id, game)}</span>
      ))}
    </p>
  )
}

function MatrixTable({ matrix, report, open }: { readonly matrix: Matrix; readonly report: Report; readonly open: Open }) {
  const { kind, labels, cells } = matrix
  return (
    <section className="lab-panel" aria-label={`Who beats whom, by ${kind}`}>
      <h3>{titled(kind)}: who beats whom</h3>
      <p className="lab-quiet">How often the one on the left wins against the one above, and the 95 % interval.</p>
      <div className="lab-scroll">
        <table className="lab-matrix">
          <thead>
            <tr>
              <th scope="col">against</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {sideIn(report.names, kind, label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{sideIn(report.names, kind, label)}</th>
                {labels.map((column, n) => {
                  const cell = cells[row]?.[n]
                  const [id] = cell?.games ?? []
                  const game = id === undefined ? undefined : report.matches[id]
                  return (
                    <td
                      key={column}
                      style={{ '--share': cell ? cell.share.value : 0.5 } as Record<string, number>}
                      className={cell ? 'lab-cell' : ''}
                    >
                      {cell ? (
                        <>
                          <strong>{percent(cell.share.value)}</strong>
                          <span className="lab-quiet">{`${percent(cell.share.low)}–${percent(cell.share.high)}`}</span>
                          {id !== undefined && game && open(id, game)}
                        </>
                      ) : (
                        '–'
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A player of a duel: a bot, or one that does without something. */
const playerIn = (names: PrintedNames, player: string): string =>
  player.startsWith('without ') ? `without ${nameOf(names, player.slice('without '.length))}` : player

interface DuelsProps {
  readonly title: string
  readonly report: Report
  readonly duels: readonly Duel[]
  readonly open: Open
  readonly children: ReactNode
}

function Duels({ title, report, duels, open, children }: DuelsProps) {
  return (
    <section className="lab-panel" aria-label={title}>
      <h3>{title}</h3>
      <p className="lab-quiet">{children}</p>
      {duels.map(({ first, second, share, games }) => (
        <details key={`${first} ${second}`} className="lab-share">
          <summary>
            <span className="lab-label">{`${playerIn(report.names, first)} against ${second}`}</span>
            <ShareBar share={share} fair={0.5} />
            <span className="lab-number">
              <strong>{percent(share.value)}</strong>{' '}
              <span className="lab-quiet">{`${percent(share.low)}–${percent(share.high)}, ${share.n} ${share.n === 1 ? 'deal' : 'deals'}`}</span>
            </span>
          </summary>
          <Behind report={report} ids={games} open={open} label="games" />
        </details>
      ))}
    </section>
  )
}
