import { Icon, SeatMark, seatColour, seatStyle, Thing } from '@rulewright/tablekit'
import { FACES } from '../content/dice.ts'
import { UNIT_TYPES } from '../content/units.ts'
import { forceOf } from '../rules/force.ts'
import type { Combat, Die } from '../rules/state.ts'
import { type AldarraView, chartOf } from '../rules/view.ts'
import styles from './Battle.module.css'
import { centreOf } from './geometry.ts'
import { crossedSwords } from './icons.ts'
import type { Labels } from './labels.ts'
import { expectedHits } from './outlook.ts'
import { ShipIcon } from './ships.tsx'
import { TERM_OF_ROLE, TERM_OF_STAGE, termOfDie } from './terms.ts'

const STAGES = ['intercept', 'cards', 'delay', 'light', 'heavy', 'retreat'] as const

/** A combat under way: who fights, how far the round is, the dice, and what may be hit. */
export function Battle({
  view,
  combat,
  labels,
  rolled,
}: {
  readonly view: AldarraView
  readonly combat: Combat
  readonly labels: Labels
  readonly rolled: number
}) {
  const territory = view.territories[combat.hex]
  const sides = view.players.filter(
    ({ seat }) => territory?.units[seat]?.some((n) => n > 0) || combat.dice.some((die) => die.seat === seat),
  )
  const chart = chartOf(view)
  // The panel stays off the half of the map where the combat is.
  const low = centreOf(view.seats, combat.hex).y > 0
  return (
    <section data-covers="" className={styles.battle} data-above={low || undefined} aria-label={labels.battle(combat)}>
      <header>
        <Icon of={crossedSwords} />
        <b>{labels.battle(combat)}</b>
        <ol className={styles.stages}>
          {STAGES.map((stage) => (
            <li key={stage} data-term={TERM_OF_STAGE[stage]} aria-current={combat.stage === stage ? 'step' : undefined}>
              {labels.stage(stage)}
            </li>
          ))}
        </ol>
        {combat.pool > 0 && (
          <span className={styles.pool} data-term="escalation">
            {labels.escalation(combat.pool, combat.escalation)}
          </span>
        )}
      </header>
      <div className={styles.sides}>
        {sides.map(({ seat }) => (
          <Side
            key={seat}
            seat={seat}
            combat={combat}
            units={territory?.units[seat] ?? []}
            expected={expectedHits(chart, seat, forceOf(chart, seat, combat.hex), combat.hex)}
            labels={labels}
            rolled={rolled}
          />
        ))}
      </div>
    </section>
  )
}

interface SideProps {
  readonly seat: number
  readonly combat: Combat
  readonly units: readonly number[]
  /** The hits it may expect in a round. */
  readonly expected: number
  readonly labels: Labels
  readonly rolled: number
}

/** AL-11.3 to AL-11.6; who fires from outside is a Supporter in that step, whatever they were before. */
function roleOf({ attacker, defended, firing }: Combat, seat: number): 'attacks' | 'defends' | 'joins' | 'supports' {
  if (firing[seat]) return 'supports'
  if (seat === attacker) return 'attacks'
  return defended[seat] ? 'defends' : 'joins'
}

function Side({ seat, combat, units, expected, labels, rolled }: SideProps) {
  const dice = combat.dice.filter((die) => die.seat === seat)
  const role = roleOf(combat, seat)
  return (
    <div className={styles.side} style={seatStyle(seat)}>
      <p className={styles.who}>
        <SeatMark seat={seat} /> <b>{labels.who(seat)}</b> <span data-term={TERM_OF_ROLE[role]}>{labels.role(role, seat)}</span>
        {expected > 0 && (
          <span className={styles.expected} data-term="hit">
            {labels.expects(expected)}
          </span>
        )}
        {combat.delayed[seat] && (
          <span className={styles.tag} data-term="delay">
            {labels.delayed}
          </span>
        )}
        {(combat.hits[seat] ?? 0) > 0 && (
          <span className={styles.hits} data-term="hit">
            {labels.hits(combat.hits[seat] ?? 0)}
          </span>
        )}
      </p>
      <div className={styles.fleet}>
        {units
          .map((n, unit) => (n > 0 ? { unit, n } : null))
          .map(
            (stack) =>
              stack && (
                <Target
                  key={stack.unit}
                  seat={seat}
                  {...stack}
                  damage={combat.damage[seat * UNIT_TYPES + stack.unit] ?? 0}
                  labels={labels}
                />
              ),
          )}
      </div>
      {dice.length > 0 && (
        <div className={styles.dice} key={rolled}>
          {dice.map((die, n) => (
            <DieFace key={`${die.unit} ${die.colour} ${n.toString()}`} die={die} labels={labels} />
          ))}
        </div>
      )}
    </div>
  )
}

function Target({
  seat,
  unit,
  n,
  damage,
  labels,
}: {
  readonly seat: number
  readonly unit: number
  readonly n: number
  readonly damage: number
  readonly labels: Labels
}) {
  return (
    <Thing id={`target:${seat}:${unit}`} label={labels.units(seat, unit, n)} className={styles.target}>
      <ShipIcon unit={unit} colour={seatColour(seat)} size={30} />
      <span>
        {n} × {labels.unit(unit)}
      </span>
      <span className={styles.armor} data-term={damage > 0 ? 'damage' : 'armor'}>
        {damage > 0 ? labels.damaged(damage) : labels.armor(seat, unit)}
      </span>
    </Thing>
  )
}

/** A die of eight sides: its colour has a shape of its own, each face shows its hits, a star means it was rolled again. */
function DieFace({ die, labels }: { readonly die: Die; readonly labels: Labels }) {
  // A Dreadnought's die is rolled again on its plain 3 too (AL-4.17): what counts is that another face follows.
  const values = die.faces.map((face, i) => `${FACES[die.colour]?.[face] ?? 0}${i < die.faces.length - 1 ? '★' : ''}`)
  return (
    <span
      className={styles.die}
      data-colour={die.colour}
      data-term={termOfDie(die.colour)}
      role="img"
      aria-label={labels.die(die.colour, die.hits)}
    >
      {values.join(' ')}
    </span>
  )
}
