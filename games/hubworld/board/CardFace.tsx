import { Icon, Unseen } from '@rulewright/tablekit'
import styles from './CardFace.module.css'
import { CityArt } from './CityArt.tsx'
import type { Face } from './faces.ts'
import { clockwork, cutDiamond, roundTable } from './icons.ts'
import { ABILITY, COLLECTS, FACTION, TYPE } from './kinds.ts'
import { abilityTerm, COLLECT_TERM, term } from './terms.ts'
import { type Now, Values } from './Values.tsx'

interface CardFaceProps {
  readonly face: Face
  readonly now?: Now | undefined
  /** Pixels; without it the card is `--card-width` wide. */
  readonly width?: number
}

/** A card upright: a silhouette when small, the whole face from about 170 px on. It measures itself. */
export function CardFace({ face, now, width }: CardFaceProps) {
  const cost = now?.cost ?? face.cost
  const faction = FACTION[face.faction]
  return (
    <div className={styles.box} data-faction={face.faction} style={width === undefined ? undefined : { width }}>
      <article className={styles.card} data-type={face.type}>
        <CityArt seed={face.key} name={face.name} type={face.type} faction={face.faction} className={styles.art} />
        {cost !== null && (
          <span className={styles.cost} {...term('cost')}>
            <Unseen>Cost </Unseen>
            {cost}
          </span>
        )}
        <span className={styles.corner} title={faction.name} {...term(face.faction)}>
          <Icon of={faction.glyph} label={faction.name} />
        </span>
        <header className={styles.title}>
          <span className={styles.name}>{face.name}</span>
          {face.subtitle && <span className={styles.subtitle}>{face.subtitle}</span>}
        </header>
        <p className={styles.type} {...term(face.type)}>
          <Icon of={TYPE[face.type].glyph} />
          <span>{typeLine(face)}</span>
        </p>
        <ul className={styles.text}>
          {face.abilities.map((ability) => (
            <li key={ability.index}>
              <span className={styles.kind} {...term(abilityTerm(ability))}>
                <Icon of={ABILITY[ability.kind].glyph} /> {ability.label}
              </span>{' '}
              {ability.text}
            </li>
          ))}
        </ul>
        <footer className={styles.foot}>
          <Values face={face} now={now} />
          {face.collects.length > 0 && (
            <span className={styles.collects}>
              {face.collects.map((icon) => (
                <span key={icon} {...term(COLLECT_TERM[icon])}>
                  <Icon of={COLLECTS[icon].glyph} label={COLLECTS[icon].name} />
                </span>
              ))}
            </span>
          )}
          {face.limits && <Limits limits={face.limits} />}
          {face.influence > 0 && (
            <span className={styles.influence} title={`Needs ${face.influence} agents of ${faction.name}`} {...term('influence')}>
              <Unseen>Needs {face.influence} agents of its faction</Unseen>
              <span aria-hidden="true">
                <Icon of={faction.glyph} />×{face.influence}
              </span>
            </span>
          )}
        </footer>
      </article>
    </div>
  )
}

function typeLine({ unique, type, subtypes }: Face): string {
  const kinds = subtypes.map((subtype) => subtype.charAt(0).toUpperCase() + subtype.slice(1))
  return [`${unique ? 'Unique ' : ''}${unique ? TYPE[type].name.toLowerCase() : TYPE[type].name}`, ...kinds].join(' · ')
}

function Limits({ limits }: { readonly limits: NonNullable<Face['limits']> }) {
  return (
    <span className={styles.limits}>
      <span title="Action limit" {...term('action-limit')}>
        <Icon of={clockwork} label="Action limit" /> {limits.actions}
      </span>
      <span title="Shard limit" {...term('shard-limit')}>
        <Icon of={cutDiamond} label="Shard limit" /> {limits.shards}
      </span>
      <span title="Council limit" {...term('council-limit')}>
        <Icon of={roundTable} label="Council limit" /> {limits.council}
      </span>
    </span>
  )
}
