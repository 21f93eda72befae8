import { Counter, Icon, REACHABLE, Thing } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import { MONSTERS, monsterSheets, type ObjectiveId, perilIds } from '../content/index.ts'
import type { Foresight } from '../rules/foresee.ts'
import { LAST_ROUND } from '../rules/round.ts'
import { MONSTER_HEALTH } from '../rules/state.ts'
import type { PrimalView, SlotView } from '../rules/view.ts'
import { iconNames, nameOf } from '../words/names.ts'
import { objectiveText, perilText, stanceText, wholeBehavior } from '../words/texts.ts'
import { BehaviorFace, Note } from './faces.tsx'
import { chestArmor, clawSlashes, enrage, heartDrop, sandsOfTime } from './icons.ts'
import { ICON_SHAPES } from './looks.ts'
import styles from './Primal.module.css'
import { MonsterPiles } from './piles.tsx'
import { iconTerm, type MonsterTrack, term } from './terms.ts'

/** Everything about the beast: what is left of it, what it is about to do, what triggers it. */
export function MonsterPanel({ view, foresight }: { readonly view: PrimalView; readonly foresight: Foresight | null }) {
  const { monster } = view
  return (
    <section className={styles.monster} aria-label={nameOf(monster.id)} {...REACHABLE}>
      <header>
        <h2>{nameOf(monster.id)}</h2>
        <Track id="round" label={`Round ${view.round} of ${LAST_ROUND}`}>
          <Counter label="Round" value={view.round} of={LAST_ROUND} glyph={sandsOfTime} />
        </Track>
      </header>
      <Health health={monster.health} damage={monster.damage} threshold={monster.threshold} next={monster.nextStanceAt} />
      <div className={styles.numbers}>
        <Track id="hits" label={`Damage of a hit: ${monster.hits}`}>
          <Counter label="Damage of a hit" value={monster.hits} glyph={clawSlashes} />
        </Track>
        <Track id="toughness" label={`Toughness: ${monster.toughness}`}>
          <Counter label="Toughness" value={monster.toughness} glyph={chestArmor} />
        </Track>
        <Track id="struggle" label={`Struggle: ${monster.struggle}; at ${monster.unleashAt} it is unleashed`}>
          <Counter label="Struggle, until it is unleashed" value={monster.struggle} of={monster.unleashAt} glyph={enrage} />
        </Track>
      </div>
      <Thing
        id={`stance:${monster.stance}`}
        label={`Stance: ${nameOf(monster.stance)}`}
        zoom={<Note title={nameOf(monster.stance)}>{stanceText(monster.id, monster.stanceNumber) || 'No text.'}</Note>}
        className={styles.stance}
      >
        <span {...term('stance')}>Stance {monster.stanceNumber}:</span> <b>{nameOf(monster.stance)}</b>
        {monster.confused && <em {...term('confuse')}> · Confused</em>}
        {monster.vulnerable && <em {...term('vulnerable')}> · Vulnerable</em>}
        {monster.rage > 0 && <em {...term('rage')}> · Rage {monster.rage}</em>}
      </Thing>
      <ol className={styles.slots} aria-label="Behaviors">
        {monster.slots.map((slot) => (
          <li key={slot.slot}>
            <Behavior slot={slot} level={monster.level} sign={signOf(slot.slot, foresight)} />
          </li>
        ))}
      </ol>
      <Perils view={view} foresight={foresight} />
      <Objective view={view} />
      <MonsterPiles monster={monster} />
    </section>
  )
}

function Health({
  health,
  damage,
  threshold,
  next,
}: {
  readonly health: number
  readonly damage: number
  readonly threshold: number
  readonly next: number
}) {
  return (
    <Thing
      id="track:health"
      label={`Health ${health} of ${MONSTER_HEALTH}; ${damage} of ${threshold} damage to the next wound`}
      flies={false}
      className={styles.health}
    >
      <span className={styles.pips} aria-hidden="true" {...term('health')}>
        {Array.from({ length: MONSTER_HEALTH }, (_, n) => (
          <i key={`${n.toString()}`} data-full={n < health || undefined} data-next={n + 1 === next || undefined}>
            <Icon of={heartDrop} />
          </i>
        ))}
      </span>
      <span className={styles.bar} aria-hidden="true" {...term('wound')}>
        <i style={{ scale: `${Math.min(1, damage / Math.max(1, threshold))} 1` }} />
        <span>
          {damage} / {threshold} damage
        </span>
      </span>
    </Thing>
  )
}

/** A number of the hunt as a thing, so that it can be asked about and pointed at. */
function Track({ id, label, children }: { readonly id: MonsterTrack; readonly label: string; readonly children: ReactNode }) {
  return (
    <Thing id={`track:${id}`} label={label} flies={false} className={styles.track}>
      <span {...term(id)}>{children}</span>
    </Thing>
  )
}

