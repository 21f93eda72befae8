import { Icon, seatColour } from '@rulewright/tablekit'
import { numberOf } from '../content/printed.ts'
import { COINS, TILES } from '../content/tiles.ts'
import type { TerritoryView } from '../rules/view.ts'
import { floatingCrystal, twoCoins } from './icons.ts'
import type { Labels } from './labels.ts'
import styles from './panels.module.css'
import { ShipIcon } from './ships.tsx'
import { GROUNDS } from './terrain.tsx'

/** A territory, read closely: what it is, what it yields, who is there. */
export function TerritoryFace({ territory, labels }: { readonly territory: TerritoryView; readonly labels: Labels }) {
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
    </div>
  )
}

const presentIn = (territory: TerritoryView) =>
  territory.units.flatMap((counts, seat) => counts.flatMap((n, unit) => (n > 0 ? [{ seat, unit, n }] : [])))
