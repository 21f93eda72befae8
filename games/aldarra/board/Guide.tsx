import { Called, Guide, Icon, Notes, Picture, Scene, SeatMark, Strip } from '@rulewright/tablekit'
import { useMemo } from 'react'
import { CRUISER, FRIGATE } from '../content/units.ts'
import type { TerritoryView } from '../rules/view.ts'
import { Battle } from './Battle.tsx'
import { ExploreFace, UnitFace } from './faces.tsx'
import styles from './Guide.module.css'
import { centreOf, mapBox } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { floatingCrystal, scrollUnfurled, trophyCup, twoCoins } from './icons.ts'
import sky from './SkyMap.module.css'
import { ShipIcon } from './ships.tsx'
import { READER, type Shot, shots } from './shots.ts'
import { Fleets, Territory } from './Territory.tsx'
import { GroundDefs } from './terrain.tsx'

/** Where the numbers are on the Unit card: price, class, text, movement, armor. */
const ON_CARD = [
  { x: 22, y: 6 },
  { x: 51, y: 42 },
  { x: 35, y: 68 },
  { x: 11, y: 86 },
  { x: 31, y: 86 },
] as const

/** What the page says around its figures. */
const GUIDE = {
  lead: 'Airships over a drowned empire. Claim land, send your fleet where it is needed, and be the one who has twenty Victory Points when a round is counted.',
  goal: {
    title: 'What you play for',
    text: [
      'At the end of every round’s mining there is a Win Check. If anybody has 20 Victory Points or more then, the game is over and whoever has the most wins. Points are never lost, so every one you make brings you nearer.',
      'There are four ways to make them. Your Objectives are secret tasks: fulfil one and claim it for 1 to 3 points. A combat that you started and won is worth 1. Crystals and Coins buy 1 or 2 points a round. And now and then an explorer finds one.',
    ],
    figure: 'Two Objectives in hand: what to do, how far you are, and what it is worth. Nobody else sees them.',
  },
  /** Title, text, and what the picture shows. */
  round: {
    title: 'A round in six pictures',
    steps: [
      ['Crystals', 'Each Crystal Deposit grows a Crystal, and a die says how many more the players place.', 'A Crystal on its Deposit'],
      [
        'Orders',
        'In turn order everybody gives one Order, three times over. Choose a territory; ships fly to it from anywhere, or from it to anywhere they reach.',
        'A ship beside a Crystal',
      ],
      [
        'Combat',
        'Where two players meet they fight at once. Light ships fire first, then heavy ones, then both may retreat; and again.',
        'Ships of two players in one territory',
      ],
      ['Explore', 'At the end of your Order you may turn up a card in one unexplored territory where you have a piece.', 'An Explore card'],
      [
        'Mine and buy',
        'All gain Coins for the land they control and take the Crystals where they have pieces. Then everybody may buy points once.',
        'Coins and Crystals become a Victory Point',
      ],
      [
        'Grow',
        'Draw an Objective, take a Discovery, and spend your Coins on ships and Buildings.',
        'An Objective, and three kinds of ships',
      ],
    ],
  },
  card: {
    title: 'How to read a Unit card',
    figure: 'A Cruiser',
    marks: [
      ['Price', ' in Coins, paid in the Build step.'],
      ['Class', ': Light ships fire in the Light Step, Heavy ones and Buildings in the Heavy Step.'],
      [
        'Text',
        ': what is special about it, and the dice it rolls: Green is weak, Pink is fair, Blue is strong. A star means that the die scores and is rolled again.',
      ],
      ['Movement', ': how many steps it flies in one Order. A Mountain or an enemy on the way ends the flight.'],
      ['Armor', ': how many hits it takes in one step to destroy it. Fewer do nothing: damage is gone when the step is over.'],
    ],
  },
  table: {
    title: 'How to read the map',
    marks: [
      ['Your Stronghold', ' pays 10 Coins a round and builds any ship. No enemy ever enters it.'],
      [
        'A territory you control',
        ' has your colour around it, because only you have pieces there. It pays what its ground is worth: Copper and Forest 1, Silver 2, Gold 3.',
      ],
      ['A Crystal', ' lies on its Deposit. Whoever has a piece there when mining takes it.'],
      ['The little map', ' means that nobody has explored here. Each territory is explored once, by whoever comes first.'],
      ['A Mountain', ' stops every ship that enters it. Jetstreams do the opposite: ships that start there fly one step more.'],
    ],
  },
  combat: {
    title: 'A fight, from the side',
    text: 'Each side shows its ships with their armor and the dice they rolled. You have so many hits: choose a target, and if the hits reach its armor it is destroyed and you go on with what is left. A Cruiser shields Engineers and Buildings, so it must fall first. A round in which nothing is destroyed adds a die for everybody, so no fight goes on for ever.',
    figure: 'The Light Step is rolled, and 1 hit is to be assigned.',
  },
  mistakes: {
    title: 'Five mistakes everybody makes',
    list: [
      [
        'Moving one ship an Order.',
        ' You have three Orders a round and no more. “Move to here” calls every ship in reach with a single one; use it.',
      ],
      [
        'Leaving land empty.',
        ' When the last piece flies off, the territory is no longer yours and pays nothing. Outposts stay behind and keep it.',
      ],
      [
        'Forgetting the Engineer.',
        ' Outposts and Fortresses are built only where an Engineer is. Send one along with the fleet, not after it.',
      ],
      [
        'Fighting for nothing.',
        ' Only the Attacker scores for winning. Attack where you are sure to win, and retreat when you are not: ships that leave are saved.',
      ],
      [
        'Saving Crystals for later.',
        ' One purchase a round is all there is. Four Crystals this round and four in the next are two points; eight at once are not.',
      ],
    ],
  },
} as const

