import { type ReactNode, useMemo } from 'react'
import { heroNamed } from '../content/heroes.ts'
import { RED } from '../content/pieces.ts'
import type { AlderquestView } from '../rules/view.ts'
import { Field } from './Field.tsx'
import { HeroFace, MinionFace } from './faces.tsx'
import styles from './Guide.module.css'
import { Hand } from './Hand.tsx'
import { MatchingBoard } from './MatchingBoard.tsx'
import { shots } from './shots.ts'
import { TeamPanel } from './TeamPanel.tsx'

/** "How to play": the goal, how a point is made, a turn, the cards, the table, and what goes wrong at first. */
export function GuidePage() {
  const at = useMemo(shots, [])
  return (
    <article className={styles.page}>
      <section>
        <h2>The goal</h2>
        <p>
          Two teams of small animals, Red and Blue, have hidden <b>Acorns</b> from each other around the Great Tree. You want theirs.{' '}
          <b>The team with more Acorn points wins</b> when the match ends, and it ends when the fourth <b>Snowflake</b> has been matched:
          winter is here.
        </p>
        <p>
          You play on two places at once. On the <b>Field</b> your minions look for Acorns. On the <b>Board</b> beside it you match runes,
          for runes pay for minions, and for Acorns become points there and nowhere else.
        </p>
      </section>
      <PointSection at={at} />
      <TurnSection at={at} />
      <CardSection view={at.scored} />
      <TableSection view={at.begun} />
      <Mistakes />
    </article>
  )
}

type Shots = ReturnType<typeof shots>

function PointSection({ at }: { readonly at: Shots }) {
  return (
    <section>
      <h2>How a point is made</h2>
      <ol className={styles.strip}>
        <Scene
          title="Match runes"
          kind="board"
          label="A shield about to fall beside two others"
          picture={<MatchingBoard view={at.begun} />}
        >
          Three or more alike in a row or a column vanish. If the guild is one of your two, you keep the runes; if not, they are discarded
          and a new line falls.
        </Scene>
        <Scene title="Summon" kind="field" label="A Monk in front of Lily" picture={<Field view={at.summoned} lanes={[]} />}>
          One rune and a Hero’s action: the top minion of that guild’s deck steps out in front of the Hero. It is tired until your next
          turn.
        </Scene>
        <Scene
          title="Reveal"
          kind="field"
          label="A Pirate with a Blue Acorn beneath the canopy"
          picture={<Field view={at.carrying} lanes={[]} />}
        >
          A ready minion makes two moves. On a facedown rival tile you <b>reveal</b> it (an Acorn is carried along, a Snowflake upgrades, a
          Trap springs) or <b>dismiss</b> it unseen.
        </Scene>
        <Scene title="Tribute" kind="field" label="The Pirate in the canopy" picture={<Field view={at.above} lanes={[]} />}>
          From the space beneath, climb into the canopy. The Acorn falls onto the Board, into a column you choose, and the minion is
          upgraded (★).
        </Scene>
        <Scene title="Score" kind="panel" label="Red has four points" picture={<TeamPanel view={at.scored} team={RED} players="You" />}>
          Three Acorns of one colour in a line go to the other colour’s team, for 1 to 3 points each. A Snowflake stands in for an Acorn of
          either colour.
        </Scene>
      </ol>
    </section>
  )
}

function TurnSection({ at }: { readonly at: Shots }) {
  return (
    <section>
      <h2>A turn, in pictures</h2>
      <ol className={styles.strip}>
        <Scene title="Ready" kind="field" label="Red’s Heroes below the Field, ready" picture={<Field view={at.hiding} lanes={[]} />}>
          Your Heroes and minions wake up.
        </Scene>
        <Scene title="Set Tiles" kind="hand" label="One Acorn in hand" picture={<Hand team={at.hiding.teams[RED]} />}>
          Hide the tiles in your hand facedown, one by one, on spaces without a tile or a minion.
        </Scene>
        <Scene title="Reveal Runes" kind="board" label="Three runes above the Board" picture={<MatchingBoard view={at.hidden} />}>
          Three runes come out of the pouch. Before the turn is over you must drop all three.
        </Scene>
        <Scene title="Action Phase" kind="field" label="Minions on the Field" picture={<Field view={at.hidden} lanes={[]} />}>
          In any order: drop runes; let each Hero act once (swap, slide, drop a line, summon, or its own ability); move each ready minion;
          play cards.
        </Scene>
        <Scene
          title="Draw"
          kind="panel"
          label="Red’s pouch, runes and decks"
          picture={<TeamPanel view={at.hidden} team={RED} players="You" />}
        >
          Draw a tile to hide next turn and, if you play with them, a Quarrel. Then it is the other team’s turn.
        </Scene>
      </ol>
      <p>
        Before the first turn each team hides six tiles, four Acorns and two Snowflakes, on its own side. Put the best Acorn where a rival
        minion needs longest to come and to get away.
      </p>
    </section>
  )
}

