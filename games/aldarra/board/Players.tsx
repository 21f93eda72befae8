import { Counter, type Glyph, Icon, SeatMark, seatStyle, Thing } from '@rulewright/tablekit'
import { useState } from 'react'
import { UPGRADES } from '../content/discoveries.ts'
import { FACTIONS } from '../content/factions.ts'
import type { AldarraView, PlayerView } from '../rules/view.ts'
import { EMBLEMS, powerGlyph } from './emblems.ts'
import { DiscoveryFace } from './faces.tsx'
import { floatingCrystal, scrollUnfurled, telescope, treasureMap, twoCoins } from './icons.ts'
import type { Labels } from './labels.ts'
import styles from './Players.module.css'
import { ShipIcon } from './ships.tsx'

/** What every player has, in turn order, as far as it is public. The points are beside their names in the frame. */
export function Players({ view, labels }: { readonly view: AldarraView; readonly labels: Labels }) {
  const [open, setOpen] = useState(false)
  const inOrder = view.track.length === view.seats ? view.track : view.clockwise
  return (
    <section className={styles.players} aria-label={labels.players} data-full={open || undefined} data-seats={view.seats}>
      {inOrder.map((seat, place) => {
        const player = view.players[seat]
        return player ? (
          <PlayerPanel key={seat} player={player} place={place + 1} turn={view.turn === seat} own={view.you === seat} labels={labels} />
        ) : null
      })}
      <button type="button" className={styles.more} aria-expanded={open} aria-label={labels.everybody} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{open ? '▾' : '▴'}</span>
      </button>
    </section>
  )
}

interface PlayerPanelProps {
  readonly player: PlayerView
  readonly place: number
  readonly turn: boolean
  readonly own: boolean
  readonly labels: Labels
}

function PlayerPanel({ player, place, turn, own, labels }: PlayerPanelProps) {
  const { seat, faction } = player
  return (
    <Thing
      id={`seat:${seat}`}
      label={labels.player(player, place)}
      className={`${styles.player} ${own ? styles.own : ''}`}
      style={seatStyle(seat)}
    >
      <header data-turn={turn || undefined}>
        <span className={styles.place} data-term="turn-order">
          {place}
        </span>
        <SeatMark seat={seat} size={18} />
        <b>{labels.name(seat)}</b>
        {faction !== null && (
          <span className={styles.faction} title={labels.faction(faction)} data-term={`faction-${faction}`}>
            <Icon of={EMBLEMS[faction]} label={labels.faction(faction)} />
          </span>
        )}
      </header>
      <div className={styles.purse}>
        <Holding term="coin" label={labels.coins} value={player.coins} glyph={twoCoins} />
        <Holding term="crystal-token" label={labels.crystals} value={player.crystals} glyph={floatingCrystal} />
        <Holding term="order-token" label={labels.orders} value={player.tokens} glyph={telescope} />
        <Holding term="objective" label={labels.objectives} value={player.objectiveCount} glyph={scrollUnfurled} />
        <Holding term="hold" label={labels.held} value={player.exploreCount} glyph={treasureMap} />
      </div>
      {player.discoveries.length > 0 && (
        <div className={styles.known}>
          {player.discoveries.map((d) => (
            <Thing
              key={d}
              id={`known:${seat}:${d}`}
              label={labels.discovery(d)}
              zoom={<DiscoveryFace discovery={d} labels={labels} />}
              className={styles.knownOne}
            >
              {d < UPGRADES ? <ShipIcon unit={d} colour="var(--seat)" size={16} /> : <Icon of={powerGlyph(d)} />}
              <span className={styles.word} aria-hidden="true">
                {labels.discovery(d)}
              </span>
            </Thing>
          ))}
        </div>
      )}
    </Thing>
  )
}

interface HoldingProps {
  readonly term: string
  readonly label: string
  readonly value: number
  readonly glyph: Glyph
}

/** How much a player has of something; its word is shown where there is room. */
function Holding({ term, label, value, glyph }: HoldingProps) {
  return (
    <span data-term={term}>
      <span className={styles.word} aria-hidden="true">
        {label}
      </span>
      <Counter label={label} value={value} glyph={glyph} />
    </span>
  )
}

/** Factions still to be chosen at the start of a match. */
export function FactionChoice({ labels, taken }: { readonly labels: Labels; readonly taken: ReadonlySet<string> }) {
  return (
    <div className={styles.factions}>
      {FACTIONS.map(({ id: faction }, n) => (
        <Thing key={faction} id={`faction:${n}`} label={labels.faction(faction)} className={styles.factionCard}>
          <Icon of={EMBLEMS[faction]} size={56} />
          <b>{labels.faction(faction)}</b>
          <p>{taken.has(faction) ? labels.taken : labels.factionText(faction)}</p>
        </Thing>
      ))}
    </div>
  )
}
