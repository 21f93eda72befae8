import { Icon, seatColour, Thing } from '@rulewright/tablekit'
import { useMemo, useRef } from 'react'
import { CHARTER_OF_TRADE, UPGRADES } from '../content/discoveries.ts'
import { PURCHASES } from '../content/purchases.ts'
import { UNITS } from '../content/units.ts'
import { priceOf } from '../rules/force.ts'
import { priced } from '../rules/management.ts'
import { type AldarraView, chartOf, type PlayerView } from '../rules/view.ts'
import { powerGlyph } from './emblems.ts'
import { DiscoveryFace, UnitFace } from './faces.tsx'
import { floatingCrystal, trophyCup, twoCoins } from './icons.ts'
import type { Labels } from './labels.ts'
import styles from './panels.module.css'
import { ShipIcon } from './ships.tsx'

/** The Discoveries laid out for everybody to pick from. */
export function DiscoveryRow({ view, labels }: { readonly view: AldarraView; readonly labels: Labels }) {
  if (view.discoveryRow.length === 0) return null
  return (
    <section className={styles.row} aria-label={labels.discoveryRow}>
      {view.discoveryRow.map((discovery, n) => (
        <Thing
          key={`${discovery} ${n.toString()}`}
          id={`discovery:${discovery}`}
          label={labels.discovery(discovery)}
          zoom={<DiscoveryFace discovery={discovery} labels={labels} />}
          className={styles.slip}
        >
          <b>
            {discovery < UPGRADES ? <ShipIcon unit={discovery} colour="var(--accent)" size={18} /> : <Icon of={powerGlyph(discovery)} />}{' '}
            {labels.discovery(discovery)}
          </b>
          <p>{labels.discoveryText(discovery)}</p>
        </Thing>
      ))}
    </section>
  )
}

interface ShipyardProps {
  readonly view: AldarraView
  readonly player: PlayerView
  readonly labels: Labels
  readonly open: boolean
}

/** The shipyard in your own build turn: what each unit costs you now and how many are left, with the running cost. */
export function Shipyard({ view, player, labels, open }: ShipyardProps) {
  const chart = useMemo(() => chartOf(view), [view])
  const purse = useRef<number | null>(null)
  if (!open) purse.current = null
  else purse.current ??= player.coins
  // A card may bring in more than was spent.
  const spent = Math.max(0, (purse.current ?? player.coins) - player.coins)
  return (
    <section className={styles.yard} aria-label={labels.shipyard} data-open={open || undefined}>
      {UNITS.map(({ id }, unit) => {
        const upgraded = player.discoveries.includes(unit)
        const price = priceOf(chart, player.seat, unit)
        return (
          <Thing
            key={id}
            id={`unit:${unit}`}
            label={labels.forSale(unit, price, player.supply[unit] ?? 0)}
            zoom={<UnitFace unit={unit} upgraded={upgraded} labels={labels} />}
            className={styles.ware}
          >
            <ShipIcon unit={unit} colour={seatColour(player.seat)} size={24} />
            <span>
              {labels.unit(unit)}
              {upgraded && ' II'}
            </span>
            <small>
              <Icon of={twoCoins} /> {price} · {labels.left(player.supply[unit] ?? 0)}
            </small>
          </Thing>
        )
      })}
      {open && (
        <p className={styles.bill}>
          {labels.spent(spent)} <b>{labels.coinsLeft(player.coins)}</b>
        </p>
      )}
    </section>
  )
}

/** AL-13.8 the Victory Points that can be bought, at the reader's price. */
export function Treasury({ player, labels }: { readonly player: PlayerView; readonly labels: Labels }) {
  const charter = player.discoveries.includes(CHARTER_OF_TRADE)
  return (
    <section className={styles.yard} aria-label={labels.treasury} data-open="">
      {PURCHASES.map(({ id }, purchase) => {
        const { coins, crystals, vp } = priced(purchase, charter)
        return (
          <Thing key={id} id={`purchase:${purchase}`} label={labels.purchase(vp, coins, crystals)} className={styles.ware}>
            <b className={styles.points}>
              <Icon of={trophyCup} /> {vp}
            </b>
            <small>
              <Icon of={coins > 0 ? twoCoins : floatingCrystal} /> {coins > 0 ? coins : crystals}
            </small>
          </Thing>
        )
      })}
    </section>
  )
}
