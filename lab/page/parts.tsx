import { type ReactNode, useState } from 'react'
import type { Comparison } from '../measure/compared.ts'
import type { Duel } from '../measure/duel.ts'
import type { Thing } from '../measure/things.ts'
import type { Report, VariantReport } from '../report.ts'
import type { Estimate } from '../statistics/share.ts'
import type { Watched } from '../stopping.ts'
import { nameWithout } from '../things.ts'
import { inWords, measureIn, type PrintedNames } from './names.ts'
import { fixed, percent } from './plots.tsx'

const SURE = 0.05
type Behind = (ids: readonly string[], label: string) => ReactNode

const VERDICTS: Readonly<Record<Watched['verdict'], string>> = {
  differs: 'differs beyond doubt',
  same: 'no difference worth speaking of',
  open: 'not decided',
  unmet: 'nobody played as it',
}

export function Watching({ watched }: { readonly watched: readonly Watched[] }) {
  if (watched.length === 0) return null
  return (
    <section className="lab-panel" aria-label="Watched">
      <h2>What was watched</h2>
      <ul>
        {watched.map(({ watch, variant, verdict, after }) => (
          <li key={`${watch} ${variant}`}>
            <strong>{variant === null ? watch : `${watch} in ${variant}`}</strong>: {VERDICTS[verdict]}
            {after === null ? '' : `, decided after ${after} deals`}
          </li>
        ))}
      </ul>
    </section>
  )
}

const COUNTS = ['decisions', 'rounds', 'minutes', 'lead changes']
const shown = (measure: string, n: number): string => (COUNTS.includes(measure) ? fixed(n, 1) : percent(n, 1))

