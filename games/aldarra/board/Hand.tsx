import { Thing } from '@rulewright/tablekit'
import type { CSSProperties } from 'react'
import type { AldarraView, PlayerView } from '../rules/view.ts'
import { ExploreFace, ObjectiveFace } from './faces.tsx'
import type { Labels } from './labels.ts'
import styles from './panels.module.css'

/** A card's width depends on how much text it has. */
const roomFor = (text: string): CSSProperties & { '--letters': number } => ({ '--letters': text.length })

/** Your own cards: Objectives with their progress, and Explore cards you hold. */
export function Hand({ view, player, labels }: { readonly view: AldarraView; readonly player: PlayerView; readonly labels: Labels }) {
  const drawn = view.exploring?.seat === player.seat ? (view.exploring.drawn ?? []) : []
  const looking = player.looking ?? []
  return (
    <section className={styles.hand} aria-label={labels.hand}>
      {drawn.map((card, n) => (
        <ExploreCard key={`drawn ${card} ${n.toString()}`} card={card} labels={labels} note={labels.justDrawn} />
      ))}
      {looking.map((card, n) => (
        <Thing
          key={`look ${card} ${n.toString()}`}
          id={`objective:${card}`}
          label={labels.objective(card)}
          zoom={<ObjectiveFace card={card} labels={labels} />}
          className={styles.slip}
          style={roomFor(labels.objectiveText(card))}
        >
          <b>{labels.objective(card)}</b>
          <p>{labels.objectiveText(card)}</p>
        </Thing>
      ))}
      {(player.objectives ?? []).map(({ card, have, need, claimable }, n) => (
        <Thing
          key={`${card} ${n.toString()}`}
          id={`objective:${card}`}
          label={`${labels.objective(card)}, ${labels.progress(have, need)}`}
          zoom={<ObjectiveFace card={card} labels={labels} />}
          className={styles.slip}
          style={roomFor(labels.objectiveText(card))}
        >
          <b>{labels.objective(card)}</b>
          <p>{labels.objectiveText(card)}</p>
          <span className={styles.progress} data-full={claimable || undefined}>
            <i style={{ width: `${Math.min(100, (100 * have) / Math.max(1, need))}%` }} />
            <span>
              {claimable ? labels.claimable : labels.progress(have, need)} · {labels.worth(card)}
            </span>
          </span>
        </Thing>
      ))}
      {(player.explores ?? []).map((card, n) => (
        <ExploreCard key={`held ${card} ${n.toString()}`} card={card} labels={labels} note={labels.heldCard} />
      ))}
    </section>
  )
}

function ExploreCard({ card, labels, note }: { readonly card: number; readonly labels: Labels; readonly note: string }) {
  return (
    <Thing
      id={`explore:${card}`}
      label={labels.explore(card)}
      zoom={<ExploreFace card={card} labels={labels} />}
      className={styles.slip}
      style={roomFor(labels.exploreText(card))}
    >
      <small>{note}</small>
      <b>{labels.explore(card)}</b>
      <p>{labels.exploreText(card)}</p>
    </Thing>
  )
}
