import { Art, Counter, type Glyph, Icon, REACHABLE, SeatMark, seatStyle, Thing } from '@rulewright/tablekit'
import { type HunterId, items, type PotionId, potions } from '../content/index.ts'
import type { HunterView, PrimalView } from '../rules/view.ts'
import { gearName, masteryName, nameOf } from '../words/names.ts'
import { gearText, gearUsed, itemText, itemUsed, masteryText, potionText } from '../words/texts.ts'
import { PORTRAITS } from './art.ts'
import { ActionCard, Note } from './faces.tsx'
import styles from './Hunters.module.css'
import {
  bestialFangs,
  boltShield,
  chestArmor,
  crestedHelmet,
  flyingFlag,
  heartDrop,
  lightningTrio,
  muscleUp,
  raggedWound,
  shield,
  swordClash,
} from './icons.ts'
import { begun, isMany } from './looks.ts'
import { OUTFIT_GLYPHS } from './outfit-pictures.ts'
import { HunterPiles } from './piles.tsx'
import { type TermId, term } from './terms.ts'

interface HuntersProps {
  readonly view: PrimalView
  readonly name: (seat: number) => string
  /** On a small screen: everything about them. */
  readonly unfolded: boolean
}

/** All hunters; the reader's own comes first. */
export function Hunters({ view, name, unfolded }: HuntersProps) {
  const mine = view.hunters.filter((hunter) => hunter.seat === view.you)
  const others = view.hunters.filter((hunter) => hunter.seat !== view.you)
  return (
    <section
      className={styles.hunters}
      aria-label="Hunters"
      data-unfolded={unfolded || undefined}
      data-many={isMany(view) || undefined}
      {...REACHABLE}
    >
      {[...mine, ...others].map((hunter) => (
        <HunterPanel key={hunter.seat} hunter={hunter} view={view} name={name(hunter.seat)} />
      ))}
    </section>
  )
}

const CONDITIONS = { standing: null, red: 'Knocked out', black: 'Knocked out, rising', out: 'Out of the hunt' } as const

/** A hunter's health, tokens and gear. */
export function HunterPanel({ hunter, view, name }: { readonly hunter: HunterView; readonly view: PrimalView; readonly name: string }) {
  const { hunter: id } = hunter
  const title = id ? nameOf(id) : name
  const health = hunter.maximumHealth - hunter.damage
  return (
    <div
      className={styles.panel}
      style={seatStyle(hunter.seat)}
      data-active={view.active === hunter.seat || undefined}
      data-mine={view.you === hunter.seat || undefined}
    >
      <header>
        <span className={styles.name} {...term('hunter')}>
          {id && <Art seed={id} glyphs={[PORTRAITS[id].glyph]} hue={PORTRAITS[id].hue} className={styles.portrait} />}
          <SeatMark seat={hunter.seat} />
          <b>{title}</b>
        </span>
        <span className={styles.player}>{id ? name : ''}</span>
        {id && (
          <span {...term('hunter-health')}>
            <Counter label="Health" value={health} of={hunter.maximumHealth} glyph={heartDrop} />
          </span>
        )}
      </header>
      {CONDITIONS[hunter.condition] && (
        <p className={styles.down} {...term(hunter.condition === 'out' ? 'out' : 'knocked-out')}>
          {CONDITIONS[hunter.condition]}
        </p>
      )}
      <div className={styles.numbers}>
        <Amount term="weapon-damage" label="Weapon damage" value={hunter.weaponDamage} glyph={swordClash} />
        <Amount term="stamina" label="Stamina" value={hunter.stamina} glyph={lightningTrio} />
        {hunter.strain > 0 && <Amount term="strain" label="Strain" value={hunter.strain} glyph={raggedWound} />}
        {hunter.guard > 0 && <Amount term="guard" label="Guard" value={hunter.guard} glyph={shield} />}
        {hunter.prime + hunter.empower > 0 && (
          <Amount term="attack-bonus" label="Bonus of Attacks" value={hunter.prime + hunter.empower} glyph={muscleUp} />
        )}
        {hunter.shield && <Sign term="shielded" of={boltShield} label="Shielded" />}
        {hunter.berserk && <Sign term="berserk" of={bestialFangs} label="Berserk" />}
        {view.firstPlayer === hunter.seat && begun(view) && <Sign term="first-player" of={flyingFlag} label="First player" />}
      </div>
      {id && <Gear hunter={hunter} level={view.monster.level} mine={hunter.seat === view.you} />}
      {hunter.seat !== view.you && begun(view) && <Elsewhere hunter={hunter} level={view.monster.level} />}
    </div>
  )
}

interface SignProps {
  readonly term: TermId
  readonly of: Glyph
  readonly label: string
}

/** A token without a number. */
const Sign = ({ term: id, of, label }: SignProps) => (
  <span className={styles.sign} title={label} {...term(id)}>
    <Icon of={of} label={label} />
  </span>
)

