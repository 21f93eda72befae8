import type { Report, VariantReport } from '../report.ts'
import { anchorOf, measureIn, nameOf, type PrintedNames, sideIn } from './names.ts'
import { percent } from './plots.tsx'

const SURE = 0.05

/** The answers in a few sentences, above all figures: what a designer would tell a colleague. */
export function Findings({ report }: { readonly report: Report }) {
  const { variants, comparisons, ladder, names } = report
  const [first] = variants
  if (!first || report.games === 0) return null
  return (
    <section className="lab-panel" aria-label="In short">
      <h2>In short</h2>
      <dl className="lab-findings">
        {comparisons.map(({ after, rows }) => (
          <Finding key={after} title={`What “${after}” changes`}>
            {`${numbersOf(report, after)}${changesIn(names, rows)}`}
          </Finding>
        ))}
        {!report.together && <Finding title="Is it fair?">{fairness(names, first)}</Finding>}
        {report.together && <Finding title="How hard is it?">{hardness(names, first)}</Finding>}
        {ladder.length > 0 && <Finding title="Is it deep?">{depth(ladder)}</Finding>}
        {first.things.length > 0 && <Finding title="Is all of it played?">{use(first)}</Finding>}
        <Finding title="Does it drag?">{pace(first)}</Finding>
        {first.luck && <Finding title="How much is luck?">{luck(first.luck)}</Finding>}
      </dl>
      {variants.length > 1 && (
        <nav aria-label="Variants" className="lab-behind">
          <span>All figures of</span>
          {variants.map(({ name }) => (
            <a key={name} href={`#${anchorOf(name)}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

function Finding({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The numbers of the content that a variant changes. */
function numbersOf({ variants, names }: Report, variant: string): string {
  const set = Object.entries(variants.find(({ name }) => name === variant)?.set ?? {})
  return set.length === 0 ? '' : `With ${few(set.map(([number, value]) => `${nameOf(names, number)} ${value}`))}. `
}

/** A few of a list, and how many more there are. */
function few(list: readonly string[], most = 6): string {
  return list.length > most ? `${list.slice(0, most).join('; ')}; and ${list.length - most} more` : list.join('; ')
}

/** How small a difference of shares could not have been seen, by the first share, which is a seat's. */
function resolution(rows: Report['comparisons'][number]['rows']): string {
  const seat = rows.find(({ measure }) => measure.startsWith('seat '))?.difference
  if (!seat) return ''
  return ` On ${seat.n} deals a difference of less than about ${percent((seat.high - seat.low) / 2)} cannot be told from luck.`
}

function changesIn(names: PrintedNames, rows: Report['comparisons'][number]['rows']): string {
  const sure = rows.filter(({ corrected }) => corrected < SURE)
  if (sure.length === 0) return `Nothing beyond chance, of ${rows.length} measures.${resolution(rows)}`
  const told = sure.map(({ measure, before, after }) => {
    const isCount = Math.max(before, after) > 1
    const value = (n: number) => (isCount ? n.toFixed(1) : percent(n))
    return `${measureIn(names, measure)} ${value(before)} → ${value(after)}`
  })
  return `${few(told)}.`
}

function fairness(names: PrintedNames, { shares }: VariantReport): string {
  const off = shares.filter(({ corrected }) => corrected !== null && corrected < SURE)
  const widest = Math.max(...shares.filter(({ kind }) => kind === 'seat').map(({ share }) => share.high - share.low), 0) / 2
  if (off.length === 0) return `Nobody wins more or less than a fair share beyond chance; a seat’s share is known to ± ${percent(widest)}.`
  const told = off.map(
    ({ kind, label, share, fair }) => `${kind} ${sideIn(names, kind, label)} wins ${percent(share.value)}, not ${percent(fair ?? 0)}`,
  )
  return `${few(told)}: beyond chance.`
}

function hardness(names: PrintedNames, { shares }: VariantReport): string {
  const [seat] = shares.filter(({ kind }) => kind === 'seat')
  const parts = shares
    .filter(({ kind }) => kind === 'difficulty')
    .map(({ kind, label, share }) => `${sideIn(names, kind, label)} ${percent(share.value)}`)
  const all = seat ? `Won ${percent(seat.share.value)} of the time (95 %: ${percent(seat.share.low)} to ${percent(seat.share.high)})` : ''
  return parts.length > 1 ? `${all}; by difficulty ${parts.join(', ')}.` : `${all}.`
}

function depth(ladder: Report['ladder']): string {
  return `${ladder.map(({ first, second, share }) => `${first} beats ${second} ${percent(share.value)} of the time`).join('; ')}. Well above a half means there is more to find.`
}

function use({ things }: VariantReport): string {
  const idle = things.filter(({ used }) => used.n === 0)
  return idle.length === 0 ? 'Everything was used at least once.' : `Never used: ${few(idle.map(({ name }) => name))}.`
}

function pace({ length, drama }: VariantReport): string {
  const minutes = `About ${length.minutes.median.toFixed(0)} minutes (${length.minutes.low.toFixed(0)} to ${length.minutes.high.toFixed(0)}), ${length.decisions.median.toFixed(0)} decisions`
  return drama ? `${minutes}; who wins is clear after ${percent(drama.known.median)} of the game.` : `${minutes}.`
}

function luck({ decided }: NonNullable<VariantReport['luck']>): string {
  return `The deal alone decides ${percent(Math.max(0, decided.value))} (95 %: ${percent(Math.max(0, decided.low))} to ${percent(Math.max(0, decided.high))}).`
}