/** Two variants side by side, deal by deal. */
export function ComparisonTable({ comparison, names }: { readonly comparison: Comparison; readonly names: PrintedNames }) {
  const { before, after, rows } = comparison
  const sure = rows.filter(({ corrected }) => corrected < SURE).length
  return (
    <section className="lab-panel" aria-label={`${before} and ${after}`}>
      <h2>
        {before} → {after}
      </h2>
      <p>
        {rows.length} measures on the same deals, corrected together (Holm):{' '}
        {sure === 0 ? 'none differs' : `${sure} differ${sure === 1 ? 's' : ''}`} beyond chance.
      </p>
      <div className="lab-scroll">
        <table className="lab-compared">
          <thead>
            <tr>
              <th scope="col">measure</th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
              <th scope="col">difference (95 %)</th>
              <th scope="col">deals</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ measure, before: was, after: is, difference, corrected }) => (
              <tr key={measure} className={corrected < SURE ? 'lab-sure' : ''}>
                <th scope="row">{measureIn(names, measure)}</th>
                <td>{shown(measure, was)}</td>
                <td>{shown(measure, is)}</td>
                <td>
                  <strong>{`${difference.value > 0 ? '+' : ''}${shown(measure, difference.value)}`}</strong>{' '}
                  <span className="lab-quiet">{`${shown(measure, difference.low)} to ${shown(measure, difference.high)}`}</span>
                  {corrected < SURE && <span className="lab-mark">beyond chance</span>}
                </td>
                <td>{difference.n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const COLUMNS = ['drawn', 'used', 'left', 'rate'] as const
type Column = (typeof COLUMNS)[number]
const HEADS: Readonly<Record<Column, string>> = {
  drawn: 'won when drawn',
  used: 'won when used',
  left: 'won when left',
  rate: 'used when it could be',
}

const WITHOUT = 'won without it, against one who may use it'

interface ThingTableProps {
  readonly things: readonly Thing[]
  /** What players without a thing got against players with it, where that was tried. */
  readonly without: readonly Duel[]
  readonly open: Behind
  readonly still: boolean
}

const duelAbout = ({ kind, thing }: Thing, without: readonly Duel[]): Duel | undefined =>
  without.find(({ first }) => first === nameWithout(`${kind}.${thing}`))

/** Every card, relic or unit; to be sorted by any column. */
export function ThingTable({ things, without, open, still }: ThingTableProps) {
  const [column, setColumn] = useState<Column>('used')
  const kinds = [...new Set(things.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = things.filter((thing) => thing.kind === kind).sort((a, b) => order(b, column) - order(a, column))
    const tried = own.some((thing) => duelAbout(thing, without))
    return (
      <section key={kind} className="lab-panel" aria-label={kind}>
        <h3>{kind.slice(0, 1).toUpperCase() + kind.slice(1)}: what they did for those who had them</h3>
        <p className="lab-quiet">
          Everybody won {percent(own[0]?.par ?? 0)} on average. After each share come its 95 % interval and the number of deals; what came
          up in fewer than {FEW} is listed last. Whoever is winning also plays more cards: what a card is worth by itself is shown only by
          playing without it.
        </p>
        <div className="lab-scroll">
          <table className="lab-things">
            <thead>
              <tr>
                <th scope="col">name</th>
                {COLUMNS.map((one) => (
                  <ColumnHead key={one} column={one} sorted={one === column} sort={still ? null : setColumn} />
                ))}
                {tried && <th scope="col">{WITHOUT}</th>}
                <th scope="col" className="lab-games">
                  games
                </th>
              </tr>
            </thead>
            <tbody>
              {own.map((thing) => (
                <tr key={thing.thing}>
                  <th scope="row">{thing.name}</th>
                  {COLUMNS.map((one) => (
                    <td key={one} data-head={HEADS[one]}>
                      <Figure estimate={thing[one]} />
                    </td>
                  ))}
                  {tried && (
                    <td data-head={WITHOUT}>
                      <Figure estimate={duelAbout(thing, without)?.share} />
                    </td>
                  )}
                  <td className="lab-games">{open(thing.games.slice(0, 1), '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    )
  })
}

interface ColumnHeadProps {
  readonly column: Column
  readonly sorted: boolean
  /** null: on paper nothing can be sorted. */
  readonly sort: ((column: Column) => void) | null
}

function ColumnHead({ column, sorted, sort }: ColumnHeadProps) {
  return (
    <th scope="col" aria-sort={sorted ? 'descending' : 'none'}>
      {sort ? (
        <button type="button" className="lab-sort" onClick={() => sort(column)}>
          {HEADS[column]}
          {sorted ? ' ▾' : ''}
        </button>
      ) : (
        HEADS[column]
      )}
    </th>
  )
}

function Figure({ estimate }: { readonly estimate: Estimate | undefined }) {
  if (!estimate || estimate.n === 0) return '–'
  const { value, low, high, n } = estimate
  return (
    <>
      {percent(value)} <span className="lab-quiet">{`${percent(low)}–${percent(high)}, ${n}`}</span>
    </>
  )
}

/** Too few deals to put a thing above others. */
const FEW = 10

/** What came up seldom is listed after all else, and last what never did. */
const order = (thing: Thing, column: Column): number => {
  const { n, value } = thing[column]
  return n === 0 ? -2 : n < FEW ? value - 1.5 : value
}

/** Whether it is played as intended: every kind of option, and every ending. */
export function Uses({ variant, open }: { readonly variant: VariantReport; readonly open: Behind }) {
  const { uses, endings } = variant
  const never = uses.filter(({ chosen }) => chosen === 0)
  return (
    <section className="lab-panel" aria-label="Use">
      <h3>What is used</h3>
      <ul>
        {endings.map(({ reason, share, games }) => (
          <li key={reason}>
            ended by <strong>{inWords(reason)}</strong>: {percent(share.value, 1)} ({percent(share.low, 1)} to {percent(share.high, 1)}){' '}
            {open(games, 'games')}
          </li>
        ))}
      </ul>
      {never.length > 0 && (
        <p>Never chosen: {never.map(({ name, offered }) => `${inWords(name)} (offered ${offered} times)`).join(', ')}.</p>
      )}
      <details>
        <summary>Every kind of option</summary>
        <div className="lab-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">option</th>
                <th scope="col">decisions that offered it</th>
                <th scope="col">chosen</th>
                <th scope="col">share</th>
              </tr>
            </thead>
            <tbody>
              {uses.map(({ name, offered, chosen }) => (
                <tr key={name}>
                  <th scope="row">{inWords(name)}</th>
                  <td>{offered}</td>
                  <td>{chosen}</td>
                  <td>{offered === 0 ? '–' : percent(chosen / offered, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

/** What the figures mean, so that nobody has to trust them. */
export function Method({ report }: { readonly report: Report }) {
  const { stop } = report.experiment
  return (
    <section className="lab-panel" aria-label="How it was counted">
      <h2>How it was counted</h2>
      <ul>
        <li>
          Shares have 95 % intervals by Wilson; differences of shares on the same deals by Bonett and Price; means by bootstrap over deals.
        </li>
        <li>Games of one deal are not independent of each other: they are averaged first, and the numbers behind intervals count deals.</li>
        <li>
          “≠” and “beyond chance” stand where luck alone would do it in fewer than 5 % of experiments, all measures of the list taken
          together (Holm).
        </li>
        <li>
          A draw counts as what the rules pay for it. The winner is known when the chance stays at 90 % or more; a lead is one of five
          points or more.
        </li>
        <li>
          A bot called search:50 looks at fifty imagined games before each decision; greedy takes what looks best at once, random anything.
        </li>
        <li>Minutes are estimated: ten seconds for each decision that had more than one answer.</li>
        {stop && (
          <li>
            What is watched was looked at after every deal, by tests that allow it (betting, Waudby-Smith and Ramdas 2024): all together
            they claim a difference that is not there with a probability of at most {percent(stop.error ?? SURE)}. The other intervals are
            those of a fixed number of deals: read them with care when a run ended early.
          </li>
        )}
        <li>
          Bots are not people. What a stronger bot finds, people may find later; run it again with more thinking before you change a game.
        </li>
      </ul>
    </section>
  )
}