interface SceneProps {
  readonly title: string
  readonly kind: 'board' | 'field' | 'hand' | 'panel'
  /** What the picture shows, for those who do not see it. */
  readonly label: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

function Scene({ title, kind, label, picture, children }: SceneProps) {
  return (
    <li className={styles.scene}>
      <Picture kind={kind} label={label}>
        {picture}
      </Picture>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

/** A part of the board to look at, not to use. */
function Picture({ kind, label, children }: { readonly kind: string; readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.picture} data-kind={kind} role="img" aria-label={label}>
      <div className={styles.part} inert>
        {children}
      </div>
    </div>
  )
}

/** A number on a picture, and what it says beside it. */
interface Callout {
  readonly name: string
  /** Where it stands, in hundredths of the picture. */
  readonly x: number
  readonly y: number
  readonly text: string
}

function Called({ callouts, children }: { readonly callouts: readonly Callout[]; readonly children: ReactNode }) {
  return (
    <div className={styles.called}>
      <div className={styles.subject}>
        {children}
        {callouts.map(({ name, x, y }, n) => (
          <span key={name} className={styles.badge} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
            {n + 1}
          </span>
        ))}
      </div>
      <ol className={styles.legend}>
        {callouts.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>: {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

const ON_HERO: readonly Callout[] = [
  { name: 'Cost', x: -3, y: 6, text: 'runes of any guilds, for the ability below. Swaps, slides and lines are free.' },
  { name: 'Guild and class', x: -3, y: 41, text: 'a Hero may pay with runes of any guild, its own or not.' },
  { name: 'Ability', x: -3, y: 52, text: 'what only this Hero can do with its one action.' },
]

const ON_MINION: readonly Callout[] = [
  {
    name: 'Name',
    x: -3,
    y: 37,
    text: 'a minion that has brought an Acorn or found a Snowflake is upgraded; before, it shows only its class.',
  },
  {
    name: 'Movement and trigger',
    x: -3,
    y: 51,
    text: 'first how it may move (Charge, Flight, Sneak, Judo, Speed), then when its ability may be used: Reveal, Tribute, Squabble or Confront.',
  },
]

function CardSection({ view }: { readonly view: AlderquestView }) {
  const upgraded = view.minions.find((m) => m.upgraded)
  return (
    <section>
      <h2>A Hero, and a minion</h2>
      <Called callouts={ON_HERO}>
        <Picture kind="card" label="The Hero Lily">
          <HeroFace hero={heroNamed('H-GUA-2')} width={230} />
        </Picture>
      </Called>
      {upgraded && (
        <Called callouts={ON_MINION}>
          <Picture kind="card" label="An upgraded minion, the Rat Pirate">
            <MinionFace minion={upgraded} width={230} />
          </Picture>
        </Called>
      )}
    </section>
  )
}

const ON_FIELD: readonly Callout[] = [
  { name: 'Your Heroes', x: 50, y: 97, text: 'each acts once a turn; minions appear on the space before them.' },
  { name: 'Your tiles', x: 26, y: 74, text: 'you see what they are, in the corner; Blue sees only their backs.' },
  { name: 'Blue’s tiles', x: 64, y: 18, text: 'Acorns, Snowflakes or Traps.' },
  { name: 'The canopy', x: 50, y: 35, text: 'four spaces, each entered from the space beneath.' },
  { name: 'A minion', x: 76, y: 33, text: 'its sign is its class, its colour the guild, its rim the team. A pale one is tired.' },
  {
    name: 'A rival',
    x: 5,
    y: 48,
    text: 'move into its space and they squabble: as a rule both are gone, and Acorns they carried lie there.',
  },
]

const ON_BOARD: readonly Callout[] = [
  { name: 'Your runes', x: 27, y: 6, text: 'drop all of them, one by one.' },
  { name: 'A column', x: 20, y: 36, text: 'what is dropped lands on top. When all columns are full, the bottom row is destroyed.' },
  { name: 'Blue Acorns', x: 86, y: 34, text: 'one more on top, and three in a line are yours.' },
  { name: 'Snowflakes', x: 50, y: 71, text: 'the clock: the fourth ends the match.' },
  {
    name: 'The crown',
    x: 19,
    y: 85,
    text: 'four runes of a guild at once make it exalted, which helps its team; five also bring a relic.',
  },
]

function TableSection({ view }: { readonly view: AlderquestView }) {
  return (
    <section>
      <h2>The table</h2>
      <Called callouts={ON_FIELD}>
        <Picture kind="large-field" label="The Field in the middle of a match">
          <Field view={view} lanes={[]} />
        </Picture>
      </Called>
      <Called callouts={ON_BOARD}>
        <Picture kind="large-board" label="The Board in the middle of a match">
          <MatchingBoard view={view} />
        </Picture>
      </Called>
    </section>
  )
}

function Mistakes() {
  return (
    <section>
      <h2>Five mistakes everybody makes</h2>
      <ol className={styles.mistakes}>
        <li>
          <b>Matching one’s own Acorns.</b> They go to the other team, whoever made the match. Look at their colour before you drop.
        </li>
        <li>
          <b>Saving runes.</b> A minion summoned now moves next turn. Without minions there are no Acorns, so summon early and often.
        </li>
        <li>
          <b>Forgetting a Hero.</b> Three Heroes are three actions every turn, and a swap costs nothing.
        </li>
        <li>
          <b>Carrying past a rival.</b> One squabble and the Acorn lies on the ground again. Pass it to a neighbour, which is free, or take
          the other way round the Tree.
        </li>
        <li>
          <b>Matching Snowflakes while behind.</b> Each brings the end nearer. Whoever leads wants winter; whoever does not leaves the
          Snowflakes alone.
        </li>
      </ol>
    </section>
  )
}
