import type { TournamentInfo } from '@rulewright/wire'
import { Link } from 'wouter'
import account from '../pages/AccountPage.module.css'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'

const HALF = '½'

/** 2½, ½, 3; anything that is not a half stays a number. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  if (points - whole === 0.5) return `${whole === 0 ? '' : whole}${HALF}`
  return Number.isInteger(points) ? String(points) : points.toFixed(2)
}

/** The standings, and the tie-breaks between equal points. */
export function Standings({ tournament }: { readonly tournament: TournamentInfo }) {
  const m = useClubMessages()
  const names = new Map(tournament.entrants.map((one) => [one.entrant, one]))
  return (
    <section className={`${ui.panel} ${account.panel}`} aria-labelledby="standings">
      <h2 id="standings">{tournament.state === 'over' ? m.tournament.final : m.tournament.standings}</h2>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="standings">
          <thead>
            <tr>
              <th scope="col">{m.tournament.place}</th>
              <th scope="col">{m.tournament.who1}</th>
              <th scope="col" className={styles.number}>
                {m.tournament.points}
              </th>
              {tournament.tieBreaks.map((by) => (
                <th key={by} scope="col" className={styles.number} title={m.tournament.tieBreakAbout[by]}>
                  {m.tournament.tieBreak[by]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tournament.standings.map((row) => {
              const who = names.get(row.entrant)
              return (
                <tr key={row.entrant} className={row.entrant === tournament.me ? styles.me : undefined}>
                  <td>{row.place}</td>
                  <td>
                    {who?.user ? <Link href={`/person/${who.user}`}>{who.name}</Link> : (who?.name ?? m.tournament.left)}
                    {who?.gone && who.user && <span className={styles.quiet}> ({m.tournament.gone})</span>}
                  </td>
                  <td className={styles.number}>
                    <strong>{pointsText(row.points)}</strong>
                  </td>
                  {tournament.tieBreaks.map((by) => (
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
        <summary>{tournament.seats === 2 ? m.tournament.scoring : m.tournament.scoringOfMany}</summary>
        <p className={styles.quiet}>{m.tournament.tieBreaks(tournament.tieBreaks.map((by) => m.tournament.tieBreak[by]).join(', '))}</p>
        <ul className={account.list}>
          {tournament.tieBreaks.map((by) => (
            <li key={by} className={styles.quiet}>
              {m.tournament.tieBreakAbout[by]}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
