import type { Names } from '@rulewright/kernel'
import { Called, type Callout, Guide, type Note, Notes, Scene, Strip } from '@rulewright/tablekit'
import { useMemo } from 'react'
import type { HubworldView } from '../rules/view.ts'
import { CardFace } from './CardFace.tsx'
import { faceOf } from './faces.ts'
import { Grid } from './Grid.tsx'
import styles from './Guide.module.css'
import { Panel } from './Panel.tsx'
import { shots } from './shots.ts'

const names: Names = { you: 0, of: (seat) => (seat === 0 ? 'You' : 'Rival') }
const nothing = () => undefined

/** "How to play": the goal, a round, a card, the table, and what goes wrong at first. */
export function GuidePage() {
  const at = useMemo(shots, [])
  return (
    <Guide>
      <GoalSection />
      <RoundSection at={at} />
      <CardSection />
      <TableSection view={at.forged} />
      <section>
        <h2>Five mistakes everybody makes</h2>
        <Notes of={MISTAKES} />
      </section>
    </Guide>
  )
}

function GoalSection() {
  return (
    <section>
      <h2>The goal</h2>
      <p>
        You are a seeker in the city of Aidalon, and so is everybody else. Six <b>agents</b> are hidden in each deck of 36 cards.{' '}
        <b>Take three enemy agents and you win</b>, at once. With three or more players they must come from different players, as far as
        that is possible.
      </p>
      <p>
        There is one other way for a match to end: whoever has to draw as a round ends and has no card left loses. So you hunt for their
        agents and guard your own, and everything costs <b>shards</b>.
      </p>
    </section>
  )
}

function RoundSection({ at }: { readonly at: ReturnType<typeof shots> }) {
  return (
    <section>
      <h2>A round, in pictures</h2>
      <p>
        Each round you have <b>three actions</b>. You take turns, one action each. Before the first action and after every one there is a
        window for <b>instants</b>, which take no action: collecting and forging are the usual ones.
      </p>
      <Strip>
        <Scene title="Collect" look={styles.panel} label="A seeker that has collected" picture={<PanelOf view={at.collected} seat={0} />}>
          An instant. Your seeker, and every faceup card with an icon, tires once a round and brings what the icon shows: a shard or a card.
        </Scene>
        <Scene
          title="Stage"
          look={styles.grid}
          label="A card staged facedown in the back row"
          picture={<GridOf view={at.staged} seat={0} />}
        >
          An action. Put a card from your hand facedown into any of your nine slots. It costs nothing, and does nothing yet.
        </Scene>
        <Scene title="Forge" look={styles.grid} label="The same card forged" picture={<GridOf view={at.forged} seat={0} />}>
          An instant. Pay its cost and turn it up. Now it works and collects. You may wait with this until somebody stands before it.
        </Scene>
        <Scene
          title="Delve"
          look={styles.grid}
          label="A delve at the end of the Commons path"
          picture={<GridOf view={at.inside} seat={1} />}
        >
          An action. Choose an enemy’s path and go along it: front, middle, back, then the district behind. You may stop after each slot.
        </Scene>
        <Scene title="Breach" look={styles.face} label="An agent discovered in a breach" picture={<EngagedCard view={at.discovered} />}>
          In the district you see as many cards as its owner has <b>heat</b>. Once per breach you may pay to raise it by one: one shard more
          than it is.
        </Scene>
        <Scene title="Secure" look={styles.panel} label="One agent secured" picture={<PanelOf view={at.secured} seat={0} />}>
          Pay a card’s <b>presence</b> to break it. An agent is yours; any other card is exiled. Or leave it where it was.
        </Scene>
      </Strip>
      <p>
        When nobody has an action left, everybody <b>refreshes</b>: three actions again, 1 shard, 1 card, down to five cards in hand, and
        all tired cards wake up. More than ten shards are lost.
      </p>
    </section>
  )
}

