import type { Names } from '@rulewright/kernel'
import { Called, Guide, Icon, Notes, Picture, Scene, SeatMark, Strip } from '@rulewright/tablekit'
import { useMemo } from 'react'
import { seenIn } from '../../lesson.ts'
import { CRUISER, FRIGATE } from '../content/units.ts'
import { first } from '../lessons/first.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraView, TerritoryView } from '../rules/view.ts'
import { GUIDE } from '../words/guide.ts'
import { Battle } from './Battle.tsx'
import { ExploreFace, UnitFace } from './faces.tsx'
import styles from './Guide.module.css'
import { centreOf, mapBox } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { floatingCrystal, scrollUnfurled, trophyCup, twoCoins } from './icons.ts'
import { type Labels, labelsFor } from './labels.ts'
import sky from './SkyMap.module.css'
import { ShipIcon } from './ships.tsx'
import { Fleets, Territory } from './Territory.tsx'
import { GroundDefs } from './terrain.tsx'

const READER = 0
const names: Names = { you: READER, of: (seat) => (seat === READER ? 'Ada' : 'Ben') }

/** Where the numbers are on the Unit card: price, class, text, movement, armor. */
const ON_CARD = [
  { x: 22, y: 6 },
  { x: 51, y: 42 },
  { x: 35, y: 68 },
  { x: 11, y: 86 },
  { x: 31, y: 86 },
] as const

interface Shot {
  readonly view: AldarraView
  readonly labels: Labels
}

/** What the learner of the first lesson sees at these moments: real positions, so no picture goes stale. */
function shots() {
  const at = seenIn<AldarraView>(aldarra, first)
  const shot = (moment: string): Shot => {
    const view = at(moment)
    return { view, labels: labelsFor(view, names) }
  }
  return { start: shot('order 0'), orders: shot('attack 0'), fight: shot('hits 0'), bought: shot('buy 0') }
}

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
