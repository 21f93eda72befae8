import type { EventInfo } from '@rulewright/wire'
import { Link } from 'wouter'
import account from '../pages/AccountPage.module.css'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'

const HALF = '½'

/** 2½, ½, 3; what is not a half stays a number. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  if (points - whole === 0.5) return `${whole === 0 ? '' : whole}${HALF}`
  return Number.isInteger(points) ? String(points) : points.toFixed(2)
}

/** Who stands where, and by what those with equal points are told apart. */
export function Standings({ event }: { readonly event: EventInfo }) {
  const m = useClubMessages()
  const names = new Map(event.entrants.map((one) => [one.entrant, one]))
  return (
    <section className={`${ui.panel} ${account.panel}`} aria-labelledby="standings">
      <h2 id="standings">{event.state === 'over' ? m.event.final : m.event.standings}</h2>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="standings">
          <thead>
            <tr>
              <th scope="col">{m.event.place}</th>
              <th scope="col">{m.event.who1}</th>
              <th scope="col" className={styles.number}>
                {m.event.points}
              </th>
              {event.tieBreaks.map((by) => (
                <th key={by} scope="col" className={styles.number} title={m.event.tieBreakAbout[by]}>
                  {m.event.tieBreak[by]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {event.standings.map((row) => {
              const who = names.get(row.entrant)
              return (
                <tr key={row.entrant} className={row.entrant === event.me ? styles.me : undefined}>
                  <td>{row.place}</td>
                  <td>
                    {who?.user ? <Link href={`/person/${who.user}`}>{who.name}</Link> : (who?.name ?? m.event.left)}
                    {who?.gone && who.user && <span className={styles.quiet}> ({m.event.gone})</span>}
                  </td>
                  <td className={styles.number}>
                    <strong>{pointsText(row.points)}</strong>
                  </td>
                  {event.tieBreaks.map((by) => (
                    <td key={by} className={styles.number}>
                      {pointsText(row[by])}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <details className={styles.folded}>
        <summary>{event.seats === 2 ? m.event.scoring : m.event.scoringOfMany}</summary>
        <p className={styles.quiet}>{m.event.tieBreaks(event.tieBreaks.map((by) => m.event.tieBreak[by]).join(', '))}</p>
        <ul className={account.list}>
          {event.tieBreaks.map((by) => (
            <li key={by} className={styles.quiet}>
              {m.event.tieBreakAbout[by]}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
