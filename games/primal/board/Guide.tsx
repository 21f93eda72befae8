import { type ReactNode, useMemo } from 'react'
import type { CardId } from '../content/index.ts'
import type { PrimalView } from '../rules/view.ts'
import { Arena } from './Arena.tsx'
import { ActionCard, BehaviorFace } from './faces.tsx'
import styles from './Guide.module.css'
import { HunterPanel } from './Hunters.tsx'
import { MonsterPanel } from './MonsterPanel.tsx'
import { shots } from './shots.ts'

/** "How to play": the goal, a turn, a card, the table, and what goes wrong at first. */
export function GuidePage() {
  const at = useMemo(shots, [])
  return (
    <article className={styles.page}>
      <section>
        <h2>The goal</h2>
        <p>
          One to four hunters against one great beast, all on the same side. The beast has <b>ten hearts</b>. Take the last one and you win
          together; if it still has one when <b>round 10</b> ends, or if nobody stands any more, you lose together.
        </p>
        <p>
          The beast takes no turns. It answers <b>what you do</b>: three of its behaviors lie face down, and each shows what will wake it.
          Hunting well means choosing the card that hurts it and wakes nothing.
        </p>
      </section>
      <Turn at={at} />
      <CardSection view={at.playing} />
      <TableSection view={at.front} />
      <Mistakes />
    </article>
  )
}

/** A hunter's turn and what lies between two of them. */
function Turn({ at }: { readonly at: ReturnType<typeof shots> }) {
  return (
    <section>
      <h2>A turn, in pictures</h2>
      <ol className={styles.strip}>
        <Scene title="Move or stay" label="A hunter in front of the beast" picture={<Arena view={at.front} hurt={null} />}>
          Pay 1 stamina and go one sector on, or stay for nothing and be <b>threatened</b>. You can attack only from sectors with a ✶, and
          the beast’s stance says which these are.
        </Scene>
        <Scene
          title="Play cards"
          label="A card that costs 1, and one that pays 1"
          picture={<Pair view={at.playing} cards={['DA-02', 'DA-06']} />}
        >
          As many as you like, up to five. A card’s cost is paid by <b>discarding others</b>. Attacks hurt the beast, Maneuvers calm it,
          Dodges and Parries protect you.
        </Scene>
        <Scene title="It answers" label="A behavior that was woken by an Attack" picture={<Woken view={at.bitten} />}>
          Whatever your card woke turns over and happens, one after another in the order you like. Most hits can be avoided by discarding
          the right card. Then a new behavior takes its place.
        </Scene>
        <Scene title="Attrition" label="The cards played this turn, one of them Defensive" picture={<Row view={at.defended} />}>
          When you end your actions an attrition card is shown, two if you are threatened. With fewer green and yellow cards in your
          sequence than its number, you are hit.
        </Scene>
        <Scene
          title="Draw"
          label="The beast has turned to the hunter with the burning eye"
          picture={<Arena view={at.turned} hurt={null} />}
        >
          You fill your hand up to five, and the beast turns to whoever has <b>aggro</b>, the burning eye. Front, flanks and rear change for
          everybody.
        </Scene>
        <Scene title="A new round" label="A hunter with gear, item and potions" picture={<Gear view={at.newRound} />}>
          When all have had their turn, everybody may drink a potion. The beast changes its weakest behavior and gains <b>struggle</b>; at
          three for each hunter it is unleashed and hurts all.
        </Scene>
      </ol>
      <p>
        In another hunter’s turn you may help: discard a card with <b>Assist</b> and that hunter draws one; <b>Taunt</b> does the same and
        draws the beast’s eye to you. Who runs out of health is knocked out, loses a piece of gear and rises two turns later, or sooner when
        somebody in the same sector pays 2 stamina to <b>revive</b>.
      </p>
    </section>
  )
}