interface AmountProps {
  readonly term: TermId
  readonly label: string
  readonly value: number
  readonly glyph: Glyph
}

const Amount = ({ term: id, ...counter }: AmountProps) => (
  <span {...term(id)}>
    <Counter {...counter} />
  </span>
)

interface GearProps {
  readonly hunter: HunterView
  readonly level: number
  /** The reader's own. */
  readonly mine: boolean
}

function Gear({ hunter, level, mine }: GearProps) {
  const { hunter: id } = hunter
  if (!id) return null
  // Options name a potion by its kind alone, and mean the reader's: a partner's bottle of the same kind must not light up.
  const potionOf = (potion: PotionId) => `potion:${potions.findIndex((p) => p.id === potion)}${mine ? '' : `:${hunter.seat}`}`
  return (
    <div className={styles.gear}>
      <Piece
        term="weapon"
        id={`weapon:${hunter.seat}`}
        title={gearName(id, 'weapon')}
        text={gearText(id, 'weapon', level)}
        glyph={swordClash}
      />
      <Piece
        term="armor"
        id={`armor:${hunter.seat}`}
        title={gearName(id, 'armor')}
        text={gearText(id, 'armor', level)}
        glyph={chestArmor}
        depleted={hunter.armorDepleted}
        used={hunter.armorUsed ? gearUsed(id, 'armor') : null}
      />
      <Piece
        term="helm"
        id={`helm:${hunter.seat}`}
        title={gearName(id, 'helm')}
        text={gearText(id, 'helm', level)}
        glyph={crestedHelmet}
        depleted={hunter.helmDepleted}
        used={hunter.helmUsed ? gearUsed(id, 'helm') : null}
      />
      {hunter.item && (
        <Piece
          term="item"
          id={`item:${items.findIndex((item) => item.id === hunter.item)}`}
          title={nameOf(hunter.item)}
          text={itemText(hunter.item, level)}
          glyph={OUTFIT_GLYPHS[hunter.item]}
          used={hunter.itemUsed ? itemUsed(hunter.item) : null}
        />
      )}
      {hunter.potions.map((potion, n) => (
        <Piece
          key={`${potion} ${n.toString()}`}
          term="potion"
          id={potionOf(potion)}
          title={nameOf(potion)}
          text={potionText(potion, level)}
          glyph={OUTFIT_GLYPHS[potion]}
        />
      ))}
      <Mastery hunter={hunter} id={id} level={level} />
    </div>
  )
}

function Mastery({ hunter, id, level }: { readonly hunter: HunterView; readonly id: HunterId; readonly level: number }) {
  const title = masteryName(id)
  const mastery = masteryText(id, level)
  return (
    <Thing
      id={`mastery:${hunter.seat}`}
      label={`${title}: ${hunter.counters} of ${hunter.focusAt}`}
      zoom={<Note title={title}>{`${mastery.counts} ${mastery.focused}`}</Note>}
      className={styles.mastery}
    >
      <span data-focused={hunter.focused || undefined} {...term(hunter.focused ? 'focused' : 'mastery')}>
        {hunter.focused ? 'Focused' : `${hunter.counters}/${hunter.focusAt}`}
      </span>
    </Thing>
  )
}

interface PieceProps {
  readonly term: TermId
  readonly id: string
  readonly title: string
  readonly text: string
  readonly glyph: Glyph
  /** PR-4.4: it gives no more health; its ability stays. */
  readonly depleted?: boolean
  /** The note on its ability while that is used up. */
  readonly used?: string | null
}

function Piece({ term: kind, id, title, text, glyph, depleted = false, used = null }: PieceProps) {
  const states = [...(depleted ? ['depleted'] : []), ...(used === null ? [] : [used])]
  return (
    <Thing
      id={id}
      label={[title, ...states].join(', ')}
      zoom={
        <Note title={title} state={states.join(', ')}>
          {text || 'No text.'}
        </Note>
      }
      className={styles.piece}
    >
      <span data-used={used !== null || undefined} data-depleted={depleted || undefined} {...term(depleted ? 'depleted' : kind)}>
        <Icon of={glyph} size={22} />
      </span>
    </Thing>
  )
}

/** Another hunter's cards: the hunt has no secrets between hunters. */
function Elsewhere({ hunter, level }: { readonly hunter: HunterView; readonly level: number }) {
  return (
    <div className={styles.elsewhere}>
      {[...hunter.sequence, ...hunter.hand].map((card, n) => (
        <Thing
          key={card.id}
          id={`card:${card.id}`}
          label={nameOf(card.is)}
          zoom={<ActionCard card={card} level={level} />}
          className={styles.tiny}
        >
          <span data-played={n < hunter.sequence.length || undefined}>
            <ActionCard card={card} level={level} width={42} />
          </span>
        </Thing>
      ))}
      <div className={styles.decks}>
        <HunterPiles hunter={hunter} />
      </div>
    </div>
  )
}