function PanelOf({ view, seat }: { readonly view: HubworldView; readonly seat: number }) {
  const player = view.players[seat]
  return player ? <Panel view={view} player={player} names={names} bar={false} browse={nothing} /> : null
}

function EngagedCard({ view: { engagement } }: { readonly view: HubworldView }) {
  const face = faceOf(engagement?.key ?? null)
  return face && <CardFace face={face} width={164} />
}

function GridOf({ view, seat }: { readonly view: HubworldView; readonly seat: number }) {
  const player = view.players[seat]
  if (!player) return null
  const delve = view.delve?.defender === seat ? view.delve : null
  return (
    <Grid player={player} side={seat === 0 ? 'near' : 'far'} names={names} delve={delve} about={null} staging={false} browse={nothing} />
  )
}

const ON_CARD: readonly Callout[] = [
  { x: 0, y: 3, note: ['Cost', ': shards to forge it. Staging is free.'] },
  {
    x: 0,
    y: 54,
    note: ['Type', ': agents are the prize; obstacles stop delvers; sources bring income; moments are played from the hand, once.'],
  },
  {
    x: 0,
    y: 66,
    note: [
      'Abilities',
      ', each with a sign: what costs an action, what is an instant (lightning), what answers an event (bent arrow). A cipher is a second price for whoever breaks it.',
    ],
  },
  { x: 8, y: 99, note: ['Barrier', ', the shield: what a delver pays to get past it when it lies faceup and awake.'] },
  { x: 27, y: 99, note: ['Presence', ', the rays: what an enemy pays to break it.'] },
  { x: 46, y: 99, note: ['Icons', ': what it brings when you collect with it.'] },
]

function CardSection() {
  const face = faceOf('auntie-ruth')
  return (
    <section>
      <h2>A card</h2>
      <Called callouts={ON_CARD} label="The agent Auntie Ruth" look={styles.card} bare>
        {face && <CardFace face={face} width={270} />}
      </Called>
    </section>
  )
}

const ON_TABLE: readonly Callout[] = [
  {
    x: 50,
    y: 2,
    note: [
      'Districts.',
      ' The Council is the hand, the Commons the deck, the Archives the discard pile. All three can be breached; in an Archives no presence has to be paid.',
    ],
  },
  { x: 83, y: 27, note: ['A path', ' of three slots leads to each. This one is empty, so nothing stops you.'] },
  {
    x: 34,
    y: 42,
    note: ['Faceup and awake', ': you must confront it. Pay its barrier, or the delve ends. If it is tired you may go past.'],
  },
  { x: 3, y: 42, note: ['Facedown', ': look at it, or go past unseen. Its owner may forge it the moment you stand before it.'] },
  { x: 34, y: 58, note: ['Your front row', ' is met first: a guard belongs here. You see your own facedown cards; your rival does not.'] },
  { x: 34, y: 84, note: ['Your back row', ' is met last: here lies what you want to keep.'] },
]

function TableSection({ view }: { readonly view: HubworldView }) {
  return (
    <section>
      <h2>The table</h2>
      <Called callouts={ON_TABLE} label="Your rival’s nine slots above, yours below" look={styles.table}>
        <GridOf view={view} seat={1} />
        <GridOf view={view} seat={0} />
      </Called>
    </section>
  )
}

const MISTAKES: readonly Note[] = [
  ['Forgetting to collect.', ' It takes no action, so a seeker that is awake as the round ends is a shard or a card thrown away.'],
  [
    'Delving with no shards.',
    ' You need them at a barrier, for heat and for the agent itself. Two or three actions of saving are often worth one good delve.',
  ],
  ['Forging too early.', ' A facedown card may be anything. Forge a guard when somebody stands before it, not before.'],
  [
    'Leaving a path open.',
    ' Agents in your hand and on top of your deck are caught as easily as those in your grid. Put something in front of each.',
  ],
  [
    'Staging over an agent.',
    ' The card that makes room goes away; a forged agent goes straight to your rival. Whatever would exile an agent of yours gives it to them.',
  ],
]
