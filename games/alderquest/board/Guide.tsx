import { Called, type Callout, Guide, type Note, Notes, Scene, Strip } from '@rulewright/tablekit'
import { useMemo } from 'react'
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
    <Guide>
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
      <section>
        <h2>Five mistakes everybody makes</h2>
        <Notes of={MISTAKES} />
      </section>
    </Guide>
  )
}

type Shots = ReturnType<typeof shots>

function PointSection({ at }: { readonly at: Shots }) {
  return (
    <section>
      <h2>How a point is made</h2>
      <Strip>
        <Scene
          title="Match runes"
          look={styles.board}
          label="A shield about to fall beside two others"
          picture={<MatchingBoard view={at.begun} />}
        >
          Three or more alike in a row or a column vanish. If the guild is one of your two, you keep the runes; if not, they are discarded
          and a new line falls.
        </Scene>
        <Scene title="Summon" look={styles.field} label="A Monk in front of Lily" picture={<Field view={at.summoned} lanes={[]} />}>
          One rune and a Hero’s action: the top minion of that guild’s deck steps out in front of the Hero. It is tired until your next
          turn.
        </Scene>
        <Scene
          title="Reveal"
          look={styles.field}
          label="A Pirate with a Blue Acorn beneath the canopy"
          picture={<Field view={at.carrying} lanes={[]} />}
        >
          A ready minion makes two moves. On a facedown rival tile you <b>reveal</b> it (an Acorn is carried along, a Snowflake upgrades, a
          Trap springs) or <b>dismiss</b> it unseen.
        </Scene>
        <Scene title="Tribute" look={styles.field} label="The Pirate in the canopy" picture={<Field view={at.above} lanes={[]} />}>
          From the space beneath, climb into the canopy. The Acorn falls onto the Board, into a column you choose, and the minion is
          upgraded (★).
        </Scene>
        <Scene
          title="Score"
          look={styles.panel}
          label="Red has four points"
          picture={<TeamPanel view={at.scored} team={RED} players="You" />}
        >
          Three Acorns of one colour in a line go to the other colour’s team, for 1 to 3 points each. A Snowflake stands in for an Acorn of
          either colour.
        </Scene>
      </Strip>
    </section>
  )
}

function TurnSection({ at }: { readonly at: Shots }) {
  return (
    <section>
      <h2>A turn, in pictures</h2>
      <Strip>
        <Scene
          title="Ready"
          look={styles.field}
          label="Red’s Heroes below the Field, ready"
          picture={<Field view={at.hiding} lanes={[]} />}
        >
          Your Heroes and minions wake up.
        </Scene>
        <Scene title="Set Tiles" look={styles.hand} label="One Acorn in hand" picture={<Hand team={at.hiding.teams[RED]} />}>
          Hide the tiles in your hand facedown, one by one, on spaces without a tile or a minion.
        </Scene>
        <Scene title="Reveal Runes" look={styles.board} label="Three runes above the Board" picture={<MatchingBoard view={at.hidden} />}>
          Three runes come out of the pouch. Before the turn is over you must drop all three.
        </Scene>
        <Scene title="Action Phase" look={styles.field} label="Minions on the Field" picture={<Field view={at.hidden} lanes={[]} />}>
          In any order: drop runes; let each Hero act once (swap, slide, drop a line, summon, or its own ability); move each ready minion;
          play cards.
        </Scene>
        <Scene
          title="Draw"
          look={styles.panel}
          label="Red’s pouch, runes and decks"
          picture={<TeamPanel view={at.hidden} team={RED} players="You" />}
        >
          Draw a tile to hide next turn and, if you play with them, a Quarrel. Then it is the other team’s turn.
        </Scene>
      </Strip>
      <p>
        Before the first turn each team hides six tiles, four Acorns and two Snowflakes, on its own side. Put the best Acorn where a rival
        minion needs longest to come and to get away.
      </p>
    </section>
  )
}

