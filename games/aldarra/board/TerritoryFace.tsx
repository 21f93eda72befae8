import { Icon, SeatMark, seatColour } from '@rulewright/tablekit'
import { numberOf } from '../content/printed.ts'
import { COINS, TILES } from '../content/tiles.ts'
import { type AldarraView, chartOf, type TerritoryView } from '../rules/view.ts'
import { floatingCrystal, twoCoins } from './icons.ts'
import type { Labels } from './labels.ts'
import { forecast, reachOf } from './outlook.ts'
import styles from './panels.module.css'
import { ShipIcon } from './ships.tsx'
import { GROUNDS } from './terrain.tsx'

interface TerritoryFaceProps {
  readonly territory: TerritoryView
  readonly view: AldarraView
  readonly labels: Labels
}

/** A territory in detail: what it is, what it yields, who is there, and what an Order there could bring. */
export function TerritoryFace({ territory, view, labels }: TerritoryFaceProps) {
  const { tile, control, crystals } = territory
  const coins = COINS[numberOf(TILES, tile)] ?? 0
  const look = GROUNDS[tile]
  return (
    <div className={styles.face} style={{ borderTopColor: look.dark }}>
      <strong>
        <Icon of={look.glyph} /> {labels.tile(tile)}
      </strong>
      <p>{labels.tileText(tile)}</p>
      <p className={styles.facts}>
        {coins > 0 && (
          <span>
            <Icon of={twoCoins} /> {labels.yields(coins)}
          </span>
        )}
        {crystals > 0 && (
          <span>
            <Icon of={floatingCrystal} /> {labels.crystalsHere(crystals)}
          </span>
        )}
        <span>{control === null ? labels.nobody : labels.controlledBy(control)}</span>
        {!territory.explored && tile !== 'stronghold' && <span>{labels.unexplored}</span>}
      </p>
      {presentIn(territory).map(({ seat, unit, n }) => (
        <span key={`${seat} ${unit}`} className={styles.present}>
          <ShipIcon unit={unit} colour={seatColour(seat)} size={20} /> {labels.units(seat, unit, n)}
        </span>
      ))}
      <Outlook territory={territory} view={view} labels={labels} />
    </div>
  )
}

/** Whom the reader could bring, how far the ships there can go, and how a combat would look. */
function Outlook({ territory: { hex }, view, labels }: TerritoryFaceProps) {
  if (view.you === null || view.over) return null
  const chart = chartOf(view)
  const { out, comers } = reachOf(chart, view.you, hex)
  const units = new Map<number, number>()
  for (const { unit, n } of comers.flatMap((each) => each.units)) units.set(unit, (units.get(unit) ?? 0) + n)
  return (
    <div className={styles.outlook}>
      {out.size > 0 && <p>{labels.flights(out.size)}</p>}
      {units.size > 0 && <p>{labels.comers([...units].map(([unit, n]) => ({ unit, n })))}</p>}
      {forecast(chart, view.you, hex).map(({ seat, hits, armor, called }) => (
        <p key={seat}>
          <SeatMark seat={seat} /> {labels.forecast(seat, hits, armor, called)}
        </p>
      ))}
    </div>
  )
}

const presentIn = (territory: TerritoryView) =>
  territory.units.flatMap((counts, seat) => counts.flatMap((n, unit) => (n > 0 ? [{ seat, unit, n }] : [])))
