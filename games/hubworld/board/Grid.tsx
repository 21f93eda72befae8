import { capitalised, counted, type Names, type Seat, whose } from '@rulewright/kernel'
import { Icon, seatStyle, Thing } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import { PATHS, type Path, type Row, slotAt } from '../rules/grid.ts'
import type { DelveView, GridCardView, PlayerView } from '../rules/view.ts'
import { faceOf } from './faces.ts'
import styles from './Grid.module.css'
import { DISTRICT } from './kinds.ts'
import { slotLabel } from './labels.ts'
import { rowsFor, runAt } from './layout.ts'
import { Plate } from './Plate.tsx'
import { Runner } from './Runner.tsx'
import { term } from './terms.ts'
import { districtThing, slotThing } from './things.ts'
import { zoomOf } from './Zooms.tsx'

interface GridProps {
  readonly player: PlayerView
  readonly side: 'near' | 'far'
  readonly names: Names
  readonly delve: DelveView | null
  /** The thing a question is about. */
  readonly about: string | null
  /** A card is being staged into this grid: a card in its way shows what happens to it. */
  readonly staging: boolean
  /** Opens the reader's own Archives. */
  readonly browse: (zone: 'archives') => void
}

/** A player's quarter: three streets from the front row to the districts behind. */
export function Grid({ player, side, names, delve, about, staging, browse }: GridProps) {
  const rows = rowsFor(side)
  const built = rows.filter((row) => PATHS.some((path) => player.grid[slotAt(path, row)])).length
  return (
    <div className={styles.grid} data-side={side} data-built={built} style={delve ? seatStyle(delve.delver) : undefined}>
      {PATHS.map((path) => (
        <div key={path} className={styles.lane} data-run={delve?.defender === player.seat && delve.path === path ? '' : undefined}>
          {side === 'far' && <District player={player} path={path} names={names} delve={delve} browse={browse} />}
          {rows.map((row) => (
            <Plot key={row} player={player} path={path} row={row} names={names} delve={delve} about={about} staging={staging} />
          ))}
          {side === 'near' && <District player={player} path={path} names={names} delve={delve} browse={browse} />}
        </div>
      ))}
    </div>
  )
}

interface PlotProps extends Pick<GridProps, 'about' | 'staging'> {
  readonly row: Row
}

interface PlaceProps {
  readonly player: PlayerView
  readonly path: Path
  readonly names: Names
  readonly delve: DelveView | null
}

function Plot({ player, path, row, names, delve, about, staging }: PlaceProps & PlotProps) {
  const slot = slotAt(path, row)
  const card = player.grid[slot] ?? null
  const run = runAt(delve, player.seat, path, row)
  const id = slotThing(player.seat, slot)
  return (
    <Thing
      id={id}
      label={slotLabel(names, player.seat, path, row, card)}
      zoom={card && zoomOf(card.key, card)}
      flies={false}
      className={styles.plot}
    >
      <span
        className={styles.ground}
        data-run={run ?? undefined}
        data-empty={card === null || undefined}
        data-row={row}
        data-about={about === id || undefined}
      />
      {card && <GridPlate card={card} />}
      {card && staging && <span className={styles.fate}>{fateOf(card)}</span>}
      {run === 'here' && delve && <Runner seat={delve.delver} label={runnerLabel(names, delve.delver)} over={card ? 'card' : 'ground'} />}
    </Thing>
  )
}

/** HW-18.10, HW-16.9 — what happens to a card when another one is staged over it. */
function fateOf({ forged, key }: GridCardView): string {
  if (!forged) return 'to your Archives'
  return faceOf(key)?.type === 'agent' ? '⚠ to your rival' : 'to your Exile'
}

function GridPlate({ card }: { readonly card: GridCardView }) {
  return (
    <Plate
      face={faceOf(card.key)}
      now={card}
      facedown={!card.forged}
      exhausted={card.exhausted}
      engaged={card.engaged}
      cached={card.cached}
      collects={{ shard: card.shardIcons ?? 0, draw: card.drawIcons ?? 0 }}
    />
  )
}

const runnerLabel = (names: Names, seat: Seat): string => `${names.you === seat ? 'You are' : `${names.of(seat)} is`} here`

function District({ player, path, names, delve, browse }: PlaceProps & { readonly browse: (zone: 'archives') => void }) {
  const count = { archives: player.archivesSize, council: player.councilSize, commons: player.commonsSize }[path]
  const run = runAt(delve, player.seat, path, 'district')
  const kind = DISTRICT[path]
  const label = `${capitalised(whose(names, player.seat))} ${kind.name}: ${counted(count, 'card')}`
  return (
    <Thing id={districtThing(player.seat, path)} label={label} flies={false} className={styles.district}>
      <span className={styles.hall} data-run={run ?? undefined} data-empty={count === 0 || undefined} {...term(path)}>
        <Icon of={kind.glyph} />
        <span className={styles.districtName}>{kind.name}</span>
        <Browse count={count} open={path === 'archives' && player.archives !== null ? () => browse('archives') : null}>
          {count}
        </Browse>
      </span>
      {run === 'here' && delve && <Runner seat={delve.delver} label={runnerLabel(names, delve.delver)} over="district" />}
    </Thing>
  )
}

interface BrowseProps {
  readonly count: number
  readonly open: (() => void) | null
  readonly children: ReactNode
}

function Browse({ count, open, children }: BrowseProps) {
  if (!open || count === 0) return <b className={styles.count}>{children}</b>
  return (
    <button
      type="button"
      className={styles.browse}
      aria-label={`Look through your Archives, ${count} cards`}
      title="Look through your Archives"
      onClick={(event) => {
        event.stopPropagation()
        open()
      }}
    >
      {children}
    </button>
  )
}