const territoryWhere = ({ view }: Shot, fits: (t: TerritoryView) => boolean): number => view.territories.find(fits)?.hex ?? 0

/** A part of the map, or all of it, drawn as the board draws it. */
function MapFigure({ of, around, marks = [] }: { readonly of: Shot; readonly around?: number; readonly marks?: readonly number[] }) {
  const { view, labels } = of
  const whole = mapBox(view.seats)
  const middle = around === undefined ? null : centreOf(view.seats, around)
  const box = middle ? { x: middle.x - 130, y: middle.y - 95, width: 260, height: 190 } : whole
  return (
    <div className={`${sky.sky} ${styles.map}`}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={labels.map}>
        <GroundDefs />
        {view.territories.map((territory) => (
          <Territory key={territory.hex} territory={territory} view={view} labels={labels} />
        ))}
        {view.territories.map((territory) => (
          <Fleets key={territory.hex} territory={territory} view={view} labels={labels} />
        ))}
        {marks.map((hex, n) => {
          const at = centreOf(view.seats, hex)
          return (
            <g key={hex} className={styles.mark} transform={`translate(${at.x + 27} ${at.y + 45})`}>
              <circle r={14} />
              <text y={6}>{n + 1}</text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** What a purse holds after mining, in the board's symbols. */
function Purse({ of: { view } }: { readonly of: Shot }) {
  const you = view.players[READER]
  return (
    <p className={styles.purse}>
      <SeatMark seat={READER} size={22} />
      <Icon of={twoCoins} size={28} /> {you?.coins}
      <Icon of={floatingCrystal} size={28} /> {you?.crystals} → <Icon of={trophyCup} size={28} /> +1
    </p>
  )
}

function Growth() {
  return (
    <p className={styles.purse}>
      <Icon of={scrollUnfurled} size={28} />
      {[FRIGATE, CRUISER].map((unit) => (
        <ShipIcon key={unit} unit={unit} colour="var(--seat-0)" size={34} />
      ))}
      <ShipIcon unit={5} colour="var(--seat-0)" size={34} />
    </p>
  )
}

/** AL-9.1 the round, a picture a step. */
function RoundStrip({
  deal,
  orders,
  fight,
  bought,
}: {
  readonly deal: Shot
  readonly orders: Shot
  readonly fight: Shot
  readonly bought: Shot
}) {
  const deposit = territoryWhere(deal, (t) => t.crystals > 0)
  const pictures = [
    <MapFigure key="crystals" of={deal} around={deposit} />,
    <MapFigure key="orders" of={orders} around={orders.view.territories.findIndex((t) => t.units[1]?.[FRIGATE] === 1 && t.crystals > 0)} />,
    <MapFigure key="combat" of={fight} around={fight.view.combat?.hex ?? 0} />,
    <div key="explore" className={styles.small}>
      <ExploreFace card={0} labels={deal.labels} />
    </div>,
    <Purse key="mine" of={bought} />,
    <Growth key="grow" />,
  ]
  return (
    <Strip>
      {GUIDE.round.steps.map(([title, text, label], n) => (
        <Scene key={title} title={title} label={label} look={styles.scene} picture={pictures[n]}>
          {text}
        </Scene>
      ))}
    </Strip>
  )
}

function CombatSection({ fight }: { readonly fight: ReturnType<typeof shots>['fight'] }) {
  return (
    <section>
      <h2>{GUIDE.combat.title}</h2>
      <p>{GUIDE.combat.text}</p>
      <Picture label={GUIDE.combat.figure} look={styles.fight}>
        {fight.view.combat && <Battle view={fight.view} combat={fight.view.combat} labels={fight.labels} rolled={0} />}
      </Picture>
      <p className={styles.caption}>{GUIDE.combat.figure}</p>
    </section>
  )
}

/** "How to play" Aldarra. */
export function GuidePage() {
  const { start, orders, fight, bought } = useMemo(shots, [])
  const player = start.view.players[READER]
  const own = (t: TerritoryView) => t.control === READER
  const marks = [
    territoryWhere(start, (t) => t.tile === 'stronghold' && own(t)),
    territoryWhere(start, (t) => t.tile === 'forest' && own(t)),
    territoryWhere(start, (t) => t.crystals > 0),
    territoryWhere(start, (t) => !t.explored && t.tile === 'gold' && t.control === null),
    territoryWhere(start, (t) => t.tile === 'mountain'),
  ]
  return (
    <Guide>
      <p className={styles.lead}>{GUIDE.lead}</p>
      <section>
        <h2>{GUIDE.goal.title}</h2>
        {GUIDE.goal.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Picture label={GUIDE.goal.figure} look={styles.wide}>
          {player && <Hand view={start.view} player={player} labels={start.labels} />}
        </Picture>
        <p className={styles.caption}>{GUIDE.goal.figure}</p>
      </section>
      <section>
        <h2>{GUIDE.round.title}</h2>
        <RoundStrip deal={start} orders={orders} fight={fight} bought={bought} />
      </section>
      <section>
        <h2>{GUIDE.card.title}</h2>
        <Called
          callouts={ON_CARD.map((at, n) => ({ ...at, note: GUIDE.card.marks[n] ?? ['', ''] }))}
          label={GUIDE.card.figure}
          look={styles.large}
          bare
        >
          <UnitFace unit={CRUISER} upgraded={false} labels={start.labels} />
        </Called>
      </section>
      <section>
        <h2>{GUIDE.table.title}</h2>
        <Picture label={start.labels.map}>
          <MapFigure of={start} marks={marks} />
        </Picture>
        <Notes of={GUIDE.table.marks} />
      </section>
      <CombatSection fight={fight} />
      <section>
        <h2>{GUIDE.mistakes.title}</h2>
        <Notes of={GUIDE.mistakes.list} />
      </section>
    </Guide>
  )
}