const ON_HERO: readonly Callout[] = [
  { x: -3, y: 6, note: ['Cost', ': runes of any guilds, for the ability below. Swaps, slides and lines are free.'] },
  { x: -3, y: 41, note: ['Guild and class', ': a Hero may pay with runes of any guild, its own or not.'] },
  { x: -3, y: 52, note: ['Ability', ': what only this Hero can do with its one action.'] },
]

const ON_MINION: readonly Callout[] = [
  {
    x: -3,
    y: 37,
    note: ['Name', ': a minion that has brought an Acorn or found a Snowflake is upgraded; before, it shows only its class.'],
  },
  {
    x: -3,
    y: 51,
    note: [
      'Movement and trigger',
      ': first how it may move (Charge, Flight, Sneak, Judo, Speed), then when its ability may be used: Reveal, Tribute, Squabble or Confront.',
    ],
  },
]

function CardSection({ view }: { readonly view: AlderquestView }) {
  const upgraded = view.minions.find((m) => m.upgraded)
  return (
    <section>
      <h2>A Hero, and a minion</h2>
      <Called callouts={ON_HERO} label="The Hero Lily" look={styles.card} bare>
        <HeroFace hero={heroNamed('H-GUA-2')} width={230} />
      </Called>
      {upgraded && (
        <Called callouts={ON_MINION} label="An upgraded minion, the Rat Pirate" look={styles.card} bare>
          <MinionFace minion={upgraded} width={230} />
        </Called>
      )}
    </section>
  )
}

const ON_FIELD: readonly Callout[] = [
  { x: 50, y: 97, note: ['Your Heroes', ': each acts once a turn; minions appear on the space before them.'] },
  { x: 26, y: 74, note: ['Your tiles', ': you see what they are, in the corner; Blue sees only their backs.'] },
  { x: 64, y: 18, note: ['Blue’s tiles', ': Acorns, Snowflakes or Traps.'] },
  { x: 50, y: 35, note: ['The canopy', ': four spaces, each entered from the space beneath.'] },
  { x: 76, y: 33, note: ['A minion', ': its sign is its class, its colour the guild, its rim the team. A pale one is tired.'] },
  {
    x: 5,
    y: 48,
    note: ['A rival', ': move into its space and they squabble: as a rule both are gone, and Acorns they carried lie there.'],
  },
]

const ON_BOARD: readonly Callout[] = [
  { x: 27, y: 6, note: ['Your runes', ': drop all of them, one by one.'] },
  { x: 20, y: 36, note: ['A column', ': what is dropped lands on top. When all columns are full, the bottom row is destroyed.'] },
  { x: 86, y: 34, note: ['Blue Acorns', ': one more on top, and three in a line are yours.'] },
  { x: 50, y: 71, note: ['Snowflakes', ': the clock: the fourth ends the match.'] },
  { x: 19, y: 85, note: ['The crown', ': four runes of a guild at once make it exalted, which helps its team; five also bring a relic.'] },
]

function TableSection({ view }: { readonly view: AlderquestView }) {
  return (
    <section>
      <h2>The table</h2>
      <Called callouts={ON_FIELD} label="The Field in the middle of a match" look={styles.largeField}>
        <Field view={view} lanes={[]} />
      </Called>
      <Called callouts={ON_BOARD} label="The Board in the middle of a match" look={styles.largeBoard} bare>
        <MatchingBoard view={view} />
      </Called>
    </section>
  )
}

const MISTAKES: readonly Note[] = [
  ['Matching one’s own Acorns.', ' They go to the other team, whoever made the match. Look at their colour before you drop.'],
  ['Saving runes.', ' A minion summoned now moves next turn. Without minions there are no Acorns, so summon early and often.'],
  ['Forgetting a Hero.', ' Three Heroes are three actions every turn, and a swap costs nothing.'],
  [
    'Carrying past a rival.',
    ' One squabble and the Acorn lies on the ground again. Pass it to a neighbour, which is free, or take the other way round the Tree.',
  ],
  [
    'Matching Snowflakes while behind.',
    ' Each brings the end nearer. Whoever leads wants winter; whoever does not leaves the Snowflakes alone.',
  ],
]
