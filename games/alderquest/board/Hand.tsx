import { plain } from '@rulewright/kernel'
import { Thing } from '@rulewright/tablekit'
import type { CSSProperties } from 'react'
import type { TeamView } from '../rules/view.ts'
import { faceName, quarrelName, relicName } from '../words/things.ts'
import { QuarrelFace, RelicFace } from './faces.tsx'
import styles from './Hand.module.css'
import { Rune } from './Rune.tsx'

/** The reader's own tiles, Quarrels and Relics. */
export function Hand({ team }: { readonly team: TeamView }) {
  const tiles = [...new Set(team.tileHand.faces)].sort((a, b) => a - b)
  const lying = tiles.length + team.quarrelHand.quarrels.length + team.armed.length + team.relics.relics.length
  // Few are laid out two in a row, many three.
  const across = Math.max(1, lying <= 4 ? Math.min(lying, 2) : 3)
  const style = { '--across': across, '--down': Math.max(1, Math.ceil(lying / across)) } as CSSProperties
  if (lying === 0) return null
  return (
    <section
      className={styles.hand}
      style={style}
      data-many={lying > 2 || undefined}
      data-lots={lying > 4 || undefined}
      aria-label="Your hand"
    >
      {tiles.map((face) => (
        <Tile key={`tile ${face}`} face={face} count={team.tileHand.faces.filter((f) => f === face).length} />
      ))}
      {team.quarrelHand.quarrels.map((quarrel, n) => (
        <Thing
          key={`q${quarrel} ${n.toString()}`}
          id={`quarrel:${quarrel}`}
          label={plain(quarrelName(quarrel))}
          zoom={<QuarrelFace quarrel={quarrel} />}
          className={styles.card}
        >
          <QuarrelFace quarrel={quarrel} />
          <b aria-hidden="true">{plain(quarrelName(quarrel))}</b>
        </Thing>
      ))}
      {team.armed.map((quarrel, n) => (
        <Armed key={`a${quarrel} ${n.toString()}`} quarrel={quarrel} />
      ))}
      {team.relics.relics.map((relic) => (
        <Thing
          key={`r${relic}`}
          id={`relic:${relic}`}
          label={plain(relicName(relic))}
          zoom={<RelicFace relic={relic} />}
          className={styles.card}
        >
          <RelicFace relic={relic} />
          <b aria-hidden="true">{plain(relicName(relic))}</b>
        </Thing>
      ))}
    </section>
  )
}

/** Tiles of one face that are still to be hidden. */
function Tile({ face, count }: { readonly face: number; readonly count: number }) {
  return (
    <Thing id={`face:${face}`} label={`${count} × ${faceName(face)} to place`} className={styles.tile} flies={false}>
      <Rune face={face} size={54} />
      <b>{count} to hide</b>
    </Thing>
  )
}

function Armed({ quarrel }: { readonly quarrel: number }) {
  return (
    <Thing
      id={`armed:${quarrel}`}
      label={`Armed: ${plain(quarrelName(quarrel))}`}
      zoom={<QuarrelFace quarrel={quarrel} />}
      className={styles.card}
    >
      <QuarrelFace quarrel={quarrel} />
      <b aria-hidden="true">{plain(quarrelName(quarrel))}</b>
      <span className={styles.armed} aria-hidden="true">
        Armed
      </span>
    </Thing>
  )
}
