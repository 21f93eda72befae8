import { Called, type Callout, Guide, type Note, Notes, Scene, Strip } from '@rulewright/tablekit'
import { useMemo } from 'react'
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
    <Guide look={styles.page}>
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
      <section>
        <h2>Five mistakes everybody makes</h2>
        <Notes of={MISTAKES} />
      </section>
    </Guide>
  )
}

/** A hunter's turn and what happens between two of them. */
function Turn({ at }: { readonly at: ReturnType<typeof shots> }) {
  return (
    <section>
      <h2>A turn, in pictures</h2>
      <Strip>
        <Scene
          look={styles.scene}
          title="Move or stay"
          label="A hunter in front of the beast"
          picture={<Arena view={at.front} hurt={null} />}
        >
          Pay 1 stamina and go one sector on, or stay for nothing and be <b>threatened</b>. You can attack only from sectors with a ✶, and
          the beast’s stance says which these are.
        </Scene>
        <Scene
          look={styles.scene}
          title="Play cards"
          label="A card that costs 1, and one that pays 1"
          picture={<Pair view={at.playing} cards={['DA-02', 'DA-06']} />}
        >
          As many as you like, up to five. A card’s cost is paid by <b>discarding others</b>. Attacks hurt the beast, Maneuvers calm it,
          Dodges and Parries protect you.
        </Scene>
        <Scene look={styles.scene} title="It answers" label="A behavior that was woken by an Attack" picture={<Woken view={at.bitten} />}>
          Whatever your card woke turns over and happens, one after another in the order you like. Most hits can be avoided by discarding
          the right card. Then a new behavior takes its place.
        </Scene>
        <Scene
          look={styles.scene}
          title="Attrition"
          label="The cards played this turn, one of them Defensive"
          picture={<Row view={at.defended} />}
        >
          When you end your actions an attrition card is shown, two if you are threatened. With fewer green and yellow cards in your
          sequence than its number, you are hit.
        </Scene>
        <Scene
          look={styles.scene}
          title="Draw"
          label="The beast has turned to the hunter with the burning eye"
          picture={<Arena view={at.turned} hurt={null} />}
        >
          You fill your hand up to five, and the beast turns to whoever has <b>aggro</b>, the burning eye. Front, flanks and rear change for
          everybody.
        </Scene>
        <Scene look={styles.scene} title="A new round" label="A hunter with gear, item and potions" picture={<Gear view={at.newRound} />}>
          When all have had their turn, everybody may drink a potion. The beast changes its weakest behavior and gains <b>struggle</b>; at
          three for each hunter it is unleashed and hurts all.
        </Scene>
      </Strip>
      <p>
        In another hunter’s turn you may help: discard a card with <b>Assist</b> and that hunter draws one; <b>Taunt</b> does the same and
        draws the beast’s eye to you. Who runs out of health is knocked out, loses a piece of gear and rises two turns later, or sooner when
        somebody in the same sector pays 2 stamina to <b>revive</b>.
      </p>
    </section>
  )
}

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

const ON_CARD: readonly Callout[] = [
  { x: 0, y: 10, note: ['Cost', ' in stamina. You pay with other cards from your hand, and with the stamina token if you have it.'] },
  {
    x: 100,
    y: 10,
    note: [
      'Picture and colour',
      ' of its type: red Attack, blue Maneuver, green Dodge, yellow Parry. Red and blue are Offensive, green and yellow Defensive.',
    ],
  },
  {
    x: 100,
    y: 43,
    note: ['Type and keywords.', ' “Aggro” takes the burning eye; “Finisher” ends your actions; “Stealth” wakes nothing by its colour.'],
  },
  {
    x: 0,
    y: 52,
    note: ['Text', ', on top of what the type does: an Attack deals your weapon’s damage, a Maneuver takes 1 struggle away.'],
  },
  { x: 0, y: 93, note: ['Worth', ' when you discard it to pay. What is too much is lost.'] },
]

const ON_ARENA: readonly Callout[] = [
  { x: 62, y: 38, note: ['The beast.', ' The arrow is its gaze.'] },
  { x: 65, y: 93, note: ['Front', ', where it looks.'] },
  { x: 8, y: 50, note: ['Flanks', ', at its sides. Terrain lies in fixed sectors and helps or hinders who stands there.'] },
  { x: 65, y: 7, note: ['Rear.', ' A ✶ says that Attacks can be played from here.'] },
  { x: 60, y: 76, note: ['You.', ' The burning eye is aggro; an exclamation mark means threatened.'] },
]

const ON_PANEL: readonly Callout[] = [
  { x: 78, y: 5, note: ['Round', ' of ten.'] },
  { x: 99, y: 16, note: ['Hearts', ', and the bar that must fill to take the next. At the marked ones its stance changes.'] },
  { x: 99, y: 27, note: ['Damage', ' of its hits, its toughness, and struggle until it is unleashed.'] },
  { x: 99, y: 36, note: ['Stance', ': how it fights, and from where it can be attacked.'] },
  { x: 99, y: 58, note: ['Behaviors', ', each with its number and what wakes it. The lowest number leaves when a round begins.'] },
  { x: 99, y: 87, note: ['Objective', ': a task for all, with a reward. Below it lie the beast’s decks.'] },
]

function CardSection({ view }: { readonly view: PrimalView }) {
  const card = inHand(view, 'DA-02')
  return (
    <section>
      <h2>A card</h2>
      <Called callouts={ON_CARD} label="Heavy Cleave, an action card" look={styles.card} bare>
        {card && <ActionCard card={card} level={view.monster.level} width={250} />}
      </Called>
    </section>
  )
}

function TableSection({ view }: { readonly view: PrimalView }) {
  return (
    <section>
      <h2>The table</h2>
      <Called callouts={ON_ARENA} label="The arena: four sectors around the beast" look={styles.part}>
        <Arena view={view} hurt={null} />
      </Called>
      <Called callouts={ON_PANEL} label="The beast’s panel" look={styles.monster} bare>
        <MonsterPanel view={view} foresight={null} />
      </Called>
    </section>
  )
}

const MISTAKES: readonly Note[] = [
  ['Playing without looking right.', ' Point at a card first: the board lights up whom it would wake, and who rampages with it.'],
  ['Spending the whole hand.', ' Discarded cards are your way out of hits, and two cards left in hand bring a stamina token.'],
  ['Attacking only.', ' Without a green or yellow card in your sequence, attrition finds you every turn.'],
  ['Letting struggle grow.', ' One Maneuver a turn keeps the beast from being unleashed and takes away the fuel of its boosts.'],
  ['Standing still.', ' Staying threatens you, and each stance opens other sides. Move before your cards are worth nothing.'],
]