interface SceneProps {
  readonly title: string
  /** What the picture shows, for those who do not see it. */
  readonly label: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

function Scene({ title, label, picture, children }: SceneProps) {
  return (
    <li>
      <Picture label={label}>{picture}</Picture>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

interface PictureProps {
  readonly label: string
  readonly marks?: readonly Mark[]
  /** As wide as a card, not as the column. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A part of the board to be looked at: nobody can press it, and it says what it shows. */
function Picture({ label, marks = [], narrow = false, children }: PictureProps) {
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <div className={styles.drawn} inert data-narrow={narrow || undefined}>
        {children}
        {marks.map(([x, y], n) => (
          <i key={`${x} ${y}`} className={styles.mark} style={{ left: `${x}%`, top: `${y}%` }}>
            {n + 1}
          </i>
        ))}
      </div>
    </div>
  )
}

/** Where a number stands on a picture, in hundredths of its width and height. */
type Mark = readonly [x: number, y: number]

const inHand = (view: PrimalView, id: CardId) => view.hunters[view.you ?? 0]?.hand.find((card) => card.is === id)

function Pair({ view, cards }: { readonly view: PrimalView; readonly cards: readonly CardId[] }) {
  return (
    <div className={styles.row}>
      {cards.map((id) => {
        const card = inHand(view, id)
        return card && <ActionCard key={id} card={card} level={view.monster.level} width={124} />
      })}
    </div>
  )
}

function Row({ view }: { readonly view: PrimalView }) {
  return (
    <div className={styles.row}>
      {view.hunters[view.you ?? 0]?.sequence.map((card) => (
        <ActionCard key={card.id} card={card} level={view.monster.level} width={88} />
      ))}
    </div>
  )
}

function Woken({ view }: { readonly view: PrimalView }) {
  const front = view.monster.slots.find((slot) => slot.front !== null)?.front
  return (
    <div className={styles.row} data-large="">
      {front && <BehaviorFace behavior={front} level={view.monster.level} />}
    </div>
  )
}

function Gear({ view }: { readonly view: PrimalView }) {
  const hunter = view.hunters[view.you ?? 0]
  return <div className={styles.panel}>{hunter && <HunterPanel hunter={hunter} view={view} name="You" />}</div>
}

const CARD_MARKS: readonly Mark[] = [
  [0, 10],
  [100, 10],
  [100, 43],
  [0, 52],
  [0, 93],
]

function CardSection({ view }: { readonly view: PrimalView }) {
  const card = inHand(view, 'DA-02')
  return (
    <section>
      <h2>A card</h2>
      <div className={styles.explained}>
        <Picture label="Heavy Cleave, an action card" marks={CARD_MARKS} narrow>
          {card && <ActionCard card={card} level={view.monster.level} width={250} />}
        </Picture>
        <ol>
          <li>
            <b>Cost</b> in stamina. You pay with other cards from your hand, and with the stamina token if you have it.
          </li>
          <li>
            <b>Picture and colour</b> of its type: red Attack, blue Maneuver, green Dodge, yellow Parry. Red and blue are Offensive, green
            and yellow Defensive.
          </li>
          <li>
            <b>Type and keywords.</b> “Aggro” takes the burning eye; “Finisher” ends your actions; “Stealth” wakes nothing by its colour.
          </li>
          <li>
            <b>Text</b>, on top of what the type does: an Attack deals your weapon’s damage, a Maneuver takes 1 struggle away.
          </li>
          <li>
            <b>Worth</b> when you discard it to pay. What is too much is lost.
          </li>
        </ol>
      </div>
    </section>
  )
}

const ARENA_MARKS: readonly Mark[] = [
  [62, 38],
  [65, 93],
  [8, 50],
  [65, 7],
  [60, 76],
]

const PANEL_MARKS: readonly Mark[] = [
  [78, 5],
  [99, 16],
  [99, 27],
  [99, 36],
  [99, 58],
  [99, 87],
]

function TableSection({ view }: { readonly view: PrimalView }) {
  return (
    <section>
      <h2>The table</h2>
      <div className={styles.explained}>
        <Picture label="The arena: four sectors around the beast" marks={ARENA_MARKS}>
          <Arena view={view} hurt={null} />
        </Picture>
        <ol>
          <li>
            <b>The beast.</b> The arrow is its gaze.
          </li>
          <li>
            <b>Front</b>, where it looks.
          </li>
          <li>
            <b>Flanks</b>, at its sides. Terrain lies in fixed sectors and helps or hinders who stands there.
          </li>
          <li>
            <b>Rear.</b> A ✶ says that Attacks can be played from here.
          </li>
          <li>
            <b>You.</b> The burning eye is aggro; an exclamation mark means threatened.
          </li>
        </ol>
      </div>
      <div className={styles.explained}>
        <Picture label="The beast’s panel" marks={PANEL_MARKS}>
          <div className={styles.panel}>
            <MonsterPanel view={view} foresight={null} />
          </div>
        </Picture>
        <ol>
          <li>
            <b>Round</b> of ten.
          </li>
          <li>
            <b>Hearts</b>, and the bar that must fill to take the next. At the marked ones its stance changes.
          </li>
          <li>
            <b>Damage</b> of its hits, its <b>toughness</b>, and <b>struggle</b> until it is unleashed.
          </li>
          <li>
            <b>Stance</b>: how it fights, and from where it can be attacked.
          </li>
          <li>
            <b>Behaviors</b>, each with its number and what wakes it. The lowest number leaves when a round begins.
          </li>
          <li>
            <b>Objective</b>: a task for all, with a reward. Below it lie the beast’s decks.
          </li>
        </ol>
      </div>
    </section>
  )
}

function Mistakes() {
  return (
    <section>
      <h2>Five mistakes everybody makes</h2>
      <ol className={styles.mistakes}>
        <li>
          <b>Playing without looking right.</b> Point at a card first: the board lights up whom it would wake, and who rampages with it.
        </li>
        <li>
          <b>Spending the whole hand.</b> Discarded cards are your way out of hits, and two cards left in hand bring a stamina token.
        </li>
        <li>
          <b>Attacking only.</b> Without a green or yellow card in your sequence, attrition finds you every turn.
        </li>
        <li>
          <b>Letting struggle grow.</b> One Maneuver a turn keeps the beast from being unleashed and takes away the fuel of its boosts.
        </li>
        <li>
          <b>Standing still.</b> Staying threatens you, and each stance opens other sides. Move before your cards are worth nothing.
        </li>
      </ol>
    </section>
  )
}
