import { Icon, rem, SeatMark, Thing } from '@rulewright/tablekit'
import type { CSSProperties } from 'react'
import { WINNING_VP } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { floatingCrystal, scrollUnfurled, treasureMap } from './icons.ts'
import type { Labels } from './labels.ts'
import type { Forecast } from './outlook.ts'
import styles from './panels.module.css'
import { TERM_OF_PHASE } from './terms.ts'

type Vars = CSSProperties & Record<`--${string}`, number>

interface TracksProps {
  readonly view: AldarraView
  readonly labels: Labels
  /** The combat the reader is about to begin. */
  readonly ahead: readonly Forecast[]
}

/** The round, the Turn Order Track, the way to twenty points, and what is left in the supply. */
export function Tracks({ view, labels, ahead }: TracksProps) {
  return (
    <header className={styles.tracks} data-ahead={ahead.length > 0 || undefined}>
      <p className={styles.phase}>
        <b data-term={TERM_OF_PHASE[view.phase]}>{labels.phase(view.phase)}</b>{' '}
        <span data-term="round">{labels.round(view.round, view.lastRound)}</span>
      </p>
      {ahead.length > 0 && (
        <p className={styles.ahead} data-term="combat">
          {ahead.map(({ seat, hits, armor, called }) => (
            <span key={seat} title={labels.forecast(seat, hits, armor, called)}>
              <SeatMark seat={seat} label={labels.name(seat)} /> {labels.odds(hits, armor)}
            </span>
          ))}
        </p>
      )}
      {view.positions.length > 0 && (
        <ol className={styles.positions} aria-label={labels.turnOrder}>
          {view.positions.map((seat, i) => {
            // AL-9.6 positions are counted from 1, as the options name them.
            const position = i + 1
            return (
              <li key={position}>
                <Thing id={`position:${position}`} label={labels.position(position, seat)} className={styles.position}>
                  {seat < 0 ? position : <SeatMark seat={seat} label={labels.name(seat)} size={20} />}
                </Thing>
              </li>
            )
          })}
        </ol>
      )}
      <VictoryTrack view={view} labels={labels} />
      <p className={styles.box}>
        <span title={labels.crystalSupply} data-term="crystal-supply">
          <Icon of={floatingCrystal} label={labels.crystalSupply} /> {view.crystalSupply}
        </span>
        <span title={labels.exploreDeck} data-term="explore-deck">
          <Icon of={treasureMap} label={labels.exploreDeck} /> {view.exploreDeck}
        </span>
        <span title={labels.objectiveDeck} data-term="objective-deck">
          <Icon of={scrollUnfurled} label={labels.objectiveDeck} /> {view.objectiveDeck}
        </span>
      </p>
    </header>
  )
}

/** Everybody's marker on the way to the points that end the game. */
function VictoryTrack({ view, labels }: { readonly view: AldarraView; readonly labels: Labels }) {
  return (
    <div
      className={styles.victory}
      data-term="vp"
      role="img"
      aria-label={labels.victory(view.players.map((p) => `${labels.name(p.seat)} ${p.vp}`).join(', '))}
    >
      {view.players.map(({ seat, vp }) => {
        const style: Vars = { '--way': Math.min(1, vp / WINNING_VP), top: rem((seat - (view.seats - 1) / 2) * 5) }
        return (
          <span key={seat} className={styles.marker} style={style}>
            <SeatMark seat={seat} size={16} />
          </span>
        )
      })}
      <b>{WINNING_VP}</b>
    </div>
  )
}
