import { Counter, Thing } from '@rulewright/tablekit'
import type { CSSProperties } from 'react'
import type { Team } from '../content/pieces.ts'
import type { View } from '../rules/view.ts'
import { guildName, teamName } from '../words/names.ts'
import styles from './Alder.module.css'
import { acorn, dramaMasks, lockedChest, wolfTrap } from './icons.ts'
import { TEAM_COLOUR, TEAM_SHAPE } from './looks.ts'
import { Rune } from './Rune.tsx'

interface TeamPanelProps {
  readonly view: View
  readonly team: Team
  /** Who plays for the team. */
  readonly players: string
}

/** A team's standing: Acorn points large, the runes it holds, its cards and tiles. */
export function TeamPanel({ view, team, players }: TeamPanelProps) {
  const t = view.teams[team]
  const own = view.you === team
  const style: CSSProperties = { borderColor: TEAM_COLOUR[team] }
  return (
    <section
      className={styles.team}
      style={style}
      aria-label={`${teamName(team)}${own ? ', your team' : ''}`}
      data-turn={view.active === team || undefined}
    >
      <header>
        <span style={{ color: TEAM_COLOUR[team] }}>{TEAM_SHAPE[team]}</span>
        <b>{teamName(team)}</b>
        <span className={styles.who}>{players}</span>
        <Counter
          label="Acorn points"
          value={t.points}
          glyph={acorn}
          size="large"
          {...(team === 0 && view.solo ? { of: view.solo.target } : {})}
        />
      </header>
      <div className={styles.held}>
        {t.guilds.map((guild) => {
          const n = t.held.filter(({ face }) => face === guild).length
          return (
            <Thing
              key={guild}
              id={own ? `guild:${guild}` : `rival-guild:${guild}`}
              label={`${n} ${guildName(guild)} runes held`}
              className={styles.stack}
              flies={false}
            >
              <Rune face={guild} size={34} />
              <b>{n}</b>
            </Thing>
          )
        })}
        {strangers(
          t.held.map(({ face }) => face),
          t.guilds,
        ).map(({ face, n }) => (
          <Thing
            key={face}
            id={own ? `guild:${face}` : `rival-guild:${face}`}
            label={`${n} ${guildName(face)} runes held`}
            className={styles.stack}
            flies={false}
          >
            <Rune face={face} size={34} />
            <b>{n}</b>
          </Thing>
        ))}
      </div>
      <div className={styles.counts}>
        <Counter label="Tiles in the pouch" value={t.tilePouch} glyph={acorn} />
        <Counter label="Traps left" value={t.trapStack} glyph={wolfTrap} />
        {view.quarrels && <Counter label="Quarrels in hand" value={t.quarrelHand.count} glyph={dramaMasks} />}
        <Counter label="Relics" value={t.relics.count} glyph={lockedChest} />
      </div>
      {t.collection.length > 0 && (
        <div className={styles.collection}>
          {t.collection.map(({ piece, face }) => (
            <Rune key={piece} face={face} size={24} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Runes held of guilds that are not the team's own. */
function strangers(faces: readonly number[], guilds: readonly number[]): { readonly face: number; readonly n: number }[] {
  const others = [...new Set(faces.filter((face) => !guilds.includes(face)))].sort((a, b) => a - b)
  return others.map((face) => ({ face, n: faces.filter((one) => one === face).length }))
}