type Sign = 'sure' | 'perhaps' | 'rampage' | null

function signOf(slot: number, foresight: Foresight | null): Sign {
  if (!foresight) return null
  if (foresight.triggers.includes(slot)) return 'sure'
  if (foresight.perhaps.includes(slot)) return 'perhaps'
  return foresight.rampage.includes(slot) ? 'rampage' : null
}

const SIGNS: Readonly<Record<NonNullable<Sign>, string>> = { sure: 'Would react', perhaps: 'Might react', rampage: 'Would rampage' }

function Behavior({ slot, level, sign }: { readonly slot: SlotView; readonly level: number; readonly sign: Sign }) {
  const shape = ICON_SHAPES[slot.icon]
  const name = slot.front ? nameOf(slot.front) : 'Unknown behavior'
  const effect = slot.front ? wholeBehavior(slot.front, level) : null
  return (
    <Thing
      id={`slot:${slot.slot}`}
      label={`${name}, reacts when ${iconNames[slot.icon]}${effect ? `: ${effect}` : ''}${slot.stunned ? ', stunned' : ''}${sign ? `, ${SIGNS[sign]}` : ''}`}
      {...(slot.front ? { zoom: <BehaviorFace behavior={slot.front} level={level} /> } : {})}
      className={styles.slot}
    >
      <span
        className={styles.reaction}
        data-sign={sign ?? undefined}
        data-waiting={slot.waiting || slot.resolving || undefined}
        data-stunned={slot.stunned || undefined}
      >
        <span className={styles.number} {...term('number')}>
          {slot.number}
        </span>
        <span>
          <b data-unknown={slot.front === null || undefined}>{name}</b>
          <small {...term(iconTerm(slot.icon))}>
            {shape && <span className={styles.shape}>{shape}</span>} when {iconNames[slot.icon]}
          </small>
        </span>
        {effect && <small className={styles.effect}>{effect}</small>}
        {slot.stunned && <em {...term('stun')}>Stunned</em>}
        {sign && <em {...term('foresight')}>{SIGNS[sign]}</em>}
      </span>
    </Thing>
  )
}

function Perils({ view, foresight }: { readonly view: PrimalView; readonly foresight: Foresight | null }) {
  const { monster } = view
  const ids = perilIds[MONSTERS.indexOf(monster.id)] ?? []
  return (
    <div className={styles.perils}>
      {monster.perils.map((peril) => (
        <Thing
          key={peril}
          id={`peril:${ids.indexOf(peril)}`}
          label={`Peril: ${nameOf(peril)}`}
          zoom={<Note title={nameOf(peril)}>{perilText(peril, monster.level)}</Note>}
          className={styles.peril}
        >
          <b {...term('peril')}>{nameOf(peril)}</b> {monster.blinded === peril && <em {...term('blind')}>Blinded</em>}
          {foresight?.perils.includes(peril) && <em {...term('foresight')}>Would strike</em>}
          <small>{perilText(peril, monster.level)}</small>
        </Thing>
      ))}
    </div>
  )
}

function Objective({ view }: { readonly view: PrimalView }) {
  const { objective, id } = view.monster
  const { counts, reward } = objectiveText(id)
  const progress = progressOf(view)
  return (
    <Thing
      id={`objective:${objective.id}`}
      label={`Objective: ${nameOf(objective.id)}${progress === null ? '' : `. ${progress}`}`}
      zoom={<Note title={nameOf(objective.id)}>{`${counts} ${reward}`}</Note>}
      className={styles.peril}
    >
      <b {...term('objective')}>{nameOf(objective.id)}</b>{' '}
      {objective.achieved ? <em>Achieved</em> : `${objective.counters} / ${objective.goal}`}
      <small>{objective.achieved ? reward : counts}</small>
      {progress !== null && <small className={styles.progress}>{progress}</small>}
    </Thing>
  )
}

/** An objective that asks for damage in one turn: how much of it is done. */
function progressOf(view: PrimalView): string | null {
  const { objective } = view.monster
  const active = view.active === null ? undefined : view.hunters[view.active]
  if (objective.achieved || !active?.hunter || !countsDamage(objective.id)) return null
  return `${nameOf(active.hunter)} this turn: ${active.dealt} of ${2 * active.weaponDamage}`
}

const countsDamage = (id: ObjectiveId): boolean =>
  monsterSheets.some(
    ({ objective: { id: one, trigger } }) => one === id && trigger.on === 'actionEnd' && trigger.when === 'strongTurnInFlank',
  )
